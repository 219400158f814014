"""What is the same for everybody travels light."""

from __future__ import annotations

import pytest
from fluent.syntax import ast, parse

from ecumene.games import find, keys
from ecumene.server import catalogue
from ecumene.table.messages import HERE, texts
from tests.server.house import House

LEFT_OUT = ("rule-", "why-", "section-")


def names(text: str) -> set[str]:
    """Return the names of the messages and terms of a Fluent text; all of it must be sound."""
    body = parse(text).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)}


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
@pytest.mark.parametrize("game", keys())
def test_words_are_sent_but_for_rules_and_refusals(game: str, lang: str) -> None:
    whole: set[str] = set()
    for folder in [*texts(find(game)), HERE]:
        for path in [folder / f"{lang}.ftl", *(folder / lang).glob("*.ftl")]:
            whole |= names(path.read_text(encoding="utf-8")) if path.is_file() else set()
    assert names(catalogue.fluent(game, lang)) == {name for name in whole if not name.startswith(LEFT_OUT)}


def test_facts_of_a_game_are_compressed_and_asked_for_once(house: House) -> None:
    nobody = house.nobody()
    path = "/api/games/age-of-civilization/cards"
    first = nobody.get(path, headers={"accept-encoding": "gzip"})
    assert first.headers["content-encoding"] == "gzip"
    assert len(first.json()) > 100
    again = nobody.get(path, headers={"if-none-match": first.headers["etag"]})
    assert again.status_code == 304 and not again.content
    russian = nobody.get(path, params={"lang": "ru"}, headers={"if-none-match": first.headers["etag"]})
    assert russian.status_code == 200
    plain = nobody.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.json() == first.json()


def test_answers_about_people_are_not_compressed(house: House) -> None:
    ada = house.guest()
    assert "content-encoding" not in ada.get("/api/me", headers={"accept-encoding": "gzip"}).headers
