"""Named numbers by which bots judge a seat's position: what it has, what it makes each turn, what it can become.

A `flow` is made each turn, multiplied by the turns that are left; it is what early investments are worth.
"""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import (
    AGE,
    CIVIL_CARDS,
    COPIES,
    ENDING_AGE,
    GOVERNMENT,
    HAPPINESS_NEEDED,
    INFANTRY,
    LAB,
    LEADER,
    SCIENCE_PRICE,
    SPECIAL,
    STAGE_PRICES,
    TYPE,
    WORKER_TYPES,
    WORTH,
    YELLOW_SLOTS,
    thing,
)
from ecumene.games.through_the_ages.economy.blue_bank import FARMS_END, MINES_END, corruption, food, resources
from ecumene.games.through_the_ages.economy.production import consumption, resource_production
from ecumene.games.through_the_ages.economy.ratings import discontent, ratings
from ecumene.games.through_the_ages.effects.powers import CIVIL_ACTIONS, LABS_PRODUCE, MILITARY_ACTIONS, RAILROAD
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import GameState

# Civil cards that leave the row in one turn, by players: those discarded and those taken.
CARDS_A_TURN: Final[list[float]] = [4.0, 4.0, 4.4, 3.6, 2.8]
# Civil cards of later ages than one, by players.
LATER_CARDS: Final[list[list[int]]] = [
    [sum(COPIES[players][card] for card in CIVIL_CARDS if AGE[card] > age) for age in range(ENDING_AGE + 1)]
    for players in range(5)
]
MOST_LEAD: Final = 10  # strength beyond that makes no difference
SOON: Final = 5.0  # turns within which goods can still be turned into something
DESPOTISM: Final[int] = thing("despotism")
WONDER_PRICES: Final[list[int]] = [sum(prices) for prices in STAGE_PRICES]


def turns_left(s: GameState, seat: int) -> float:
    """Return roughly how many turns a seat still has, this one included until it is over."""
    players = len(s.players)
    to_come = 1.0 if (seat - s.first) % players >= (s.current - s.first) % players else 0.0
    if s.age == ENDING_AGE:
        return s.last_round - s.round + to_come
    cards = len(s.civil_deck)
    if not s.first_game or s.age < 2:
        cards += LATER_CARDS[players][s.age]
        if s.first_game:
            cards -= LATER_CARDS[players][2]
    return 1.5 + to_come + cards / (CARDS_A_TURN[players] * players)


def features(s: GameState, seat: int) -> dict[str, float]:
    """Return what a seat has and what it makes each turn."""
    player = s.players[seat]
    if player.out:
        return {"out": 1.0}
    science, culture, strength, happiness = ratings(s, seat)
    rival = strongest_rival(s, seat)
    turns = turns_left(s, seat)
    soon = min(1.0, turns / SOON)
    tally = Tally(s, seat)
    surplus = tally.food - consumption(player)
    unhappy = discontent(s, seat)
    levels = tally.levels
    technologies, leaders, actions, governments = in_hand(player)
    stages, stages_left = wonder_progress(player)
    changed = player.government != DESPOTISM
    needed = HAPPINESS_NEEDED[min(player.yellow, YELLOW_SLOTS)]
    power = player.power
    return {
        "culture": player.culture,
        "culture_flow": culture * turns,
        "science": player.science * soon,
        "science_flow": science * max(0.0, turns - 2.0),
        "food": food(player) * soon,
        "food_flow": min(surplus, 4) * max(0.0, turns - 2.0),
        "hunger": max(0, -surplus) * min(turns, 4.0),
        "resources": resources(player) * soon,
        "resource_flow": tally.resources * max(0.0, turns - 1.0),
        "corruption": corruption(player) * min(turns, 3.0),
        "happiness_margin": max(-2, min(2, happiness - needed)) * soon,
        "discontent": unhappy * soon,
        "uprising": 1.0 if unhappy > player.unused and turns > 0 else 0.0,
        "workers": tally.workers * max(0.0, turns - 1.0),
        "unused": player.unused * soon,
        "yellow": player.yellow * soon,
        "blue": player.blue * soon,
        "strength": strength,
        "strength_lead": min(MOST_LEAD, max(0, strength - rival)) * soon,
        "strength_deficit": min(2 * MOST_LEAD, max(0, rival - strength)) * min(turns, SOON),
        "civil_flow": power[CIVIL_ACTIONS] * turns,
        "military_flow": power[MILITARY_ACTIONS] * turns,
        "civil_levels": levels[0] * soon,
        "urban_levels": levels[1] * soon,
        "unit_levels": levels[2] * soon,
        "special_levels": levels[3] * soon,
        "wonders": len(player.wonders),
        "stages": stages * soon,
        "stages_left": stages_left * soon,
        "colonies": len(player.colonies),
        "government": (1.0 if changed else 0.0) * soon,
        "government_in_hand": (1.0 if governments and not changed else 0.0) * soon,
        "war": 1.0 if player.war >= 0 else 0.0,
        "war_edge": war_edge(s, seat),
        "leader": (1.0 if player.leader >= 0 else 0.0) * min(turns, SOON),
        "leader_in_hand": leaders * soon,
        "technologies_in_hand": technologies * soon,
        "actions_in_hand": actions * soon,
        "military_cards": min(len(player.military), power[MILITARY_ACTIONS]) * soon,
        "tactic": (1.0 if player.tactic >= 0 else 0.0) * soon,
        "events_seeded": seeded(s, seat),
    }


def strongest_rival(s: GameState, seat: int) -> int:
    """Return the strength of the strongest rival."""
    most = 0
    for other, player in enumerate(s.players):
        if other != seat and not player.out:
            most = max(most, ratings(s, other)[2])
    return most


class Tally:
    """What one look over the workers shows."""

    __slots__ = ("food", "levels", "resources", "workers")

    def __init__(self, s: GameState, seat: int) -> None:
        player = s.players[seat]
        workers, made, mined = player.unused, 0, 0
        best = [0] * WORKER_TYPES
        for card, count in enumerate(player.workers):
            if count < 0:
                continue
            best[TYPE[card]] = AGE[card]  # cards of a type lie from low to high level
            if count:
                workers += count
                if card < FARMS_END:
                    made += count * WORTH[card]
                elif card < MINES_END:
                    mined += count * WORTH[card]
        if player.power[RAILROAD] or player.power[LABS_PRODUCE]:
            mined = resource_production(s, seat)
        self.workers = workers
        self.food = made
        self.resources = mined
        # Highest levels in play, type by type, added up: farms and mines, urban, units; special technologies.
        special = sum([AGE[card] for card in player.specials if card >= 0])
        self.levels = [best[0] + best[1], sum(best[LAB:INFANTRY]), sum(best[INFANTRY:]), special]


def wonder_progress(player: Player) -> tuple[int, int]:
    """Return the resources put into wonders, finished or not, and those still to pay for the unfinished one."""
    paid = left = 0
    for wonder in player.wonders:
        paid += WONDER_PRICES[wonder]
    if player.wonder >= 0:
        begun = sum(STAGE_PRICES[player.wonder][: player.stages])
        paid += begun
        left = WONDER_PRICES[player.wonder] - begun
    return paid, left


def war_edge(s: GameState, seat: int) -> int:
    """Return by how much a seat would win the wars that are under way, its own and those against it."""
    edge = 0
    for other, player in enumerate(s.players):
        if player.war >= 0 and (other == seat or player.war_on == seat):
            rival = player.war_on if other == seat else other
            edge += max(-MOST_LEAD, min(MOST_LEAD, ratings(s, seat)[2] - ratings(s, rival)[2]))
    return edge


def in_hand(player: Player) -> tuple[float, int, int, int]:
    """Return the worth of technologies in hand, by level and science; count leaders, actions and governments."""
    worth, leaders, actions, governments = 0.0, 0, 0, 0
    for card in player.hand:
        kind = TYPE[card]
        if kind <= SPECIAL:
            ready = min(1.0, (1.0 + player.science) / (1.0 + SCIENCE_PRICE[card]))
            worth += (1.0 + AGE[card]) * (0.5 + 0.5 * ready)
            if kind == GOVERNMENT:
                governments += 1
        elif kind == LEADER:
            leaders += 1
        else:
            actions += 1
    return worth, leaders, actions, governments


def seeded(s: GameState, seat: int) -> int:
    """Count the events that a seat has prepared and that are still to come."""
    return s.events_by.count(seat) + s.future_by.count(seat)
