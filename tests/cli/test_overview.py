from __future__ import annotations

import sys

import pytest

from ecumene.cli.commands import COMMANDS
from ecumene.cli.complaint import complaint
from ecumene.cli.main import main
from ecumene.cli.start import start
from ecumene.cli.words import say
from tests.cli.conftest import Call
from tests.cli.shell import ecumene


def test_alone_it_gives_an_overview(call: Call) -> None:
    said = call()
    assert said.code == 0
    assert all(f"ecumene {name}" in said.out for name in COMMANDS)


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
@pytest.mark.parametrize("name", sorted(COMMANDS))
def test_every_command_teaches_with_examples(call: Call, name: str, lang: str) -> None:
    said = call(name, "--help", "--lang", lang)
    assert said.code == 0
    assert f"ecumene {name}" in said.out
    headings = {"en": "Usage:", "ru": "Использование:", "el": "Χρήση:"}
    assert said.out.startswith(headings[lang])


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
@pytest.mark.parametrize("width", [60, 80])
def test_help_fits_the_terminal(call: Call, monkeypatch: pytest.MonkeyPatch, width: int, lang: str) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    learners = [("arena", word) for word in ("match", "ladder", "report", "train")]
    pages = [call("--lang", lang), *(call(*words, "--help", "--lang", lang) for words in learners)]
    pages += [call(name, "--help", "--lang", lang) for name in COMMANDS]
    assert [line for page in pages for line in page.out.splitlines() if len(line) > width] == []


def test_version(call: Call) -> None:
    assert call("--version").out.startswith("ecumene ")


@pytest.mark.parametrize(
    ("lang", "word"),
    [("ru_RU.UTF-8", "играть"), ("el_GR.UTF-8", "παίξτε"), ("de_DE.UTF-8", "play in"), ("C", "play in")],
)
def test_the_environment_chooses_the_language(lang: str, word: str) -> None:
    assert word in ecumene(lang=lang).out


def test_lang_before_the_command_works_too(call: Call) -> None:
    assert "Игроков" in call("--lang", "ru", "games").out
    assert "Παίκτες" in call("--lang=el", "games").out


@pytest.mark.parametrize(
    ("argv", "needle"),
    [
        (("pley",), "play"),
        (("xyzzy",), "the commands are"),
        (("--lang", "fr"), "en, ru, el"),
        (("play",), "age-of-civilization"),
        (("play", "chess"), "age-of-civilization"),
        (("play", "age-of-civ"), "did you mean"),
        (("play", "age-of-civilization", "--wrong"), "--wrong"),
        (("play", "age-of-civilization", "--players", "7"), "1, 2, 3 or 4"),
        (("play", "age-of-civilization", "--players", "two"), "two"),
        (("play", "age-of-civilization", "--seats", "human,robot"), "planner"),
        (("play", "age-of-civilization", "--seats", "human,human", "--players", "3"), "2 seats, 3 players"),
        (("play", "age-of-civilization", "--options", "innovation"), "innovations"),
        (("play", "age-of-civilization", "--options", "innovations=maybe"), "true or false"),
        (("play", "age-of-civilization", "--options", "draft,draft"), "twice"),
        (("play", "age-of-civilization", "--names", "a,b,c"), "too many names"),
        (("play", "age-of-civilization", "--players", "1", "--options", "scenario=moon"), "silk-road"),
        (("play", "age-of-civilization", "--resume", "/no/such.game"), "/no/such.game"),
        (("play", "age-of-civilization", "--save", "/no/such/folder/x.game"), "no such file"),
        (("sim", "age-of-civilization", "--bots", "genius"), "greedy, planner"),
        (("sim", "age-of-civilization", "--games", "0"), "0"),
        (("sim", "age-of-civilization", "--seed", "-1"), "-1"),
        (("sim", "age-of-civilization", "--seed", str(2**64)), "whole number"),
        (("rules", "go"), "age-of-civilization"),
        (("record",), "show|verify"),
        (("record", "show", "/no/such.game"), "/no/such.game"),
        (("record", "verify", "/no/such.game"), "/no/such.game"),
        (("bench",), "age-of-civilization"),
    ],
)
def test_every_complaint_is_one_line_and_exit_code_2(call: Call, argv: tuple[str, ...], needle: str) -> None:
    said = call(*argv)
    assert said.code == 2
    assert said.err.startswith("ecumene: ")
    assert said.err.count("\n") == 1
    assert needle in said.err
    assert said.out == ""


def test_a_complaint_never_controls_the_terminal(call: Call) -> None:
    assert "\x1b" not in call("play", "\x1b[2Jgame").err
    assert "\x1b" not in call("\x1b[31m").err


def test_a_fault_of_ours_is_one_line_too() -> None:
    text = complaint(KeyError("x"), say("en"))
    assert text == "a fault of the program: KeyError: 'x' (ECUMENE_DEBUG=1 shows where)"


def test_an_interrupt_is_quiet(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def interrupted(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("ecumene.cli.main.run", interrupted)
    assert main([]) == 130
    assert capsys.readouterr().err == ""


def test_an_interrupt_while_everything_loads_is_quiet(monkeypatch: pytest.MonkeyPatch) -> None:
    class Impatient:
        def find_spec(self, name: str, *_: object) -> None:
            if name == "ecumene.cli.main":
                raise KeyboardInterrupt

    monkeypatch.delitem(sys.modules, "ecumene.cli.main")
    monkeypatch.setattr(sys, "meta_path", [Impatient(), *sys.meta_path])
    assert start() == 130
