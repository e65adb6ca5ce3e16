"""Dale at the keyboard."""
