"""Part of the kit: every game is played in the browser on the board that knows no game."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from ecumene.games import find, keys
from tests.browser.conftest import Seat
from tests.browser.test_pages import OVERFLOW, axe

TOY = "toy"
MOVES = 8  # a sealed answer may take six of them, and counts only when it is whole


def players_of(key: str) -> int:
    """Return two players, or as few as a game needs."""
    return 2 if key == TOY else next((count for count in find(key).seats if count >= 2), 1)


@pytest.mark.parametrize("key", [*keys(), TOY])
def test_a_game_is_played_on_the_stand_in_board(sit: Seat, key: str) -> None:
    hands = sit()
    hands.sit("you", *["bot:random"] * (players_of(key) - 1), game=key, board="generic")
    page = hands.page
    for _ in range(MOVES):
        if hands.over:
            break
        offered = hands.scene()["offers"]
        shown = [row.get_attribute("data-move") for row in page.locator("aside [data-move]").all()]
        assert shown and set(shown) <= {offer["move"] for offer in offered}
        labels = page.locator("aside [data-move]").all_inner_texts()
        assert all(label.strip() and "{" not in label for label in labels)
        hands.use(page.locator("aside [data-move]").first)
    view = hands.scene()["view"]
    assert view["number"] > 0
    expect(page.locator("main")).to_be_visible()
    assert len(page.locator("main").inner_text()) > 200, "the view is told, whatever is in it"
    assert "{ $" not in page.locator("body").inner_text()
    assert not page.evaluate(OVERFLOW)
    assert axe(hands) == []
