"""Mutation testing: which changes are made, that tests are run on them, and that nothing else is touched."""

from __future__ import annotations

import ast
import sys
from fnmatch import fnmatch
from pathlib import Path

import pytest
from tools.mutants_changes import Change, changes_of
from tools.mutants_run import Copy, GameTests, is_killed

from ecumene.games import keys
from tools import mutants

RULES = """
LIMIT = 3


class Turn:
    def copy(self):
        return Turn(4)

    def legal(self, coins, free):
        if coins >= LIMIT and free:
            return [0]
        else:
            coins = 2
        self.pay(coins)
        luck.tell("pays", 5)
        assert coins == 2
        return [a for a in self.all[7] if a != -1]
"""
TESTS = """
from ecumene.games.stones.turn import can_take, take


def test_at_most_three_stones_are_taken():
    assert can_take(3, 5) and not can_take(4, 5)


def test_what_is_taken_is_gone():
    heap = [4]
    take(heap, 3)
    assert heap == [1]
"""
STONES = """
def can_take(n, left):
    return n <= 3 and n <= left


def take(heap, n):
    while n:
        n -= 1
        lose(heap)


def lose(heap):
    heap[0] -= 1
"""


def put(path: Path, text: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def files(root: Path) -> dict[Path, bytes]:
    """Return what is in a checkout, but for what Python keeps beside its sources."""
    return {path: path.read_bytes() for path in root.rglob("*") if path.is_file() and path.suffix != ".pyc"}


@pytest.fixture
def game(tmp_path: Path) -> mutants.Game:
    """A game of two rules whose tests leave one thing untried: to take all that is left."""
    root = tmp_path / "checkout"
    for folder in ("src/ecumene", "src/ecumene/games", "src/ecumene/games/stones"):
        put(root / folder / "__init__.py")
    put(root / "src/ecumene/games/stones/turn.py", STONES)
    put(root / "src/ecumene/games/stones/view.py", STONES)
    put(root / "tests/games/stones/test_turn.py", TESTS)
    put(root / "pytest.ini", "[pytest]\n")
    return mutants.Game(root, "stones")


def test_conditions_numbers_and_calls_are_changed_and_nothing_that_only_tells(tmp_path: Path) -> None:
    found = changes_of(put(tmp_path / "turn.py", RULES), "turn.py")
    assert [(each.number, each.what) for each in found] == [
        (10, "`coins >= LIMIT and free` negated"),
        (10, "`coins >= LIMIT and free` never holds"),
        (13, "else of `coins >= LIMIT and free` left out"),
        (10, "`coins >= LIMIT and free` becomes `coins >= LIMIT or free`"),
        (10, "`coins >= LIMIT` becomes `coins > LIMIT`"),
        (11, "0 becomes 1 in `[0]`"),
        (11, "0 becomes -1 in `[0]`"),
        (13, "2 becomes 3 in `coins = 2`"),
        (13, "2 becomes 1 in `coins = 2`"),
        (14, "`self.pay(coins)` left out"),
        (17, "`a != -1` negated"),
    ]


def test_a_change_is_made_in_its_place_alone(tmp_path: Path) -> None:
    path = put(tmp_path / "turn.py", "def f(ώρα):\n    return 'ώρα' if ώρα < 3 else g(3)\n")
    texts = {each.what: each.text for each in changes_of(path, "turn.py")}
    assert texts["`ώρα < 3` becomes `ώρα <= 3`"] == "def f(ώρα):\n    return 'ώρα' if (ώρα <= 3) else g(3)\n"
    assert texts["3 becomes 4 in `g(3)`"] == "def f(ώρα):\n    return 'ώρα' if ώρα < 3 else g((4))\n"


def test_every_change_to_the_games_can_be_read_by_python() -> None:
    for change in mutants.Game(mutants.ROOT, keys()[0]).all_changes():
        ast.parse(change.text)


def test_survivors_are_found_and_the_checkout_stays_as_it_is(game: mutants.Game) -> None:
    before = files(game.root)
    changes = game.all_changes()
    assert {each.file for each in changes} == {"turn.py"}
    lived = mutants.survivors(game, [each for each in changes if each.line.startswith(("return", "heap"))], jobs=2)
    assert not isinstance(lived, str)
    assert [each.what for each in lived] == ["`n <= left` becomes `n < left`"]
    assert files(game.root) == before


def test_what_never_ends_is_killed(game: mutants.Game, tmp_path: Path) -> None:
    endless = next(each for each in game.all_changes() if each.what == "1 becomes 0 in `n -= 1`")
    game.tests.limits = [3.0, 3.0]
    copy = Copy(game.root, game.folder, tmp_path / "copy")
    assert is_killed(copy, endless, game.tests)
    assert (copy.folder / "turn.py").read_text(encoding="utf-8") == STONES


def test_tests_that_fail_anyway_say_nothing_about_changes(game: mutants.Game) -> None:
    put(game.root / "tests/games/stones/test_turn.py", "def test_it():\n    assert 'moon' == 'sun'\n")
    told = mutants.survivors(game, game.all_changes(), jobs=1)
    assert isinstance(told, str) and "moon" in told


def test_the_nearest_tests_come_first(tmp_path: Path) -> None:
    put(tmp_path / "tests/test_end.py", "from game import turn\n")
    put(tmp_path / "tests/test_turn.py")
    put(tmp_path / "tests/test_a_turnip.py", "turnips = 1\n")
    own = ["tests/test_a_turnip.py", "tests/test_end.py", "tests/test_turn.py"]
    tests = GameTests(tmp_path, own, ["tests/kit"], "nim")
    assert [asked for asked, _ in tests.stages("turn.py")] == [own[1:], own[:1], ["tests/kit", "-k", "nim"]]


def test_the_same_seed_chooses_the_same_and_another_seed_others(game: mutants.Game) -> None:
    def chosen(seed: int) -> list[str]:
        return [each.what for each in game.chosen(4, seed)]

    first = chosen(1)
    assert len(first) == 4
    assert any(chosen(seed) != first for seed in range(2, 9))
    put(game.root / game.folder / "turn.py", "\n\n" + STONES)  # lines that only move are chosen again
    assert chosen(1) == first


def test_what_is_listed_as_equivalent_is_not_made_and_must_be_there(game: mutants.Game) -> None:
    row = {"file": "turn.py", "line": "n -= 1", "change": "1 becomes 2 in `n -= 1`", "reason": "so it is"}
    game.equivalent = [row]
    assert row["change"] not in [each.what for each in game.chosen(100, 1)]
    assert game.stale() == []
    game.equivalent = [{**row, "line": "n -= 2"}, {**row, "reason": ""}]
    assert len(game.stale()) == 2


@pytest.mark.parametrize("key", keys())
def test_the_lists_of_the_games_are_not_stale(key: str) -> None:
    assert mutants.Game(mutants.ROOT, key).stale() == []


@pytest.mark.parametrize(("lived", "enough"), [(1, True), (2, False)])
def test_the_report_counts_and_lists_survivors(
    lived: int, enough: bool, game: mutants.Game, capsys: pytest.CaptureFixture[str]
) -> None:
    changes = [Change("turn.py", at, "x < 1", "`x < 1` negated", "") for at in range(20)]
    assert mutants.report(game, changes, changes[:lived]) == enough
    told = capsys.readouterr().out
    assert f"stones: {20 - lived} of 20 killed ({100 - 5 * lived} %)" in told
    assert "src/ecumene/games/stones/turn.py:0: `x < 1` negated\n      x < 1" in told


@pytest.mark.parametrize("words", [["chess"], ["--number", "0"], ["--jobs", "0"]])
def test_what_cannot_be_done_is_told(
    words: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["mutants.py", *words])
    with pytest.raises(SystemExit):
        mutants.main()
    assert "no such game: chess" in (told := capsys.readouterr().err) or "at least 1" in told


def imported(file: Path) -> set[str]:
    """Return the modules of its own game that a module imports, as paths in the game's folder."""
    nodes = [node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    return {"/".join(node.module.split(".")[3:]) for node in nodes if node.module and ".games." in node.module}


@pytest.mark.parametrize("key", keys())
def test_what_a_rule_is_made_of_is_changed_too(key: str) -> None:
    game = mutants.Game(mutants.ROOT, key)
    room = mutants.ROOT / game.folder
    changed = {change.file for change in game.all_changes()}
    assert "pieces.py" in changed
    for file in sorted(changed - {"game.py"}):
        told = {name for name in imported(room / file) if any(fnmatch(name, each) for each in mutants.NO_RULES)}
        assert told <= {"continent/outlines"}, f"{file} imports what is said to be no rule"


def test_rules_that_look_like_figures_are_changed() -> None:
    changed = {each.file for each in mutants.Game(mutants.ROOT, "historia").all_changes()}
    assert {"matrix/levels.py", "pieces.py"} <= changed
    assert "sums.py" in {each.file for each in mutants.Game(mutants.ROOT, "through-the-ages").all_changes()}
