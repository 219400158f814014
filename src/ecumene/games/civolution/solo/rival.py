"""V.I.C.I.: the automated rival as it stands. On the continent it is the owner after the last seat."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.card_data import CONTENT, VICI_CARDS
from ecumene.games.civolution.continent.lands import TERRITORIES
from ecumene.kernel.content import Row
from ecumene.kernel.fields import Field, fields
from ecumene.kernel.parts import counted, derived

FIGURES: Final[Row] = CONTENT.value("vici")
LEVELS: Final[list[str]] = [row["id"] for row in CONTENT.rows("vici_level")]
# By level, then by era less 1: whether the red half of the cards is used.
RED: Final[list[list[bool]]] = [[half == "red" for half in row["halves"]] for row in CONTENT.rows("vici_level")]
TRIBES: Final[int] = FIGURES["tribes"]
MARKERS: Final[int] = FIGURES["markers"]
START_GRID: Final[int] = len(FIGURES["start_grid"])


class Vici:
    """The rival: discs, tribes, markers and dice, and its cards.

    hard       1: a card that causes a reset acts as well
    first      1: it has the monolith
    supply     markers
    tribes     in the supply
    provision  markers by territory
    evolution  markers on its grid, from the first space on
    statues    on the island
    dice       activation dice, which have no values
    """

    FIELDS: ClassVar[list[Field]] = fields(
        "level<5 hard<2 first<2 points/150 favour/6 tracks<13[5] supply/50 tribes/15",
        f"wild_strong/3[{TERRITORIES}] wild_weak/3[{TERRITORIES}] provision/3[{TERRITORIES}]",
        "evolution<13 prosperity<17 statues/6 dice/9 fate/5",
        counted("deck$vici{}"),
        "open$vici[<15]",
        counted("discard$vici{}"),
        derived("red? reset_icons/9[2]"),
    )

    # generated from FIELDS by tools/field_code.py
    __slots__ = (
        "deck",
        "dice",
        "discard",
        "evolution",
        "fate",
        "favour",
        "first",
        "hard",
        "level",
        "open",
        "points",
        "prosperity",
        "provision",
        "statues",
        "supply",
        "tracks",
        "tribes",
        "wild_strong",
        "wild_weak",
    )

    def __init__(
        self,
        level: int,
        hard: int,
        first: int,
        points: int,
        favour: int,
        tracks: list[int],
        supply: int,
        tribes: int,
        wild_strong: list[int],
        wild_weak: list[int],
        provision: list[int],
        evolution: int,
        prosperity: int,
        statues: int,
        dice: int,
        fate: int,
        deck: list[int],
        open_: list[int],
        discard: list[int],
    ) -> None:
        self.level = level
        self.hard = hard
        self.first = first
        self.points = points
        self.favour = favour
        self.tracks = tracks
        self.supply = supply
        self.tribes = tribes
        self.wild_strong = wild_strong
        self.wild_weak = wild_weak
        self.provision = provision
        self.evolution = evolution
        self.prosperity = prosperity
        self.statues = statues
        self.dice = dice
        self.fate = fate
        self.deck = deck
        self.open = open_
        self.discard = discard

    def copy(self) -> Vici:
        return Vici(
            self.level,
            self.hard,
            self.first,
            self.points,
            self.favour,
            self.tracks[:],
            self.supply,
            self.tribes,
            self.wild_strong[:],
            self.wild_weak[:],
            self.provision[:],
            self.evolution,
            self.prosperity,
            self.statues,
            self.dice,
            self.fate,
            self.deck[:],
            self.open[:],
            self.discard[:],
        )

    # generated: end


def new_rival(level: int, hard: bool) -> Vici:
    """Return the rival before its tribes are placed (p. 39)."""
    none = [0] * TERRITORIES
    supply = MARKERS - 2 * START_GRID
    return Vici(
        level, int(hard), 0, 0, 1, [0] * 5, supply, TRIBES, none[:], none[:], none[:], START_GRID, START_GRID, 0,
        FIGURES["activation_dice"], FIGURES["fate_dice"], VICI_CARDS[:], [], [],
    )  # fmt: skip
