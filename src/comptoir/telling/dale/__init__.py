"""La Vallée des Marchands in words and pictures."""
