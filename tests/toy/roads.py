"""The roads: a small map on which each seat has a trader, and on which rivals walk that nobody plays."""

from __future__ import annotations

from typing import Final

from ecumene.kernel.automata import Automaton
from ecumene.kernel.frame import Action
from ecumene.kernel.graph import CLOSED, ENDING, OPEN, PASSING, Graph, Reach
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.places import ANCHORS, Map, Place
from ecumene.kernel.refusal import Refusal
from tests.toy.state import Bazaar
from tests.toy.things import LEVEL_POINTS, LEVELS, PLACES, RIVALS, TRAVEL

STEPS: Final = 3  # of a journey

TYRE: Final = 0
DAMASCUS: Final = 1
PALMYRA: Final = 2
DESERT: Final = 3
PETRA: Final = 4
GAZA: Final = 5
GATES: Final = 6
TARSUS: Final = 7

ANCHOR: Final = [(40, 90), (100, 110), (170, 70), (180, 150), (110, 200), (40, 180), (60, 20), (140, 10)]
KIND: Final = ["port", "city", "city", "desert", "city", "port", "mountains", "city"]
WAYS: Final = [  # with the wind from Gaza to Tyre, never back
    [DAMASCUS, GATES],
    [TYRE, PALMYRA, PETRA],
    [DAMASCUS, DESERT, TARSUS],
    [PALMYRA, PETRA],
    [DAMASCUS, DESERT, GAZA],
    [TYRE, PETRA],
    [TYRE, TARSUS],
    [PALMYRA, GATES],
]
TOLLS: Final = [1 if kind == "mountains" else 0 for kind in KIND]
ACCESS: Final = [ENDING if kind == "port" else PASSING if kind == "desert" else OPEN for kind in KIND]
STORMY: Final = [CLOSED if kind == "desert" else access for kind, access in zip(KIND, ACCESS, strict=True)]


def chart(kinds: list[str], ways: list[list[int]]) -> Map:
    """Return the map with these kinds of places and ways."""
    places = [Place(PLACES.slugs[at], x, y, kinds[at]) for at, (x, y) in enumerate(ANCHOR)]
    return Map(ANCHORS, places, Graph(ways))


CALM: Final = chart(KIND, WAYS)
SANDSTORM: Final = chart(
    ["storm" if kind == "desert" else kind for kind in KIND],
    [[] if here == DESERT else [there for there in row if there != DESERT] for here, row in enumerate(WAYS)],
)


def map_of(s: Bazaar) -> Map:
    """With storms, a wind of 1 closes the desert (p. 4)."""
    return SANDSTORM if s.storm and s.wind == 1 else CALM


def journeys(s: Bazaar, seat: int) -> Reach:
    """Return where a trader can go: three steps, the pass counts two; it ends in a port, never in the desert."""
    closed = map_of(s) is SANDSTORM
    return CALM.graph.reach([s.traders[seat]], STEPS, STORMY if closed else ACCESS, TOLLS)


def travels(s: Bazaar, seat: int) -> list[Action]:
    """Return the journeys of a seat's trader."""
    return [(TRAVEL, place, 0) for place in journeys(s, seat).targets()]


def travel(s: Bazaar, seat: int, place: int, luck: Luck) -> None:
    """Go there; who finds nobody else there earns a coin (p. 4)."""
    origin = s.traders[seat]
    s.traders[seat] = place
    alone = s.traders.count(place) == 1 and place not in s.rival_at
    luck.tell("travelled", seat, amount=s.gain(seat, 1) if alone else 0, origin=origin, target=place)


def refuse_travel(s: Bazaar, seat: int, place: int) -> Refusal:
    """Say why a trader does not get there."""
    if place == DESERT:
        return Refusal("toy.travel.desert")
    return Refusal("toy.travel.reach", need=STEPS, have=journeys(s, seat).costs[place])


def walk_rivals(s: Bazaar, luck: Luck) -> None:
    """Each rival goes one step towards Tyre and scores; from Tyre it begins again in Petra (p. 4)."""
    for at, level in enumerate(s.rivals):
        origin = s.rival_at[at]
        target = PETRA if origin == TYRE else CALM.graph.path(origin, TYRE)[1]
        s.rival_at[at] = target
        s.rival_points[at] += LEVEL_POINTS[level]
        luck.tell("walked", -1, amount=LEVEL_POINTS[level], automaton=at, origin=origin, target=target)


def automata_of(s: Bazaar) -> list[Automaton]:
    """Return the rivals of this game."""
    return [Automaton(at, LEVELS[level], s.rival_points[at], {}) for at, level in enumerate(s.rivals)]


def check_roads(s: Bazaar) -> None:
    """Refuse traders and rivals that cannot stand there."""
    if len(s.traders) != len(s.hands) or len(s.rivals) > len(RIVALS):
        raise Impossible("bazaar", cause="a trader for each seat, and two rivals at most")
    if DESERT in s.traders or DESERT in s.rival_at:
        raise Impossible("bazaar", cause="nobody stays in the desert")
