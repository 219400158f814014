"""What lies on the table: the board, the players, and the numbers that follow from them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.games.age_of_civilization.actions.technologies import HOW_MANY, known
from ecumene.games.age_of_civilization.card_data import (
    ACTION_COUNT,
    CIVILIZATIONS,
    EVENTS,
    KEPT,
    MAX_WORKERS,
    MOST_ON_MARKET,
    ORDERS,
    PERMANENT,
    ROUNDS,
    ROW,
    SCENARIO_ROWS,
    SCENARIOS,
    SPECIAL_EVENTS,
    SPECIALS,
    TECHNOLOGIES,
    THINGS,
    USES,
    WINDOW,
    WONDERS,
)
from ecumene.games.age_of_civilization.effects.powers import MILITARY, MILITARY_PER, POWERS, SCALE_DIV, SCALE_PER
from ecumene.games.age_of_civilization.printed import CELL, layout
from ecumene.kernel.fields import PILE, Doc, Field, fields
from ecumene.kernel.frame import Frame, State
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.kinds import HERE, Thing
from ecumene.kernel.parts import Cache, Columns, Counts, Memo, Rows, counted, derived, in_view, secret, sums
from ecumene.kernel.schema import Schema

NO_POWERS: Final[list[int]] = [0] * POWERS
ALWAYS_OPEN: Final[dict[int, list[int]]] = {
    THINGS.numbers[row["id"]]: [THINGS.numbers[slug] for slug in row.get("always_available", [])]
    for row in SCENARIO_ROWS
}
"""The actions that a scenario keeps open whether or not they lie in the window."""


class Learned(Field):
    """The technologies with a marker: a mask over nine cells; the special card decides what lies in a cell."""

    def __init__(self) -> None:
        super().__init__("cells", "technologies", Thing("technology"), [PILE])
        self.one_number = True

    def write(self, of: Any) -> Any:
        """Return the technologies, in the order of the cells."""
        return [THINGS.slugs[technology] for technology in known(of.cells, of.special)]

    def read(self, doc: Doc, seats: int, strict: bool) -> Any:
        """Return the mask."""
        special = THINGS.numbers.get(str(doc.get("special")), -1)
        cells = 0
        for technology in self.checked(doc[self.key], 0, seats):
            name = THINGS.slug(technology)
            if technology not in layout(special if special in SPECIALS else -1):
                raise Impossible("not-on-card", where=HERE, name=name)
            if cells >> CELL[technology] & 1:
                raise Impossible("twice", where=HERE, name=name)
            cells |= 1 << CELL[technology]
        return cells


class Player:
    """One seat: its cards, its coins, its workers. `power` sums the effects of its cards.

    workers  those standing on slots included
    cells    learned technologies, a mask over the nine cells
    power    shared between copies, replaced as a whole
    """

    FIELDS: ClassVar[list[Field]] = fields(
        "coins/20 vp/50 workers/4 main$civilization",
        Learned(),
        "special$special orders/6 stones/6 forts/6 civs=civilizations$civilization[^] wonders$wonder[^]",
        Cache("power", NO_POWERS),
        in_view("hand/5"),
        derived("military/20", sums("military_rows", [])),
    )

    # generated from FIELDS by tools/field_code.py
    __slots__ = (
        "cells",
        "civs",
        "coins",
        "forts",
        "main",
        "orders",
        "power",
        "special",
        "stones",
        "vp",
        "wonders",
        "workers",
    )

    def __init__(
        self,
        coins: int,
        vp: int,
        workers: int,
        main: int,
        cells: int,
        special: int,
        orders: int,
        stones: int,
        forts: int,
        civs: list[int],
        wonders: list[int],
        power: list[int],
    ) -> None:
        self.coins = coins
        self.vp = vp
        self.workers = workers
        self.main = main
        self.cells = cells
        self.special = special
        self.orders = orders
        self.stones = stones
        self.forts = forts
        self.civs = civs
        self.wonders = wonders
        self.power = power

    def copy(self) -> Player:
        return Player(
            self.coins,
            self.vp,
            self.workers,
            self.main,
            self.cells,
            self.special,
            self.orders,
            self.stones,
            self.forts,
            self.civs[:],
            self.wonders[:],
            self.power,
        )

    # generated: end

    def military(self) -> int:
        """Return the military: symbols on civilizations and technologies, and forts."""
        power = self.power
        military = power[MILITARY] + self.forts
        for place in range(MILITARY_PER, POWERS):
            if power[place]:
                at = place - MILITARY_PER
                military += power[place] * (self.count(SCALE_PER[at]) // SCALE_DIV[at])
        return military

    def count(self, per: int) -> int:
        """Return a counter of this seat alone (the order is that of powers.PER)."""
        if per == 1:
            return HOW_MANY[self.cells]
        if per == 2:
            return len(self.wonders)
        if per == 3:
            return self.workers
        if per == 4:
            return self.coins
        if per == 6:
            return self.vp
        return len(self.civs)

    def techs(self) -> int:
        """Return how many technologies carry a marker."""
        return HOW_MANY[self.cells]

    def gain_worker(self) -> bool:
        """Take a worker from the supply unless there are four; say whether it was taken."""
        if self.workers >= MAX_WORKERS:
            return False
        self.workers += 1
        return True


class GameState(State):
    """Everything on the table. `open` and `open_future` follow from the row and are never stored.

    row      never changes after the set-up, so copies share it
    tokens   one place an action card, -1 where no token lies; shared too
    deck     unordered until drawn
    lasting  special events whose aftermath goes on
    rival    strength of the virtual rival, -1 where there is none
    horde    1: withstood, -1: not
    packs    the seven cards dealt to each seat
    picks    what each seat has drafted, in order
    """

    FIELDS: ClassVar[list[Field]] = fields(
        Rows("players", Player, by_seat=True),
        f"round/{ROUNDS} first@ row$action[{ROW}]! tokens$event[{ROW}]!",
        Columns("market", "market=civilization$civilization coins_on=coins/10", MOST_ON_MARKET),
        counted("deck$civilization{}"),
        "wonder_market$wonder{} special_market$special{} order_market$order[^]",
        counted("order_deck$order{}"),
        "lasting$event[^]! innovations? draft? solo? scenario$scenario rival-/20 horde-",
        secret("packs$civilization{}[]! picks$civilization[][]"),
        Cache("open", []),
        Cache("open_future", []),
        in_view(
            Memo(
                "draft_memory",
                f"picked/{KEPT} packs$civilization{{}}[<{KEPT}] picks$civilization[^] left$civilization{{}}[@]",
                "hand$civilization{}",
            )
        ),
        derived(f"future_cards/{ROUNDS}", Memo("slots", "seat@ workers/4", Counts("used", "action"))),
    )

    # generated from FIELDS by tools/field_code.py
    __slots__ = (
        "coins_on",
        "deck",
        "draft",
        "first",
        "horde",
        "innovations",
        "lasting",
        "market",
        "open",
        "open_future",
        "order_deck",
        "order_market",
        "packs",
        "picks",
        "players",
        "rival",
        "round",
        "row",
        "scenario",
        "solo",
        "special_market",
        "tokens",
        "wonder_market",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        over: bool,
        players: list[Player],
        round_: int,
        first: int,
        row: list[int],
        tokens: list[int],
        market: list[int],
        coins_on: list[int],
        deck: list[int],
        wonder_market: list[int],
        special_market: list[int],
        order_market: list[int],
        order_deck: list[int],
        lasting: list[int],
        innovations: bool,
        draft: bool,
        solo: bool,
        scenario: int,
        rival: int,
        horde: int,
        packs: list[list[int]],
        picks: list[list[int]],
        open_: list[int],
        open_future: list[int],
    ) -> None:
        super().__init__(stack, over)
        self.players = players
        self.round = round_
        self.first = first
        self.row = row
        self.tokens = tokens
        self.market = market
        self.coins_on = coins_on
        self.deck = deck
        self.wonder_market = wonder_market
        self.special_market = special_market
        self.order_market = order_market
        self.order_deck = order_deck
        self.lasting = lasting
        self.innovations = innovations
        self.draft = draft
        self.solo = solo
        self.scenario = scenario
        self.rival = rival
        self.horde = horde
        self.packs = packs
        self.picks = picks
        self.open = open_
        self.open_future = open_future

    def copy(self) -> GameState:
        return GameState(
            self.copy_stack(),
            self.over,
            [row.copy() for row in self.players],
            self.round,
            self.first,
            self.row,
            self.tokens,
            self.market[:],
            self.coins_on[:],
            self.deck[:],
            self.wonder_market[:],
            self.special_market[:],
            self.order_market[:],
            self.order_deck[:],
            self.lasting,
            self.innovations,
            self.draft,
            self.solo,
            self.scenario,
            self.rival,
            self.horde,
            self.packs,
            [row[:] for row in self.picks],
            self.open,
            self.open_future,
        )

    # generated: end

    def future_cards(self) -> int:
        """Return how many action cards are still to come, Plague included."""
        return ROUNDS - self.round

    def hand(self, seat: int) -> list[int]:
        """Return the drafted civilizations that a seat has not played."""
        if not self.draft:
            return []
        return [civ for civ in self.picks[seat] if self.in_hand(seat, civ)]

    def in_hand(self, seat: int, civ: int) -> bool:
        """Return whether a seat has drafted a civilization and not played it."""
        return civ in self.picks[seat] and civ not in self.players[seat].civs

    def cells_of(self, seat: int) -> list[int]:
        """Return the nine technologies on a seat's card, special ones in place of those they cover."""
        return layout(self.players[seat].special)

    def leads(self, seat: int) -> bool:
        """Return whether nobody has more military than this seat (the virtual rival counts)."""
        mine = self.players[seat].military()
        if self.rival > mine:
            return False
        for player in self.players:
            if player.military() > mine:
                return False
        return True

    def open_row(self) -> None:
        """Work out which actions the window opens, and which the cards to come would add."""
        window = self.window()
        self.open = self._uses(self.row[window.start : window.stop])
        self.open_future = self._uses(self.row[window.start :])

    def window(self) -> range:
        """Return the places of the row that lie under the card of permanent actions: it slides with the rounds."""
        return range(self.round - 1, self.round - 1 + WINDOW)

    def _uses(self, cards: list[int]) -> list[int]:
        uses = [0] * ACTION_COUNT
        for action in [*PERMANENT, *ALWAYS_OPEN.get(self.scenario, []), *cards]:
            uses[action] = USES[action]
        return uses


SCHEMA: Final = Schema(
    GameState,
    THINGS,
    {
        "action": list(range(ACTION_COUNT)),
        "civilization": CIVILIZATIONS,
        "event": EVENTS + SPECIAL_EVENTS,
        "order": ORDERS,
        "scenario": SCENARIOS,
        "special": SPECIALS,
        "technology": TECHNOLOGIES,
        "wonder": WONDERS,
    },
    seats=[1, 2, 3, 4],
)
