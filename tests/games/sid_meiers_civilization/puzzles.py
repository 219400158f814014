"""Twenty positions made by hand: a seat can win in this round, or must stop another that would.

Each begins where the seat has its turn, or is asked. A position to win is solved when the seat has won before the
next round; whoever else is asked declines. A position to stop is solved when what it says is true after the turn.
"""

from __future__ import annotations

from collections.abc import Callable

from ecumene.games.sid_meiers_civilization.card_data import FIRST_GOVERNMENT, number
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.map.sums import coins
from ecumene.games.sid_meiers_civilization.state import GameState
from tests.games.sid_meiers_civilization.situation import (
    army,
    cities,
    hand,
    hut_tokens,
    know,
    mark,
    moving,
    open_map,
    play,
    researching,
    scout,
    start,
    table,
    tokens,
    trading,
    units,
)

FIRST = ("code-of-laws", "metalworking", "masonry", "navigation", "philosophy")
SECOND = ("irrigation", "monarchy", "mathematics", "engineering")
THIRD = ("gunpowder", "metal-casting", "theology")
FOURTH = ("ballistics", "replaceable-parts")
STRONG = ("infantry-3", "mounted-3", "artillery-3", "infantry-2", "mounted-2", "artillery-2", "infantry-1")


def two(round: int = 12) -> GameState:
    """Return Rome above and America below, with a plain between them and some units each."""
    s = table("rome", "america", round=round)
    open_map(s, "neutral-03", "neutral-10", "neutral-12", "neutral-04", "neutral-05", "neutral-06")
    for seat in (0, 1):
        units(s, seat, "infantry-1", "mounted-1", "artillery-1")
    return s


def pyramid(s: GameState, seat: int, fourth: tuple[str, ...] = FOURTH) -> None:
    """Let a seat have all that Space Flight stands on."""
    known = FIRST if seat == 0 else ("currency", *FIRST[1:])
    know(s, seat, *known, *SECOND, *THIRD, *fourth)


def rich(s: GameState, seat: int, amount: int) -> None:
    """Let a seat have so many coins."""
    s.players[seat].gifts += amount - coins(s, seat)


def last_space() -> GameState:
    s = two()
    s.players[0].space, s.players[0].culture, s.players[0].trade = 20, 7, 6
    return cities(s)


def arts_before_the_last_space() -> GameState:
    s = two()
    s.players[0].space, s.players[0].culture, s.players[0].trade = 20, 5, 8
    mark(s, 0, "temple", "b1")
    return cities(s)


def two_spaces_with_incense() -> GameState:
    s = two()
    know(s, 0, "currency")
    tokens(s, 0, incense=1)
    s.players[0].space, s.players[0].culture, s.players[0].trade = 19, 11, 12
    return cities(s)


def space_flight() -> GameState:
    s = two()
    pyramid(s, 0)
    s.players[0].trade = 26
    return researching(s)


def silk_for_space_flight() -> GameState:
    s = two()
    pyramid(s, 0)
    know(s, 0, "horseback-riding")
    tokens(s, 0, silk=1)
    s.players[0].trade = 18
    return trading(s)


def liberty_before_space_flight() -> GameState:
    s = two()
    pyramid(s, 0, ("ballistics",))
    pyramid(s, 1, ("flight", "computers"))
    mark(s, 0, "statue-of-liberty", "b1")
    s.players[0].trade = 26
    return start(s)


def coin_for_two_tokens() -> GameState:
    s = two()
    know(s, 0, "pottery")
    tokens(s, 0, wheat=1, iron=1)
    rich(s, 0, 14)
    return cities(s)


def two_coins_of_two_cards() -> GameState:
    s = two()
    know(s, 0, "philosophy", "metalworking", "democracy", "printing-press")
    s.players[0].trade, s.players[0].culture = 7, 6
    rich(s, 0, 13)
    return cities(s)


def feudalism_for_the_last_coin() -> GameState:
    s = two()
    know(s, 0, "chivalry")
    s.players[0].fresh = 1 << (number("feudalism") - FIRST_GOVERNMENT)
    rich(s, 0, 14)
    return start(s)


def marching(s: GameState, seat: int) -> None:
    """Let all units of a seat be of the second rank."""
    know(s, seat, *FIRST, "democracy", "chivalry", "mathematics")


def before_an_empty_capital() -> GameState:
    s = two()
    marching(s, 0)
    units(s, 1)
    units(s, 0, *STRONG)
    army(s, 0, "f13", "f13")
    return moving(s)


def three_armies_at_once() -> GameState:
    s = two()
    marching(s, 0)
    units(s, 0, *STRONG)
    units(s, 1, "infantry-1", "mounted-1")
    army(s, 0, "f13", "f13", "f13")
    return moving(s)


def the_right_front() -> GameState:
    s = two()
    units(s, 0, "infantry-2", "mounted-2", "artillery-1")
    units(s, 1, "mounted-2")
    army(s, 0, "f13")
    mark(s, 0, "general", "b1")
    mark(s, 0, "academy", "a3")
    return play(moving(s), "pick army f13", "walk f14", "walk g14", "front mounted-2")


def cancel_the_last_coin() -> GameState:
    s = two()
    know(s, 1, "pottery")
    tokens(s, 1, wheat=1, iron=1)
    rich(s, 1, 14)
    hand(s, 0, "primetime-tv")
    return play(cities(s, 1), "use pottery", "pay iron", "pay wheat")


def cancel_the_arts() -> GameState:
    s = two()
    know(s, 0, "writing")
    hut_tokens(s, 0, "spy")
    s.players[1].space, s.players[1].culture, s.players[1].trade = 20, 6, 12
    return play(cities(s, 1), "devote g14")


def a_deal_too_good() -> GameState:
    s = two()
    pyramid(s, 1)
    s.players[1].trade, s.players[1].culture = 23, 12
    s.players[0].trade, s.players[0].culture = 9, 2
    return play(trading(s, 1), "offer 0", "give culture 6", "want trade 3", "propose")


def walls_in_time() -> GameState:
    s = two()
    know(s, 0, "masonry")
    units(s, 0, "infantry-3", "mounted-3", "artillery-3")
    units(s, 1, "infantry-3", "mounted-3", "artillery-3", "infantry-2", "mounted-2", "artillery-2")
    armed(s)
    mark(s, 1, "academy", "h15")
    army(s, 1, "b4", "b4")
    s.players[0].trade = 6
    return cities(s)


def armed(s: GameState) -> None:
    """Let America have a general and an academy."""
    mark(s, 1, "general", "f15")
    mark(s, 1, "academy", "f14")


def banking() -> GameState:
    """Return a table where America is a coin or two from winning, and has a bank."""
    s = two()
    know(s, 1, "banking", "pottery")
    mark(s, 1, "library", "f14")
    mark(s, 1, "bank", "f15")
    tokens(s, 1, wheat=1, iron=1)
    rich(s, 1, 14)
    return s


def an_army_onto_the_bank() -> GameState:
    s = banking()
    army(s, 0, "d15")
    s.huts = [square("c15")]
    return moving(s)


def a_bank_within_range() -> GameState:
    s = banking()
    army(s, 0, "e12")
    hand(s, 0, "sabotage")
    return start(s)


def a_lone_army() -> GameState:
    s = two()
    armed(s)
    units(s, 0)
    units(s, 1, *STRONG)
    army(s, 1, "b4", "d6")
    scout(s, 1, "c5")
    hand(s, 0, "defection")
    return moving(s)


def trade_for_space_flight() -> GameState:
    s = two()
    pyramid(s, 1)
    units(s, 0, *STRONG)
    s.players[1].trade, s.players[1].culture = 27, 9
    army(s, 0, "c8")
    scout(s, 1, "c7")
    s.huts = [square("d8")]
    return moving(s)


def not_won_by_coins(s: GameState) -> bool:
    """Say that the rival has no fifteenth coin."""
    return not s.over and coins(s, 1) < 15


def one_coin_less(s: GameState) -> bool:
    """Say that the rival has lost a coin."""
    return coins(s, 1) < 14


def no_last_space(s: GameState) -> bool:
    """Say that the rival lacks culture for the last space."""
    return s.players[1].culture < 7


def no_space_flight(s: GameState) -> bool:
    """Say that the rival lacks trade for Space Flight."""
    return s.players[1].trade < 26


def walled(s: GameState) -> bool:
    """Say that the capital has walls."""
    return s.players[0].walls[0] == 1


def none_before_the_capital(s: GameState) -> bool:
    """Say that no army stands before the capital."""
    return square("b4") not in s.players[1].armies


WIN: dict[str, list[Callable[[], GameState]]] = {
    "culture": [last_space, arts_before_the_last_space, two_spaces_with_incense],
    "technology": [space_flight, silk_for_space_flight, liberty_before_space_flight],
    "economy": [coin_for_two_tokens, two_coins_of_two_cards, feudalism_for_the_last_coin],
    "conquest": [before_an_empty_capital, three_armies_at_once, the_right_front],
}
STOP: list[tuple[Callable[[], GameState], Callable[[GameState], bool]]] = [
    (cancel_the_last_coin, not_won_by_coins),
    (cancel_the_arts, no_last_space),
    (a_deal_too_good, no_space_flight),
    (walls_in_time, walled),
    (an_army_onto_the_bank, one_coin_less),
    (a_bank_within_range, one_coin_less),
    (a_lone_army, none_before_the_capital),
    (trade_for_space_flight, no_space_flight),
]
