"""Eldritch Horror: the board game."""
