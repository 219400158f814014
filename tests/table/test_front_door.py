from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ecumene
from ecumene.kernel.game import Game, Option
from ecumene.kernel.refusal import Refusal
from ecumene.table.setup_choices import check_options
from tests.toy import GAME
from tests.toy.game import Toy

ROOT = Path(__file__).parents[2]


def test_games_are_listed() -> None:
    assert ecumene.games() == sorted(ecumene.games())
    assert "age-of-civilization" in ecumene.games()


@pytest.mark.parametrize("key", ["", "chess", None, 3, "x" * 1000, "../toy"])
def test_an_unknown_game_lists_the_right_ones(key: Any) -> None:
    with pytest.raises(ValueError, match="the games are: age-of-civilization") as bad:
        ecumene.new(key, players=2)
    assert len(str(bad.value)) < 400


def test_a_game_nearly_right_is_suggested() -> None:
    with pytest.raises(ValueError, match="did you mean “age-of-civilization”"):
        ecumene.new("age of civilisation", players=2)


@pytest.mark.parametrize("players", [1, 5, 0, -2, True, "3", 2.0, None])
def test_a_wrong_player_count_lists_the_right_ones(players: Any) -> None:
    with pytest.raises(ValueError, match="2, 3, 4 or 6 players"):
        ecumene.new("toy", players)


@pytest.mark.parametrize("seed", [-1, 2**128, True, "7", 1.5])
def test_a_seed_is_a_whole_number(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        ecumene.new("toy", 2, seed)


def test_without_a_seed_it_is_random() -> None:
    assert len({ecumene.new("toy", 2).record() for _ in range(5)}) > 1


WRONG: list[tuple[dict[Any, Any], str]] = [
    ({"sturm": True}, "did you mean “storm”.*its options are: storm, length"),
    ({"zzz": True}, "its options are: storm, length"),
    ({7: True}, "its options are: storm, length"),
    ({"storm": "yes"}, "“storm” is a switch"),
    ({"storm": 1}, "“storm” is a switch"),
    ({"length": True}, "“length” is one of: short, long"),
    ({"length": "huge"}, "“length” is one of: short, long"),
    ({"length": ["short"]}, "“length” is one of: short, long"),
    ({"storm": True}, "Storms need at least three seats"),
]


@pytest.mark.parametrize(("options", "cause"), WRONG)
def test_a_wrong_option_says_what_is_right(options: dict[Any, Any], cause: str) -> None:
    with pytest.raises(ValueError, match=cause):
        ecumene.new("toy", 2, 1, options)


def test_options_that_are_no_mapping() -> None:
    with pytest.raises(ValueError, match="names with values"):
        ecumene.new("toy", 2, 1, ["storm"])  # type: ignore[arg-type]


def test_options_that_are_off_are_left_out() -> None:
    t = ecumene.new("toy", 2, 1, {"storm": False, "length": None})
    assert t.options == {}
    assert ecumene.new("toy", 2, 1).record() == t.record()


class Choosy(Toy):
    """Bazaar with a rule against a combination of options."""

    def check_options(self, players: int, options: dict[str, Any]) -> Refusal | None:
        return Refusal("toy.option.storm", need=3, have=2) if len(options) > 1 else None


class Plain(Game):
    """A game without options."""

    key = "plain"


def test_a_forbidden_combination_cites_its_rule() -> None:
    with pytest.raises(ValueError, match=r"Storms need at least three seats.*\[toy.option.storm, p. "):
        check_options(Choosy(), 3, {"storm": True, "length": "long"})
    assert check_options(GAME, 3, {"length": "long", "storm": True}) == {"storm": True, "length": "long"}


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(ValueError, match="plain has no options"):
        check_options(Plain(), 2, {"storm": True})


def test_options_for_one_player_count() -> None:
    game = Plain()
    game.options = [Option("solo", [], [1])]
    with pytest.raises(ValueError, match="“solo” is not for 2 players, but for 1"):
        check_options(game, 2, {"solo": True})


SCRIPT = """
import sys
import ecumene
from ecumene.games import SHELF
from tests.table.sample_tables import play_on
SHELF["toy"] = "tests.toy"
if sys.argv[1:]:
    text = sys.stdin.read()
    assert ecumene.load(text).record() == text
print(play_on(ecumene.new("toy", 3, seed=42), 1).record(), end="")
"""


def in_another_process(hash_seed: str, *args: str, given: str = "") -> str:
    """Run the script in a process of its own."""
    env = {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", SCRIPT, *args]
    return subprocess.run(
        command, env=env, cwd=ROOT, input=given, capture_output=True, text=True, check=True
    ).stdout


def test_the_same_seed_gives_the_same_game_in_every_process() -> None:
    first = in_another_process("0")
    assert in_another_process("4242", "replay", given=first) == first


@pytest.mark.parametrize(
    ("players", "options"),
    [(2, {}), (4, {}), (3, {"draft": True}), (3, {"innovations": True}), (3, {"changing_world": True})],
)
def test_a_position_must_fit_its_players_and_options(players: int, options: dict[str, bool]) -> None:
    doc = ecumene.new("age-of-civilization", players=3, seed=1).position()
    with pytest.raises(ecumene.BadRecord):
        ecumene.from_position({**doc, "players": players, "options": options})


@pytest.mark.parametrize("option", ["changing_world", "draft"])
def test_a_forbidden_combination_is_refused_with_the_rulebooks_reason(option: str) -> None:
    with pytest.raises(ValueError, match=r"aoc\.solo\.no-"):
        ecumene.new("age-of-civilization", players=1, options={option: True})
