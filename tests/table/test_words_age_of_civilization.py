"""Everything that Age of Civilization says, in three languages: nothing is missing, wrong or half English."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import ecumene
from ecumene.games.age_of_civilization.card_data import HOME, SCENARIO_ROWS
from ecumene.games.age_of_civilization.game import GAME
from ecumene.kernel.grammar import THING
from ecumene.kernel.refusal import Refusal
from ecumene.table.messages import Messages, messages
from ecumene.table.words import LANGS, Words, words
from tests.table.wording import (
    PLURALS,
    Heard,
    everything,
    fault,
    label_fault,
    mine,
    result_lines,
    sentence_fault,
    strings,
)

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


def of(lang: str) -> Words:
    return words(GAME, lang)


def own(lang: str) -> Messages:
    return messages(GAME, lang)


def number(slug: str) -> int:
    return GAME.things.numbers[slug]


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


@pytest.mark.parametrize("game", range(GAMES))
@pytest.mark.parametrize(
    "mode", range(len(MODES)), ids=lambda at: f"{MODES[at][0]}-{'-'.join(map(str, MODES[at][1].values()))}"
)
def test_whatever_happens_is_said_well(mode: int, game: int) -> None:
    players, options = MODES[mode]
    seed = 1000 * game + mode
    random, heard = Random(seed), Heard(GAME)
    t = ecumene.new(GAME.key, players, seed=seed, options=options)
    while t.waiting:
        seat = random.choice(t.waiting)
        heard.decision(t, seat, random)
        t.play(seat, random.choice(t.moves(seat)))
    heard.log(t)
    assert t.result is not None
    for lang in LANGS:
        for line in result_lines(GAME, t.result, lang):
            heard.sentence(line, lang)
    assert heard.result() == []


# What the engine can say at all.


def cited() -> list[str]:
    return sorted(
        word for word in strings(HOME, r"(?:Refusal\(|reason\(|RULE: ClassVar)([^,)]*)") if word.startswith("aoc.")
    )


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_of_event_has_a_line(lang: str) -> None:
    kinds = strings(HOME, r"luck\.tell\(([^,]*),")
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
    ids = [id for id in own(lang).ids if id.startswith(("stat-", "symbol-"))]
    assert {"stat-coins", "stat-techs", "symbol-war"} <= set(ids)
    for id in ids:
        assert fault(said.format(id, **args), lang) == "", id
        for attribute in own(lang).attributes(id):
            assert fault(said.format(id, attribute=attribute, **args), lang) == "", id
    assert said.lacking == set()


# The three languages beside each other.


@pytest.mark.parametrize(("lang", "keys"), PLURALS)
def test_no_plural_is_forgotten(lang: str, keys: set[str]) -> None:
    found = dict(mine(HOME, lang).plurals())
    assert {"size-coins", "net-coins", "price-coins", "need-coins", "result-laurels"} <= set(found)
    assert {id: names for id, names in found.items() if names != keys} == {}
    for id, names in everything(HOME, lang).plurals():
        assert names >= keys - {"few"}, id  # some cases have one form for few and many
