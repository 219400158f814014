"""The text of the cards, compiled: one Effect for each row of `effects` (its words: cards/vocabulary.toml)."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import (
    COUNT,
    FIRST,
    KINDS,
    ROWS,
    THINGS,
    TYPE,
    WORKER_TYPES,
    types_of,
)
from ecumene.kernel.content import Row

# Verbs (`do`).
DO_RATING: Final = 0
DO_GIVE: Final = 1
DO_COST: Final = 2
DO_PRODUCTION: Final = 3
DO_RULE: Final = 4
DO_FORBID: Final = 5
DO_ATTACK_BONUS: Final = 6
DO_GAIN: Final = 7
DO_LOSE: Final = 8
DO_LOSE_ALL: Final = 9
DO_TAKE: Final = 10
DO_GAIN_MIX: Final = 11
DO_LOSE_MIX: Final = 12
DO_TAKE_MIX: Final = 13
DO_CHOOSE: Final = 14
DO_ACT: Final = 15
DO_POOL: Final = 16
DO_DRAW: Final = 17
DO_DISCARD: Final = 18
DO_PRODUCE: Final = 19
DO_DESTROY: Final = 20
DO_REMOVE: Final = 21
DO_RUIN: Final = 22
DO_RANK: Final = 23
DO_PEEK: Final = 24
DO_CODE: Final = 25
DO: Final[list[str]] = [
    "rating", "give", "cost", "production", "rule", "forbid", "attack-bonus", "gain", "lose", "lose-all", "take",
    "gain-mix", "lose-mix", "take-mix", "choose", "act", "pool", "draw", "discard", "produce", "destroy", "remove",
    "ruin", "rank", "peek", "code",
]  # fmt: skip

# Moments (`when`); ALWAYS: while in play, or when the card is carried out.
ALWAYS: Final = 0
AT_TURN: Final = 1
AT_ACTION: Final = 2
AT_POLITICS: Final = 3
AT_POLITICS_START: Final = 4
AT_TAKE: Final = 5
AT_DEVELOP: Final = 6
AT_REVOLUTION: Final = 7
AT_COMPLETE: Final = 8
AT_COLONIZE: Final = 9
AT_REPLACED: Final = 10
AT_LEAVE: Final = 11
AT_FINAL: Final = 12
AT_END_OF_ACTIONS: Final = 13
AT_ROW: Final = 14
WHEN: Final[list[str]] = [
    "", "turn", "action", "politics", "politics-start", "take", "develop", "revolution", "complete", "colonize",
    "replaced", "leave", "final", "end-of-actions", "row",
]  # fmt: skip

# Whom it concerns (`who`, `from`); OWNER without the key.
WHO: Final[list[str]] = [
    "", "all", "strongest", "weakest", "strongest-2", "weakest-2", "most-culture", "least-culture", "happiest",
    "most-discontent", "with-unused-worker", "attacker", "victim", "winner", "loser", "a", "b", "both",
]  # fmt: skip
OWNER: Final = 0
SIDE_A: Final = 15
SIDE_B: Final = 16
BOTH: Final = 17

# Counts (`per`).
PER: Final[list[str]] = [
    "", "worker", "level", "type", "pair", "best-level", "best-output", "output", "card", "card-level",
    "happy-face", "happy-source", "colony", "completed-wonder", "partner-wonder", "science-rating",
    "culture-rating", "happiness-rating", "food-production", "resource-production", "mine-production", "least",
    "civil-action-total", "military-action-total", "discontent-worker", "content-worker", "stronger-rival",
    "rival-with-more-culture", "destroyed-cost", "removed-level", "advantage",
]  # fmt: skip
ONCE: Final = 0
PER_WORKER: Final = 1
PER_LEVEL: Final = 2
PER_TYPE: Final = 3
PER_PAIR: Final = 4
PER_BEST_LEVEL: Final = 5
PER_BEST_OUTPUT: Final = 6
PER_OUTPUT: Final = 7
PER_CARD: Final = 8
PER_CARD_LEVEL: Final = 9
PER_HAPPY_FACE: Final = 10
PER_HAPPY_SOURCE: Final = 11
PER_COLONY: Final = 12
PER_COMPLETED_WONDER: Final = 13
PER_PARTNER_WONDER: Final = 14
PER_SCIENCE: Final = 15
PER_CULTURE: Final = 16
PER_HAPPINESS: Final = 17
PER_FOOD_PRODUCTION: Final = 18
PER_RESOURCE_PRODUCTION: Final = 19
PER_MINE_PRODUCTION: Final = 20
PER_LEAST: Final = 21
PER_CIVIL_TOTAL: Final = 22
PER_MILITARY_TOTAL: Final = 23
PER_DISCONTENT: Final = 24
PER_CONTENT: Final = 25
PER_STRONGER_RIVAL: Final = 26
PER_RIVAL_WITH_MORE_CULTURE: Final = 27
PER_DESTROYED_COST: Final = 28  # the last three are known only to the one who resolves an aggression or war
PER_REMOVED_LEVEL: Final = 29
PER_ADVANTAGE: Final = 30

# Conditions (`if`).
IF: Final[list[str]] = [
    "", "among-strongest-2", "among-weakest-2", "discontent", "age-4", "not-age-4", "replaced-leader-this-turn",
    "food-exceeds-consumption", "leader-not-of-current-age",
]  # fmt: skip
IF_AMONG_STRONGEST: Final = 1
IF_AMONG_WEAKEST: Final = 2
IF_DISCONTENT: Final = 3
IF_AGE_4: Final = 4
IF_NOT_AGE_4: Final = 5
IF_REPLACED_LEADER: Final = 6
IF_FOOD_EXCEEDS: Final = 7
IF_LEADER_OF_OTHER_AGE: Final = 8

# Goods, in gain, lose, take and mixes; the first four are also the ratings and what prices are paid in.
GOODS: Final[list[str]] = [
    "science", "culture", "strength", "happiness", "food", "resources", "population", "yellow", "blue",
    "civil_actions", "civil_action_back", "military_actions", "political_actions", "colony",
]  # fmt: skip
GOOD_SCIENCE: Final = 0
GOOD_CULTURE: Final = 1
GOOD_STRENGTH: Final = 2
GOOD_HAPPINESS: Final = 3
GOOD_FOOD: Final = 4
GOOD_RESOURCES: Final = 5
GOOD_POPULATION: Final = 6
GOOD_YELLOW: Final = 7
GOOD_BLUE: Final = 8
GOOD_CIVIL_ACTIONS: Final = 9
GOOD_CIVIL_ACTION_BACK: Final = 10
GOOD_MILITARY_ACTIONS: Final = 11
GOOD_POLITICAL_ACTIONS: Final = 12
GOOD_COLONY: Final = 13

# Actions that a card orders, makes cheaper or forbids.
ACTIONS: Final[list[str]] = [
    "take", "increase-population", "build", "upgrade", "build-unit", "upgrade-unit", "wonder-stage", "develop",
    "revolution", "aggression", "war", "attack-me", "war-on-me",
]  # fmt: skip
ACT_TAKE: Final = 0
ACT_POPULATION: Final = 1
ACT_BUILD: Final = 2
ACT_UPGRADE: Final = 3
ACT_BUILD_UNIT: Final = 4
ACT_UPGRADE_UNIT: Final = 5
ACT_STAGE: Final = 6
ACT_DEVELOP: Final = 7
ACT_REVOLUTION: Final = 8
ACT_AGGRESSION: Final = 9
ACT_WAR: Final = 10
ACT_ATTACK_ME: Final = 11
ACT_WAR_ON_ME: Final = 12

EVERY_TYPE: Final[list[int]] = list(range(23))


class Effect:
    """One row of a card's text. What a row does not say is 0, empty, or -1 for things and limits of age."""

    __slots__ = (
        "above",
        "actions",
        "amounts",
        "by_age",
        "by_level",
        "by_players",
        "card",
        "do",
        "each",
        "first",
        "free",
        "goods",
        "having",
        "leaves",
        "max_age",
        "n",
        "of",
        "optional",
        "options",
        "part",
        "per",
        "row",
        "stages",
        "test",
        "types",
        "up",
        "when",
        "who",
        "whom",
    )  # fmt: skip

    def __init__(self, row: Row) -> None:
        self.row = row  # for what is asked rarely
        self.do: int = DO.index(row["do"])
        self.when: int = WHEN.index(row.get("when", ""))
        self.who: int = WHO.index(row.get("who", ""))
        self.whom: int = WHO.index(row.get("from", ""))
        self.test: int = IF.index(row.get("if", ""))
        self.n: int = row.get("n", 1)
        self.per: int = PER.index(row.get("per", ""))
        self.each: int = row.get("each", 1)
        self.up: bool = row.get("round", "") == "up"
        self.above: int = row.get("above", 0)
        self.first: int = row.get("first", 0)
        self.by_age: list[int] = row.get("by_age", [])
        self.by_level: list[int] = row.get("by_level", [])
        self.by_players: list[int] = _by_players(row.get("n_by_players", {}))
        self.types: list[int] = types_of(row["types"]) if "types" in row else EVERY_TYPE
        self.having: int = types_of([row["having"]])[0] if "having" in row else -1
        self.of: list[int] = _goods_in(row.get("of", []))
        goods = row.get("gain", row.get("lose", row.get("take", {})))
        pairs = list(goods.items()) if isinstance(goods, dict) else []
        self.goods: list[int] = [GOODS.index(name) for name, _ in pairs]
        self.amounts: list[int] = [amount for _, amount in pairs]
        if self.do in (DO_COST, DO_ACT, DO_POOL) and "pay" in row:
            self.goods = [GOODS.index(row["pay"].replace("-", "_"))]
        names = row.get("actions", row.get("for", [row["action"]] if "action" in row else []))
        self.actions: list[int] = [ACTIONS.index(name) for name in names]
        self.card: int = THINGS.numbers[row["card"]] if "card" in row else -1
        self.free: bool = row.get("free", False)
        self.stages: int = row.get("stages", 0)
        self.max_age: int = row.get("max_age", -1)
        self.optional: bool = row.get("optional", False)
        self.leaves: bool = row.get("leaves", False)
        self.part = 0  # 1, 2, …: several rows of the card give or take the same good of the same people
        choices = row.get("options", [])
        self.options: list[list[Effect]] = [[Effect(inner) for inner in option] for option in choices]

    def concerns(self, card: int) -> bool:
        """Return whether a card is of the types of this row (and the very card, where it names one)."""
        return TYPE[card] in self.types and (self.card < 0 or self.card == card)

    def discount(self, good: int) -> int:
        """Return by how much an ordered action is cheaper (negative) in a good."""
        return self.n if self.goods and self.goods[0] == good and self.do == DO_ACT else 0


def _by_players(counts: dict[str, int]) -> list[int]:
    return [1, 1, *(counts[str(players)] for players in (2, 3, 4))] if counts else []


def _goods_in(value: str | list[str]) -> list[int]:
    """Read `of`: goods or ratings; for `least` the counts compared; for `remove` types of cards (see row)."""
    names = [value] if isinstance(value, str) else value
    words = [name for name in names if name in GOODS or name in PER]
    return [GOODS.index(name) if name in GOODS else PER.index(name) for name in words]


EFFECTS: Final[list[list[Effect]]] = [[Effect(row) for row in card.get("effects", [])] for card in ROWS]
MOST_ROWS: Final[int] = max([len(_effects) for _effects in EFFECTS])


def _number_parts(rows: list[Effect]) -> None:
    """Tell rows apart whose lines in the log would look alike; the words are `.part-1`, … of the card."""
    told = [row for row in rows if row.do in (DO_GAIN, DO_LOSE, DO_TAKE)]
    for row in told:
        like = [
            other
            for other in told
            if (other.when, other.who) == (row.when, row.who) and set(other.goods) & set(row.goods)
        ]
        if len(like) > 1:
            row.part = like.index(row) + 1


for _rows in EFFECTS:
    _number_parts(_rows)


def at_moment(when: int) -> list[list[Effect]]:
    """Return the effects of every card at one moment."""
    return [[effect for effect in EFFECTS[card] if effect.when == when] for card in range(COUNT)]


ON_TAKE: Final = at_moment(AT_TAKE)
ON_DEVELOP: Final = at_moment(AT_DEVELOP)
ON_REVOLUTION: Final = at_moment(AT_REVOLUTION)
ON_COMPLETE: Final = at_moment(AT_COMPLETE)
ON_LEAVE: Final = at_moment(AT_LEAVE)
ON_FINAL: Final = at_moment(AT_FINAL)
ON_TURN: Final = at_moment(AT_TURN)
ON_END_OF_ACTIONS: Final = at_moment(AT_END_OF_ACTIONS)
ON_USE: Final = at_moment(AT_ACTION)
assert len(KINDS) == 4 and FIRST[WORKER_TYPES] == 34
