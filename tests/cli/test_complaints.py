"""Every complaint of the command line, in all three languages: one line, exit code 2, nothing written."""

from __future__ import annotations

import re
import socket
from pathlib import Path

import pytest

from ecumene.cli.commands import COMMANDS
from ecumene.cli.complaint import CAUSES, of_system
from ecumene.cli.words import say
from ecumene.games import find, keys
from ecumene.players import NAMES
from ecumene.table.record import MORE, TAGS
from tests.cli.conftest import Call, Said
from tests.cli.shell import GAME

PLAY = ("play", GAME)
WORDS = {  # what is typed in Latin letters in every language
    *(name for key in keys() for option in find(key).options for name in (option.name, *option.values)),
    *keys(),
    *COMMANDS,
    *NAMES,
    *TAGS,
    *MORE,
    *("bot", "folder", "module", "Class", "ecumene.players.Bot"),
    *(
        "ecumene",
        "human",
        "true",
        "false",
        "show",
        "verify",
        "match",
        "ladder",
        "report",
        "train",
        "en",
        "ru",
        "el",
    ),
    *("GAME", "COMMAND", "FILE", "UTF-8", "ECUMENE_DEBUG=1", "A,B", "RUN.jsonl"),
}
COMPLAINTS: list[tuple[str, ...]] = [
    ("pley",),
    ("xyzzy",),
    ("--lang",),
    ("play",),
    ("play", "chess"),
    ("play", "age-of-civ"),
    (*PLAY, "--wrong"),
    (*PLAY, "--plain=yes"),
    (*PLAY, "--seed"),
    (*PLAY, "--players", "7"),
    (*PLAY, "--players", "two"),
    (*PLAY, "--seats", "human,robot"),
    (*PLAY, "--seats", "human,human", "--players", "3"),
    (*PLAY, "--options", "innovation"),
    (*PLAY, "--options", "zzz"),
    (*PLAY, "--options", "innovations=maybe"),
    (*PLAY, "--options", "draft,draft"),
    (*PLAY, "--options", "scenario=silk-road"),
    (*PLAY, "--names", "a,b,c"),
    (*PLAY, "--players", "1", "--options", "scenario=moon"),
    (*PLAY, "--players", "1", "--options", "draft"),
    (*PLAY, "--players", "1", "--options", "first_game"),
    (*PLAY, "--resume", "missing.game"),
    (*PLAY, "--resume", "damaged.game"),
    (*PLAY, "--resume", "binary.game"),
    (*PLAY, "--resume", "folder"),
    (*PLAY, "--resume", "plain.txt/inside"),
    (*PLAY, "--resume", "done.game", "--seed", "4"),
    (*PLAY, "--save", "nowhere/x.game"),
    (*PLAY, "--save", "n" * 300),
    ("sim", GAME, "--bots", "genius"),
    ("sim", GAME, "--bots", "nowhere:Bot"),
    ("sim", GAME, "--bots", "json:JSONDecoder"),
    ("arena", "match", GAME, "json:nothing,random", "--out", "x.jsonl"),
    (*PLAY, "--seats", "human,nowhere:Bot"),
    ("sim", GAME, "--games", "0"),
    ("sim", GAME, "--seed", "-1"),
    ("sim", GAME, "--seed", str(2**64)),
    ("rules", "go"),
    ("rules", GAME, "--json", "plague", "--wrong"),
    ("record",),
    ("record", "play"),
    ("record", "verify"),
    ("record", "show", "missing.game"),
    ("record", "show", "plain.txt"),
    ("record", "show", "done.game", "--move", "999"),
    ("record", "verify", "missing.game"),
    ("bench",),
    ("bench", GAME, "--seconds", "soon"),
    ("bench", GAME, "--seconds", "0"),
    ("serve", "--port", "high"),
    ("serve", "--port", "70000"),
    ("serve", "--host", "203.0.113.1", "--port", "0"),
    ("arena", "match", GAME, "greedy,greedy", "--out", "x.jsonl"),
    ("arena", "match", GAME),
]


def names_apart(text: str) -> str:
    """Return a complaint without what a person types: names in quotes, options, files, words of the program."""
    text = re.sub(r"«[^»]*»|--[a-z-]+|\[[a-z]+\.[^\]]*\]|[\w/.-]+\.(game|txt|jsonl)[\w/.]*|n{300}", " ", text)
    return " ".join(word for word in re.findall(r"[\w=.,-]+", text) if word.strip(",.:") not in WORDS)


@pytest.fixture
def folder(tmp_path: Path, record: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a good record, a bad one, a file that is no text, and a folder."""
    text = record.read_text(encoding="utf-8")
    (tmp_path / "damaged.game").write_text(text.replace("\n3 ", "\n33 ", 1), encoding="utf-8")
    (tmp_path / "plain.txt").write_text("hello\n", encoding="utf-8")
    (tmp_path / "binary.game").write_bytes(b"\xff\xfe\x00")
    (tmp_path / "folder").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def inside(folder: Path) -> dict[str, bytes]:
    return {str(path): path.read_bytes() if path.is_file() else b"" for path in sorted(folder.rglob("*"))}


def complains(said: Said, code: int) -> str:
    assert said.code == code
    assert said.out == ""
    assert said.err.startswith("ecumene: ") and said.err.count("\n") == 1
    return said.err.removeprefix("ecumene: ")


@pytest.mark.parametrize("argv", COMPLAINTS, ids=" ".join)
def test_every_complaint_in_every_language(call: Call, folder: Path, argv: tuple[str, ...]) -> None:
    before = inside(folder)
    texts = [complains(call("--lang", lang, *argv), 2) for lang in ("en", "ru", "el")]
    assert len(set(texts)) == 3
    for text in texts[1:]:
        left = names_apart(text)
        assert not re.search("[A-Za-z]", left), text
        assert re.search("[Ѐ-ӿͰ-Ͽ]", text)
    assert inside(folder) == before


@pytest.mark.parametrize(("lang", "needle"), [("ru", "строка 13: здесь должен"), ("el", "γραμμή 13: εδώ έπρεπε")])
def test_a_record_that_differs_is_explained_in_the_readers_language(
    call: Call, folder: Path, lang: str, needle: str
) -> None:
    text = complains(call("record", "verify", "damaged.game", "--lang", lang), 1)
    assert text.startswith(f"damaged.game: {needle}")


def test_an_unknown_language_is_told_in_that_of_the_system(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "el_GR.UTF-8")
    assert "άγνωστη γλώσσα «fr»" in complains(call("games", "--lang", "fr"), 2)


def test_a_taken_port_is_told(call: Call) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        text = complains(call("serve", "--port", port, "--no-browser", "--lang", "ru"), 2)
    assert "адрес уже занят" in text


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_what_the_system_refuses_has_words(lang: str) -> None:
    for number in [*CAUSES, 9999]:
        text = of_system(OSError(number, "raw words", "x.game"), say(lang))
        assert text.startswith("x.game: ") and "raw" not in text
    assert of_system(OSError("odd"), say("en")) == "the system refused it (error 0)"
