from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from tests.cli.shell import GAME, ecumene


def test_sim_prints_one_json_object_a_game(call: Call) -> None:
    argv = ("sim", GAME, "--players", "3", "--games", "3", "--seed", "5", "--bots", "random,greedy", "--json")
    said = call(*argv)
    assert said.code == 0
    assert [row["seed"] for row in said.rows] == [5, 6, 7]
    for row in said.rows:
        assert {"seed", "scores", "ranks", "decisions", "seconds", "ending"} <= set(row)
        assert row["bots"] == ["random", "greedy", "random"]
        assert len(row["scores"]) == len(row["ranks"]) == 3  # type: ignore[arg-type]

    def timeless(rows: list[dict[str, object]]) -> list[dict[str, object]]:
        return [{key: value for key, value in row.items() if key != "seconds"} for row in rows]

    assert timeless(call(*argv).rows) == timeless(said.rows)


def test_sim_in_several_processes_gives_the_same_games(call: Call) -> None:
    argv = ("sim", GAME, "--games", "4", "--seed", "1", "--json", "--options", "innovations=true,draft=true")
    alone = [(row["seed"], row["scores"]) for row in call(*argv).rows]
    done = ecumene(*argv, "--jobs", "2")
    assert [(row["seed"], row["scores"]) for row in map(json.loads, done.out.splitlines())] == alone
    assert done.err == ""


def test_sim_without_json_sums_up(call: Call) -> None:
    said = call("sim", GAME, "--games", "2", "--bots", "random,greedy")
    assert "2 games from seed 0" in said.out
    assert "greedy" in said.out
    assert said.err == ""


def test_sim_plays_scenarios_alone(call: Call) -> None:
    row = call("sim", GAME, "--players", "1", "--options", "scenario=silk-road", "--json").rows[0]
    assert "laurels" in row


def test_record_verify_accepts_a_good_record(call: Call, record: Path) -> None:
    said = call("record", "verify", str(record), str(record))
    assert said.code == 0
    assert said.out.count(str(record)) == 2


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("2026.02.28", "yesterday", 6),
        ('[Players "2"]', '[Players "x"]', 3),
        ("\n1 0 pick", "\n1 1 pick", 11),
        ("\n3 ", "\n33 ", 13),
    ],
)
def test_record_verify_says_where_it_differs(call: Call, record: Path, old: str, new: str, line: int) -> None:
    text = record.read_text(encoding="utf-8")
    bad = record.with_name("bad.game")
    bad.write_text(text.replace(old, new, 1), encoding="utf-8")
    said = call("record", "verify", str(record), str(bad), str(record))
    assert said.code == 1
    assert f"{bad}: line {line}: " in said.err
    assert said.err.count("\n") == 1


def test_record_verify_refuses_what_is_no_text(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    path.write_bytes(b"\xff\xfe\x00")
    said = call("record", "verify", str(path))
    assert said.code == 1 and "UTF-8" in said.err


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_record_show_tells_the_whole_game(call: Call, record: Path, lang: str) -> None:
    said = call("record", "show", str(record), "--causes", "--lang", lang)
    assert said.code == 0
    assert said.out.count("\n") > 200
    assert "2026.02.28" in said.out
    assert "{" not in said.out


def test_record_show_tells_one_move(call: Call, record: Path) -> None:
    said = call("record", "show", str(record), "--move", "1")
    assert said.out.startswith("1. Player 1: Keep")
    assert "Action row" in said.out
    assert call("record", "show", str(record), "--move", "0").out.startswith("Set-up")
    last = len(record.read_text(encoding="utf-8").split("\n\n")[1].splitlines()) - 1
    assert call("record", "show", str(record), "--move", str(last)).out.startswith(f"{last}. ")
    wrong = call("record", "show", str(record), "--move", "9999")
    assert wrong.code == 2 and f"0 to {last}" in wrong.err


def test_records_as_json(call: Call, record: Path) -> None:
    bad = record.with_name("bad.game")
    bad.write_text(record.read_text(encoding="utf-8").replace("\n3 ", "\n33 ", 1), encoding="utf-8")
    said = call("record", "verify", str(record), "--json", str(bad))
    good, wrong = said.rows
    assert said.code == 1 and said.err.count("\n") == 1
    assert good["good"] is True and good["result"] is not None and good["game"] == GAME
    assert wrong == {
        "file": str(bad),
        "good": False,
        "line": 13,
        "cause": "move 3 should stand here, not 33",
    }
    (told,) = call("record", "show", str(record), "--json").rows
    moves = told["moves"]
    assert isinstance(moves, list) and len(moves) == int(str(told["number"])) + 1
    assert moves[0]["luck"] and moves[0]["seat"] == -1
    assert all(line["text"] for move in moves for line in move["lines"])
    (moment,) = call("record", "show", str(record), "--move", "1", "--json", "--lang", "ru").rows
    assert moment["move"]["text"] == moves[1]["text"]  # type: ignore[index]
    assert moment["view"]["seat"] == moves[1]["seat"]  # type: ignore[index]


def test_record_show_refuses_a_damaged_one(call: Call, record: Path) -> None:
    record.write_text(record.read_text(encoding="utf-8").replace(" 0 ", " 7 ", 1), encoding="utf-8")
    said = call("record", "show", str(record))
    assert said.code == 2 and f"{record}: line " in said.err


def test_a_closed_pipe_is_no_error(record: Path) -> None:
    import subprocess
    import sys

    command = f"{sys.executable} -m ecumene.cli.main record show {record} | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert done.stdout.count("\n") == 1
    assert done.stderr == ""


def test_rules_finds_rules_and_cards(call: Call) -> None:
    said = call("rules", GAME, "conquest", "military")
    assert "[aoc.action.conquest" in said.out or "Conquest" in said.out
    assert "p. " in said.out
    assert "Plague. Cost: no slot for workers. When this card opens" in call("rules", GAME, "plague").out
    assert "Nothing speaks" in call("rules", GAME, "spaceship").out
    assert call("rules", GAME).out.count("[aoc.") > 100


@pytest.mark.parametrize(
    ("lang", "words"), [("ru", "ЧУМЫ рабочего"), ("ru", "чума"), ("el", "πανωλη"), ("en", "PLAGUE")]
)
def test_rules_search_ignores_case_accents_and_endings(call: Call, lang: str, words: str) -> None:
    found = json.loads(call("rules", GAME, *words.split(), "--lang", lang, "--json").out)
    assert any(rule["id"].startswith("aoc.plague") for rule in found["rules"])


def test_rules_lists_the_origin_of_every_card(call: Call) -> None:
    rows = json.loads(call("rules", GAME, "--origins", "--json").out)
    assert len(rows) > 100
    assert {"id", "name", "origin"} == set(rows[0])
    lines = call("rules", GAME, "--origins").out.splitlines()
    assert any(line.startswith("babylon ") for line in lines)
    assert call("rules", GAME, "babylon", "--origins").out.count("\n") < 10


def test_games(call: Call) -> None:
    rows = json.loads(call("games", "--json").out)
    mine = next(row for row in rows if row["key"] == GAME)
    assert mine["players"] == [1, 2, 3, 4]
    assert {option["name"] for option in mine["options"]} >= {"innovations", "draft", "scenario"}
    assert "Эпоха" in call("games", "--lang", "ru").out


def test_bench(call: Call) -> None:
    found = json.loads(call("bench", GAME, "--seconds", "1", "--json").out)
    assert {"decisions_per_s", "copies_per_s", "views_per_s", "games_per_s", "compiled"} <= set(found)
    assert "games per second" in call("bench", GAME, "--seconds", "1").out
