"""A server under load: crowds of people, what they go through, and the figures."""
