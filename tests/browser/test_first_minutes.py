"""What somebody new meets: an easy start, the question on a phone, a lost line, a wrong address, a result."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser import positions
from tests.browser.conftest import Seat

NAMES = "async id => (await (await fetch('/api/tables/' + id)).json()).seats.map(seat => seat.name)"
WRONG = ["/table/none", "/result/none", "/cards/none", "/rules/none", "/learn/none", "/none"]


def test_play_now_says_what_it_opens_and_is_easy(sit: Seat) -> None:
    hands = sit()
    expect(hands.page.locator(".hero .muted")).to_contain_text("Age of Civilization")
    hands.page.get_by_role("button", name="Play now").click()
    hands.wait(-1)
    names = hands.page.evaluate(NAMES, hands.page.url.rsplit("/", 1)[1])
    assert [re.sub(r" \d+$", "", name) for name in names] == ["Guest", "Novice", "Novice"]


@pytest.mark.parametrize("path", WRONG)
def test_a_wrong_address_shows_the_way_on(sit: Seat, path: str) -> None:
    hands = sit(lang="el", troubles=("404", "422"))
    hands.page.goto(hands.address + path)
    expect(hands.page.get_by_role("alert").get_by_role("link", name="Αρχική")).to_be_visible()


def test_on_a_phone_what_is_asked_stands_above_the_moves(sit: Seat) -> None:
    hands = sit(width=390, height=844, touch=True)
    table = hands.post("/records", {"text": positions.auction()})["id"]
    hands.open(f"/table/{table}")
    hands.wait(-1)
    before = hands.version
    hands.press(hands.page.locator("[data-move]").first)
    hands.press(hands.page.locator("[data-confirm]").first)
    hands.wait(before)
    asked = hands.page.locator("#tab-panel .under-way")
    expect(asked).to_contain_text("Wealthy Territory")
    expect(asked).to_contain_text("No bid yet.")
    above, moves = asked.bounding_box(), hands.page.locator("[data-move]").first.bounding_box()
    assert above and moves and above["y"] + above["height"] <= moves["y"]


def test_a_lost_line_is_said_and_a_move_made_meanwhile_arrives(sit: Seat) -> None:
    hands = sit(troubles=("WebSocket", "ERR_INTERNET_DISCONNECTED"))
    hands.sit("you", "bot:random")
    before = hands.version
    hands.page.context.set_offline(True)
    expect(hands.page.get_by_role("alert")).to_contain_text("The connection is lost.")
    hands.page.locator("aside [data-move]").first.click()
    hands.page.context.set_offline(False)
    hands.wait(before)
    expect(hands.page.get_by_role("alert")).to_have_count(0)


def test_the_result_shows_numbers_that_players_know(sit: Seat) -> None:
    hands = sit(lang="ru")
    hands.open(f"/result/{hands.finished_game()}")
    choice = hands.page.locator("main select")
    choice.wait_for()
    told = choice.locator("option").all_inner_texts()
    assert told and choice.input_value()
    assert [word for word in told if re.search("[a-z]", word, re.IGNORECASE)] == []
    box = (
        hands.page.locator("section.box", has=hands.page.locator("select"))
        .locator("polyline")
        .first.bounding_box()
    )
    assert box and box["height"] > 20, "the curve is not flat"


def test_the_first_table_is_explained_once(sit: Seat) -> None:
    hands = sit(lang="ru")
    hands.sit("you", "bot:random")
    hands.page.get_by_role("button", name="Понятно").click()
    hands.page.reload()
    hands.wait(-1)
    expect(hands.page.get_by_role("button", name="Понятно")).to_have_count(0)


def test_help_tells_what_the_signs_mean(sit: Seat) -> None:
    hands = sit(lang="el")
    hands.sit("you", "bot:random", game=positions.GAME)
    hands.key("?")
    signs = hands.page.locator("dialog .signs dd")
    expect(signs).to_have_count(8)
    assert [word for word in signs.all_inner_texts() if re.search("[a-z]", word, re.IGNORECASE)] == []


def test_a_guest_keeps_the_games_with_a_password_and_comes_back(sit: Seat) -> None:
    hands, other = sit(troubles=("422",)), sit()
    for each in (hands, other):
        each.open("/account")
    name = f"Ann {hands.page.evaluate('Date.now()')}"
    mine = hands.page.locator("form").first
    mine.get_by_label("Name").fill(name)
    mine.get_by_label("Password").fill("short")
    mine.get_by_role("button", name="Keep this account").click()
    expect(hands.page.get_by_role("alert")).to_contain_text("8")
    mine.get_by_label("Password").fill("long enough for all")
    mine.get_by_role("button", name="Keep this account").click()
    expect(hands.page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    other.page.get_by_text("I already have an account").click()
    back = other.page.locator("details", has_text="I already have an account").locator("form")
    back.get_by_label("Name").fill(name)
    back.get_by_label("Password").fill("long enough for all")
    back.get_by_role("button", name="Sign in").click()
    expect(other.page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
