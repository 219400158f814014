"""Letting questions pass in the browser: a quiet control at the question, and a list to take it back from."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Seat
from tests.browser.hands import Hands
from tests.browser.test_pages import OVERFLOW, axe, settled

ENDS = ("done", "pass", "decline")  # a bot may begin an auction, or offer something


def at_the_offers(hands: Hands) -> None:
    """Sit down at the toy game: everybody makes a sealed offer, and may offer nothing."""
    hands.sit("you", "bot:random", game="toy")


def until(hands: Hands, when: str) -> Locator:
    return hands.page.locator(f"[data-let-pass] [data-until={when}]")


def standing(hands: Hands) -> Locator:
    return hands.page.locator("[data-standing] li")


def too_wide(hands: Hands) -> list[str]:
    """Return what does not fit; the tick at a seat that has chosen hangs over its mark on purpose."""
    return [wrong for wrong in hands.page.evaluate(OVERFLOW) if ".chosen" not in wrong]


def next_round(hands: Hands) -> None:
    """End one's own turns until the round is another one."""
    round = hands.scene()["view"]["round"]
    while not hands.over and hands.scene()["view"]["round"] == round:
        before = hands.version
        asked = hands.scene()["can_let_pass"]
        assert asked is None or asked["kind"] != "Offers", "offers pass without a question"
        hands.press(hands.page.locator(", ".join(f"[data-move={word}]" for word in ENDS)).first)
        hands.go_on()
        hands.wait(before)


def test_what_is_let_pass_is_asked_no_more_until_it_is_taken_back(sit: Seat) -> None:
    hands = sit()
    at_the_offers(hands)
    hands.inputs = 0
    hands.press(until(hands, "game"))
    expect(standing(hands)).to_contain_text("for the whole game")
    assert hands.inputs == 1
    hands.wait(0)
    expect(until(hands, "game")).to_have_count(0)
    next_round(hands)
    assert hands.scene()["standing"][0]["kind"] == "Offers"
    hands.press(standing(hands).get_by_role("button"))
    expect(standing(hands)).to_have_count(0)
    before = hands.version
    hands.press(hands.page.locator("[data-move=done]").first)
    hands.go_on()
    hands.wait(before)
    expect(until(hands, "turn")).to_be_visible()


def test_the_keyboard_goes_on_from_the_list(sit: Seat) -> None:
    hands = sit()
    at_the_offers(hands)
    until(hands, "game").focus()
    hands.key("Enter")
    expect(standing(hands)).to_have_count(1)
    focused = hands.page.locator("#standing-title")
    expect(focused).to_be_focused()
    hands.key("Tab")
    expect(standing(hands).get_by_role("button", name="Always ask me: Sealed offers")).to_be_focused()
    hands.key("Enter")
    expect(standing(hands)).to_have_count(0)
    hands.page.wait_for_function("() => document.activeElement !== document.body")


@pytest.mark.parametrize(
    ("width", "lang", "dark"),
    [
        (1440, "en", False),
        (1440, "ru", True),
        (820, "ru", False),
        (820, "el", True),
        (390, "el", False),
        (390, "en", True),
    ],
)
def test_it_is_in_order_at_every_width(sit: Seat, width: int, lang: str, dark: bool) -> None:
    hands = sit(width=width, height=900, lang=lang, dark=dark, touch=width == 390)
    at_the_offers(hands)
    settled(hands)
    assert too_wide(hands) == [] and axe(hands) == []
    box = until(hands, "turn").bounding_box()
    assert box is not None and box["height"] >= 44
    hands.press(until(hands, "turn"))
    hands.wait(0)
    assert too_wide(hands) == [] and axe(hands) == []
