"""La Vallée des Marchands for learners."""
