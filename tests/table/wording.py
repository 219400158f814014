"""What the tests of a game's words share: faults of texts, whole games heard, the three languages compared."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from fluent.runtime import FluentResource
from fluent.syntax import ast

from ecumene.kernel.game import Game
from ecumene.kernel.refusal import OTHER_QUESTION
from ecumene.table import refusals
from ecumene.table.outcomes import outcome
from ecumene.table.table import Table
from ecumene.table.words import LANGS, Words, words

REFUSALS = 12  # sampled at every decision
MINE = ("moves", "log", "refusals", "labels")  # the files that belong together: same ids, attributes, variables
LATIN = re.compile("[A-Za-z]")
FOREIGN = {"A", "B", "I", "II", "III", "IV"}  # what Russian and Greek write in Latin letters: ages and sides
SQUARE = re.compile(r"[a-p]\d\d?")  # of a map: called so in all languages
NONE = re.compile(r"(?<!you have )(?<!there is )\bnone\b(?! of)")  # where there is no thing
PLURALS = [("en", {"one", "other"}), ("ru", {"one", "few", "many"}), ("el", {"one", "other"})]


# What is wrong with a text.


def fault(text: str, lang: str) -> str:
    """Return what is wrong with a text that a person reads, or nothing."""
    if not text:
        return "empty"
    if re.search(r"[{}$_]", text):
        return "unresolved"
    if text != text.strip() or "  " in text or re.search(r"\s[.,:;!?·)»”]", text) or re.search(r"[(«“]\s", text):
        return "spaces"
    if lang == "en":
        return "a word for nothing" if NONE.search(text) else ""
    left = " ".join(
        word for word in re.findall(r"\w+", text) if word not in FOREIGN and not SQUARE.fullmatch(word)
    )
    return "Latin letters" if LATIN.search(left) else ""


def sentence_fault(text: str, lang: str) -> str:
    """Return what is wrong with a whole sentence."""
    if text and not (text[0].isupper() or text[0] in "«“"):
        return "begins with a small letter"
    if text and text[-1] not in ".!?;":
        return "has no end"
    return fault(text, lang)


def label_fault(text: str, lang: str) -> str:
    """Return what is wrong with a label."""
    if text and not text[0].isupper():
        return "begins with a small letter"
    if text and text[-1] in ".:,":
        return "ends like a sentence"
    return fault(text, lang)


# Whole games.


class Heard:
    """What was said in one game, and what was wrong with it."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.wrong: set[str] = set()
        for lang in LANGS:
            self.of(lang).lacking.clear()

    def of(self, lang: str) -> Words:
        return words(self.game, lang)

    def label(self, text: str, lang: str) -> None:
        self._note(label_fault(text, lang), text, lang)

    def sentence(self, text: str, lang: str) -> None:
        self._note(sentence_fault(text, lang), text, lang)

    def phrase(self, text: str | None, lang: str) -> None:
        if text is not None:
            self._note(fault(text, lang), text, lang)

    def _note(self, wrong: str, text: str, lang: str) -> None:
        if wrong:
            self.wrong.add(f"{lang}, {wrong}: {text!r}")

    def result(self) -> list[str]:
        return sorted(self.wrong | {f"{lang} lacks {id}" for lang in LANGS for id in self.of(lang).lacking})

    def decision(self, t: Table, seat: int, random: Random) -> None:
        """Hear what a seat is asked, offered and refused."""
        frame = t.state.stack[-1]
        chosen = random.choice(t.moves(seat))
        tried = random.sample(self.game.writable_actions(t.state), REFUSALS)
        refused = [refusal for a in tried if (refusal := refusals.refusal(t, seat, a)) is not None]
        for lang in LANGS:
            self.sentence(self.of(lang).ask(type(frame).__name__, frame.source(), t.legal(seat)), lang)
            for row in t.offers(seat, lang):
                self.label(row["label"], lang)
                self.phrase(row["summary"] or None, lang)
                for part in [
                    *row["net"],
                    *row["price"],
                    *(line for cost in row["price"] for line in cost["rows"]),
                ]:
                    self.phrase(part["text"], lang)
            for line in t.preview(seat, chosen, lang)["lines"]:
                self.sentence(line["text"], lang)
            for refusal in refused:
                assert refusal.rule in self.game.rulebook.rules or refusal.rule == OTHER_QUESTION, refusal.rule
                self.sentence(refusals.illegal(t, refusal, seat, lang).reason, lang)

    def log(self, t: Table) -> None:
        """Hear the whole log as every seat and a spectator read it."""
        for lang in LANGS:
            for viewer in (None, *range(t.players)):
                for line in t.log(viewer, lang=lang):
                    self.sentence(line["text"], lang)
                    for cause in line["because"]:
                        self.label(cause["text"], lang)
                    if line["move"]["label"] is not None and line["move"]["seat"] >= 0:
                        self.label(line["move"]["label"], lang)


def result_lines(game: Game, doc: dict[str, Any], lang: str) -> list[str]:
    """Return how a game ended and what it came to besides, as every client says it."""
    said = words(game, lang)
    return [said.format(f"ending-{doc['ending']}"), *outcome(said, doc)]


# What the engine can say at all.


def strings(home: Path, pattern: str) -> set[str]:
    """Return the strings written in an engine's code where a pattern stands."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(home.rglob("*.py")))
    return {word for part in re.findall(pattern, source) for word in re.findall(r'"([a-z0-9.-]+)"', part)}


# The languages beside each other.


class Reader:
    """The messages of some files: the variables of each, through references, and its choices."""

    def __init__(self, paths: list[Path]) -> None:
        self.parts: dict[str, ast.Pattern] = {}
        for path in paths:
            for entry in FluentResource(path.read_text(encoding="utf-8")).body:
                assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
                if isinstance(entry, ast.Message):
                    assert entry.id.name not in self.parts, f"{path}: {entry.id.name} is said twice"
                    assert entry.value is not None, f"{path}: {entry.id.name} says nothing"
                    self.parts[entry.id.name] = entry.value
                    for attribute in entry.attributes:
                        self.parts[f"{entry.id.name}.{attribute.id.name}"] = attribute.value

    def ids(self) -> set[str]:
        """Return the messages, without their attributes."""
        return {id for id in self.parts if "." not in id}

    def variables(self, id: str) -> set[str]:
        """Return what a message is given, whatever the case."""
        found = set()
        for node in nodes(self.parts[id]):
            if isinstance(node, ast.VariableReference):
                found.add(re.sub("-(nom|acc|gen)$", "", node.id.name))
            elif isinstance(node, ast.MessageReference):
                name = node.id.name + (f".{node.attribute.name}" if node.attribute else "")
                found |= self.variables(name) if name in self.parts else set()
        return found

    def plurals(self) -> Iterator[tuple[str, set[str]]]:
        """Return the keys of each choice by number."""
        for id, pattern in self.parts.items():
            for node in nodes(pattern):
                if isinstance(node, ast.SelectExpression):
                    keys = {key.name for key in (v.key for v in node.variants) if isinstance(key, ast.Identifier)}
                    if keys & {"one", "two", "few", "many"}:
                        yield id, keys


def nodes(node: Any) -> Iterator[Any]:
    """Return a part of a message and everything inside it."""
    yield node
    children = vars(node).values() if isinstance(node, ast.BaseNode) else node if isinstance(node, list) else ()
    for child in children:
        if isinstance(child, ast.BaseNode | list):
            yield from nodes(child)


def mine(home: Path, lang: str) -> Reader:
    """Return the messages about play."""
    return Reader([home / "text" / lang / f"{name}.ftl" for name in MINE])


def everything(home: Path, lang: str) -> Reader:
    """Return all messages of a game; a small one has them in one file."""
    single = home / "text" / f"{lang}.ftl"
    return Reader([single] if single.is_file() else sorted((home / "text" / lang).glob("*.ftl")))
