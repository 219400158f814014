"""Bazaar, a toy game with one of everything a rulebook can ask of the kernel, built like a real one."""

from tests.toy.game import Toy

GAME = Toy()
