"""Civolution: four eras, two dice an action, for one to four civilizations."""

from ecumene.games.civolution.game import GAME

__all__ = ["GAME"]
