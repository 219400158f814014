"""A reset: the phase indicator moves, dice come back, the reset marker becomes an idea or food (p. 32)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.markers import gain
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.spots import FOOD, IDEA, SPOT_THING, THING_SPOT
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.pieces import trigger
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import DIE_VALUES, MOST_FOR_RESET, RESET_CELLS
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import AGAIN, ROLL, TAKE
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

NO_SUCH_DIE: Final = because("civo.reset.dice", 1)
FINISHING: Final = 1  # GameState.closing: the round is finished
FINAL: Final = 2  # the final round


def most_for_reset(player: Player) -> int:
    """Return how many activation dice may be left in the cells."""
    return max(MOST_FOR_RESET, player.power[ops.RESET_DICE])


def move_indicator(s: GameState, luck: Luck) -> None:
    """Move the phase indicator to the next cell; the last one begins the end of the phase."""
    last = RESET_CELLS[len(s.players)]
    if s.resets < last:
        s.resets += 1
        luck.tell("indicator", -1, amount=s.resets)
        if s.resets == last and not s.closing:
            s.closing = FINISHING


class Reset(Asks):
    """Steps A and B: move the indicator, take up spent dice and any others, roll them (p. 32).

    taken  dice of the cells that were taken up
    """

    FIELDS: ClassVar[str] = "seat@ taken/9"
    RULE: ClassVar[str] = "civo.reset.dice"
    VERBS: ClassVar[list[int]] = [AGAIN, ROLL]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("taken",)

    def __init__(self, seat: int, taken: int) -> None:
        super().__init__(seat)
        self.taken = taken

    def copy(self) -> Reset:
        return Reset(self.seat, self.taken)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [*((AGAIN, value, 0) for value in range(1, DIE_VALUES + 1)), (ROLL, 0, 0)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[0] == ROLL:
            return ALLOWED
        if not 1 <= a[1] <= DIE_VALUES:
            return UNLISTED
        return ALLOWED if s.players[self.seat].dice[a[1] - 1] else NO_SUCH_DIE

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == NO_SUCH_DIE:
            return -1, case_of(why), a[1]
        return super().details(s, seat, a, why)

    def stop(self, s: GameState) -> Action | None:
        return None

    def declines(self, s: GameState, seat: int) -> Action | None:
        return (ROLL, 0, 0)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        player = s.players[self.seat]
        if a[0] == AGAIN:
            player.dice[a[1] - 1] -= 1
            player.spent += 1
            self.taken += 1
            return
        s.stack.pop()
        luck.tell("reset", self.seat)
        move_indicator(s, luck)
        count = player.spent
        player.spent = 0
        for _ in range(count):
            value = luck.number(DIE_VALUES)
            player.dice[value] += 1
            luck.tell("rolled", self.seat, amount=value + 1)
        s.stack.append(ResetMarker(self.seat))

    def check(self, s: GameState) -> None:
        need(0 <= self.taken <= s.players[self.seat].spent, "impossible-reset")


class ResetMarker(Asks):
    """Step C: the marker of the column, or one of the supply, becomes an idea or food (p. 32)."""

    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "civo.reset.marker"
    VERBS: ClassVar[list[int]] = [TAKE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> ResetMarker:
        return ResetMarker(self.seat)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [(TAKE, SPOT_THING[FOOD], 0), (TAKE, SPOT_THING[IDEA], 0)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        return ALLOWED if a[1] in (SPOT_THING[FOOD], SPOT_THING[IDEA]) else UNLISTED

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        player = s.players[self.seat]
        trigger(s, self.seat, ops.DID_RESET, ops.EVERY, luck)
        if player.reset_markers:
            player.reset_markers -= 1
            player.supply += 1
        gain(s, self.seat, THING_SPOT[a[1]], 1, luck)
