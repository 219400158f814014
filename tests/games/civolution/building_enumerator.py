"""Statues and settlements that can be built, found by trying every payment: apart from the engine.

It reads a view and the rows of the box as the enumerator beside it does. Which territories surround a corner is
compared elsewhere, and is told to it.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement

from tests.games.civolution.enumerator import Row, owned, passive, rows

Paid = tuple[str, ...]  # materials in alphabetical order
TWO = 2  # own buildings on one ground
ISLAND = "bg0"


def materials() -> dict[str, Row]:
    """Return the rows of all materials."""
    return {id: row for id, row in rows().items() if row["kind"] == "material"}


def alike(player: Row, name: str) -> list[str]:
    """Return the materials that may be paid in the place of one, while an ability still allows that."""
    scopes = {ability["scope"] for ability in passive(player, "material_wild")}
    if "-" in player["used_turn"]:  # a material was replaced in this turn
        return []
    wanted = materials()[name]
    return [
        other
        for other, row in materials().items()
        if other != name
        and (
            ("row" in scopes and row["row"] == wanted["row"])
            or ("type" in scopes and row["land"] == wanted["land"])
        )
    ]


def grounds(player: Row, view: Row, around: list[set[str]], present: set[str]) -> dict[int, str]:
    """Return the open grounds beside own tribes that still have room, by their place in the lists of the view."""
    found = {}
    for at, location in enumerate([*view["locations"], ISLAND]):
        if rows().get(location, {}).get("type") == "building-ground":
            built = player["statues"][at] + player["settlement_at"][at]
            if built < TWO and present & around[at]:
                found[at] = location
    return found


def statues(player: Row, location: str) -> set[str]:
    """Return the materials of which a statue on a ground can be made."""
    named = set(rows()[location]["materials"])
    for ability in passive(player, "statue_any"):
        named |= {id for id, row in materials().items() if row["row"] in ability["rows"]}
    instead = {other for name in named for other in alike(player, name)}
    held = owned(player)
    return {name for name in named | instead if held[name]}


def settlements(player: Row, slot: int) -> set[Paid]:
    """Return all that may be paid for a settlement: some left out, at most one replaced."""
    cost: list[str] = sorted(Counter(rows()[f"settlement-{slot}"]["cost"]).elements())
    less: int = sum(ability["n"] for ability in passive(player, "settlement_discount"))
    held = owned(player)
    found: set[Paid] = set()
    for rest in combinations(cost, max(0, len(cost) - less)):
        ways: list[tuple[str, ...]] = [rest]
        for at, name in enumerate(rest):
            ways += [(*rest[:at], other, *rest[at + 1 :]) for other in alike(player, name)]
        for way in ways:
            if all(held[name] >= n for name, n in Counter(way).items()):
                found.add(tuple(sorted(way)))
    return found


def price_payable(player: Row, price: Row) -> bool:
    """Return whether the price of a goal or an activity can be paid, with at most one material replaced."""
    held = owned(player)
    plain = {name: n for name, n in price.items() if name not in ("material", "feature")}
    if any(held[name] < n for name, n in [*plain.items(), *price.get("feature", {}).items()]):
        return False
    wanted = price.get("material", {})
    if "any_of" in wanted:
        ways = list(combinations_with_replacement(wanted["any_of"], wanted["n"]))
    else:
        ways = [tuple(Counter(wanted).elements())]
    ways += [
        (*way[:at], other, *way[at + 1 :])
        for way in ways
        for at, name in enumerate(way)
        for other in alike(player, name)
    ]
    return any(all(held[name] >= n for name, n in Counter(way).items()) for way in ways)
