"""Two people at a live table of Through the Ages: an auction, an aggression repelled, a pact and a war."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.company import seat_live
from tests.browser.conftest import Seat
from tests.browser.hands import Hands
from tests.browser.positions import aggression, auction, pact, war

Deal = Callable[[str], tuple[Hands, Hands]]


@pytest.fixture
def deal(sit: Seat, database: Path) -> Deal:
    """Seat two people at a live table in the middle of a game; a bot has the third seat, if there is one."""

    def seated(record: str) -> tuple[Hands, Hands]:
        one, two = sit(), sit(lang="el")
        seat_live(database, record, one, two)
        return one, two

    return seated


def play(acting: Hands, other: Hands, thing: str, move: str = "") -> None:
    """Use a thing of the board; of several moves take the one named. Both browsers see what comes of it."""
    before = acting.version
    acting.page.wait_for_selector(f"{thing}[data-lit], .bar {thing}")
    acting.page.locator(f"main {thing}[data-lit], .bar {thing}").first.click()
    if move:
        acting.page.locator(f"[role=dialog] [data-move='{move}']").click()
    acting.drawn()
    acting.go_on()
    for hands in (acting, other):
        hands.later(before)


def log(hands: Hands) -> str:
    """Everything that has happened, as this person reads it."""
    return hands.page.locator(".log").text_content() or ""  # what is folded too


def test_an_auction(deal: Deal) -> None:
    one, two = deal(auction())
    play(one, two, "[data-ref='card:barbarians']")
    for hands in (one, two):
        hands.page.wait_for_selector(".under-way .numbers" if hands is one else ".under-way")
    assert "Auction" in one.page.locator(".under-way h2").inner_text()
    play(one, two, "[data-ref='number:1']")
    two.page.wait_for_selector(".under-way .numbers")
    assert two.page.locator("[data-ref='number:1']").count() == 0, "a bid must be higher"
    assert "1" in two.page.locator(".under-way .big").inner_text()
    play(two, one, "[data-ref='number:2']")  # more than the other can send, as everybody sees: nobody asks it
    play(two, one, "[data-ref='card:warriors']")
    play(two, one, "[data-ref='card:warriors']")
    play(two, one, "[data-ref='button:done']")
    assert two.page.locator(".own .colonies").count() == 1
    assert one.scene()["view"]["players"][1]["colonies"] == ["wealthy-territory-1"]


def test_an_aggression_is_repelled(deal: Deal) -> None:
    one, two = deal(aggression())
    assert "defense-colonization-1" not in one.page.content(), "a rival's hand stays hidden"
    play(one, two, "[data-ref='card:enslave']")
    assert one.page.locator(".under-way .big").all_inner_texts() == ["3", "1"]
    two.page.wait_for_selector("[data-ref='card:defense-colonization-1'][data-lit]")
    play(two, one, "[data-ref='card:defense-colonization-1']")
    assert "beaten back" in log(one)
    assert one.scene()["view"]["players"][1]["yellow"] == two.scene()["view"]["players"][1]["yellow"]
    assert one.page.locator(".under-way").count() == 0


def test_a_pact(deal: Deal) -> None:
    one, two = deal(pact())
    play(one, two, "[data-ref='card:open-borders-agreement']", "offer open-borders-agreement 1")
    two.page.wait_for_selector(".under-way")
    play(two, one, "[data-ref='button:accept']")
    for hands in (one, two):
        hands.page.wait_for_selector(".own .pacts")
    play(one, two, "[data-ref='button:done']")


def test_a_war(deal: Deal) -> None:
    one, two = deal(war())
    play(one, two, "[data-ref='card:war-over-culture']")
    for hands in (one, two):
        hands.page.wait_for_selector(".war")
    play(one, two, "[data-ref='button:done']")
    two.page.wait_for_selector("[data-ref='button:pass']")
    play(two, one, "[data-ref='button:pass']")
    play(two, one, "[data-ref='button:done']")
    one.page.wait_for_function("() => !document.querySelector('main > .war')")
    players = one.scene()["view"]["players"]
    assert players[0]["culture"] > players[1]["culture"], "the stronger side took culture"
