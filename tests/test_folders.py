"""A game is three folders: its room, its terminal board, its browser board. All are found by its name.

Shared code names neither a game nor what is in its box: the ids of its things, of the kinds of its cards, of the
numbers of its players and of what its bots weigh are no words of the house. A word that the house uses as the name
of something of its own (`rank`, `card`, `order`) is one, whatever a game calls so.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from ecumene.games import SHELF, find, keys, part, room
from ecumene.kernel.luck import Luck
from ecumene.server.catalogue import cards
from ecumene.table.words import Words, words

ROOT = Path(__file__).parent.parent
PLACES = ["src", "web/src", "web/build", "web/icons.json", "web/vite.config.ts", "tools"]
MADE = ("src/ecumene/server/static/", "src/ecumene.egg-info/")
TEXTS = {".py", ".ts", ".svelte", ".css", ".json", ".toml", ".ftl", ".tcss", ".html", ".mako"}
FRONT_DOOR = "src/ecumene/__init__.py"


def folders(key: str) -> list[str]:
    """Return the three folders of a game."""
    name = key.replace("-", "_")
    return [f"src/ecumene/games/{name}/", f"src/ecumene/cli/boards/{name}/", f"web/src/lib/boards/{key}/"]


def rooms(root: Path = ROOT) -> list[str]:
    """Return the keys of all rooms, of games in the making too: those have no `__init__.py` yet."""
    folder = root / "src" / "ecumene" / "games"
    return sorted(
        path.name.replace("_", "-") for path in folder.iterdir() if path.is_dir() and path.name[0] != "_"
    )


@cache
def files() -> list[tuple[str, str]]:
    """Return every file that may name no game, with its text."""
    return list(read_files())


def read_files() -> Iterator[tuple[str, str]]:
    for place in PLACES:
        path = ROOT / place
        for one in [path] if path.is_file() else sorted(path.rglob("*")):
            if one.suffix in TEXTS and one.is_file():
                yield one.relative_to(ROOT).as_posix(), one.read_text(encoding="utf-8")


def called(key: str) -> re.Pattern[str]:
    """Return what a game is called: its key, its folder, its name, the prefix of its words and rules."""
    game, said = find(key), words(find(key), "en")
    names = {key, key.replace("-", "_"), key.replace("-", ""), game.prefix}
    if said.has("game-name"):  # tests/conformance/test_words.py asks for it
        names.add(said.format("game-name"))
    return re.compile(rf"(?<![a-z])({'|'.join(map(re.escape, sorted(names)))})(?![a-z])", re.IGNORECASE)


@pytest.mark.parametrize("key", keys())
def test_only_its_three_folders_name_a_game(key: str) -> None:
    mine, pattern = (*folders(key), *MADE, FRONT_DOOR), called(key)
    naming = {
        path: found.group()
        for path, text in files()
        if not path.startswith(mine) and (found := pattern.search(f"{path}\n{text}"))
    }
    assert naming == {}


def test_a_game_without_a_name_is_not_seen_in_every_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kit asks for the name once. What is said in its place, "name", stands in hundreds of files."""
    monkeypatch.setattr(Words, "has", lambda *_: False)
    monkeypatch.setattr(Words, "format", lambda _, id: id.partition("-")[2])
    assert called(keys()[0]).search("a name of something else") is None


def box(key: str) -> dict[str, str]:
    """Return the ids of what is in a game's box, each with what it is the id of."""
    game = find(key)
    s = game.setup(game.seats[-1], {}, Luck(1))
    rows = game.view(s, 0).get("players") or [{}]
    kinds = [kind for card in cards(key, "en") for kind in (card["kind"], card["row"].get("type"))]
    lists = {
        "a kind of card": [kind for kind in kinds if isinstance(kind, str) and kind],
        "what bots weigh": game.judge.features(s, 0),
        "a number of a seat": [*game.teller.forecast(s, 0), *rows[0]],
        "an automaton": game.automata,
        "a thing": game.things.slugs,
    }
    return {id: what for what, ids in lists.items() for id in ids}


def own_words(text: str, suffix: str) -> set[str]:
    """Return what a file of the house gives a name to: functions, fields, arguments, variables, colours."""
    if suffix != ".py":
        pairs = re.findall(r"--([\w-]+):|\b(?:const|let|function|class) (\w+)", text)
        return {name.lower() for pair in pairs for name in pair if name}
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        for field in ("name", "id", "attr", "arg"):
            name = getattr(node, field, None)
            found |= {name.lower()} if isinstance(name, str) else set()
    return found


def ids_in(text: str, suffix: str) -> set[str]:
    """Return what could be an id in a file: strings, keys and classes, and the parts of the names of messages."""
    if suffix == ".py":
        nodes = ast.walk(ast.parse(text))
        return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    if suffix == ".ftl":
        messages = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
        return {part for id in messages for part in (id, *(id[at.end() :] for at in re.finditer("-", id)))}
    quoted = re.findall(r"""(["'`])([a-z][\w-]*)\1""", text)
    keys_and_classes = re.findall(r"""^\s*(?:([a-z][\w-]*): ["'`{[]|\.([a-z][\w-]*) \{)""", text, re.MULTILINE)
    return {id for _, id in quoted} | {id for pair in keys_and_classes for id in pair if id}


@cache
def house() -> tuple[set[str], dict[str, list[str]]]:
    """Return the words of the house, and where each id stands in what all games share."""
    folder = tuple(each for key in rooms() for each in folders(key))
    names: set[str] = set()
    said: dict[str, list[str]] = {}
    for path, text in files():
        suffix = Path(path).suffix
        if not path.startswith((*folder, *MADE)) and suffix in {".py", ".ts", ".svelte", ".css", ".json", ".ftl"}:
            names |= own_words(text, suffix)
            for id in ids_in(text, suffix):
                said.setdefault(id, []).append(path)
    return names, said


@pytest.mark.parametrize("key", keys())
def test_shared_code_knows_nothing_of_what_is_in_a_box(key: str) -> None:
    names, said = house()
    known = {
        id: (what, said[id]) for id, what in box(key).items() if id in said and id.replace("-", "_") not in names
    }
    assert known == {}


def test_what_shared_code_knows_of_a_box_would_be_found() -> None:
    assert {"vp", "culture"} <= ids_in('SCORES = ("score", "vp", "culture")', ".py")
    assert {"vp", "military", "technology"} <= ids_in(
        'a = {\n vp: "M20",\n};\n .military {\n x("technology")', ".ts"
    )
    assert {"coins", "special-action"} <= ids_in("ending-coins = x\nkind-special-action = y", ".ftl")
    assert {"vp", "coins", "military", "wonder"} <= set(box("age-of-civilization"))
    assert {"culture", "government", "colonies"} <= set(box("through-the-ages"))
    assert not {"vp", "coins", "culture", "government", "colonies", "military", "technology"} & house()[0]


@pytest.mark.parametrize("key", keys())
def test_a_game_has_its_three_folders_and_the_key_of_its_room(key: str) -> None:
    assert [folder for folder in folders(key) if not (ROOT / folder).is_dir()] == []
    assert find(key).key == key
    assert room(key) == ROOT / folders(key)[0]


def test_the_room_of_a_game_in_the_making_is_no_shared_code(tmp_path: Path) -> None:
    for name in ("chess", "nine_men_s_morris", "__pycache__"):
        (tmp_path / "src" / "ecumene" / "games" / name).mkdir(parents=True)
    assert rooms(tmp_path) == ["chess", "nine-men-s-morris"]
    assert set(keys()) <= set(rooms())


def test_the_shelf_knows_its_games_without_importing_them() -> None:
    rooms = "[name for name in sys.modules if name.startswith('ecumene.games.')]"
    code = f"import sys; from ecumene.games import keys; print(keys(), {rooms})"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == f"{keys()} []"


def test_a_part_that_a_game_does_not_have_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, "toy", "tests.toy")
    assert part("toy", "ladder") is None
    assert part("toy", "turn") is not None
    assert room("toy") == ROOT / "tests" / "toy"
