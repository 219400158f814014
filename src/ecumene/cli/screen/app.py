"""The table on a full screen."""

from __future__ import annotations

import time
from pathlib import Path
from typing import ClassVar

from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import OptionList

from ecumene.cli.boards import board_of
from ecumene.cli.causes import causes
from ecumene.cli.moves import cost, effect
from ecumene.cli.points import points_table, ranking
from ecumene.cli.say import say
from ecumene.cli.screen.bars import Detail, KeyBar, Status
from ecumene.cli.screen.log import LogList
from ecumene.cli.screen.moves import MoveList
from ecumene.cli.screen.panes import pane_of
from ecumene.cli.screen.pick import Item, Pickable
from ecumene.cli.screen.rulebook import RulesScreen
from ecumene.cli.screen.sheets import Ask, Choice, Curtain, Sheet
from ecumene.cli.screen.theme import DARK, LIGHT, THEMES
from ecumene.cli.session import Session
from ecumene.cli.sheet import sheet, texts
from ecumene.kernel.game import Doc
from ecumene.table.errors import IllegalMove
from ecumene.table.messages import LANGS

PACE = 0.35  # seconds that a bot's move takes at least, so that it can be followed
SMALL_WIDTH, SMALL_HEIGHT = 110, 34


class TableApp(App[int]):
    """One game at one keyboard, on the full screen."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", show=False),
        Binding("u", "undo", show=False),
        Binding("i", "sheet", show=False),
        Binding("l", "log", show=False),
        Binding("v,escape", "moves", show=False),
        Binding("a", "row", show=False),
        Binding("m", "tab('market')", show=False),
        Binding("b", "tab('mine')", show=False),
        Binding("o", "tab('others')", show=False),
        Binding("r,f1", "rules", show=False),
        Binding("s", "save", show=False),
        Binding("g,f2", "language", show=False),
        Binding("t,f3", "theme", show=False),
        Binding("q,ctrl+q", "leave", show=False, priority=False),
    ]

    def __init__(self, session: Session, pace: float = PACE) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.pane = pane_of(session.table.game)
        self.offers: list[Doc] = []
        self.ended = False
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
        self.measure(self.size.width, self.size.height)
        self.choose_tab(self.pane.tabs[0])
        self.query_one(MoveList).focus()
        self.call_after_refresh(self.go_on)

    def on_resize(self, event: events.Resize) -> None:
        """Show everything on a large screen, one panel at a time on a small one."""
        self.measure(event.size.width, event.size.height)
        self.call_after_refresh(self.reflow)

    def reflow(self) -> None:
        """Break the lines anew."""
        self.query_one(LogList).forget()
        self.show_table()

    def measure(self, width: int, height: int) -> None:
        """Remember whether the screen is small."""
        self.screen_stack[0].set_class(width < SMALL_WIDTH or height < SMALL_HEIGHT, "small")

    # The course of the game

    def go_on(self) -> None:
        """Let bots move, hand the keyboard over, or end the game; then show the table."""
        session = self.session
        bot = session.bot_to_move()
        human = session.human_to_move()
        if bot is not None:
            self.show_table()
            self.think(bot, session.table.version)
        elif human is not None and session.needs_curtain(human):
            name = session.names()[human]
            self.push_screen(
                Curtain(self.say("curtain", name=name), self.say("curtain-enter")), lambda _: self.sit(human)
            )
        elif human is not None:
            self.sit(human)
        else:
            self.show_table()
            if not self.ended:
                self.ended = True
                self.show_ending()

    def sit(self, seat: int) -> None:
        """Let a person see the table."""
        self.session.viewer = seat
        self.show_table()
        self.session.mark_read(seat)
        self.query_one(MoveList).focus()

    @work(thread=True, group="bots")
    def think(self, seat: int, version: int) -> None:
        """Let a bot choose without holding up the screen."""
        begun = time.monotonic()
        move = self.session.choose(seat)
        time.sleep(max(0.0, self.pace - (time.monotonic() - begun)))
        self.call_from_thread(self.call_later, self.bot_chose, seat, version, move)

    def bot_chose(self, seat: int, version: int, move: str) -> None:
        """Play what a bot chose, unless somebody has taken a step back meanwhile."""
        if self.session.table.version == version:
            self.session.play(seat, move)
            self.go_on()

    def play(self, move: str) -> None:
        """Play a move of the person at the keyboard."""
        seat = self.session.human_to_move()
        if seat is None or seat != self.session.viewer:
            return
        try:
            self.session.play(seat, move)
        except (IllegalMove, OSError) as wrong:
            self.notify(str(wrong), severity="error", markup=False)
            return
        self.session.mark_read(seat)
        self.go_on()

    # Showing

    def show_table(self) -> None:
        """Show everything as the person at the keyboard may see it."""
        session = self.session
        view = session.table.view(session.viewer)
        seat = session.viewer
        mine = seat is not None and seat in session.table.waiting and session.bot_to_move() is None
        self.offers = session.table.offers(seat, session.lang) if mine and seat is not None else []
        lit = frozenset(ref for offer in self.offers for ref in offer["refs"])
        self.query_one(MoveList).show(self.offers, self.said, self.say, self.question(view))
        self.query_one(LogList).show(session)
        self.pane.show(view, session.names(), lit, self.board)
        self.query_one("#moves").border_title = self.say("tab-moves")
        self.query_one("#log").border_title = self.say("tab-log")
        self.show_bars()

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
        if seat is None or seat not in session.table.waiting:
            return self.say("waiting", name=names[session.table.waiting[0]])
        return f"{names[seat]}: {self.board.ask(view, session.table.moves(seat))}"

    def show_bars(self) -> None:
        """Show the lines above and below."""
        view = self.session.table.view(self.session.viewer)
        names = self.session.names()
        width = self.size.width
        progress = self.pane.progress(view, self.board)
        self.query_one(Status).show(self.said, view, names, progress, self.question(view), width)
        self.query_one(KeyBar).show(self.say, self.pane.tabs, width)

    def show_ending(self) -> None:
        """Show the ranking and where the points came from."""
        table = self.session.table
        lines = [*ranking(table, self.board, self.say), "", *points_table(table, self.board, self.say)]
        self.push_screen(Sheet(self.say("game-over"), "\n".join(lines), self.say("sheet-hint")))

    # What is pointed at and used

    @on(MoveList.Pointed)
    def move_pointed(self, event: MoveList.Pointed) -> None:
        """Say what the highlighted move costs and does."""
        offer = event.offer
        parts = [effect(offer), self.say("move-cost", cost=cost(offer)) if cost(offer) else ""]
        parts.append(self.say("move-final") if offer["ends_undo"] else "")
        things = [ref.partition(":")[2] for ref in offer["refs"] if ref.startswith("card:")]
        told = [text for slug in things for _, text in texts(self.said, self.said.game.things.number(slug))]
        line = "; ".join(part for part in parts if part)
        self.query_one(Detail).show(str(offer["label"]), " ".join([f"{line}." if line else "", *told]).strip())

    @on(OptionList.OptionSelected, "#moves")
    def move_selected(self, event: OptionList.OptionSelected) -> None:
        """Play the chosen move."""
        if event.option.id is not None:
            self.play(str(self.query_one(MoveList).offer_of(event.option)["text"]))

    @on(OptionList.OptionSelected, "#log")
    def line_selected(self, event: OptionList.OptionSelected) -> None:
        """Say why a line stands in the log."""
        line = self.query_one(LogList).line_at(event.option_index)
        lines = causes(line, self.board, self.session.names()) or [self.say("cause-none")]
        self.push_screen(Sheet(str(line["text"]), "\n".join(lines), self.say("sheet-hint")))

    @on(Pickable.Pointed)
    def thing_pointed(self, event: Pickable.Pointed) -> None:
        """Say what is written on a card."""
        number = self.thing_of(event.item)
        if number is not None:
            lines = sheet(self.said, self.say, number)
            self.query_one(Detail).show(lines[0], " · ".join(lines[1:-2]))

    @on(Pickable.Used)
    def thing_used(self, event: Pickable.Used) -> None:
        """Play the only move that touches a thing, choose among several, or read it when there is none."""
        mine = [offer for offer in self.offers if event.item.ref in offer["refs"]]
        if not mine:
            self.read_card(event.item)
        elif len(mine) == 1 and not mine[0]["ends_undo"]:
            self.play(str(mine[0]["text"]))
        else:
            answers = [(str(offer["text"]), self.answer(offer)) for offer in mine]
            self.push_screen(Choice(event.item.title, answers, self.say("choice-hint")), self.answered)

    def answer(self, offer: Doc) -> str:
        """Return a move as an answer of a menu."""
        parts = [
            str(offer["label"]),
            effect(offer),
            self.say("move-cost", cost=cost(offer)) if cost(offer) else "",
        ]
        parts.append(f"({self.say('move-final')})" if offer["ends_undo"] else "")
        return "; ".join(part for part in parts if part)

    def answered(self, move: str | None) -> None:
        """Play what was chosen in a menu."""
        if move is not None:
            self.play(move)

    def thing_of(self, item: Item) -> int | None:
        """Return the thing that an item shows."""
        return self.said.game.things.numbers.get(item.ref.partition(":")[2])

    def read_card(self, item: Item) -> None:
        """Open a card sheet."""
        number = self.thing_of(item)
        if number is not None:
            lines = sheet(self.said, self.say, number)
            self.push_screen(Sheet(lines[0], "\n".join(lines[1:]), self.say("sheet-hint")))

    # Keys

    def action_sheet(self) -> None:
        """Read the card under the cursor, or the cards that the highlighted move touches."""
        focused = self.focused
        if isinstance(focused, Pickable) and focused.item is not None:
            self.read_card(focused.item)
        elif isinstance(focused, MoveList) and focused.highlighted is not None:
            option = focused.get_option_at_index(focused.highlighted)
            refs = focused.offer_of(option)["refs"] if option.id is not None else []
            things = [ref for ref in refs if ref.partition(":")[2] in self.said.game.things.numbers]
            if things:
                self.read_card(Item(things[-1], ""))

    def action_undo(self) -> None:
        """Take a step back."""
        seat = self.session.viewer
        if seat is None:
            return
        if self.session.undo(seat):
            self.ended = False
            self.notify(self.say("undone"), timeout=2, markup=False)
            self.go_on()
            return
        no = self.session.table.why_no_undo(seat, self.session.lang)
        if no is not None:
            self.notify(no.reason, severity="warning", markup=False)

    def action_moves(self) -> None:
        """Go back to the moves."""
        self.query_one("#left").remove_class("reading")
        self.query_one(MoveList).focus()

    def action_log(self) -> None:
        """Read the log; on a small screen it takes the place of the moves."""
        left = self.query_one("#left")
        log = self.query_one(LogList)
        if left.has_class("reading"):
            self.action_moves()
        else:
            left.add_class("reading")
            log.focus()

    def action_row(self) -> None:
        """Go to what lies across the screen."""
        for widget in self.query_one("#top").query(Pickable):
            if widget.display and widget.size.height:
                widget.focus()
                return

    def action_tab(self, name: str) -> None:
        """Go to a panel."""
        if name not in self.pane.tabs:
            return
        self.choose_tab(name)
        for widget in self.query_one(f"#{name}").query(Pickable):
            if widget.items and widget.display:
                widget.focus()
                return

    def choose_tab(self, name: str) -> None:
        """Show a panel on a small screen."""
        for panel in self.query(".panel"):
            panel.set_class(panel.id == name, "chosen")

    def action_rules(self) -> None:
        """Read the rules."""
        self.push_screen(RulesScreen(self.said, self.say))

    def action_help(self) -> None:
        """Show all keys and what the signs mean."""
        text = self.say("screen-keys")
        if self.say.has(f"signs-{self.session.table.game}"):
            text += "\n\n" + self.say(f"signs-{self.session.table.game}")
        self.push_screen(Sheet(self.say("help-title"), text, self.say("sheet-hint")))

    def action_save(self) -> None:
        """Write the record, to the file of --save or to one that is asked for."""
        if self.session.save_to is not None:
            self.save(str(self.session.save_to))
        else:
            self.push_screen(
                Ask(self.say("save-where"), f"{self.session.table.game}.game", self.say("ask-hint")), self.save
            )

    def save(self, name: str | None) -> None:
        """Write the record."""
        if name is None:
            return
        try:
            self.session.save(Path(name))
        except OSError as wrong:
            self.notify(f"{wrong.filename}: {wrong.strerror}", severity="error", markup=False)
            return
        self.session.save_to = Path(name)
        self.notify(self.say("saved", file=name), markup=False)

    def action_language(self) -> None:
        """Speak the next language."""
        self.session.say = say(LANGS[(LANGS.index(self.session.lang) + 1) % len(LANGS)])
        self.speak()
        self.show_table()

    def action_theme(self) -> None:
        """Turn the light on or off."""
        self.theme = LIGHT if self.theme == DARK else DARK
        for widget in self.query(Pickable):
            widget.refresh()

    def action_leave(self) -> None:
        """Ask before leaving a game that is not over."""
        if not self.session.table.waiting:
            self.exit(0)
            return
        saved = self.session.save_to is not None
        answers = [("stay", self.say("leave-stay")), ("go", self.say("leave-go"))]
        title = self.say("leave-saved", file=str(self.session.save_to)) if saved else self.say("leave-unsaved")
        self.push_screen(Choice(title, answers, self.say("choice-hint")), self.leave)

    def leave(self, answer: str | None) -> None:
        """Leave if that was meant."""
        if answer == "go":
            self.exit(0)
