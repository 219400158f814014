from __future__ import annotations

import json
from pathlib import Path

from ecumene.arena.bench import is_compiled, measure, sample
from ecumene.arena.thinking_time import LIMITS, level
from ecumene.games import find
from ecumene.kernel import frame
from tests.toy import GAME


def test_a_game_is_measured() -> None:
    numbers = measure(GAME, 3, {"storm": True}, seconds=0.3)
    assert json.loads(json.dumps(numbers)) == numbers
    assert (numbers["game"], numbers["players"], numbers["options"]) == ("toy", 3, {"storm": True})
    for key in ("decisions_per_s", "copies_per_s", "views_per_s", "games_per_s"):
        assert numbers[key] > 0
    assert 20 < numbers["decisions_per_game"] < 200
    assert 1 < numbers["legal_moves"] < 20
    assert 0 < numbers["choices"] < 1


def test_at_least_one_game_is_played_however_short_the_time() -> None:
    assert measure(GAME, 2, {}, seconds=0)["decisions_per_game"] > 0


def test_only_a_compiled_game_on_a_compiled_kernel_counts_as_compiled() -> None:
    assert not is_compiled(GAME)  # the toy is never compiled in place
    assert Path(frame.__file__).suffix in (".py", ".so")


def test_samples_come_from_the_whole_course_of_a_game() -> None:
    states = sample(GAME, 4, {})
    dumps = [GAME.schema.dump(s) for s in states]
    assert dumps[0]["round"] == 1
    assert dumps[-1]["round"] > 1
    assert all(not doc["over"] for doc in dumps)


def test_the_time_of_a_move_is_told_for_each_level() -> None:
    row = level(find("age-of-civilization"), 2, 1, "novice")
    assert (row["game"], row["level"], row["limit"]) == ("age-of-civilization", "novice", 0.05)
    assert row["moves"] > 20
    assert 0 < row["p95"] <= row["longest"]
    assert LIMITS["master"] == 1.0
