"""How the tests of drawn boards look at one: a position opened as an analysis, every tab at every width."""

from __future__ import annotations

from typing import Any

from tests.browser.hands import Hands
from tests.browser.test_pages import OVERFLOW, SMALL, axe, settled

OPEN_ALL = "() => document.querySelectorAll('.rival [aria-expanded=false]').forEach(one => one.click())"


def look_at(hands: Hands, record: str) -> None:
    """Open a position as an analysis; whoever must move is this person."""
    made = hands.post("/records", {"text": record})
    assert "id" in made, made
    hands.table = made["id"]
    hands.open(f"/table/{hands.table}")
    hands.wait(-1)
    settled(hands)


def wrong_in_any_tab(hands: Hands, widths: tuple[int, ...], axed: bool) -> dict[tuple[int, int], Any]:
    """Return what leaves its box, is too small or has no name, by width and tab, with all rivals open."""
    wrong: dict[tuple[int, int], Any] = {}
    for width in widths:
        hands.widen(width)
        tabs = hands.page.locator(".bottom [role=tab]")
        for at in range(max(1, tabs.count())):
            if tabs.count():
                tabs.nth(at).tap()
            hands.page.evaluate(OPEN_ALL)
            settled(hands)
            wrong[width, at] = hands.page.evaluate(OVERFLOW) + hands.page.evaluate(SMALL)
            if axed:
                wrong[width, at] += axe(hands)
    return {where: found for where, found in wrong.items() if found}
