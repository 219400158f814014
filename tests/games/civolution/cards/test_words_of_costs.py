"""The words of a card say what its row says: cell by cell, how many of what, and the points of each cell."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ecumene.games import find
from ecumene.games.civolution.card_data import CARDS, ROWS, THINGS
from ecumene.table.messages import LANGS
from ecumene.table.words import words

NOTHING = {"en": "nothing", "ru": "ничего", "el": "τίποτα"}
CELL = re.compile(r"(?:^|[;·] )\d: ")


def amounts(cell: dict[str, Any]) -> list[int]:
    """Return the numbers of a cell in its row: of what it asks, of what goes instead, its points."""
    asked = [count for kind, wanted in cell.items() if kind != "sp" for count in wanted.values()]
    return [*asked, *([cell["sp"]] if "sp" in cell else [])]


@pytest.mark.parametrize("lang", LANGS)
def test_the_words_of_every_card_name_the_numbers_of_its_cells(lang: str) -> None:
    said = words(find("civolution"), lang)
    for card in CARDS:
        told = CELL.split(said.format(THINGS.slug(card), "cost"))[1:]
        cells = ROWS[card]["cost"]
        assert len(told) == len(cells), THINGS.slug(card)
        for text, cell in zip(told, cells, strict=True):
            assert [int(number) for number in re.findall(r"\d+", text)] == amounts(cell), THINGS.slug(card)
            assert (text.rstrip(".") == NOTHING[lang]) == (cell == {}), THINGS.slug(card)
