"""Marchands de Karanor on its shelf."""
