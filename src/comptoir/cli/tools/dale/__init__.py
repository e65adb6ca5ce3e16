"""La Vallée des Marchands on its shelf."""
