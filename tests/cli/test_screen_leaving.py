"""Leaving the full screen: asked for, told what is not kept, saved."""

from __future__ import annotations

from pathlib import Path

import ecumene
from ecumene.cli.screen.bars import Detail
from ecumene.cli.screen.dialogs import Ask, Choice
from ecumene.cli.screen.moves import MoveList
from tests.cli.app import settle, table_app
from tests.cli.shell import GAME


async def test_leaving_is_always_asked_for() -> None:
    app = table_app(["human", "random"])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for key in ("q", "ctrl+q", "ctrl+c"):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, Choice), key
            await pilot.press("escape")


async def test_the_question_before_leaving_tells_which_sealed_answers_are_not_kept() -> None:
    app = table_app(["human", "human"], {"draft": True}, names=["Anna", "Nikos"])
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        assert app.session.not_kept() == ""
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Choice)
        assert "not revealed yet are not saved (Anna)" in app.screen.head


async def test_save_and_leave(tmp_path: Path) -> None:
    app = table_app(["human", "random"])
    async with app.run_test(size=(100, 30)) as pilot:
        await settle(pilot)
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        app.screen.dismiss(str(tmp_path / "no" / "where.game"))
        await pilot.pause()
        assert app.session.save_to is None
        await pilot.press("s")
        await pilot.pause()
        assert isinstance(app.screen, Ask)
        app.screen.dismiss(str(tmp_path / "my.game"))
        await pilot.pause()
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Choice) and "my.game" in app.screen.head
        await pilot.press("enter")
        await pilot.pause()
        assert app.is_running
        await pilot.press("q", "down", "enter")
    assert app.return_value == 0
    assert ecumene.load((tmp_path / "my.game").read_text(encoding="utf-8")).game == GAME


async def test_what_is_not_saved_can_be_saved_on_the_way_out(tmp_path: Path) -> None:
    app = table_app(["human", "random"])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        for name in (tmp_path / "no" / "folder.game", tmp_path / "my.game"):
            assert app.is_running
            await pilot.press("q", "down", "enter")
            await pilot.pause()
            assert isinstance(app.screen, Ask)
            app.screen.dismiss(str(name))
            await pilot.pause()
    assert app.return_value == 0
    assert ecumene.load((tmp_path / "my.game").read_text(encoding="utf-8")).game == GAME


async def test_a_full_disk_does_not_stop_the_game(tmp_path: Path) -> None:
    app = table_app(["human", "human"])
    app.session.save_to = tmp_path / "gone" / "my.game"
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await pilot.pause()
        assert app.session.table.number == 1
        assert [toast for toast in app._notifications if "could not be saved" in toast.message]


async def test_a_word_that_comes_too_late_is_for_nobody() -> None:
    app = table_app(["human", "random"])
    async with app.run_test(size=(80, 24)) as pilot:
        await settle(pilot)
        await app.query(Detail).remove()
        app.query_one(MoveList).post_message(MoveList.Pointed(app.offers[0]))
        await pilot.pause()
        assert app.is_running
