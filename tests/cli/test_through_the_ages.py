"""Through the Ages in the terminal: complete, within its columns, and silent about what is hidden."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.widgets import Static

import ecumene
from ecumene.cli.boards import board_of
from ecumene.cli.boards.through_the_ages.look import TtaView
from ecumene.cli.commands.record import cut
from ecumene.cli.final_result import ranking
from ecumene.cli.moves import losses
from ecumene.cli.screen import TableApp
from ecumene.cli.screen.cards import Chips
from ecumene.cli.session import Session
from ecumene.cli.words import say
from ecumene.cli.wrap import TIE, wrap
from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.game import Doc
from ecumene.table.messages import LANGS
from ecumene.table.table import Table
from ecumene.table.words import words
from tests.cli.app import lines as screen_lines
from tests.games.through_the_ages.situation import fresh, seat, situation
from tests.needs import each_once

GOLDEN = Path(__file__).parents[1] / "golden" / "through-the-ages-3.txt"
END = 99_999
MOMENTS = [0, 60, 300, 480, END]


def table_after(moves: int) -> Table:
    whole = GOLDEN.read_text(encoding="utf-8")
    return ecumene.load(cut(whole, moves) if moves < END else whole)


def told(table: Table, seat: int | None, lang: str = "en") -> list[str]:
    names = [table.seat_name(each, lang) for each in range(table.players)]
    return board_of(words(table.rules, lang), say(lang)).lines(table.presenter(seat, lang).shown(), names)


def shown(s: GameState, seat: int) -> Doc:
    """Return what a board draws of a state that is at no table."""
    tell, said = GAME.teller, words(GAME, "en")
    return {
        **GAME.view(s, seat),
        "totals": tell.totals(s, seat),
        "panels": [{"end_of_turn": tell.forecast(s, each)} for each in range(len(s.players))],
        "checklist": [said.format(id, **args) for id, args in (tell.warnings(s, seat) if seat >= 0 else [])],
    }


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("moves", MOMENTS)
def test_the_table_fits_eighty_columns(moves: int, lang: str) -> None:
    table = table_after(moves)
    for seat_ in [None, *range(table.players)]:
        lines = told(table, seat_, lang)
        assert max(map(cell_len, lines)) < 80
        assert not [line for line in lines if TIE in line or re.search(r"[{}]|\?\d|-1\b", line)]
        for name in table.names:
            assert any(line.startswith(name) for line in lines)
    assert words(table.rules, lang).lacking == set() == say(lang).own.lacking


def test_the_row_tells_what_the_one_who_looks_would_pay() -> None:
    table = table_after(300)
    seat_ = table.waiting[0]
    prices = {
        offer["text"]: offer["price"][0]["total"] for offer in table.offers(seat_) if offer["text"][:4] == "take"
    }
    shown = [(slug, price) for _, slug, _, price in TtaView(table.presenter(seat_).shown()).row()]
    assert prices
    for text, price in prices.items():
        assert (text.split()[1], price) in shown


@pytest.mark.parametrize("lang", LANGS)
def test_rivals_are_told_without_their_secrets(lang: str) -> None:
    table = table_after(300)
    seat_ = table.waiting[0]
    said = words(table.rules, lang)
    mine = table.view(seat_)
    for rival in range(table.players):
        if rival != seat_:
            theirs = set(table.view(rival)["players"][rival]["military"])
            hidden = theirs - set(mine["players"][seat_]["military"]) - set(mine["future"]) - set(mine["tactics"])
            text = " ".join(" ".join(told(table, seat_, lang)).split())
            assert hidden and not [slug for slug in hidden if said.thing(GAME.things.number(slug)) in text]


def test_the_end_of_the_turn_is_foretold() -> None:
    board = board_of(words(GAME, "en"), say("en"))
    robbed = situation(seat(workers="religion:2", tokens="bronze:9", blue=7), seat())
    lines = board.lines(shown(robbed, 0), ["Ann", "Bob"])
    assert "  End of turn: Culture 2 (+2), Science 1 (+1), Food 1 (+1), Resources 9 (0)" in lines
    assert "  ! Lost to corruption: 2" in lines
    assert "    Mine: Bronze 2 [9]" in lines
    unhappy = situation(seat(yellow=8, unused=0), seat())
    assert "  End of turn: Uprising" in board.lines(shown(unhappy, 0), ["Ann", "Bob"])


def test_a_seat_that_has_resigned_has_nothing_more_to_tell() -> None:
    s = situation(seat(), seat(out=1, workers="agriculture:0 bronze:0 philosophy:0 warriors:0", unused=0), seat())
    board = board_of(words(GAME, "en"), say("en"))
    assert "Bob (Resigned)" in board.lines(shown(s, 0), ["Ann", "Bob", "Eve"])
    assert board.brief(shown(s, 0), 1) == "Resigned"


@pytest.mark.parametrize("lang", LANGS)
def test_the_ranking_tells_the_points(lang: str) -> None:
    table = table_after(END)
    lines = ranking(table, board_of(words(GAME, lang), say(lang)), say(lang))
    assert max(map(cell_len, lines)) < 80
    assert [line.split()[2] for line in lines[:3]] == ["282", "277", "202"]


def test_a_card_sheet_begins_with_type_and_age() -> None:
    board = board_of(words(GAME, "en"), say("en"))
    assert board.facts("pyramids") == ["Wonder, Age A"]
    assert board.facts("nothing") == []


def test_long_lines_are_broken_at_spaces() -> None:
    assert wrap("  one two three", 9) == ["  one two", "    three"]
    assert wrap(f"  one two{TIE}three", 12) == ["  one", "    two three"]
    assert wrap("short  columns   stay") == ["short  columns   stay"]
    assert wrap("1.  Anna  34 VP, 1 coin and 12 workers", 20) == [
        "1.  Anna  34 VP,",
        "  1 coin",
        "  and 12 workers",
    ]
    assert wrap("  7. one two three", 12, hang=3) == ["  7. one two", "     three"]


@pytest.mark.asyncio
@pytest.mark.parametrize(("size", "lang"), each_once([(80, 24), (100, 30), (120, 40)], list(LANGS)))
async def test_the_screen_holds_its_lines(size: tuple[int, int], lang: str) -> None:
    table = table_after(480)
    seats = ["planner"] * 3
    seats[table.waiting[0]] = "human"
    app = TableApp(Session(table, seats, say(lang)), pace=0)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        for key in ("", "o", "b", "a"):
            if key:
                await pilot.press(key)
            await pilot.pause()
            assert {cell_len(line) for line in screen_lines(app)} == {size[0]}
        cards = app.query_one("#cards", Chips)
        row = [card for card in table.view(None)["row"] if card != "-"]
        assert len(cards.items) == len(row) > 10 and app.focused is cards
        told_end = str(app.query_one("#turn-end", Static).content)
        assert told_end.startswith(words(GAME, lang).format("phase-end"))
    assert words(GAME, lang).lacking == set()


def test_no_points_and_no_rating_are_not_run_together() -> None:
    from ecumene.cli.boards.through_the_ages.screen import points

    view = shown(situation(seat(workers="philosophy:0", science=4), seat()), 0)
    assert points(TtaView(view), 0)[:2] == ["★ 0+0", "✦ 4+0"]
    assert TtaView(shown(fresh(2), -1)).mine == 0


def test_giving_up_stands_last_and_is_warned_of() -> None:
    table = ecumene.new("through-the-ages", 2, seed=3)
    while "resign" not in table.moves(table.waiting[0]):
        table.play(table.waiting[0], table.moves(table.waiting[0])[-1])
    mover = table.waiting[0]
    *others, last = table.offers(mover)
    assert last["text"] == "resign" and last["gives_up"] and not any(offer["gives_up"] for offer in others)
    said = [losses(table.presenter(mover, lang), last) for lang in ("en", "ru", "el")]
    assert said == [["This gives the game up"], ["Так вы сдаёте партию"], ["Έτσι εγκαταλείπετε την παρτίδα"]]
