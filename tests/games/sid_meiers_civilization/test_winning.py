"""Winning: four victories, several at one moment, the long stop, the first game (p. 8, 22, 23)."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.printed import LONG_STOP
from ecumene.games.sid_meiers_civilization.round.round import END, Round
from ecumene.games.sid_meiers_civilization.state import ENDINGS
from ecumene.games.sid_meiers_civilization.winning.victory import ahead, check_coins, progress
from ecumene.kernel.frame import advance
from tests.games.sid_meiers_civilization.puzzles import pyramid
from tests.games.sid_meiers_civilization.situation import (
    GAME,
    LUCK,
    cities,
    city,
    know,
    open_map,
    play,
    researching,
    scout,
    start,
    table,
)
from tests.rules import rule


@rule("smc.win.economy", "smc.ruling.victory-at-once", "smc.ruling.ranks")
def test_fifteen_coins_win_at_that_moment_in_another_seat_s_turn_too() -> None:
    s = table("america", "china")
    s.players[1].gifts = 14
    check_coins(s, LUCK)
    assert not s.over
    know(s, 0, "democracy")
    s.players[0].trade = 6
    s.players[1].gifts = 15
    play(cities(s), "use democracy")
    assert GAME.result(s) == {"scores": [0, 1], "ranks": [2, 1], "winners": [1], "ending": "economy"}


@rule("smc.ruling.same-moment")
def test_of_several_seats_at_one_moment_the_richest_wins_then_the_furthest() -> None:
    s = table("america", "china", "rome")
    for seat, coins in enumerate((15, 16, 16)):
        s.players[seat].gifts = coins
    assert ahead(s, [0, 1, 2]) == [1, 2]
    tied = s.copy()
    check_coins(tied, LUCK)
    assert GAME.result(tied) == {"scores": [0, 1, 1], "ranks": [3, 1, 1], "winners": [1, 2], "ending": "economy"}
    s.players[2].space = 1
    assert ahead(s, [0, 1, 2]) == [2]
    s.players[1].space = 1
    know(s, 1, "pottery")
    assert ahead(s, [0, 1, 2]) == [1]


@rule("smc.ruling.same-moment")
def test_what_is_revealed_in_research_happens_at_one_moment_a_flight_and_a_coin_alike() -> None:
    for rich, winner, ending in ((14, 1, "economy"), (13, 0, "technology")):
        s = table("america", "china")
        pyramid(s, 0)
        s.players[0].trade, s.players[1].trade = 26, 11
        know(s, 1, "pottery")
        s.players[1].gifts = rich
        play(researching(s), "research space-flight", "research civil-service")
        assert (s.winners, ENDINGS[s.ending]) == ([winner], ending)


@rule("smc.ruling.long-stop")
def test_after_round_fifty_the_best_progress_is_first() -> None:
    s = table("america", "china", round=LONG_STOP)
    s.players[0].space, s.players[1].gifts = 7, 6
    assert [progress(s, seat) for seat in range(2)] == [33, 40]
    s.stack = [Round(END)]
    advance(s, LUCK)
    assert GAME.result(s) == {"scores": [33, 40], "ranks": [2, 1], "winners": [1], "ending": "long-stop"}


@rule("smc.ruling.long-stop")
def test_at_the_long_stop_ways_are_compared_before_they_are_rounded() -> None:
    s = table("america", "china", round=LONG_STOP)
    s.players[0].space, s.players[1].gifts = 17, 12  # 80.95 and 80 per cent
    s.stack = [Round(END)]
    advance(s, LUCK)
    assert GAME.result(s) == {"scores": [80, 80], "ranks": [1, 2], "winners": [0], "ending": "long-stop"}


@rule("smc.ruling.long-stop")
def test_before_that_round_follows_round() -> None:
    s = table("america", "china", round=LONG_STOP - 1)
    s.stack = [Round(END)]
    advance(s, LUCK)
    assert (s.over, s.round) == (False, LONG_STOP)


@rule("smc.setup.first-game", "smc.ruling.introductory-game")
def test_the_first_game_ends_with_a_third_city_and_nobody_wins() -> None:
    s = table("america", "china", first_game=True)
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    know(s, 0, "irrigation")
    city(s, 0, "f3")
    scout(s, 0, "c6")
    play(start(s), "found c6 scout")
    assert GAME.result(s) == {"scores": [0, 0], "ranks": [1, 1], "winners": [], "ending": "introductory"}


@rule("smc.ruling.introductory-game")
def test_a_victory_ends_the_first_game_the_same_way() -> None:
    s = table("america", "china", first_game=True)
    s.players[0].gifts = 15
    check_coins(s, LUCK)
    assert GAME.result(s)["ending"] == "introductory"
