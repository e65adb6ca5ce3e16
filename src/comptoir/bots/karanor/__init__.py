"""Players of Marchands de Karanor."""
