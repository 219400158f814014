"""The cards as numbers: every card of the box is one small int, every column one list.

Things are numbered by type, then age, so that the cards of a type lie side by side from low to high level.
The first ones are those that take workers; `Player.workers` has one place for each of them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from ecumene.kernel.box import Box
from ecumene.kernel.content import Content, Row

HOME: Final = Path(__file__).parent
KEY: Final = "through-the-ages"
CONTENT: Final = Content(HOME / "cards", KEY)

# Types of cards, in the order of their numbers.
FARM: Final = 0
MINE: Final = 1
LAB: Final = 2
TEMPLE: Final = 3
ARENA: Final = 4
LIBRARY: Final = 5
THEATER: Final = 6
INFANTRY: Final = 7
CAVALRY: Final = 8
ARTILLERY: Final = 9
AIR_FORCE: Final = 10
GOVERNMENT: Final = 11
SPECIAL: Final = 12
LEADER: Final = 13
WONDER: Final = 14
ACTION: Final = 15
EVENT: Final = 16
TERRITORY: Final = 17
TACTIC: Final = 18
AGGRESSION: Final = 19
WAR: Final = 20
PACT: Final = 21
BONUS: Final = 22
TYPES: Final[list[str]] = [
    "farm", "mine", "lab", "temple", "arena", "library", "theater",
    "infantry", "cavalry", "artillery", "air-force",
    "government", "special", "leader", "wonder", "action",
    "event", "territory", "tactic", "aggression", "war", "pact", "bonus",
]  # fmt: skip
WORKER_TYPES: Final = AIR_FORCE + 1  # farms to air forces
GROUPS: Final[dict[str, list[int]]] = {
    "urban": [LAB, TEMPLE, ARENA, LIBRARY, THEATER],
    "unit": [INFANTRY, CAVALRY, ARTILLERY, AIR_FORCE],
    "technology": list(range(SPECIAL + 1)),
}
KINDS: Final[list[str]] = ["civil", "military", "colonization", "construction"]
ENDING_AGE: Final = 4


def types_of(words: list[str]) -> list[int]:
    """Return the numbers of types and groups of types, sorted."""
    found: list[int] = []
    for word in words:
        found += GROUPS[word] if word in GROUPS else [TYPES.index(word)]
    return sorted(set(found))


def _place(row: Row) -> tuple[int, int, int]:
    return (TYPES.index(row["type"]), KINDS.index(row["kind"]) if "kind" in row else 0, row["age"])


BOX: Final = Box([sorted(CONTENT.rows("card"), key=_place)])
ROWS: Final[list[Row]] = BOX.rows
THINGS: Final = BOX.things
NAMES: Final[list[str]] = [*THINGS.slugs, "-"]  # by number; -1 is no thing
COUNT: Final[int] = len(ROWS)


def gives(key: str) -> list[int]:
    """Return one symbol of the cards' feet over all things."""
    return [row.get("gives", {}).get(key, 0) for row in ROWS]


def best_by_age(values: list[int]) -> list[int]:
    """Return the highest value of a column for each age."""
    return [
        max(value for value, row in zip(values, ROWS, strict=True) if row.get("age", 0) == age) for age in range(4)
    ]


TYPE: Final[list[int]] = [TYPES.index(row["type"]) for row in ROWS]
AGE: Final[list[int]] = BOX.column("age")
KIND: Final[list[int]] = [KINDS.index(row["kind"]) if "kind" in row else -1 for row in ROWS]
# The things of a type are FIRST[type] to FIRST[type + 1] - 1.
FIRST: Final[list[int]] = [sum(kind < at for kind in TYPE) for at in range(len(TYPES) + 1)]
WORKER_CARDS: Final[int] = FIRST[GOVERNMENT]  # farms to air forces take workers
STORES: Final[int] = FIRST[TEMPLE]  # farms, mines and labs can hold blue tokens
FIRST_UNIT: Final[int] = FIRST[INFANTRY]
# The highest card of the same type, for each card that takes workers.
LAST_OF_TYPE: Final[list[int]] = [FIRST[TYPE[card] + 1] - 1 for card in range(WORKER_CARDS)]
IS_TECHNOLOGY: Final[list[bool]] = [kind <= SPECIAL for kind in TYPE]
IS_URBAN: Final[list[bool]] = [LAB <= kind <= THEATER for kind in TYPE]
IS_UNIT: Final[list[bool]] = [INFANTRY <= kind <= AIR_FORCE for kind in TYPE]
IS_CIVIL: Final[list[bool]] = [row["deck"] == "civil" for row in ROWS]
IS_MILITARY: Final[list[bool]] = [row["deck"] == "military" for row in ROWS]
CIVIL_CARDS: Final[list[int]] = [thing for thing in range(COUNT) if IS_CIVIL[thing]]
MILITARY_CARDS: Final[list[int]] = [thing for thing in range(COUNT) if IS_MILITARY[thing]]


def cards_of(*types: int) -> list[int]:
    """Return the cards of some types."""
    return [thing for thing in range(COUNT) if TYPE[thing] in types]


SCIENCE_PRICE: Final[list[int]] = BOX.column("science")
REVOLUTION_PRICE: Final[list[int]] = BOX.column("revolution")
RESOURCE_PRICE: Final[list[int]] = BOX.column("resources")
STAGE_PRICES: Final[list[list[int]]] = BOX.column("stages", [])
ATTACK_PRICE: Final[list[int]] = BOX.column("military_actions")
DEFENSE: Final[list[int]] = BOX.column("defense")
COLONIZATION_BONUS: Final[list[int]] = BOX.column("colonization")
# By age, the most that a card could add: what everybody must reckon with who sees only the back of a card.
BEST_DEFENSE: Final[list[int]] = best_by_age(DEFENSE)
BEST_COLONIZATION: Final[list[int]] = best_by_age(COLONIZATION_BONUS)
TACTIC_STRENGTH: Final[list[int]] = BOX.column("strength")
OBSOLETE_STRENGTH: Final[list[int]] = [
    row["obsolete"] if "obsolete" in row else row.get("strength", 0) for row in ROWS
]
# The units of one army: infantry, cavalry, artillery.
ARMY: Final[list[list[int]]] = [
    [int(row.get("army", {}).get(TYPES[kind], 0)) for kind in (INFANTRY, CAVALRY, ARTILLERY)] for row in ROWS
]
SCORING: Final[list[bool]] = BOX.column("scoring", False)

GIVES_SCIENCE: Final[list[int]] = gives("science")
GIVES_CULTURE: Final[list[int]] = gives("culture")
GIVES_STRENGTH: Final[list[int]] = gives("strength")
GIVES_HAPPINESS: Final[list[int]] = gives("happiness")
GIVES_YELLOW: Final[list[int]] = gives("yellow")
GIVES_BLUE: Final[list[int]] = gives("blue")
# What one blue token on a farm, mine or (for Bill Gates) lab is worth.
WORTH: Final[list[int]] = [
    row.get("gives", {}).get("food", 0) if TYPE[thing] == FARM
    else row.get("gives", {}).get("resources", 0) if TYPE[thing] == MINE
    else AGE[thing] if TYPE[thing] == LAB
    else 0
    for thing, row in enumerate(ROWS)
]  # fmt: skip

# Numbers that stand on no card.
FOOD_PRICE: Final[list[int]] = CONTENT.value("yellow_bank")["food_cost"]
CONSUMPTION: Final[list[int]] = CONTENT.value("yellow_bank")["consumption"]
HAPPINESS_NEEDED: Final[list[int]] = CONTENT.value("yellow_bank")["happiness_needed"]
YELLOW_SLOTS: Final[int] = CONTENT.value("yellow_bank")["slots"]
STARVATION: Final[int] = CONTENT.value("yellow_bank")["starvation_culture"]
CORRUPTION: Final[list[int]] = CONTENT.value("blue_bank")["corruption"]
MOST_HAPPINESS: Final[int] = CONTENT.value("ratings")["happiness"]["max"]
ROW: Final[int] = CONTENT.value("row")["slots"]
TAKE_PRICE: Final[list[int]] = CONTENT.value("row")["take_cost"]
SURCHARGE: Final[int] = CONTENT.value("row")["wonder_surcharge"]
MOST_DRAWN: Final[int] = CONTENT.value("draw")["max"]
TOKENS_LOST: Final[int] = CONTENT.value("ages")["yellow_tokens_lost"]
FIRST_ACTIONS: Final[list[int]] = CONTENT.value("first_round")["civil_actions"]
RESIGN_CULTURE: Final[int] = CONTENT.value("politics")["resign_culture_per_war"]
START: Final[dict[str, Any]] = CONTENT.value("start")


def by_players(counts: dict[str, int]) -> list[int]:
    """Return numbers keyed by the number of players as a list; the first two places are not used."""
    return [0, 0, *(counts[str(players)] for players in (2, 3, 4))]


DISCARD_LEFTMOST: Final[list[int]] = by_players(CONTENT.value("row")["discard_leftmost"])
CURRENT_EVENTS: Final[list[int]] = by_players(CONTENT.value("events")["current"])
COPIES: Final[list[list[int]]] = [
    [row["copies"][str(players)] if "copies" in row and players >= 2 else 0 for row in ROWS]
    for players in range(5)
]
PEACEFUL_REMOVES: Final[list[int]] = types_of(CONTENT.value("variants")["peaceful"]["removed_types"])
FIRST_GAME_REMOVES: Final[list[int]] = types_of(CONTENT.value("variants")["first_game"]["removed_types"])
FIRST_GAME_SCORE: Final[dict[str, int]] = CONTENT.value("variants")["first_game"]["final_score"]


def thing(slug: str) -> int:
    """Return the number of a card."""
    return THINGS.numbers[slug]
