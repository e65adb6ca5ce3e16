"""Marchands de Karanor at the keyboard."""
