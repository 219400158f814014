"""Every game is played in the arena: a small match with its report, and one step of each way to learn weights."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.arena.game import Entrant
from ecumene.arena.html_report import page
from ecumene.arena.report import report
from ecumene.arena.run import Run, header
from ecumene.arena.schedule import field
from ecumene.arena.training_game import Line, Plan, begun, learned, play
from ecumene.kernel.luck import Luck
from ecumene.players.evaluation import weights_of
from ecumene.table.messages import LANGS
from tests.conformance.kit import KEYS, game_of
from tools import soak

SEED = 60
LOOKS = 400  # one decision in so many is looked at closely in a soak


def fewest(key: str) -> int:
    """Return two players, or as few as a game needs."""
    return next((count for count in game_of(key).seats if count >= 2), game_of(key).seats[0])


@pytest.mark.parametrize("key", KEYS)
def test_a_small_match_is_played_and_reported(key: str, tmp_path: Path) -> None:
    players = fewest(key)
    plan = field([Entrant("one", "random"), Entrant("other", "random")], players)
    run = Run(tmp_path / "run.jsonl", header(key, players, {}, SEED, plan))
    rows = list(run.go(2, processes=1))
    assert len(rows) == 2 and all(len(row.scores) == players and row.ending for row in rows)
    if game_of(key).things:  # what is told is what was done with things
        assert all(any(row.played[seat] for row in rows) for seat in range(players)), "somebody does something"
    for lang in LANGS:
        html = page(report(run.head, run.ordered()), lang)
        assert f'lang="{lang}"' in html and "{" not in html.partition("<main")[2].partition("<script")[0]


@pytest.mark.parametrize("key", KEYS)
def test_weights_are_learned_by_a_fit_and_by_a_search(key: str) -> None:
    plan = begun(Plan(key, fewest(key), [{}], SEED, 1, width=1))
    game = play(plan, 0, 0, plan.start)
    assert game.samples
    names = set(game_of(key).judge.features(game_of(key).setup(plan.players, {}, Luck(1)), 0))
    assert {name for sample in game.samples for name in sample.features} <= names
    assert learned(plan, [[game]], plan.start) != plan.start
    search = begun(Plan(key, plan.players, [{}], SEED, 3, method="search"))
    start = search.start or dict.fromkeys(names, 1.0)
    fixed = weights_of(key).get("fixed", [])
    assert set(fixed) <= set(start)
    lines = [Line(0, id=at, scores=[float(at * seat) for seat in range(plan.players)]) for at in range(3)]
    found = learned(search, [lines], start)
    assert found.keys() == start.keys() and found != start
    assert {name: found[name] for name in fixed} == {name: start[name] for name in fixed}


@pytest.mark.parametrize("key", KEYS)
def test_a_soak_takes_the_game(key: str) -> None:
    jobs = soak.jobs_of(key, 2, SEED, LOOKS)
    for counts, broken in map(soak.play, jobs):
        assert broken == "" and counts[0] > 0
