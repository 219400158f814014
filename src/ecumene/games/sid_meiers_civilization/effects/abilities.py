"""What technologies do, as columns: ranks, limits, unlocked buildings and governments, abilities by phase."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.sid_meiers_civilization.card_data import (
    BOX,
    COUNT,
    GOVERNMENTS,
    RESOURCE_COUNT,
    RESOURCES,
    ROWS,
    TECHNOLOGIES,
    TECHNOLOGY_OF,
    number,
    things_column,
)

LEVEL: Final[list[int]] = BOX.column("level")
BUILDINGS_OF: Final[list[list[int]]] = [
    things if thing in TECHNOLOGIES else [] for thing, things in enumerate(things_column("buildings"))
]
GOVERNMENTS_OF: Final[list[list[int]]] = things_column("governments")
SPEED_OF: Final[list[int]] = BOX.column("speed")
STACKING_OF: Final[list[int]] = BOX.column("stacking")
CITIES_OF: Final[list[int]] = BOX.column("cities")
HAND_OF: Final[list[int]] = BOX.column("culture_hand")
COIN_TOKENS: Final[list[int]] = BOX.column("coin_tokens")  # how many coin tokens a technology can hold
CROSSES: Final[list[bool]] = [row.get("water") in ("cross", "stop") for row in ROWS]
STOPS_ON_WATER: Final[list[bool]] = [row.get("water") == "stop" for row in ROWS]
UNIT_RAISED: Final[list[int]] = [
    number(row["unit"]["type"]) if thing in TECHNOLOGIES and "unit" in row else -1
    for thing, row in enumerate(ROWS)
]
RANK_RAISED: Final[list[int]] = [row["unit"]["rank"] if UNIT_RAISED[at] >= 0 else 0 for at, row in enumerate(ROWS)]
COIN_HOLDERS: Final[list[int]] = [tech for tech in TECHNOLOGIES if COIN_TOKENS[tech]]
WITH_START: Final[list[int]] = [
    thing for thing in GOVERNMENTS if TECHNOLOGY_OF[thing] < 0
]  # unlocked from the start


class Ability:
    """One ability of a technology: when it can be used, what it costs, how often, and what it does."""

    __slots__ = (
        "ages",
        "amount",
        "any",
        "cost",
        "culture",
        "effect",
        "limit",
        "other",
        "phase",
        "technology",
        "trade",
    )

    def __init__(self, technology: int, row: dict[str, Any]) -> None:
        given: dict[str, int] = row.get("cost", {})
        self.technology = technology
        self.phase: str = row["phase"]
        self.limit: str = row.get("limit", "")
        self.effect: str = row["effect"]
        self.other: str = row.get("other_effect", "")
        self.amount: int = row["amount"]
        self.ages: list[int] = [number(age) for age in row.get("ages", [])]
        self.cost: list[int] = [0] * RESOURCE_COUNT
        for thing in RESOURCES:
            self.cost[thing] = given.get(ROWS[thing]["id"], 0)
        self.any = given.get("any", 0)
        self.trade = given.get("trade", 0)
        self.culture = given.get("culture", 0)


ABILITIES: Final[list[list[Ability]]] = [
    [Ability(thing, ability) for ability in ROWS[thing].get("abilities", [])] if thing in TECHNOLOGIES else []
    for thing in range(COUNT)
]
