"""The lobby: tables that wait first, page after page, and bots among themselves apart; and the proof of luck."""

from __future__ import annotations

import re
from itertools import count
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Seat
from tests.waiting import until

AOC = "age-of-civilization"
numbers = count(1)
WORDS = {
    "en": ("Show more tables", "Bots among themselves", "Was it chance?"),
    "ru": ("Показать ещё столы", "Боты играют сами с собой", "Было ли это случайно?"),
    "el": ("Περισσότερα τραπέζια", "Μποτ που παίζουν μεταξύ τους", "Ήταν όντως τύχη;"),
}


def make(address: str, amount: int, seats: list[str], name: str) -> list[str]:
    """Let somebody else make public tables."""
    with httpx.Client(base_url=address, headers={"Origin": address}, timeout=60) as client:
        client.post("/api/guest").raise_for_status()
        made = [
            client.post("/api/tables", json={"game": AOC, "seats": seats, "name": name}) for _ in range(amount)
        ]
        return [answer.raise_for_status().json()["id"] for answer in made]


@pytest.mark.parametrize("lang", WORDS)
def test_the_lobby_has_pages_and_bots_are_apart(sit: Seat, address: str, lang: str) -> None:
    more, apart, _ = WORDS[lang]
    name = f"Waits {next(numbers)}"
    bots = make(address, 1, ["bot:random", "bot:random"], f"Bots of {name}")
    for _ in range(6):
        make(address, 5, ["you", "open"], name)
    page = sit(lang=lang).page
    lobby = page.locator("section[aria-labelledby=lobby]")
    rows = lobby.locator("> ul > li")
    expect(rows).to_have_count(20)
    for shown in range(20, 1000, 20):  # tables of other owners stand among these
        if rows.filter(has_text=name).count() == 30:
            break
        lobby.get_by_role("button", name=more).click()
        expect(rows.nth(shown)).to_be_visible()
    expect(rows.filter(has_text=name)).to_have_count(30)
    expect(lobby.locator(f"> ul a[href$='{bots[0]}']")).to_have_count(0)
    lobby.get_by_text(apart).click()
    expect(lobby.locator(f"details a[href$='{bots[0]}']")).to_be_visible()


@pytest.mark.parametrize("lang", WORDS)
def test_after_the_end_the_seed_is_shown_with_its_hash(sit: Seat, address: str, lang: str) -> None:
    (id,) = make(address, 1, ["bot:random", "bot:random"], "Chance")

    def over() -> Any:
        table = httpx.get(f"{address}/api/tables/{id}", timeout=30).json()
        return table if table["state"] == "over" else None

    table = until(over, seconds=90)
    page = sit(lang=lang).page
    page.goto(f"{address}/result/{id}")
    page.get_by_text(WORDS[lang][2]).click()
    proof = page.locator("details", has_text=WORDS[lang][2])
    expect(proof).to_contain_text(table["commitment"])
    expect(proof).to_contain_text(f"ecumene record verify FILE --seed {table['seed']}")
    assert re.fullmatch("[0-9a-f]{32}", table["seed"])
