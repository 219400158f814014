"""The face of Nim: what the table asks of it."""

from __future__ import annotations

from pathlib import Path

from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc, Game, Options
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.rules import read_rulebook
from tests.nim.judge import JUDGE
from tests.nim.state import GRAMMAR, SCHEMA, START, STONES, THINGS, Heaps
from tests.nim.teller import TELLER
from tests.nim.turn import Turn, Turns


class Nim(Game[Heaps]):
    """Nim as Emanuel Lasker played it: take from a heap, or split one. Who takes the last stone wins."""

    def __init__(self) -> None:
        self.key = "nim"
        self.prefix = "nim"
        self.seats = [2]
        self.things = THINGS
        self.grammar = GRAMMAR
        self.teller = TELLER
        self.judge = JUDGE
        self.schema = SCHEMA
        self.rulebook = read_rulebook(Path(__file__).with_name("rules.toml"))

    def setup(self, players: int, options: Options, luck: Luck) -> Heaps:
        """Three heaps."""
        return Heaps([Turns(0)], False, START[:], -1)

    def audit(self, s: Heaps) -> None:
        """Count the stones; look at the frames."""
        need(all(s.heaps) and sum(s.heaps) <= STONES, "stones", n=sum(s.heaps), most=STONES)
        need(s.heaps == sorted(s.heaps, reverse=True), "sorted")
        need(s.over == (not s.heaps) and (not s.over or s.last >= 0), "over")
        need(bool(s.stack) and isinstance(s.stack[0], Turns), "frames")
        need(
            all(isinstance(frame, Turn) for frame in s.stack[1:]) and len(s.stack) == (1 if s.over else 2),
            "frames",
        )
        for frame in s.stack:
            frame.check(s)

    def result(self, s: Heaps) -> Doc:
        """Who moved last has won."""
        won = [1 if seat == s.last else 0 for seat in range(2)]
        return {"scores": won, "ranks": [2 - each for each in won], "winners": [s.last], "ending": "last-stone"}

    def action_space(self) -> list[Action]:
        """All that could be written: it is little, and the same in every state."""
        return GRAMMAR.every_action(max(START))
