"""Rulings of ours, where the book says nothing."""

from __future__ import annotations

import pytest

from ecumene.games.historia.card_data import EXPANSION, NAVIGATION_LEVEL
from ecumene.games.historia.civbots import civbots
from ecumene.games.historia.civbots.civbots import carry_out
from ecumene.kernel.luck import Luck
from tests.games.historia.situation import (
    Doc,
    idle,
    moves,
    place,
    play,
    play_round,
    refusal,
    round_change,
    seat,
    situation,
)
from tests.rules import rule

AMERICA = "canada north-america central-america south-america"


@rule("his.expansion.own")
def test_a_player_may_expand_to_an_own_territory_beside_another() -> None:
    s = play_round(situation(seat("europe russia"), idle()), "expansion")
    assert {"place europe", "place russia"} <= set(moves(s))
    s = play_round(situation(seat("europe"), idle()), "expansion")
    assert "place europe" not in moves(s) and refusal(s, "place europe") == "his.expansion.adjacent"
    s = play_round(situation(seat("europe", technology=NAVIGATION_LEVEL), idle()), "expansion")
    play(s, "simple expansion")
    assert "place europe" in moves(s), "with Navigation all are adjacent"


@rule("his.civbots.own-territory")
def test_a_civbot_takes_the_highest_other_territory_in_reach() -> None:
    s = situation(idle(), idle("canada"), bots=[{"land": "oceania indochina china", "military": 2}])
    assert civbots.expansion_target(s, 2) == place("india"), "not its own 13, 12 and 11"
    s = situation(idle("europe"), idle("india"), bots=[{"land": "oceania", "technology": 16, "military": 12}])
    assert civbots.expansion_target(s, 2) == place("indochina")


@rule("his.civbots.own-territory")
@pytest.mark.parametrize("told", [{"land": AMERICA}, {"land": f"{AMERICA} canada canada"}])
def test_a_civbot_with_no_other_territory_in_reach_does_not_expand(told: Doc) -> None:
    s = situation(idle("europe"), idle("india"), bots=[told], events=True, event="vesuvius")
    before = s.bots[0].copy()
    assert civbots.expansion_target(s, 2) == -1
    carry_out(s, 2, EXPANSION, -1, Luck(1))
    assert (s.bots[0].land, s.bots[0].ready, s.bots[0].vp) == (before.land, before.ready, before.vp)


@rule("his.art.one-wonder")
def test_advanced_art_can_be_played_with_one_wonder_in_the_row() -> None:
    s = situation(seat(technology=6, military=3), idle(), row="sphinx")
    assert round_change(s, "art", then="advanced art") == {"ready": -3, "used": 3, "wonders": 1}
    s = play_round(situation(seat(technology=6, military=3), idle(), row="-"), "art")
    assert s.players[0].wonders == [], "without any it is played in vain"


@rule("his.goals.falling-back")
def test_a_marker_that_falls_back_onto_a_goal_gets_it() -> None:
    cells = [{"goal": "goal-03", "technology": 5, "military": 3}]
    told = seat("india", technology=6, military=3)
    s = situation(told, idle("india"), events=True, event="dark-ages", goals=True, goal_cells=cells)
    assert round_change(s, "war") == {"technology": -1, "vp": 4 + 2} and s.goal_at == []


@rule("his.revolution.one")
def test_one_card_of_a_seat_makes_a_revolution_in_a_round() -> None:
    told = seat(queue="art raid trade", technology=5, military=3, advisers="gracchus")
    for first, second in (("revolution", "gracchus"), ("gracchus", "revolution")):
        s = situation(told, idle())
        play(s, f"choose {first}")
        assert f"choose {second}" not in moves(s, 0)
        assert refusal(s, f"choose {second}", 0) == "his.revolution.one"
