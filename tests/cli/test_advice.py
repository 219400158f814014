"""A hint in the terminal tells what each move is worth beside the best."""

from __future__ import annotations

import re

import pytest

from tests.cli.app import settle, table_app, text
from tests.cli.shell import GAME, ecumene

BEST = {"en": "best", "ru": "лучший", "el": "η καλύτερη"}
ASKED = {"en": "hint", "ru": "совет", "el": "συμβουλή"}
POINTS = {
    "en": "In points, compared with the best move.",
    "ru": "В очках по сравнению с лучшим ходом.",
    "el": "Σε πόντους, σε σύγκριση με την καλύτερη κίνηση.",
}


def values(told: str, lang: str) -> list[float]:
    """Return what the moves of a hint are worth, in their order."""
    found = re.findall(rf"\(({BEST[lang]}|−\d+[.,]\d)\)", told)
    return [0.0 if each == BEST[lang] else -float(each[1:].replace(",", ".")) for each in found]


@pytest.mark.parametrize(("game", "after"), [(GAME, 2), ("through-the-ages", 4)])
@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_the_plain_table_tells_values(game: str, after: int, lang: str) -> None:
    typed = "1\n" * after + f"{ASKED[lang]}\nquit\n"
    ran = ecumene("play", game, "--plain", "--seed", "3", "--lang", lang, typed=typed)
    assert ran.code == 0 and ran.err == ""
    told = values(ran.out, lang)
    assert len(told) == 3 and told == sorted(told, reverse=True) and told[0] == 0 > told[-1]
    assert POINTS[lang] in ran.out
    assert max(map(len, ran.out.splitlines())) <= 80


async def test_the_full_screen_tells_values() -> None:
    app = table_app(["human", "random"], lang="ru", after=20)
    async with app.run_test(size=(100, 40)) as pilot:
        await settle(pilot)
        before = app.session.table.number
        assert len(app.offers) > 3
        await pilot.press("h")
        await pilot.pause()
        told = values(text(app), "ru")
        assert len(told) == 3 and told[0] == 0 and told == sorted(told, reverse=True)
        assert POINTS["ru"] in text(app)
        assert app.session.table.number == before
