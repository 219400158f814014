"""The command line says the same things in all three languages, and nothing that nobody asks for."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ecumene.cli import words as say_module
from ecumene.cli.words import TEXT, language, say

CODE = "\n".join(path.read_text(encoding="utf-8") for path in Path(say_module.__file__).parent.rglob("*.py"))


def entries(lang: str) -> dict[str, ast.Message]:
    files = [folder / f"{lang}.ftl" for folder in TEXT]
    body = [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    messages = [entry for entry in body if isinstance(entry, ast.Message)]
    found = {entry.id.name: entry for entry in messages}
    assert len(found) == len(messages), "a message stands here twice"
    return found


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    visitor = Variables()
    visitor.visit(message)
    return visitor.names


@pytest.mark.parametrize("lang", ["ru", "el"])
def test_all_languages_have_the_same_messages_with_the_same_variables(lang: str) -> None:
    english, other = entries("en"), entries(lang)
    assert list(english) == list(other)
    assert {id: variables(english[id]) for id in english} == {id: variables(other[id]) for id in other}


def test_every_message_is_asked_for() -> None:
    first = "error|sheet|origin|bot|bench|sim|system|ending|command|aoc|key|signs|places|fault|help-train"
    first += "|[a-z]+-(group|icon|category|barred|next|highest|letter|token|water|asked)"
    dynamic = rf"(.*-(short|about|examples)|({first})-.*)"
    unused = [id for id in entries("en") if f'"{id}"' not in CODE and f"'{id}'" not in CODE]
    assert [id for id in unused if not re.fullmatch(dynamic, id)] == []


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_every_message_can_be_said(lang: str) -> None:
    speak = say(lang)
    for id, message in entries(lang).items():
        args: dict[str, Any] = dict.fromkeys(variables(message), 2)
        text = speak(id, **args)
        assert text and "{" not in text, id
    assert speak.own.lacking == set()


def test_a_missing_message_is_said_in_english() -> None:
    assert say("ru")("about").startswith("Ecumene")
    with pytest.raises(ValueError, match="en, ru, el"):
        say("fr")


@pytest.mark.parametrize(
    ("argv", "env", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "ru_RU.UTF-8"}, "ru"),
        ([], {"LANG": "ru_RU.UTF-8", "LC_ALL": "el_GR"}, "el"),
        ([], {"LC_ALL": "", "LANG": "fr_FR"}, "en"),
        (["play", "--lang", "el"], {"LANG": "ru"}, "el"),
        (["--lang=ru"], {}, "ru"),
        (["--", "--lang", "ru"], {}, "en"),
    ],
)
def test_language(argv: list[str], env: dict[str, str], lang: str) -> None:
    assert language(argv, env) == lang
