"""The page of a new table: what the rules exclude cannot be chosen, and the reason stands beside it."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Seat

OPTIONS = "async id => (await (await fetch('/api/tables/' + id)).json()).options"
# Put into the answer of the server: so far no game excludes two options that may each be chosen alone.
REASON = "Innovations and the Draft quarrel."
QUARREL = {
    "players": [3],
    "options": {"innovations": True, "draft": True},
    "rule": "aoc.solo.no-draft",
    "page": 9,
    "chapter": None,
    "reason": REASON,
}


def module(page: Page, option: str) -> tuple[Locator, Locator]:
    """Return what an option is chosen with, and the reasons why it cannot be."""
    return page.locator(f"[aria-describedby=about-{option}]"), page.locator(f"#about-{option} .reason")


def created(page: Page) -> list[str]:
    """Make the table, and return the options it has."""
    page.get_by_role("button", name="Make the table").click()
    page.wait_for_selector(".shell")
    return list(page.evaluate(OPTIONS, page.url.rsplit("/", 1)[1]))


def test_what_a_player_count_excludes_is_greyed_out_with_the_reason(sit: Seat) -> None:
    hands = sit()
    hands.open("/new?game=age-of-civilization")
    page = hands.page
    draft, no_draft = module(page, "draft")
    scenario, no_scenario = module(page, "scenario")
    draft.check()
    expect(scenario).to_be_disabled()
    expect(no_scenario).to_contain_text("five scenarios for one player")
    expect(no_draft).to_have_count(0)
    page.get_by_label("Players").select_option("1")
    expect(draft).to_be_disabled()
    expect(draft).not_to_be_checked()
    expect(no_draft).to_contain_text("cannot be used when you play alone")
    expect(no_scenario).to_have_count(0)
    scenario.select_option(index=1)
    assert created(page) == ["scenario"]


def test_of_two_options_that_exclude_each_other_one_can_be_chosen(sit: Seat) -> None:
    def quarrelling(route: Route) -> None:
        answer = route.fetch()
        games = answer.json()
        games[0]["exclusions"].append(QUARREL)
        route.fulfill(response=answer, json=games)

    hands = sit()
    page = hands.page
    page.route("**/api/games?*", quarrelling)
    hands.open("/new?game=age-of-civilization")
    innovations, no_innovations = module(page, "innovations")
    draft, no_draft = module(page, "draft")
    draft.check()
    expect(innovations).to_be_disabled()
    expect(no_innovations).to_have_text(REASON)
    draft.uncheck()
    innovations.check()
    expect(draft).to_be_disabled()
    page.get_by_label("Players").select_option("4")
    draft.check()
    page.get_by_label("Players").select_option("3")  # both were chosen where they go together: the first one stays
    expect(innovations).to_be_checked()
    expect(draft).not_to_be_checked()
    expect(no_draft).to_have_text(REASON)
    assert created(page) == ["innovations"]


# Options that are lists and numbers, put into the answer of the server beside those of the game.
LIST = {
    "name": "rivals",
    "kind": "list",
    "label": "Rivals",
    "text": "Nobody plays them.",
    "values": [{"value": "miser", "label": "Miser"}, {"value": "broker", "label": "Broker"}],
    "least": 0,
    "most": 3,
    "repeats": True,
    "seats": [2, 3, 4],
}
NUMBER = {**LIST, "name": "purse", "kind": "number", "label": "Purse", "values": [], "least": 2, "most": 6}


def with_lists_and_numbers(page: Page, posted: list[Any]) -> None:
    """Add the two options to the first game; what would be sent to make a table is written down instead."""

    def games(route: Route) -> None:
        answer = route.fetch()
        found = answer.json()
        found[0]["options"] += [LIST, NUMBER]
        route.fulfill(response=answer, json=found)

    def make(route: Route) -> None:
        posted.append(route.request.post_data_json)
        route.fulfill(
            status=422, json={"error": {"code": "no", "message": "Not now.", "rule": None, "page": None}}
        )

    page.route("**/api/games?*", games)
    page.route("**/api/tables?*", make)


def test_a_list_has_rows_and_a_number_steps_within_its_range(sit: Seat) -> None:
    hands = sit(troubles=("422",))
    page = hands.page
    posted: list[Any] = []
    with_lists_and_numbers(page, posted)
    hands.open("/new?game=age-of-civilization")
    rivals, purse = page.locator("[data-option=rivals]"), page.locator("[data-option=purse]")
    add = rivals.get_by_role("button", name="Add one")
    expect(rivals.get_by_role("combobox")).to_have_count(0)
    for _ in range(3):
        add.press("Enter")
    expect(rivals.get_by_role("combobox")).to_have_count(3)
    expect(rivals.get_by_role("combobox").last).to_be_focused()
    expect(add).to_be_disabled()
    rivals.get_by_role("combobox").nth(1).select_option("broker")
    rivals.get_by_role("button", name="Rivals: take out 1").click()
    more, less = (purse.get_by_role("button", name=f"Purse: one {way}") for way in ("more", "less"))
    box = purse.get_by_role("spinbutton", name="Purse")
    expect(less).to_be_disabled()
    more.click()
    expect(box).to_have_value("2")
    box.fill("99")
    box.press("Tab")
    expect(box).to_have_value("6")
    expect(more).to_be_disabled()
    less.click()
    assert page.url.endswith("/new?game=age-of-civilization&players=3&rivals=broker/miser&purse=5")
    page.get_by_role("button", name="Make the table").click()
    expect(page.get_by_role("alert")).to_contain_text("Not now.")
    assert posted[0]["options"] == {"rivals": ["broker", "miser"], "purse": 5}


def test_an_address_tells_options_and_what_it_cannot_mean_is_left_out(sit: Seat) -> None:
    hands = sit(width=390, height=844, lang="el", touch=True)
    page = hands.page
    with_lists_and_numbers(page, [])
    hands.open("/new?game=age-of-civilization&players=4&rivals=miser/miser&purse=77&draft=1")
    expect(page.locator("[data-option=rivals] select")).to_have_count(2)
    expect(page.locator("[data-option=purse] input")).to_have_value("")
    expect(module(page, "draft")[0]).to_be_checked()
    expect(page.get_by_label("Παίκτες")).to_have_value("4")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= 390
