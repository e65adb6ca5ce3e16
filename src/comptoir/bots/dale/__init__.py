"""Players that know La Vallée des Marchands."""
