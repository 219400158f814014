"""What each event, each goal and each token of command does."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.games.historia.card_data import (
    ART,
    COMMAND_CATEGORIES,
    COMMAND_OF,
    EXPANSION,
    TECHNOLOGY,
    THINGS,
    WAR,
)
from ecumene.games.historia.civbots.civbots import carry_out
from ecumene.games.historia.effects.effects import CATEGORIES
from ecumene.games.historia.variants.command import command_closed
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED
from tests.games.historia.situation import (
    Doc,
    change,
    has,
    idle,
    moves,
    play_round,
    round_change,
    seat,
    situation,
    slugs,
)
from tests.rules import card


@card("vesuvius")
def test_vesuvius_takes_two_points_with_every_action() -> None:
    for action in ("technology", "raid", "exploit"):
        s = situation(idle("nowhere", vp=5, used=0), idle(), events=True, event="vesuvius")
        assert round_change(s, action) == {"vp": -2}


@card("little-ice-age", "black-death")
def test_two_events_ask_for_a_cube() -> None:
    s = situation(seat("india"), idle("china", technology=2), events=True, event="little-ice-age")
    assert round_change(s, "trade") == {"ready": -1, "used": 1, "technology": 1}
    s = situation(seat("india", ready=2), idle(), events=True, event="black-death")
    assert round_change(s, "expansion", then="place china") == {"ready": -2, "used": 1, "on_map": 1}
    s = situation(seat("india", ready=1), idle(), events=True, event="black-death")
    assert round_change(s, "expansion") == {"ready": -1, "used": 1}, "no cube is left for the map"


@card("great-fire")
def test_the_great_fire_burns_the_rightmost_wonder_before_art() -> None:
    s = situation(seat(), idle(), events=True, event="great-fire", row="petra sphinx mausoleum")
    play_round(s, "art")
    assert moves(s) == ["build petra", "build sphinx"]
    s = situation(seat(), idle(), events=True, event="great-fire", row="petra")
    assert round_change(s, "art") == {} and s.row == []


@card("dark-ages")
def test_the_dark_ages_take_a_technology_level_with_war() -> None:
    s = situation(seat("india", technology=3, military=2), idle("india"), events=True, event="dark-ages")
    assert round_change(s, "war") == {"technology": -1, "vp": 2}
    s = situation(seat("india", technology=2, military=4), idle("india"), events=True, event="dark-ages")
    assert round_change(s, "war") == {}, "there is no cell to fall back to"


@card("arms-race")
def test_the_arms_race_gives_a_military_level_with_raid() -> None:
    s = situation(seat("india"), idle("china"), events=True, event="arms-race")
    assert round_change(s, "raid") == {"military": 1, "vp": 1}, "with which the raid succeeds"


@card("crusades", "silk-road", "renaissance", "age-of-discovery", "great-depression")
def test_events_that_change_points() -> None:
    for event, action, told, points in (
        ("crusades", "war", seat("india", technology=2), 2),
        ("silk-road", "trade", seat(), 1),
        ("renaissance", "art", idle(), 1),
        ("age-of-discovery", "expansion", idle(), 1),
        ("great-depression", "exploit", idle("nowhere", used=0), -1),
    ):
        s = situation(told, idle("canada"), events=True, event=event)
        assert round_change(s, action) == {"vp": points}, event


@card("vesuvius", "crusades", "renaissance", "age-of-discovery", "dark-ages", "great-fire")
def test_events_hit_the_actions_of_civbots() -> None:
    for event, action, points in (
        ("vesuvius", TECHNOLOGY, -1),
        ("renaissance", ART, 2),
        ("age-of-discovery", EXPANSION, 1),
        ("crusades", WAR, 4),
        ("dark-ages", WAR, 2),
        ("great-fire", ART, 1),
    ):
        bot = {"land": "oceania canada", "technology": 3, "military": 3}
        s = situation(seat(), idle("canada"), bots=[bot], events=True, event=event, row="petra sphinx mausoleum")
        carry_out(s, 2, action, -1, Luck(1))
        assert s.bots[0].vp == points, event
        assert s.bots[0].technology == {"dark-ages": 2, "vesuvius": 4}.get(event, 3)
        assert len(s.row) == {"great-fire": 1, "renaissance": 2}.get(event, 3)


@card("scientific-revolution")
def test_the_scientific_revolution_brings_a_cube_back_before_technology() -> None:
    s = situation(seat(ready=0, used=2), idle(), events=True, event="scientific-revolution")
    assert round_change(s, "technology") == {"technology": 1}
    assert has(s)["used"] == 2


GOALS: list[Any] = [
    pytest.param("goal-01", {"vp": 2}, marks=card("goal-01")),
    pytest.param("goal-02", {"vp": 3}, marks=card("goal-02")),
    pytest.param("goal-03", {"vp": 4}, marks=card("goal-03")),
    pytest.param("goal-04", {"vp": 1, "ready": 2}, marks=card("goal-04")),
    pytest.param("goal-05", {"vp": 2, "ready": 1}, marks=card("goal-05")),
    pytest.param("goal-06", {"vp": 1, "queue": -2}, marks=card("goal-06")),
    pytest.param("goal-07", {"vp": 2, "queue": -1}, marks=card("goal-07")),
    pytest.param("goal-08", {"vp": 1, "advisers": 1}, marks=card("goal-08")),
    pytest.param("goal-09", {"vp": 2, "refreshed": 2}, marks=card("goal-09")),
    pytest.param("goal-10", {"vp": 1, "wonders": 1}, marks=card("goal-10")),
]


@pytest.mark.parametrize(("goal", "brings"), GOALS)
def test_a_goal_brings_what_it_says(goal: str, brings: dict[str, int]) -> None:
    cells = [{"goal": goal, "technology": 5, "military": 3}]
    owned = "sphinx colosseum mausoleum"
    told = seat(
        technology=4,
        military=3,
        used=5,
        ready=1,
        queue="raid trade exploit",
        wonders=owned,
        turned="sphinx colosseum",
    )
    s = situation(told, idle(), goals=True, goal_cells=cells, row="petra")
    play_round(s, "technology", draws="cicero" if goal == "goal-08" else "")
    assert has(s)["vp"] == brings["vp"] and s.goal_at == []
    assert has(s)["ready"] == brings.get("ready", 0) and has(s)["used"] == 6 - brings.get("ready", 0)
    assert has(s)["queue"] == 4 + brings.get("queue", 0)
    assert len(s.players[0].advisers) == brings.get("advisers", 0)
    assert len(s.players[0].turned) == 2 - brings.get("refreshed", 0)
    assert has(s)["wonders"] == 3 + brings.get("wonders", 0)


ROME, EGYPT, FRANCE = "territories military", "wonders territories", "technology wonders"
TOKENS: list[Any] = [
    pytest.param("rome", ROME, marks=card("rome-command")),
    pytest.param("egypt", EGYPT, marks=card("egypt-command")),
    pytest.param("france", FRANCE, marks=card("france-command")),
    pytest.param("germany", "technology military", marks=card("germany-command")),
    pytest.param("britain", "technology territories", marks=card("britain-command")),
    pytest.param("china-civilization", "wonders military", marks=card("china-command")),
    pytest.param("arabia", "technology territories", marks=card("arabia-command")),
]


def much(category: str) -> Doc:
    """Tell what makes a seat first in a category."""
    found: dict[str, Doc] = {
        "technology": {"technology": 3},
        "military": {"military": 3},
        "wonders": {"wonders": "sphinx petra"},
        "territories": {"land": "india china"},
    }
    return found[category]


@pytest.mark.parametrize(("civilization", "categories"), TOKENS)
def test_a_token_looks_at_its_two_categories(civilization: str, categories: str) -> None:
    token = COMMAND_OF[THINGS.number(civilization)]
    assert [CATEGORIES[one] for one in COMMAND_CATEGORIES[token]] == categories.split()
    for category in CATEGORIES:
        told = {"land": "india", **much(category), "civilization": civilization}
        other = idle("canada", civilization="rome" if civilization != "rome" else "egypt")
        s = situation(seat(**told), other, command=True)
        assert (command_closed(s, 0) == ALLOWED) == (category in categories.split())


@card("extra-cubes", "score-shared", "temporary-technology", "temporary-military")
def test_the_four_powers() -> None:
    told = seat("india china", technology=3, military=3, ready=1)
    s = situation(told, idle(), command=True)
    play_round(s, "art")
    assert change(s, "command extra-cubes 0") == {"ready": 2, "supply": -3}
    for power, track in (("temporary-technology", "technology"), ("temporary-military", "military")):
        s = situation(told, idle(), command=True)
        play_round(s, "art")
        assert change(s, f"command {power} 0")[track] == 2
    s = situation(told, idle(), command=True)
    play_round(s, "art")
    assert change(s, "command score-shared 0") == {"supply": -1}
    assert slugs([s.players[0].power]) == ["score-shared"]
