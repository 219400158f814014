"""The ten actions."""

from __future__ import annotations

import pytest

from ecumene.games.historia.components.parties import adjacent
from ecumene.games.historia.components.world import BORDERS
from tests.games.historia.situation import (
    change,
    frame,
    has,
    idle,
    moves,
    place,
    play,
    play_round,
    refusal,
    round_change,
    seat,
    situation,
    slugs,
)
from tests.rules import rule


@rule("his.level.cube")
def test_a_cube_for_a_level() -> None:
    assert round_change(situation(seat(), idle()), "military") == {"ready": -1, "used": 1, "military": 1}
    assert round_change(situation(seat(), idle()), "technology") == {"ready": -1, "used": 1, "technology": 1}


@rule("his.level.advanced")
def test_three_cubes_for_two_levels() -> None:
    s = situation(seat(technology=5, military=6), idle())
    assert round_change(s, "military", then="advanced military") == {"ready": -2, "used": 2, "military": 2}
    s = situation(seat(technology=11, military=9), idle())
    assert round_change(s, "technology", then="advanced technology") == {"ready": -3, "used": 3, "technology": 2}


@rule("his.level.no-cell")
def test_without_a_cell_nothing_happens_and_nothing_is_paid() -> None:
    assert round_change(situation(seat(technology=1, military=3), idle()), "military") == {}
    assert round_change(situation(seat(technology=3, military=1), idle()), "technology") == {}
    s = situation(seat(technology=3, military=1, wonders="parthenon", vp=1), idle())
    play_round(s, "technology")
    assert refusal(s, "simple technology") == "his.level.no-cell"


@rule("his.level.partial")
def test_an_advanced_level_up_may_gain_one_level_for_the_full_price() -> None:
    s = situation(seat(technology=4, military=7), idle())
    assert round_change(s, "military", then="advanced military") == {"ready": -2, "used": 2, "military": 1}


@rule("his.level.edge")
def test_beyond_level_sixteen_each_level_is_two_points() -> None:
    s = situation(seat(technology=12, military=16), idle(), turn=9)
    assert round_change(s, "military", then="simple military") == {"ready": -1, "used": 1, "vp": 2}
    s = situation(seat(technology=15, military=16), idle(), turn=9)
    gained = round_change(s, "technology", then="advanced technology")
    assert gained == {"ready": -3, "used": 3, "technology": 1, "vp": 6 + 2}


@rule("his.level.at-once", "his.matrix.bonus")
def test_what_a_level_gives_helps_in_the_same_round() -> None:
    s = situation(seat(technology=5, military=3, ready=1, used=2, queue="raid"), idle())
    play_round(s, "military technology")
    play(s, "simple military")
    assert has(s)["technology"] == 6, "the cube of military level 4 paid for Technology"
    s = situation(seat(technology=3, military=5, queue="raid art"), idle())
    play_round(s, "military")
    assert slugs(s.players[0].queue) == ["art", "military"], "level 6 gives the oldest card back"


@rule("his.art.row", "his.art.build")
def test_wonders_come_from_the_row_which_is_not_refilled() -> None:
    s = situation(seat(technology=6, military=3), idle(), row="petra sphinx colosseum mausoleum")
    play_round(s, "art")
    play(s, "advanced art")
    assert moves(s) == ["build petra", "build sphinx", "build colosseum", "build mausoleum"]
    assert refusal(s, "build parthenon") == "his.art.row"
    assert change(s, "build sphinx", "build petra") == {"wonders": 2, "queue": 1}
    assert slugs(s.row) == ["colosseum", "mausoleum"]
    s = situation(seat(), idle(), row="-")
    assert round_change(s, "art") == {}


@rule("his.exploit.cubes")
def test_exploit_takes_used_cubes_and_cubes_of_the_map() -> None:
    s = situation(seat("europe russia", ready=0, used=1), idle())
    play_round(s, "exploit")
    assert moves(s) == ["done exploit", "withdraw europe", "withdraw russia"], "what is free comes first"
    assert refusal(s, "withdraw china") == "his.exploit.cubes"
    assert change(s, "done exploit") == {"ready": 1, "used": -1, "queue": 1}
    s = situation(seat("europe russia", ready=0, used=3, vp=9), idle())
    assert round_change(s, "exploit", then="withdraw russia; done exploit") == {
        "ready": 2,
        "used": -1,
        "on_map": -1,
        "vp": -1,
    }


@rule("his.exploit.territory")
def test_leaving_a_territory_costs_its_points() -> None:
    s = situation(seat("oceania oceania europe", ready=0, used=0, vp=5), idle())
    play_round(s, "exploit")
    assert moves(s) == ["withdraw europe", "withdraw oceania", "done exploit"], "no used cube is there to be taken"
    assert change(s, "withdraw oceania") == {"ready": 1, "on_map": -1}, "another cube stays there"
    assert change(s, "withdraw oceania") == {"ready": 1, "on_map": -1, "vp": -3, "queue": 1}


@rule("his.exploit.vp")
def test_advanced_exploit_costs_a_point() -> None:
    s = situation(seat(technology=9, military=5, ready=0, used=5, vp=1), idle())
    got = round_change(s, "exploit", then="advanced exploit; done exploit")
    assert got == {"ready": 4, "used": -4, "vp": -1}
    s = situation(seat(technology=9, military=5, ready=0, used=5, vp=0, wonders="petra sphinx"), idle())
    play_round(s, "exploit")
    assert refusal(s, "advanced exploit") == "his.exploit.vp"


@rule("his.expansion.adjacent")
def test_a_cube_goes_next_to_an_own_territory() -> None:
    s = situation(seat("middle-east"), idle())
    play_round(s, "expansion")
    assert moves(s) == [f"place {one}" for one in ("europe", "russia", "north-africa", "india", "china")]
    assert refusal(s, "place canada") == "his.expansion.adjacent"
    assert change(s, "place china") == {"ready": -1, "on_map": 1, "queue": 1}


@rule("his.expansion.cube")
def test_expansion_needs_a_cube_and_advanced_takes_a_used_one_first() -> None:
    assert round_change(situation(seat(ready=0, used=2), idle()), "expansion") == {}
    s = situation(seat(technology=5, military=2, ready=0, used=2), idle())
    assert round_change(s, "expansion", then="place russia") == {"used": -1, "on_map": 1}


@rule("his.expansion.borders")
def test_the_stated_borders() -> None:
    pairs = [("central-america", "south-america"), ("oceania", "indochina"), ("north-america", "central-america")]
    assert all(place(two) in BORDERS[place(one)] for one, two in pairs)
    apart = [("north-america", "russia"), ("canada", "russia"), ("south-america", "north-africa")]
    assert not any(place(two) in BORDERS[place(one)] for one, two in apart)


@rule("his.expansion.navigation", "his.expansion.nowhere")
def test_with_navigation_or_without_any_territory_every_one_can_be_expanded_to() -> None:
    for told in (seat("canada", technology=8, military=4), seat("nowhere")):
        s = situation(told, idle())
        play_round(s, "expansion")
        if frame(s) == "Act":
            play(s, "simple expansion")
        assert len(moves(s)) == 13


@rule("his.trade.partner")
def test_trade_needs_an_adjacent_civilization_of_higher_technology() -> None:
    s = situation(seat("middle-east"), idle("china", technology=2), idle("canada", technology=3), idle("india"))
    assert round_change(s, "trade") == {"technology": 1}
    assert has(s, 1)["vp"] == 2 and has(s, 2)["vp"] == 0
    s = situation(seat("middle-east"), idle("china", technology=2), idle("russia", technology=3))
    play_round(s, "trade")
    assert moves(s) == ["trade egypt", "trade france"]
    assert refusal(s, "trade rome") == "his.trade.partner"


@rule("his.trade.gain")
def test_the_partner_scores_two_or_one() -> None:
    s = situation(seat(technology=8, military=5), idle(technology=9))
    play_round(s, "trade")
    assert moves(s) == ["simple trade", "advanced trade"]
    play(s, "advanced trade")
    assert (has(s)["technology"], has(s, 1)["vp"]) == (9, 1)


@rule("his.trade.blocked")
def test_a_blocked_trade_gives_neither_side_anything() -> None:
    s = situation(seat("middle-east", technology=3, military=1), idle("china", technology=4))
    assert round_change(s, "trade") == {} and has(s, 1)["vp"] == 0
    assert slugs(s.players[0].queue) == ["trade"]


@rule("his.raid.victim")
def test_raid_needs_an_adjacent_civilization_of_lower_military() -> None:
    assert round_change(situation(seat("india", military=2, used=1), idle("china")), "raid") == {
        "vp": 1,
        "ready": 1,
        "used": -1,
    }
    assert round_change(situation(seat("india", military=1, used=1), idle("china")), "raid") == {}
    s = situation(seat("india", military=2, used=1), idle("canada"))
    assert round_change(s, "raid") == {}


@rule("his.raid.gain")
def test_a_raid_scores_without_a_cube_and_twice_when_advanced() -> None:
    assert round_change(situation(seat("india", military=2), idle("india")), "raid") == {"vp": 1}
    s = situation(seat("india", technology=10, military=5, ready=0, used=3), idle("india"))
    assert round_change(s, "raid", then="advanced raid") == {"vp": 2, "ready": 2, "used": -2}
    assert has(s, 1)["vp"] == 0 and has(s, 1)["used"] == 3, "the victim loses nothing"


@rule("his.war.territory")
def test_war_is_made_on_a_shared_territory_and_the_attacker_chooses() -> None:
    s = situation(seat("india china", military=2, technology=2), idle("india"), idle("india china"))
    play_round(s, "war")
    assert moves(s) == ["attack egypt india", "attack france india", "attack france china"]
    assert refusal(s, "attack egypt china") == "his.war.territory"
    play(s, "attack france china")
    assert s.players[2].land[place("china")] == 0 and has(s, 2)["used"] == 4
    s = situation(seat("india", technology=2), idle("china"))
    assert round_change(s, "war") == {}


@rule("his.war.must")
def test_a_war_that_cannot_be_won_is_fought_all_the_same() -> None:
    s = situation(seat("india russia", technology=2, military=1), idle("india", military=2))
    assert round_change(s, "war") == {"on_map": -1, "used": 1}
    assert has(s, 1)["vp"] == 2


@rule("his.war.winner", "his.war.no-loss")
def test_the_winner_scores_and_the_loser_loses_a_cube_but_no_points() -> None:
    s = situation(seat("india", technology=2, military=2), idle("india china", vp=5))
    assert round_change(s, "war") == {"vp": 2}
    assert (has(s, 1)["on_map"], has(s, 1)["used"], has(s, 1)["vp"]) == (1, 4, 5)
    s = situation(seat("india", technology=14, military=9), idle("india china"), turn=9)
    assert round_change(s, "war", then="advanced war") == {"vp": 4}


@rule("his.war.tie")
def test_a_tied_war_does_nothing() -> None:
    s = situation(seat("india russia", technology=2), idle("india china"))
    assert round_change(s, "war") == {} and has(s, 1)["on_map"] == 2


@rule("his.war.last-cube")
def test_the_last_cube_on_the_map_stays() -> None:
    s = situation(seat("india", technology=2, military=2), idle("india"))
    assert round_change(s, "war") == {"vp": 2}
    assert has(s, 1)["on_map"] == 1


@rule("his.tourism.wonders")
@pytest.mark.parametrize(("technology", "wonders", "points"), [(12, 4, 1), (12, 8, 2), (15, 8, 2), (15, 9, 3)])
def test_tourism_scores_wonders(technology: int, wonders: int, points: int) -> None:
    owned = "stonehenge hanging-gardens pyramids-of-giza colossus-of-rhodes statue-of-zeus mausoleum colosseum "
    owned += "petra notre-dame"
    mine = " ".join(owned.split()[:wonders])
    s = situation(seat(technology=technology, wonders=mine, turned=mine), idle(), turn=9)
    then = "advanced tourism" if technology == 15 else ""  # before Internet there is a single way
    assert round_change(s, "tourism", then=then)["vp"] == points


@rule("his.map.adjacent", "his.map.navigation")
def test_who_is_adjacent_to_whom() -> None:
    s = situation(seat("north-america", technology=8, military=4), seat("north-africa"), seat("north-africa"))
    sailor, one, other = s.players
    assert adjacent(sailor, one) and not adjacent(one, sailor), "Navigation goes one way"
    assert adjacent(one, other), "on the same territory"
    s = situation(seat("china"), seat("middle-east"), seat("canada"))
    china, middle_east, canada = s.players
    assert adjacent(china, middle_east) and not adjacent(china, canada)


@rule("his.matrix.new-action")
def test_agriculture_brings_war_and_industry_tourism() -> None:
    s = situation(seat(), idle())
    play_round(s, "technology")
    assert "war" in slugs(s.players[0].hand)
    s = situation(seat(technology=11, military=8), idle(), turn=9)
    play_round(s, "technology")
    play(s, "simple technology")
    assert "tourism" in slugs(s.players[0].hand)


@rule("his.matrix.adviser")
@pytest.mark.parametrize("technology", [4, 7, 13])
def test_three_technologies_bring_an_adviser(technology: int) -> None:
    s = situation(seat(technology=technology - 1, military=technology - 2), idle(), turn=9)
    play_round(s, "technology", draws="cicero")
    if frame(s) == "Act":
        play(s, "simple technology", draws="cicero")
    assert slugs(s.players[0].advisers) == ["cicero"]


@rule("his.matrix.singularity")
def test_singularity_scores_six_points() -> None:
    s = situation(seat(technology=15, military=11), idle(), turn=9)
    play_round(s, "technology")
    assert change(s, "simple technology")["vp"] == 6


@rule("his.matrix.loss")
def test_a_lost_level_takes_its_ability_and_gives_its_bonus_again() -> None:
    s = situation(seat("india", technology=4, military=2), idle("india"), events=True, event="dark-ages")
    play_round(s, "war")
    assert has(s)["technology"] == 3 and not s.players[0].advisers
    play_round(s, "technology", "technology", draws="cicero")
    assert has(s)["technology"] == 4 and slugs(s.players[0].advisers) == ["cicero"]


@rule("his.cubes.destroyed")
def test_a_destroyed_cube_leaves_the_game() -> None:
    from ecumene.games.historia.game import GAME
    from ecumene.games.historia.pieces import destroy_cubes
    from ecumene.kernel.luck import Luck

    s = situation(seat(used=2), idle())
    destroy_cubes(s, 0, 3, Luck(1), -1)
    assert (has(s)["used"], has(s)["destroyed"]) == (0, 2)
    GAME.audit(s)
