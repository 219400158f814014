"""Steps that every civilization does once, in turn order."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from ecumene.games.civolution.state import GameState
from ecumene.kernel.frame import NOBODYS
from ecumene.kernel.frames.rounds import Rounds
from ecumene.kernel.impossible import need


@mypyc_attr(allow_interpreted_subclasses=True)
class EachCivilization(Rounds[GameState]):
    """One step of each civilization, from the one with the monolith clockwise."""

    __slots__ = ()

    def order(self, s: GameState) -> list[int]:
        return s.order()

    def turn(self, s: GameState) -> tuple[int, int]:
        """Return whose turn it is: nobody's while the automated rival acts."""
        seat, number = super().turn(s)
        return (seat, number) if seat < len(s.players) else NOBODYS

    def check(self, s: GameState) -> None:
        need(0 <= self.turns <= len(self.order(s)), "impossible-turn")
