"""Historia: twelve thousand years in twelve turns, for one to six civilizations."""

from ecumene.games.historia.game import GAME

__all__ = ["GAME"]
