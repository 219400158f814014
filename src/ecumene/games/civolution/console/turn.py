"""A turn of the action phase: activate a module, or reset (p. 13)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import FEATURE_ROWS, SLEEP, SLEEP_ROWS
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.payment import (
    FEW_IDEAS,
    NOTHING,
    SLEEP_MODULE,
    Payment,
    fewest_ideas,
    payable_modules,
    payments_of,
)
from ecumene.games.civolution.console.reasons import Details, because
from ecumene.games.civolution.console.reset import Reset, most_for_reset
from ecumene.games.civolution.continent.spots import IDEA
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.perform import run_module
from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.level_block.completion import completion
from ecumene.games.civolution.locations.helpers import before_module
from ecumene.games.civolution.pieces import trigger
from ecumene.games.civolution.printed import FEATURES, MODULES
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import ACTIVATE, RESET
from ecumene.games.civolution.verbs import SLEEP as SLEEP_VERB
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

FEATURE_PROGRAM: Final[list[int]] = [program(row["do"]) for row in FEATURE_ROWS]
_SLEEP: Final[list[list[dict[str, dict[str, int]]]]] = SLEEP_ROWS[0]["or"]
SLEEP_PROGRAM: Final[int] = program([{"choose": _SLEEP}])
SLEEP_BOTH_PROGRAM: Final[int] = program([effect for branch in _SLEEP for effect in branch])

MANY_DICE: Final = because("civo.reset.few-dice")
TOO_FEW_TO_SLEEP: Final = because("civo.sleep.any-dice")
TOO_FEW: Final = because("civo.activate.two-dice")


REST: Final[list[Action]] = [(SLEEP_VERB, 0, 0), (RESET, 0, 0)]


class Turn(Asks):
    """Either activate a module or do a reset (p. 13)."""

    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "civo.turn.either"
    VERBS: ClassVar[list[int]] = [ACTIVATE, SLEEP_VERB, RESET]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Turn:
        return Turn(self.seat)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        """Return the core modules that can be paid for, then features, then sleep and the reset."""
        modules = payable_modules(s.players[self.seat], MODULES + FEATURES)
        found: list[Action] = [(ACTIVATE, module, 0) for module in modules]
        return found + [a for a in REST if self.own_obstacle(s, a) == ALLOWED]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        player = s.players[self.seat]
        if a[0] == RESET:
            return ALLOWED if sum(player.dice) <= most_for_reset(player) else MANY_DICE
        if a[0] == SLEEP_VERB:
            return ALLOWED if payments_of(player) >= 2 else TOO_FEW_TO_SLEEP
        if a[1] >= MODULES + FEATURES:
            return UNLISTED
        if payments_of(player) < 2:
            return TOO_FEW
        return ALLOWED if fewest_ideas(player, a[1]) <= player.markers[IDEA] else FEW_IDEAS

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        player = s.players[self.seat]
        if why == MANY_DICE:
            return -1, most_for_reset(player), sum(player.dice)
        if why == TOO_FEW_TO_SLEEP:
            return SLEEP, 2, payments_of(player)
        if why == TOO_FEW:
            return a[1], 2, payments_of(player)
        if why == FEW_IDEAS:
            return a[1], fewest_ideas(player, a[1]), player.markers[IDEA]
        return super().details(s, seat, a, why)

    def asks(self, s: GameState) -> bool:
        """Ask for every turn: what it begins with is never forced upon anybody unseen."""
        return True

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
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


class Activation(Frame[GameState]):
    """A module that was paid for: locations that come before it, its actions, then what waits for it."""

    FIELDS: ClassVar[str] = "seat@ module/22 part<4"
    RULE: ClassVar[str] = "civo.module.actions"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("module", "part", "seat")

    def __init__(self, seat: int, module: int, part: int) -> None:
        self.seat = seat
        self.module = module
        self.part = part

    def copy(self) -> Activation:
        return Activation(self.seat, self.module, self.part)

    # generated: end

    def source(self) -> int:
        return SLEEP if self.module == SLEEP_MODULE else self.module

    def step(self, s: GameState, luck: Luck) -> None:
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

    def check(self, s: GameState) -> None:
        need(0 <= self.module <= SLEEP_MODULE, "impossible-payment")
