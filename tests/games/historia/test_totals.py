"""What the board shows besides the view is worked out by the rules, and comes true."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.historia.game import GAME
from ecumene.games.historia.rounds.end_of_turn import EndOfTurn
from ecumene.games.historia.rounds.resolve_cards import Act
from ecumene.games.historia.rounds.time_circle import ADD_CUBE, GREY, RECOVER_CUBES
from ecumene.games.historia.state import GameState
from ecumene.games.historia.told.totals import totals
from ecumene.kernel.frame import advance
from ecumene.kernel.luck import Luck
from ecumene.table.table import Table
from tests.conformance.kit import play_on
from tests.games.historia.situation import idle, seat, situation
from tests.games.historia.test_end_of_turn import end_turn
from tests.games.historia.test_outlook import after
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
