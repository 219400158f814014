"""The lesson of Through the Ages: a learner who does what it says gets to its end, and can play on."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import Seat
from tests.browser.hands import Hands

LESSON = Path(__file__).parents[2] / "web/src/lib/boards/through-the-ages/tutorial.json"
STEPS: list[dict[str, Any]] = json.loads(LESSON.read_text(encoding="utf-8"))["steps"]


def shown_step(hands: Hands) -> int:
    """Return the number of the step that is shown."""
    return int(hands.page.locator(".tutor .at").inner_text().split("/")[0])


def do(hands: Hands, move: str) -> None:
    """Use what the lesson points at, and choose the move where it has several."""
    before = hands.version
    pointed = hands.page.locator("main .pointed.lit, .bar .pointed")
    pointed.first.click()
    hands.page.wait_for_timeout(80)
    menu = hands.page.locator(f'[role=dialog] [data-move="{move}"]')
    if menu.count():
        menu.first.click()
    hands.go_on()
    hands.wait(before)


@pytest.mark.parametrize(("lang", "board"), [("en", "drawn"), ("ru", "generic"), ("el", "drawn")])
def test_the_lesson_leads_to_its_end(sit: Seat, lang: str, board: str) -> None:
    hands = sit(lang=lang)
    hands.open("/learn/through-the-ages")
    hands.page.wait_for_selector(".tutor")
    if board == "generic":
        hands.page.goto(hands.page.url + "?board=generic")
        hands.page.wait_for_selector(".tutor")
    for number, step in enumerate(STEPS, 1):
        hands.wait(-1)
        assert shown_step(hands) == number
        assert hands.page.locator(".tutor p").inner_text() == step["text"][lang]
        if "point" in step and (board == "drawn" or "wait" in step):  # the plain board marks only what can be used
            assert hands.page.locator(".pointed").count(), f"step {number} points at nothing"
        if "wait" in step:
            do(hands, step["wait"][0])
        elif number < len(STEPS):
            hands.page.locator(".tutor .button.primary").click()
            hands.page.wait_for_timeout(50)
    hands.page.locator(".tutor .button.primary").click()
    hands.page.wait_for_selector(".tutor", state="detached")
    assert hands.page.locator("aside [data-move]").count(), "the learner plays on"
