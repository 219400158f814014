"""Moves that others interrupt, squares that nobody leaves, and ways back over water."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import number
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.kernel.frame import waiting
from tests.games.sid_meiers_civilization.situation import (
    army,
    city,
    hand,
    hut_tokens,
    know,
    mark,
    moves,
    moving,
    open_map,
    play,
    refusal,
    scout,
    table,
)
from tests.games.sid_meiers_civilization.test_movement import country, walks
from tests.rules import card, rule


@card("defection")
@rule("smc.ruling.movement-windows")
def test_a_rival_may_interrupt_before_a_hut_is_entered() -> None:
    s = country()
    s.huts = [square("d6")]
    army(s, 0, "d5")
    army(s, 1, "f6")
    hand(s, 1, "defection")
    play(moving(s), "pick army d5", "walk d6")
    assert waiting(s) == [1]
    play(s, "play defection", "place d5", "choose army", "decline")
    assert (s.players[0].armies, s.huts) == ([], [square("d6")])
    assert waiting(s) == [0]


@card("defection")
@rule("smc.ruling.movement-windows")
def test_a_rival_may_interrupt_when_a_move_has_ended_in_a_hut() -> None:
    s = country()
    s.huts = [square("d6")]
    army(s, 0, "d5")
    army(s, 1, "h6")
    hand(s, 1, "defection")
    play(moving(s), "pick army d5", "walk d6")
    assert (waiting(s), s.huts) == ([1], [])  # d6 is four squares from h6, d5 was not
    play(s, "play defection", "place d6", "choose army", "decline")
    assert (s.players[0].armies, moves(s)) == ([], ["done"])


@card("defection")
@rule("smc.ruling.movement-windows")
def test_a_rival_may_interrupt_when_a_move_has_ended_with_loot() -> None:
    s = country()
    army(s, 0, "d5")
    scout(s, 1, "d6")
    army(s, 1, "f6")
    hand(s, 1, "defection")
    s.players[1].trade = 3
    play(moving(s), "pick army d5", "walk d6", "decline", "loot trade")
    assert waiting(s) == [1]
    play(s, "decline")
    assert (s.players[0].armies, moves(s)) == ([square("d6")], ["done"])


@card("communism")
@rule("smc.ruling.movement-windows")
def test_communism_locks_a_square_in_the_middle_of_a_move() -> None:
    s = country()
    s.huts = [square("d6")]
    army(s, 0, "d5")
    know(s, 1, "communism")
    hut_tokens(s, 1, "spy")
    play(moving(s), "pick army d5", "walk d6", "use communism", "place d5", "pay spy hut")
    play(s, "decline")
    assert s.players[0].armies == [square("d5")]
    assert walks(s) == []


@rule("smc.ruling.stop-in-water", "smc.move.stacking")
def test_a_group_may_cross_water_back_to_the_square_that_it_has_left() -> None:
    s = country()
    army(s, 0, "g2", "g2", "h1", "h1")
    know(s, 0, "navigation")
    play(moving(s), "pick army g2", "pick army g2")
    assert "h2" in walks(s)  # h1 is full, but nobody will stand in g2
    play(s, "walk h2")
    assert walks(s) == ["g2"]


@card("russia-civilization", "navigation")
@rule("smc.ruling.stop-in-water", "smc.ruling.russia-sacrifice")
def test_a_city_in_which_a_figure_can_be_given_up_is_an_end_of_a_way_over_water() -> None:
    s = table("russia", "china")
    open_map(s, "neutral-03", "neutral-14")
    city(s, 1, "d7")
    know(s, 0, "navigation", "horseback-riding")
    scout(s, 0, "b6")
    play(moving(s), "pick scout b6", "walk c6")
    assert "d6" in walks(s)  # the city is the only end beside this water
    play(s, "walk d6")
    assert moves(s) == ["sacrifice d7"]
    play(s, "sacrifice d7", "learn writing")
    assert s.players[0].knows(number("writing"))


@card("russia-civilization", "brandenburg-gate")
@rule("smc.ruling.russia-sacrifice", "smc.ability.standing")
def test_nobody_has_to_give_a_figure_up_in_order_to_leave() -> None:
    s = country("russia")
    city(s, 1, "f6")
    mark(s, 1, "brandenburg-gate", "g5")
    army(s, 1, "e4", "f4", "d5", "d6", "e7")
    scout(s, 0, "e5")
    moving(s)
    assert moves(s) == ["pick scout e5", "done"]
    play(s, "pick scout e5")
    assert moves(s) == ["walk f5", "walk e6", "stop"]  # on into the city, or stay


@card("communism")
@rule("smc.ability.standing")
def test_nobody_enters_an_own_city_that_no_figure_may_leave() -> None:
    s = country()
    army(s, 0, "b2")
    play(moving(s), "pick army b2")
    assert "b3" in walks(s)
    s.locked = [square("b3")]
    assert "b3" not in walks(s)
    assert refusal(s, "walk b3") == "smc.ability.standing"


@card("defection")
@rule("smc.ruling.stop-in-water", "smc.ruling.movement-windows")
def test_when_others_take_the_battle_away_the_group_does_not_stop_on_water() -> None:
    s = table("america", "china", "rome")
    open_map(s, "neutral-10")
    know(s, 0, "navigation")
    army(s, 0, "f7")
    army(s, 1, "h7")
    army(s, 2, "g8")
    hand(s, 2, "defection")
    play(moving(s), "pick army f7", "walk g7", "walk h7", "play defection", "place h7", "choose army")
    play(s, "decline")
    assert (s.players[0].armies, s.players[1].armies) == ([square("g7")], [])
    assert "stop" in moves(s)
    assert refusal(s, "walk h7") == "smc.ruling.stop-in-water"


@card("defection", "russia-civilization")
@rule("smc.ruling.movement-windows", "smc.ruling.russia-sacrifice")
def test_a_rival_may_interrupt_before_a_figure_is_given_up_in_a_city() -> None:
    s = country("russia")
    city(s, 1, "f6")
    know(s, 1, "pottery")
    scout(s, 0, "e6")
    hand(s, 1, "defection")
    play(moving(s), "pick scout e6", "sacrifice f6")
    assert waiting(s) == [1]
    twin = play(s.copy(), "decline", "learn pottery")
    assert (twin.players[0].scouts, twin.players[0].knows(number("pottery"))) == ([], True)
    play(s, "play defection", "place e6", "choose scout", "decline")
    assert (s.players[0].scouts, s.players[0].knows(number("pottery"))) == ([], False)
    assert moves(s) == ["done"]


@card("defection")
@rule("smc.ruling.group-moves")
def test_no_figure_moves_again_in_the_place_of_one_that_was_killed() -> None:
    s = country()
    army(s, 0, "b6", "c6", "d5")
    army(s, 1, "e7")
    hand(s, 1, "defection")
    play(moving(s), "pick army d5", "stop", "play defection", "place c6", "choose army", "decline")
    play(s, "pick army b6", "walk c6", "stop")
    assert s.players[0].armies == [square("d5"), square("c6")]
    assert moves(s) == ["done"]
    assert refusal(s, "pick army c6") == "smc.ruling.group-moves"


@card("flight")
@rule("smc.move.scouts-and-settlements", "smc.move.reveal")
def test_a_scout_in_the_air_reveals_nothing_where_it_could_not_end_afterwards() -> None:
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-12")
    know(s, 0, "flight")
    s.huts = [square("d8")]
    scout(s, 0, "d6")
    play(moving(s), "pick scout d6", "walk d7", "walk d8")
    assert "reveal e8" in moves(s)
    s.stack[-1].left = 1  # type: ignore[attr-defined]
    assert refusal(s, "reveal e8") == "smc.move.scouts-and-settlements"


@card("communism", "navigation")
@rule("smc.move.reveal", "smc.ruling.stop-in-water")
def test_a_figure_held_on_water_may_still_reveal() -> None:
    s = table("america", "china")
    open_map(s, "neutral-03", "neutral-09")
    know(s, 0, "navigation", "horseback-riding")
    army(s, 0, "b8")
    play(moving(s), "pick army b8", "walk c8")
    s.locked = [square("c8")]
    assert moves(s) == ["reveal c9", "stop"]


@card("flight", "defection")
@rule("smc.ruling.movement-windows")
def test_where_one_flies_over_another_a_third_says_whose_figure_it_kills() -> None:
    s = table("america", "china", "rome")
    open_map(s, "neutral-10")
    know(s, 1, "flight")
    army(s, 0, "h7")
    army(s, 1, "g7")
    army(s, 2, "g8")
    hand(s, 2, "defection")
    play(moving(s, 1), "pick army g7", "walk h7", "stop", "play defection", "place h7")
    assert moves(s) == ["target 0", "target 1"]
    play(s, "target 1", "choose army", "decline")
    assert (s.players[0].armies, s.players[1].armies) == ([square("h7")], [])
