from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from ecumene.arena.fingerprints import fingerprint
from ecumene.arena.game import Row
from ecumene.arena.ladder import Rung, heads, line_of, own, page, rungs, sections, title
from ecumene.arena.run import Run
from ecumene.games import SHELF
from ecumene.games.through_the_ages.ladder import GOVERNMENTS, government_round
from ecumene.players.evaluation import weights_of

AOC, TTA = "age-of-civilization", "through-the-ages"


def test_the_ladder_has_every_step_for_every_number_of_players() -> None:
    found = rungs([AOC, TTA])
    for game in (AOC, TTA):
        for players in (2, 3, 4):
            assert Rung(game, players, "adept", "novice") in found
            assert Rung(game, players, "master", "expert") in found
        assert Rung(game, 2, "master", "greedy") in found
        assert Rung(game, 2, "master", "planner") in found
    assert Rung(AOC, 1, "master", "master") in found
    assert Rung(TTA, 4, "master", "master") in found


def test_a_page_tells_what_was_played_so_far_and_nothing_else(tmp_path: Path) -> None:
    rung = Rung(AOC, 2, "novice", "random")
    list(Run(rung.path(tmp_path), rung.head()).go(4, 1))
    text = page(tmp_path, [AOC], 1000, "make ladder")
    lines = [line for line in text.splitlines() if line.startswith("| novice – random")]
    assert len(lines) == 1
    assert "| 2 | 4 | 1000–1001 | " in lines[0]
    assert "adept –" not in text
    assert "make ladder" in text


def test_a_page_keeps_what_it_told_of_games_whose_runs_are_not_there(tmp_path: Path) -> None:
    rung = Rung(AOC, 2, "novice", "random")
    list(Run(rung.path(tmp_path), rung.head()).go(2, 1))
    kept = "## Through the Ages\n\n| kept |\n\n### More\n\ntoo\n"
    before = f"# The ladder\n\nold\n\n## Age of Civilization\n\nold\n\n{kept}"
    text = page(tmp_path, [AOC, TTA], 1000, "make ladder", before)
    assert text.endswith(f"\n\n{kept}")
    assert "| novice – random | 2 | 2 |" in text
    assert "old" not in text
    assert page(tmp_path, [AOC, TTA], 1000, "make ladder", text) == text
    assert "Nothing has been played yet." in page(tmp_path, [AOC, TTA], 1000, "make ladder")


def test_the_published_page_has_every_game_under_its_own_name() -> None:
    text = (Path(__file__).parents[2] / "docs" / "ladder.md").read_text(encoding="utf-8")
    assert list(sections(text)) == [title(game) for game in SHELF]


@pytest.mark.parametrize(("players", "games"), [(1, 1000), (2, 1000), (3, 1002), (4, 1000)])
def test_every_seed_of_a_rung_is_played_from_every_seat(players: int, games: int) -> None:
    one, other = ("master", "master") if players == 1 else ("adept", "novice")
    rung = Rung(AOC, players, one, other)
    assert rung.whole(1000) == games
    assert games % len(rung.head().plan) == 0


def test_the_page_tells_the_whole_last_seed(tmp_path: Path) -> None:
    rung = Rung(AOC, 3, "novice", "random")
    list(Run(rung.path(tmp_path), rung.head()).go(7, 1))
    text = page(tmp_path, [AOC], 4, "make ladder")
    assert "| 3 | 6 | 1000–1000 | " in text
    assert "It plays at least\n4 games a rung" in text


def test_other_weights_for_four_players_leave_the_games_of_two_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = [fingerprint(TTA, players) for players in (2, 4)]
    doc = weights_of(TTA)
    doc["players"]["4"]["culture_flow"] += 1
    monkeypatch.setattr("ecumene.arena.fingerprints.weights_of", lambda key: doc)
    fingerprint.cache_clear()
    after = [fingerprint(TTA, players) for players in (2, 4)]
    fingerprint.cache_clear()
    assert after[0] == before[0]
    assert after[1] != before[1]


def test_habits_count_wonders_wars_and_the_first_government() -> None:
    played = [
        ["develop monarchy", "revolution democracy", "wonders pyramids", "government democracy"],
        ["take iron"],
    ]
    verbs = [{"declare-war": 2}, {}]
    row = Row(
        0, 1, ["m", "m"], [200, 100], [1, 2], [0], "culture", 9, 0.1, [0, 0], played, [[7, 15, 20, 20], [2]], verbs
    )
    assert "monarchy" in GOVERNMENTS and "iron" not in GOVERNMENTS
    game = msgspec.to_builtins(row)
    assert [government_round(game, seat) for seat in (0, 1)] == [7, 0]
    (table,) = own(TTA)
    assert line_of(table, 2, [row]) == "| 2 | 1 | 1–1 | 150.0 | 0.50 | 2.00 | 7.0 | 50 % |"
    assert len(heads(table)[0].split("|")) == len(line_of(table, 2, [row]).split("|"))


def test_a_lone_player_is_measured_by_the_goal_of_the_book() -> None:
    rows = [
        Row(n, n, ["m"], [score], [1], [0], "", 9, 0.1, [0], [[]], [[]], [{}]) for n, score in enumerate((24, 26))
    ]
    (table,) = own(AOC)
    assert line_of(table, 1, rows).startswith("| 1 | 2 | 0–1 | 25.0 | 50.0 % [")


def test_a_game_without_tables_of_its_own_has_its_steps_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "toy", "tests.toy")
    assert own("toy") == []
    assert all(rung.one != rung.other for rung in rungs(["toy"]))
