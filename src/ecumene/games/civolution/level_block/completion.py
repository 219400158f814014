"""The end of a turn or step: attribute tokens that came within reach in it, then complete levels (p. 27)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.level_block.attributes import within_reach
from ecumene.games.civolution.level_block.columns import is_complete
from ecumene.games.civolution.printed import LEVEL_COMPLETE
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import ATTRIBUTE
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck

BONUS: Final[list[int]] = [program(effects) for effects in LEVEL_COMPLETE]
WITH_BONUS: Final = 2


class Completion(Asks):
    """Attribute tokens that came within reach; then the bonuses of levels 1 and 2, each once a game (p. 27).

    Either may lead to the other: a token completes a level, and a bonus brings markers.

    known  attribute tokens that were within reach before, or were left here
    """

    FIELDS: ClassVar[str] = "seat@ known$attribute[<3]"
    RULE: ClassVar[str] = "civo.ruling.attribute-window"
    VERBS: ClassVar[list[int]] = [ATTRIBUTE]
    NESTED: ClassVar[int] = 4  # an event or the start of a phase may serve everybody

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("known",)

    def __init__(self, seat: int, known: list[int]) -> None:
        super().__init__(seat)
        self.known = known

    def copy(self) -> Completion:
        return Completion(self.seat, self.known[:])

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return []

    def asks(self, s: GameState) -> bool:
        """Ask where a token has come within reach."""
        for token in within_reach(s, self.seat):
            if token not in self.known:
                return True
        return False

    def stopped(self, s: GameState, luck: Luck) -> None:
        self.known = within_reach(s, self.seat)

    def step(self, s: GameState, luck: Luck) -> None:
        player = s.players[self.seat]
        for level in range(1, WITH_BONUS + 1):
            if not player.completed[level - 1] and is_complete(player, level):
                player.completed[level - 1] = 1
                luck.tell("level-complete", self.seat, amount=level)
                run(s, self.seat, BONUS[level], -1)
                return
        s.stack.pop()
        player.used_turn.clear()


def completion(s: GameState, seat: int) -> Completion:
    """Return the end of a turn or step that begins now."""
    return Completion(seat, within_reach(s, seat))
