"""Effects of cards, compiled from their rows.

What works all the time (bonuses, discounts, slots, military …) becomes pairs (place, amount) that are added
into a player's list of powers. What happens at a moment becomes a list of gains. The same pairs explain
a price: the rows of a sum are the pairs of the faces that a player has.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.age_of_civilization.card_data import (
    ACTION_COUNT,
    ACTION_ROWS,
    BUILD,
    CIVILIZATION_ROWS,
    CONQUEST,
    COUNT,
    CULTURE,
    FIRST_TECHNOLOGY,
    RESEARCH,
    SPECIAL_EVENT_ROWS,
    TECHNOLOGIES,
    TECHNOLOGY_ROWS,
    THINGS,
    TRADE,
    WONDER,
    WONDER_ROWS,
)
from ecumene.kernel.content import Row

# Places in the list of powers. All follow from two counts: what is counted up in one file is a constant to the
# compiler, so these two are repeated here, and checked below.
_ACTIONS: Final = 19
_TECHNOLOGIES: Final = 27
COST: Final = 0  # this and the next five: one place an action
VP: Final = COST + _ACTIONS
COINS: Final = VP + _ACTIONS
WORKERS: Final = COINS + _ACTIONS
SLOT: Final = WORKERS + _ACTIONS
RETURNS: Final = SLOT + _ACTIONS
TECH_COST: Final = RETURNS + _ACTIONS  # this and the next: one place a technology
TECH_VP: Final = TECH_COST + _TECHNOLOGIES
MILITARY: Final = TECH_VP + _TECHNOLOGIES
LEADER_CULTURE: Final = MILITARY + 1
EDUCATION_COST: Final = LEADER_CULTURE + 1  # of the Culture that Education grants
EXTRA_LOST: Final = EDUCATION_COST + 1
FUTURE: Final = EXTRA_LOST + 1
WAR_IMMUNE: Final = FUTURE + 1
PLAGUE_IMMUNE: Final = WAR_IMMUNE + 1
TRADE_EXCLUSIVE: Final = PLAGUE_IMMUNE + 1
RIVALS_NO_TRADE: Final = TRADE_EXCLUSIVE + 1
CULTURE_AFTER_BUILD: Final = RIVALS_NO_TRADE + 1
CONQUEST_RIVALS: Final = CULTURE_AFTER_BUILD + 1
COINS_FACTOR: Final = CONQUEST_RIVALS + 1
MILITARY_PER: Final = COINS_FACTOR + 1  # one place a scale: a counter and its divisor, as the cards use them

FREE: Final = -99  # "costs no coins": a discount larger than any price

_FLAGS: Final = {
    "future-actions": FUTURE,
    "war-immune": WAR_IMMUNE,
    "plague-immune": PLAGUE_IMMUNE,
    "trade-exclusive": TRADE_EXCLUSIVE,
}

Pair = tuple[int, int]

# What a gain gives.
GAIN_VP: Final = 0
GAIN_COINS: Final = 1
GAIN_WORKERS: Final = 2
GAIN_TECHS: Final = 3
GAIN_WONDERS: Final = 4
GAIN_RIVALS: Final = 5
GAIN_CULTURE: Final = 6  # optional: do Culture without a worker
GAIN_PAY: Final = 7  # optional: pay coins onto a market card for VP
_WHAT: Final = ["vp", "coins", "workers", "techs", "wonders"]

# What a gain counts.
PER: Final = ["", "techs", "wonders", "workers", "coins", "military", "vp", "civs", "future-cards", "bonus-coins"]
CONDITIONS: Final = [
    "",
    "military_leader",
    "max_techs",
    "min_techs",
    "max_coins",
    "min_workers",
    "min_wonders",
    "min_military",
    "min_orders",
    "min_vp",
]
WHEN: Final = ["raise", "learn", "take", "turn-end", "pass", "war", "game-end"]
RAISE: Final = 0
LEARN: Final = 1
TAKE: Final = 2
TURN_END: Final = 3
PASS: Final = 4
WAR: Final = 5
GAME_END: Final = 6


# Military that grows with a counter of its owner: the counter (a place in PER) and the divisor of each scale.
SCALE_PER: Final[list[int]] = []
SCALE_DIV: Final[list[int]] = []
SCALED: Final = ["techs", "wonders", "workers", "coins", "vp", "civs"]


def scale(effect: Row) -> int:
    """Return the place of a scale among all; a new one is written down."""
    if effect["per"] not in SCALED:
        raise ValueError(f"military per {effect['per']!r}; it can be per: {', '.join(SCALED)}")
    per, div = PER.index(effect["per"]), effect.get("div", 1)
    for at in range(len(SCALE_PER)):
        if SCALE_PER[at] == per and SCALE_DIV[at] == div:
            return at
    SCALE_PER.append(per)
    SCALE_DIV.append(div)
    return len(SCALE_PER) - 1


for _row in CIVILIZATION_ROWS + TECHNOLOGY_ROWS + WONDER_ROWS:
    for _effect in [*_row.get("main", []), *_row.get("legacy", []), *_row.get("effects", [])]:
        if _effect["type"] == "military" and "per" in _effect:
            scale(_effect)

# Which numbers of a player an effect changes, and which decide what it gives: bits. Where one effect changes what
# another reads, their order matters. A new card can change anything, and what it gives at once depend on anything.
_VP, _COINS, _WORKERS, _TECHS, _WONDERS, _MILITARY, _RIVALS = (1 << bit for bit in range(7))
_ALL = (1 << 7) - 1
_COUNTERS = [0, _TECHS, _WONDERS, _WORKERS, _COINS, 0, _VP, 0, 0, 0]  # as in PER
_MIGHT = _MILITARY
for _per in SCALE_PER:
    _MIGHT |= _COUNTERS[_per]
_CHANGES: Final[list[int]] = [_VP, _COINS, _WORKERS, _ALL, _ALL, _RIVALS, _ALL, _ALL]
_READS: Final[list[int]] = [0, 0, 0, _ALL, _ALL, _RIVALS, _ALL, _ALL]
_READ_PER: Final[list[int]] = [_MIGHT if per == "military" else _COUNTERS[at] for at, per in enumerate(PER)]
_READ_IF: Final[list[int]] = [0, _MIGHT, _TECHS, _TECHS, _COINS, _WORKERS, _WONDERS, _MIGHT, 0, _VP]


class Gain:
    """One thing gained at a moment: amount × (counter // div), at most `most`, if a condition holds."""

    __slots__ = ("amount", "changes", "condition", "div", "least", "most", "pays", "per", "reads", "what")

    def __init__(
        self, what: int, amount: int, per: int, div: int, most: int, condition: int, least: int, pays: int
    ) -> None:
        self.what = what
        self.amount = amount
        self.per = per
        self.div = div
        self.most = most  # -1: no limit
        self.condition = condition
        self.least = least  # what the condition compares with
        self.pays = pays
        self.changes = _CHANGES[what]
        self.reads = _READS[what] | _READ_PER[per] | _READ_IF[condition]

    def optional(self) -> bool:
        """Return whether the player may leave it."""
        return self.what >= GAIN_CULTURE


def _action(row: Row) -> int:
    return THINGS.numbers[row["action"]]


def pairs_of(effect: Row) -> list[Pair]:
    """Compile an effect that works all the time."""
    kind = effect["type"]
    if kind == "military":
        return [(MILITARY_PER + scale(effect) if "per" in effect else MILITARY, effect["n"])]
    if kind == "slot":
        return [(SLOT + _action(effect), 1)]
    if kind == "slot-returns":
        return [(RETURNS + _action(effect), 1)]
    if kind == "bonus":
        return _bonus(effect)
    if kind == "discount":
        return _discount(effect)
    if kind == "free-action" and effect.get("after") == "build":
        return [(CULTURE_AFTER_BUILD, 1)]
    if kind == "rivals" and "action" in effect:
        return [(CONQUEST_RIVALS, effect["coins"])]
    if kind == "rule":
        if effect["id"] == "rivals-cannot":
            return [(RIVALS_NO_TRADE, 1)]
        if effect["id"] == "bonus-coins-factor":
            return [(COINS_FACTOR, effect["factor"] - 1)]
        return [(_FLAGS[effect["id"]], 1)]
    return []


def _bonus(effect: Row) -> list[Pair]:
    action = _action(effect)
    if "techs_in" in effect:
        return [(TECH_VP + THINGS.numbers[slug] - FIRST_TECHNOLOGY, effect["vp"]) for slug in effect["techs_in"]]
    places = (("vp", VP), ("coins", COINS), ("workers", WORKERS))
    return [(place + action, effect[key]) for key, place in places if key in effect]


def _discount(effect: Row) -> list[Pair]:
    coins = FREE if effect.get("free") else -effect["coins"]
    if "techs_in" in effect:
        return [(TECH_COST + THINGS.numbers[slug] - FIRST_TECHNOLOGY, coins) for slug in effect["techs_in"]]
    if "if" in effect:
        return [(LEADER_CULTURE, coins)]
    pairs = [(COST + _action(effect), coins)]
    if _action(effect) == CULTURE and "not_via" not in effect:
        pairs.append((EDUCATION_COST, coins))
    if "extra_workers_lost" in effect:
        pairs.append((EXTRA_LOST, effect["extra_workers_lost"]))
    return pairs


def condition_of(row: Row) -> tuple[int, int]:
    """Compile an `if`: which condition, and the number it compares with."""
    for key, value in row.items():
        return CONDITIONS.index(key), int(value)
    return 0, 0


def gains_of(effects: list[Row], when: str) -> list[Gain]:
    """Compile the effects that happen at one moment."""
    gains = []
    for effect in effects:
        if effect.get("when") != when:
            continue
        condition, least = condition_of(effect.get("if", {}))
        per, div, most = PER.index(effect.get("per", "")), effect.get("div", 1), effect.get("max", -1)
        kind = effect["type"]
        if kind == "gain":
            for what, key in enumerate(_WHAT):
                if key in effect:
                    gains.append(Gain(what, effect[key], per, div, most, condition, least, 0))
        elif kind == "rivals":
            gains.append(Gain(GAIN_RIVALS, effect["coins"], per, div, most, condition, least, 0))
        elif kind == "free-action":
            gains.append(Gain(GAIN_CULTURE, 1, per, div, most, condition, least, 0))
        elif kind == "pay-for-vp":
            gains.append(Gain(GAIN_PAY, effect["vp"], per, div, most, condition, least, effect["coins"]))
    return gains


def _compile(rows: list[Row], key: str) -> tuple[list[list[Pair]], list[list[list[Gain]]]]:
    pairs: list[list[Pair]] = [[] for _ in range(COUNT)]
    gains: list[list[list[Gain]]] = [[[] for _ in range(COUNT)] for _ in WHEN]
    for row in rows:
        thing = THINGS.numbers[row["id"]]
        effects = row.get(key, [])
        pairs[thing] = [pair for effect in effects for pair in pairs_of(effect)]
        for moment, when in enumerate(WHEN):
            gains[moment][thing] = gains_of(effects, when)
    return pairs, gains


_main = _compile(CIVILIZATION_ROWS, "main")
_legacy = _compile(CIVILIZATION_ROWS, "legacy")
_card = _compile(TECHNOLOGY_ROWS + WONDER_ROWS, "effects")
MAIN_PAIRS: Final[list[list[Pair]]] = _main[0]
MAIN_GAINS: Final[list[list[list[Gain]]]] = _main[1]
# The legacy of a civilization and the effects of other cards never meet in one thing: one table serves both.
CARD_PAIRS: Final[list[list[Pair]]] = [a or b for a, b in zip(_legacy[0], _card[0], strict=True)]
CARD_GAINS: Final[list[list[list[Gain]]]] = [
    [a or b for a, b in zip(old, new, strict=True)] for old, new in zip(_legacy[1], _card[1], strict=True)
]
for _row in SPECIAL_EVENT_ROWS:
    for _slug, _change in _row["effect"].get("afterwards", {}).items():
        _at = THINGS.numbers[_slug]
        CARD_PAIRS[THINGS.numbers[_row["id"]]].extend(
            [(place + _at, _change[key]) for key, place in (("vp", VP), ("coins", COINS)) if key in _change]
        )


POWERS: Final[int] = MILITARY_PER + len(SCALE_PER)
EXTRAS: Final[list[list[Gain]]] = [
    gains_of([{"type": "gain", "when": "", **extra} for extra in row.get("extra", [])], "") for row in ACTION_ROWS
]  # what an action gives beyond its gain if a condition holds: points and coins


def added(power: list[int], pairs: list[Pair], sign: int) -> list[int]:
    """Return new powers; the old list may be shared by copies and never changes."""
    power = list(power)
    for place, amount in pairs:
        power[place] += sign * amount
    return power


def _checked() -> None:
    """See that the counts and numbers which are written out for the compiler's sake are those of the cards."""
    assert len(ACTION_ROWS) == ACTION_COUNT == _ACTIONS and len(TECHNOLOGIES) == _TECHNOLOGIES
    slugs = [THINGS.slug(at) for at in (WONDER, RESEARCH, CULTURE, BUILD, CONQUEST, TRADE)]
    assert slugs == ["wonder", "research", "culture", "build", "conquest", "trade"]


_checked()
