"""What must not happen by chance: a game given up, a setting lost on the way out."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Seat
from tests.browser.hands import Hands
from tests.browser.positions import auction
from tests.browser.test_through_the_ages import look_at

LISTED = "() => [...document.querySelectorAll('.moves [data-move]')].map(row => row.dataset.move)"
CHANGE_AND_LEAVE = """value => {
  document.querySelector(`input[value=${value}]`).click();
  location.href = '/credits';
}"""


def asked_and_saved(hands: Hands) -> None:
    """The question is open; the answer at hand goes on playing."""
    hands.page.locator("dialog [data-give-up]").wait_for()
    assert hands.page.evaluate("() => document.activeElement.matches('dialog .primary:not([data-give-up])')")
    hands.key("Enter")
    hands.page.locator("dialog").wait_for(state="detached")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_giving_up_comes_last_and_asks(sit: Seat, touch: bool) -> None:
    hands = sit(width=390 if touch else 1440, touch=touch)
    look_at(hands, auction())
    before = hands.version
    assert "resign" not in hands.page.evaluate(LISTED), "it is folded away"
    hands.unfold()
    moves = hands.page.evaluate(LISTED)
    assert moves.count("resign") == 1 and moves[-1] == "resign" and len(moves) > 1
    hands.inputs = 0
    hands.press(hands.page.locator(".moves [data-move=resign]"))
    asked_and_saved(hands)
    hands.press(hands.page.locator(".bar [data-ref='button:resign']"))
    asked_and_saved(hands)
    assert len(moves) < 10, "the number keys reach the last move"
    hands.key(str(len(moves)))
    asked_and_saved(hands)
    assert hands.version == before
    hands.inputs = 0
    hands.press(hands.page.locator(".moves [data-move=resign]"))
    hands.press(hands.page.locator("dialog [data-give-up]"))
    hands.wait(before)
    assert hands.over and hands.inputs == 2


def test_the_key_that_ends_a_turn_never_gives_up(sit: Seat) -> None:
    hands = sit()
    look_at(hands, auction())
    before = hands.version
    hands.key("e")
    assert not hands.page.locator("dialog [data-give-up]").count()
    hands.go_on()
    hands.wait(before)
    assert not hands.over


KEPT = "async density => (await (await fetch('/api/me')).json()).density === density"


def test_a_setting_changed_on_the_way_out_is_kept(sit: Seat) -> None:
    hands = sit()
    for density in ("text", "compact", "picture", "text"):
        hands.open("/account")
        hands.page.evaluate(CHANGE_AND_LEAVE, density)
        hands.page.wait_for_url("**/credits")
        hands.page.wait_for_function(KEPT, arg=density)  # the next page may be faster than the change
        hands.open("/credits")
        hands.page.wait_for_selector(f"html[data-density={density}]")
