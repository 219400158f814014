"""How much a row of a card's text gives: its amount times its count (`per`, `each`, `above`, `by_age` …)."""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import AGE, ENDING_AGE, FIRST, WORKER_TYPES
from ecumene.games.through_the_ages.economy.production import (
    consumption,
    food_production,
    mine_production,
    resource_production,
)
from ecumene.games.through_the_ages.economy.ratings import (
    culture_rating,
    discontent,
    happiness,
    science_rating,
    strength,
)
from ecumene.games.through_the_ages.effects.counts import counted_in_play, output, rated
from ecumene.games.through_the_ages.effects.effect import (
    IF_AGE_4,
    IF_AMONG_STRONGEST,
    IF_AMONG_WEAKEST,
    IF_DISCONTENT,
    IF_FOOD_EXCEEDS,
    IF_LEADER_OF_OTHER_AGE,
    IF_NOT_AGE_4,
    IF_REPLACED_LEADER,
    ONCE,
    PER_CIVIL_TOTAL,
    PER_CONTENT,
    PER_CULTURE,
    PER_DISCONTENT,
    PER_FOOD_PRODUCTION,
    PER_HAPPINESS,
    PER_LEAST,
    PER_MILITARY_TOTAL,
    PER_MINE_PRODUCTION,
    PER_OUTPUT,
    PER_RESOURCE_PRODUCTION,
    PER_RIVAL_WITH_MORE_CULTURE,
    PER_SCIENCE,
    PER_STRONGER_RIVAL,
    Effect,
)
from ecumene.games.through_the_ages.effects.powers import CIVIL_ACTIONS, MILITARY_ACTIONS, RATED_BY, RATINGS
from ecumene.games.through_the_ages.pieces import gain
from ecumene.games.through_the_ages.player import REPLACED_LEADER
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.luck import Luck


def quantity(s: GameState, seat: int, effect: Effect, amount: int, known: int = -1) -> int:
    """Return an amount of a row, multiplied as the row says; `known` is a count that only the caller knows."""
    if effect.by_players:
        amount *= effect.by_players[s.remaining()]
    if effect.per == ONCE:
        return amount
    if effect.by_age:
        return amount * sum(effect.by_age[AGE[card]] for card in s.players[seat].wonders)
    count = known if known >= 0 else counted(s, seat, effect, effect.per)
    count = max(0, count - effect.above)
    if effect.each > 1:
        count = -(-count // effect.each) if effect.up else count // effect.each
    return amount * count


def gain_row(s: GameState, seat: int, effect: Effect, luck: Luck, source: int) -> None:
    """Gain what a row of a card gives, each good as often as the row says."""
    for good, amount in zip(effect.goods, effect.amounts, strict=True):
        gain(s, seat, good, quantity(s, seat, effect, amount), luck, source, effect.part)


def counted(s: GameState, seat: int, effect: Effect, per: int) -> int:
    """Return any count that can be told from the board."""
    player = s.players[seat]
    if per == PER_SCIENCE:
        return science_rating(s, seat)
    if per == PER_CULTURE:
        return culture_rating(s, seat)
    if per == PER_HAPPINESS:
        return happiness(s, seat)
    if per == PER_FOOD_PRODUCTION:
        return food_production(s, seat)
    if per == PER_RESOURCE_PRODUCTION:
        return resource_production(s, seat)
    if per == PER_MINE_PRODUCTION:
        return mine_production(s, seat)
    if per == PER_LEAST:
        return min(counted(s, seat, effect, inner) for inner in effect.of)
    if per == PER_CIVIL_TOTAL:
        return player.power[CIVIL_ACTIONS]
    if per == PER_MILITARY_TOTAL:
        return player.power[MILITARY_ACTIONS]
    if per == PER_DISCONTENT:
        return discontent(s, seat)
    if per == PER_CONTENT:
        return player.unused + sum(count for count in player.workers if count > 0) - discontent(s, seat)
    if per == PER_STRONGER_RIVAL:
        mine = strength(s, seat)
        return sum(strength(s, rival) > mine for rival in s.seats_from(seat))
    if per == PER_RIVAL_WITH_MORE_CULTURE:
        return sum(s.players[rival].culture > player.culture for rival in s.seats_from(seat))
    if per == PER_OUTPUT:
        return building_output(s, seat, effect)
    return counted_in_play(s, seat, effect)


def building_output(s: GameState, seat: int, effect: Effect) -> int:
    """Return what workers on buildings give of some ratings, the leader's changes included (p. 12)."""
    player = s.players[seat]
    total = 0
    for kind in effect.types:
        if kind < WORKER_TYPES:
            for card in range(FIRST[kind], FIRST[kind + 1]):
                if player.workers[card] > 0:
                    total += player.workers[card] * sum(output(card, rating) for rating in effect.of)
    if player.leader >= 0:
        for number in RATED_BY[player.leader]:
            change = RATINGS[number]
            if change.of[0] in effect.of and all(kind in effect.types for kind in change.types):
                total += rated(s, seat, change)
    return total


def holds(s: GameState, seat: int, effect: Effect, order: list[int]) -> bool:
    """Return whether the condition of a row holds for a seat; `order` breaks ties, the winner of ties first."""
    test = effect.test
    player = s.players[seat]
    if test == IF_AMONG_STRONGEST:
        return seat in ranked(s, order)[: two(s)]
    if test == IF_AMONG_WEAKEST:
        return seat in ranked(s, order)[-two(s) :]
    if test == IF_DISCONTENT:
        return discontent(s, seat) > 0
    if test == IF_AGE_4:
        return s.age == ENDING_AGE
    if test == IF_NOT_AGE_4:
        return s.age != ENDING_AGE
    if test == IF_REPLACED_LEADER:
        return bool(player.used & REPLACED_LEADER)
    if test == IF_FOOD_EXCEEDS:
        return food_production(s, seat) > consumption(player)
    if test == IF_LEADER_OF_OTHER_AGE:
        return player.leader >= 0 and AGE[player.leader] != s.age
    return True


def ranked(s: GameState, order: list[int]) -> list[int]:
    """Return seats from the strongest to the weakest; among equals the earlier in `order` first (p. 7)."""
    return sorted(order, key=lambda seat: -strength(s, seat))


def two(s: GameState) -> int:
    """Return how many "the two strongest" are: with two players one (p. 7)."""
    return 2 if s.remaining() > 2 else 1
