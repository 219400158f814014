"""The full screen, by keyboard and mouse, without a terminal."""

from __future__ import annotations

import pytest
from rich.cells import cell_len

import ecumene
from ecumene.cli.faults import EngineFault
from ecumene.cli.screen import TableApp
from ecumene.cli.screen.cards import CardGrid, TechGrid
from ecumene.cli.screen.dialogs import Choice, Curtain, Sheet
from ecumene.cli.screen.log import LogList
from ecumene.cli.screen.moves import MoveList
from ecumene.cli.screen.pickable import Pickable
from ecumene.cli.screen.theme import LIGHT
from ecumene.cli.session import Session
from ecumene.cli.words import say
from ecumene.kernel.game import Options
from ecumene.table.table import Table
from tests.cli.app import lines, play_on, settle, table_app, text
from tests.cli.shell import GAME
from tests.needs import each_once
from tests.toy import GAME as BAZAAR

SIZES = [(80, 24), (120, 40), (160, 50)]
MODULES: Options = {"innovations": True, "changing_world": True}


@pytest.mark.parametrize(("seats", "options"), [(["human", "greedy"], MODULES), (["human"], None)])
async def test_a_whole_game_by_keyboard(seats: list[str], options: Options | None) -> None:
    app = table_app(seats, options)
    async with app.run_test(size=(120, 40)) as pilot:
        await play_on(pilot)
        assert isinstance(app.screen, Sheet)
        assert "The game is over." in text(app)
        await pilot.press("escape", "q")
    assert app.return_code == 0 and app.return_value == 0


async def test_what_would_be_lost_is_shown_once_before_the_turn_ends() -> None:
    app = table_app(["human", "human"])
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        last = str(len(app.offers))
        assert app.offers[-1]["text"] == "pass"
        for keys, played in ((("escape",), 1), (("down", "enter"), 1), (("enter",), 2)):
            await pilot.press(*last, "enter")
            assert isinstance(app.screen, Choice)
            assert "4 workers are still free." in app.screen.head
            await pilot.press(*keys)
            await settle(pilot)
            assert app.session.table.number == played


@pytest.mark.parametrize(("size", "lang"), each_once(SIZES, ["el", "ru", "en"]))
async def test_every_panel_fits_in_every_language(size: tuple[int, int], lang: str) -> None:
    app = table_app(["human", "greedy", "random", "random"], MODULES, lang, seed=5, after=60)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        for keys in (["v"], ["a", "right"], ["m", "down"], ["b", "down"], ["o", "right"], ["l"], ["l"]):
            await pilot.press(*keys)
            await pilot.pause()
            assert all(cell_len(line) <= size[0] for line in lines(app))
            for widget in app.query(Pickable):
                if widget.size.width:
                    drawing = widget.draw(widget.content_size.width)
                    wide = max((cell_len(line.plain) for line in drawing.lines), default=0)
                    assert wide <= widget.content_size.width, widget
        for key in ("question_mark", "r"):
            await pilot.press(key)
            await pilot.pause()
            assert len(app.screen_stack) == 2
            await pilot.press("escape")


async def test_small_screens_show_one_panel_at_a_time() -> None:
    app = table_app(["human", "random"])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        shown = {panel.id: panel.region.height > 0 for panel in app.query(".panel")}
        assert shown == {"market": True, "mine": False, "others": False}
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(app.focused, TechGrid)
        await pilot.press("l")
        await pilot.pause()
        assert app.query_one(LogList).region.height > 0
        assert app.query_one(MoveList).region.height == 0
        await pilot.press("escape")
        await pilot.resize_terminal(140, 45)
        await pilot.pause()
        assert all(panel.region.height > 0 for panel in app.query(".panel"))
        assert app.query_one("#row").region.height > 0


async def test_fast_typing_goes_where_it_is_meant() -> None:
    app = table_app(["human", "random"], after=20)
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for name in ("mine", "others", "market"):
            app.action_tab(name)
            assert isinstance(app.focused, Pickable) and app.query_one(f"#{name}") in app.focused.ancestors
        for kind in (LogList, MoveList):
            app.action_log()
            assert isinstance(app.focused, kind)


async def test_a_number_jumps_to_a_move_and_enter_plays_it() -> None:
    app = table_app(["human", "human"])
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        seat = app.session.viewer
        assert seat is not None
        third = app.session.table.moves(seat)[2]
        await pilot.press("3", "enter")
        await pilot.pause()
        assert app.session.table.history[-1].text == third


async def test_cards_are_used_and_read() -> None:
    app = table_app(["human", "human"])
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("m", "right", "i")
        await pilot.pause()
        name = app.query_one("#civilizations", CardGrid).items[1].title
        assert isinstance(app.screen, Sheet) and app.screen.head == name
        await pilot.press("escape", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Choice), "raising draws a card, so it is asked for"
        await pilot.press("enter")
        await pilot.pause()
        assert app.session.table.history[-1].text.startswith("raise ")
        await pilot.press("o", "enter")
        await pilot.pause()


async def test_a_click_on_an_action_plays_it_and_u_takes_it_back() -> None:
    app = table_app(["human", "human"])
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await pilot.pause()
        chips = app.query_one("#always", Pickable)
        spot = chips.drawing.spots[[item.ref for item in chips.items].index("action:exploit")]
        await pilot.click("#always", offset=(spot.x + 1, spot.y))
        await pilot.pause()
        assert app.session.table.history[-1].text == "exploit"
        await pilot.press("u")
        await pilot.pause()
        assert app.session.table.history[-1].text.startswith("raise")
        await pilot.press("u")
        await pilot.pause()
        assert app.session.table.number == 1, "a drawn card stays drawn"


async def test_lines_of_the_log_open_to_their_causes() -> None:
    app = table_app(["human", "human"])
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("enter", "l", "enter")
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        assert "move 1" in str(app.screen.text)


async def test_news_are_marked_until_the_next_move() -> None:
    app = table_app(["human", "greedy"], seed=4)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        for _ in range(8):
            await pilot.press("enter")
            await settle(pilot)
            if any(app.session.table.history[-1].seat == seat for seat in app.session.bots):
                break
        log = app.query_one(LogList)
        assert log.fresh
        await pilot.press("enter")
        await pilot.pause()
        assert all(log.lines[at]["number"] >= app.session.table.number for at in log.fresh)


async def test_the_curtain_hides_what_the_other_saw() -> None:
    app = table_app(["human", "human"], {"draft": True}, names=["Anna", "Nikos"])
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        secret = app.offers[0]["label"].removeprefix("Keep ")
        assert secret in text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain)
        assert "Nikos" in text(app) and secret not in text(app)
        await pilot.press("escape", "u", "l", "m")
        assert isinstance(app.screen, Curtain), "only Enter opens it"
        await pilot.press("enter")
        await pilot.pause()
        assert app.session.viewer == 1 and secret not in text(app)


async def test_a_sealed_choice_is_changed_before_the_other_has_chosen() -> None:
    app = table_app(["human", "human"], {"draft": True}, names=["Anna", "Nikos"])
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        second = app.offers[1]["text"]
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("enter", "c")
        await pilot.pause()
        assert "Anna" in text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, Curtain) and "Anna" in text(app)
        await pilot.press("enter")
        await pilot.pause()
        assert app.session.viewer == 0 and "You have chosen" in text(app)
        app.play(second)
        await pilot.pause()
        assert isinstance(app.screen, Curtain) and "Nikos" in text(app)
        assert app.session.table.may_change == (0,)
        assert app.session.table.last_step(0) == second


async def test_an_expert_can_be_asked() -> None:
    app = table_app(["human", "human"])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await pilot.press("enter", "h")
        await pilot.pause()
        assert isinstance(app.screen, Sheet) and "1. " in str(app.screen.text)


async def test_rules_are_searched_while_typing() -> None:
    app = table_app(["human", "random"])
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        await pilot.press("f1", *"plague", "down", "pagedown", "pageup")
        await pilot.pause()
        assert "In a plague every player loses one worker." in text(app)
        await pilot.press(*"xyz")
        await pilot.pause()
        assert "Nothing speaks of" in text(app)


async def test_language_and_light_can_be_changed() -> None:
    app = table_app(["human", "random"])
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert "Your moves" in text(app)
        await pilot.press("g")
        await pilot.pause()
        assert "Ваши ходы" in text(app) and "Эпоха" in text(app)
        await pilot.press("f2", "t")
        await pilot.pause()
        assert "Οι κινήσεις σας" in text(app)
        assert app.theme == LIGHT


@pytest.mark.parametrize("size", [(40, 12), (60, 17)])
async def test_the_moves_are_seen_on_a_tiny_screen(size: tuple[int, int]) -> None:
    app = table_app(["human", "random"])
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.resize_terminal(*size)
        await pilot.pause()
        assert str(app.offers[0]["label"]) in text(app)
        for again in ((8, 4), (1, 1), (120, 40)):
            await pilot.resize_terminal(*again)
            await pilot.pause()
        assert app.query_one("#top").display


async def test_help_names_the_places_of_the_game_only() -> None:
    for game, market in ((GAME, True), ("through-the-ages", False)):
        app = TableApp(Session(ecumene.new(game, 2, 3), ["human", "human"], say("en")), pace=0)
        async with app.run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            await pilot.press("question_mark")
            await pilot.pause()
            assert ("market, your empire" in text(app)) == market
            assert ("card row, your civilization" in text(app)) != market


async def test_bots_alone_can_be_watched() -> None:
    app = table_app(["random", "random"])
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert not app.session.table.waiting
        assert isinstance(app.screen, Sheet)
        await pilot.press("escape", "u", "i")
        assert app.is_running


async def test_the_pack_of_a_draft_and_the_goals_of_a_scenario_lie_on_the_table() -> None:
    app = table_app(["human", "human"], {"draft": True})
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        pack = app.query_one("#civilizations", CardGrid)
        assert len(pack.items) == 7 and all(item.ref in pack.lit for item in pack.items)
        assert "Your pack" in text(app)
    app = table_app(["human"], {"scenario": "silk-road"})
    async with app.run_test(size=(160, 50)) as pilot:
        await settle(pilot)
        assert "Great Silk Road" in text(app) and "Virtual rival" in text(app)


async def test_a_fault_that_ends_the_program_leaves_no_stack_trace(capsys: pytest.CaptureFixture[str]) -> None:
    app = table_app(["human", "human"])

    def broken(seat: int, text: str, lang: str = "en") -> None:
        raise RuntimeError("oops")

    async def break_it() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            app.session.table.play = broken  # type: ignore[method-assign]
            await pilot.press("enter")
            await pilot.pause()

    with pytest.raises(EngineFault, match="oops"):
        await break_it()
    assert isinstance(app.fault, EngineFault)
    assert "Traceback" not in capsys.readouterr().err


async def test_any_game_has_a_screen() -> None:
    table = Table.begin(BAZAAR, 2, {}, 1)
    app = TableApp(Session(table, ["human", "human"], say("en")), pace=0)
    async with app.run_test(size=(100, 40)) as pilot:
        for _ in range(6):
            await pilot.pause()
            assert app.session.table.waiting
            await pilot.press("enter")
        await pilot.press("b", "m", "i", "h")
        assert app.is_running
