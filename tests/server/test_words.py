"""What the server says: in three languages, each sentence with all that its place in the code gives it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import ecumene.server
from ecumene.server.errors import BY_STATUS, STATUS, TEXT
from ecumene.table.messages import LANGS, Messages

SOURCES = sorted(Path(ecumene.server.__file__).parent.rglob("*.py"))
WORDINGS = {"error-storage": ["error-storage-reading", "error-storage-taken", "error-storage-unsure"]}
IN_OWN_WORDS = {"error-illegal"}  # the rulebook's


class Said(NamedTuple):
    """A place in the code that says something: the messages, what they are told, and where it stands."""

    ids: list[str]
    given: set[str]
    where: str


def places(tree: ast.AST, file: str = "") -> Iterator[Said]:
    """Find all refusals and all calls of `say`."""
    timed = {
        id(node.func.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "again_in"
    }
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
            continue
        given = {each.arg for each in node.keywords if each.arg} | ({"seconds"} if id(node) in timed else set())
        where = f"{file}:{node.lineno}"
        if node.func.id == "Problem":
            codes = texts(node.args[0]) or [*BY_STATUS.values(), "invalid"]  # by the status of the framework
            ids = [f"error-{code}" for code in codes]
            yield Said([each for id in ids for each in (id, *WORDINGS.get(id, []))], given, where)
        elif node.func.id == "say" and len(node.args) > 1:
            yield Said(texts(node.args[1]), given, where)


def texts(node: ast.expr) -> list[str]:
    """Return the texts that an expression may be."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


class Variables(Visitor):
    """Collects what a message wants to be told, in all its variants."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)


def wanted(lang: str) -> dict[str, set[str]]:
    """Return what each message wants to be told."""
    found = {}
    for entry in FluentParser().parse((TEXT / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def missing(said: list[Said], wants: dict[str, set[str]]) -> list[str]:
    """Return what is not told where it is wanted, and what has no words."""
    return [
        f"{each.where}: {id} {sorted(wants[id] - each.given) if id in wants else 'has no words'}"
        for each in said
        for id in each.ids
        if id not in IN_OWN_WORDS and (id not in wants or wants[id] - each.given)
    ]


def said_by_server() -> list[Said]:
    return [each for path in SOURCES for each in places(ast.parse(path.read_text(encoding="utf-8")), path.name)]


@pytest.mark.parametrize("lang", LANGS)
def test_every_error_has_its_words_in_three_languages(lang: str) -> None:
    messages, said = Messages(lang, [TEXT]), said_by_server()
    assert not messages.lacking and messages.ids == Messages("en", [TEXT]).ids
    codes = {id for each in said for id in each.ids} - IN_OWN_WORDS
    assert {f"error-{code}" for code in STATUS} <= codes, "each of them is said somewhere"
    assert {id for id in messages.ids if id.startswith("error-")} == {id for id in codes if "error-" in id}
    assert missing(said, wanted(lang)) == []


def test_a_sentence_that_is_not_told_a_number_is_found() -> None:
    def found(code: str) -> list[str]:
        return missing(list(places(ast.parse(code))), wanted("en"))

    assert found('Problem("too-many", most=2).again_in(3.0)') == []
    assert found('Problem("too-many", most=2)') == [":1: error-too-many ['seconds']"]
    assert found('Problem("full" if x else "too-deep").again_in(1)') == [
        ":1: error-full ['most']",
        ":1: error-too-deep ['most']",
    ]
    assert found('Problem("nobody-knows")') == [":1: error-nobody-knows has no words"]
    assert found('say(lang, "guest-name")') == [":1: guest-name ['number']"]


@pytest.mark.parametrize("lang", LANGS)
def test_whatever_is_refused_for_a_while_or_for_its_size_names_the_limit(lang: str) -> None:
    """429, 413 and 408 name a number; what comes to an end by itself says when to try again."""
    wants = wanted(lang)
    for code, status in STATUS.items():
        if status in (408, 413, 429) and code != "busy":  # all people together, whose number tells nobody anything
            assert "most" in wants[f"error-{code}"], code
    for code in (
        "slow",
        "too-often",
        "too-many",
        "full",
        "busy",
        "own-work",
        "bot-tables",
        "bots-behind",
        "not-ready",
    ):
        assert "seconds" in wants[f"error-{code}"], code
