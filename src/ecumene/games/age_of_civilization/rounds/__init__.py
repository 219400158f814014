"""Rounds, their end, and the end of the game."""
