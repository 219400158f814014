"""Where a number comes from: ratings as sums of rows, each with its card. Prices are in civil/costs.py."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import (
    GIVES_CULTURE,
    GIVES_HAPPINESS,
    GIVES_SCIENCE,
    GIVES_STRENGTH,
    THINGS,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.effects.counts import rated
from ecumene.games.through_the_ages.effects.in_play import (
    HOMER,
    HOMERS_FACES,
    RUIN_PAIRS,
    ST_PETERS,
    pacts_of,
    plain_cards,
)
from ecumene.games.through_the_ages.effects.powers import (
    BASILICA,
    CARD_PAIRS,
    HAPPINESS,
    HAPPY_SOURCES,
    INFANTRY_AS_CAVALRY,
    PACT_PAIRS,
    RATING_CARD,
    RATINGS,
    SCIENCE,
    Pair,
)
from ecumene.games.through_the_ages.military.strength import army_strength
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.modifiers import Row, Sum


def rows_at(s: GameState, seat: int, place: int) -> list[Row]:
    """Return what each card of a seat adds at one place of the powers."""
    player = s.players[seat]
    rows = []
    for card in plain_cards(player):
        amount = sum(change for at, change in CARD_PAIRS[card] if at == place)
        if amount:
            rows.append((card, amount))
    for card, side, _ in pacts_of(s, seat):
        amount = sum(change for at, change in PACT_PAIRS[side][card] if at == place)
        if amount:
            rows.append((card, amount))
    for card in player.ruins:
        amount = sum(change for at, change in RUIN_PAIRS if at == place)
        if amount:
            rows.append((card, amount))
    if place == HAPPINESS and player.homer >= 0:
        rows.append((HOMER, HOMERS_FACES))
    return rows


def rating_sum(s: GameState, seat: int, rating: int) -> Sum:
    """Return a rating (0 science, 1 culture, 2 strength, 3 happiness), row by row; bounds are the reader's."""
    return Sum(rating_lists(s, seat)[rating], -MANY)


def rating_lists(s: GameState, seat: int) -> list[list[Row]]:
    """Return the rows of the four ratings."""
    player = s.players[seat]
    lists: list[list[Row]] = [[], [], [], []]
    for card in range(FIRST_LAB, WORKER_CARDS):
        count = player.workers[card]
        if count > 0:
            for rating, amount in WORKER_GIVES[card]:
                lists[rating].append((card, count * amount))
    for card in plain_cards(player):
        _add_pairs(lists, card, CARD_PAIRS[card])
    for card, side, _ in pacts_of(s, seat):
        _add_pairs(lists, card, PACT_PAIRS[side][card])
    for card in player.ruins:
        _add_pairs(lists, card, RUIN_PAIRS)
    if player.homer >= 0:
        lists[3].append((HOMER, HOMERS_FACES))
    if player.tactic >= 0:
        lends = player.power[INFANTRY_AS_CAVALRY] > 0
        _add(lists[2], player.tactic, army_strength(player.workers, player.tactic, lends))
    for number in player.raters:
        effect = RATINGS[number]
        if effect.of[0] != 3:
            _add(lists[effect.of[0]], RATING_CARD[number], rated(s, seat, effect))
    if player.power[BASILICA]:
        _add(lists[3], ST_PETERS, basilica(player))
    return lists


def _add(rows: list[Row], card: int, amount: int) -> None:
    if amount:
        rows.append((card, amount))


def _add_pairs(lists: list[list[Row]], card: int, pairs: list[Pair]) -> None:
    for place, amount in pairs:
        if SCIENCE <= place <= HAPPINESS:
            lists[place - SCIENCE].append((card, amount))


def basilica(player: Player) -> int:
    """Return the happy faces that St. Peter's Basilica adds (p. 12)."""
    happy = [card for card in range(WORKER_CARDS) if GIVES_HAPPINESS[card] > 0 and player.workers[card] > 0]
    return player.power[HAPPY_SOURCES] + sum(player.workers[card] for card in happy)


def rating_rows(s: GameState, seat: int) -> list[list[list[object]]]:
    """Return the four ratings as lists of [card, amount], for the view."""
    slugs = THINGS.slugs
    return [[[slugs[card], amount] for card, amount in rows] for rows in rating_lists(s, seat)]


MANY: Final = 999
FIRST_LAB: Final = 8
# What one worker on a card gives: (rating, amount), without what it does not give.
WORKER_GIVES: Final[list[list[Pair]]] = [
    [
        (rating, column[card])
        for rating, column in enumerate([GIVES_SCIENCE, GIVES_CULTURE, GIVES_STRENGTH, GIVES_HAPPINESS])
        if column[card]
    ]
    for card in range(WORKER_CARDS)
]
