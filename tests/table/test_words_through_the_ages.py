"""Everything that Through the Ages says, in three languages: nothing is missing, wrong or half English."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import pytest

from ecumene.games.through_the_ages.card_data import FIRST_GAME_SCORE, HOME, ROWS
from ecumene.games.through_the_ages.effects.effect import GOODS
from ecumene.games.through_the_ages.game import GAME
from ecumene.kernel.grammar import NUMBER
from ecumene.kernel.luck import Event
from ecumene.kernel.refusal import Refusal
from ecumene.table.messages import Messages, messages
from ecumene.table.moves import ANSWERED, REVISED
from ecumene.table.table import Table
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
    (2, {}),
    (2, {"first_game": True}),
    (3, {}),
    (3, {"peaceful": True}),
    (4, {}),
    (4, {"first_game": True}),
    (4, {"peaceful": True}),
]
GAMES = 2  # of each mode, so 14 in all
HEARD = 0.05  # the part of all decisions that is listened to; the log is heard as a whole
HIDDEN = ["add", "defend", "discard", "draw", "obsolete", "peek", "prepare"]
GAINED = ["science", "culture", "food", "resources", "population", "yellow", "blue", "civil-action-back"]


def of(lang: str) -> Words:
    return words(GAME, lang)


def own(lang: str) -> Messages:
    return messages(GAME, lang)


def number(slug: str) -> int:
    return GAME.things.numbers[slug]


# Random games.


def chosen(random: Random, moves: Sequence[str]) -> str:
    """Return a move that brings a game forward: nobody resigns or ends a turn while something can be done."""
    busy = [move for move in moves if move not in ("resign", "done", "pass")]
    if busy and random.random() < 0.75:
        return random.choice(busy)
    return random.choice([move for move in moves if move != "resign" or random.random() < 0.01] or list(moves))


@pytest.mark.parametrize("game", range(GAMES))
@pytest.mark.parametrize(
    "mode", range(len(MODES)), ids=lambda at: f"{MODES[at][0]}-{'-'.join(MODES[at][1]) or 'full'}"
)
def test_whatever_happens_is_said_well(mode: int, game: int) -> None:
    players, options = MODES[mode]
    seed = 1000 * game + mode
    random, heard = Random(seed), Heard(GAME)
    t = Table.begin(GAME, players, options, seed)
    while t.waiting:
        seat = random.choice(t.waiting)
        if random.random() < HEARD or not ordinary(t):
            heard.decision(t, seat, random)
        t.play(seat, chosen(random, t.moves(seat)))
    heard.log(t)
    assert t.result is not None
    for lang in LANGS:
        for line in result_lines(GAME, t.result, lang):
            heard.sentence(line, lang)
    assert heard.result() == []


def ordinary(t: Table) -> bool:
    """Tell whether a decision is one of those that every turn has."""
    return type(t.state.stack[-1]).__name__ in ("ActionPhase", "PoliticsPhase", "DiscardExcess")


# What the engine can say at all.


@cache
def kinds() -> list[str]:
    """Return every kind of event: those written in the code, and those named after goods and scores."""
    found = strings(HOME, r"luck\.tell\(([^,]*),")
    names = [f"first-game-{name.replace('_', '-')}" for name in FIRST_GAME_SCORE]
    return sorted({*found, *GAINED, *names, "military-actions"})


@cache
def cited() -> list[str]:
    """Return every rule that the engine cites: each id in its code is one of them."""
    return sorted(word for word in strings(HOME, r'("tta\.[a-z.-]+")'))


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_of_event_has_a_line(lang: str) -> None:
    assert {"take", "science-pool", "unit-pool", "token-moved", "offer-as-b", "war-resolved"} <= set(kinds())
    assert {name.replace("-", "_") for name in GAINED} <= set(GOODS)
    assert [kind for kind in kinds() if not own(lang).has(f"log-{kind}")] == []
    shared = {f"log-{ANSWERED}", f"log-{REVISED}"}
    lines = {id for id in own(lang).ids if id.startswith("log-")} - shared
    assert lines == {f"log-{kind}" for kind in kinds()} | {f"log-{kind}-hidden" for kind in HIDDEN}


@pytest.mark.parametrize("lang", LANGS)
def test_every_line_can_be_read_with_any_numbers(lang: str) -> None:
    said, names = of(lang), ("Άννα", "Πάρης") if lang == "el" else ("Анна", "Борис")
    said.lacking.clear()
    reader = mine(HOME, lang)
    for kind in kinds():
        seats = "amount-seat" in reader.variables(f"log-{kind}")
        for amount in (0, 1, 2, 3) if seats else (-22, -2, -1, 0, 1, 2, 5, 21):
            for source in (-1, number("homer")):
                if source < 0 and kind in ("homer", "upgrade", "discover"):  # told with a source always
                    continue
                for eye in (-1, 1) if kind in HIDDEN else (-1,):
                    told = Event(kind, 0, number("pyramids"), amount, source, eye, [])
                    assert sentence_fault(said.log_line(told, 0, names), lang) == "", kind
    assert said.lacking == set()


@pytest.mark.parametrize("lang", LANGS)
def test_every_refusal_says_what_is_wrong_here(lang: str) -> None:
    assert len(cited()) > 90
    assert [rule for rule in cited() if not own(lang).has("why-" + rule.replace(".", "-"))] == []
    whys = {id.removeprefix("why-") for id in own(lang).ids if id.startswith("why-")}
    assert whys == {rule.replace(".", "-") for rule in cited()}
    things = (number("homer"), number("bronze"), number("war-over-culture"))
    for rule in cited():
        for thing, (need, have) in zip(things, ((1, 0), (5, 3), (-1, -1)), strict=True):
            assert sentence_fault(of(lang).refusal(Refusal(rule, thing, need, have)), lang) == "", rule


@pytest.mark.parametrize("lang", LANGS)
def test_every_move_has_a_label_and_a_hint(lang: str) -> None:
    said = of(lang)
    said.lacking.clear()
    for at, verb in enumerate(GAME.grammar.verbs):
        for subject, amount in ((number("bronze"), number("iron")), (1, 0), (2, 1), (5, 2)):
            if verb.subject == NUMBER or subject == number("bronze") or verb.amount == NUMBER:
                assert label_fault(said.move_label((at, subject, amount)), lang) == "", verb.word
        assert sentence_fault(said.format(f"move-{verb.word}", attribute="hint"), lang) == "", verb.word
    assert said.lacking == set()


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_can_be_named_in_every_move(lang: str) -> None:
    said = of(lang)
    said.lacking.clear()
    verbs = [at for at, verb in enumerate(GAME.grammar.verbs) if verb.subject != NUMBER]
    for card in range(len(ROWS)):
        for verb in verbs:
            assert fault(said.move_label((verb, card, 0)), lang) == "", GAME.things.slug(card)
    assert said.lacking == set()


@pytest.mark.parametrize("lang", LANGS)
def test_places_and_numbers_have_names(lang: str) -> None:
    said = of(lang)
    said.lacking.clear()
    args: dict[str, Any] = {"round": 2, "n": 3, "total": 4, "seat": "Άννα" if lang == "el" else "Анна"}
    ids = [id for id in own(lang).ids if id.startswith(("zone-", "stat-"))]
    assert {"zone-row", "zone-events", "stat-culture", "stat-corruption"} <= set(ids)
    for id in ids:
        assert fault(said.format(id, **args), lang) == "", id
        for attribute in own(lang).attributes(id):
            assert label_fault(said.format(id, attribute=attribute, **args), lang) == "", id
    assert said.lacking == set()


@pytest.mark.parametrize("lang", LANGS)
def test_every_chapter_of_the_rules_has_a_title(lang: str) -> None:
    sections = {rule.section for rule in GAME.rulebook.rules.values()}
    titles = {id.removeprefix("section-") for id in own(lang).ids if id.startswith("section-")}
    assert titles - {"table"} == sections
    for section in sections:
        assert label_fault(of(lang).format(f"section-{section}"), lang) == "", section


# The three languages beside each other.


@pytest.mark.parametrize(("lang", "keys"), PLURALS)
def test_no_plural_is_forgotten(lang: str, keys: set[str]) -> None:
    found = dict(mine(HOME, lang).plurals())
    assert {"size-resources", "net-resources", "price-science", "need-civil", "zone-row-price"} <= set(found)
    assert {id: names for id, names in found.items() if names != keys} == {}
    for id, names in everything(HOME, lang).plurals():
        assert "one" in names and names & {"many", "other"}, id
