"""A table of guests that will be removed says so before, at the table and among one's own, and can be removed."""

from __future__ import annotations

import datetime
import sqlite3
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seat
from tests.browser.hands import Hands

DAY = 86_400
WORDS = {
    "en": ("this one on {day}, unless somebody moves", "Keep it", "will be removed on {day}"),
    "ru": ("эта — {day}, если никто не сделает ход", "Сохранить", "будет удалён {day}"),
    "el": ("αυτή στις {day}, αν δεν παίξει κανείς", "Διατήρηση", "θα αφαιρεθεί στις {day}"),
}
MONTHS = {
    "en": "January February March April May June July August September October November December",
    "ru": "января февраля марта апреля мая июня июля августа сентября октября ноября декабря",
    "el": "Ιανουαρίου Φεβρουαρίου Μαρτίου Απριλίου Μαΐου Ιουνίου Ιουλίου Αυγούστου Σεπτεμβρίου Οκτωβρίου Νοεμβρίου"
    " Δεκεμβρίου",
}


def untouched(hands: Hands, database: Path, days: int) -> None:
    """Let nobody have touched the table for so long."""
    with sqlite3.connect(database, timeout=60) as db:
        db.execute("UPDATE tables SET changed = ? WHERE id = ?", (time.time() - days * DAY, hands.table))
    seen, headers = f"{hands.address}/api/tables/{hands.table}/seen", {"origin": hands.address}
    answer = hands.page.request.post(seen, data={"n": 0, "seat": 0}, headers=headers)
    assert answer.ok  # and the server has read the table again


def day(lang: str, days: int) -> str:
    when = datetime.datetime.now() + datetime.timedelta(days=days)
    return f"{when.day} {MONTHS[lang].split()[when.month - 1]}"


@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("ru", 390), ("el", 390), ("en", 390)])
def test_the_end_of_a_table_is_told_before(sit: Seat, database: Path, lang: str, width: int) -> None:
    hands = sit(lang=lang, width=width, touch=width < 700)
    hands.new_table("you", "bot:random", begin=True)
    untouched(hands, database, days=20)
    hands.open(f"/table/{hands.table}")
    told, keep, short = (word.format(day=day(lang, 5)) for word in WORDS[lang])
    expect(hands.page.locator(".shell")).to_be_visible()
    expect(hands.page.get_by_text(told)).to_have_count(0)  # ten days are left
    untouched(hands, database, days=25)
    hands.open(f"/table/{hands.table}")
    expect(hands.page.get_by_text(told)).to_be_visible()
    expect(hands.page.get_by_role("link", name=keep)).to_be_visible()
    fits = "() => document.documentElement.scrollWidth <= window.innerWidth"
    assert hands.page.evaluate(fits)
    hands.open("/")
    expect(hands.page.locator(f"a[href$='{hands.table}']")).to_contain_text(short)
    assert hands.page.evaluate(fits)


def test_a_move_keeps_the_table(sit: Seat, database: Path) -> None:
    hands = sit()
    hands.new_table("you", "you", mode="analysis")
    untouched(hands, database, days=25)
    hands.open(f"/table/{hands.table}")
    told = hands.page.get_by_text("This analysis will be removed on")
    expect(told).to_be_visible()
    hands.page.locator("aside [data-move]").first.click()
    hands.page.wait_for_function("() => Number(document.querySelector('.shell').dataset.version) > 0")
    expect(told).to_have_count(0)


def test_one_removes_a_table_where_nobody_else_plays(sit: Seat) -> None:
    hands = sit()
    hands.sit("you", "bot:random")
    hands.page.get_by_role("button", name="This table").click()
    hands.page.get_by_role("button", name="Remove the table").click()
    hands.page.get_by_role("button", name="Remove it for ever: are you sure?").click()
    expect(hands.page).to_have_url(f"{hands.address}/")
    expect(hands.page.get_by_text("Play now", exact=True)).to_be_visible()
    expect(hands.page.locator(f"a[href$='{hands.table}']")).to_have_count(0)
    assert hands.page.request.get(f"{hands.address}/api/tables/{hands.table}").status == 404
