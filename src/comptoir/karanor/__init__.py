"""Marchands de Karanor: a map, shops, quests, associates, a black market and free negotiation."""
