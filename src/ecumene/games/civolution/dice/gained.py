"""Dice that are gained: from the display, or from whoever has the most (p. 28)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import THINGS
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.reasons import because
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.level_block.completion import completion
from ecumene.games.civolution.printed import DIE_VALUES
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import DICE, GIVE, ROB
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

DIE_THINGS: Final[list[int]] = [THINGS.numbers["activation-die"], THINGS.numbers["fate-die"]]
NONE_TO_GAIN: Final = because("civo.die.most", 2)
OTHER_KIND: Final = because("civo.die.gain", 1)
NOT_THE_MOST: Final = because("civo.die.most", 1)
NO_SUCH_DIE: Final = because("civo.die.giver", 1)
SPENT: Final = 0  # in the place of a value: a die under the console


def dice_of(s: GameState, seat: int, kind: int) -> int:
    """Return how many dice of a kind a civilization has, wherever they lie."""
    if seat >= len(s.players):
        return s.vici[0].fate if kind == ops.FATE else s.vici[0].dice
    player = s.players[seat]
    return player.fate if kind == ops.FATE else sum(player.dice) + player.spent


def donors(s: GameState, seat: int, kind: int) -> list[int]:
    """Return from whom a die can be taken: those with the most, unless one has alone the most oneself."""
    counts = [dice_of(s, other, kind) for other in range(len(s.parties()))]
    most = max(counts)
    if most == 0 or (counts[seat] == most and counts.count(most) == 1):
        return []
    return [other for other in range(len(counts)) if counts[other] == most and other != seat]


def can_gain(s: GameState, seat: int, kind: int) -> bool:
    """Return whether a die of a kind can be had."""
    return (s.fate_left if kind == ops.FATE else s.dice_left) > 0 or bool(donors(s, seat, kind))


def receive(s: GameState, seat: int, kind: int, luck: Luck) -> None:
    """Add a die: an activation die is rolled and goes to its cell; those of the rival have no values."""
    if seat >= len(s.players):
        if kind == ops.FATE:
            s.vici[0].fate += 1
        else:
            s.vici[0].dice += 1
        luck.tell("die-gained", -1, DIE_THINGS[kind], automaton=0)
        return
    player = s.players[seat]
    if kind == ops.FATE:
        player.fate += 1
        luck.tell("die-gained", seat, DIE_THINGS[kind])
    else:
        value = 1 + luck.number(DIE_VALUES)
        player.dice[value - 1] += 1
        luck.tell("die-gained", seat, DIE_THINGS[kind], value)


class DieGain(Asks):
    """Gain an activation die or a fate die (p. 28)."""

    FIELDS: ClassVar[str] = "seat@ kind<3 thing$"
    RULE: ClassVar[str] = "civo.die.gain"
    VERBS: ClassVar[list[int]] = [DICE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("kind", "thing")

    def __init__(self, seat: int, kind: int, thing: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.thing = thing

    def copy(self) -> DieGain:
        return DieGain(self.seat, self.kind, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        return [(DICE, DIE_THINGS[kind], 0) for kind in (ops.ACTIVATION, ops.FATE)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[1] not in DIE_THINGS:
            return UNLISTED
        kind = DIE_THINGS.index(a[1])
        if self.kind not in (ops.EITHER, kind):
            return OTHER_KIND
        return ALLOWED if can_gain(s, self.seat, kind) else NONE_TO_GAIN

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        kind = DIE_THINGS.index(a[1])
        if kind == ops.FATE and s.fate_left:
            s.fate_left -= 1
            receive(s, self.seat, kind, luck)
        elif kind == ops.ACTIVATION and s.dice_left:
            s.dice_left -= 1
            receive(s, self.seat, kind, luck)
        else:
            s.stack.append(DieTheft(self.seat, kind))


class DieTheft(Asks):
    """With an empty display, take the die from one of those with the most (p. 28)."""

    FIELDS: ClassVar[str] = "seat@ kind<2"
    RULE: ClassVar[str] = "civo.die.most"
    VERBS: ClassVar[list[int]] = [ROB]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("kind",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def copy(self) -> DieTheft:
        return DieTheft(self.seat, self.kind)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [(ROB, other, 0) for other in range(len(s.parties()))]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        return ALLOWED if a[1] in donors(s, self.seat, self.kind) else NOT_THE_MOST

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        if a[1] < len(s.players):
            luck.tell("die-taken", a[1], DIE_THINGS[self.kind])
            s.stack.append(completion(s, a[1]))  # it may take attribute tokens when it is asked
            s.stack.append(DieHandover(a[1], self.seat, self.kind))
            return
        luck.tell("die-taken", -1, DIE_THINGS[self.kind], automaton=0)
        if self.kind == ops.FATE:
            s.vici[0].fate -= 1
        else:
            s.vici[0].dice -= 1
        receive(s, self.seat, self.kind, luck)


class DieHandover(Asks):
    """Whoever loses a die chooses which, spent or not (p. 28)."""

    FIELDS: ClassVar[str] = "seat@ taker@+ kind<2"
    RULE: ClassVar[str] = "civo.die.giver"
    VERBS: ClassVar[list[int]] = [GIVE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("kind", "taker")

    def __init__(self, seat: int, taker: int, kind: int) -> None:
        super().__init__(seat)
        self.taker = taker
        self.kind = kind

    def copy(self) -> DieHandover:
        return DieHandover(self.seat, self.taker, self.kind)

    # generated: end

    def candidates(self, s: GameState) -> list[Action]:
        return [(GIVE, value, 0) for value in range(DIE_VALUES + 1)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        player, value = s.players[self.seat], a[1]
        if not SPENT <= value <= DIE_VALUES:
            return UNLISTED
        if self.kind == ops.FATE:
            return ALLOWED if value == SPENT else UNLISTED
        return ALLOWED if (player.dice[value - 1] if value else player.spent) else NO_SUCH_DIE

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        player = s.players[self.seat]
        if self.kind == ops.FATE:
            player.fate -= 1
        elif a[1] == SPENT:
            player.spent -= 1
        else:
            player.dice[a[1] - 1] -= 1
        receive(s, self.taker, self.kind, luck)

    def check(self, s: GameState) -> None:
        need(
            dice_of(s, self.seat, self.kind) > 0 and self.seat != self.taker,
            "impossible-dice",
            frame="DieHandover",
        )
