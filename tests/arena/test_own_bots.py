"""A bot of one's own, by `module:Class`, wherever bots are named; in other processes too."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ecumene.adapters import gymnasium
from ecumene.arena.fingerprints import fingerprint
from ecumene.cli.main import main
from ecumene.players import Bot, make
from ecumene.players.own_bots import sources_of
from ecumene.table.errors import Complaint
from tests.cli.shell import ecumene

GAME = "age-of-civilization"
MAGPIE = """
from ecumene.players import Bot

from nest import last


class Magpie(Bot):
    def choose(self, view, moves):
        return last(moves)


class Fledgling(Magpie):
    def __init__(self, game, seed):
        raise TypeError("no wings yet")
"""
BOTS = "magpie:Magpie,random"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with a bot in it, which somebody stands in."""
    (tmp_path / "magpie.py").write_text(MAGPIE)
    (tmp_path / "nest.py").write_text("def last(moves):\n    return moves[-1]\n")
    (tmp_path / "broken.py").write_text("import ecumene.feathers\n")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    yield tmp_path
    for name in ("magpie", "nest", "broken"):
        sys.modules.pop(name, None)
    fingerprint.cache_clear()


def test_sim_plays_it_alone_and_in_worker_processes(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for jobs in ("1", "2"):
        assert main(["sim", GAME, "--bots", BOTS, "--games", "4", "--seed", "3", "--jobs", jobs, "--json"]) == 0
        rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
        found.append([(row["bots"], row["scores"]) for row in rows])
    assert found[0] == found[1]
    assert found[0][0][0] == ["magpie:Magpie", "random"]


def test_the_arena_takes_it_and_knows_it_by_its_source(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["arena", "match", GAME, BOTS, "--games", "4", "--jobs", "2", "--out", "m.jsonl", "--lang", "en"]
    assert main([*asked, "--json"]) == 0
    doc = json.loads(capsys.readouterr().out)
    assert {row["name"] for row in doc["ladder"]} == {"magpie:Magpie", "random"}
    assert "magpie:Magpie,random" in doc["command"]
    assert main(asked) == 0  # the same bots: nothing is left to play
    capsys.readouterr()
    (folder / "nest.py").write_text("def last(moves):\n    return moves[0]\n")
    fingerprint.cache_clear()
    assert main(asked) == 2
    assert "was begun with other bots or weights" in capsys.readouterr().err


def test_its_sources_are_its_module_and_what_lies_beside_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(folder))
    assert [path.name for path in sources_of("magpie:Magpie")] == ["magpie.py", "nest.py"]
    assert [path.name for path in sources_of("ecumene.players:Bot")][:1] == ["__init__.py"]
    assert fingerprint(GAME, 2, ("magpie:Magpie",)) != fingerprint(GAME, 2)


def test_one_sits_down_against_it(folder: Path) -> None:
    said = ecumene("play", GAME, "--plain", "--seats", "human,magpie:Magpie", "--seed", "1", typed="1\nquit\n")
    assert said.code == 0 and "Magpie" in said.out


def test_a_learner_meets_it(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(folder))
    env = gymnasium.env(GAME, players=3, rivals=["magpie:Magpie", "random"])
    seen, _ = env.reset(seed=7)
    assert type(env.bots[1]).__name__ == "Magpie" and isinstance(env.bots[1], Bot)
    env.step(int(seen["action_mask"].argmax()))


@pytest.mark.parametrize(
    ("name", "cause"),
    [
        ("nowhere:Bot", "no module is called “nowhere”"),
        ("magpie:Crow", "“magpie:Crow” is no bot"),
        ("magpie:last", "“magpie:last” is no bot"),
        (":Bot", "“:Bot” is no bot"),
        (".magpie:Magpie", "is no bot"),
        ("broken:Bot", "cannot be loaded: ModuleNotFoundError: No module named 'ecumene.feathers'"),
        ("magpie:Fledgling", "cannot be loaded: TypeError: no wings yet"),
    ],
)
def test_what_is_no_bot_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch, name: str, cause: str) -> None:
    monkeypatch.syspath_prepend(str(folder))
    with pytest.raises(Complaint) as caught:
        make(name, GAME)
    assert cause in str(caught.value)
    assert len({caught.value.said(lang) for lang in ("en", "ru", "el")}) == 3
