from __future__ import annotations

import json
import shlex
from html import escape
from pathlib import Path

import pytest

from ecumene.arena.game import Entrant
from ecumene.arena.rerun import command
from ecumene.arena.run import header
from ecumene.arena.schedule import field
from ecumene.cli.main import main
from ecumene.players.evaluation import weights_of

GAME = "age-of-civilization"


def test_a_match_then_its_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run, html = tmp_path / "match.jsonl", tmp_path / "match.html"
    asked = ["arena", "match", GAME, "greedy,random", "--games", "4", "--out", str(run)]
    assert main([*asked, "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "greedy comes out ahead of random" in said or "random comes out ahead of greedy" in said
    assert main(["arena", "report", str(run), "--html", str(html), "--json"]) == 0
    doc = json.loads(capsys.readouterr().out)
    assert doc["games"] == 4
    assert "<svg" in html.read_text(encoding="utf-8")
    before = run.read_bytes()
    assert main([*asked, "--json"]) == 0
    assert run.read_bytes() == before


def test_a_ladder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "ladder.jsonl")
    asked = ["arena", "ladder", GAME, "greedy,random,planner", "--games", "6", "--out", out, "--json"]
    assert main(asked) == 0
    assert {row["name"] for row in json.loads(capsys.readouterr().out)["ladder"]} == {
        "greedy",
        "random",
        "planner",
    }


def test_training(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "train", GAME, "--generations", "1", "--games", "2", "--out", str(tmp_path / "t.jsonl")]
    assert main(asked) == 0
    assert "turn_vp_rounds" in capsys.readouterr().out


def test_training_goes_part_of_the_way(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "train", GAME, "--generations", "1", "--games", "2", "--width", "1", "--noise", "3"]
    asked += ["--ridge", "20", "--out", str(tmp_path / "t.jsonl")]
    found = []
    for share in ("0", "50", "100"):
        assert main([*asked, "--share", share]) == 0
        found.append(
            {name: float(value) for name, value in (row.split() for row in capsys.readouterr().out.splitlines())}
        )
    common = weights_of(GAME)["common"]
    assert found[0] == {name: common.get(name, 0.0) for name in found[0]} != found[2]
    assert all(abs(found[1][name] - (found[0][name] + found[2][name]) / 2) < 0.001 for name in found[0])


def test_training_by_search_begins_with_the_weights_in_use(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["arena", "train", GAME, "--method", "search", "--generations", "1", "--games", "3", "--width", "1"]
    assert main([*asked, "--share", "0", "--players", "2", "--out", str(tmp_path / "t.jsonl")]) == 0
    found = {name: float(value) for name, value in (row.split() for row in capsys.readouterr().out.splitlines())}
    doc = weights_of(GAME)
    assert found == {"rivalry": 0.5, **doc["common"], **doc["players"]["2"]}


@pytest.mark.parametrize("flag", ["--spread", "--stride"])
def test_a_search_that_shakes_or_moves_nothing_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], flag: str
) -> None:
    asked = ["arena", "train", GAME, "--method", "search", flag, "0", "--games", "1", "--lang", "en"]
    assert main([*asked, "--out", str(tmp_path / "t.jsonl")]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"ecumene: {flag}: ") and said.count("\n") == 1
    assert not (tmp_path / "t.jsonl").exists()


@pytest.mark.parametrize(
    ("method", "flag"), [("search", "--noise"), ("search", "--ridge"), ("fit", "--spread"), ("fit", "--stride")]
)
def test_a_number_of_the_other_method_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], method: str, flag: str
) -> None:
    asked = ["arena", "train", GAME, "--method", method, flag, "3", "--out", str(tmp_path / "t.jsonl")]
    other = "fit" if method == "search" else "search"
    texts = []
    for lang in ("en", "ru", "el"):
        assert main([*asked, "--lang", lang]) == 2
        texts.append(capsys.readouterr().err)
    assert texts[0] == f"ecumene: {flag} is for --method {other} alone\n"
    assert len(set(texts)) == 3
    assert not (tmp_path / "t.jsonl").exists()


def test_a_search_with_fewer_games_than_weights_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    doc = weights_of(GAME)
    many = len({"rivalry", *doc["common"], *doc["players"]["2"]} - {*doc["fixed"]})
    asked = ["arena", "train", GAME, "--generations", "1", "--width", "1", "--players", "2", "--lang", "en"]
    for method, games, told in (("search", many, True), ("search", many + 1, False), ("fit", 2, False)):
        out = str(tmp_path / f"{method}-{games}.jsonl")
        assert main([*asked, "--method", method, "--games", str(games), "--out", out]) == 0
        assert (f"games in a generation: {games}, weights: {many}" in capsys.readouterr().err) is told


def test_a_bot_alone_plays_itself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "self.jsonl")
    assert main(["arena", "match", GAME, "random", "--players", "3", "--games", "2", "--out", out, "--json"]) == 0
    doc = json.loads(capsys.readouterr().out)
    assert [(row["name"], row["games"]) for row in doc["ladder"]] == [("random", 6)]
    assert doc["pairs"] == []


@pytest.mark.parametrize(
    "asked",
    [
        ["match", GAME, "greedy,random", "--games", "2", "--seed", "4", "--options", "draft"],
        ["match", GAME, "random", "--games", "2", "--players", "1", "--options", "scenario=silk-road"],
        ["ladder", GAME, "random,novice,greedy", "--games", "3", "--players", "3"],
    ],
)
def test_a_report_tells_how_to_play_it_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], asked: list[str]
) -> None:
    run, html = tmp_path / "one.jsonl", tmp_path / "one.html"
    assert main(["arena", *asked, "--json", "--out", str(run)]) == 0
    doc = json.loads(capsys.readouterr().out)
    told = shlex.split(doc["command"])
    assert told[0] == "ecumene" and str(tmp_path) not in doc["command"]
    assert main(["arena", "report", str(run), "--json", "--html", str(html), "--lang", "en"]) == 0
    assert json.loads(capsys.readouterr().out)["command"] == doc["command"]
    assert f"Played again by <code>{escape(doc['command'])}</code>" in html.read_text(encoding="utf-8")
    two = tmp_path / "two.jsonl"
    assert main([*told[1:-1], str(two), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["scores"] == doc["scores"]
    assert two.read_bytes().splitlines()[0] == run.read_bytes().splitlines()[0]


def test_a_run_that_no_command_makes_has_none() -> None:
    mine, random = Entrant("mine", "random"), Entrant("random", "random")
    wide = Entrant("planner", "planner", {"width": 9})
    for plan in (field([mine, random], 2), field([wide, random], 2), [[random, random], [random, random]]):
        assert command(header(GAME, 2, {}, 0, plan), 4, "x.jsonl") == ""
    right = header(GAME, 2, {}, 0, field([random], 2))
    assert command(right, 4, "x.jsonl").endswith("random --players 2 --games 4 --out x.jsonl")
    assert command(right, 0, "x.jsonl") == ""


def test_games_that_do_not_even_out_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "match", GAME, "greedy,random", "--out", str(tmp_path / "x.jsonl"), "--lang", "en"]
    assert main([*asked, "--games", "3"]) == 0
    assert "in 2 games; 3 games are no multiple" in capsys.readouterr().err
    assert main([*asked, "--games", "4"]) == 0
    assert capsys.readouterr().err == ""


def test_what_is_missing_for_the_report_is_told_before_the_games(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "x.jsonl"
    asked = ["arena", "match", GAME, "greedy,random", "--games", "2", "--out", str(out), "--lang", "en"]
    assert main([*asked, "--html", str(tmp_path)]) == 2
    assert "this is a folder" in capsys.readouterr().err
    assert not out.exists()


@pytest.mark.parametrize("bots", ["greedy,greedy", "greedy,random,planner"])
def test_a_match_needs_two_bots(tmp_path: Path, capsys: pytest.CaptureFixture[str], bots: str) -> None:
    assert main(["arena", "match", GAME, bots, "--out", str(tmp_path / "x.jsonl"), "--lang", "en"]) == 2
    assert "two different bots" in capsys.readouterr().err
