"""Sid Meier's Civilization: a map that is revealed as one goes, and four ways to win, for two to four."""

from ecumene.games.sid_meiers_civilization.game import GAME

__all__ = ["GAME"]
