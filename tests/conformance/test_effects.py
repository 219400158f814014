"""No move is a blind choice: each shows a sign or a line of its effect, and a sign where it changes a number."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc
from ecumene.kernel.laws.check import setups
from ecumene.kernel.luck import Luck
from ecumene.table.preview import foresee
from ecumene.table.table import Table
from ecumene.table.words import kebab, words
from tests.conformance.kit import KEYS, game_of, play_on

POSITIONS = 200  # of each game, spread over the ways to set it up
FAR = 9  # at most so many moves between two positions of a game
GAMES = 12  # played side by side


def positions(key: str) -> Iterator[tuple[Table, int]]:
    """Yield positions of random games with a seat that is asked."""
    game, ways, dice = game_of(key), setups(game_of(key)), Random(key)
    dice.shuffle(ways)
    tables: dict[int, Table] = {}
    for number in range(POSITIONS):
        at = number % GAMES
        table, luck = tables.get(at), Luck(number)
        for _ in range(dice.randrange(1, FAR)):
            if table is not None and table.waiting:
                play_on(table, luck)
        if table is None or not table.waiting:
            players, options = ways[number % len(ways)]
            table = tables[at] = Table.begin(game, players, options, number)
        yield table, table.waiting[dice.randrange(len(table.waiting))]


def signs(offer: Doc, seat: int) -> list[str]:
    """Return what an offer shows in signs: price, what it brings, what changes now and by the end of the turn."""
    found = [price["text"] for price in offer["price"] if price["total"]]
    found += [kind for kind, amount, _ in offer["gain"] if amount]
    found += [row["text"] for row in offer["net"] if row["seat"] == seat and row["amount"] and row["text"]]
    return found + [row["text"] for row in offer["end_of_turn"]]


def changed(table: Table, seat: int, a: Action) -> list[str]:
    """Return the named numbers of a seat that a move is foreseen to change; none where chance comes between."""
    seen = foresee(table, seat, a)
    if seen.stops:
        return []
    said = words(table.rules, "en")
    before, after = table.view(seat).get("players", []), table.rules.view(seen.state, seat).get("players", [])
    if len(after) <= seat or len(before) <= seat:
        return []
    now, then = before[seat], after[seat]
    return [each for each in now if type(now[each]) is int and said.stat(kebab(each)) and then[each] != now[each]]


@pytest.mark.parametrize("key", KEYS)
def test_every_move_shows_what_it_does(key: str) -> None:
    looked, lines = 0, set[str]()
    for table, seat in positions(key):
        legal = {table.rules.grammar.text(a): a for a in table.legal(seat)}
        for offer in table.offers(seat):
            shown = signs(offer, seat)
            where = f"{offer['text']} after {table.number} moves"
            assert shown or offer["effect"], f"{where}: a blind choice"
            if not shown and not offer["gives_up"]:
                lines.add(offer["text"].split()[0])
                assert changed(table, seat, legal[offer["text"]]) == [], (
                    f"{where}: it changes numbers without a sign"
                )
            looked += 1
    assert looked > POSITIONS and lines, "some moves change no number, and have a line"


@pytest.mark.parametrize("key", KEYS)
def test_the_line_of_a_move_is_said_in_three_languages(key: str) -> None:
    for table, seat in list(positions(key))[:: POSITIONS // 20]:
        lines = {
            lang: {each["text"]: each["effect"] for each in table.offers(seat, lang)}
            for lang in ("en", "ru", "el")
        }
        for move, english in lines["en"].items():
            for lang in ("ru", "el"):
                assert bool(lines[lang][move]) == bool(english), move
                assert not english or lines[lang][move] != english, f"{move} in {lang}"
