"""A hint at the table, and a master's opinion in a replay."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import ecumene
from ecumene.games import find
from ecumene.kernel.luck import Luck
from ecumene.players.adviser import opinion
from tests.browser.conftest import Seat
from tests.browser.hands import Hands
from tests.browser.positions import late
from tests.browser.test_pages import GAME, OVERFLOW, SMALL, WINDOWS, axe, settled
from tests.browser.test_through_the_ages import look_at

ADVISED = "() => [...document.querySelectorAll('[data-advised]')].map(row => row.dataset.advised)"
# The next hint is refused, as when too many ask; the one after it is answered.
REFUSE = """message => {
  const real = window.fetch;
  const error = {code: 'busy', message, rule: null, page: null};
  window.fetch = (where, how) => {
    if (!String(where).includes('/hint')) return real(where, how);
    window.fetch = real;
    const headers = {'content-type': 'application/json'};
    return Promise.resolve(new Response(JSON.stringify({error}), {status: 429, headers}));
  };
}"""
GO_TO = """(slider, number) => {
  slider.value = number;
  slider.dispatchEvent(new Event('input', {bubbles: true}));
}"""


def choose(hands: Hands) -> None:
    """Play on until there is a choice."""
    while int(hands.shell.get_attribute("data-offers") or 0) < 4:
        before = hands.version
        hands.press(hands.page.locator(".moves [data-move]").first)
        if hands.touch:
            hands.press(hands.page.locator("[data-confirm]").first)
        hands.go_on()
        hands.wait(before)


@cache
def erred() -> tuple[str, int, str]:
    """Return the record of a game, a position of it with a choice, and the poor move that was made there."""
    table, dice, found = ecumene.new(GAME, players=2, seed=3), Luck(3), (0, "")
    while table.waiting:
        seat = table.waiting[0]
        moves = table.moves(seat)
        move = moves[dice.below(len(moves))]
        if len(moves) > 5 and not found[1]:
            view = table.view(seat)
            move = min(moves, key=lambda each: worth(view, moves, each))
            found = (table.number, move)
        table.play(seat, move)
    return table.record(), *found


def worth(view: dict[str, Any], moves: list[str], played: str) -> float:
    """Return what a master thinks of a move, beside the best."""
    thoughts = opinion(find(GAME), view, moves, "master", played=played)
    return next(each.value for each in thoughts if each.line[0] == played) - thoughts[0].value


def told(hands: Hands) -> list[str]:
    """Wait for advice and return its moves."""
    hands.page.locator("[data-advised]").first.wait_for()
    moves: list[str] = hands.page.evaluate(ADVISED)
    return moves


def test_a_hint_by_keys_points_at_a_move_and_plays_nothing(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "bot:random", "bot:random")
    choose(hands)
    before = hands.version
    hands.key("h")
    moves = told(hands)
    assert len(moves) == 3
    hands.page.wait_for_function("() => document.activeElement.dataset.advised")
    hands.key("ArrowDown")
    hands.key("Enter")
    chosen = hands.page.locator(".moves .chosen[data-move]")
    chosen.wait_for()
    assert chosen.get_attribute("data-move") == moves[1] and chosen.count() == 1
    assert hands.page.locator("main .meant, .bar .pointed").count()
    assert hands.version == before
    hands.page.wait_for_function("() => document.activeElement.matches('[data-confirm]')")
    hands.key("Enter")
    hands.go_on()
    hands.wait(before)
    assert not hands.page.locator(".hint-box").count()  # it was for that moment


def test_a_hint_is_closed_by_escape_and_by_its_key(sit: Seat) -> None:
    hands = sit(lang="el")
    hands.sit("you", "bot:random")
    choose(hands)
    for key in ("Escape", "h"):
        hands.key("h")
        told(hands)
        hands.page.wait_for_function("() => document.activeElement.dataset.advised")
        hands.key(key)
        hands.page.locator(".hint-box").wait_for(state="detached")


def test_no_hint_where_other_people_play(sit: Seat) -> None:
    one, two = sit(), sit(lang="ru")
    table = one.new_table("you", "open", visibility="public")
    for hands in (one, two):
        hands.open(f"/table/{table}")
    two.page.locator("main button.primary").first.click()
    for hands in (one, two):
        hands.page.wait_for_selector(".shell")
    assert {hands.shell.get_attribute("data-offers") == "0" for hands in (one, two)} == {True, False}
    for hands in (one, two):
        hands.key("h")
        assert not hands.page.locator("[data-hint], .hint-box").count()


def test_what_goes_wrong_is_said_and_can_be_tried_again(sit: Seat) -> None:
    hands = sit(lang="ru")
    hands.sit("you", "bot:random")
    choose(hands)
    hands.page.evaluate(REFUSE, "Слишком многие")
    hands.press(hands.page.locator("[data-hint]"))
    hands.page.locator(".hint-box [role=alert]", has_text="Слишком многие").wait_for()
    assert axe(hands) == []
    hands.press(hands.page.locator(".advice .button"))
    assert len(told(hands)) == 3


@pytest.mark.parametrize(("widths", "lang"), [(WINDOWS[0], "ru"), (WINDOWS[1], "el")])
def test_advice_fits_and_axe_finds_nothing(sit: Seat, widths: tuple[int, ...], lang: str) -> None:
    hands = sit(width=widths[0], height=844, lang=lang, touch=widths[0] == 390, dark=lang == "ru")
    look_at(hands, late())
    hands.press(hands.page.locator("[data-hint]"))
    moves = told(hands)
    settled(hands)
    for width in widths:
        hands.widen(width)
        assert hands.page.evaluate(OVERFLOW) == [] and axe(hands) == []
        assert width != 390 or hands.page.evaluate(SMALL) == []
    hands.press(hands.page.locator("[data-advised]").first)
    hands.page.locator(f".moves .chosen[data-move='{moves[0]}']").wait_for()
    for width in widths:
        hands.widen(width)
        assert hands.page.locator("[data-confirm]").first.is_visible() and axe(hands) == []
    if hands.touch:  # the hand reaches what it is shown: nothing lies over it
        hands.page.locator("[data-confirm]").first.tap(trial=True)


@pytest.mark.parametrize("width", [820, 390])
def test_a_master_explains_a_replay(sit: Seat, width: int) -> None:
    hands = sit(width=width, lang="ru", touch=width == 390)
    record, number, played = erred()
    table = hands.post("/records", {"text": record})["id"]
    hands.open(f"/replay/{table}")
    hands.page.wait_for_selector(".shell")
    if width == 390:
        hands.press(hands.page.locator(".bottom [data-tab=act]"))
    hands.page.locator("input[type=range]").evaluate(GO_TO, number)
    hands.press(hands.page.locator("[data-explain]"))
    moves = told(hands)
    assert len(moves) == 4 and moves[-1] == played
    assert hands.page.locator(".advice .played").get_attribute("data-advised") == played
    settled(hands)
    assert hands.page.evaluate(OVERFLOW) == [] and axe(hands) == []
    total = int(hands.page.locator("input[type=range]").get_attribute("max") or 0)
    hands.page.locator("input[type=range]").evaluate(GO_TO, total)  # it follows; at the end nobody moves
    hands.page.get_by_text("Здесь никто не ходит.").wait_for()
    assert not hands.page.locator("[data-advised]").count()


def test_an_analysis_can_be_looked_back_upon(sit: Seat) -> None:
    hands = sit()
    look_at(hands, late())
    before = hands.version
    hands.press(hands.page.locator(".moves [data-move]").first)
    hands.later(before)
    table = hands.page.url.rsplit("/", 1)[1].partition("?")[0]
    hands.open(f"/replay/{table}")
    hands.press(hands.page.locator("[data-explain]"))
    assert len(told(hands)) >= 3
    assert hands.page.locator(".advice .played").count() == 1
