"""A hint in the terminal tells what each move is worth beside the best."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from ecumene.cli.files import read_last_good
from ecumene.cli.screen import TableApp
from ecumene.cli.session import Session, sitting
from ecumene.cli.words import say
from tests.cli.app import settle, table_app, text
from tests.cli.shell import GAME, ecumene

BEST = {"en": "best", "ru": "лучший", "el": "η καλύτερη"}
ASKED = {"en": "hint", "ru": "совет", "el": "συμβουλή"}
POINTS = {
    "en": "In points, compared with the best move.",
    "ru": "В очках по сравнению с лучшим ходом.",
    "el": "Σε πόντους, σε σύγκριση με την καλύτερη κίνηση.",
}

FOUND = Path(__file__).parent / "records" / "hint-at-a-start-phase.game"
"""A game in which a hint once ended the program: its line went through the answers of others."""


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


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    return Path(shutil.copy(FOUND, tmp_path / "mine.game"))


def test_a_hint_at_a_saved_game_in_lines_goes_through_the_answers_of_others(saved: Path) -> None:
    ran = ecumene("play", "--resume", str(saved), "--plain", "--lang", "en", typed="hint\nquit\n")
    assert ran.code == 0 and ran.err == ""
    assert "What an expert would do" in ran.out and len(values(ran.out, "en")) == 3
    assert "fault of the program" not in ran.out
    assert read_last_good(saved)[0].number == read_last_good(FOUND)[0].number == 339


async def test_so_does_one_on_the_full_screen(saved: Path) -> None:
    table, _ = read_last_good(saved)
    app = TableApp(Session(table, sitting(table), say("en"), saved), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("h")
        await pilot.pause()
        assert "What an expert would do" in text(app) and len(values(text(app), "en")) == 3
        assert "fault of the program" not in text(app) and app.fault is None
