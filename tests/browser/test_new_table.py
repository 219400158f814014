"""The page of a new table: what the rules exclude cannot be chosen, and the reason stands beside it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Seat

OPTIONS = "async id => (await (await fetch('/api/tables/' + id)).json()).options"
MODE = OPTIONS.replace("options", "mode")
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


def test_several_seats_of_ones_own_are_several_people_at_this_screen(sit: Seat) -> None:
    hands = sit()
    hands.open("/new?game=age-of-civilization&players=2")
    mode = hands.page.get_by_label("How to play")
    expect(mode).to_have_value("live")
    hands.page.locator(".seat select").nth(1).select_option("you")
    expect(mode).to_have_value("hotseat")
    mode.select_option("live")
    expect(mode).to_have_value("live")
    mode.select_option("hotseat")
    hands.page.get_by_role("button", name="Make the table").click()
    hands.page.wait_for_url("**/table/*")
    assert hands.page.evaluate(MODE, hands.page.url.rsplit("/", 1)[1]) == "hotseat"


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
