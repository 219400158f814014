"""Planning markers, goals, upgrades of core modules and level tokens (p. 23, 26-27)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.console.asking import Asks, UpTo
from ecumene.games.civolution.console.markers import gain
from ecumene.games.civolution.console.reasons import Details, because
from ecumene.games.civolution.continent.spots import PLANNING
from ecumene.games.civolution.printed import DIE_VALUES, LEVEL_TOKENS, MODULE_DICE, MODULES, MOST_LEVEL
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import PLAN, TURN, UPGRADE
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

ANY_VALUE: Final = 0
ON_TOP_LEVEL: Final = because("civo.upgrade.most")
OTHER_VALUE: Final = because("civo.tracks.upgrade")
ACTIVE: Final = because("civo.level-token.turn")


class Planning(UpTo):
    """Put all planning markers on one dice cell (p. 26)."""

    RULE: ClassVar[str] = "civo.planning.one-cell"
    VERBS: ClassVar[list[int]] = [PLAN]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Planning:
        return Planning(self.seat, self.left, self.thing)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [(PLAN, value, 0) for value in range(1, DIE_VALUES + 1)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        return ALLOWED if 1 <= a[1] <= DIE_VALUES else UNLISTED

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        gain(s, self.seat, PLANNING + a[1] - 1, self.left, luck, self.thing)


class Upgrade(Asks):
    """Raise so many core modules by one level, where asked for those of one dice value (p. 27, 31)."""

    FIELDS: ClassVar[str] = "seat@ left/2 value<7 thing$"
    RULE: ClassVar[str] = "civo.upgrade.level"
    VERBS: ClassVar[list[int]] = [UPGRADE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("left", "thing", "value")

    def __init__(self, seat: int, left: int, value: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.value = value
        self.thing = thing

    def copy(self) -> Upgrade:
        return Upgrade(self.seat, self.left, self.value, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        return [(UPGRADE, module, 0) for module in range(MODULES)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if not 0 <= a[1] < MODULES:
            return UNLISTED
        if self.value != ANY_VALUE and self.value not in MODULE_DICE[a[1]]:
            return OTHER_VALUE
        return ON_TOP_LEVEL if s.players[self.seat].modules[a[1]] >= MOST_LEVEL else ALLOWED

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == ON_TOP_LEVEL:
            return a[1], MOST_LEVEL, s.players[self.seat].modules[a[1]]
        return (a[1], self.value, -1) if why == OTHER_VALUE else super().details(s, seat, a, why)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        self.left -= 1
        if self.left <= 0:
            s.stack.pop()
        player = s.players[self.seat]
        player.modules[a[1]] += 1
        luck.tell("upgraded", self.seat, a[1], player.modules[a[1]], self.thing)

    def check(self, s: GameState) -> None:
        need(self.left > 0 and self.value <= DIE_VALUES, "impossible-upgrade")


class LevelToken(UpTo):
    """Turn a level token to its active side (p. 23)."""

    RULE: ClassVar[str] = "civo.level-token.turn"
    VERBS: ClassVar[list[int]] = [TURN]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> LevelToken:
        return LevelToken(self.seat, self.left, self.thing)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [(TURN, level, 0) for level in LEVEL_TOKENS]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[1] not in LEVEL_TOKENS:
            return UNLISTED
        return ACTIVE if s.players[self.seat].active[LEVEL_TOKENS.index(a[1])] else ALLOWED

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        return (-1, a[1], -1) if why == ACTIVE else super().details(s, seat, a, why)

    def carry_out(self, s: GameState, a: Action, luck: Luck) -> None:
        s.players[self.seat].active[LEVEL_TOKENS.index(a[1])] = 1
        luck.tell("level-token", self.seat, amount=a[1], source=self.thing)
