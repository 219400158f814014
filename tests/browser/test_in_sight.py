"""Everything in sight: one's own things above the fold, a rival over the board, the whole row on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from ecumene.games import find
from ecumene.kernel.luck import Luck
from ecumene.table.score_sources import cause_name, most_first, score_sources
from ecumene.table.table import Table
from ecumene.table.words import words
from tests.browser import age_positions
from tests.browser.conftest import Seat
from tests.browser.looks import look_at
from tests.browser.test_pages import OVERFLOW, axe
from tests.conformance.kit import play_on

GAMES = ["age-of-civilization", "through-the-ages"]
OWN = {"age-of-civilization": ".tableau.own .technologies", "through-the-ages": ".civilization.own"}
BOTTOM = "query => document.querySelector(query).getBoundingClientRect().bottom"


@pytest.mark.parametrize("game", GAMES)
def test_ones_own_things_are_above_the_fold(sit: Seat, game: str) -> None:
    hands = sit(width=1440, height=900)
    hands.sit("you", "bot:random", "bot:random", game=game)
    expect(hands.page.get_by_role("button", name="Got it")).to_be_visible()  # beside them, for somebody new
    assert hands.page.evaluate(BOTTOM, OWN[game]) <= 900


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_with_wonders_and_civilizations_that_are_gone_as_well(sit: Seat, lang: str) -> None:
    hands = sit(width=1440, height=900, lang=lang)
    look_at(hands, age_positions.middle())
    strip = hands.page.locator(".fold.closed")
    expect(strip).to_have_count(1)
    assert hands.page.locator(".tableau.own .wonder").count() == 2
    above = hands.page.evaluate(
        "() => document.querySelector('.mode').offsetHeight"
    )  # an analysis says that it is one
    assert hands.page.evaluate(BOTTOM, ".tableau.own") <= 900 + above
    assert hands.page.evaluate(OVERFLOW) == []
    strip.get_by_role("button", expanded=False).click()
    expect(hands.page.locator(".fold.closed")).to_have_count(0)


def test_an_action_that_the_scenario_keeps_open_is_not_drawn_as_past(sit: Seat) -> None:
    hands = sit(width=1440, height=900)
    look_at(hands, age_positions.caravans())
    row = hands.page.locator(".timeline .cards")
    expect(row.locator("li.open [data-ref='action:caravan']")).to_have_count(1)
    expect(row.locator("li.open")).to_have_count(4)
    expect(row.locator("li.past")).to_have_count(3)
    expect(hands.page.locator(".tableau.own .marker")).to_have_count(2)


@pytest.mark.parametrize(("game", "width"), [(GAMES[0], 1440), (GAMES[1], 390), (GAMES[1], 820)])
def test_a_rival_opens_over_the_board_with_the_next_one_beside(sit: Seat, game: str, width: int) -> None:
    hands = sit(width=width, height=844 if width == 390 else 900, touch=width == 390)
    hands.sit("you", "bot:novice", "bot:novice", game=game)
    hands.inputs = 0
    hands.press(hands.page.locator("[data-open]").first)
    assert hands.inputs == 1, "from the moves of a phone too"
    over = hands.page.locator(".rival-view")
    first = over.locator("h2").first.inner_text()
    box = over.bounding_box()
    assert box and box["x"] >= 0 and box["x"] + box["width"] <= width
    assert not axe(hands)
    hands.press(over.locator("[data-rival=next]"))
    assert over.locator("h2").first.inner_text() != first
    hands.press(over.locator("[data-rival=prev]"))
    assert over.locator("h2").first.inner_text() == first
    if width == 1440:
        hands.key("Escape")
    else:
        hands.press(over.locator("[data-rival=close]"))
    expect(over).to_have_count(0)


def test_on_a_phone_a_rivals_wonders_are_one_tap_away_from_every_tab(sit: Seat) -> None:
    hands = sit(width=390, height=844, touch=True)
    look_at(hands, age_positions.middle())
    marks = hands.page.locator(".bar [data-open]")
    over = hands.page.locator(".rival-view")
    for tab in ("act", "board", "mine", "others", "log"):
        hands.press(hands.page.locator(f"[data-tab={tab}]"))
        hands.press(marks.first)
        head, bar = over.locator("[data-rival=close]").bounding_box(), hands.page.locator(".bar").bounding_box()
        assert head and bar and head["y"] >= bar["y"] + bar["height"], "the way back is in sight"
        expect(marks.first).to_have_attribute("aria-expanded", "true")
        hands.press(marks.first)
        expect(over).to_have_count(0)
    hands.press(hands.page.locator(".bar [data-open='2']"))
    expect(over).to_contain_text("Stonehenge")
    assert hands.page.evaluate(OVERFLOW) == []


def test_a_phone_shows_the_whole_row_at_once(sit: Seat) -> None:
    hands = sit(width=390, height=844, touch=True, lang="ru")
    hands.page.evaluate("() => localStorage.setItem('ecumene-welcomed', '1')")
    hands.sit("you", "bot:random", game=GAMES[1])
    hands.press(hands.page.locator("[data-tab=board]"))
    boxes = [place.bounding_box() for place in hands.page.locator(".card-row .zone li").all()]
    tabs = hands.page.locator(".bottom").bounding_box()
    assert len(boxes) == 13 and tabs
    for box in boxes:
        assert box and box["x"] >= 0 and box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= tabs["y"]


@pytest.mark.parametrize(("game", "width"), [(GAMES[0], 390), (GAMES[1], 1440)])
def test_a_number_that_is_tapped_tells_its_name_its_parts_and_everybodys(sit: Seat, game: str, width: int) -> None:
    hands = sit(width=width, height=900, touch=width == 390)
    hands.sit("you", "bot:novice", game=game)
    key = "workers" if game == GAMES[0] else "science"
    hands.press(hands.page.locator(f"[data-number={key}]").first)
    told = hands.page.locator(".breakdown")
    expect(told).to_contain_text("Workers" if game == GAMES[0] else "Science")
    expect(told).to_contain_text("at work" if game == GAMES[0] else "Philosophy")
    expect(told).to_contain_text("Novice")
    assert not axe(hands)
    hands.key("Escape")
    expect(told).to_have_count(0)


def test_the_number_that_wins_tells_where_it_came_from(sit: Seat) -> None:
    hands = sit()
    table = Table.begin(find(GAMES[0]), 2, {}, 5)
    dice = Luck(5)
    while not any(score_sources(table)):
        play_on(table, dice)
    hands.table = hands.post("/records", {"text": table.record()})["id"]
    hands.open(f"/table/{hands.table}")
    hands.wait(-1)
    scored = next(seat for seat, sums in enumerate(score_sources(table)) if sums)
    (cause, amount), *_ = most_first(score_sources(table)[scored])
    panel = hands.page.locator("article.panel", has=hands.page.locator(f"svg.seat-{scored}"))
    hands.press(panel.locator("[data-number=vp]").first)
    told = hands.page.locator(".breakdown")
    expect(told.locator("ul").first).to_contain_text(re.compile(cause_name(words(table.rules, "en"), cause), re.I))
    expect(told.locator("ul").first).to_contain_text(str(amount))


def test_replay_and_analysis_say_so_and_lead_back(sit: Seat) -> None:
    hands = sit(motion=True)
    table = hands.finished_game()
    hands.open(f"/replay/{table}")
    strip = hands.page.locator(".mode")
    expect(strip).to_contain_text("Replay.")
    expect(hands.page.get_by_role("button", name="Undo")).to_have_count(0)
    hands.page.get_by_role("button", name="Analyse from here").click()
    expect(strip).to_contain_text("Analysis.")
    strip.get_by_role("link", name="Back to the game").click()
    hands.page.wait_for_url(f"**/result/{table}")


def test_who_watches_is_told_so(sit: Seat) -> None:
    one, two = sit(), sit()
    table = one.new_table("you", "bot:novice", visibility="public")
    two.open(f"/table/{table}")
    expect(two.page.locator(".mode")).to_contain_text("You are watching.")
    expect(two.page.get_by_role("button", name="Undo")).to_have_count(0)


def test_play_now_is_a_first_game_and_the_person_begins(sit: Seat) -> None:
    hands = sit()
    hands.page.get_by_role("button", name="Play now").click()
    hands.wait(-1)
    hands.table = hands.page.url.rsplit("/", 1)[1]
    scene = hands.scene()
    assert scene["view"]["options"].get("first_game") is True
    assert scene["number"] == 0, "nobody has moved before"


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_in_six_steps_has_pictures_from_the_board(sit: Seat, game: str) -> None:
    hands = sit(width=390, height=844, touch=True, lang="el")
    hands.open(f"/turn/{game}")
    hands.page.locator("ol > li .picture svg").first.wait_for()
    expect(hands.page.locator("ol > li")).to_have_count(6)


def test_the_rules_have_contents_and_pictures_and_lead_to_cards(sit: Seat) -> None:
    hands = sit()
    hands.open("/rules/through-the-ages")
    hands.page.locator(".rules .pictures svg").first.wait_for()
    hands.page.locator(".contents a").nth(5).click()
    assert hands.page.evaluate("() => document.activeElement.id").startswith("section-")
    hands.page.locator(".rules li a[href*='find=']").first.click()
    expect(hands.page.locator("main input[type=search]")).not_to_have_value("")
    expect(hands.page.locator("main article").first).to_be_visible()
