"""Through the Ages by keys alone: politics, cards, workers and the end of a turn; nothing is out of reach."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser import keys, positions
from tests.browser.conftest import Seat
from tests.browser.hands import Hands
from tests.browser.test_few_inputs import offers
from tests.browser.test_through_the_ages import look_at


def play(hands: Hands, move: str) -> None:
    """Play a move through a thing of the board that it touches, by keys."""
    offer: Any = next(offer for offer in offers(hands) if offer["move"] == move)
    drawn = [f"main [data-lit][data-ref='{ref}'], .bar [data-ref='{ref}']" for ref in offer["refs"]]
    target = next(thing for thing in drawn if hands.page.locator(thing).count())
    keys.walk(hands, target)
    keys.use(hands, move)


def stated(hands: Hands, seat: int) -> Any:
    """Return what everybody may know of a seat."""
    return hands.scene()["view"]["players"][seat]


def test_turns_by_keyboard_alone(sit: Seat) -> None:
    hands = sit()
    look_at(hands, positions.politics())
    play(hands, "play-event barbarians")
    assert stated(hands, 0)["culture"] > 0
    play(hands, "take frugality-a")
    assert "frugality-a" in stated(hands, 0)["hand"]
    play(hands, "build agriculture")
    play(hands, "increase-population")
    play(hands, "play-tactic legion")
    assert stated(hands, 0)["tactic"] == "legion"
    assert stated(hands, 0)["workers"]["agriculture"] == 3
    for key, tactic in (("u", "-"), ("r", "legion")):
        before = hands.version
        hands.key(key)
        hands.wait(before)
        assert stated(hands, 0)["tactic"] == tactic
    keys.answer(hands, "e")
    assert hands.shell.get_attribute("data-seat") == "1"
    for move in ("pass", "take moses", "lead moses", "build bronze", "done"):
        play(hands, move)
    assert hands.shell.get_attribute("data-seat") == "0"
    assert stated(hands, 1)["leader"] == "moses"


def test_who_types_fast_uses_what_they_went_to(sit: Seat) -> None:
    hands = sit()
    look_at(hands, positions.politics())
    before = hands.version
    for key in ("m", "b", "m", "b"):
        keys.go(hands, key)
    hands.page.keyboard.press("m")
    hands.page.keyboard.press("Enter")
    hands.wait(before)


@pytest.mark.parametrize("position", ["late", pytest.param("auction", marks=pytest.mark.soak), "aggression"])
def test_every_control_of_the_board_is_within_reach(sit: Seat, position: str) -> None:
    hands = sit()
    look_at(hands, getattr(positions, position)())
    assert len(keys.controls(hands)) > 20
    assert keys.unreachable(hands) == []
