"""What is on the screen: the parts of the table, and how they show it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from textual import events
from textual.app import App, ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.geometry import Size
from textual.message import Message
from textual.widget import Widget

from ecumene.cli.boards import board_of
from ecumene.cli.faults import EngineFault, Told
from ecumene.cli.screen.bars import Detail, KeyBar, Status
from ecumene.cli.screen.cards import CardGrid
from ecumene.cli.screen.log import LogList
from ecumene.cli.screen.moves import MoveList
from ecumene.cli.screen.pane import pane_of
from ecumene.cli.screen.pickable import Pickable
from ecumene.cli.screen.theme import DARK, THEMES
from ecumene.cli.session import Session
from ecumene.kernel.game import Doc

STARTING = (
    events.Load,
    events.Compose,
    events.Mount,
)  # before these are done there is no screen to tell it on
FAULT_SECONDS = 12
PACE = 0.35  # seconds that a bot's move takes at least, so that it can be followed
SMALL_WIDTH, SMALL_HEIGHT = 110, 34
TINY_HEIGHT = 18  # under it the moves need the place of what lies across the screen
LARGE_WIDTH, LARGE_HEIGHT = 150, 46
CARD_TEXT = 5  # lines of a card's text on a large screen


class TableScreen(App[int]):
    """The parts of the table, and what each of them shows."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False

    def __init__(self, session: Session, pace: float = PACE) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.pane = pane_of(session.table.game)
        self.offers: list[Doc] = []
        self.ended = False
        self.tab = self.pane.tabs[0]
        self.small = False
        self.overwrite: Path | None = None  # a file that is there, if its name is given once more
        self.reading = False  # the log, on a small screen in the place of the moves
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = DARK
        self.speak()

    def speak(self) -> None:
        """Take the words of the session's language."""
        self.say = self.session.say
        self.said = self.say.of(self.session.table.rules)
        self.board = board_of(self.said, self.say)

    def compose(self) -> ComposeResult:
        """Lay out the table: row above, moves and log at the left, boards at the right."""
        yield Status(id="status", markup=False)
        with Vertical(id="top"):
            yield from self.pane.top()
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield MoveList(id="moves")
                yield LogList(id="log")
            with VerticalScroll(id="right", can_focus=False):
                yield from self.pane.panels()
        yield Detail(id="detail", markup=False)
        yield KeyBar(id="keys", markup=False)

    def on_mount(self) -> None:
        """Sit down."""
        faults = self.session.faults
        if isinstance(faults, Told):
            faults.when_reported = lambda: self.call_later(self.tell_faults)
        for widget in self.query(Pickable):
            widget.faults = faults
        self.measure(self.size)
        self.point(self.query_one(MoveList))
        self.call_after_refresh(self.go_on)

    def on_resize(self, event: events.Resize) -> None:
        """Show everything on a large screen, one panel at a time on a small one."""
        self.measure(event.size)
        self.call_after_refresh(self.reflow)

    def reflow(self) -> None:
        """Break the lines anew."""
        self.query_one(LogList).forget()
        self.show_table()

    def measure(self, size: Size) -> None:
        """Remember how much room there is."""
        self.small = size.width < SMALL_WIDTH or size.height < SMALL_HEIGHT
        large = size.width >= LARGE_WIDTH and size.height >= LARGE_HEIGHT
        for grid in self.screen_stack[0].query(CardGrid):
            grid.room = CARD_TEXT if large else 0
            grid.refresh(layout=True)
        self.screen_stack[0].query_one("#top").display = size.height >= TINY_HEIGHT
        self.arrange()

    def arrange(self) -> None:
        """Choose what is seen: a small screen has room for one panel, and for the moves or the log."""
        table = self.screen_stack[0]
        table.set_class(self.small, "small")
        for panel in table.query(".panel"):
            panel.display = not self.small or panel.id == self.tab
        table.query_one("#log").display = not self.small or self.reading
        table.query_one("#moves").display = not self.small or not self.reading

    def point(self, widget: Widget) -> None:
        """Move the focus at once, so that fast typing goes where it is meant."""
        self.screen_stack[0].set_focus(widget)

    def show_table(self) -> None:
        """Show everything as the person at the keyboard may see it; a part that fails is left as it was."""
        session, attempt = self.session, self.attempt
        view = session.presenter(session.viewer).shown()
        seat = session.viewer
        mine = seat is not None and session.human_to_move() == seat and session.bot_to_move() is None
        self.offers = session.presenter(seat).worded_offers() if mine else []
        lit = frozenset(ref for offer in self.offers for ref in offer["refs"])
        again = "" if session.table.waiting else self.say("result-again")
        self.query_one(MoveList).show(self.offers, self.said, self.say, self.question(view), again)
        attempt(lambda: self.query_one(LogList).show(session))
        attempt(lambda: self.pane.show(view, session.names(), lit, self.board))
        self.query_one("#moves").border_title = self.say("tab-moves")
        self.query_one("#log").border_title = self.say("tab-log")
        attempt(self.show_bars)

    def attempt(self, part: Callable[[], None]) -> None:
        """Show something that the game can do without; a fault in it is told instead."""
        self.session.faults.spare(part, None)

    def tell_faults(self) -> None:
        """Tell which parts of the program failed."""
        for text in self.session.take_faults():
            self.notify(text, severity="error", timeout=FAULT_SECONDS, markup=False)

    async def _dispatch_message(self, message: Message) -> None:
        """Tell a fault in what a key or a click does, and go on: without this Textual would end the program."""
        faults = self.session.faults
        try:
            await super()._dispatch_message(message)
        except EngineFault:
            raise
        except Exception as fault:
            if not self.is_running or isinstance(message, STARTING) or not isinstance(faults, Told):
                raise
            faults.report(fault, "command")

    def question(self, view: Doc) -> str:
        """Return what is asked, or whom the table waits for."""
        session = self.session
        names = session.names()
        if not session.table.waiting:
            return self.say("game-over")
        bot = session.bot_to_move()
        if bot is not None:
            return self.say("thinking", name=names[bot])
        seat = session.viewer
        if seat is None or session.human_to_move() != seat:
            return self.say("waiting", name=names[session.table.waiting[0]])
        return f"{names[seat]}: {session.presenter(seat).question()}"

    def show_bars(self) -> None:
        """Show the lines above and below."""
        view = self.session.presenter(self.session.viewer).shown()
        names = self.session.names()
        width = self.size.width
        progress = self.pane.progress(view, self.board)
        presenter = self.session.presenter(self.session.viewer)
        scores = presenter.scores(presenter.panels(view))
        self.query_one(Status).show(self.said, view, names, scores, progress, self.question(view), width)
        self.query_one(KeyBar).show(self.say, self.pane.tabs, width)

    def action_moves(self) -> None:
        """Go back to the moves."""
        self.reading = False
        self.arrange()
        self.point(self.query_one(MoveList))

    @property
    def fault(self) -> Exception | None:
        """Return what ended the program against its will."""
        return self._exception

    def _fatal_error(self) -> None:
        """Close without a stack trace; the command line says in one line what happened."""
        if os.environ.get("ECUMENE_DEBUG"):
            super()._fatal_error()
        else:
            self._close_messages_no_wait()

    def go_on(self) -> None:
        """Go on with the game."""
        raise NotImplementedError
