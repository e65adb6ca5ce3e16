"""Marchands de Karanor in words."""
