"""Path to Greatness: five scenarios for one player, built on Skirmish (p. 9; their content is ours)."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.age_of_civilization.card_data import CONTENT, COUNT, SCENARIO_ROWS, THINGS
from ecumene.games.age_of_civilization.effects.powers import condition_of
from ecumene.kernel.content import Row


def _column(key: str, absent: Any) -> list[Any]:
    values = [absent] * COUNT
    for row in SCENARIO_ROWS:
        values[THINGS.numbers[row["id"]]] = row.get(key, absent)
    return values


def _things(slugs: list[str]) -> list[int]:
    return [THINGS.numbers[slug] for slug in slugs]


START_CIVILIZATION: Final[list[int]] = [
    THINGS.number(slug) for slug in _column("start_civilization", "-")
]  # raised in round 1 of that scenario
MAY_RAISE_AGAIN: Final[list[bool]] = _column("may_raise_again", True)


class Scenario:
    """The set-up of one scenario, or of Skirmish itself."""

    def __init__(self, row: Row) -> None:
        skirmish = CONTENT.value("skirmish")
        rival = {**CONTENT.value("virtual_rival"), **row.get("virtual_rival", {})}
        removed = _things(skirmish["remove_civilizations"])
        self.civilizations = _things(row.get("civilizations", [])) or [
            THINGS.numbers[civ["id"]]
            for civ in CONTENT.rows("civilization")
            if THINGS.numbers[civ["id"]] not in removed
        ]
        self.market: int = row.get("civilization_market", skirmish["civilization_market"])
        self.wonder_market: int = row.get("wonder_market", skirmish["wonder_market"])
        eras = row.get("wonder_eras")
        self.wonders = [
            THINGS.numbers[wonder["id"]]
            for wonder in CONTENT.rows("wonder")
            if eras is None or wonder["era"] in eras
        ]
        self.removed = _things(row.get("remove_actions", []))
        self.added = _things(row.get("add_actions", []))
        fixed: dict[str, int] = row.get("fixed", {"plague": skirmish["plague_position"]})
        self.fixed = {THINGS.numbers[slug]: place - 1 for slug, place in fixed.items()}
        self.tokens = _things(row.get("special_events", []))
        self.orders_open: int = row.get("orders_face_up", 0)
        self.start_coins: int = row.get("start_coins", skirmish["start_coins"])
        self.rival: int = rival["strength_start"]
        self.growth: int = rival["strength_per_round_end"]


SKIRMISH: Final = Scenario({})
_SCENARIOS: Final[list[Scenario]] = [Scenario(row) for row in SCENARIO_ROWS]


def scenario(thing: int) -> Scenario:
    """Return the set-up of a scenario; -1 is Skirmish."""
    return SKIRMISH if thing < 0 else _SCENARIOS[thing - THINGS.numbers[SCENARIO_ROWS[0]["id"]]]


def conditions(row: Row) -> list[tuple[int, int]]:
    """Compile the conditions of an achievement or a laurel."""
    return [condition_of({key: value}) for key, value in row.items() if key.startswith(("min_", "max_"))]
