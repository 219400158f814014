"""Planning markers, goals, upgrades of core modules and level tokens (p. 23, 26-27)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.asking import Asks, UpTo
from ecumene.games.civolution.figures import DIE_VALUES, LEVEL_TOKENS, MODULE_DICE, MODULES, MOST_LEVEL
from ecumene.games.civolution.markers import gain
from ecumene.games.civolution.spots import PLANNING
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.verbs import PLAN, TURN, UPGRADE
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

ANY_VALUE: Final = 0


class Planning(UpTo):
    """Put all planning markers on one dice cell (p. 26)."""

    __slots__ = ()
    RULE: ClassVar[str] = "civo.planning.one-cell"

    def copy(self) -> Planning:
        return Planning(self.seat, self.left, self.thing)

    def options(self, s: Board) -> list[Action]:
        return [(PLAN, value, 0) for value in range(1, DIE_VALUES + 1)]

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        s.stack.pop()
        gain(s, self.seat, PLANNING + a[1] - 1, self.left, luck, self.thing)


class Upgrade(Asks):
    """Raise so many core modules by one level, where asked for those of one dice value (p. 27, 31)."""

    __slots__ = ("left", "thing", "value")
    FIELDS: ClassVar[str] = "seat@ left/2 value<7 thing$"
    RULE: ClassVar[str] = "civo.upgrade.level"

    def __init__(self, seat: int, left: int, value: int, thing: int) -> None:
        super().__init__(seat)
        self.left = left
        self.value = value
        self.thing = thing

    def copy(self) -> Upgrade:
        return Upgrade(self.seat, self.left, self.value, self.thing)

    def source(self) -> int:
        return self.thing

    def options(self, s: Board) -> list[Action]:
        levels = s.players[self.seat].modules
        return [
            (UPGRADE, module, 0)
            for module in range(MODULES)
            if levels[module] < MOST_LEVEL and (self.value == ANY_VALUE or self.value in MODULE_DICE[module])
        ]

    def reason(self, s: Board, a: Action) -> Refusal | None:
        if a[0] != UPGRADE or not 0 <= a[1] < MODULES:
            return None
        level = s.players[self.seat].modules[a[1]]
        if level >= MOST_LEVEL:
            return Refusal("civo.upgrade.most", a[1], MOST_LEVEL, level)
        return Refusal("civo.tracks.upgrade", a[1], self.value)

    def picked(self, s: Board, a: Action, luck: Luck) -> None:
        self.left -= 1
        if self.left <= 0:
            s.stack.pop()
        player = s.players[self.seat]
        player.modules[a[1]] += 1
        luck.tell("upgraded", self.seat, a[1], player.modules[a[1]], self.thing)

    def check(self, s: Board) -> None:
        need(self.left > 0 and self.value <= DIE_VALUES, "impossible-upgrade")


class LevelToken(UpTo):
    """Turn a level token to its active side (p. 23)."""

    __slots__ = ()
    RULE: ClassVar[str] = "civo.level-token.turn"

    def copy(self) -> LevelToken:
        return LevelToken(self.seat, self.left, self.thing)

    def options(self, s: Board) -> list[Action]:
        active = s.players[self.seat].active
        return [(TURN, level, 0) for at, level in enumerate(LEVEL_TOKENS) if not active[at]]

    def reason(self, s: Board, a: Action) -> Refusal | None:
        return Refusal(self.RULE, -1, a[1]) if a[0] == TURN and a[1] in LEVEL_TOKENS else None

    def deed(self, s: Board, a: Action, luck: Luck) -> None:
        s.players[self.seat].active[LEVEL_TOKENS.index(a[1])] = 1
        luck.tell("level-token", self.seat, amount=a[1], source=self.thing)
