"""Sid Meier's Civilization at a table of several: a cancelled event, a deal, a battle with a watcher."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.browser.company import seat_live
from tests.browser.conftest import Seat
from tests.browser.hands import Hands
from tests.browser.test_sid_meiers_civilization import AT_VERSION, place, record
from tests.games.sid_meiers_civilization.situation import army, hand, know, moving, open_map, start, table, units

LONGEST = 60


def event() -> str:
    """Three civilizations: the first holds an event against the second, who holds what cancels it."""
    s = table("america", "rome", "china", round=4)
    hand(s, 0, "the-citizens-are-revolting")
    hand(s, 1, "bread-and-circuses")
    for player in s.players:
        player.trade = 9
    return record(start(s))


def field() -> str:
    """Two stacks side by side, with forces of three cards, and abilities on both sides."""
    s = table("america", "rome", round=7)
    open_map(s, "neutral-03", "neutral-10", "neutral-12")
    units(s, 0, "artillery-1", "infantry-2", "mounted-3", "infantry-1")
    units(s, 1, "artillery-2", "infantry-3", "mounted-1", "mounted-2")
    know(s, 0, "metalworking")
    know(s, 1, "mathematics")
    army(s, 0, "d5")
    army(s, 1, "d6")
    return record(moving(s))


def test_three_people_see_an_event_cancelled_and_a_deal_made(sit: Seat, database: Path) -> None:
    one, two, three = sit(), sit(lang="ru"), sit(lang="el")
    seat_live(database, event(), one, two, three)
    one.press(one.page.locator("[data-pane=culture]"))
    one.press(one.page.locator("main [data-ref='event:the-citizens-are-revolting']").first)
    one.press(one.page.locator(".question [data-offer='target 1']"))
    cancel = two.page.locator(".question [data-offer='cancel bread-and-circuses']")
    cancel.wait_for()
    assert three.page.locator(".question").count() == 0
    two.press(cancel)
    for hands in (one, two, three):
        hands.page.wait_for_function("() => !document.querySelector('.question')")
        hands.page.wait_for_function(AT_VERSION, arg=3)
    view = three.scene()["view"]
    assert view["players"][1]["government"] != "anarchy"
    assert (view["players"][0]["hand"], view["players"][1]["hand"]) == ([], [])
    expect(three.page.locator(".log")).to_contain_text("Άρτος και θεάματα")
    for hands in (one, two, three):
        hands.play("done")
    bargain(one, two, three)


def bargain(maker: Hands, partner: Hands, third: Hands) -> None:
    """Give one trade for nothing, by clicks; the other sees its side and accepts, the third sees it all."""
    had = [player["trade"] for player in maker.scene()["view"]["players"]]
    maker.press(maker.page.locator("main [data-offer='offer 1']"))
    maker.press(maker.page.locator("[data-offer='give trade 1']"))
    maker.page.wait_for_selector("main [data-offer='propose']")
    maker.press(maker.page.locator("main [data-offer='propose']"))
    partner.page.wait_for_selector("main [data-offer='accept']")
    assert third.page.locator(".deal .in").count() == 1
    assert third.page.locator(".deal [data-offer]").count() == 0
    partner.press(partner.page.locator("main [data-offer='accept']"))
    partner.page.wait_for_selector("main [data-offer='accept']", state="detached")
    now = [player["trade"] for player in maker.scene()["view"]["players"]]
    assert [n - was for n, was in zip(now, had, strict=True)] == [-1, 1, 0]


def test_two_people_fight_while_a_third_watches(sit: Seat, database: Path) -> None:
    one, two, third = sit(), sit(), sit()
    seat_live(database, field(), one, two, watching=(third,))
    one.use(place(one, "d5"))
    one.press(place(one, "d6"))
    menu = one.page.locator("[role=dialog] [data-move], [data-go-far], [data-confirm]")
    menu.first.wait_for()
    one.press(menu.first)
    fight(one, two, third)


def fight(one: Hands, two: Hands, third: Hands) -> None:
    """Play every card by clicks; nobody sees a hand but its own."""
    for hands in (one, two, third):
        hands.page.wait_for_selector(".battle")
    hidden = third.page.locator(".battle .hand .back")
    frame = next(each for each in third.scene()["view"]["stack"] if each["frame"] == "Battle")
    assert hidden.count() == len(frame["mine"]) + len(frame["theirs"]) > 0
    assert all(not isinstance(card, str) for card in frame["mine"] + frame["theirs"])
    for _ in range(LONGEST):
        view = one.scene()["view"]
        if not any(each["frame"] == "Battle" for each in view["stack"]):
            break
        hands = (one, two)[view["waiting"][0]]
        hands.wait(-1)
        before = hands.version
        card = hands.page.locator(".battle .pick [data-lit]")
        hands.press(card.first if card.count() else hands.page.locator(".battle [data-offer]").first)
        hands.drawn()
        menu = hands.page.locator("[role=dialog] [data-move]")
        if menu.count():
            hands.press(menu.last)
        hands.page.wait_for_function(AT_VERSION, arg=before + 1)
    for hands in (one, two, third):
        hands.page.wait_for_selector(".battle", state="detached")
