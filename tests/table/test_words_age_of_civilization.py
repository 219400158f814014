"""Everything that Age of Civilization says, in three languages: nothing is missing, wrong or half English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import ecumene
from ecumene.games.age_of_civilization.dump import FRAMES
from ecumene.games.age_of_civilization.game import GAME
from ecumene.games.age_of_civilization.tables import HOME, SCENARIO_ROWS
from ecumene.kernel.frame import Frame
from ecumene.kernel.grammar import THING
from ecumene.kernel.refusal import Refusal
from ecumene.table import explain
from ecumene.table.messages import Messages, messages
from ecumene.table.table import Table
from ecumene.table.words import LANGS, Words, kebab, words

MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (1, {"innovations": True}),
    *((1, {"scenario": row["id"]}) for row in SCENARIO_ROWS),
    (2, {}),
    (2, {"draft": True}),
    (3, {"innovations": True, "changing_world": True}),
    (3, {"draft": True, "innovations": True}),
    (4, {"changing_world": True}),
    (4, {"first_game": True, "innovations": True}),
    (4, {"draft": True, "changing_world": True, "innovations": True}),
]
GAMES = 2  # of each mode, so 28 in all
REFUSALS = 12  # sampled at every decision
MINE = ("moves", "log", "refusals", "labels")  # the files that belong together: same ids, attributes, variables
LATIN = re.compile("[A-Za-z]")
FOREIGN: set[str] = set()  # words in Latin letters that Russian or Greek may use
NONE = re.compile(r"(?<!you have )\bnone\b")  # what a message is given where there is no thing


def of(lang: str) -> Words:
    return words(GAME, lang)


def own(lang: str) -> Messages:
    return messages(GAME, lang)


def number(slug: str) -> int:
    return GAME.things.numbers[slug]


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
    left = " ".join(word for word in text.split() if word not in FOREIGN)
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


@pytest.mark.parametrize(
    ("text", "lang"),
    [
        ("{ $seat } пасует.", "ru"),
        ("Анна получает none.", "ru"),
        ("Πάρης learns.", "el"),
        ("Ann gains  2 coins.", "en"),
        ("Ann gains 2 coins .", "en"),
        ("Ann learns none.", "en"),
        ("", "en"),
    ],
)
def test_faults_are_found(text: str, lang: str) -> None:
    assert fault(text, lang)


# Random games.


class Heard:
    """What was said in one game, and what was wrong with it."""

    def __init__(self) -> None:
        self.wrong: set[str] = set()
        for lang in LANGS:
            of(lang).lacking.clear()

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
        return sorted(self.wrong | {f"{lang} lacks {id}" for lang in LANGS for id in of(lang).lacking})


def hear_decision(t: Table, seat: int, heard: Heard, random: Random) -> None:
    """Say what a seat is asked, offered and refused."""
    frame = t.state.stack[-1]
    chosen = random.choice(t.moves(seat))
    refusals = [explain.refusal(t, seat, a) for a in random.sample(GAME.universe(t.state), REFUSALS)]
    for lang in LANGS:
        heard.sentence(of(lang).ask(type(frame).__name__, frame.source(), t.legal(seat)), lang)
        for row in t.offers(seat, lang):
            heard.label(row["label"], lang)
            heard.phrase(row["summary"] or None, lang)
            for part in [*row["net"], *row["price"], *(line for cost in row["price"] for line in cost["rows"])]:
                heard.phrase(part["text"], lang)
        for line in t.preview(seat, chosen, lang)["lines"]:
            heard.sentence(line["text"], lang)
        for refusal in refusals:
            if refusal is not None:
                assert refusal.rule in GAME.rulebook.rules, refusal.rule
                heard.sentence(of(lang).refusal(refusal), lang)


def hear_log(t: Table, heard: Heard) -> None:
    """Say the whole log as every seat and a spectator read it."""
    for lang in LANGS:
        for viewer in (None, *range(t.players)):
            for line in t.log(viewer, lang=lang):
                heard.sentence(line["text"], lang)
                for cause in line["because"]:
                    heard.label(cause["text"], lang)
                if line["move"]["label"] is not None and line["move"]["seat"] >= 0:
                    heard.label(line["move"]["label"], lang)


def result_lines(doc: dict[str, Any], names: tuple[str, ...], lang: str) -> list[str]:
    """Return how a game ended, as a client says it."""
    said = of(lang)
    out = [said.format(f"ending-{doc['ending']}")]
    winners = [said.seat(names, seat) for seat in doc["winners"]]
    out.append(said.format("result-winner", count=len(winners), winners=said.listed(winners)))
    if "achievements" in doc:
        won = [said.thing(number(slug)) for slug in doc["achievements"]]
        out.append(said.format("result-achievements", count=len(won), list=said.listed(won)))
    if "laurels" in doc:
        out.append(said.format("result-laurels", n=doc["laurels"]))
    return out


@pytest.mark.parametrize("game", range(GAMES))
@pytest.mark.parametrize(
    "mode", range(len(MODES)), ids=lambda at: f"{MODES[at][0]}-{'-'.join(map(str, MODES[at][1].values()))}"
)
def test_whatever_happens_is_said_well(mode: int, game: int) -> None:
    players, options = MODES[mode]
    seed = 1000 * game + mode
    random, heard = Random(seed), Heard()
    t = ecumene.new(GAME.key, players, seed=seed, options=options)
    while t.waiting:
        seat = random.choice(t.waiting)
        hear_decision(t, seat, heard, random)
        t.play(seat, random.choice(t.moves(seat)))
    hear_log(t, heard)
    assert t.result is not None
    for lang in LANGS:
        for line in result_lines(t.result, (), lang):
            heard.sentence(line, lang)
    assert heard.result() == []


# What the engine can say at all.


@cache
def source() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(HOME.glob("*.py")))


def strings(pattern: str) -> set[str]:
    """Return the strings written in the engine's code where a pattern stands."""
    return {word for part in re.findall(pattern, source()) for word in re.findall(r'"([a-z.-]+)"', part)}


def cited() -> list[str]:
    return sorted(word for word in strings(r"(?:Refusal\(|RULE: ClassVar)([^,)]*)") if word.startswith("aoc."))


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_of_event_has_a_line(lang: str) -> None:
    kinds = strings(r"luck\.tell\(([^,]*),")
    assert {"coins", "horde-withstood", "horde-overruns", "game-end", "pick"} <= kinds
    assert [kind for kind in sorted(kinds) if not own(lang).has(f"log-{kind}")] == []
    assert own(lang).has("log-pick-hidden")


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_says_what_is_wrong_here(lang: str) -> None:
    assert len(cited()) > 30
    assert [rule for rule in cited() if not own(lang).has("why-" + rule.replace(".", "-"))] == []
    for rule in cited():
        for thing, need, have in ((number("rome"), 1, 0), (number("rome"), 5, 3), (number("farm"), 2, 1)):
            assert sentence_fault(of(lang).refusal(Refusal(rule, thing, need, have)), lang) == "", rule


@pytest.mark.parametrize("lang", LANGS)
def test_every_paragraph_has_a_name_and_every_question_is_asked(lang: str) -> None:
    said = of(lang)
    said.lacking.clear()
    for name, kind in FRAMES.items():
        assert label_fault(said.frame(name), lang) == "", name
        asks = kind.waits_for is not Frame.waits_for
        assert own(lang).has(f"ask-{kebab(name)}") == asks, name
        assert sentence_fault(said.ask(name, number("rome"), []), lang) == "" or not asks, name
    assert said.lacking == set()


@pytest.mark.parametrize("lang", LANGS)
def test_every_move_has_a_label_and_a_hint(lang: str) -> None:
    said = of(lang)
    said.lacking.clear()
    for at, verb in enumerate(GAME.grammar.verbs):
        for subject, amount in ((-1, -1), (number("rome"), -1), (number("rome"), number("slavs"))):
            if subject >= 0 or verb.subject != THING:
                assert label_fault(said.move_label((at, subject, amount)), lang) == "", verb.word
        assert sentence_fault(said.format(f"move-{verb.word}", attribute="hint"), lang) == "", verb.word
    assert said.lacking == set()


@pytest.mark.parametrize("lang", LANGS)
def test_places_and_numbers_have_names(lang: str) -> None:
    said = of(lang)
    said.lacking.clear()
    args: dict[str, Any] = {"round": 2, "rounds": 6, "n": 3, "seat": "Άννα" if lang == "el" else "Анна"}
    ids = [id for id in own(lang).ids if id.startswith(("zone-", "stat-", "symbol-"))]
    assert {"zone-action-row", "zone-market", "zone-hand", "stat-coins", "stat-techs", "symbol-event"} <= set(ids)
    for id in ids:
        assert fault(said.format(id, **args), lang) == "", id
        for attribute in own(lang).attributes(id):
            assert fault(said.format(id, attribute=attribute, **args), lang) == "", id
    assert said.lacking == set()


# The three languages beside each other.


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


def mine(lang: str) -> Reader:
    return Reader([HOME / "text" / lang / f"{name}.ftl" for name in MINE])


def everything(lang: str) -> Reader:
    return Reader(sorted((HOME / "text" / lang).glob("*.ftl")))


@pytest.mark.parametrize("lang", ["ru", "el"])
def test_the_languages_have_the_same_messages(lang: str) -> None:
    ids = {id for id in everything(lang).parts if "." not in id}
    assert ids == {id for id in everything("en").parts if "." not in id}
    assert set(mine(lang).parts) == set(mine("en").parts)


@pytest.mark.parametrize("lang", ["ru", "el"])
def test_the_languages_use_the_same_variables(lang: str) -> None:
    own, english = mine(lang), mine("en")
    differ = [id for id in english.parts if own.variables(id) != english.variables(id)]
    assert differ == []


@pytest.mark.parametrize(
    ("lang", "keys"), [("en", {"one", "other"}), ("ru", {"one", "few", "many"}), ("el", {"one", "other"})]
)
def test_no_plural_is_forgotten(lang: str, keys: set[str]) -> None:
    found = dict(mine(lang).plurals())
    assert {"size-coins", "net-coins", "price-coins", "need-coins", "zone-deck", "result-laurels"} <= set(found)
    assert {id: names for id, names in found.items() if names != keys} == {}
    for id, names in everything(lang).plurals():
        assert names >= keys - {"few"}, id  # some cases have one form for few and many
