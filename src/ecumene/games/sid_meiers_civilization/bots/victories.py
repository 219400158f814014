"""How many rounds a seat is from each victory, as bots guess it: by what it has, and by what a round brings it."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import SPACE_CULTURE, SPACE_TRADE, SPACES
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES, COIN_HOLDERS, COIN_TOKENS, Ability
from ecumene.games.sid_meiers_civilization.player import LEVELS_AT, Player
from ecumene.games.sid_meiers_civilization.printed import ARTS, COINS_TO_WIN, THRESHOLDS
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.winning.victory import PYRAMID
from ecumene.kernel.frames.phases import Phases

COLLECTED: Final = 2  # the phase that follows when trade has been collected
SOON: Final = 0.5  # rounds to a victory that nothing but an answer is lacking for
BATTLES: Final = 0.2  # coins that battles bring in a round
READY: Final = 0.8  # coins in a round of an ability whose price is there: something else may want it too
SELDOM: Final = 0.2  # coins in a round of an ability that lacks its price
BY_CHANCE: Final = 0.15  # coins in a round of everything else
COINS_OF: Final[list[Ability]] = [
    next(one for one in ABILITIES[holder] if one.effect == "coin") for holder in COIN_HOLDERS
]
CULTURE_LEFT: Final[list[int]] = [sum(SPACE_CULTURE[space:]) for space in range(SPACES + 1)]
TRADE_LEFT: Final[list[int]] = [sum(SPACE_TRADE[space:]) for space in range(SPACES + 1)]


def collected(s: GameState) -> bool:
    """Return whether the trade of this round is on the dials."""
    frame = s.stack[0] if s.stack else None
    return isinstance(frame, Phases) and frame.phase >= COLLECTED


def to_technology(s: GameState, player: Player, income: int, wealth: int) -> float:
    """Return the rounds until Space Flight: card by card, from the lowest level on."""
    gain = float(max(income, 1))
    dial = float(player.trade) if collected(s) else player.trade + gain
    rounds = 0.0
    for level in range(len(PYRAMID) + 1):
        needed = float(THRESHOLDS[level])
        missing = max(0, PYRAMID[level] - player.power[LEVELS_AT + level]) if level < len(PYRAMID) else 1
        for _ in range(missing):
            if dial < needed:
                rounds += (needed - dial) / gain
                dial = needed
            rounds += 1.0
            dial = min(dial, float(wealth)) + gain
    return rounds - SOON


def to_culture(player: Player, income: int, arts: int) -> float:
    """Return the rounds until the end of the track, when all cities devote themselves to it."""
    culture = CULTURE_LEFT[player.space] - player.culture
    trade = TRADE_LEFT[player.space] - player.trade
    rate = max(1, arts + ARTS * len(player.cities))
    return max(SOON, culture / rate, trade / max(income, 1))


def coin_rate(player: Player) -> float:
    """Return the coins that a seat can hope for in a round."""
    rate = BY_CHANCE + (1.0 if player.canal else 0.0)
    for at, holder in enumerate(COIN_HOLDERS):
        if not player.knows(holder) or player.coin_tokens[at] >= COIN_TOKENS[holder]:
            continue
        ability = COINS_OF[at]
        if ability.phase == "won":
            rate += BATTLES
            continue
        tokens = sum(player.resources) + player.facedown()
        ready = tokens >= ability.any and player.trade >= ability.trade and player.culture >= ability.culture
        rate += READY if ready else SELDOM
    return rate


def to_economy(player: Player, wealth: int) -> float:
    """Return the rounds until the fifteenth coin."""
    return max(SOON, (COINS_TO_WIN - wealth) / coin_rate(player))


def nearness(rounds: float) -> float:
    """Return how near a victory is: 1 where it is at hand, a half a round later, and so on."""
    return 1.0 / (SOON + max(SOON, rounds))
