"""What lies on the table: the map, the market, the decks, and the civilizations."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import (
    AGE,
    AGES,
    BUILDINGS,
    CIVILIZATIONS,
    COUNT,
    EVENTS,
    FAMILIES,
    GOVERNMENTS,
    GREAT_PEOPLE,
    GREAT_PERSON,
    KIND,
    ON_MARKET,
    RESOURCES,
    TECHNOLOGIES,
    TERRAINS,
    THINGS,
    TILES,
    UNIT_CARDS,
    UNIT_OF,
    UNITS,
    WALLS,
    WONDERS,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import COIN_HOLDERS
from ecumene.games.sid_meiers_civilization.map.squares import NAMES
from ecumene.games.sid_meiers_civilization.map.tiles import MOST_SLOTS
from ecumene.games.sid_meiers_civilization.player import ONCES, Player
from ecumene.games.sid_meiers_civilization.printed import DISASTERS, OPEN_WONDERS
from ecumene.kernel.fields import Field, fields
from ecumene.kernel.frame import Frame, State
from ecumene.kernel.parts import Cache, Columns, Counts, Rows, derived, in_view, secret, sums
from ecumene.kernel.schema import Schema

# Endings, in the order of State.ending.
PLAYING: Final = 0
CULTURE_ENDING: Final = 1
TECHNOLOGY_ENDING: Final = 2
ECONOMY_ENDING: Final = 3
CONQUEST_ENDING: Final = 4
INTRODUCTORY: Final = 5
LONG_STOP_ENDING: Final = 6
ENDINGS: Final[list[str]] = [
    "playing", "culture", "technology", "economy", "conquest", "introductory", "long-stop",
]  # fmt: skip
NOTHING: Final[list[int]] = []


class GameState(State):
    """The whole table. Caches follow from the rest, are shared between copies and replaced as a whole.

    chosen      civilizations are chosen, not dealt
    tiles       on each slot of the layout, -1: face down or no slot
    turns       the arrow of each
    tiles_left  neutral tiles that nobody has seen: face down, or put away
    huts        squares with a marker, sorted
    locked      squares that no figure may leave in this round
    huts_pile   tokens that nobody has seen: on the map and beside it
    market      resource tokens
    supply      building markers by family
    piles       unit cards by type, face down
    dead        unit cards face up under their pile
    decks       event cards by age
    ground      what is printed on each square, -1: not revealed
    marker      the building, wonder or great person on each square, -1: none
    realm       seat of the city whose centre or outskirts a square is, -1: nobody's
    """

    FIELDS: ClassVar[list[Field]] = fields(
        "first_game<2 chosen<2 round/20 first@ ending<7 winners@[<4]",
        Rows("players", Player, by_seat=True, most=4),
        f"tiles$tile[{MOST_SLOTS}] turns<4[{MOST_SLOTS}] tiles_left$tile{{}} huts#[<20] villages#[<10]",
        "locked#[<4]",
        Columns("disasters", "disaster_at=at# disaster_to=terrain$terrain", DISASTERS),
        secret("huts_pile$face{} villages_pile$face{}"),
        "huts_spent$face{} villages_spent$face{}",
        Counts("market", "market"),
        Counts("supply", "family"),
        secret("piles$unit_card{}[4]"),
        "dead$unit_card{}[4]",
        secret("decks$event{}[3]"),
        "discards$event{}[3]",
        f"wonder_row$wonder[{OPEN_WONDERS}] wonder_deck$wonder{{}} obsolete$wonder[^]",
        "people$great_person{} people_gone$great_person{}",
        Cache("ground", NOTHING),
        Cache("marker", NOTHING),
        Cache("realm", NOTHING),
        in_view("pile_sizes/15[4] deck_sizes/19[3] hut_tokens/20 village_tokens/10"),
        derived("reach_at#[<84] reach_cost/6[<84] reach_from#[<84] reach_how<3[<84] reach_force/16[<84]"),
        derived("reach_bonus/40[<84] group_force/16 battle_sums/40[2]", sums("battle_rows", [2])),
    )

    # generated from FIELDS by tools/field_code.py
    __slots__ = (
        "chosen",
        "dead",
        "decks",
        "disaster_at",
        "disaster_to",
        "discards",
        "ending",
        "first",
        "first_game",
        "ground",
        "huts",
        "huts_pile",
        "huts_spent",
        "locked",
        "marker",
        "market",
        "obsolete",
        "people",
        "people_gone",
        "piles",
        "players",
        "realm",
        "round",
        "supply",
        "tiles",
        "tiles_left",
        "turns",
        "villages",
        "villages_pile",
        "villages_spent",
        "winners",
        "wonder_deck",
        "wonder_row",
    )

    def __init__(
        self,
        stack: list[Frame[Any]],
        over: bool,
        first_game: int,
        chosen: int,
        round_: int,
        first: int,
        ending: int,
        winners: list[int],
        players: list[Player],
        tiles: list[int],
        turns: list[int],
        tiles_left: list[int],
        huts: list[int],
        villages: list[int],
        locked: list[int],
        disaster_at: list[int],
        disaster_to: list[int],
        huts_pile: list[int],
        villages_pile: list[int],
        huts_spent: list[int],
        villages_spent: list[int],
        market: list[int],
        supply: list[int],
        piles: list[list[int]],
        dead: list[list[int]],
        decks: list[list[int]],
        discards: list[list[int]],
        wonder_row: list[int],
        wonder_deck: list[int],
        obsolete: list[int],
        people: list[int],
        people_gone: list[int],
        ground: list[int],
        marker: list[int],
        realm: list[int],
    ) -> None:
        super().__init__(stack, over)
        self.first_game = first_game
        self.chosen = chosen
        self.round = round_
        self.first = first
        self.ending = ending
        self.winners = winners
        self.players = players
        self.tiles = tiles
        self.turns = turns
        self.tiles_left = tiles_left
        self.huts = huts
        self.villages = villages
        self.locked = locked
        self.disaster_at = disaster_at
        self.disaster_to = disaster_to
        self.huts_pile = huts_pile
        self.villages_pile = villages_pile
        self.huts_spent = huts_spent
        self.villages_spent = villages_spent
        self.market = market
        self.supply = supply
        self.piles = piles
        self.dead = dead
        self.decks = decks
        self.discards = discards
        self.wonder_row = wonder_row
        self.wonder_deck = wonder_deck
        self.obsolete = obsolete
        self.people = people
        self.people_gone = people_gone
        self.ground = ground
        self.marker = marker
        self.realm = realm

    def copy(self) -> GameState:
        return GameState(
            self.copy_stack(),
            self.over,
            self.first_game,
            self.chosen,
            self.round,
            self.first,
            self.ending,
            self.winners[:],
            [row.copy() for row in self.players],
            self.tiles[:],
            self.turns[:],
            self.tiles_left[:],
            self.huts[:],
            self.villages[:],
            self.locked[:],
            self.disaster_at[:],
            self.disaster_to[:],
            self.huts_pile[:],
            self.villages_pile[:],
            self.huts_spent[:],
            self.villages_spent[:],
            self.market[:],
            self.supply[:],
            [row[:] for row in self.piles],
            [row[:] for row in self.dead],
            [row[:] for row in self.decks],
            [row[:] for row in self.discards],
            self.wonder_row[:],
            self.wonder_deck[:],
            self.obsolete[:],
            self.people[:],
            self.people_gone[:],
            self.ground,
            self.marker,
            self.realm,
        )

    # generated: end

    def seats(self) -> int:
        """Return how many play."""
        return len(self.players)

    def order(self) -> list[int]:
        """Return the seats in the order of this round: clockwise from the first player."""
        count = len(self.players)
        return [(self.first + place) % count for place in range(count)]

    def others(self, seat: int) -> list[int]:
        """Return the other seats, clockwise."""
        count = len(self.players)
        return [(seat + place) % count for place in range(1, count)]


def _back(thing: int) -> str:
    """Return what is seen of a card from behind: the age of an event, the type of a unit."""
    if KIND[thing] == "event":
        return THINGS.slug(AGES[AGE[thing]])
    return THINGS.slug(UNIT_OF[thing]) if KIND[thing] == "unit_card" else ""


def _slugs(things: list[int]) -> list[str]:
    return [THINGS.slug(thing) for thing in things]


SCHEMA: Final = Schema(
    GameState,
    THINGS,
    {
        "civilization": CIVILIZATIONS,
        "government": GOVERNMENTS,
        "technology": TECHNOLOGIES,
        "tile": TILES,
        "terrain": TERRAINS,
        "face": [*RESOURCES, GREAT_PERSON],
        "resource": RESOURCES,
        "market": ON_MARKET,
        "family": FAMILIES,
        "holder": COIN_HOLDERS,
        "unit": UNITS,
        "unit_card": UNIT_CARDS,
        "event": EVENTS,
        "wonder": WONDERS,
        "great_person": GREAT_PEOPLE,
        "mark": [thing for thing in BUILDINGS if thing != WALLS] + WONDERS + GREAT_PEOPLE,
    },
    [2, 3, 4],
    {
        "technology": _slugs(TECHNOLOGIES),
        "government": _slugs(GOVERNMENTS),
        "wonder": _slugs(WONDERS),
        "once": ONCES,
    },
    [_back(thing) for thing in range(COUNT)],
    NAMES,
)
