"""Through the Ages: A New Story of Civilization (2015)."""

from ecumene.games.through_the_ages.game import GAME

__all__ = ["GAME"]
