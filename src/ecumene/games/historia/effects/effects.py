"""The words of effects as numbers: what a row says becomes a list of small things, read and checked once."""

from __future__ import annotations

from typing import Any, Final

from ecumene.kernel.content import Row

# What an effect does. Each is "up to" its amount, and they are carried out in their order.
GAIN_VP: Final = 0
RECOVER_CUBE: Final = 1  # own cubes come back before the player; detail: FROM_USED or FROM_MAP_TOO
RECOVER_CARD: Final = 2  # the oldest of the discard queue
GAIN_LEVEL: Final = 3  # detail: the track
BUILD_WONDER: Final = 4  # from the row
PLACE_CUBE: Final = 5  # detail: ADJACENT or ANYWHERE
REFRESH_WONDER: Final = 6
DRAW_ADVISER: Final = 7
DO_ACTION: Final = 8  # detail: the action; amount: BEST and IGNORING_TECHNOLOGY, added up
DESTROY_CUBE: Final = 9  # an own used cube leaves the game
PAY_CUBE: Final = 10  # without it the action has no effect
LOSE_VP: Final = 11  # below 0 too
LOSE_LEVEL: Final = 12  # without it the action has no effect; detail: the track
DISCARD_ROW_WONDER: Final = 13  # the rightmost
TARGET_GAIN_VP: Final = 14
FIGHT: Final = 15  # amount: the points of the winner
GAIN_VP_PER_WONDERS: Final = 16  # amount: so many wonders for one point
RECOVER_LAST_CARD: Final = 17  # the newest of the discard queue
RECOVER_CHOSEN_CARD: Final = 18
END_TURN: Final = 19  # this round is the last of the turn
EXTRA_CUBES: Final = 20
SCORE_SHARED: Final = 21
TEMPORARY_LEVEL: Final = 22  # detail: the track
WORDS: Final[list[str]] = [
    "gain-vp", "recover-cube", "recover-card", "gain-level", "build-wonder", "place-cube", "refresh-wonder",
    "draw-adviser", "do-action", "destroy-cube", "pay-cube", "lose-vp", "lose-level", "discard-row-wonder",
    "target-gain-vp", "fight", "gain-vp-per-wonders", "recover-last-card", "recover-chosen-card",
    "end-turn-after-round", "extra-cubes", "score-shared", "temporary-level",
]  # fmt: skip

TECHNOLOGY_TRACK: Final = 0
MILITARY_TRACK: Final = 1
TRACKS: Final[list[str]] = ["technology", "military"]

FROM_USED: Final = 0
FROM_MAP_TOO: Final = 1
ADJACENT: Final = 0
ANYWHERE: Final = 1
BEST: Final = 1  # advanced where it is allowed
IGNORING_TECHNOLOGY: Final = 2

# What is compared: by leaders, by wonders of the most, by tokens of command.
TECHNOLOGY_LEVELS: Final = 0
MILITARY_LEVELS: Final = 1
WONDERS_OWNED: Final = 2
TERRITORIES_HELD: Final = 3
CATEGORIES: Final[list[str]] = ["technology", "military", "wonders", "territories"]

# How a wonder is activated.
ON_ACTION: Final = 0
MOST: Final = 1
PAYING_CUBES: Final = 2
PAYING_VP: Final = 3
DESTROYING_WONDERS: Final = 4
ACTIVATIONS: Final[list[str]] = ["on-action", "most", "pay-cube", "pay-vp", "destroy-wonder"]

# Which words a row of a kind may use.
ON_CARDS: Final[list[int]] = [GAIN_VP, RECOVER_CUBE, RECOVER_CARD, GAIN_LEVEL, REFRESH_WONDER, DESTROY_CUBE]
ALLOWED: Final[dict[str, list[int]]] = {
    "adviser": [*ON_CARDS, BUILD_WONDER, PLACE_CUBE, DRAW_ADVISER, DO_ACTION],
    "wonder": [*ON_CARDS, DRAW_ADVISER],
    "goal": [GAIN_VP, RECOVER_CUBE, RECOVER_CARD, DRAW_ADVISER, REFRESH_WONDER, BUILD_WONDER],
    "event": [
        GAIN_VP, RECOVER_CUBE, RECOVER_CARD, GAIN_LEVEL, DESTROY_CUBE,
        PAY_CUBE, LOSE_VP, LOSE_LEVEL, DISCARD_ROW_WONDER,
    ],
    "technology_level": [GAIN_VP, RECOVER_CUBE, RECOVER_CARD, DRAW_ADVISER],
    "military_level": [GAIN_VP, RECOVER_CUBE, RECOVER_CARD, DRAW_ADVISER],
    "government": [GAIN_VP, RECOVER_CUBE, RECOVER_CARD],
    "power": [EXTRA_CUBES, SCORE_SHARED, TEMPORARY_LEVEL],
    "action": [
        GAIN_VP, RECOVER_CUBE, GAIN_LEVEL, BUILD_WONDER, PLACE_CUBE, TARGET_GAIN_VP, FIGHT, GAIN_VP_PER_WONDERS,
        RECOVER_LAST_CARD, RECOVER_CHOSEN_CARD, END_TURN,
    ],
}  # fmt: skip


class Effect:
    """One thing that a card does."""

    __slots__ = ("amount", "detail", "kind")

    def __init__(self, kind: int, amount: int, detail: int) -> None:
        self.kind = kind
        self.amount = amount
        self.detail = detail


def place_of(table: str, row: Row, key: str, word: Any, right: list[str]) -> int:
    """Return the number of a word; a complaint says in which row it stands, and which words are right."""
    if word not in right:
        name = row.get("id", table)
        raise ValueError(f'in the row "{name}" of {table}, "{word}" is no {key}; there are: {", ".join(right)}')
    return right.index(word)


def whole(table: str, row: Row, key: str, number: Any, least: int, most: int) -> int:
    """Return a number of a row; a complaint says from where to where it may go."""
    if isinstance(number, bool) or not isinstance(number, int) or not least <= number <= most:
        name = row.get("id", table)
        raise ValueError(f'in the row "{name}" of {table}, {key} is {number}; it goes from {least} to {most}')
    return number


def read_effect(table: str, row: Row, given: Row, actions: list[str]) -> Effect:
    """Return one effect of a row."""
    right = [WORDS[kind] for kind in ALLOWED[table]]
    kind = WORDS.index(right[place_of(table, row, "type of effect", given.get("type"), right)])
    amount = whole(table, row, "amount", given.get("amount", 1), 1, 99)
    detail = 0
    if kind in (GAIN_LEVEL, LOSE_LEVEL, TEMPORARY_LEVEL):
        detail = place_of(table, row, "track", given.get("track"), TRACKS)
    elif kind == RECOVER_CUBE:
        detail = FROM_MAP_TOO if "map" in given.get("from", []) else FROM_USED
    elif kind == PLACE_CUBE:
        detail = place_of(table, row, "relation", given.get("relation", "adjacent"), ["adjacent", "any"])
    elif kind == DO_ACTION:
        detail = place_of(table, row, "action", given.get("action"), actions)
        best = place_of(table, row, "mode", given.get("mode", "simple"), ["simple", "best"])
        amount = best * BEST + bool(given.get("ignore_technology", False)) * IGNORING_TECHNOLOGY
    elif kind == FIGHT:
        amount = whole(table, row, "winner_vp", given.get("winner_vp"), 0, 99)
    elif kind == GAIN_VP_PER_WONDERS:
        amount = whole(table, row, "per", given.get("per"), 1, 99)
    return Effect(kind, amount, detail)


def read_effects(table: str, row: Row, given: Any, actions: list[str]) -> list[Effect]:
    """Return the effects of a row in their order."""
    if not isinstance(given, list) or any(not isinstance(one, dict) for one in given):
        raise ValueError(
            f'in the row "{row.get("id", table)}" of {table}, effects are a list of tables with a type'
        )
    return [read_effect(table, row, one, actions) for one in given]
