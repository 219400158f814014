"""Letting questions pass at the keyboard, in plain lines and on the full screen."""

from __future__ import annotations

from io import StringIO

import pytest

from ecumene.cli.plain import Client
from ecumene.cli.screen import TableApp
from ecumene.cli.screen.dialogs import Choice
from ecumene.cli.session import Session
from ecumene.cli.standing_answers import until_of
from ecumene.cli.words import say
from ecumene.games import SHELF
from ecumene.table.table import Table
from tests.cli.app import settle, text
from tests.toy import GAME as BAZAAR

TYPED = {
    "en": ("let pass always", "ask sealed", "for the whole game", "You are asked again."),
    "ru": ("пропускать всегда", "спрашивать", "до конца партии", "Вас снова будут спрашивать."),
    "el": ("πέρασμα πάντα", "ρώτα", "σε όλη την παρτίδα", "Θα ερωτάστε ξανά."),
}


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its bots are found by its name."""
    monkeypatch.setitem(SHELF, "toy", "tests.toy")


def bazaar() -> Table:
    """Bazaar for two; the person has the first turn, and the bot proposes no bargain."""
    return Table.begin(BAZAAR, 2, {}, 2)


def told(table: Table, *typed: str, lang: str = "en") -> str:
    """Return what one person against a bot is told in plain lines, in one line."""
    writer = StringIO()
    reader = StringIO("\n".join([*typed, "quit", ""]))
    Client(Session(table, ["human", "random"], say(lang)), reader, writer).run()
    return " ".join(writer.getvalue().split())


@pytest.mark.parametrize("lang", TYPED)
def test_the_words_in_every_language(lang: str) -> None:
    let, ask, until, again = TYPED[lang]
    t = bazaar()
    out = told(t, let, ask, lang=lang)
    hint, list_ = say(lang)("let-hint"), say(lang)("standing-told", list="|").split("|")[0]
    assert hint in out and list_.strip() in out and until in out and again in out
    assert t.history[1].text == "offer" and t.standing(0) == {}


def test_what_passes_is_listed_and_not_asked() -> None:
    t = bazaar()
    out = told(t, "let pass always", "done", "done", "done")
    assert t.standing(0) == {"Offers": "game"}
    assert out.count("This can pass from here on") == 1, "asked once, and never again"
    assert "You let pass: Sealed offers (for the whole game)" in out


def test_until_the_next_turn_is_the_default() -> None:
    session = Session(bazaar(), ["human", "random"], say("ru"))
    assert [until_of(session, typed) for typed in ("", "pass", "pass always", "ВСЕГДА")] == [
        "turn", "turn", "game", "game",
    ]  # fmt: skip


def test_in_ones_own_turn_it_is_refused_with_the_rule() -> None:
    t = bazaar()
    out = told(t, "offer", "let pass", "ask")
    assert "You have to answer this yourself." in out and "[table.let-pass]" in out
    assert "You let pass: nothing" in out


async def test_on_the_full_screen() -> None:
    t = bazaar()
    app = TableApp(Session(t, ["human", "random"], say("en")), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("p")
        assert isinstance(app.screen, Choice) and "until my next turn: Sealed offers" in text(app)
        await pilot.press("down", "enter")
        await settle(pilot)
        assert t.standing(0) == {"Offers": "game"}
        await pilot.press("p")
        assert "Always ask me: Sealed offers (for the whole game)" in text(app)
        await pilot.press("enter")
        await settle(pilot)
        assert t.standing(0) == {} and not isinstance(app.screen, Choice)
        await pilot.press("p")
        assert not isinstance(app.screen, Choice)
        assert "Nothing can be let pass now" in [note.message for note in app._notifications][-1]
