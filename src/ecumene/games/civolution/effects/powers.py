"""Passive rules of installed things: added up once when something is installed, then read from a list."""

from __future__ import annotations

from typing import Final

from ecumene.games.civolution.card_data import ABILITY, COUNT, FEATURE_ROWS, ROWS
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.effects.counts import installed
from ecumene.games.civolution.effects.program import price, program
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.printed import DIE_VALUES, LANDS, PHASES, PROJECTS, START_ACTIVITY
from ecumene.kernel.content import Row

# Who a discount on food is for.
EVERYWHERE: Final = 0
ENCAMPMENT: Final = 1
WILDERNESS: Final = 2
BOAT: Final = 3
WHERE: Final[list[str]] = ["any", "encampment", "wilderness", "boat"]
ALL_TRIBES: Final = 99
# How often a trigger runs.
ONCE_A_TURN: Final = 1
ONCE_AN_ERA: Final = 2
# Free shifts of activation dice are counted by their steps, since each source turns one die: some bits for each.
FARTHEST: Final = 3  # no value of the ring is farther away
SOURCE_BITS: Final = 4
MOST_SOURCES: Final = 15


class Discount:
    """Up to `most` tribes of a kind need less food."""

    __slots__ = ("lands", "less", "most", "state", "thing", "where")

    def __init__(self, thing: int, where: int, lands: list[int], state: int, less: int, most: int) -> None:
        self.thing = thing
        self.where = where
        self.lands = lands  # [] means all
        self.state = state  # -1: both, 0: strong, 1: weak
        self.less = less
        self.most = most


def _discount(thing: int, ability: Row) -> Discount:
    most = ability["max"]
    state = {"strong": 0, "weak": 1}.get(ability.get("state", ""), -1)
    return Discount(
        thing,
        WHERE.index(ability["where"]),
        [LANDS.index(land) for land in ability.get("types", [])],
        state,
        ability["n"],
        ALL_TRIBES if most == "all" else most,
    )


def _rules(thing: int) -> list[tuple[int, int]]:
    """Return the places in Player.power that a thing adds to."""
    ability = ABILITY[thing]
    if ability["kind"] != "passive":
        return []
    rule = ability["rule"]
    if rule in ops.RULES:
        amount: int = ability["n"] if "n" in ability else ability.get("steps", 1)
        return [(ops.RULES.index(rule), amount)]
    if rule == "hunt_token_ok":
        return [(ops.HUNT_TOKEN_OK, 1), (ops.HUNT_TOKEN_PENALTY, ability["penalty"])]
    if rule == "free_shift":
        if ability["die"] == "activation":
            return [(ops.FREE_SHIFT_DICE, 1 << SOURCE_BITS * (min(ability["steps"], FARTHEST) - 1))]
        return [(ops.FREE_SHIFT_FATE, ability["steps"])]
    if rule == "idea_power":
        return [(ops.IDEA_POWER, ability["steps"] - 1)]
    if rule == "planning_flex":
        return [(ops.PLANNING_FLEX, ability["steps"])]
    if rule == "boat_plus":
        return [(ops.BOAT_SEATS_PLUS, ability["seats"]), (ops.BOAT_CARGO_PLUS, ability["cargo"])]
    if rule == "immune":
        names = {"weather": ops.IMMUNE_WEATHER, "gorge": ops.IMMUNE_GORGE, "glacier": ops.IMMUNE_GLACIER}
        return [(names[name], 1) for name in ability["to"]]
    if rule in ("deus_free", "ignore_cell"):
        return [(ops.DEUS_FREE if rule == "deus_free" else ops.IGNORE_CELL, ability["per_era"])]
    if rule == "reset_early":
        return [(ops.RESET_DICE, ability["dice"])]
    return _rules_of_kinds(rule, ability)


def _rules_of_kinds(rule: str, ability: Row) -> list[tuple[int, int]]:
    if rule == "no_displace":
        names = {"any": ops.NO_DISPLACE_ANY, "fire": ops.NO_DISPLACE_FIRE, "strong": ops.NO_DISPLACE_STRONG}
        return [(names[ability["where"]], 1)]
    if rule == "fate_bonus_die":
        rolls = {"hunt": ops.BONUS_DIE_HUNT, "lucky_find": ops.BONUS_DIE_FIND, "favor_test": ops.BONUS_DIE_FAVOUR}
        return [(rolls[roll], 1) for roll in ability["for"]]
    if rule in ("hunt_plus", "strong_score_plus"):
        base = ops.HUNT_PLUS if rule == "hunt_plus" else ops.STRONG_PLUS
        return [(base + LANDS.index(land), ability["n"]) for land in ability["types"]]
    if rule == "feature_wild":
        return [(ops.WILD_FEATURE + [row["id"] for row in FEATURE_ROWS].index(ability["feature"]), 1)]
    if rule == "statue_any":
        return [(ops.STATUE_ROW + row - 1, 1) for row in ability["rows"]]
    if rule == "material_wild":
        return [(ops.SWAP_ROW if ability["scope"] == "row" else ops.SWAP_LAND, 1)]
    if rule == "die_link":
        low, high = sorted(ability["values"])
        return [(ops.LINKS, 1 << ((low - 1) * DIE_VALUES + high - 1))]
    if rule == "feed_less":
        return []
    raise ValueError(f"no rule is called '{rule}'")


def _moment(when: str) -> tuple[int, int]:
    """Return the moment of a trigger and its subject."""
    name, _, of = when.partition(":")
    moment = ops.MOMENTS[name]
    if not of or of == "any":
        return moment, ops.EVERY
    if moment == ops.MODULE_USED:
        return moment, ops.SLEEP_MODULE if of == "sleep" else [row["id"] for row in ROWS].index(of)
    if moment == ops.INSTALLED:
        return moment, ["invention", "mutation", "inspiration", "building", "achievement"].index(of)
    if moment == ops.BUILT:
        return moment, PROJECTS.index(of)
    if moment == ops.HUNTED:
        return moment, LANDS.index(of)
    return moment, PHASES.index(of)


RULES: Final[list[list[tuple[int, int]]]] = [_rules(thing) for thing in range(COUNT)]
DISCOUNT: Final[list[Discount | None]] = [
    _discount(thing, ABILITY[thing]) if ABILITY[thing].get("rule") == "feed_less" else None
    for thing in range(COUNT)
]
_TRIGGERS: Final[list[tuple[int, int]]] = [
    _moment(ABILITY[thing]["when"]) if ABILITY[thing]["kind"] == "trigger" else (-1, -1) for thing in range(COUNT)
]
MOMENT: Final[list[int]] = [moment for moment, _ in _TRIGGERS]
SUBJECT: Final[list[int]] = [subject for _, subject in _TRIGGERS]
LIMIT: Final[list[int]] = [
    {"turn": ONCE_A_TURN, "era": ONCE_AN_ERA}.get(ability.get("limit", ""), 0) for ability in ABILITY
]
ABILITY_PROGRAM: Final[list[int]] = [program(ability.get("do", [])) for ability in ABILITY]
# Triggers that count something for points: what the same moment brings besides is there before.
_COUNTS: Final[list[bool]] = [
    any("points" in counted for effect in ability.get("do", []) if "per" in effect for counted in effect["do"])
    for ability in ABILITY
]
IS_ACTIVITY: Final[list[bool]] = [ability["kind"] == "activity" for ability in ABILITY]
ACTIVITY_PRICE: Final[list[int]] = [price(ability.get("pay", {})) for ability in ABILITY]
POINT_BONUS: Final[list[int]] = [
    ability["points"] if ability["kind"] == "point_bonus" else 0 for ability in ABILITY
]
START_ACTIVITY_PROGRAM: Final[int] = program(START_ACTIVITY["do"])
START_ACTIVITY_PRICE: Final[int] = price(START_ACTIVITY["pay"])


def refresh(player: Player) -> None:
    """Add the passive rules up anew: something was installed."""
    power = [0] * ops.POWERS
    watchers: list[int] = []
    counting: list[int] = []
    for thing in installed(player):
        for place, amount in RULES[thing]:
            if place == ops.LINKS:
                power[place] |= amount
            elif place == ops.RESET_DICE:
                power[place] = max(power[place], amount)
            else:
                power[place] += amount
        if MOMENT[thing] >= 0:
            (counting if _COUNTS[thing] else watchers).append(thing)
    player.power = power
    player.watchers = watchers + counting


def sources_of(free: int, steps: int) -> int:
    """Return how many sources turn an activation die by so many steps for free."""
    return free >> SOURCE_BITS * (steps - 1) & MOST_SOURCES


def discounts(player: Player) -> list[Discount]:
    """Return what makes the tribes of a civilization need less food, the narrowest first."""
    found: list[Discount] = []
    for thing in installed(player):
        discount = DISCOUNT[thing]
        if discount is not None:
            found.append(discount)
    found.sort(key=_breadth)
    return found


def _breadth(discount: Discount) -> tuple[bool, bool, bool, int]:
    """Return how many tribes a discount is for: what serves any number of them is used before what is counted."""
    return (
        discount.most < ALL_TRIBES,
        discount.where == EVERYWHERE,
        not discount.lands,
        discount.thing,
    )
