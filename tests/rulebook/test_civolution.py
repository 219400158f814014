"""The worked examples of the rulebook of Civolution, each named by its page.

Die faces that the text has lost are read as the sources of the facts say.
"""

from __future__ import annotations

from ecumene.games.civolution.eras.era import STEPS, Era
from ecumene.games.civolution.eras.events import rewarded
from ecumene.games.civolution.eras.income import score_statues
from ecumene.games.civolution.eras.sites import oaks
from ecumene.games.civolution.level_block.columns import points_on
from ecumene.games.civolution.scoring.categories import column_bonus
from ecumene.games.civolution.solo.actions import provision
from ecumene.games.civolution.solo.land import determine
from ecumene.games.civolution.solo.phases import rival_event_count
from ecumene.games.civolution.tribes import places as tribes
from ecumene.kernel.frame import waiting
from ecumene.kernel.luck import Luck
from tests.games.civolution.situation import begins, effect, has, luck_of, moves, place, play, seat, table, thing


def test_page_12_extra_find_in_forest_or_grassland() -> None:
    s = table(seat("b-forest:2 c-grassland:2"), seat())
    s.stack = [Era(STEPS.index("extra-find"))]
    assert {move.split()[1] for move in begins(s, "store")} == {
        "wood",
        "beeswax",
        "oil",
        "papyrus",
        "herbs",
        "gold",
    }
    play(s, "store oil")
    assert has(s, "oil") == [1]


def test_page_13_research_with_two_dice_and_exploration_with_planning_and_two_ideas() -> None:
    s = table(seat("b-forest:2", dice="1 2 6 6"), seat())
    play(s, "activate research")
    assert s.players[0].spent == 4
    s = table(seat("b-forest:2", dice="6 3 3 3", planning_1=1, idea=2), seat())
    play(s, "activate exploration", "planning 1", "die 6")
    assert has(s, "planning-1", "idea") == [0, 0] and s.players[0].dice[5] == 0


def test_page_14_intelligence_by_two_dice() -> None:
    s = table(seat("b-forest:2", dice="2 2"), seat())
    play(s, "activate intelligence")
    assert has(s, "intelligence") == [1]


def test_page_14_migration_into_the_desert_with_its_fire_and_copper() -> None:
    s = table(seat("c-swamp:2", dice="1 3"), seat("c-grassland:2"))
    play(s, "activate migration", "lead c-swamp 2", "settle c-desert 1", draws="copper")
    assert s.players[0].points == 2 and s.players[0].raw[place("c-desert")] == 1
    assert s.resources[place("c-desert")] == thing("copper")


def test_page_15_a_tribe_takes_the_fire_from_another_and_lies_down() -> None:
    s = table(seat("c-swamp:2", dice="1 3"), seat("c-grassland:1"))
    play(s, "activate migration", "lead c-swamp 2", "settle c-grassland 1")
    grass = place("c-grassland")
    assert tribes.numbers_in(s, 0, grass, False, True) == [1] and s.players[0].points == 1
    assert s.players[1].wild_strong[grass] == 1


def test_page_16_a_path_of_three_over_land_and_water() -> None:
    home = seat("b-mountains:2", dice="1 3", levels="migration:3", boats="e-water")
    s = table(home, seat())
    play(s, "activate migration", dice="1")
    play(s, "lead b-mountains 2", "cross d-desert", "cross e-water", "settle e-mountains 1", draws="jade")
    assert s.players[0].points == 2 and s.resources[place("d-desert")] < 0
    assert s.players[0].aboard_strong == [0, 0]


def test_page_16_three_ways_to_procreate() -> None:
    home = seat("c-desert:2 c-swamp:1 c-swamp:2 a-water:0", boats="a-water", dice="2 5")
    s = table(home, seat("c-desert:1"))
    play(s, "activate procreation")
    places = {move.split()[1] for move in begins(s, "procreate")}
    assert places == {"a-water", "c-desert", "c-swamp"}
    play(s, "procreate c-swamp 1")  # an own tribe gives way
    assert s.players[0].wild_strong[place("c-swamp")] == 1


def test_page_17_a_failed_check_is_turned_by_an_idea() -> None:
    home = seat("c-swamp:1w c-grassland:2", dice="2 5", levels="procreation:3", fate=2, favour=2, idea=1)
    s = table(home, seat())
    play(s, "activate procreation", "choose 1", "procreate c-grassland 1", "procreate c-grassland 3", dice="5 3")
    play(s, "idea 2", "strengthen c-swamp 1")
    assert has(s, "idea") == [0] and tribes.strong(s, 0) == 4


def test_page_18_cargo_becomes_what_lies_open_around_the_water() -> None:
    lie = {"b-forest": "oil", "d-forest": "wood", "e-mountains": "iron-ore"}
    s = table(seat("", boats="e-water"), seat(), tokens=lie)
    effect(s, {"transport": 1})
    assert {move.split()[2] for move in begins(s, "transport")} == {"wood", "iron-ore"}
    play(s, "transport e-water wood")
    assert has(s, "wood") == [1]


def test_page_19_a_hunt_on_water_with_three_dice_and_an_idea() -> None:
    s = table(seat("a-water:0", boats="a-water", fate=3, idea=1, dice="2 4"), seat())
    play(s, "activate sustenance", "choose 1", "hunt a-water", dice="1 2 3")
    play(s, "idea 4")
    assert has(s, "food", "idea") == [5, 0] and s.hunted[place("a-water")] == 1


def test_page_20_exploration_from_the_water_and_a_find_in_the_mountains() -> None:
    s = table(seat("e-water:0", boats="e-water", dice="1 4"), seat())
    play(s, "activate exploration", "choose 1", "explore e-water", draws="l02 l09")
    assert s.players[0].points == 1 + 4
    s = table(seat("b-mountains:2", dice="1 4"), seat())
    play(s, "activate exploration", "choose 2", "find mountains", dice="4")
    assert has(s, "stone") == [1]


def test_page_21_a_boat_and_a_tribe_that_boards_it() -> None:
    s = table(seat("b-mountains:2 h-grassland:2", dice="4 6"), seat())
    play(s, "activate building", "choose 1", "boat a-water", "lead b-mountains 2")
    assert s.players[0].aboard_strong == [1, 0] and s.players[0].boat_at == [place("a-water"), -1]


def test_page_22_a_statue_of_jade_and_a_technology_step() -> None:
    s = table(seat("c-swamp:2", jade=1, dice="4 6"), seat(), locations={"c4": "l01"})
    play(s, "activate building", "choose 1", "statue c4 jade", "advance technology")
    assert sum(s.players[0].statues) == 1 and s.players[0].tracks[0] == 1


def test_pages_24_and_25_cost_cells_by_level_and_an_assumed_level() -> None:
    s = table(seat("c-swamp:2", hand="a01", wood=1, stone=1, dexterity=1, block="i01:1"), seat())
    play(effect(s, {"install": {"type": "invention"}}), "install a01 1")
    assert moves(s) == ["assume 2", "assume 3", "assume 4"]  # it stands on level 2
    play(s, "assume 4")
    assert s.players[0].points == 2 and s.players[0].columns[0] == [thing("i01"), thing("a01")]


def test_page_31_the_culture_track_upgrades_one_of_five_modules() -> None:
    s = effect(table(seat("c-swamp:2", track4=5), seat()), {"track": {"culture": 1}})
    names = {move.split()[1] for move in begins(s, "upgrade")}
    assert names == {"procreation", "production", "transport", "achievement", "trade"}


def test_page_32_the_first_civilization_ends_the_phase_and_all_finish_the_round_before() -> None:
    s = table(seat("c-swamp:2", dice="1 2 3"), seat("b-forest:2", dice="1 2 3"), resets=4)
    log = play(s, "reset", "roll", "take idea")
    assert waiting(s) == [1] and "final-round" not in [event.kind for event in log]
    log = play(s, "reset", "roll", "take idea")
    assert waiting(s) == [0] and "final-round" in [event.kind for event in log]


def test_page_32_the_last_civilization_ends_the_phase_and_the_final_round_follows_at_once() -> None:
    s = table(seat("c-swamp:2"), seat("b-forest:2", dice="1 2 3"), resets=4, turn=1)
    log = play(s, "reset", "roll", "take idea")
    assert waiting(s) == [0] and "final-round" in [event.kind for event in log]


def test_page_33_two_oaks_count_the_water_between_them_twice() -> None:
    home = seat("a-water:0 b-forest:2 c-desert:2", boats="a-water")
    s = table(home, seat("b-mountains:2 c-desert:1"), locations={"c2": "l11", "c3": "l12"})
    oaks(s, Luck(1))
    assert [player.points for player in s.players] == [(2 + 1) + (2 + 2), 1 + 2]


def test_page_36_four_statues_on_the_third_favour_space() -> None:
    s = table(seat("", favour=3), seat())
    s.players[0].statues[0] = s.players[0].statues[1] = 2
    score_statues(s, Luck(1))
    assert s.players[0].points == 8


def test_page_37_levels_score_but_the_fifth_whose_token_is_not_turned() -> None:
    s = table(seat("", block="a31:1 a22:1 a04:1 a05:1 a06:1 c10:2"), seat())
    player = s.players[0]
    player.active = [1, 0]
    assert [points_on(player, level) for level in (1, 2, 3, 4, 5)] == [2 + 2, 3, 4, 7, 0]
    player.active = [1, 1]
    assert points_on(player, 5) == 10


def test_page_37_one_bonus_of_two_and_two_bonuses_of_one() -> None:
    s = table(seat("", block="a31:1 i01:1 a22:1 c10:2 c25:2 c09:2"), seat())
    assert column_bonus(s.players[0]) == 3 * 2 + 3 * (1 + 1)


def test_page_41_the_wheel_leads_from_swamps_to_mountains_and_the_beacons_to_one_of_two() -> None:
    mountains = [place("e-mountains"), place("b-mountains")]
    eligible = sorted([*mountains, place("g-forest"), place("b-hills")])
    assert determine(eligible, luck_of("2 6"), "vici-from") == place("b-mountains")


def test_page_42_provision_goes_where_none_lies_and_most_tribes_are() -> None:
    s = table(seat("c-swamp:2"), vici="b-mountains:1 b-forest:1 c-desert:1")
    rival = s.vici[0]
    rival.provision[place("c-desert")], rival.supply = 1, rival.supply - 1
    provision(s, luck_of("3"))  # mountains: as many tribes as the forest, and nothing lies there
    assert rival.provision[place("b-mountains")] == 1 and rival.provision[place("b-forest")] == 0
    s = table(seat("c-swamp:2"), vici="b-mountains:1 b-forest:1 b-forest:2 c-desert:1")
    s.vici[0].provision[place("c-desert")], s.vici[0].supply = 1, s.vici[0].supply - 1
    provision(s, Luck(1))  # one more tribe, and it is the only territory
    assert s.vici[0].provision[place("b-forest")] == 1


def test_page_43_an_event_is_checked_by_the_cells_of_the_grid() -> None:
    s = table(seat("c-swamp:2"), vici="b-forest:2")
    s.vici[0].prosperity, s.vici[0].supply = 11, s.vici[0].supply - 9
    counts = [rival_event_count(s, thing(event), 0) for event in ("f4", "f6", "f16", "f17", "f19", "f20")]
    assert counts == [2, 6, 5, 5, 8, 2]
    s.players[0].markers[1], s.players[0].supply = 5, s.players[0].supply - 5
    assert rewarded(s, thing("f17")) == []
