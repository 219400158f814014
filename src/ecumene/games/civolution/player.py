"""One civilization: its console with markers, dice, modules and level block, and its pieces."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.continent.lands import CORNERS, TERRITORIES
from ecumene.games.civolution.continent.spots import SPOTS
from ecumene.games.civolution.printed import COLUMNS, GOAL_AREA
from ecumene.kernel.fields import Field, fields
from ecumene.kernel.parts import Cache, Counts, owned

NO_POWERS: Final[list[int]] = []  # what the installed things add up to must be worked out anew
GROUNDS: Final = CORNERS + 1  # the corners, and the island
HOMES: Final = 7  # kinds of things that have one column each: five types of cards, goals, attributes
GOAL_HOME: Final = 5
ATTRIBUTE_HOME: Final = 6


class Player:
    """One civilization. Lists named as caches are shared between copies and replaced as a whole.

    favour         the space on Agera's track, from 1
    supply         markers that lie nowhere
    tribes         in the supply
    markers        by spot of the console
    dice           activation dice in the dice cells, by value less 1
    spent          activation dice under the console
    reset_markers  reset columns that still hold their marker
    modules        level of each core module
    raw            raw materials, by territory
    wild_strong    tribes in the wilderness, by territory
    boat_at        the water where each boat is, -1: on the console
    cargo          markers in the notches of each boat, on the console too
    farms          on the console
    settlements    1: still on its slot of the console
    settlement_at  by ground
    statues        by ground
    columns        of the level block, from below; of goals the left half
    right          the right half of the column of goals; whole things stand in both
    homes          the column of each kind of things, -1: none yet
    active         level tokens 4 and 5
    completed      bonuses taken for levels 1 and 2
    goals          the cells of the goal area, each from below
    hand           cards that nobody else has seen
    shown          cards in hand that all saw when they were taken
    dealt          start marker cards to choose from
    start          the start token card
    used_turn      things whose ability was used up for this turn
    used_era       and for this era
    power          a cache: passive rules added up
    watchers       a cache: installed things with triggers
    """

    FIELDS: ClassVar[list[Field]] = fields(
        "points/150 favour/6 tracks<13[5] supply/50 tribes/20",
        Counts("markers", "spot"),
        f"dice/3[6] spent/9 fate/5 reset_markers<5 modules<4[15] raw/5[{TERRITORIES}]",
        f"wild_strong/3[{TERRITORIES}] wild_weak/3[{TERRITORIES}]",
        "boat_at#[2] aboard_strong<4[2] aboard_weak<4[2] cargo<3[2]",
        f"farms<4 settlements<2[4] settlement_at<2[{GROUNDS}] statues/2[{GROUNDS}]",
        f"columns$block[^][{COLUMNS}] right$block[^] homes-/9[{HOMES}] active<2[2] completed<2[2]",
        f"goals$goal[^][{GOAL_AREA}]",
        owned("hand$card{}"),
        "shown$card{}",
        owned("dealt$start_marker{}"),
        "start$start used_turn$-[<20] used_era$-[<20]",
        Cache("power", NO_POWERS),
        Cache("watchers", []),
    )

    # generated from FIELDS by tools/field_code.py
    __slots__ = (
        "aboard_strong",
        "aboard_weak",
        "active",
        "boat_at",
        "cargo",
        "columns",
        "completed",
        "dealt",
        "dice",
        "farms",
        "fate",
        "favour",
        "goals",
        "hand",
        "homes",
        "markers",
        "modules",
        "points",
        "power",
        "raw",
        "reset_markers",
        "right",
        "settlement_at",
        "settlements",
        "shown",
        "spent",
        "start",
        "statues",
        "supply",
        "tracks",
        "tribes",
        "used_era",
        "used_turn",
        "watchers",
        "wild_strong",
        "wild_weak",
    )

    def __init__(
        self,
        points: int,
        favour: int,
        tracks: list[int],
        supply: int,
        tribes: int,
        markers: list[int],
        dice: list[int],
        spent: int,
        fate: int,
        reset_markers: int,
        modules: list[int],
        raw: list[int],
        wild_strong: list[int],
        wild_weak: list[int],
        boat_at: list[int],
        aboard_strong: list[int],
        aboard_weak: list[int],
        cargo: list[int],
        farms: int,
        settlements: list[int],
        settlement_at: list[int],
        statues: list[int],
        columns: list[list[int]],
        right: list[int],
        homes: list[int],
        active: list[int],
        completed: list[int],
        goals: list[list[int]],
        hand: list[int],
        shown: list[int],
        dealt: list[int],
        start: int,
        used_turn: list[int],
        used_era: list[int],
        power: list[int],
        watchers: list[int],
    ) -> None:
        self.points = points
        self.favour = favour
        self.tracks = tracks
        self.supply = supply
        self.tribes = tribes
        self.markers = markers
        self.dice = dice
        self.spent = spent
        self.fate = fate
        self.reset_markers = reset_markers
        self.modules = modules
        self.raw = raw
        self.wild_strong = wild_strong
        self.wild_weak = wild_weak
        self.boat_at = boat_at
        self.aboard_strong = aboard_strong
        self.aboard_weak = aboard_weak
        self.cargo = cargo
        self.farms = farms
        self.settlements = settlements
        self.settlement_at = settlement_at
        self.statues = statues
        self.columns = columns
        self.right = right
        self.homes = homes
        self.active = active
        self.completed = completed
        self.goals = goals
        self.hand = hand
        self.shown = shown
        self.dealt = dealt
        self.start = start
        self.used_turn = used_turn
        self.used_era = used_era
        self.power = power
        self.watchers = watchers

    def copy(self) -> Player:
        return Player(
            self.points,
            self.favour,
            self.tracks[:],
            self.supply,
            self.tribes,
            self.markers[:],
            self.dice[:],
            self.spent,
            self.fate,
            self.reset_markers,
            self.modules[:],
            self.raw[:],
            self.wild_strong[:],
            self.wild_weak[:],
            self.boat_at[:],
            self.aboard_strong[:],
            self.aboard_weak[:],
            self.cargo[:],
            self.farms,
            self.settlements[:],
            self.settlement_at[:],
            self.statues[:],
            [row[:] for row in self.columns],
            self.right[:],
            self.homes[:],
            self.active[:],
            self.completed[:],
            [row[:] for row in self.goals],
            self.hand[:],
            self.shown[:],
            self.dealt[:],
            self.start,
            self.used_turn[:],
            self.used_era[:],
            self.power,
            self.watchers,
        )

    # generated: end


def fresh() -> Player:
    """Return a civilization before anything was handed out."""
    return Player(
        0, 1, [0] * 5, 0, 0, [0] * SPOTS, [0] * 6, 0, 0, 0, [1] * 15, [0] * TERRITORIES,
        [0] * TERRITORIES, [0] * TERRITORIES, [-1] * 2, [0] * 2, [0] * 2, [0] * 2, 0, [1] * 4,
        [0] * GROUNDS, [0] * GROUNDS, [[] for _ in range(COLUMNS)], [], [-1] * HOMES, [0] * 2, [0] * 2,
        [[] for _ in range(GOAL_AREA)], [], [], [], -1, [], [], NO_POWERS, [],
    )  # fmt: skip
