"""Marchands de Karanor for learners."""
