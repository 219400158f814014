"""Nim, the smallest game that the kit takes: all is open, nothing is drawn, there are no cards and no points."""

from tests.nim.game import Nim

GAME = Nim()
