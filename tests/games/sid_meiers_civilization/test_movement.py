"""Movement: speed, groups, water, tiles, huts, villages, rivals and cities (p. 19, 20)."""

from __future__ import annotations

import pytest

from ecumene.games.sid_meiers_civilization.battle.battle import Battle
from ecumene.games.sid_meiers_civilization.card_data import HUT, THINGS, number
from ecumene.games.sid_meiers_civilization.map.ground import lay_tile, layout_of
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.map.tiles import ARROWS, GROUNDS, squares_of
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.frame import waiting
from tests.games.sid_meiers_civilization.situation import (
    army,
    cities,
    city,
    govern,
    hut_tokens,
    know,
    moves,
    moving,
    open_map,
    play,
    refusal,
    scout,
    table,
    units,
)
from tests.rules import card, rule


def country(civilization: str = "america") -> GameState:
    """Return America with its capital in b3 and three neutral tiles without settlements."""
    s = table(civilization, "china")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    return s


def walks(s: GameState) -> list[str]:
    """Return the squares into which the group can step."""
    return [move.split()[1] for move in moves(s) if move.startswith("walk")]


@rule("smc.move.speed", "smc.move.orthogonal", "smc.move.turns", "smc.move.one-after-another")
def test_a_figure_goes_two_squares_without_diagonals() -> None:
    s = country()
    army(s, 0, "d5", "c6")
    moving(s)
    play(s, "pick army d5")
    assert walks(s) == ["d4", "c5", "e5", "d6"]
    assert refusal(s, "walk e6") == "smc.move.orthogonal"
    assert refusal(s, "pick army c6") == "smc.move.one-after-another"
    play(s, "walk e5", "walk f5")
    assert s.players[0].armies == sorted([square("f5"), square("c6")])
    assert moves(s) == ["pick army c6", "done"]  # it has moved
    assert refusal(s, "pick army f5") == "smc.ruling.group-moves"


@rule("smc.move.groups", "smc.ruling.group-moves")
def test_figures_that_begin_in_one_square_may_go_together_or_not() -> None:
    s = country()
    army(s, 0, "d5", "d5")
    scout(s, 0, "d5")
    know(s, 0, "masonry")
    moving(s)
    play(s, "pick army d5", "pick scout d5", "walk d6")
    assert "pick army d5" not in moves(s)
    play(s, "stop")
    assert (s.players[0].armies, s.players[0].scouts) == ([square("d5"), square("d6")], [square("d6")])
    assert "pick army d5" in moves(s)


@rule("smc.move.stacking", "smc.ruling.stacking-always")
def test_the_stacking_limit_holds_while_passing_too() -> None:
    s = country()
    army(s, 0, "c5", "c5", "d5")
    moving(s)
    play(s, "pick army d5")
    assert "c5" not in walks(s)
    assert refusal(s, "walk c5") == "smc.move.stacking"
    know(s, 0, "masonry")
    assert "c5" in walks(s)


@card("navigation", "sailing")
@rule("smc.move.water", "smc.move.navigation", "smc.move.sailing", "smc.ruling.stop-in-water")
def test_water_is_closed_then_crossed_then_a_place_to_stop() -> None:
    s = country()
    army(s, 0, "d6")
    moving(s)
    play(s, "pick army d6")
    assert "d7" not in walks(s)
    assert refusal(s, "walk d7") == "smc.move.water"
    know(s, 0, "navigation")
    assert "d7" in walks(s)
    play(s, "walk d7")
    assert "stop" not in moves(s)
    assert refusal(s, "stop") == "smc.move.navigation"
    play(s, "walk d8")
    assert s.players[0].armies == [square("d8")]
    army(s, 0, "g3")
    play(moving(s), "pick army g3", "walk g2")
    assert "h2" not in walks(s)  # one step is left, and no end would be in reach
    assert refusal(s, "walk h2") == "smc.ruling.stop-in-water"
    know(s, 0, "sailing")
    assert "h2" in walks(s)


@rule("smc.move.own-city", "smc.ruling.own-city-centre")
def test_an_own_city_is_passed_but_no_place_to_stop() -> None:
    s = country()
    army(s, 0, "b2")
    play(moving(s), "pick army b2", "walk b3")
    assert "stop" not in moves(s)
    assert refusal(s, "stop") == "smc.move.own-city"
    play(s, "walk c3")
    s = country()
    army(s, 0, "b1")
    s.players[0].armies = [square("c2")]
    play(moving(s), "pick army c2", "walk b2")
    assert "b3" not in walks(s)
    assert refusal(s, "walk b3") == "smc.ruling.own-city-centre"


@rule(
    "smc.move.face-down", "smc.ruling.unrevealed", "smc.move.reveal", "smc.move.reveal-beside", "smc.ruling.reveal"
)
def test_a_face_down_tile_is_revealed_for_one_square_of_movement() -> None:
    s = table("america", "china")
    scout(s, 0, "d3")
    moving(s)
    play(s, "pick scout d3")
    assert "e3" not in walks(s)
    assert refusal(s, "walk e3") == "smc.move.face-down"
    assert refusal(s, "reveal d5") == "smc.move.reveal-beside"
    play(s, "reveal e3")
    assert s.tiles[2] >= 0
    assert s.players[0].scouts == [square("d3")]
    assert len(s.tiles_left) == 13


@rule("smc.move.reveal-turned", "smc.move.tokens-laid")
@pytest.mark.parametrize(
    ("start", "beside", "arrow"),
    [("d3", "e3", "right"), ("a4", "a5", "down"), ("e9", "e8", "up"), ("e9", "d9", "left")],
)
def test_page_19_the_arrow_of_a_revealed_tile_points_away(start: str, beside: str, arrow: str) -> None:
    s = table("america", "china")
    if start == "e9":
        s.tiles_left.remove(number("neutral-12"))
        lay_tile(s, 6, number("neutral-12"), 0)
        s.huts, s.villages = [], []
    scout(s, 0, start)
    play(moving(s), f"pick scout {start}", f"reveal {beside}")
    slot = layout_of(s).slot_of[square(beside)]
    assert s.turns[slot] == ARROWS.index(arrow)
    printed = [one for one in squares_of(layout_of(s).slots[slot]) if GROUNDS[s.ground[one]].token >= 0]
    assert sorted(s.huts + s.villages) == printed
    assert all((one in s.huts) == (GROUNDS[s.ground[one]].token == HUT) for one in printed)


@rule(
    "smc.move.hut", "smc.ruling.hut-ends-move", "smc.move.scouts-and-settlements", "smc.ruling.scouts-with-armies"
)
def test_an_army_takes_a_hut_and_stops_and_scouts_may_not_enter() -> None:
    s = country()
    s.huts = [square("d6")]
    army(s, 0, "d5")
    scout(s, 0, "c6")
    moving(s)
    play(s, "pick scout c6")
    assert "d6" not in walks(s)
    assert refusal(s, "walk d6") == "smc.move.scouts-and-settlements"
    play(s, "stop", "pick army d5", "walk d6")
    assert (s.huts, len(s.players[0].huts), len(s.huts_pile)) == ([], 1, 19)
    assert s.players[0].armies == [square("d6")]
    assert moves(s) == ["done"]


@rule("smc.move.hut-spent")
def test_a_hut_token_is_spent_like_a_resource_and_leaves_the_game() -> None:
    s = country()
    hut_tokens(s, 0, "incense")
    play(cities(s), "use currency", "pay incense hut")
    assert (s.players[0].huts, s.huts_spent, s.market[0]) == ([], [number("incense")], 2)


@rule("smc.move.village", "smc.move.village-won", "smc.ruling.barbarians", "smc.ruling.two-players-barbarians")
def test_a_village_is_fought_by_the_seat_to_the_left() -> None:
    s = country()
    s.villages = [square("d6")]
    units(s, 0, "artillery-3", "infantry-3", "mounted-3")
    s.piles[0], s.piles[1] = [number("artillery-1")], [number("infantry-1")]
    s.piles[2] = [number("mounted-1")]
    army(s, 0, "d5")
    play(moving(s), "pick army d5", "walk d6")
    assert waiting(s) == [1]  # barbarians defend
    assert [move for move in moves(s) if move.startswith("front")] == [
        "front artillery-1",
        "front infantry-1",
        "front mounted-1",
    ]
    play(s, "front artillery-1", "strike mounted-3 1", "front infantry-1", "strike artillery-3 2")
    play(s, "front mounted-1", "strike infantry-3 3")
    assert (s.villages, len(s.villages_pile)) == ([], 9)
    assert len(s.players[0].villages) + len(s.players[0].people) >= 1
    assert sorted(THINGS.slug(one) for pile in s.dead for one in pile) == [
        "artillery-1",
        "infantry-1",
        "mounted-1",
    ]


@rule("smc.move.village-lost")
def test_a_lost_village_costs_the_armies_and_nothing_else() -> None:
    s = country()
    s.villages = [square("d6")]
    s.players[0].trade = 9
    units(s, 0, "artillery-1")
    army(s, 0, "d5")
    play(moving(s), "pick army d5", "walk d6")
    while type(s.stack[-1]).__name__ == "Battle":
        play(s, next(move for move in moves(s) if move.startswith("front")))
    assert (s.players[0].armies, s.villages, s.players[0].trade) == ([], [square("d6")], 9)
    assert moves(s) == ["done"]


@rule("smc.move.village-person")
def test_a_great_person_in_a_village_is_exchanged_at_once() -> None:
    s = country()
    s.villages = [square("d6")]
    s.villages_pile = [number("great-person")]
    units(s, 0, "artillery-3", "infantry-3", "mounted-3")
    for at, unit in enumerate(("artillery", "infantry", "mounted")):
        s.piles[at] = [number(f"{unit}-1")]
    army(s, 0, "d5")
    play(moving(s), "pick army d5", "walk d6", "front artillery-1", "strike mounted-3 1")
    play(s, "front infantry-1", "strike artillery-3 2", "front mounted-1", "strike infantry-3 3")
    assert "reserve" in moves(s)
    assert (len(s.people), s.villages_spent) == (17, [number("great-person")])


@rule("smc.ruling.barbarians")
def test_where_a_pile_is_empty_the_seat_to_the_left_names_another_type() -> None:
    s = country()
    s.villages = [square("d6")]
    s.piles[0], s.dead[0] = [], []
    army(s, 0, "d5")
    play(moving(s), "pick army d5", "walk d6")
    assert waiting(s) == [1]
    assert moves(s) == ["choose infantry", "choose mounted"]
    play(s, "choose mounted")
    battle = s.stack[-1]
    assert isinstance(battle, Battle)
    kinds = sorted(THINGS.slug(card)[:-2] for card in battle.theirs)
    assert kinds == ["infantry", "mounted", "mounted"]


@rule("smc.move.scouts-and-rivals", "smc.ruling.scouts-with-armies")
def test_scouts_may_not_enter_a_square_with_rivals() -> None:
    s = country()
    scout(s, 0, "d5")
    army(s, 0, "d5")
    army(s, 1, "d6")
    play(moving(s), "pick scout d5", "pick army d5")
    assert "d6" not in walks(s)
    assert refusal(s, "walk d6") == "smc.move.scouts-and-rivals"


@rule("smc.move.lone-scout", "smc.battle.loot", "smc.ruling.loot-one-choice")
def test_a_lone_scout_dies_and_is_looted() -> None:
    s = country()
    army(s, 0, "d5")
    scout(s, 1, "d6")
    s.players[1].trade, s.players[1].culture = 2, 5
    play(moving(s), "pick army d5", "walk d6")
    assert s.players[1].scouts == []
    assert moves(s) == ["loot trade", "loot culture", "decline"]
    play(s, "loot culture")
    assert (s.players[0].culture, s.players[1].culture) == (3, 2)


@rule("smc.move.battle", "smc.move.scouts-die-with-armies", "smc.battle.loser-figures")
def test_page_20_two_armies_and_a_scout_are_beaten_together() -> None:
    s = country()
    army(s, 0, "d5")
    army(s, 1, "d6", "d6")
    scout(s, 1, "d6")
    units(s, 0, "infantry-3")
    units(s, 1)
    s.players[1].trade = 3
    play(moving(s), "pick army d5", "walk d6", "front infantry-3")
    assert (s.players[1].armies, s.players[1].scouts) == ([], [])
    play(s, "loot trade")
    assert s.players[0].trade == 3


@rule("smc.move.rival-city")
def test_an_army_that_enters_a_rival_city_attacks_it() -> None:
    s = country()
    city(s, 1, "f6")
    army(s, 0, "e6")
    moving(s)
    play(s, "pick army e6", "walk f6")
    assert type(s.stack[-1]).__name__ == "Battle"


@rule("smc.ruling.democracy-and-defence")
def test_whoever_may_not_attack_still_takes_huts() -> None:
    s = country()
    govern(s, 0, "democracy-government")
    army(s, 0, "d5")
    army(s, 1, "d6")
    s.huts = [square("e5")]
    moving(s)
    play(s, "pick army d5")
    assert refusal(s, "walk d6") == "smc.ruling.democracy-and-defence"
    play(s, "walk e5")
    assert len(s.players[0].huts) == 1


@card("russia-civilization")
@rule("smc.ruling.russia-sacrifice")
def test_russia_gives_a_figure_for_a_technology() -> None:
    s = country("russia")
    city(s, 1, "f6")
    know(s, 1, "pottery")
    scout(s, 0, "e6")
    play(moving(s), "pick scout e6", "sacrifice f6", "learn pottery")
    assert s.players[0].scouts == []
    assert s.players[0].knows(number("pottery"))
    assert moves(s) == ["done"]
