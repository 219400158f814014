"""People who choose at the same time: who has chosen is seen, never what; a choice can be changed."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Seat
from tests.browser.hands import Hands

MUST = "[data-must]"


def together(sit: Seat, width: int = 1440, touch: bool = False) -> tuple[Hands, Hands]:
    """Two people at a draft, the second with Greek words."""
    one, two = sit(), sit(width=width, height=844 if touch else 900, touch=touch, lang="el")
    table = one.new_table("you", "open", visibility="public", options={"draft": True})
    for hands in (one, two):
        hands.table = table
        hands.open(f"/table/{table}")
    two.page.locator("main button.primary").first.click()
    for hands in (one, two):
        hands.page.wait_for_selector(f".shell{MUST}")
    return one, two


def rows(hands: Hands) -> Locator:
    return hands.page.locator("aside [data-move]")


def chosen(hands: Hands, seat: int) -> Locator:
    return hands.page.locator(f"[data-chosen='{seat}']")


def test_two_browsers_draft_at_the_same_time(sit: Seat) -> None:
    one, two = together(sit)
    for pick in range(5):
        first, second = (one, two) if pick % 2 == 0 else (two, one)
        at = 0 if first is one else 1
        moves = [rows(first).nth(each).get_attribute("data-move") for each in range(2)]
        asked = second.scene()
        rows(first).first.click()
        expect(chosen(second, at)).to_be_visible()
        expect(chosen(first, at)).to_be_visible()
        seen = second.scene()
        assert str(moves[0]).split()[1] not in str(seen["view"]["stack"]), "only that a choice was made"
        assert seen["asked"] == asked["asked"]
        if pick == 0:
            expect(first.page.locator("#moves-title")).to_contain_text("Change your choice")
            expect(first.page.locator(".prompt")).to_contain_text("You may still change it")
            label = rows(first).nth(1).inner_text().splitlines()[0]
            given = first.page.locator("aside .given[data-move]")
            expect(given).to_have_attribute("data-move", str(moves[0]))
            rows(first).nth(1).click()
            expect(first.page.locator(".prompt")).to_contain_text(f"You have chosen: {label}")
            expect(given).to_have_attribute("data-move", str(moves[1]))
            expect(given).to_contain_text("Your choice:")
            assert first.scene()["chosen"] == [moves[1]] and second.scene()["chosen"] == []
        if pick == 1:
            first.page.keyboard.press("u")
            expect(chosen(second, at)).to_have_count(0)
            first.page.wait_for_selector(f".shell{MUST}")
            first.page.keyboard.press("r")
            expect(chosen(second, at)).to_be_visible()
        rows(second).first.click()
        for hands in (one, two):
            for seat in (0, 1):
                expect(chosen(hands, seat)).to_have_count(0)
    assert one.scene()["view"]["draft_memory"]["picked"] == 5


def test_a_phone_shows_who_has_chosen(sit: Seat) -> None:
    one, two = together(sit, width=390, touch=True)
    rows(one).first.click()
    expect(chosen(two, 0)).to_be_visible()
    box = chosen(two, 0).bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= 390
    assert two.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")


def test_at_one_screen_whoever_has_chosen_takes_it_again_behind_the_curtain(sit: Seat) -> None:
    hands = sit()
    hands.new_table("you", "you", mode="hotseat", options={"draft": True})
    hands.open(f"/table/{hands.table}")
    page, curtain = hands.page, hands.page.locator(".curtain button.primary")
    curtain.click()
    page.wait_for_selector(f".shell{MUST}[data-seat='0']")
    label = rows(hands).nth(1).inner_text().splitlines()[0]
    rows(hands).first.click()
    curtain.click()
    page.wait_for_selector(f".shell{MUST}[data-seat='1']")
    chosen(hands, 0).click()
    curtain.click()
    page.wait_for_selector(".shell[data-seat='0']")
    expect(page.locator(".prompt")).to_contain_text("You have chosen")
    rows(hands).nth(1).click()
    curtain.click()
    page.wait_for_selector(f".shell{MUST}[data-seat='1']")
    rows(hands).first.click()
    expect(chosen(hands, 0)).to_have_count(0)
    seen = page.evaluate(f"async () => await (await fetch('/api/tables/{hands.table}/scene?seat=0')).json()")
    picks = seen["view"]["draft_memory"]["picks"]
    assert len(picks) == 1 and picks[0].split("-")[0].casefold() in label.casefold()
