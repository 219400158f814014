"""Levels that are complete: their bonus comes at the end of the turn in which they became so (p. 27)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.figures import LEVEL_COMPLETE
from ecumene.games.civolution.level_block.columns import is_complete
from ecumene.games.civolution.state import Board
from ecumene.kernel.frame import Frame
from ecumene.kernel.luck import Luck

BONUS: Final[list[int]] = [program(effects) for effects in LEVEL_COMPLETE]
WITH_BONUS: Final = 2


class Completion(Frame[Board]):
    """The bonuses of levels 1 and 2, each once a game; one may complete another (p. 27)."""

    __slots__ = ("seat",)
    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "civo.levels.complete"
    NESTED: ClassVar[int] = 4  # an event or the start of a phase may serve everybody

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Completion:
        return Completion(self.seat)

    def step(self, s: Board, luck: Luck) -> None:
        player = s.players[self.seat]
        for level in range(1, WITH_BONUS + 1):
            if not player.completed[level - 1] and is_complete(player, level):
                player.completed[level - 1] = 1
                luck.tell("level-complete", self.seat, amount=level)
                run(s, self.seat, BONUS[level], -1)
                return
        s.stack.pop()
        player.used_turn.clear()
