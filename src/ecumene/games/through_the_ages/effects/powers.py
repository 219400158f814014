"""What works all the time, added up: the list of powers that a player's cards (not its workers) make.

`Player.power` is shared between copies and replaced as a whole by `cards.refresh_cards()`.
A pair (place, amount) of a card is also a row of a sum that explains a price or a rating.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import (
    COUNT,
    GOVERNMENT,
    GROUPS,
    LEADER,
    PACT,
    ROWS,
    SPECIAL,
    TYPE,
    WORKER_TYPES,
)
from ecumene.games.through_the_ages.effects.effect import (
    ACT_ATTACK_ME,
    ACT_BUILD,
    ACT_POPULATION,
    ACT_TAKE,
    ACT_WAR_ON_ME,
    ALWAYS,
    DO_CODE,
    DO_COST,
    DO_FORBID,
    DO_GIVE,
    DO_PRODUCTION,
    DO_RATING,
    DO_RULE,
    EFFECTS,
    EVERY_TYPE,
    GOOD_FOOD,
    PER_BEST_OUTPUT,
    SIDE_A,
    SIDE_B,
    Effect,
)

# Symbols printed on cards.
CIVIL_ACTIONS: Final = 0
MILITARY_ACTIONS: Final = 1
URBAN_LIMIT: Final = 2
SCIENCE: Final = 3
CULTURE: Final = 4
STRENGTH: Final = 5
HAPPINESS: Final = 6
COLONIZATION: Final = 7
CIVIL_HAND: Final = 8
MILITARY_HAND: Final = 9
SYMBOLS: Final[list[str]] = [
    "civil_actions", "military_actions", "urban_limit", "science", "culture", "strength", "happiness",
    "colonization", "civil_hand", "military_hand",
]  # fmt: skip
# Happy faces on cards without workers (p. 10, p. 11): those on wonders and the government, and how many cards
# other than St. Peter's Basilica have at least one.
WONDER_FACES: Final = 10
GOVERNMENT_FACES: Final = 11
HAPPY_SOURCES: Final = 12
BASILICA: Final = 13
# Changed rules.
STAGES: Final = 14  # stages beyond the first for one civil action
NO_SURCHARGE: Final = 15
MILITARY_AS_CIVIL: Final = 16
INFANTRY_AS_CAVALRY: Final = 17
REVOLUTION_BY_MILITARY: Final = 18
FOOD_AS_RESOURCE: Final = 19
RESOURCE_AS_FOOD: Final = 20
LABS_PRODUCE: Final = 21
NO_ATTACKS: Final = 22  # the owner may not play aggressions or wars
ATTACK_FACTOR: Final = 23  # attacks on the owner cost so many times more, beyond once
NO_WAR_ON_ME: Final = 24
COOPERATION: Final = 25  # Scientific Cooperation: the other side pays when this one develops
PRODUCE_FOOD: Final = 26
PRODUCE_RESOURCES: Final = 27
RAILROAD: Final = 28  # tokens more on the best mine
POPULATION_PRICE: Final = 29
TAKE_LEADER: Final = 30
BUILD_URBAN: Final = 31  # four places, by level
BUILD_HAVING: Final = 35  # eleven places, by type: only with a worker on a card of PARTNER[type]
DEVELOP_PRICE: Final = 46  # thirteen places, by type
DEVELOP_HAVING: Final = 59  # eleven places, by type
POWERS: Final = 70

_RULES: Final = {
    "wonder-stages": STAGES,
    "no-wonder-surcharge": NO_SURCHARGE,
    "military-action-as-civil": MILITARY_AS_CIVIL,
    "infantry-as-cavalry": INFANTRY_AS_CAVALRY,
    "revolution-by-military-actions": REVOLUTION_BY_MILITARY,
    "food-as-resource": FOOD_AS_RESOURCE,
    "resource-as-food": RESOURCE_AS_FOOD,
}
Pair = tuple[int, int]
# Which type must have a worker for BUILD_HAVING and DEVELOP_HAVING to count.
PARTNER: Final[list[int]] = [-1] * WORKER_TYPES


def pairs_of(effect: Effect) -> list[Pair]:
    """Compile an effect that works all the time into places and amounts."""
    if effect.do == DO_COST:
        return _cost(effect)
    if effect.do == DO_RULE:
        name = effect.row["rule"]
        return [(_RULES[name], effect.n - 1 if name == "wonder-stages" else effect.n)]
    if effect.do == DO_FORBID:
        return [(NO_WAR_ON_ME if ACT_WAR_ON_ME in effect.actions else NO_ATTACKS, 1)]
    if effect.do == DO_PRODUCTION:
        if effect.per == PER_BEST_OUTPUT:
            return [(RAILROAD, effect.n)]
        return [(PRODUCE_FOOD if effect.of[0] == GOOD_FOOD else PRODUCE_RESOURCES, effect.n)]
    if effect.do == DO_GIVE:
        return [(SYMBOLS.index(name), amount) for name, amount in effect.row["gives"].items()]
    if effect.do == DO_CODE and effect.row["code"] == "bill-gates":
        return [(LABS_PRODUCE, 1)]
    if effect.do == DO_CODE and effect.row["code"] == "scientific-cooperation":
        return [(COOPERATION, effect.row["science"])]
    return []


def _cost(effect: Effect) -> list[Pair]:
    action = effect.actions[0]
    if action == ACT_TAKE:
        return [(TAKE_LEADER, effect.n)] if effect.types == [LEADER] else []
    if action == ACT_POPULATION:
        return [(POPULATION_PRICE, effect.n)]
    if action == ACT_ATTACK_ME:
        return [(ATTACK_FACTOR, effect.row["times"] - 1)]
    if action == ACT_BUILD and effect.having < 0:
        return [(BUILD_URBAN + level, amount) for level, amount in enumerate(effect.by_level) if amount]
    pairs = []
    for kind in effect.types:
        if effect.having >= 0:
            PARTNER[kind] = effect.having
            pairs.append(((BUILD_HAVING if action == ACT_BUILD else DEVELOP_HAVING) + kind, effect.n))
        elif kind <= SPECIAL:
            pairs.append((DEVELOP_PRICE + kind, effect.n))
    return pairs


def _symbols(card: int) -> list[Pair]:
    symbols = ROWS[card].get("gives", {})
    return [(place, symbols[name]) for place, name in enumerate(SYMBOLS) if name in symbols]


# What a card without workers adds while it is in play; pacts are apart, by side.
CARD_PAIRS: Final[list[list[Pair]]] = [[] for _ in range(COUNT)]
PACT_PAIRS: Final[list[list[list[Pair]]]] = [[[] for _ in range(COUNT)] for _ in range(2)]
# Ratings that depend on something counted: numbers into RATINGS, by card.
RATINGS: Final[list[Effect]] = []
RATED_BY: Final[list[list[int]]] = [[] for _ in range(COUNT)]
RATING_CARD: Final[list[int]] = []


def _compile() -> None:
    for card in range(COUNT):
        if TYPE[card] >= GOVERNMENT and TYPE[card] != PACT:
            CARD_PAIRS[card].extend(_symbols(card))
        for effect in EFFECTS[card]:
            if effect.when != ALWAYS:
                continue
            if effect.do == DO_RATING:
                RATED_BY[card].append(len(RATINGS))
                RATINGS.append(effect)
                RATING_CARD.append(card)
            elif TYPE[card] == PACT:
                pairs = pairs_of(effect)
                PACT_PAIRS[0][card].extend(pairs if effect.who != SIDE_B else [])
                PACT_PAIRS[1][card].extend(pairs if effect.who != SIDE_A else [])
            else:
                CARD_PAIRS[card].extend(pairs_of(effect))


_compile()
assert DEVELOP_PRICE + SPECIAL + 1 == DEVELOP_HAVING and DEVELOP_HAVING + WORKER_TYPES == POWERS
assert BUILD_HAVING + WORKER_TYPES == DEVELOP_PRICE and len(GROUPS["urban"]) == 5 and len(EVERY_TYPE) == 23
