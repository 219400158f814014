"""Every event rewards whom its row names, with what it names."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.civolution.card_data import EVENT_ROWS, THINGS
from ecumene.games.civolution.eras.events import move_weather, resolve_event, rewarded
from ecumene.games.civolution.state import GameState
from ecumene.kernel.luck import Luck
from tests.games.civolution.cards.bench import bench, brought, expected, settle_all
from tests.games.civolution.situation import open_grounds, seat, table
from tests.rules import rule

Doc = dict[str, Any]
ROWS: dict[str, Doc] = {row["id"]: row for row in EVENT_ROWS}
TRACKS = ["technology", "prestige", "knowledge", "construction", "culture"]
LEADING: dict[str, Doc] = {f"track:{name}": {f"track{at}": 1} for at, name in enumerate(TRACKS)}
LEADING |= {
    "farms": {"farms": "b-hills"},
    "boats": {"boats": "a-water"},
    "ideas": {"idea": 3},
    "dice": {"fate": 2},
}


def told(event: str) -> GameState:
    """Return the bench with seat 0 in the lead of what an event looks at."""
    (word, value), *_ = ROWS[event]["who"].items()
    name = next(iter(value)) if word == "all_with" else value
    s = bench(**({"favour": 3} if name == "favor_space" else LEADING.get(name, {})))
    player = s.players[0]
    open_grounds(s, 1)
    if name == "settlements":
        player.settlements[0], player.settlement_at[0] = 0, 1
    elif name == "statues":
        player.statues[0], player.supply = 2, player.supply - 2
    elif name == "goals":
        for goal in ("g01", "g02"):
            token = THINGS.number(goal)
            s.goal_bag = [each for each in s.goal_bag if each != token]
            s.goal_display = [-1 if each == token else each for each in s.goal_display]
        player.columns[3] = [THINGS.number("g01")]
        player.right, player.homes[5] = [THINGS.number("g02")], 3
    elif name == "points":
        s.players[1].points = 5
    s.event = THINGS.number(event)
    s.events = [each for each in s.events if each != s.event]
    return s


@pytest.mark.parametrize("event", ROWS)
def test_an_event_rewards_whom_it_names_with_what_it_names(event: str) -> None:
    s = told(event)
    assert rewarded(s, s.event) == [0]
    wanted = expected(ROWS[event]["reward"], s)
    depth = len(s.stack)
    resolve_event(s, Luck(3))
    log = settle_all(s, depth, Luck(3))
    assert brought(log, s.event, wanted) == wanted
    assert sum(line.kind == "removed" for line in log) == len(ROWS[event].get("cost", []))


@pytest.mark.parametrize("event", [id for id, row in ROWS.items() if "all_with" not in row["who"]])
def test_nobody_is_rewarded_when_two_are_level(event: str) -> None:
    s = bench()
    s.players = [s.players[0].copy(), s.players[0].copy()]
    s.camp_owner = [-1 if owner >= 0 else owner for owner in s.camp_owner]
    assert rewarded(s, THINGS.number(event)) == []


@pytest.mark.parametrize("event", ROWS)
def test_an_event_moves_the_weather_by_its_steps(event: str) -> None:
    s = told(event)
    move_weather(s, Luck(1))
    assert s.weather == 3 - ROWS[event]["weather"]  # up is hotter, and stands first


@rule("civo.event.winners")
def test_an_event_for_all_is_told_and_rewarded_in_turn_order() -> None:
    s = table(seat("b-forest:2", favour=3), seat("c-swamp:2", favour=3), seat("b-hills:2", favour=4), first=1)
    s.event = THINGS.number("f14")
    luck = Luck(1)
    luck.log = []
    resolve_event(s, luck)
    assert [line.seat for line in luck.log if line.kind == "event"] == [1, 2, 0] == rewarded(s, s.event)
