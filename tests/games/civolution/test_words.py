"""Everything in the box has a name and a text in three languages, which are alike."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ecumene.games.civolution.card_data import CARDS, HOME, MODULE_ROWS, THINGS
from ecumene.games.civolution.continent.lands import PLACES
from ecumene.table.words import LANGS
from tests.rules import rule
from tests.table.wording import label_fault, sentence_fault

CASES = {"en": set[str](), "ru": {"acc", "gen"}, "el": {"nom", "acc", "gen"}}


def plain(value: ast.Pattern | None) -> str:
    """Return a message that is plain text; most words of the box are."""
    return "".join(part.value for part in (value.elements if value else []) if isinstance(part, ast.TextElement))


def read(folder: Path) -> dict[str, dict[str, str]]:
    """Return all messages of a folder with their attributes; the name is the attribute ''."""
    found: dict[str, dict[str, str]] = {}
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), (path.name, entry.content)
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, entry.id.name
                rows = {attribute.id.name: plain(attribute.value) for attribute in entry.attributes}
                found[entry.id.name] = {"": plain(entry.value), **rows}
    return found


SAID = {lang: read(HOME / "text" / lang) for lang in LANGS}


@pytest.mark.parametrize("lang", LANGS)
def test_every_thing_and_place_has_a_name_in_all_its_cases(lang: str) -> None:
    said = SAID[lang]
    names = [*THINGS.slugs, *(f"place-{slug}" for slug in PLACES.slugs)]
    assert [id for id in names if id not in said] == []
    assert [id for id in names if not CASES[lang] <= set(said[id])] == []
    assert {id: said[id][""] for id in names if label_fault(said[id][""], lang)} == {}


@pytest.mark.parametrize("lang", LANGS)
def test_what_things_say_are_whole_sentences(lang: str) -> None:
    texts = {
        f"{id}.{part}": text
        for id in THINGS.slugs
        for part, text in SAID[lang][id].items()
        if part and part not in CASES["el"] and part != "cost"
    }
    assert len(texts) > 600
    assert {id: text for id, text in texts.items() if sentence_fault(text, lang)} == {}


@pytest.mark.parametrize("lang", LANGS)
def test_names_of_one_kind_are_told_apart(lang: str) -> None:
    for first in "abcdegipf":
        names = [SAID[lang][id][""] for id in THINGS.slugs if id[0] == first and id[1:].isdigit()]
        assert sorted(set(names)) == sorted(names)
    places = [SAID[lang][f"place-{slug}"][""] for slug in PLACES.slugs]
    assert len(set(places)) == len(places)


@pytest.mark.parametrize("lang", LANGS)
def test_a_card_says_its_cost_its_bonus_and_its_ability_and_a_module_its_levels(lang: str) -> None:
    for card in CARDS:
        assert {"cost", "instant", "ability"} <= set(SAID[lang][THINGS.slugs[card]])
    for row in MODULE_ROWS:
        assert {"level-1", "level-2", "level-3"} <= set(SAID[lang][row["id"]])


@pytest.mark.parametrize("lang", ["ru", "el"])
def test_the_languages_have_the_same_messages_and_parts(lang: str) -> None:
    english = {id: set(parts) - CASES["el"] for id, parts in SAID["en"].items()}
    assert {id: set(parts) - CASES["el"] for id, parts in SAID[lang].items()} == english


FAVOUR = {"en": "favour", "ru": "благосклонности", "el": "εύνοια"}
USED = {"en": "used", "ru": "доступна", "el": "χρησιμοποιηθεί"}


@rule("civo.planning.levels", "civo.level-token.turn", "civo.feeding.deus")
@pytest.mark.parametrize("lang", LANGS)
def test_words_of_moves_promise_neither_more_nor_less_than_the_rules(lang: str) -> None:
    said = SAID[lang]
    any_order = said["trade"]["level-1"].split(". ")[-1]
    assert any_order in said["planning"]["level-3"]  # a goal is gained and installed in any order
    assert USED[lang] not in said["move-turn"]["hint"]  # a level can be used without its token
    assert FAVOUR[lang] not in said["move-save"][""]  # an ability may save a tribe for nothing
