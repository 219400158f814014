"""What the board shows besides the view is worked out by the rules, and comes true."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.historia.card_data import POWERS, THINGS
from ecumene.games.historia.game import GAME
from ecumene.games.historia.printed import CELLS, GOVERNMENT_AT
from ecumene.games.historia.rounds.end_of_turn import EndOfTurn, government_bonus
from ecumene.games.historia.rounds.resolve_cards import Act
from ecumene.games.historia.rounds.time_circle import ADD_CUBE, EVERY, GREY, RECOVER_CUBES
from ecumene.games.historia.state import GameState
from ecumene.games.historia.told.totals import totals
from ecumene.kernel.frame import advance
from ecumene.kernel.luck import Luck
from ecumene.table.table import Table
from tests.conformance.kit import play_on
from tests.games.historia.situation import frame, idle, moves, play, play_round, seat, situation
from tests.games.historia.test_chances import after
from tests.games.historia.test_end_of_turn import end_turn
from tests.rules import rule

RECOVERING = next(at + 1 for at, signs in enumerate(GREY) if signs[ADD_CUBE] and signs[RECOVER_CUBES])


def scored(s: GameState) -> list[list[str]]:
    """Return the territories that score, party by party."""
    return [[place for place, _ in rows] for rows in totals(s, 0)["territories"]]


@rule("his.command.shared", "his.end.territory")
def test_a_claimed_territory_scores_for_its_claimant_alone() -> None:
    claims = {"command": 2, "power": "score-shared"}
    shared = situation(seat("india china"), idle("india"), command=True)
    assert scored(shared) == [["china"], []]
    one = situation(seat("india", **claims), idle("india"), command=True)
    assert scored(one) == [["india"], []]
    both = situation(seat("india", **claims), idle("india", **claims), command=True)
    assert scored(both) == [[], []], "two cancel each other"


@rule("his.end.territory", "his.end.government", "his.end.leaders")
def test_what_the_end_of_an_era_scores_has_its_source() -> None:
    mine = seat("oceania", technology=4, military=7, vp=3, leader="caesar")
    s = situation(mine, idle("india", vp=9), turn=4)
    rows = totals(s, 0)["end_of_turn"][0]["vp"]
    assert [[place or thing, vp] for thing, place, vp in rows] == [["oceania", 3], ["nomad", 1], ["caesar", 6]]
    assert totals(s, 0)["order"] == [0, 1]
    end_turn(s)
    assert s.players[0].vp == 3 + 3 + 1 + 6
    assert totals(s, 0)["end_of_turn"] is None, "that end has been"


@rule("his.end.add-cube", "his.end.cubes")
def test_the_cube_that_is_added_comes_back_with_the_others() -> None:
    for supply, back in ((2, 2), (0, 1)):
        s = situation(seat("india china russia", used=1), idle(), turn=RECOVERING)
        s.players[0].supply = supply
        assert totals(s, 0)["end_of_turn"][0]["cubes"] == back


@pytest.mark.parametrize("options", [{}, {"events": True, "command": True}, {"advanced": True, "goals": True}])
def test_what_is_foreseen_of_the_end_of_a_turn_then_happens(options: dict[str, Any]) -> None:
    foreseen = 0
    for seed in range(4):
        table, dice = Table.begin(GAME, 3, options, seed), Luck(seed)
        while table.waiting:
            if isinstance(table.state.stack[-1], Act):
                world: Any = table.state.copy()
                told = [GAME.teller.forecast(world, each) for each in range(3)]
                world.stack = [EndOfTurn(0)]
                advance(world, Luck(5))
                assert told == [after(world, each, told[each]) for each in range(3)]
                foreseen += 1
            play_on(table, dice)
    assert foreseen > 50


@rule("his.end.grey-first", "his.leaders.draft")
def test_the_signs_of_the_end_are_told_and_which_of_them_nobody_can_foresee() -> None:
    for turn in range(1, 13):
        s = situation(seat("india"), idle("china"), turn=turn)
        told = totals(s, 0)["signs"]
        assert [word for word, once, _ in told if not once] == [word for word, _, _ in told if word in EVERY]
        drawn = [word for word, _, foreseen in told if not foreseen]
        assert all(word.startswith("new-") for word in drawn)
        before = [s.row[:], [player.leader for player in s.players]]
        end_turn(s)
        after = [s.row, [player.leader for player in s.players]]
        assert ("new-wonders" in drawn) == (before[0] != after[0] and turn < 12)
        assert ("new-leaders" in drawn) == (frame(s) == "LeaderDraft")
    assert totals(situation(seat(), idle(), turn=12), 0)["signs"] and not drawn, "nothing new comes after the last"
    alone = totals(situation(seat(), bots=[{}], turn=4), 0)["signs"]
    assert "new-leaders" not in [word for word, _, _ in alone]


@rule("his.level.no-cell")
def test_the_next_levels_are_told_with_what_bars_them() -> None:
    s = situation(seat(technology=3, military=1), idle(technology=16, military=16))
    mine, theirs = totals(s, 0)["levels"]
    assert [(row["thing"], row["open"]) for row in mine] == [("metal-working", False), ("military-2", True)]
    assert [(row["thing"], row["open"]) for row in theirs] == [("-", False), ("-", False)]
    assert mine[1]["cell"] == [3, 2] and mine[1]["government"] == "clan"
    play_round(s, "military")
    assert [s.players[0].technology, s.players[0].military] == mine[1]["cell"]
    assert THINGS.slug(s.players[0].government()) == mine[1]["government"]


@rule("his.act.technology")
def test_the_forms_that_a_technology_opens_are_told() -> None:
    told = totals(situation(seat(technology=1), idle()), 0)["forms"]
    assert told == {"advanced": [], "needs": {"war": "agriculture", "tourism": "industry"}}
    told = totals(situation(seat(technology=5), idle()), 0)["forms"]
    assert told == {"advanced": ["military", "expansion"], "needs": {"tourism": "industry"}}


@rule("his.choose.steps", "his.revolution.last")
def test_the_steps_left_can_be_taken_and_no_more() -> None:
    s = situation(seat(technology=5), idle())
    play(s, "choose art", seat=0)
    assert totals(s, 0)["choosing"]["last"] == ["revolution"] and totals(s, 1)["choosing"]["left"] == 11
    while (left := totals(s, 0)["choosing"]["left"]) > 1:
        play(s, "drop art", "choose art", seat=0)
        assert totals(s, 0)["choosing"]["left"] == left - 2
    assert "drop art" not in moves(s, 0) and "done" in moves(s, 0)
    assert totals(s, -1)["choosing"] is None
    assert totals(play_round(situation(seat(technology=5), idle()), "art military"), 0)["choosing"] is None


def test_whoever_acts_earlier_can_spoil_what_needs_a_wonder_a_victim_or_an_enemy() -> None:
    first, second = idle("india", military=3), seat("india", military=4)
    told = totals(situation(first, second), 1)["choosing"]["spoilers"]
    assert told == {"art": [0], "expansion": [0], "raid": [0], "war": [0]}
    assert totals(situation(second, first), 0)["choosing"]["spoilers"] == {action: [] for action in told}
    far = totals(situation(idle("canada", military=2), second, row="-"), 1)["choosing"]["spoilers"]
    assert far == {"art": [], "expansion": [0], "raid": [], "war": []}


@rule("his.command.once")
def test_an_unused_token_of_command_is_told() -> None:
    s = situation(seat(command=1), idle(command=0), command=True)
    assert totals(s, 0)["command"] == ["rome-command", "-"] and totals(s, 0)["powers"] == THINGS.names(POWERS)


def test_what_a_form_of_government_gives_is_what_the_end_of_a_turn_brings() -> None:
    for slug, (vp, cubes) in totals(situation(seat(), idle()), 0)["governments"].items():
        technology, military = next(cell for cell in CELLS if THINGS.slug(GOVERNMENT_AT[cell[0]][cell[1]]) == slug)
        s = situation(seat(technology=technology, military=military, used=5, ready=0), idle())
        luck = Luck(1)
        before = s.players[0].copy()
        government_bonus(s, 0, luck)
        assert (s.players[0].vp - before.vp, s.players[0].ready - before.ready) == (vp, cubes)
