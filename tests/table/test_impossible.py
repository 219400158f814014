"""Why a position is impossible is said in three languages: every cause has words, and all words have a cause."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import ecumene
from ecumene.games import find
from ecumene.kernel.game import Game
from ecumene.table.errors import BadRecord
from ecumene.table.messages import HERE, LANGS, texts

HOME = Path(ecumene.__file__).parent
GAMES = ["age-of-civilization", "through-the-ages"]
PARTS = {"audit-pile", "audit-many"}  # named by other messages
SHARED = [HOME / "kernel", HOME / "table"]


Arguments = dict[str, list[set[str]]]


def causes(folder: Path) -> Arguments:
    """Return the ids with which the code of a folder refuses a position, and what it tells with each."""
    found: Arguments = {}
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                at = {"need": 1, "Impossible": 0}.get(node.func.id, len(node.args))
                id = node.args[at] if at < len(node.args) else None
                if isinstance(id, ast.Constant) and isinstance(id.value, str):
                    given = {word.arg for word in node.keywords if word.arg}
                    found.setdefault(f"audit-{id.value}", []).append(given)
    return found


def worded(folder: Path, lang: str) -> dict[str, set[str]]:
    """Return the messages on impossible positions by id, each with the arguments that it names."""
    body = FluentParser().parse((folder / lang / "audit.ftl").read_text(encoding="utf-8")).body
    assert not [entry for entry in body if isinstance(entry, ftl.Junk)]
    found = {entry.id.name: entry for entry in body if isinstance(entry, ftl.Message)}
    return {id: arguments(entry, found) for id, entry in found.items()}


def arguments(node: Any, found: dict[str, ftl.Message]) -> set[str]:
    """Return the arguments that a part of a message names, those of messages inside it too."""
    if isinstance(node, ftl.VariableReference):
        return {node.id.name}
    if isinstance(node, ftl.MessageReference):
        return arguments(found[node.id.name], found)
    inner = vars(node).values() if isinstance(node, ftl.BaseNode) else node if isinstance(node, list) else []
    return set().union(*(arguments(part, found) for part in inner))


def test_a_cause_says_no_more_than_it_is_told() -> None:
    common = worded(HERE, "en")
    for lang in LANGS:
        assert worded(HERE, lang) == common
        for key in GAMES:
            home = texts(find(key))[0]
            own = worded(home, lang)
            assert own == worded(home, "en")
            for id, given in [
                *causes(home.parent).items(),
                *(pair for at in SHARED for pair in causes(at).items()),
            ]:
                needed = own.get(id, common.get(id))
                assert needed is not None, f"{id} has no words"
                assert all(needed <= told for told in given), id


def test_all_words_have_a_cause() -> None:
    used = set().union(*(causes(folder) for folder in SHARED))
    for key in GAMES:
        home = texts(find(key))[0]
        mine = set(causes(home.parent))
        assert len(mine) > 50
        assert set(worded(home, "en")) - mine == (PARTS if key == "age-of-civilization" else set())
        used |= mine
    assert set(worded(HERE, "en")) <= used


def spoiled(game: Game) -> BadRecord:
    doc = ecumene.new(game.key, 2, seed=1).position()
    doc["state"]["players"][1]["yellow" if game.prefix == "tta" else "workers"] = 300
    with pytest.raises(BadRecord) as caught:
        ecumene.from_position(doc)
    return caught.value


@pytest.mark.parametrize(
    ("key", "said"),
    [
        (
            "age-of-civilization",
            [
                "an impossible position: seat 1 has 300 workers; 0 to 4",
                "невозможная позиция: место 1: рабочих 300, а бывает от 0 до 4",
                "αδύνατη θέση: θέση 1: εργάτες 300· μπορεί να είναι 0 έως 4",
            ],
        ),
        (
            "through-the-ages",
            [
                "an impossible position: seat 1 has 300 tokens in a bank; 0 to 99",
                "невозможная позиция: место 1: жетонов в банке 300, а бывает от 0 до 99",
                "αδύνατη θέση: θέση 1: δείκτες σε τράπεζα 300· μπορεί να είναι 0 έως 99",
            ],
        ),
    ],
)
def test_an_impossible_position_is_refused_in_three_languages(key: str, said: list[str]) -> None:
    wrong = spoiled(find(key))
    assert [wrong.said(lang) for lang in LANGS] == said
