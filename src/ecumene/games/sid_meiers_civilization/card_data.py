"""The box as numbers: every thing in it is one small int, every column one list over all things.

Things are numbered by kind; within a kind in the order of the tables.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ecumene.kernel.box import Box
from ecumene.kernel.content import Content, Row

HOME: Final = Path(__file__).parent
KEY: Final = "sid-meiers-civilization"
CONTENT: Final = Content(HOME / "cards", KEY)

# Kinds of things, in the order of their numbers.
KINDS: Final[list[str]] = [
    "resource", "terrain", "unit", "unit_card", "technology", "building", "wonder", "event", "great_person",
    "government", "civilization", "tile", "age", "piece", "token", "good", "face", "space",
]  # fmt: skip
BOX: Final = Box([CONTENT.rows(kind) for kind in KINDS])
ROWS: Final[list[Row]] = BOX.rows
THINGS: Final = BOX.things
COUNT: Final = len(ROWS)
KIND: Final[list[str]] = [kind for kind in KINDS for _ in CONTENT.rows(kind)]


def number(slug: str) -> int:
    """Return the number of a thing."""
    return THINGS.numbers[slug]


def numbers(kind: str) -> list[int]:
    """Return the things of a kind."""
    return BOX.numbers(CONTENT.rows(kind))


def thing_column(key: str) -> list[int]:
    """Return a column that names things; -1 where there is none."""
    return [number(row[key]) if isinstance(row.get(key), str) else -1 for row in ROWS]


def things_column(key: str) -> list[list[int]]:
    """Return a column that lists things."""
    return [[number(slug) for slug in row[key]] if isinstance(row.get(key), list) else [] for row in ROWS]


RESOURCES: Final = numbers("resource")
TERRAINS: Final = numbers("terrain")
UNITS: Final = numbers("unit")
UNIT_CARDS: Final = numbers("unit_card")
TECHNOLOGIES: Final = numbers("technology")
BUILDINGS: Final = numbers("building")
WONDERS: Final = numbers("wonder")
EVENTS: Final = numbers("event")
GREAT_PEOPLE: Final = numbers("great_person")
GOVERNMENTS: Final = numbers("government")
CIVILIZATIONS: Final = numbers("civilization")
TILES: Final = numbers("tile")
AGES: Final = numbers("age")

FIRST_UNIT: Final[int] = UNITS[0]
FIRST_TECHNOLOGY: Final[int] = TECHNOLOGIES[0]
FIRST_WONDER: Final[int] = WONDERS[0]
FIRST_EVENT: Final[int] = EVENTS[0]
FIRST_GOVERNMENT: Final[int] = GOVERNMENTS[0]
ANCIENT: Final[int] = AGES[0]
RESOURCE_COUNT: Final[int] = len(RESOURCES)

# Things that rules name.
SILK: Final[int] = number("silk")
IRON: Final[int] = number("iron")
GRASSLAND: Final[int] = number("grassland")
DESERT: Final[int] = number("desert")
WATER: Final[int] = number("water")
ARTILLERY: Final[int] = number("artillery")
INFANTRY: Final[int] = number("infantry")
ARMY: Final[int] = number("army")
SCOUT: Final[int] = number("scout")
CAPITAL: Final[int] = number("capital")
CITY: Final[int] = number("city")
HUT: Final[int] = number("hut")
VILLAGE: Final[int] = number("village")
GREAT_PERSON: Final[int] = number("great-person")
TRADE: Final[int] = number("trade")
CULTURE: Final[int] = number("culture")
WALLS: Final[int] = number("city-walls")
ANARCHY: Final[int] = number("anarchy")
AMERICA: Final[int] = number("america-civilization")
CHINA: Final[int] = number("china-civilization")
EGYPT: Final[int] = number("egypt-civilization")
GERMANY: Final[int] = number("germany-civilization")
ROME: Final[int] = number("rome-civilization")
RUSSIA: Final[int] = number("russia-civilization")

# What markers and terrain give to the city in whose outskirts they are.
PRODUCTION_OF: Final[list[int]] = BOX.column("production")
TRADE_OF: Final[list[int]] = BOX.column("trade")
CULTURE_OF: Final[list[int]] = BOX.column("culture")
COIN_OF: Final[list[int]] = BOX.column("coin")
COMBAT_OF: Final[list[int]] = BOX.column("combat")
PRICE: Final[list[int]] = [value if isinstance(value, int) else 0 for value in BOX.column("price")]
COPIES: Final[list[int]] = BOX.column("copies")
AGE: Final[list[int]] = [thing - ANCIENT if thing >= 0 else -1 for thing in thing_column("age")]
IS_BUILDING: Final[list[bool]] = [kind == "building" for kind in KIND]
IS_WONDER: Final[list[bool]] = [kind == "wonder" for kind in KIND]
IS_PERSON: Final[list[bool]] = [kind == "great_person" for kind in KIND]
IS_EVENT: Final[list[bool]] = [kind == "event" for kind in KIND]
IS_TECHNOLOGY: Final[list[bool]] = [kind == "technology" for kind in KIND]

# Buildings.
STAR: Final[list[bool]] = BOX.column("star", False)
STANDS_ON: Final[list[list[int]]] = things_column("terrain")
TECHNOLOGY_OF: Final[list[int]] = thing_column("technology")
FAMILY: Final[list[int]] = thing_column("family")  # the first form of a building
FAMILIES: Final[list[int]] = [thing for thing in BUILDINGS if FAMILY[thing] == thing and thing != WALLS]
MARKERS: Final[list[int]] = BOX.column("markers")
UPGRADE: Final[list[int]] = [-1] * COUNT  # of a first form: the form on the other side of its marker
for _form in BUILDINGS:
    if FAMILY[_form] != _form:
        UPGRADE[FAMILY[_form]] = _form

# Units: type of each card, its strength at rank 1, what a type trumps, prices by rank.
UNIT_OF: Final[list[int]] = thing_column("unit")
STRENGTH: Final[list[int]] = BOX.column("strength")
TRUMPS: Final[list[int]] = thing_column("trumps")
UNIT_PRICES: Final[list[list[int]]] = BOX.column("prices", [])

# Tokens under huts and villages; what is no resource is a great person.
HUTS_HOLD: Final[list[int]] = [row["huts"] for row in CONTENT.rows("resource")]
VILLAGES_HOLD: Final[list[int]] = [row["villages"] for row in CONTENT.rows("resource")]
PEOPLE_IN_VILLAGES: Final[int] = ROWS[VILLAGE]["great_people"]
ON_MARKET: Final[list[int]] = [thing for thing in RESOURCES if ROWS[thing]["market"]]

# Faces of tokens that a seat has, by token and resource.
FACES: Final[list[int]] = numbers("face")
FACE_TOKEN: Final[list[int]] = thing_column("token")
FACE_RESOURCE: Final[list[int]] = thing_column("resource")

# The culture track: entering space n costs and gives what stands at n - 1.
_SPACES: Final[list[Row]] = CONTENT.rows("space")
SPACES: Final[int] = len(_SPACES)
SPACE_CULTURE: Final[list[int]] = [row["culture"] for row in _SPACES]
SPACE_TRADE: Final[list[int]] = [row["trade"] for row in _SPACES]
SPACE_AGE: Final[list[int]] = [number(row["age"]) - ANCIENT if "age" in row else -1 for row in _SPACES]
SPACE_PERSON: Final[list[bool]] = [row["reward"] == "great-person" for row in _SPACES]
