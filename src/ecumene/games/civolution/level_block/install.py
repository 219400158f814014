"""Installing a research card: its column, its cost, its points, its instant bonus, its place (p. 24-25)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import CARD_TYPE, INSTANT
from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.markers import give_back
from ecumene.games.civolution.console.reasons import Details, because, case_of
from ecumene.games.civolution.continent.spots import SPOT_THING, SPOTS, THING_SPOT
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.powers import refresh
from ecumene.games.civolution.effects.program import program
from ecumene.games.civolution.effects.run import run
from ecumene.games.civolution.level_block.columns import ANOTHER_COLUMN, bind, columns_for, insert, next_level
from ecumene.games.civolution.level_block.costs import (
    CARD_CELLS,
    CELLS,
    NO_SWAP,
    NONE_IGNORED,
    Bill,
    active_cells,
    asks_for,
    bill,
    installable,
    is_met,
    may_ignore,
    payable,
    swapped,
    ways_to_swap,
)
from ecumene.games.civolution.modules.research import to_hand
from ecumene.games.civolution.pieces import score, trigger
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import ASSUME, IGNORE, INSTALL, REPLACE
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED, WRONG_KIND

INSTANT_PROGRAM: Final[list[int]] = [program(effects) for effects in INSTANT]
NOT_IN_HAND: Final = because("civo.install.card", 1)
OTHER_TYPE: Final = because("civo.install.card", WRONG_KIND)
TOO_DEAR: Final = because("civo.install.cost")
LOWER_LEVEL: Final = because("civo.install.higher-level")
IGNORED_NOT_ASKED: Final = because("civo.install.ignore-cell", 1)
NONE_IGNORABLE: Final = because("civo.install.ignore-cell", 2)
CELL_NOT_ACTIVE: Final = because("civo.install.ignore-cell", 3)
STILL_TOO_DEAR: Final = because("civo.install.ignore-cell", 4)
REPLACED_ALREADY: Final = because("civo.effects.pay", 6)
NOT_REPLACED: Final = because("civo.effects.pay", 5)
REPLACED_NOT_ASKED: Final = because("civo.effects.pay", 7)
CELL_USED: Final = -2  # in Player.used_era: a cell was ignored by an ability


def hand_of(player: Player, kind: int) -> list[int]:
    """Return the cards of a type in hand, seen by all or not."""
    return sorted(card for card in player.hand + player.shown if CARD_TYPE[card] == kind)


def ignores_left(player: Player) -> int:
    """Return how often this era an ability still lets a cell be ignored."""
    return player.power[ops.IGNORE_CELL] - player.used_era.count(CELL_USED)


def cost_details(player: Player, card: int, asked: Bill) -> Details:
    """Return a card, the markers that it asks for, and how many of these are there."""
    wanted = have = 0
    for spot in range(SPOTS):
        n = max(asked.returns[spot], asked.have[spot])
        wanted += n
        have += min(n, player.markers[spot])
    return card, wanted, have


class CardInstall(Asks):
    """Choose a card of the type and its column (p. 24).

    special  1: with the bonus of level III
    """

    FIELDS: ClassVar[str] = "seat@ kind<5 special<2 thing$"
    RULE: ClassVar[str] = "civo.install.card"
    VERBS: ClassVar[list[int]] = [INSTALL]
    NESTED: ClassVar[int] = 2

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("kind", "special", "thing")

    def __init__(self, seat: int, kind: int, special: int, thing: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.special = special
        self.thing = thing

    def copy(self) -> CardInstall:
        return CardInstall(self.seat, self.kind, self.special, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def asks(self, s: GameState) -> bool:
        """Ask whoever has a card of the type, as its back shows: which one is nobody's business."""
        return len(hand_of(s.players[self.seat], self.kind)) > 0

    def candidates(self, s: GameState) -> list[Action]:
        player = s.players[self.seat]
        columns = columns_for(player, self.kind)
        return [(INSTALL, card, column + 1) for card in hand_of(player, self.kind) for column in columns]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        player, card, column = s.players[self.seat], a[1], a[2] - 1
        if CARD_TYPE[card] < 0:
            return UNLISTED
        if card not in player.hand and card not in player.shown:
            return NOT_IN_HAND
        if CARD_TYPE[card] != self.kind:
            return OTHER_TYPE
        if column not in columns_for(player, self.kind):
            return ANOTHER_COLUMN
        ignores = self.special + int(ignores_left(player) > 0)
        return ALLOWED if installable(s, self.seat, card, next_level(player, column), ignores) else TOO_DEAR

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == TOO_DEAR:
            player = s.players[self.seat]
            level = min(CELLS, next_level(player, a[2] - 1))
            return cost_details(player, a[1], bill(s, self.seat, a[1], level, NONE_IGNORED))
        if a[0] in self.VERBS and why != UNLISTED:
            return a[1], case_of(why), -1
        return super().details(s, seat, a, why)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.pop()
        player = s.players[self.seat]
        if a[1] in player.hand:  # from now on all have seen it
            luck.reveal()
            player.hand.remove(a[1])
            to_hand(player.shown, a[1])
        s.stack.append(CardCost(self.seat, a[1], a[2] - 1, self.special, NONE_IGNORED, 0, NO_SWAP, NO_SWAP))

    def step(self, s: GameState, luck: Luck) -> None:
        self.stopped(s, luck)


class CardCost(Asks):
    """Meet the active cost cells of the level, or of a higher one (p. 24-25).

    ignored     cells as bits: one by the bonus of the module, one by an ability
    by_ability  1: that of the ability is among them
    wanted      a material that is replaced, NO_SWAP: none
    """

    FIELDS: ClassVar[str] = "seat@ card$card column<9 special<2 ignored<32 by_ability<2 wanted-/34 instead-/34"
    RULE: ClassVar[str] = "civo.install.cost"
    VERBS: ClassVar[list[int]] = [ASSUME, IGNORE, REPLACE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("by_ability", "card", "column", "ignored", "instead", "special", "wanted")

    def __init__(
        self,
        seat: int,
        card: int,
        column: int,
        special: int,
        ignored: int,
        by_ability: int,
        wanted: int,
        instead: int,
    ) -> None:
        super().__init__(seat)
        self.card = card
        self.column = column
        self.special = special
        self.ignored = ignored
        self.by_ability = by_ability
        self.wanted = wanted
        self.instead = instead

    def copy(self) -> CardCost:
        return CardCost(
            self.seat,
            self.card,
            self.column,
            self.special,
            self.ignored,
            self.by_ability,
            self.wanted,
            self.instead,
        )

    # generated: end

    def source(self) -> int:
        return self.card

    def reserved(self) -> int:
        """Keep the column that was chosen, though nothing binds it yet: attribute tokens go elsewhere."""
        return self.column

    def own_level(self, s: GameState) -> int:
        """Return the level on which the card will lie, as far as costs go by it."""
        return min(CELLS, next_level(s.players[self.seat], self.column))

    def levels(self, s: GameState) -> list[int]:
        """Return the levels that can be assumed: the own one and higher ones, where an ignored cell is active."""
        return [level for level in range(self.own_level(s), CELLS + 1) if self.asks_for_ignored(level)]

    def asks_for_ignored(self, level: int) -> bool:
        """Return whether a level asks for what is ignored, if anything is."""
        return self.ignored == NONE_IGNORED or asks_for(self.card, level, self.ignored)

    def ignores(self, s: GameState) -> int:
        """Return how many more cells may be ignored: one by the module, one by an ability."""
        return self.special + int(not self.by_ability and ignores_left(s.players[self.seat]) > 0)

    def candidates(self, s: GameState) -> list[Action]:
        found: list[Action] = [(ASSUME, level, 0) for level in range(self.own_level(s), CELLS + 1)]
        found += [(IGNORE, cell + 1, 0) for cell in range(CELLS)]
        return found + [(REPLACE, SPOT_THING[wanted], SPOT_THING[instead]) for wanted, instead in self.ways(s)]

    def ways(self, s: GameState) -> list[tuple[int, int]]:
        """Return the replacements of a material with which the card can be paid for."""
        found: set[tuple[int, int]] = set()
        for level in self.levels(s):
            found.update(ways_to_swap(s, self.seat, self.card, level, self.ignored))
        return sorted(found)

    def own_obstacle(self, s: GameState, a: Action) -> int:
        if a[0] == ASSUME:
            return self.level_obstacle(s, a[1])
        if self.wanted != NO_SWAP:
            return REPLACED_ALREADY
        if a[0] == IGNORE:
            return self.cell_obstacle(s, a[1] - 1)
        way = (THING_SPOT.get(a[1], NO_SWAP), THING_SPOT.get(a[2], NO_SWAP))
        return ALLOWED if way in self.ways(s) else NOT_REPLACED

    def level_obstacle(self, s: GameState, level: int) -> int:
        """Return what keeps the cost of a level from being paid as it stands."""
        if not 1 <= level <= CELLS:
            return UNLISTED
        if level < self.own_level(s):
            return LOWER_LEVEL
        if not self.asks_for_ignored(level):
            return IGNORED_NOT_ASKED
        if self.wanted != NO_SWAP and not bill(s, self.seat, self.card, level, self.ignored).returns[self.wanted]:
            return REPLACED_NOT_ASKED
        paid = payable(s, self.seat, self.card, level, self.ignored, self.wanted, self.instead)
        return ALLOWED if paid else TOO_DEAR

    def cell_obstacle(self, s: GameState, cell: int) -> int:
        """Return what keeps a cell from being ignored."""
        if not 0 <= cell < CELLS:
            return UNLISTED
        if not self.ignores(s):
            return NONE_IGNORABLE
        levels = [level for level in self.levels(s) if cell in may_ignore(self.card, level, self.ignored)]
        if not levels:
            return CELL_NOT_ACTIVE
        return ALLOWED if any(self.helps(s, cell, level) for level in levels) else STILL_TOO_DEAR

    def details(self, s: GameState, seat: int, a: Action, why: int) -> Details:
        if why == LOWER_LEVEL:
            return self.card, self.own_level(s), a[1]
        if why == TOO_DEAR:
            asked = bill(s, self.seat, self.card, a[1], self.ignored)
            if self.wanted != NO_SWAP:
                asked = swapped(asked, self.wanted, self.instead)
            return cost_details(s.players[self.seat], self.card, asked)
        if a[0] in self.VERBS and why != UNLISTED:
            return self.card, case_of(why), -1
        return super().details(s, seat, a, why)

    def helps(self, s: GameState, cell: int, level: int) -> bool:
        """Return whether the cost of a level can be met with a cell ignored."""
        return is_met(s, self.seat, self.card, level, self.ignored | 1 << cell, self.ignores(s) - 1)

    def stop(self, s: GameState) -> Action | None:
        return None

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        if a[0] == IGNORE:
            self.ignored |= 1 << a[1] - 1
            if self.special:
                self.special = 0
            else:
                self.by_ability = 1
        elif a[0] == REPLACE:
            self.wanted, self.instead = THING_SPOT[a[1]], THING_SPOT[a[2]]
        else:
            self.pay(s, a[1], luck)

    def pay(self, s: GameState, level: int, luck: Luck) -> None:
        """Return the markers, gain the points of the cells, then the instant bonus; then the card is put in."""
        s.stack.pop()
        player = s.players[self.seat]
        asked = bill(s, self.seat, self.card, level, self.ignored)
        if self.wanted != NO_SWAP:
            asked = swapped(asked, self.wanted, self.instead)
            player.used_turn.append(NO_SWAP)
        if self.by_ability:
            player.used_era.append(CELL_USED)
        for spot in range(SPOTS):
            if asked.returns[spot]:
                give_back(s, self.seat, spot, asked.returns[spot], luck, self.card)
        player.shown.remove(self.card)
        bind(player, CARD_TYPE[self.card], self.column)
        luck.tell("installs", self.seat, self.card, self.column + 1)
        points = sum(CARD_CELLS[self.card][at].points for at in active_cells(self.card, level, self.ignored))
        score(s, self.seat, points, luck, self.card)
        again = 1 if self.special and self.ignored == NONE_IGNORED else 0
        s.stack.append(CardInsert(self.seat, self.card, self.column, again))
        run(s, self.seat, INSTANT_PROGRAM[self.card], self.card)

    def stopped(self, s: GameState, luck: Luck) -> None:
        """Nothing can be paid any more: markers went for something else meanwhile."""
        s.stack.pop()

    def check(self, s: GameState) -> None:
        player = s.players[self.seat]
        need(self.card in player.shown, "impossible-install")
        need(0 <= self.ignored < 1 << CELLS and self.wanted < SPOTS and self.instead < SPOTS, "impossible-install")


class CardInsert(Frame[GameState]):
    """After its instant bonus a card goes into the block; on level III another may follow (p. 25)."""

    FIELDS: ClassVar[str] = "seat@ card$card column<9 again<2"
    RULE: ClassVar[str] = "civo.install.insert"
    NESTED: ClassVar[int] = 2

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("again", "card", "column", "seat")

    def __init__(self, seat: int, card: int, column: int, again: int) -> None:
        self.seat = seat
        self.card = card
        self.column = column
        self.again = again

    def copy(self) -> CardInsert:
        return CardInsert(self.seat, self.card, self.column, self.again)

    # generated: end

    def source(self) -> int:
        return self.card

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        player = s.players[self.seat]
        if self.again:
            s.stack.append(CardInstall(self.seat, CARD_TYPE[self.card], 0, self.card))
        trigger(s, self.seat, ops.INSTALLED, CARD_TYPE[self.card], luck)
        insert(player, self.card, self.column)
        refresh(player)
        luck.tell("installed", self.seat, self.card, self.column + 1)

    def check(self, s: GameState) -> None:
        need(self.card >= 0, "impossible-install")
