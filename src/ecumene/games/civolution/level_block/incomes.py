"""Income tokens: taken from the display, installed anywhere, performed for their action or a point (p. 23)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import IS_INCOME, ROWS
from ecumene.games.civolution.console.asking import Asks, UpTo
from ecumene.games.civolution.console.reasons import NOT_ON_DISPLAY, Details, because, case_of
from ecumene.games.civolution.effects.counts import installed
from ecumene.games.civolution.effects.powers import refresh
from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.level_block.columns import insert, would_float
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import COLUMNS, INCOME_INSTEAD
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import INCOME, INSTALL, PERFORM, POINT
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED, WRONG_KIND

# By thing: what an income token, or a start token card, does.
ACTION: Final[list[int]] = [program(row["do"]) if IS_INCOME[thing] else 0 for thing, row in enumerate(ROWS)]
INSTEAD: Final[int] = program(INCOME_INSTEAD)
OTHER_TOKEN: Final = because("civo.income.install", WRONG_KIND)
FLOATS: Final = because("civo.income.install")
NOT_PERFORMED: Final = because("civo.income.action", WRONG_KIND)
USED: Final = because("civo.income.action", 1)


def incomes_of(player: Player) -> list[int]:
    """Return the income tokens of a civilization, its start token included."""
    return [thing for thing in installed(player) if IS_INCOME[thing]]


def perform_income(s: GameState, seat: int, a: Action, luck: Luck) -> None:
    """Perform the action of a token, or gain a point instead."""
    if a[0] == PERFORM:
        luck.tell("income", seat, a[1])
    run(s, seat, ACTION[a[1]] if a[0] == PERFORM else INSTEAD, a[1])


class IncomeChip(UpTo):
    """Take an income token, fill the display, install the token and perform it (p. 23)."""

    RULE: ClassVar[str] = "civo.income.gain"
    VERBS: ClassVar[list[int]] = [INCOME]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> IncomeChip:
        return IncomeChip(self.seat, self.left, self.thing)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [(INCOME, token, 0) for token in s.income_display if token >= 0]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        return ALLOWED if a[1] in s.income_display else NOT_ON_DISPLAY

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == NOT_ON_DISPLAY:
            return a[1], case_of(why), -1
        return super().details(s, seat, a, why)

    def carry_out(self, s: GameState, a: Action, luck: Luck) -> None:
        s.income_display[s.income_display.index(a[1])] = luck.take(s.income_bag) if s.income_bag else -1
        luck.tell("income-taken", self.seat, a[1], source=self.thing)
        s.stack.append(IncomeInstall(self.seat, a[1]))


class IncomeInstall(Asks):
    """Put an income token into any column where it does not float, then perform it (p. 23)."""

    FIELDS: ClassVar[str] = "seat@ token$income"
    RULE: ClassVar[str] = "civo.income.install"
    VERBS: ClassVar[list[int]] = [INSTALL]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("token",)

    def __init__(self, seat: int, token: int) -> None:
        super().__init__(seat)
        self.token = token

    def copy(self) -> IncomeInstall:
        return IncomeInstall(self.seat, self.token)

    # generated: end

    def source(self) -> int:
        return self.token

    def candidates(self, s: GameState) -> list[Action]:
        return [(INSTALL, self.token, column + 1) for column in range(COLUMNS)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[1] != self.token:
            return OTHER_TOKEN
        if not 1 <= a[2] <= COLUMNS:
            return UNLISTED
        return FLOATS if would_float(s.players[self.seat], a[2] - 1) else ALLOWED

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == FLOATS:
            return self.token, a[2], -1
        if why == OTHER_TOKEN:
            return self.token, case_of(why), -1
        return super().details(s, seat, a, why)

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        player = s.players[self.seat]
        insert(player, self.token, a[2] - 1)
        refresh(player)
        luck.tell("installed", self.seat, self.token, a[2])
        s.stack.append(IncomeAction(self.seat, 1, 0, [self.token], [], self.token, 1))

    def check(self, s: GameState) -> None:
        need(self.token >= 0, "impossible-income")


class IncomeAction(Asks):
    """Perform the actions of income tokens, or gain a point for each instead (p. 23, 36).

    different  1: each token once
    tokens     only these, [] means all
    must       1: action or point, but not nothing
    """

    FIELDS: ClassVar[str] = "seat@ left/9 different<2 tokens$block[<36] used$block[<36] thing$ must<2"
    RULE: ClassVar[str] = "civo.income.action"
    VERBS: ClassVar[list[int]] = [PERFORM, POINT]
    NESTED: ClassVar[int] = 3

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("different", "left", "must", "thing", "tokens", "used")

    def __init__(
        self, seat: int, left: int, different: int, tokens: list[int], used: list[int], thing: int, must: int
    ) -> None:
        super().__init__(seat)
        self.left = left
        self.different = different
        self.tokens = tokens
        self.used = used
        self.thing = thing
        self.must = must

    def copy(self) -> IncomeAction:
        return IncomeAction(
            self.seat, self.left, self.different, self.tokens[:], self.used[:], self.thing, self.must
        )

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        tokens = self.tokens or incomes_of(s.players[self.seat])
        return [(verb, token, 0) for token in tokens for verb in (PERFORM, POINT)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[1] not in (self.tokens or incomes_of(s.players[self.seat])):
            return NOT_PERFORMED
        return USED if self.different and a[1] in self.used else ALLOWED

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if a[0] in self.VERBS and why != UNLISTED:
            return a[1], case_of(why), -1
        return super().details(s, seat, a, why)

    def stop(self, s: GameState) -> Action | None:
        return None if self.must else super().stop(s)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        self.left -= 1
        self.used.append(a[1])
        if self.left <= 0:
            s.stack.pop()
        perform_income(s, self.seat, a, luck)

    def check(self, s: GameState) -> None:
        need(self.left > 0, "impossible-income")
