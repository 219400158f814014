"""Through the Ages on its drawn board: a whole game, every width and language."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import Seat
from tests.browser.looks import look_at as look_at
from tests.browser.looks import wrong_in_any_tab
from tests.browser.positions import GAME, early, late
from tests.browser.test_pages import OVERFLOW, SHOWN
from tests.conftest import SOAKING

LONGEST = 600
UPPERMOST = """one => {
  const {left, top, width, height} = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
SCENE = "async ([id, seat]) => await (await fetch(`/api/tables/${id}/scene?seat=${seat}`)).json()"


@pytest.mark.soak
def test_a_whole_game_by_clicks(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "bot:random", game=GAME)
    luck = random.Random(1)
    for _ in range(LONGEST):
        if hands.over:
            break
        things = hands.page.locator("main [data-lit]")
        ends = hands.page.locator(".bar [data-ref]:not([data-ref='button:resign'])")
        if things.count() and (luck.random() < 0.45 or not ends.count()):
            hands.use(things.nth(luck.randrange(things.count())))
        else:
            hands.use(ends.nth(luck.randrange(ends.count())))
    assert hands.over
    hands.page.get_by_role("link", name="Result").click()
    hands.page.wait_for_selector(".ranks li")
    assert hands.page.locator(".ranks li").count() == 2


def test_on_a_phone_any_move_takes_three_touches(sit: Seat) -> None:
    hands = sit(width=390, height=844, touch=True, lang="ru")
    hands.sit("you", "bot:random", game=GAME)
    luck = random.Random(4)
    by_things = 0
    for turn in range(18 if SOAKING else 12):
        if hands.over:
            break
        before = hands.version
        hands.inputs = 0
        hands.press(hands.page.locator(f"[data-tab={('board', 'mine', 'act')[turn % 3]}]"))
        things = hands.page.locator("main [data-lit]")
        by_things += bool(things.count())
        if not things.count():  # no move touches what is here
            hands.inputs = 0
            hands.press(hands.page.locator("[data-tab=act]"))
            things = hands.page.locator("main [data-move]:not([data-move=resign])")
        hands.press(things.nth(luck.randrange(things.count())))
        confirm = hands.page.locator("[data-confirm]").first
        assert confirm.evaluate(UPPERMOST), "it is in sight, and nothing lies over it"
        hands.press(confirm)
        assert hands.inputs <= 3
        hands.go_on()
        hands.wait(before)
    assert by_things > 2


def test_the_board_shows_what_the_rules_say(sit: Seat) -> None:
    hands = sit()
    look_at(hands, late())
    own = hands.page.locator(".civilization.own")
    scene = hands.page.evaluate(SCENE, [hands.table, "0"])
    me, later = scene["view"]["players"][0], scene["panels"][0]["end_of_turn"]
    assert own.locator(".technologies .worker").count() == sum(me["workers"].values())
    assert own.locator(".technologies i").count() == sum(me["tokens"].values())
    assert own.locator(".bank.yellow .full").count() == min(18, me["yellow"])
    assert own.locator(".bank.blue .full").count() == min(16, me["blue"])
    assert own.locator(".actions.civil i").count() == later["civil_actions"]
    assert own.locator(".stage.done").count() == me["stages"] == 2
    own.locator("summary.culture").click()
    assert f"{later['culture']} at the end of the turn" in own.locator(".culture + .why").inner_text()
    row = hands.page.locator(".card-row .mini")
    lit = {offer["refs"][0] for offer in scene["offers"] if offer["move"].split()[0].startswith("take")}
    assert row.count() == 13
    assert hands.page.locator(".card-row .dim").count() == 13 - len(lit) > 0, "what cannot be taken is dimmed"
    assert hands.page.locator(".rival").count() == 2
    assert hands.page.locator(".war").count() == 1, "a war under way is seen"


def test_a_card_goes_from_the_row_to_the_hand_and_back(sit: Seat) -> None:
    hands = sit()
    look_at(hands, early())
    held = hands.page.locator(".hands section").first.locator(".mini")
    assert held.count() == 3
    hands.use(hands.page.locator("[data-ref='row:3']"))
    assert held.count() == 4
    before = hands.version
    hands.key("u")
    hands.wait(before)
    assert held.count() == 3


def test_a_card_that_cannot_be_taken_says_why(sit: Seat) -> None:
    hands = sit()
    look_at(hands, late())
    hands.page.locator(".card-row .thing:not([data-lit])").first.click()
    hands.page.wait_for_selector(".card-sheet .wrong")
    assert "unfinished" in hands.page.locator(".card-sheet .wrong").inner_text()


@pytest.mark.parametrize(("widths", "lang"), SHOWN)
def test_no_text_leaves_its_box(sit: Seat, widths: tuple[int, ...], lang: str) -> None:
    hands = sit(width=widths[0], lang=lang, touch=widths[0] == 390, dark=lang == "ru")
    position = late if lang != "en" else early  # the long names are in the other languages
    look_at(hands, position())
    assert not wrong_in_any_tab(hands, widths, axed=lang != "el")  # by day and by night


def test_densities(sit: Seat) -> None:
    hands = sit(lang="ru")
    look_at(hands, late())
    table = hands.page.url
    for density in ("compact", "text"):
        hands.open("/account")
        with hands.page.expect_response("**/api/me*"):
            hands.page.locator(f"input[value={density}]").check()
        hands.page.goto(table)
        hands.wait(-1)
        assert hands.page.locator("html").get_attribute("data-density") == density
        assert hands.page.evaluate(OVERFLOW) == []
