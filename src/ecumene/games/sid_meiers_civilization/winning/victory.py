"""Winning: the four victories, at once and also in another seat's turn (p. 22)."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import SPACES
from ecumene.games.sid_meiers_civilization.map.sums import coins
from ecumene.games.sid_meiers_civilization.player import LEVELS_AT
from ecumene.games.sid_meiers_civilization.printed import COINS_TO_WIN
from ecumene.games.sid_meiers_civilization.state import (
    ECONOMY_ENDING,
    ENDINGS,
    INTRODUCTORY,
    LONG_STOP_ENDING,
    TECHNOLOGY_ENDING,
    GameState,
)
from ecumene.kernel.luck import Luck

PYRAMID = [5, 4, 3, 2]  # cards of each level below Space Flight
PYRAMID_CARDS = 15  # with Space Flight
PARTS = SPACES * PYRAMID_CARDS * COINS_TO_WIN  # every way has a whole number of them


def win(s: GameState, seats: list[int], ending: int, luck: Luck) -> None:
    """End the game; in the introductory one nobody wins."""
    if s.over:
        return
    s.over = True
    s.ending = INTRODUCTORY if s.first_game else ending
    s.winners = [] if s.first_game else seats[:]
    for seat in s.winners:
        luck.tell(f"won-{ENDINGS[s.ending]}", seat)


def check_coins(s: GameState, luck: Luck) -> None:
    """Let a seat with fifteen coins win at that moment."""
    if s.over:
        return
    rich = [seat for seat in range(len(s.players)) if coins(s, seat) >= COINS_TO_WIN]
    if rich:
        win(s, ahead(s, rich), ECONOMY_ENDING, luck)


def check_research(s: GameState, flown: list[int], luck: Luck) -> None:
    """Let who has flown into space win, or who has fifteen coins now: what is revealed happens at one moment."""
    rich = [seat for seat in range(len(s.players)) if coins(s, seat) >= COINS_TO_WIN]
    if flown or rich:
        first = ahead(s, sorted(set(flown + rich)))
        win(s, first, TECHNOLOGY_ENDING if any(seat in flown for seat in first) else ECONOMY_ENDING, luck)


def ahead(s: GameState, seats: list[int]) -> list[int]:
    """Of several seats at the same moment: most coins, then furthest on the track, then most technologies."""
    best = max(rank_of(s, seat) for seat in seats)
    return [seat for seat in seats if rank_of(s, seat) == best]


def rank_of(s: GameState, seat: int) -> tuple[int, int, int]:
    """Return what breaks ties."""
    player = s.players[seat]
    return (coins(s, seat), player.space, sum(player.power[LEVELS_AT : LEVELS_AT + 5]))


def counted_cards(s: GameState, seat: int) -> int:
    """Return the cards of a pyramid that count for Space Flight: at most 5, 4, 3, 2 of levels 1 to 4."""
    power = s.players[seat].power
    return sum([min(most, power[LEVELS_AT + level]) for level, most in enumerate(PYRAMID)])


def nearest(s: GameState, seat: int) -> int:
    """Return the best of three ways, the track, the pyramid and the coins, in parts of which each has as many."""
    ways = [s.players[seat].space * PARTS // SPACES, counted_cards(s, seat) * PARTS // PYRAMID_CARDS]
    ways.append(min(COINS_TO_WIN, coins(s, seat)) * PARTS // COINS_TO_WIN)
    return max(ways)


def progress(s: GameState, seat: int) -> int:
    """Return the best of the three ways in whole per cent."""
    return nearest(s, seat) * 100 // PARTS


def long_stop(s: GameState, luck: Luck) -> None:
    """Nobody has won in fifty rounds: the best progress is first."""
    ways = [nearest(s, seat) for seat in range(len(s.players))]
    first = [seat for seat, way in enumerate(ways) if way == max(ways)]
    s.over = True
    s.ending = INTRODUCTORY if s.first_game else LONG_STOP_ENDING
    s.winners = [] if s.first_game else ahead(s, first)
    luck.tell("long-stop", -1)
