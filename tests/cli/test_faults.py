"""A fault in advice, a bot, a preview or a drawing costs no game; any other fault saves the game first."""

from __future__ import annotations

import io
import sys
from pathlib import Path
from typing import Any, NoReturn

import pytest

import ecumene
from ecumene.cli import advice
from ecumene.cli.boards import Board
from ecumene.cli.faults import EngineFault
from ecumene.cli.plain import Client, commands
from ecumene.cli.screen import TableApp
from ecumene.cli.screen import app as screen_app
from ecumene.cli.screen.cards import CardGrid
from ecumene.cli.screen.log import LogList
from ecumene.cli.session import Session
from ecumene.cli.words import say
from ecumene.games import SHELF
from ecumene.kernel import frame
from ecumene.kernel.game import Doc
from ecumene.players import Bot
from ecumene.table import offers
from ecumene.table import table as tables
from ecumene.table.words import Words
from tests.cli.app import play_on, settle, table_app, text
from tests.cli.conftest import Call
from tests.cli.shell import GAME
from tests.toy import GAME as TOY

CAUSE = "RuntimeError: no idea"
OF_GAME = ["gain", "price", "refs", "forecast", "warnings", "cautions", "chances", "destroys"]
SAFE = {
    "en": "The game is safe and goes on.",
    "ru": "Партия в порядке и продолжается.",
    "el": "Η παρτίδα είναι ασφαλής και συνεχίζεται.",
}


def fail(*given: Any, **named: Any) -> NoReturn:
    raise RuntimeError("no idea")


@pytest.fixture(autouse=True)
def toy_on_the_shelf(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SHELF, TOY.key, "tests.toy")
    monkeypatch.delenv("ECUMENE_DEBUG", raising=False)


@pytest.fixture
def toasts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return what a screen says in its corner; there it is gone after some seconds."""
    said: list[str] = []
    monkeypatch.setattr(TableApp, "notify", lambda app, message, **more: said.append(message))
    return said


def seated(game: str = TOY.key, lang: str = "en", save_to: Path | None = None, other: str = "random") -> Session:
    return Session(ecumene.new(game, 2, 3), ["human", other], say(lang), save_to)


def told_in_lines(session: Session, typed: str = "1\n" * 400) -> str:
    """Play in lines; return all that was told, unbroken."""
    out = io.StringIO()
    assert Client(session, io.StringIO(typed), out).run() == 0
    return " ".join(out.getvalue().split())


class Lost(Bot):
    """Fails, or says what is no move."""

    def __init__(self, says: str = "") -> None:
        super().__init__(TOY, 0)
        self.says = says

    def choose(self, view: Doc, moves: list[str]) -> str:
        return self.says or fail()


def is_complete(session: Session) -> bool:
    return ecumene.load(session.table.record()).result == session.table.result is not None


def break_part(monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    """Let a part fail that only informs."""
    if part == "warnings":  # they are read where a button ends the turn
        monkeypatch.setattr(TOY.teller, "refs", lambda *given: ["button:end"])
    if part in OF_GAME:
        monkeypatch.setattr(TOY.teller, part, fail)
    elif part == "foresee":
        monkeypatch.setattr(offers, "foresee", fail)
    elif part == "board":
        monkeypatch.setattr(Board, "lines", fail)
    else:
        monkeypatch.setattr(Words, part, fail)


PARTS = [*OF_GAME, "foresee", "board", "ask", "effect", "log_line"]


@pytest.mark.parametrize("part", PARTS)
def test_in_lines_a_part_that_fails_is_told_once_and_the_game_ends_well(
    monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    session = seated()
    break_part(monkeypatch, part)
    told = told_in_lines(session)
    assert "The game is over." in told and is_complete(session)
    assert told.count(f"a fault of the program ({CAUSE})") == 1 and SAFE["en"] in told


@pytest.mark.parametrize("part", [part for part in PARTS if part != "cautions"])  # which lines alone tell
async def test_so_it_is_on_the_screen(monkeypatch: pytest.MonkeyPatch, toasts: list[str], part: str) -> None:
    app = TableApp(seated(), pace=0)
    break_part(monkeypatch, part)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        await play_on(pilot)
        assert is_complete(app.session)
        assert len([toast for toast in toasts if CAUSE in toast]) == 1


@pytest.mark.parametrize("lang", ["en", "ru", "el"])
def test_a_hint_that_fails_says_so_each_time(monkeypatch: pytest.MonkeyPatch, lang: str) -> None:
    monkeypatch.setattr(advice, "opinion", fail)
    session = seated(lang=lang)
    told = told_in_lines(session, "hint\nhint\n" + "1\n" * 400)
    assert told.count(CAUSE) == 2 and told.count(SAFE[lang]) == 2 and is_complete(session)


async def test_so_does_a_hint_on_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "foreseeable", fail)
    app = TableApp(seated(), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        for _ in range(2):
            await pilot.press("h")
            await pilot.pause()
            assert CAUSE in text(app) and SAFE["en"] in text(app)
            await pilot.press("escape")
        await play_on(pilot)
        assert is_complete(app.session)


@pytest.mark.parametrize("how", ["raises", "illegal"])
def test_a_bot_that_fails_plays_any_legal_move_and_this_is_told_once(how: str, tmp_path: Path) -> None:
    session = seated(save_to=tmp_path / "my.game")
    session.bots[1] = Lost("" if how == "raises" else "nonsense")
    told = told_in_lines(session)
    assert told.count("plays any legal move instead") == 1 and is_complete(session)
    assert (CAUSE if how == "raises" else "Random chose “nonsense”, which is not legal") in told
    assert f"it is saved in {tmp_path / 'my.game'}" in told


async def test_so_does_a_bot_on_the_screen(toasts: list[str]) -> None:
    app = TableApp(seated(), pace=0)
    app.session.bots[1] = Lost()
    async with app.run_test(size=(120, 40)) as pilot:
        await play_on(pilot)
        assert is_complete(app.session)
        assert len([toast for toast in toasts if "any legal move" in toast]) == 1


def test_a_command_that_fails_says_so_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "find_rules", fail)
    monkeypatch.setattr(Words, "cited", fail)
    session = seated()
    told = told_in_lines(session, "rules coins\nwhy nonsense\nundo\n" + "1\n" * 400)
    assert told.count(f"That did not work: a fault of the program ({CAUSE})") == 3 and is_complete(session)


async def test_a_key_that_fails_says_so_and_the_game_goes_on(
    monkeypatch: pytest.MonkeyPatch, toasts: list[str]
) -> None:
    monkeypatch.setattr(screen_app, "RulesScreen", fail)
    app = TableApp(seated(), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        for _ in range(2):
            await pilot.press("r")
            await pilot.pause()
        assert len([toast for toast in toasts if CAUSE in toast]) == 2
        await play_on(pilot)
        assert is_complete(app.session) and app.fault is None


async def test_a_drawing_that_fails_shows_names_in_its_place(
    monkeypatch: pytest.MonkeyPatch, toasts: list[str]
) -> None:
    monkeypatch.setattr(CardGrid, "draw", fail)
    app = table_app(["human", "random"])
    async with app.run_test(size=(120, 40)) as pilot:
        await settle(pilot)
        grid = next(grid for grid in app.query(CardGrid) if grid.items)
        assert [line.plain for line in grid.drawing.lines] == [item.title for item in grid.items]
        for _ in range(3):
            await pilot.press("enter")
            await settle(pilot)
        assert len([toast for toast in toasts if CAUSE in toast]) == 1
        assert app.session.table.number > 2 and app.fault is None


def break_rules(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Let a rule itself fail after some moves."""
    made = []

    def apply(*given: Any) -> None:
        made.append(1)
        if len(made) > after:
            fail()
        frame.apply(*given)

    monkeypatch.setattr(tables, "apply", apply)


def test_a_fault_in_the_rules_saves_the_game_and_names_the_file(
    monkeypatch: pytest.MonkeyPatch, call: Call, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / f"{GAME}.game").write_text("Dear Anna", encoding="utf-8")
    break_rules(monkeypatch, after=9)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 400))
    ended = call("play", GAME, "--plain", "--seats", "human,random", "--seed", "3")
    file = Path(f"{GAME}-1.game")
    saved, fault = ended.err.splitlines()
    assert (
        ended.code == 2
        and f"The game was saved in {file}. Go on with: ecumene play {GAME} --resume {file}" in saved
    )
    assert f"a fault of the program: {CAUSE}" in fault
    monkeypatch.undo()
    assert ecumene.load((tmp_path / file).read_text(encoding="utf-8")).number == 9
    assert (tmp_path / f"{GAME}.game").read_text(encoding="utf-8") == "Dear Anna"


def test_where_nothing_can_be_written_that_is_said(
    monkeypatch: pytest.MonkeyPatch, call: Call, tmp_path: Path
) -> None:
    def refuse(session: Session, path: Path) -> NoReturn:
        raise OSError(28, "full", str(path))

    monkeypatch.chdir(tmp_path)
    break_rules(monkeypatch, after=3)
    monkeypatch.setattr(Session, "save", refuse)
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 400))
    ended = call("play", GAME, "--plain", "--seats", "human,random", "--seed", "3")
    assert ended.code == 2 and "The game could not be saved" in ended.err and CAUSE in ended.err


async def test_on_the_screen_nobody_plays_on_over_a_fault_in_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    app = table_app(["human", "random"])

    async def play() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await settle(pilot)
            break_rules(monkeypatch, after=0)
            await pilot.press("enter")
            await pilot.pause()

    with pytest.raises(EngineFault, match="no idea"):
        await play()
    assert isinstance(app.fault, EngineFault)


def test_so_it_is_saved_when_the_screen_ends_by_a_fault(
    monkeypatch: pytest.MonkeyPatch, call: Call, tmp_path: Path
) -> None:
    class Keyboard(io.StringIO):
        def isatty(self) -> bool:
            return True

    def ended_by_fault(app: TableApp) -> None:
        seat = app.session.table.waiting[0]
        app.session.play(seat, app.session.table.moves(seat)[0])
        app._handle_exception(EngineFault(RuntimeError("no idea")))

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys, "stdin", Keyboard())
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(TableApp, "run", ended_by_fault)
    monkeypatch.setattr(TableApp, "_fatal_error", lambda app: None)
    ended = call("play", GAME, "--seats", "human,random", "--seed", "3")
    assert ended.code == 2 and f"The game was saved in {GAME}.game." in ended.err and CAUSE in ended.err
    assert ecumene.load((tmp_path / f"{GAME}.game").read_text(encoding="utf-8")).number == 1


async def test_a_log_that_fails_leaves_the_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(LogList, "prompt", fail)
    app = TableApp(seated(), pace=0)
    async with app.run_test(size=(120, 40)) as pilot:
        await play_on(pilot)
        assert is_complete(app.session)


def test_debugging_lets_faults_through(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ECUMENE_DEBUG", "1")
    monkeypatch.setattr(TOY.teller, "gain", fail)
    with pytest.raises(RuntimeError, match="no idea"):
        told_in_lines(seated())
