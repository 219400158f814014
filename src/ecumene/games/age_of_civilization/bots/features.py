"""Named numbers by which bots judge a seat's position."""

from __future__ import annotations

from typing import Final

from ecumene.games.age_of_civilization.card_data import (
    BUILD,
    CONQUEST,
    COUNT,
    CULTURE,
    FARM,
    POPULATION,
    RESEARCH,
    WONDER,
)
from ecumene.games.age_of_civilization.effects.powers import (
    COINS,
    COST,
    GAIN_COINS,
    GAIN_TECHS,
    GAIN_VP,
    GAME_END,
    MAIN_GAINS,
    MAIN_PAIRS,
    SLOT,
    TURN_END,
    VP,
)
from ecumene.games.age_of_civilization.pieces import amount_of, faces, gains_at
from ecumene.games.age_of_civilization.state import GameState

PROMISE: Final[list[int]] = [
    POPULATION[thing] + 2 * len(MAIN_PAIRS[thing]) + 2 * sum(len(gains[thing]) for gains in MAIN_GAINS)
    for thing in range(COUNT)
]  # a rough measure of what an unplayed civilization can do
ENGINE = [WONDER, RESEARCH, CULTURE, BUILD, CONQUEST, FARM]


def features(s: GameState, seat: int) -> dict[str, float]:
    """Return what a seat has and what its cards promise for the rounds to come."""
    player = s.players[seat]
    power = player.power
    rounds = s.future_cards() + 1
    turn_vp = turn_coins = turn_techs = end_vp = 0
    for card in faces(player):
        for gain in gains_at(player, TURN_END, card):
            amount = amount_of(s, seat, gain, 0)
            if gain.what == GAIN_VP:
                turn_vp += amount
            elif gain.what == GAIN_COINS:
                turn_coins += amount
            elif gain.what == GAIN_TECHS:
                turn_techs += amount
        for gain in gains_at(player, GAME_END, card):
            end_vp += amount_of(s, seat, gain, 0)
    return {
        "vp": player.vp,
        "end_vp": end_vp,
        "coins": player.coins,
        "coins_late": player.coins if rounds <= 2 else 0,
        "workers": player.workers,
        "worker_rounds": player.workers * (rounds - 1),
        "techs": player.techs(),
        "wonders": len(player.wonders),
        "civs": len(player.civs),
        "civs_left_early": (3 - len(player.civs)) * (rounds - 1),
        "military": player.military(),
        "leader": 1.0 if s.leads(seat) else 0.0,
        "turn_vp_rounds": turn_vp * (rounds - 1),
        "turn_coins_rounds": turn_coins * (rounds - 1),
        "turn_techs_rounds": turn_techs * (rounds - 1),
        "bonus_vp_rounds": sum(power[VP + action] for action in ENGINE) * (rounds - 1),
        "bonus_coins_rounds": sum(power[COINS : COINS + FARM + 1]) * (rounds - 1),
        "discounts_rounds": -sum(power[COST + action] for action in ENGINE) * (rounds - 1),
        "hand": sum(sorted(PROMISE[civ] for civ in s.hand(seat))[-3:]) if s.draft else 0,
        "slots_rounds": sum(power[SLOT : SLOT + FARM + 1]) * (rounds - 1),
    }
