"""A turn of the action phase: activate a module, or reset (p. 13)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.asking import Asks
from ecumene.games.civolution.card_data import FEATURE_ROWS, SLEEP, SLEEP_ROWS
from ecumene.games.civolution.console.payment import (
    NOTHING,
    SLEEP_MODULE,
    Payment,
    can_activate,
    fewest_ideas,
    payable_modules,
    payments_of,
)
from ecumene.games.civolution.console.reset import Reset, may_reset, most_for_reset
from ecumene.games.civolution.deeds import trigger
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.perform import run_module
from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.figures import FEATURES, MODULES
from ecumene.games.civolution.level_block.completion import completion
from ecumene.games.civolution.locations.helpers import before_module
from ecumene.games.civolution.spots import IDEA
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.verbs import ACTIVATE, RESET
from ecumene.games.civolution.verbs import SLEEP as SLEEP_VERB
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

FEATURE_PROGRAM: Final[list[int]] = [program(row["do"]) for row in FEATURE_ROWS]
_SLEEP: Final[list[list[dict[str, dict[str, int]]]]] = SLEEP_ROWS[0]["or"]
SLEEP_PROGRAM: Final[int] = program([{"choose": _SLEEP}])
SLEEP_BOTH_PROGRAM: Final[int] = program([effect for branch in _SLEEP for effect in branch])


def module_moves(s: Board, seat: int) -> list[Action]:
    """Return the modules that can be paid for: core modules, then features, then sleep."""
    player = s.players[seat]
    found: list[Action] = [(ACTIVATE, module, 0) for module in payable_modules(player, MODULES + FEATURES)]
    if can_activate(player, SLEEP_MODULE):
        found.append((SLEEP_VERB, 0, 0))
    return found


class Turn(Asks):
    """Either activate a module or do a reset (p. 13)."""

    __slots__ = ()
    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "civo.turn.either"

    def copy(self) -> Turn:
        return Turn(self.seat)

    def options(self, s: Board) -> list[Action]:
        found = module_moves(s, self.seat)
        if may_reset(s, self.seat):
            found.append((RESET, 0, 0))
        return found

    def asks(self, s: Board) -> bool:
        """Ask for every turn: what it begins with is never forced upon anybody unseen."""
        return True

    def stop(self, s: Board) -> Action | None:
        return None

    def reason(self, s: Board, a: Action) -> Refusal | None:
        player = s.players[self.seat]
        if a[0] == RESET:
            return Refusal("civo.reset.few-dice", -1, most_for_reset(player), sum(player.dice))
        have = payments_of(player)
        if a[0] == SLEEP_VERB:
            return Refusal("civo.sleep.any-dice", SLEEP, 2, have)
        if a[0] != ACTIVATE or a[1] >= MODULES + FEATURES:
            return None
        if have < 2:
            return Refusal("civo.activate.two-dice", a[1], 2, have)
        return Refusal("civo.activate.ideas", a[1], fewest_ideas(player, a[1]), player.markers[IDEA])

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        s.stack.pop()
        s.stack.append(completion(s, self.seat))
        if a[0] == RESET:
            s.stack.append(Reset(self.seat, 0))
            return
        module = a[1] if a[0] == ACTIVATE else SLEEP_MODULE
        luck.tell("activated", self.seat, SLEEP if module == SLEEP_MODULE else module)
        s.stack.append(Activation(self.seat, module, 0))
        s.stack.append(Payment(self.seat, module, NOTHING))


BEFORE: Final = 0
ACTIONS: Final = 1
AFTER: Final = 2
OVER: Final = 3


class Activation(Frame[Board]):
    """A module that was paid for: locations that come before it, its actions, then what waits for it."""

    __slots__ = ("module", "part", "seat")
    FIELDS: ClassVar[str] = "seat@ module/22 part<4"
    RULE: ClassVar[str] = "civo.module.actions"

    def __init__(self, seat: int, module: int, part: int) -> None:
        self.seat = seat
        self.module = module
        self.part = part

    def copy(self) -> Activation:
        return Activation(self.seat, self.module, self.part)

    def source(self) -> int:
        return SLEEP if self.module == SLEEP_MODULE else self.module

    def step(self, s: Board, luck: Luck) -> None:
        self.part += 1
        player = s.players[self.seat]
        if self.part == ACTIONS:
            if self.module < MODULES:  # its level counts as it is now: what locations bring upgrades it too late
                run_module(s, self.seat, self.module)
                before_module(s, self.seat, self.module)
        elif self.part == AFTER:
            if self.module < MODULES:
                return
            if self.module < SLEEP_MODULE:
                run(s, self.seat, FEATURE_PROGRAM[self.module - MODULES], self.module)
            else:
                both = player.power[ops.SLEEP_BOTH] > 0
                run(s, self.seat, SLEEP_BOTH_PROGRAM if both else SLEEP_PROGRAM, SLEEP)
        elif self.part == OVER:
            trigger(s, self.seat, ops.MODULE_USED, self.module, luck)
        else:
            s.stack.pop()

    def check(self, s: Board) -> None:
        need(0 <= self.module <= SLEEP_MODULE, "impossible-payment")
