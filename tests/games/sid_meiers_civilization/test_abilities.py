"""Technologies, wonders and governments: each ability once, by name."""

from __future__ import annotations

import pytest

from ecumene.games.sid_meiers_civilization.audit import audit
from ecumene.games.sid_meiers_civilization.battle.aftermath import lose_armies
from ecumene.games.sid_meiers_civilization.battle.force import force
from ecumene.games.sid_meiers_civilization.card_data import THINGS, number
from ecumene.games.sid_meiers_civilization.interrupts.hand_limit import hand_limit
from ecumene.games.sid_meiers_civilization.map.squares import square
from ecumene.games.sid_meiers_civilization.map.sums import coins, culture, production, trade
from ecumene.games.sid_meiers_civilization.pieces import kill_figures
from ecumene.games.sid_meiers_civilization.player import CITIES_AT, SPEED_AT, STACKING_AT, WATER_AT
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.impossible import Impossible
from tests.games.sid_meiers_civilization.situation import (
    LUCK,
    army,
    at_a_table,
    cities,
    city,
    govern,
    hut_tokens,
    know,
    mark,
    moves,
    moving,
    open_map,
    play,
    refusal,
    scout,
    start,
    table,
    tokens,
    units,
    with_bases,
)
from tests.rules import card, rule


def alone(*known: str) -> GameState:
    """Return America's capital in b3 with technologies, against China."""
    s = table("america", "china")
    know(s, 0, *known)
    return s


@card("animal-husbandry", "construction", "banking")
@pytest.mark.parametrize(("technology", "amount"), [("animal-husbandry", 3), ("construction", 5), ("banking", 7)])
def test_wheat_gives_a_city_production(technology: str, amount: int) -> None:
    s = alone(technology)
    tokens(s, 0, wheat=1)
    play(cities(s), f"use {technology}", "place b3", "pay wheat")
    assert s.players[0].boost == [amount]


@card("currency", "chivalry", "metal-casting")
@pytest.mark.parametrize(("technology", "amount"), [("currency", 3), ("chivalry", 5), ("metal-casting", 7)])
def test_incense_gives_culture(technology: str, amount: int) -> None:
    s = alone(technology)
    tokens(s, 0, incense=1)
    play(cities(s), f"use {technology}", "pay incense")
    assert s.players[0].culture == amount


@card("horseback-riding", "sailing", "steam-power", "flight")
def test_speed_is_the_highest_of_all() -> None:
    s = alone()
    found = []
    for technology in ("horseback-riding", "sailing", "steam-power", "flight"):
        found.append(s.players[0].power[SPEED_AT])
        know(s, 0, technology)
    assert [*found, s.players[0].power[SPEED_AT]] == [2, 3, 4, 5, 6]
    assert s.players[0].power[WATER_AT] == 2


@card("masonry", "printing-press", "biology", "replaceable-parts", "irrigation")
def test_stacking_and_cities_are_the_highest_of_all() -> None:
    s = alone()
    found = []
    for technology in ("masonry", "printing-press", "biology", "replaceable-parts"):
        know(s, 0, technology)
        found.append(s.players[0].power[STACKING_AT])
    assert found == [3, 4, 5, 6]
    know(s, 0, "irrigation")
    assert s.players[0].power[CITIES_AT] == 3


@card("pottery", "civil-service", "theology", "computers")
def test_hand_limits_add_up() -> None:
    s = alone()
    assert hand_limit(s, 0) == 2
    know(s, 0, "pottery", "civil-service", "theology")
    assert hand_limit(s, 0) == 5
    know(s, 0, "computers")
    s.players[0].gifts = 3
    assert (coins(s, 0), hand_limit(s, 0)) == (5, 6)


@card("civil-service", "railroad", "computers")
def test_three_technologies_are_worth_a_coin() -> None:
    assert coins(alone("civil-service", "railroad", "computers"), 0) == 3


@card("pottery")
def test_pottery_turns_two_tokens_into_a_coin() -> None:
    s = alone("pottery")
    tokens(s, 0, iron=1, silk=1)
    play(cities(s), "use pottery", "pay iron", "pay silk")
    assert coins(s, 0) == 1


@card("printing-press")
def test_the_printing_press_turns_five_culture_into_a_coin() -> None:
    s = alone("printing-press")
    s.players[0].culture = 5
    play(cities(s), "use printing-press")
    assert (coins(s, 0), s.players[0].culture) == (1, 0)


@card("philosophy")
def test_philosophy_turns_three_tokens_into_a_great_person() -> None:
    s = alone("philosophy")
    tokens(s, 0, iron=1, silk=1)
    hut_tokens(s, 0, "spy")
    play(cities(s), "use philosophy", "pay iron", "pay silk", "pay spy hut", "reserve")
    assert len(s.players[0].people) == 1


@card("monarchy")
@rule("smc.wonders.obsolete")
def test_monarchy_makes_an_ancient_wonder_obsolete_which_keeps_its_culture() -> None:
    s = alone("monarchy")
    mark(s, 1, "stonehenge", "e14")
    tokens(s, 0, silk=1)
    before = culture(s, 1, 0)
    play(cities(s), "use monarchy")
    assert "choose angkor-wat" not in moves(s)
    play(s, "choose stonehenge", "pay silk")
    assert (s.obsolete, culture(s, 1, 0)) == ([number("stonehenge")], before)
    assert "use stonehenge" not in moves(start(s, 1))


@card("monarchy")
@rule("smc.wonders.obsolete")
def test_an_obsolete_wonder_of_the_market_is_replaced() -> None:
    s = alone("monarchy")
    tokens(s, 0, silk=1)
    play(cities(s), "use monarchy", "choose the-oracle", "pay silk")
    assert number("the-oracle") not in s.wonder_row
    assert len([one for one in s.wonder_row if one >= 0]) == 4
    assert s.obsolete == []


@card("monarchy")
def test_monarchy_can_kill_a_random_unit_instead() -> None:
    s = alone("monarchy")
    tokens(s, 0, silk=1)
    play(cities(s), "use monarchy", "target 1", "pay silk")
    assert len(s.players[1].units) == 2


@card("gunpowder")
def test_gunpowder_destroys_a_building_anywhere() -> None:
    s = alone("gunpowder")
    mark(s, 1, "market", "e14")
    tokens(s, 0, iron=1, silk=1)
    play(cities(s), "use gunpowder", "place e14", "pay iron", "pay silk")
    assert s.players[1].marks == []


@card("military-science")
def test_military_science_gives_production_for_every_three_coins() -> None:
    s = alone("military-science")
    s.players[0].gifts = 7
    assert production(s, 0, 0) == 5 + 2


@card("steam-power")
def test_steam_power_brings_figures_over_water_and_they_stay() -> None:
    s = alone("steam-power")
    tokens(s, 0, silk=1)
    army(s, 0, "a4")
    play(cities(s), "use steam-power", "place a4", "place d1", "pay silk")
    assert s.players[0].armies == [square("d1")]
    assert moves(moving(s)) == ["done"]


@card("steam-power")
def test_steam_power_brings_figures_onto_own_ones_within_the_stacking_limit() -> None:
    s = alone("steam-power")
    tokens(s, 0, silk=1)
    army(s, 0, "a4", "d1", "c4", "c4")
    play(cities(s), "use steam-power")
    assert "place d1" in moves(play(s.copy(), "place a4"))
    full = play(s.copy(), "place c4")
    assert "place d1" not in moves(full)
    assert refusal(full, "place d1") == "smc.move.stacking"
    play(s, "place a4", "place d1", "pay silk")
    assert s.players[0].armies == [square("d1"), square("d1"), square("c4"), square("c4")]
    assert moves(moving(s)) == ["pick army d1", "pick army c4", "done"]
    play(s, "pick army d1")
    assert "pick army d1" not in moves(s)


@card("steam-power")
def test_of_figures_that_steam_power_brought_together_the_others_move() -> None:
    s = with_bases(alone("steam-power", "biology"))
    tokens(s, 0, silk=1)
    army(s, 0, "a4", "d1")
    scout(s, 0, "a4")
    play(cities(s), "use steam-power", "place a4", "place d1", "pay silk")
    player = s.players[0]
    assert (player.sailed_armies, player.sailed_scouts) == (1, 1)
    assert at_a_table(s).view(0)["players"][0]["sailed_scouts"] == 1
    assert moves(moving(s.copy())) == ["pick army d1", "done"]
    lose_armies(s, 0, square("d1"), 2, LUCK)  # its owner gives up the one that cannot move
    assert (player.sailed_armies, player.sailed_scouts) == (0, 1)
    assert moves(moving(s.copy())) == ["pick army d1", "done"]
    kill_figures(s, 0, square("d1"), -1, LUCK)
    audit(s)
    assert player.sailed == -1
    army(s, 0, "d1")
    assert moves(moving(s)) == ["pick army d1", "done"]


def test_a_position_with_more_figures_brought_than_there_are_is_refused() -> None:
    s = with_bases(alone("steam-power"))
    army(s, 0, "d1")
    s.players[0].bring(square("d1"), 1, 0)
    audit(cities(s))
    s.players[0].bring(square("d1"), 2, 0)
    with pytest.raises(Impossible) as told:
        audit(s)
    assert told.value.id == "brought"


@card("atomic-theory")
def test_atomic_theory_gives_actions_or_destroys_a_city() -> None:
    s = alone("atomic-theory")
    s.villages_pile.remove(number("uranium"))
    s.players[0].villages = [number("uranium")]
    play(cities(s), "use atomic-theory", "pay uranium village", "devote b3", "devote b3")
    assert s.players[0].culture == 2
    s = alone("atomic-theory")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    city(s, 1, "f6")
    scout(s, 0, "e6")
    s.villages_pile.remove(number("uranium"))
    s.players[0].villages = [number("uranium")]
    play(moving(s), "use atomic-theory", "place f6", "pay uranium village")
    assert (len(s.players[1].cities), s.players[0].scouts) == (1, [])


@card("biology")
def test_biology_heals_all_wounds_in_a_battle() -> None:
    s = alone("biology")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    units(s, 0)
    units(s, 1)
    units(s, 0, "mounted-3", "infantry-1")
    units(s, 1, "mounted-2", "artillery-1")
    army(s, 0, "d5")
    army(s, 1, "d6")
    play(moving(s), "pick army d5", "walk d6", "front mounted-2", "strike mounted-3 1", "use biology")
    assert "use biology" not in moves(s)


@card("stonehenge", "the-colossus", "panama-canal")
def test_wonders_of_the_start_phase_give_once_a_round() -> None:
    s = alone()
    mark(s, 0, "stonehenge", "a4")
    play(start(s), "use stonehenge")
    assert s.players[0].culture == 1
    assert "use stonehenge" not in moves(s)
    mark(s, 0, "the-colossus", "a4")
    play(s, "use the-colossus")
    assert s.players[0].trade == 3
    mark(s, 0, "panama-canal", "a4")
    play(s, "use panama-canal")
    assert coins(s, 0) == 1


@card("stonehenge", "the-colossus", "panama-canal")
@rule("smc.ability.standing", "smc.start.actions")
def test_what_a_wonder_gives_without_a_question_is_not_lost_with_the_end_of_the_start_phase() -> None:
    for wonder, brought in (("stonehenge", (1, 0, 0)), ("the-colossus", (0, 3, 0)), ("panama-canal", (0, 0, 1))):
        s = alone()
        mark(s, 0, wonder, "a4")
        play(start(s), "done")
        assert (s.players[0].culture, s.players[0].trade, coins(s, 0)) == brought
        s = alone()
        mark(s, 0, wonder, "a4")
        play(start(s), f"use {wonder}", "done")
        assert (s.players[0].culture, s.players[0].trade, coins(s, 0)) == brought  # not twice


@card("the-hanging-gardens")
def test_the_hanging_gardens_bring_a_figure_onto_their_square() -> None:
    s = alone()
    mark(s, 0, "the-hanging-gardens", "a4")
    play(start(s), "use the-hanging-gardens", "build scout")
    assert s.players[0].scouts == [square("a4")]


@card("angkor-wat")
def test_angkor_wat_lets_a_city_harvest_twice() -> None:
    s = alone()
    mark(s, 0, "angkor-wat", "a4")
    play(cities(s), "use angkor-wat", "harvest silk b3", "harvest silk b3")
    assert s.players[0].resources == [0, 2, 0, 0]
    assert moves(s) == ["done"]


@card("cristo-redentor")
def test_cristo_redentor_draws_two_cards_of_any_age() -> None:
    s = alone()
    mark(s, 0, "cristo-redentor", "a4")
    play(start(s), "use cristo-redentor", "draw ancient", "draw modern")
    assert len(s.players[0].hand) == 2
    assert hand_limit(s, 0) == 6


@card("statue-of-liberty")
def test_the_statue_of_liberty_teaches_what_another_knows() -> None:
    s = alone()
    mark(s, 0, "statue-of-liberty", "a4")
    play(start(s), "use statue-of-liberty")
    assert s.players[0].knows(number("writing"))  # China's only one: no choice


@card("democracy-government")
@rule("smc.government.benefits", "smc.ruling.start-phase-freedom")
def test_a_democracy_that_is_adopted_in_a_start_phase_gives_its_trade_there() -> None:
    s = alone()
    know(s, 0, "democracy")
    govern(s, 0, "anarchy")
    play(start(s), "government democracy-government")
    assert s.players[0].trade == 2


@card("democracy-government")
def test_democracy_gives_two_trade_at_the_start_of_the_turn() -> None:
    s = alone()
    govern(s, 0, "democracy-government")
    start(s)
    assert s.players[0].trade == 2


@card("republic")
def test_under_republic_armies_found_cities() -> None:
    s = alone()
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    army(s, 0, "c6")
    assert "found c6 army" not in moves(start(s))
    govern(s, 0, "republic")
    play(start(s), "found c6 army")
    assert (len(s.players[0].cities), s.players[0].armies) == (2, [])


@card("fundamentalism")
def test_fundamentalism_adds_to_the_force_and_libraries_give_no_trade() -> None:
    s = alone()
    mark(s, 0, "library", "a4")
    govern(s, 0, "fundamentalism")
    assert (trade(s, 0, 0), force(s, 0, square("a4"), False)) == (3, 4)


@card("china-civilization")
def test_china_gains_culture_for_huts() -> None:
    s = table("china", "rome")
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    s.huts = [square("d6")]
    army(s, 0, "d5")
    play(moving(s), "pick army d5", "walk d6")
    assert s.players[0].culture == 3
    assert THINGS.slug(s.players[0].civilization) == "china-civilization"
