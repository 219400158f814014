"""The toy game in the browser: nobody has drawn a board for it, and yet map, moves and options are all there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seat
from tests.browser.hands import Hands
from tests.browser.test_maps import FOCUSED, WAY, lit, place
from tests.browser.test_pages import OVERFLOW, axe

TABLE = "async id => await (await fetch('/api/tables/' + id)).json()"


def journeys(hands: Hands) -> dict[str, Any]:
    """Return the offered journeys by where they end."""
    return {offer["refs"][-1]: offer for offer in hands.scene()["offers"] if offer["move"].startswith("travel ")}


def before_a_journey(hands: Hands, **more: Any) -> dict[str, Any]:
    """Sit down and play on until one's trader may travel; return where to."""
    hands.sit("you", "bot:random", game="toy", **more)
    for _ in range(12):
        if found := journeys(hands):
            return found
        before = hands.version
        hands.press(hands.page.locator(".moves [data-move]").first)
        if hands.touch:
            hands.press(hands.page.locator("[data-confirm]").first)
        hands.wait(before)
    raise AssertionError("nobody travels")


def where(hands: Hands) -> str:
    """Return where one's own trader is."""
    return str(hands.scene()["view"]["trader"][0])


@pytest.mark.parametrize("how", ["mouse", "keys", "fingers"])
def test_a_trader_travels(sit: Seat, how: str) -> None:
    hands = sit(width=390, height=844, touch=True) if how == "fingers" else sit()
    page = hands.page
    found = before_a_journey(hands)
    if how == "fingers":
        hands.press(page.locator("[data-tab=board]"))
    start = place(page, where(hands))
    start.wait_for()
    goal, offer = max(found.items(), key=lambda each: len(each[1]["refs"]))
    target = place(page, goal.removeprefix("place:"))
    hands.inputs = 0
    before = hands.version
    if how == "keys":
        start.focus()
        hands.key("Enter")
        for _ in range(len(found)):
            if f"place:{page.evaluate(FOCUSED)}" == goal:
                break
            hands.key("PageDown")
    else:
        hands.press(start)
    assert {f"place:{name}" for name in lit(page)} == set(found)
    if how == "mouse":
        target.hover()
    elif how == "fingers":
        hands.press(target)
    way = [ref.removeprefix("place:") for ref in offer["refs"][1:]]
    assert page.evaluate(WAY).split()[-len(way) :] == way
    if how == "keys":
        hands.key("Enter")
    else:
        hands.press(target if how == "mouse" else page.locator("[role=dialog] [data-confirm]"))
    hands.wait(before)
    assert f"place:{where(hands)}" == goal
    assert how == "keys" or hands.inputs == (3 if how == "fingers" else 2)


def test_lists_and_numbers_of_a_new_table(sit: Seat) -> None:
    hands = sit()
    page = hands.page
    hands.open("/new?game=toy&players=2")
    rivals, purse = page.locator("[data-option=rivals]"), page.locator("[data-option=purse]")
    rivals.wait_for()
    add = rivals.get_by_role("button", name="Add one")
    expect(rivals.get_by_role("combobox")).to_have_count(0)
    add.press("Enter")
    add.press("Enter")
    expect(rivals.get_by_role("combobox")).to_have_count(2)
    expect(rivals.get_by_role("combobox").last).to_be_focused()
    expect(add).to_be_disabled()
    rivals.get_by_role("combobox").nth(1).select_option("broker")
    more, less = (purse.get_by_role("button", name=f"Coins at the start: one {way}") for way in ("more", "less"))
    box = purse.get_by_role("spinbutton")
    expect(less).to_be_disabled()
    more.click()
    expect(box).to_have_value("2")
    box.fill("99")
    box.press("Tab")
    expect(box).to_have_value("6")
    expect(more).to_be_disabled()
    less.click()
    assert page.url.endswith("/new?game=toy&players=2&rivals=miser/broker&purse=5")
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".shell")
    made = page.evaluate(TABLE, page.url.rsplit("/", 1)[1])
    assert made["options"] == {"rivals": ["miser", "broker"], "purse": 5}


def test_an_address_tells_options_and_what_it_cannot_mean_is_left_out(sit: Seat) -> None:
    hands = sit(width=390, height=844, lang="el", touch=True)
    page = hands.page
    hands.open("/new?game=toy&players=4&rivals=miser&purse=77&storm=1")
    page.locator("[data-option=rivals]").wait_for()
    expect(page.locator("[data-option=rivals] select")).to_have_count(1)
    expect(page.locator("[data-option=purse] input")).to_have_value("")
    expect(page.locator("[aria-describedby=about-storm]")).to_be_checked()
    expect(page.get_by_label("Παίκτες")).to_have_value("4")
    assert page.evaluate(OVERFLOW) == [] and axe(hands) == []


@pytest.mark.parametrize(
    ("lang", "dark"), [("en", True), pytest.param("ru", False, marks=pytest.mark.soak), ("el", True)]
)
def test_the_stand_in_board_is_for_every_eye(sit: Seat, lang: str, dark: bool) -> None:
    hands = sit(lang=lang, dark=dark)
    before_a_journey(hands, options={"rivals": ["miser", "broker"]})
    for width in (1440, 820, 390):
        hands.widen(width)
        if width == 390:
            hands.press(hands.page.locator("[data-tab=board]"))
        assert hands.page.evaluate(OVERFLOW) == [] and axe(hands) == []
