"""Whole games, by every way to play."""

from __future__ import annotations

import random

import pytest

from tests.browser import keys
from tests.browser.conftest import Seat
from tests.browser.hands import Hands

LONGEST = 200


def play_by_clicks(hands: Hands, seed: int) -> int:
    """Use lit things of the board and the buttons of the bar until the game is over; return how many."""
    luck = random.Random(seed)
    for used in range(LONGEST):
        if hands.over:
            return used
        things = hands.page.locator("main [data-lit], .bar [data-ref]")
        hands.use(things.nth(luck.randrange(things.count())))
    raise AssertionError("the game does not end")


@pytest.mark.long
def test_a_whole_game_by_clicks(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "bot:random")
    assert play_by_clicks(hands, 1) > 6
    hands.page.get_by_role("link", name="Result").click()
    hands.page.wait_for_selector(".ranks li")
    assert hands.page.locator(".ranks li").count() == 2


@pytest.mark.long
def test_a_whole_game_on_the_generic_board(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "bot:random", board="generic", options={"innovations": True, "changing_world": True})
    assert hands.page.locator(".timeline").count() == 0
    assert play_by_clicks(hands, 2) > 6


@pytest.mark.long
def test_a_whole_game_by_keyboard_alone(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "bot:random")
    luck = random.Random(3)
    for turn in range(LONGEST):
        if hands.over:
            break
        keys.go(hands, "b" if turn % 2 else "m")
        for _ in range(luck.randrange(3)):
            hands.key("ArrowDown" if turn % 2 == 0 else "ArrowRight")
        lit = hands.page.evaluate("document.activeElement.matches('[data-lit], [data-move]')")
        keys.answer(hands, "Enter" if lit else "e" if hands.page.locator(".bar [data-ref]").count() else "1")
    assert hands.over


@pytest.mark.long
def test_a_whole_game_on_a_phone(sit: Seat) -> None:
    hands = sit(width=390, height=844, touch=True, lang="ru")
    hands.sit("you", "bot:random")
    luck = random.Random(4)
    for turn in range(LONGEST):
        if hands.over:
            break
        before = hands.version
        hands.inputs = 0
        tab = ("board", "mine", "act")[turn % 3]
        hands.press(hands.page.locator(f"[data-tab={tab}]"))
        things = hands.page.locator("main [data-lit], main [data-move]")
        if things.count() == 0:  # this move touches nothing here
            hands.inputs = 0
            hands.press(hands.page.locator("[data-tab=act]"))
            things = hands.page.locator("main [data-move]")
        hands.press(things.nth(luck.randrange(things.count())))
        hands.press(hands.page.locator("[data-confirm]").first)
        assert hands.inputs <= 3
        hands.go_on()
        hands.wait(before)
    assert hands.over


@pytest.mark.parametrize("board", ["drawn", "generic"])
def test_undo_brings_the_same_moves_back(sit: Seat, board: str) -> None:
    hands = sit()
    hands.sit("you", "you", board=board, mode="analysis", seed=5)
    hands.use(hands.page.locator("[data-move]").first)
    before = [row.get_attribute("data-move") for row in hands.page.locator("aside [data-move]").all()]
    hands.use(hands.page.locator("aside [data-move]").first)
    version = hands.version
    hands.key("u")
    hands.wait(version)
    after = [row.get_attribute("data-move") for row in hands.page.locator("aside [data-move]").all()]
    assert after == before
