"""What civilizations and governments change in the city phase."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.map.sums import coins
from ecumene.games.sid_meiers_civilization.state import GameState
from tests.games.sid_meiers_civilization.situation import (
    GAME,
    cities,
    city,
    govern,
    hut_tokens,
    know,
    mark,
    moves,
    open_map,
    play,
    start,
    table,
)
from tests.rules import card, rule


def capital(civilization: str = "america") -> GameState:
    """Return a capital in b3 (America) in the city phase: 3 trade, 5 production."""
    return table(civilization, "china")


def builds(s: GameState) -> list[str]:
    """Return what can be built or trained."""
    return [move for move in moves(s) if move.startswith(("build", "train"))]


def play_copy(s: GameState, text: str) -> GameState:
    """Return what comes after a move, and leave the table as it is."""
    return play(s.copy(), text)


@card("rome-civilization")
@rule("smc.ruling.free-advance")
def test_rome_advances_for_free_after_a_wonder() -> None:
    s = table("rome", "china")
    s.players[0].trade = 12
    play(cities(s), "build stonehenge", "place a1")
    assert (s.players[0].space, len(s.players[0].hand)) == (1, 1)


@card("egypt-civilization")
@rule("smc.ruling.walls-are-a-building")
def test_egypt_builds_one_building_a_round_for_free() -> None:
    s = table("egypt", "china")  # it knows Construction
    know(s, 0, "masonry")
    play(cities(s), "use egypt-civilization")
    assert moves(s) == ["build workshop", "build city-walls"]
    play(s, "build city-walls", moves(play_copy(s, "build city-walls"))[0])
    assert (s.players[0].trade, s.players[0].walls) == (0, [1])
    assert "use egypt-civilization" not in moves(s)


@card("egypt-civilization", "engineering")
@rule("smc.ruling.engineering-split")
def test_what_egypt_builds_for_nothing_is_no_half_of_a_split() -> None:
    s = table("egypt", "china")
    know(s, 0, "masonry", "engineering")
    play(cities(s), "use engineering", "use egypt-civilization", "build city-walls", "place c3")
    assert builds(s) == []  # the action of the only city is used up, and nothing of its production was split
    assert "stop" not in moves(s)


@card("egypt-civilization", "engineering")
@rule("smc.ruling.engineering-split")
def test_after_a_free_building_another_city_still_splits_its_production() -> None:
    s = table("egypt", "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    city(s, 0, "g6")
    know(s, 0, "masonry", "engineering")
    play(cities(s), "use engineering", "use egypt-civilization", "build city-walls", "place g6")
    s.players[0].trade = 12
    play(s, "train infantry c3")
    assert "stop" in moves(s)


@card("engineering", "writing")
@rule("smc.ruling.engineering-split", "smc.ruling.cancelled-costs")
def test_a_cancelled_action_that_builds_nothing_takes_no_split_with_it() -> None:
    s = table("america", "china")  # China knows Writing
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    city(s, 0, "g6")
    know(s, 0, "engineering")
    hut_tokens(s, 1, "spy")
    play(cities(s), "use engineering", "devote g6", "cancel writing", "pay spy hut")
    s.players[0].trade = 12
    play(s, "build army", "place a4")
    assert "stop" in moves(s)


@card("egypt-civilization", "the-hanging-gardens")
def test_what_is_free_is_told_without_a_price() -> None:
    s = table("egypt", "china")
    know(s, 0, "masonry")
    play(cities(s), "use egypt-civilization")
    assert [GAME.teller.price(s, 0, a) for a in s.stack[-1].legal(s, 0)] == [{}, {}]
    s = table("egypt", "china")
    mark(s, 0, "the-hanging-gardens", "b2")
    play(start(s), "use the-hanging-gardens")
    assert [GAME.teller.price(s, 0, a) for a in s.stack[-1].legal(s, 0)] == [{}, {}]


@card("monarchy-government")
def test_monarchy_gives_the_capital_two_more_culture() -> None:
    s = capital()
    govern(s, 0, "monarchy-government")
    play(cities(s), "devote b3")
    assert s.players[0].culture == 3


@card("democracy")
@rule("smc.coins.tokens")
def test_democracy_pays_six_trade_for_a_coin_token_up_to_four() -> None:
    s = capital()
    know(s, 0, "democracy")
    s.players[0].trade = 12
    play(cities(s), "use democracy")
    assert (coins(s, 0), s.players[0].trade) == (1, 6)
    assert "use democracy" not in moves(s)
    s.players[0].used = 0
    s.players[0].coin_tokens[2] = 4
    assert "use democracy" not in moves(s)
