"""Age of Civilization: lead a people through six ages of rising and falling civilizations."""

from ecumene.games.age_of_civilization.game import GAME

__all__ = ["GAME"]
