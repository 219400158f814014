"""The four ratings (p. 10) and discontent (p. 11), worked out when somebody asks after a change."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import (
    FIRST_UNIT,
    GIVES_CULTURE,
    GIVES_HAPPINESS,
    GIVES_SCIENCE,
    GIVES_STRENGTH,
    HAPPINESS_NEEDED,
    MOST_HAPPINESS,
    WORKER_CARDS,
    YELLOW_SLOTS,
)
from ecumene.games.through_the_ages.effects.counts import rated
from ecumene.games.through_the_ages.effects.powers import (
    BASILICA,
    CULTURE,
    HAPPINESS,
    HAPPY_SOURCES,
    INFANTRY_AS_CAVALRY,
    RATINGS,
    SCIENCE,
    STRENGTH,
)
from ecumene.games.through_the_ages.military.strength import army_strength
from ecumene.games.through_the_ages.state import GameState

# Places in Player.stat; the same numbers as the goods of effects.py.
SCIENCE_RATING: Final = 0
CULTURE_RATING: Final = 1
STRENGTH_RATING: Final = 2
HAPPINESS_RATING: Final = 3
FIRST_LAB: Final = 8


def ratings(s: GameState, seat: int) -> list[int]:
    """Return science, culture, strength and happiness; the list is shared and must not be changed."""
    player = s.players[seat]
    if not player.stat:
        player.stat = rate(s, seat)
    return player.stat


def science_rating(s: GameState, seat: int) -> int:
    """Return the science rating."""
    return ratings(s, seat)[SCIENCE_RATING]


def culture_rating(s: GameState, seat: int) -> int:
    """Return the culture rating."""
    return ratings(s, seat)[CULTURE_RATING]


def strength(s: GameState, seat: int) -> int:
    """Return the strength rating."""
    return ratings(s, seat)[STRENGTH_RATING]


def happiness(s: GameState, seat: int) -> int:
    """Return the happiness rating, 0 to 8."""
    return ratings(s, seat)[HAPPINESS_RATING]


def discontent(s: GameState, seat: int) -> int:
    """Return how many workers are discontent (p. 11)."""
    yellow = s.players[seat].yellow
    needed = HAPPINESS_NEEDED[yellow if yellow < YELLOW_SLOTS else YELLOW_SLOTS]
    return max(0, needed - happiness(s, seat))


def rate(s: GameState, seat: int) -> list[int]:
    """Work out the ratings from cards and workers."""
    player = s.players[seat]
    power = player.power
    workers = player.workers
    total = [power[SCIENCE], power[CULTURE], power[STRENGTH], power[HAPPINESS]]
    sources = power[HAPPY_SOURCES]
    for card in range(FIRST_LAB, FIRST_UNIT):
        count = workers[card]
        if count > 0:
            total[0] += count * GIVES_SCIENCE[card]
            total[1] += count * GIVES_CULTURE[card]
            total[2] += count * GIVES_STRENGTH[card]
            faces = GIVES_HAPPINESS[card]
            if faces:
                total[3] += count * faces
                sources += count
    for card in range(FIRST_UNIT, WORKER_CARDS):
        if workers[card] > 0:
            total[2] += workers[card] * GIVES_STRENGTH[card]
    if player.tactic >= 0:
        total[2] += army_strength(workers, player.tactic, power[INFANTRY_AS_CAVALRY] > 0)
    if power[BASILICA]:
        total[3] += sources
    for number in player.raters:
        effect = RATINGS[number]
        if effect.of[0] != HAPPINESS_RATING:  # the only one of happiness is St. Peter's Basilica, above
            total[effect.of[0]] += rated(s, seat, effect)
    for place in range(3):
        if total[place] < 0:
            total[place] = 0
    total[3] = min(MOST_HAPPINESS, max(0, total[3]))
    return total
