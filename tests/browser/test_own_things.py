"""People's own things in the browser: the account, the owner's table, and a seat whose person is gone."""

from __future__ import annotations

import json
import sqlite3
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seat
from tests.browser.hands import Hands
from tests.browser.test_pages import OVERFLOW, axe, settled
from tests.waiting import until

PASSWORD = "correct horse"
TABLE = "async id => await (await fetch('/api/tables/' + id)).json()"


def register(hands: Hands, name: str) -> str:
    """Become an account on the page of the account; return the recovery code."""
    hands.open("/account")
    hands.page.wait_for_load_state("networkidle")  # what is asked as a guest is refused once the account is there
    hands.page.get_by_label("Name", exact=True).first.fill(name)
    hands.page.get_by_label("Password", exact=True).first.fill(PASSWORD)
    hands.page.get_by_role("button", name="Keep this account").click()
    code = hands.page.locator("code").first
    expect(code).to_be_visible()
    return str(code.text_content())


def test_an_account_is_recovered_by_its_code_and_deleted(sit: Seat) -> None:
    one = sit()
    name = f"Theodora {time.time_ns() % 10**6}"
    code = register(one, name)
    assert code.count("-") == 4
    two = sit(troubles=("401",))
    two.open("/account")
    two.page.get_by_text("I have lost my password").click()
    form = two.page.locator("details[open] form")
    form.get_by_label("Name").fill(name)
    form.get_by_label("Recovery code").fill(code)
    form.get_by_label("New password").fill("battery staple")
    form.get_by_role("button").click()
    expect(two.page.get_by_text(f"You are signed in as {name}.")).to_be_visible()
    assert two.page.locator("code").first.text_content() != code
    sheet = two.page.locator("section.sheet", has=two.page.get_by_role("heading", name="Your data"))
    sheet.get_by_label("Password").fill("battery staple")
    button = sheet.get_by_role("button", name="Delete the account")
    button.click()
    sheet.get_by_role("button", name="Delete for ever: are you sure?").click()
    two.page.wait_for_url("**/")


def test_sessions_are_seen_and_ended(sit: Seat) -> None:
    one = sit()
    name = f"Irene {time.time_ns() % 10**6}"
    register(one, name)
    two = sit(troubles=("401",))
    two.post("/login", {"name": name, "password": PASSWORD})
    two.open("/")
    one.open("/account")
    expect(one.page.get_by_text("(this one)")).to_have_count(1)
    one.page.get_by_role("button", name="Sign out there").click()
    expect(one.page.get_by_text("Signed out.")).to_be_visible()
    expect(one.page.get_by_role("button", name="Sign out there")).to_have_count(0)
    assert two.page.evaluate("async () => (await fetch('/api/me')).status") == 401


@pytest.mark.parametrize(
    ("width", "dark"),
    [
        (1440, False),
        (390, True),
        *(pytest.param(width, width == 1440, marks=pytest.mark.soak) for width in (1440, 390)),
    ],
)
def test_the_page_of_an_account_is_for_everybody(sit: Seat, width: int, dark: bool) -> None:
    hands = sit(width=width, dark=dark)
    register(hands, f"Zoe {time.time_ns() % 10**7}")
    settled(hands)
    assert axe(hands) == []
    assert hands.page.evaluate(OVERFLOW) == []


@pytest.mark.parametrize("lang", ["ru", "el"])
def test_and_fits_in_every_language(sit: Seat, lang: str) -> None:
    hands = sit(width=390, lang=lang)
    name = f"Zoe {time.time_ns() % 10**7}"
    hands.post("/register", {"name": name, "password": PASSWORD})
    hands.open("/account")
    settled(hands)
    assert hands.page.evaluate(OVERFLOW) == []


def test_the_owner_keeps_a_table_in_hand(sit: Seat) -> None:
    owner, guest = sit(troubles=("404",)), sit(troubles=("404",))
    table = owner.new_table("you", "open", "open")
    invite = owner.page.evaluate(TABLE, table)["invite"]
    assert "id" in guest.post(f"/tables/{table}/join", {"invite": invite})
    owner.open(f"/table/{table}")
    assert axe(owner) == []
    owner.page.get_by_role("button", name="Send away").click()
    expect(owner.page.get_by_text("open seat")).to_have_count(2)
    owner.page.get_by_role("button", name="New invitation").click()
    until(lambda: owner.page.evaluate(TABLE, table)["invite"] != invite)
    owner.page.get_by_role("button", name="Close the table").click()
    owner.page.wait_for_url("**/")


def test_the_others_go_on_without_somebody_and_the_seat_is_taken_back(sit: Seat, database: Path) -> None:
    one, two = sit(), sit()
    table = one.new_table("you", "open", patience=60)
    invite = one.page.evaluate(TABLE, table)["invite"]
    two.post(f"/tables/{table}/join", {"invite": invite})
    waiting = one.page.evaluate(TABLE, table)["waiting"][0]
    gone, left = (one, two) if waiting == 0 else (two, one)
    left.open(f"/table/{table}")
    bot = left.page.get_by_role("button", name="A bot plays on")
    left.page.wait_for_selector(".shell")
    expect(bot).to_have_count(0)
    with sqlite3.connect(database, timeout=20) as db:  # it was long ago that the seat was asked
        since = json.dumps([time.time() - 999 if seat == waiting else None for seat in range(2)])
        db.execute("UPDATE tables SET since = ? WHERE id = ?", (since, table))
    left.post(f"/tables/{table}/vote", {"seat": waiting, "what": None})
    expect(bot).to_be_visible()
    assert axe(left) == []
    bot.click()
    expect(bot).to_have_count(0)
    gone.open(f"/table/{table}")
    back = gone.page.get_by_role("button", name="Take the seat back")
    expect(back).to_be_visible()
    back.click()
    expect(back).to_have_count(0)
    gone.page.get_by_text("What was decided").click()
    expect(gone.page.get_by_text("plays again.")).to_be_visible()
