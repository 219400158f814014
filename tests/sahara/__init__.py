"""Sahara, a small game with a map, dice and secret choices: what it tells people is derived from its rules."""

from tests.sahara.game import Sahara

GAME = Sahara()
