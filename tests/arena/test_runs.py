from __future__ import annotations

import sys
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from ecumene.arena import pool
from ecumene.arena.game import Entrant, Job, Row, play
from ecumene.arena.run import Header, Run, entrants, header, read
from ecumene.arena.schedule import field, jobs, rotations, seatings
from ecumene.players import bot_seed

GAME = "age-of-civilization"
RANDOM, GREEDY = Entrant("random", "random"), Entrant("greedy", "greedy")
OTHER = Entrant("other", "random")


def head(players: int = 2, seed: int = 5) -> Header:
    return header(GAME, players, {}, seed, field([RANDOM, GREEDY], players))


def same(row: Row) -> tuple[Any, ...]:
    """Return what must not depend on the clock."""
    return (row.id, row.seed, row.seats, row.scores, row.ranks, row.winners, row.decisions, row.played)


def test_every_seed_is_played_from_every_seat() -> None:
    plan = list(jobs(GAME, 2, {}, seatings(RANDOM, GREEDY, 2), 6, 10))
    assert [(job.seed, [e.name for e in job.seats]) for job in plan[:4]] == [
        (10, ["random", "greedy"]),
        (10, ["greedy", "random"]),
        (11, ["random", "greedy"]),
        (11, ["greedy", "random"]),
    ]


@pytest.mark.parametrize(("players", "count"), [(1, 2), (2, 2), (3, 6), (4, 8)])
def test_a_match_gives_both_the_same_chairs(players: int, count: int) -> None:
    plan = seatings(RANDOM, GREEDY, players)
    assert len(plan) == count
    for seat in range(players):
        assert sum(seating[seat] is RANDOM for seating in plan) * 2 == len(plan)


def test_a_ladder_has_every_pair_and_every_full_table() -> None:
    plan = field([RANDOM, GREEDY, OTHER], 3)
    assert rotations([RANDOM, GREEDY, OTHER])[1] in plan
    met = {frozenset(entrant.name for entrant in seating) for seating in plan}
    assert {frozenset({"random", "greedy"}), frozenset({"random", "greedy", "other"})} <= met


def test_no_bot_shares_its_luck_with_another_or_with_the_table() -> None:
    seeds = [bot_seed(seed, seat) for seed in range(3) for seat in range(4)]
    assert len(set(seeds)) == len(seeds)
    assert all(bot_seed(seed, seat) != seed for seed in range(3) for seat in range(4))


def test_a_game_says_what_was_played() -> None:
    row = play(Job(0, GAME, 2, {}, [RANDOM, GREEDY], 3))
    assert row.seats == ["random", "greedy"]
    assert any(text.startswith("raise ") for text in row.played[0])
    assert len(row.scores) == len(row.ranks) == len(row.thinking) == 2
    assert same(play(Job(0, GAME, 2, {}, [RANDOM, GREEDY], 3))) == same(row)


def test_an_interrupted_run_goes_on_without_losing_or_repeating_a_game(tmp_path: Path) -> None:
    whole = Run(tmp_path / "whole.jsonl", head())
    list(whole.go(8, 1))
    path = tmp_path / "cut.jsonl"
    list(islice(Run(path, head()).go(8, 1), 3))
    with path.open("ab") as file:
        file.write(b'{"id": 3, "seed": 6, "se')  # killed while writing
    again = Run(path, head())
    assert sorted(again.rows) == [0, 1, 2]
    assert [job.id for job in again.missing(8)] == [3, 4, 5, 6, 7]
    list(again.go(8, 1))
    assert list(map(same, again.ordered())) == list(map(same, whole.ordered()))
    assert len(path.read_bytes().splitlines()) == 9
    assert list(Run(path, head()).go(8, 1)) == []


def test_a_run_can_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    list(Run(path, head()).go(2, 1))
    assert [row.id for row in Run(path, head()).go(4, 1)] == [2, 3]


def test_two_programs_never_play_the_same_run_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    early = Run(path, head())
    playing = Run(path, head()).go(4, 1)
    next(playing)
    with pytest.raises(ValueError, match="is being played by another program"):
        next(early.go(4, 1))
    assert len(list(playing)) == 3
    assert list(early.go(4, 1)) == []  # it looks again before it plays


def test_looking_at_a_run_leaves_it_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    list(Run(path, head()).go(2, 1))
    with path.open("ab") as file:
        file.write(b'{"id": 2, "se')  # somebody is writing just now
    before = path.read_bytes()
    assert len(Run(path, head()).rows) == 2
    assert path.read_bytes() == before


def test_another_run_is_not_mixed_in(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    list(Run(path, head()).go(2, 1))
    with pytest.raises(ValueError, match="holds another run"):
        Run(path, head(seed=6))


@pytest.mark.parametrize(
    ("text", "cause"),
    [(b"", "not a run"), (b"{}\n", "not a run"), (b"hello\n", "not a run")],
)
def test_what_is_no_run_is_refused(tmp_path: Path, text: bytes, cause: str) -> None:
    path = tmp_path / "bad.jsonl"
    path.write_bytes(text)
    with pytest.raises(ValueError, match=cause):
        read(path)


def test_a_game_that_stands_twice_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    list(Run(path, head()).go(2, 1))
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines, lines[-1]]))
    with pytest.raises(ValueError, match="line 4: game 1 stands here twice"):
        read(path)
    path.write_bytes(b"".join([*lines, b"{}\n"]))
    with pytest.raises(ValueError, match="line 4"):
        read(path)


def test_processes_play_the_same_games(tmp_path: Path) -> None:
    one, two = Run(tmp_path / "one.jsonl", head()), Run(tmp_path / "two.jsonl", head())
    list(one.go(6, 1))
    list(two.go(6, 2))
    assert list(map(same, one.ordered())) == list(map(same, two.ordered()))


def test_batches_are_large_for_many_games_and_small_for_few() -> None:
    assert pool.batch_size(10_000, 2) == 50
    assert pool.batch_size(10, 2) == 1
    assert [len(batch) for batch in pool.batches([None] * 7, 3)] == [3, 3, 1]


def test_without_ray_there_is_a_clear_word(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)  # what Python does when a module must not be found
    with pytest.raises(ValueError, match="Ray is not installed"):
        list(pool.results([Job(0, GAME, 2, {}, [RANDOM, GREEDY], 3)], 1, ray=True))


def test_the_names_of_a_run() -> None:
    assert entrants(head(3)) == ["random", "greedy"]
