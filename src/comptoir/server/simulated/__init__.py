"""A server in a world made of one number: its clock, disk, lines, bots and people are simulated."""
