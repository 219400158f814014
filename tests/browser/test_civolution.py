"""Civolution on its drawn board: dice that light modules, every width and language, the last turns by clicks."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import expect

import ecumene
from ecumene.server.catalogue import cards
from tests.browser.conftest import Seat
from tests.browser.looks import look_at, wrong_in_any_tab
from tests.browser.test_pages import OVERFLOW, SHOWN
from tests.waiting import until

GAME = "civolution"
LONGEST = 400
GOLDEN = Path(__file__).parents[1] / "golden" / "civolution-3.txt"
CONSOLE, STRIP = ".console .dice", ".strip"


@cache
def position(era: int, players: int = 2, seed: int = 7, closing: int = 0) -> str:
    """Return a record of a game played by chance up to an era, when the first seat has its turn."""
    table = ecumene.new(GAME, players=players, seed=seed, options={"first_game": True})
    dice = random.Random(seed)
    while True:
        view = table.view(0)
        frame = view["stack"][-1]["frame"]
        if view["era"] >= era and frame == "Turn" and table.waiting == (0,) and view["closing"] >= closing:
            return table.record()
        seat = table.waiting[0]
        table.play(seat, dice.choice(table.moves(seat)))


def test_own_things_stand_above_the_fold(sit: Seat) -> None:
    hands = sit(width=1440, height=900, lang="ru")
    look_at(hands, position(2))
    for part in (CONSOLE, STRIP):
        box = hands.page.locator(part).first.bounding_box()
        assert box is not None and box["y"] + box["height"] <= 900


def test_the_board_shows_what_the_view_says(sit: Seat) -> None:
    hands = sit()
    look_at(hands, position(3))
    assert hands.page.locator(".console .at").count() == 21
    assert hands.page.locator(".strip .cell").count() == 18
    assert hands.page.locator("[data-place]").count() == 46
    assert (
        hands.page.locator(".tracks .space").count() == 5 * 13
        and hands.page.locator(".space.line").count() == 5 * 6
    )
    assert hands.page.locator(".block tbody tr").count() >= 10, "the own block and that of the rival"


def test_dice_that_are_marked_light_modules_and_pay_for_one(sit: Seat) -> None:
    hands = sit()
    fresh = ecumene.new(GAME, players=2, seed=12, options={"first_game": True})
    while fresh.view(0)["stack"][-1]["frame"] != "Turn":
        fresh.play(fresh.waiting[0], fresh.moves(fresh.waiting[0])[0])
    look_at(hands, fresh.record())
    seat = fresh.waiting[0]
    assert fresh.view(seat)["players"][seat]["dice"] == [1] * 6
    marks = hands.page.locator(".console .mark")
    hands.press(marks.nth(0))
    hands.press(marks.nth(2))
    chosen = hands.page.locator(".console .cell.chosen b").all_inner_texts()
    assert "Migration" in chosen and "Trade" not in chosen
    hands.press(hands.page.locator("main [data-ref='card:migration']"))
    until(lambda: hands.scene()["view"]["players"][seat]["spent"] == 2)


@pytest.mark.parametrize("width", [1440, 390])
def test_the_whole_card_is_read_where_it_is_chosen_to_begin_with(sit: Seat, width: int) -> None:
    hands = sit(width=width, height=844, touch=width == 390)
    look_at(hands, ecumene.new(GAME, players=2, seed=3).record())
    if width == 390:
        hands.press(hands.page.locator("main [data-move^=pick]").first)
        hands.press(hands.page.locator("[data-read]"))
        sheet = hands.page.locator("[role=dialog].card-sheet")
        expect(sheet).to_contain_text("Cost by level")
        expect(sheet.locator("[data-confirm]")).to_have_count(1)
    else:
        expect(hands.page.locator("main .cards .card").first).to_contain_text("1:")
        box = hands.page.locator("main [data-lit]").last.bounding_box()
        assert box is not None and box["y"] + box["height"] <= 900
    assert hands.page.evaluate(OVERFLOW) == []


def test_the_turn_of_vici_is_told_as_a_story_after_each_own_move(sit: Seat) -> None:
    hands = sit()
    look_at(hands, position(2, 1, 7))
    before = hands.scene()["view"]["vici"][0]
    while hands.scene()["view"]["vici"][0] == before:
        hands.pick(hands.page.locator("aside [data-move]:visible").first)
        hands.idle()
    expect(hands.page.locator(".now details")).to_contain_text("V.I.C.I.")
    assert hands.page.evaluate(OVERFLOW) == []


@pytest.mark.parametrize(("widths", "lang"), SHOWN)
def test_no_text_leaves_its_box(sit: Seat, widths: tuple[int, ...], lang: str) -> None:
    hands = sit(width=widths[0], lang=lang, touch=widths[0] == 390, dark=lang == "ru")
    look_at(hands, position(3))
    assert not wrong_in_any_tab(hands, widths, lang != "el")


@pytest.mark.parametrize("players", [2, 1])
def test_the_last_turns_are_played_by_clicks_to_the_final_scoring(sit: Seat, players: int) -> None:
    hands = sit()
    look_at(hands, position(4, players, 7, 2))
    dice = random.Random(1)
    for _ in range(LONGEST):
        if hands.over:
            break
        lit = hands.page.locator("main [data-lit]:visible")
        moves = hands.page.locator("aside [data-move]:visible")
        choice = lit if lit.count() and dice.random() < 0.6 else moves
        if choice.count():
            hands.pick(choice.nth(dice.randrange(choice.count())))
        hands.idle()
    assert hands.over
    assert hands.scene()["result"]["ending"] == ("eras" if players > 1 else "solo")


def test_a_turn_is_told_in_six_steps_on_every_screen(sit: Seat) -> None:
    hands = sit(lang="el")
    hands.open(f"/turn/{GAME}")
    hands.page.locator("ol > li .picture svg").first.wait_for()
    assert hands.page.locator("ol > li").count() == 6
    for width in (1440, 820, 390):
        hands.widen(width)
        assert hands.page.evaluate(OVERFLOW) == []


def test_when_the_game_is_over_nobody_is_told_to_have_nothing(sit: Seat) -> None:
    hands = sit()
    look_at(hands, GOLDEN.read_text(encoding="utf-8"))
    shown = hands.page.locator(".panel").first.locator("[data-number]")
    assert shown.evaluate_all("all => all.map(one => one.dataset.number)") == ["points", "favour"]


def before_a_long_card() -> tuple[str, str]:
    """Return the golden game before the longest card that can be installed in one way only, and that card."""
    head, _, moves = GOLDEN.read_text(encoding="utf-8").partition("\n\n")
    begun = re.sub(r'(\[(?:Result|Ending) )"[^"]*"', r'\1"*"', head)
    found = []
    for number, seat, card in re.findall(r"^(\d+) (\d) install ([a-e]\d\d) ", moves, re.MULTILINE):
        record = "\n\n".join([begun, "\n".join(moves.splitlines()[: int(number)])]) + "\n"
        offered = [move for move in ecumene.load(record).moves(int(seat)) if move.startswith(f"install {card} ")]
        if len(offered) == 1:
            found.append((record, card))
    known = {card["slug"]: card for card in cards(GAME, "en")}
    return max(found, key=lambda one: len(str(known[one[1]])))


def test_on_a_phone_the_button_of_a_long_card_stays_in_sight(sit: Seat) -> None:
    hands = sit(width=390, height=667, touch=True)
    record, card = before_a_long_card()
    look_at(hands, record)
    hands.press(hands.page.locator(".bottom [role=tab]").nth(2))
    hands.press(hands.page.locator(f"main [data-ref='card:{card}']").first)
    sheet = hands.page.locator("[role=dialog].card-sheet")
    expect(sheet.locator("[data-confirm]")).to_have_count(1)
    assert sheet.evaluate("one => one.scrollHeight > one.clientHeight"), "the card is longer than its sheet"
    box = sheet.locator("[data-confirm]").bounding_box()
    assert box is not None and box["y"] + box["height"] <= 667
