from __future__ import annotations

import tomllib
from pathlib import Path

import msgspec
import pytest

from ecumene.arena.population_search import Trial, names_of, shaken, shakes, step
from ecumene.arena.regression import Sample, fit, solve
from ecumene.arena.train import learn
from ecumene.arena.training_game import Line, Plan, begun, learned, planner
from ecumene.arena.weights import store, written
from ecumene.games import room
from ecumene.players.evaluation import RIVALRY, WEIGHTS, weights_of

GAME = "age-of-civilization"


def nothing() -> None:
    """Count no ticks."""


def test_equations_are_solved() -> None:
    assert solve([[0.0, 2.0], [3.0, 1.0]], [4.0, 5.0]) == pytest.approx([1.0, 2.0])


def test_a_fit_finds_what_features_are_worth_whatever_the_stage() -> None:
    samples = []
    for stage in range(3):
        for at in range(20):
            features = {"vp": float(at % 5 + 10 * stage), "coins": float(at % 7)}
            score = 2 * (at % 5) + 0.5 * (at % 7) + 100
            samples.append(Sample(stage, features, score))
    found = fit(samples, {"vp": 1.0}, 0.0)
    assert found == {"vp": pytest.approx(2, abs=0.01), "coins": pytest.approx(0.5, abs=0.01)}
    held = fit(samples, {"vp": 1.0}, 1e6)
    assert held["vp"] == pytest.approx(1, abs=0.01)


def test_a_search_goes_where_the_shaking_has_paid() -> None:
    weights = {"vp": 2.0, "coins": -0.5, "people": 0.0, "out": -500.0}
    trials = []
    for game in range(60):
        both = [shakes(2 * game + seat, ["coins", "people", "vp"]) for seat in range(2)]
        trials.append(Trial(both, [4 * shake["vp"] - 3 * shake["coins"] for shake in both]))
    found = step(weights, names_of(weights, ["out"]), trials, 0.5)
    assert found["vp"] == pytest.approx(2.0 + 0.4 * 2.0, abs=0.01)  # 4 and 3 of 5, of half a unit
    assert found["coins"] == pytest.approx(-0.5 - 0.3 * 0.5, abs=0.01)
    assert found["people"] == pytest.approx(0.0, abs=0.01)
    assert found["out"] == -500.0


def test_what_may_well_be_luck_counts_for_less() -> None:
    names = ["coins", "vp"]
    trials = []
    for game in range(400):
        both = [shakes(2 * game + seat, names) for seat in range(2)]
        luck = shakes(1000 + game, names)["vp"]
        trials.append(Trial(both, [10 * luck + both[0]["vp"], both[1]["vp"]]))
    found = step({"vp": 1.0, "coins": 1.0}, names, trials, 1.0)
    assert found["vp"] == pytest.approx(2.0, abs=0.1)
    assert found["coins"] == pytest.approx(1.0, abs=0.3)


def test_seats_shake_each_weight_by_its_size_and_small_ones_too() -> None:
    shake = shakes(7, ["people", "vp"])
    assert shake == shakes(7, ["people", "vp"]) != shakes(8, ["people", "vp"])
    found = shaken({"vp": -4.0, "people": 0.0, "out": -500.0}, shake, 0.5)
    assert found["vp"] == pytest.approx(-4.0 + 0.5 * 4.0 * shake["vp"], abs=0.001)
    assert found["people"] == pytest.approx(0.5 * 0.1 * shake["people"], abs=0.001)
    assert found["out"] == -500.0


def test_where_a_victory_is_worth_one_small_weights_are_shaken_a_little() -> None:
    weights = {"nearest": 0.24, "trade": 0.0008, "cities": 0.1, "armies": 0.002, "stars": 0.0}
    shake = dict.fromkeys(weights, 1.0)
    moved = {name: weight - weights[name] for name, weight in shaken(weights, shake, 0.5).items()}
    assert moved["nearest"] == pytest.approx(0.12)
    assert [moved["stars"], moved["trade"]] == pytest.approx([0.001, 0.001]), "as much as armies"


def test_a_run_tells_what_it_began_with() -> None:
    doc = weights_of(GAME)
    fitted = begun(Plan(GAME, 2, [{}], 3, 3))
    searched = begun(Plan(GAME, 2, [{}], 3, 3, method="search"))
    assert fitted.start == doc["common"]
    assert searched.start.items() >= {**doc["common"], **doc["players"]["2"]}.items()
    assert searched.version and searched.rules == fitted.rules == "1"


def test_who_plays_alone_shakes_no_rivalry() -> None:
    found = {players: begun(Plan(GAME, players, [{}], 3, 3, method="search")).start for players in (1, 2)}
    assert "rivalry" not in found[1]
    assert found[2]["rivalry"] == RIVALRY


def test_planners_that_learn_go_by_the_weights_of_their_run_alone() -> None:
    assert weights_of(GAME)["players"]["2"].keys() - {"vp"}, "or there would be nothing to leave out"
    plan = Plan(GAME, 2, [{}], 3, 3)
    judge = planner(plan, 3, 0, 0.0, {"vp": 2.0, "rivalry": 0.25}).judge(2)
    assert (judge.weights, judge.rivalry) == ({"vp": 2.0}, 0.25)
    assert planner(plan, 3, 0, 0.0, {"vp": 2.0}).judge(2).rivalry == RIVALRY


def test_a_fit_leaves_alone_what_no_position_has_shown() -> None:
    samples = [Sample(0, {"vp": float(at)}, 2.0 * at) for at in range(20)]
    found = learned(Plan(GAME, 2, [{}], 3, 1), [[Line(0, id=0, samples=samples)]], {"out": -500.0, "vp": 1.0})
    assert found["out"] == -500.0
    assert 1.5 < found["vp"] < 2.0


@pytest.mark.parametrize(("told", "other"), [("version", "0.0.0"), ("rules", "0")])
def test_a_run_of_another_version_is_left_as_it_was(tmp_path: Path, told: str, other: str) -> None:
    path = tmp_path / "run.jsonl"
    plan = Plan(GAME, 2, [{}], 3, 1, width=1)
    old = msgspec.structs.replace(begun(plan), **{told: other})
    path.write_bytes(msgspec.json.encode(Line(-1, plan=old)) + b"\n")
    before = path.read_bytes()
    with pytest.raises(ValueError, match="another training run"):
        learn(path, plan, 1, 1, nothing)
    assert path.read_bytes() == before


def test_what_was_learned_may_be_kept_before_a_run_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plan = Plan(GAME, 2, [{}], 3, 2, width=1, method="search")
    before, first = learn(tmp_path / "run.jsonl", plan, 1, 1, nothing)
    kept = {**weights_of(GAME), "players": {"2": first}}
    monkeypatch.setattr("ecumene.arena.training_game.weights_of", lambda key: kept)
    assert begun(plan).start != before
    assert learn(tmp_path / "run.jsonl", plan, 1, 1, nothing) == (before, first)


@pytest.mark.parametrize(("players", "method"), [(1, "fit"), (2, "fit"), (1, "search"), (2, "search")])
def test_training_is_reproducible_and_goes_on_where_it_stopped(tmp_path: Path, players: int, method: str) -> None:
    plan = Plan(GAME, players, [{}], 3, 3, width=1, method=method)
    whole = learn(tmp_path / "whole.jsonl", plan, 2, 1, nothing)
    first = learn(tmp_path / "parts.jsonl", plan, 1, 1, nothing)
    lines = (tmp_path / "parts.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "parts.jsonl").write_bytes(b"".join(lines[:3]) + lines[3][:20])  # killed in its second game
    assert learn(tmp_path / "parts.jsonl", plan, 1, 1, nothing) == first
    assert learn(tmp_path / "parts.jsonl", plan, 2, 1, nothing) == whole
    assert whole != first
    with pytest.raises(ValueError, match="another training run"):
        learn(tmp_path / "parts.jsonl", Plan(GAME, players, [{}], 4, 3, width=1, method=method), 1, 1, nothing)


def test_a_search_collects_no_positions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*given: object) -> None:
        raise AssertionError("only a fit needs positions")

    monkeypatch.setattr("ecumene.arena.training_game.Sample", never)
    learn(tmp_path / "search.jsonl", Plan(GAME, 2, [{}], 3, 1, width=1, method="search"), 1, 1, nothing)
    with pytest.raises(AssertionError, match="only a fit"):
        learn(tmp_path / "fit.jsonl", Plan(GAME, 2, [{}], 3, 1, width=1), 1, 1, nothing)


@pytest.mark.parametrize("text", [b"my notes", b"my notes\nand more", b'{"arena": 1}\n', b"\n"])
def test_a_file_of_somebody_elses_is_refused_and_left_as_it_was(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(text)
    with pytest.raises(ValueError, match="is not a training run"):
        learn(path, Plan(GAME, 2, [{}], 3, 3, width=1), 1, 1, nothing)
    assert path.read_bytes() == text


def test_every_game_ticks_once_whether_it_is_new_or_not(tmp_path: Path) -> None:
    ticks: list[int] = []
    plan = Plan(GAME, 2, [{}], 3, 2, width=1)
    for generations in (1, 2):
        ticks.append(0)

        def tick() -> None:
            ticks[-1] += 1

        learn(tmp_path / "run.jsonl", plan, generations, 1, tick)
    assert ticks == [2, 4]


@pytest.mark.parametrize("method", ["fit", "search"])
def test_processes_learn_the_same(tmp_path: Path, method: str) -> None:
    plan = Plan(GAME, 2, [{}], 3, 4, width=1, method=method)
    found = [learn(tmp_path / f"{jobs}.jsonl", plan, 1, jobs, nothing) for jobs in (1, 2)]
    assert found[0] == found[1]


def test_weights_are_stored_beside_those_of_other_player_counts(tmp_path: Path) -> None:
    path = store(GAME, 4, {"vp": 1.25}, tmp_path / "weights.toml")
    text = path.read_text(encoding="utf-8")
    doc = tomllib.loads(text)
    before = weights_of(GAME)
    assert text.startswith((room(GAME) / WEIGHTS).read_text(encoding="utf-8").partition("\n[")[0])
    assert doc["players"].pop("4") == {"vp": 1.25}
    before.get("players", {}).pop("4", None)
    assert doc["common"] == before["common"]
    assert doc["players"] == before.get("players", {})
    assert doc.get("levels") == before.get("levels")


def test_levels_are_written_with_their_kinds() -> None:
    doc = {"levels": {"novice": {"kind": "planner", "noise": 2.5, "width": 2}}}
    assert tomllib.loads(written(doc)) == doc
