"""What the full screen owes its reader: reasons, whole numbers, room for lines, a way back to the result."""

from __future__ import annotations

import random

import pytest
from rich.text import Text

import ecumene
from ecumene.cli.boards import board_of
from ecumene.cli.boards.age_of_civilization.screen import AgeOfCivilizationPane
from ecumene.cli.card_sheet import sheet
from ecumene.cli.screen import TableApp
from ecumene.cli.screen.bars import Detail
from ecumene.cli.screen.cards import Chips
from ecumene.cli.screen.dialogs import Ask, Sheet
from ecumene.cli.screen.log import LogList
from ecumene.cli.screen.pane import Lines
from ecumene.cli.search import find_rules
from ecumene.cli.session import Session
from ecumene.cli.words import say
from ecumene.games import find
from ecumene.table.messages import LANGS
from ecumene.table.words import words
from tests.cli.app import lines, play_on, settle, table_app, text
from tests.cli.shell import GAME

KEYS = ["age-of-civilization", "historia", "through-the-ages"]


def app_of(key: str, players: int = 3, moves: int = 25, lang: str = "en") -> TableApp:
    table = ecumene.new(key, players, 5)
    dice = random.Random(5)
    for _ in range(moves):
        seat = table.waiting[0]
        table.play(seat, dice.choice([move for move in table.moves(seat) if move != "resign"]))
    seats = ["random"] * players
    seats[table.waiting[0]] = "human"
    return TableApp(Session(table, seats, say(lang)), pace=0)


def answer(app: TableApp, text: str) -> None:
    asked = app.screen
    assert isinstance(asked, Ask)
    asked.dismiss(text)


def sheet_text(app: TableApp) -> str:
    shown = app.screen
    assert isinstance(shown, Sheet)
    return str(shown.text)


async def test_the_screen_says_why_a_card_cannot_be_used() -> None:
    app = table_app(["human", "random"])
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("a", "w")  # the first card of the action row, in the civilization phase
        await pilot.pause()
        assert "[aoc." in sheet_text(app)
        for typed, told in (("annex mali", "[aoc."), (str(app.offers[0]["label"]), "can be played now")):
            await pilot.press("escape", "v", "w")
            await pilot.pause()
            answer(app, typed)
            await pilot.pause()
            assert told in sheet_text(app)


@pytest.mark.parametrize("key", KEYS)
async def test_every_thing_in_sight_can_be_asked_about(key: str) -> None:
    app = app_of(key)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        for widget in app.query(Chips):
            if widget.items and widget.display:
                app.point(widget)
                await pilot.press("w")
                await pilot.pause()
                assert isinstance(app.screen, Sheet)
                assert "{" not in str(app.screen.text)
                await pilot.press("escape")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", ["age-of-civilization", "through-the-ages"])
async def test_the_numbers_of_rivals_are_whole(key: str, lang: str) -> None:
    app = app_of(key, lang=lang)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        await pilot.pause(0.2)
        pane = app.pane
        for counters in pane.rival_counters[:2]:  # type: ignore[attr-defined]
            shown = "".join(strip.text for strip in counters.render_lines(counters.size.region))
            wanted = counters.content
            assert isinstance(wanted, Text)
            assert "".join(wanted.plain.split()) == "".join(shown.split())


@pytest.mark.parametrize("key", KEYS)
async def test_ones_own_numbers_are_in_sight_on_a_small_screen(key: str) -> None:
    app = app_of(key)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        seat = app.session.viewer
        assert seat is not None
        player = app.session.table.view(seat)["players"][seat]
        shown = text(app)
        for sign, number in {
            "age-of-civilization": (("¤", player.get("coins")), ("♙", player.get("workers"))),
            "historia": (("✦", player.get("technology")), ("■", player.get("ready"))),
            "through-the-ages": (("♣", player.get("food")), ("◈", player.get("resources"))),
        }[key]:
            assert f"{sign} {number}" in shown.replace("\u00a0", " ")


async def test_the_two_effects_of_a_civilization_are_told_apart() -> None:
    app = table_app(["human", "random"])
    async with app.run_test(size=(160, 50)) as pilot:
        await settle(pilot)
        await pilot.pause()
        told = " ".join(app.query_one(Detail).told)
        said = words(find(GAME), "en")
        assert f"{said.format('part-main')}: " in told and f"{said.format('part-legacy')}: " in told


@pytest.mark.parametrize("lang", LANGS)
async def test_the_card_row_tells_types_and_prices(lang: str) -> None:
    app = app_of("through-the-ages", lang=lang)
    async with app.run_test(size=(120, 40)) as pilot:
        await pilot.pause()
        row = app.query_one("#cards", Chips).items
        kinds = {
            words(find("through-the-ages"), lang).format(f"type-{kind}").lower() for kind in ("leader", "wonder")
        }
        assert all(item.lines for item in row)
        assert any(kind in item.lines for item in row for kind in kinds)
        assert any("✦" in part for item in row for part in item.lines)


@pytest.mark.parametrize("key", KEYS)
async def test_the_log_of_a_small_screen_uses_its_room(key: str) -> None:
    app = app_of(key)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("l")
        await pilot.pause()
        log = app.query_one(LogList)
        assert log.display and log.content_size.width > 30
        widest = max(len(line.strip("│ ")) for line in lines(app)[6:20])
        assert widest > 22
        prompts = [str(log.get_option_at_index(at).prompt) for at in range(log.option_count)]
        assert max(len(part) for prompt in prompts for part in prompt.split("\n")) > 26


async def test_the_detail_follows_a_resize() -> None:
    app = table_app(["human", "random"])
    async with app.run_test(size=(60, 24)) as pilot:
        await settle(pilot)
        detail = app.query_one(Detail)
        detail.show("Title", "word " * 60)
        assert "…" in str(detail.content)
        await pilot.resize_terminal(200, 50)
        await pilot.pause()
        assert "…" not in str(app.query_one(Detail).content)


async def test_the_result_can_be_read_again() -> None:
    app = table_app(["human", "random"])
    async with app.run_test(size=(100, 30)) as pilot:
        await play_on(pilot)
        await pilot.pause()
        for keys in ((), ("e",), ("v", "enter")):
            for key in keys:
                await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, Sheet), keys
            assert "1." in str(app.screen.text)
            await pilot.press("escape")
            await pilot.pause()
            assert not isinstance(app.screen, Sheet)


def test_the_caravan_is_open_in_the_last_round_and_said_to_be() -> None:
    table = ecumene.new(GAME, 1, 3, {"scenario": "silk-road"})
    while table.view(0)["round"] < 6:
        table.play(0, table.moves(0)[-1])
    view = table.presenter(0).shown()
    board = board_of(words(table.rules, "en"), say("en"))
    told = board.lines(view, ["Anna"])
    assert any("Always open: " in line and "Caravan" in line for line in told)
    assert not any("Closed: " in line and "Caravan" in line for line in told)
    at = view["row"].index("caravan")
    assert AgeOfCivilizationPane().action(view, at, board).state == "open"


@pytest.mark.parametrize(
    ("lang", "slug", "line"),
    [
        ("en", "education", "Opened by: Writing"),
        ("ru", "education", "Её открывает: Письмо"),
        ("el", "education", "Ανοίγει με: Γραφή"),
    ],
)
def test_a_technology_tells_what_opens_it(lang: str, slug: str, line: str) -> None:
    said = words(find(GAME), lang)
    assert line in [part[: len(line)] for part in sheet(said, say(lang), find(GAME).things.number(slug))]
    assert not [part for part in sheet(said, say(lang), find(GAME).things.number("writing")) if part == line]


@pytest.mark.parametrize(
    ("query", "inside"), [("war", "reward"), ("age", "advantage"), ("art", "start"), ("city", "capacity")]
)
def test_a_search_finds_words_and_their_endings_not_what_is_inside_others(query: str, inside: str) -> None:
    from ecumene.cli.search import matches

    assert matches(query, f"one {query}s") and matches(query, f"({query})") and not matches(query, inside)
    for key in KEYS:
        said = words(find(key), "en")
        found = [said.rule(rule.id).lower() for rule in find_rules(said, "war")]
        assert not [rule for rule in found if "war" in rule.replace("reward", "") and "war" not in rule]


async def test_historia_shows_its_territories_and_breaks_its_lines_once() -> None:
    app = app_of("historia", moves=40)
    for size in ((120, 40), (80, 24)):
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await pilot.press("o")
            await pilot.pause()
            places = app.query_one("#places", Chips)
            assert places.size.width > 30
            numbers = app.query_one("#numbers", Lines)
            await pilot.press("b")
            await pilot.pause()
            assert all(len(line) <= numbers.content_size.width for line in str(numbers.content).split("\n"))
        app = app_of("historia", moves=40)
    assert say("en").has("signs-historia") and say("en").has("places-historia")
