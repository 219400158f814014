"""The table on a full screen: what is pointed at, what is used, and the keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType
from textual.widgets import OptionList

from ecumene.cli.advice import advice
from ecumene.cli.card_sheet import run_on, sheet, texts, titled
from ecumene.cli.causes import causes
from ecumene.cli.complaint import of_system
from ecumene.cli.files import holds_something
from ecumene.cli.moves import gains, meant, price
from ecumene.cli.screen.bars import Detail
from ecumene.cli.screen.dialogs import Ask, Choice, Sheet
from ecumene.cli.screen.game_loop import GameLoop
from ecumene.cli.screen.log import LogList
from ecumene.cli.screen.moves import RESULT, MoveList
from ecumene.cli.screen.pickable import Item, Pickable
from ecumene.cli.screen.rulebook import RulesScreen
from ecumene.cli.screen.theme import DARK, LIGHT
from ecumene.cli.standing_answers import LETS, in_force
from ecumene.cli.why_not import why_nots
from ecumene.cli.words import say
from ecumene.kernel.game import Doc
from ecumene.table.messages import LANGS
from ecumene.table.preview import end_of_turn_line


class TableApp(GameLoop):
    """One game at one keyboard, on the full screen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "help", show=False),
        Binding("u", "undo", show=False),
        Binding("h", "hint", show=False),
        Binding("c", "change", show=False),
        Binding("p", "let_pass", show=False),
        Binding("i", "sheet", show=False),
        Binding("w", "why", show=False),
        Binding("e", "result", show=False),
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
        Binding("q,ctrl+q,ctrl+c", "leave", show=False),
    ]

    @on(MoveList.Pointed)
    def move_pointed(self, event: MoveList.Pointed) -> None:
        """Say what the highlighted move costs and does."""
        offer = event.offer
        final = self.say("move-final") if offer["ends_undo"] else ""
        things = [ref.partition(":")[2] for ref in offer["refs"] if ref.startswith("card:")]
        numbers = [self.said.game.things.number(slug) for slug in things]
        told = [run_on([titled(self.said, *part)]) for number in numbers for part in texts(self.said, number)]
        line = self.say.clauses(gains(offer, self.said), price(offer, self.say), final)
        later = end_of_turn_line(offer["end_of_turn"], self.said)
        parts = [f"{line}." if line else "", *self.chances(str(offer["text"])), later, *told]
        self.tell(str(offer["label"]), " ".join(part for part in parts if part))

    def chances(self, move: str) -> list[str]:
        """Return what can be worked out of a move of whoever is asked here."""
        table, seat = self.session.table, self.session.viewer
        asked = seat is not None and seat in table.waiting
        return self.session.presenter(seat).chances(table.rules.grammar.parse(move)) if asked else []

    @on(OptionList.OptionSelected, "#moves")
    def move_selected(self, event: OptionList.OptionSelected) -> None:
        """Play the chosen move."""
        if event.option.id == RESULT:
            self.show_ending()
        elif event.option.id is not None:
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
            self.tell(lines[0], " · ".join(lines[1:-2]))
        elif event.item.text:
            self.tell(event.item.title, event.item.text)

    def tell(self, title: str, text: str) -> None:
        """Say something in the line of details; a word that comes while the screen is put away is for nobody."""
        for detail in self.query(Detail):
            detail.show(title, text)

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
        final = f" ({self.say('move-final')})" if offer["ends_undo"] else ""
        return self.say.clauses(str(offer["label"]), gains(offer, self.said), price(offer, self.say)) + final

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
        elif item.text:
            self.push_screen(Sheet(item.title, item.text, self.say("sheet-hint")))

    def action_sheet(self) -> None:
        """Read the card under the cursor, or the cards that the highlighted move touches."""
        focused = self.focused
        if isinstance(focused, Pickable) and focused.item is not None:
            self.read_card(focused.item)
        elif isinstance(focused, MoveList) and focused.highlighted is not None:
            option = focused.get_option_at_index(focused.highlighted)
            refs = focused.offer_of(option)["refs"] if option.id not in (None, RESULT) else []
            things = [ref for ref in refs if ref.partition(":")[2] in self.said.game.things.numbers]
            if things:
                self.read_card(Item(things[-1], ""))

    def action_why(self) -> None:
        """Say why the card under the cursor cannot be used, or why a move that is typed cannot be played."""
        seat = self.session.viewer
        if seat is None or not self.offers:
            self.notify(self.question(self.session.table.view(seat)), severity="warning", markup=False)
        elif isinstance(self.focused, Pickable) and self.focused.item is not None:
            item = self.focused.item
            lines = why_nots(self.session.table, seat, item.ref, self.said) or [self.say("why-nothing")]
            self.push_screen(
                Sheet(self.say("why-title", name=item.title), "\n".join(lines), self.say("sheet-hint"))
            )
        else:
            self.push_screen(Ask(self.say("why-which"), "", self.say("why-hint")), self.why)

    def why(self, text: str | None) -> None:
        """Say why a move cannot be played."""
        seat = self.session.viewer
        if text is None or seat is None:
            return
        no = self.session.table.why_not(seat, meant(self.offers, text, self.said), self.session.lang)
        line = self.said.cited(no.reason, no.rule) if no is not None else self.say("plain-legal", label=text)
        self.push_screen(Sheet(text, line, self.say("sheet-hint")))

    def action_result(self) -> None:
        """Show the result again."""
        if not self.session.table.waiting:
            self.show_ending()

    def action_hint(self) -> None:
        """Ask an expert."""
        seat = self.session.viewer
        if seat is None or not self.offers:
            return
        lines = advice(self.session, seat, self.board)
        self.push_screen(Sheet(self.say("hint-title"), "\n".join(lines), self.say("sheet-hint")))

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

    def action_change(self) -> None:
        """Let somebody change a sealed answer while others still think; who already does may leave it as it is."""
        session, names = self.session, self.session.names()
        others = [seat for seat in session.may_change() if seat != session.changing]
        if session.changing is not None:
            self.change("")
        elif others:
            answers = [(str(seat), names[seat]) for seat in others]
            self.push_screen(Choice(self.say("change-title"), answers, self.say("choice-hint")), self.change)
        else:
            self.notify(self.say("change-who", names=self.say("change-nobody")), severity="warning", markup=False)

    def change(self, who: str | None) -> None:
        """Give the keyboard to whoever was chosen."""
        if who is not None:
            self.session.change(int(who) if who else None)
            self.go_on()

    def action_let_pass(self) -> None:
        """Choose what shall pass, or be asked about again."""
        session, seat = self.session, self.session.viewer
        if seat is None:
            return
        kind = session.table.can_let_pass(seat) if self.offers else None
        answers = (
            [(until, self.say(id, question=self.said.frame(kind))) for until, id in LETS.items()] if kind else []
        )
        for passing, text in in_force(session, seat, self.said).items():
            answers.append((f"ask {passing}", self.say("ask-again", question=text)))
        if answers:
            self.push_screen(Choice(self.say("let-title"), answers, self.say("choice-hint")), self.let_pass)
        else:
            self.notify(self.say("let-none"), severity="warning", markup=False)

    def let_pass(self, answer: str | None) -> None:
        """Do what was chosen."""
        seat = self.session.viewer
        if answer is None or seat is None:
            return
        if answer in LETS:
            self.session.let_pass(seat, answer)
            self.session.mark_read(seat)
        else:
            self.session.table.always_ask(seat, answer.removeprefix("ask "))
            self.notify(self.say("asked-again"), timeout=2, markup=False)
        self.go_on()

    def action_log(self) -> None:
        """Read the log, or go back to the moves."""
        if self.focused is self.query_one(LogList):
            self.action_moves()
            return
        self.reading = True
        self.arrange()
        self.point(self.query_one(LogList))

    def action_row(self) -> None:
        """Go to what lies across the screen."""
        for widget in self.query_one("#top").query(Pickable):
            if widget.display and widget.size.height:
                self.point(widget)
                return

    def action_tab(self, name: str) -> None:
        """Go to a panel."""
        if name not in self.pane.tabs:
            return
        self.tab = name
        self.arrange()
        panel = self.query_one(f"#{name}")
        for widget in panel.query(Pickable):
            if widget.items and widget.display:
                self.point(widget)
                return
        panel.scroll_visible(animate=False, top=True)  # it is only read

    def action_rules(self) -> None:
        """Read the rules."""
        self.push_screen(RulesScreen(self.said, self.say))

    def action_help(self) -> None:
        """Show all keys and what the signs mean."""
        game = self.session.table.game
        places = f"places-{game}" if self.say.has(f"places-{game}") else "places"
        text = self.say("screen-keys", places=self.say(places))
        if self.say.has(f"signs-{game}"):
            text += "\n\n" + self.say(f"signs-{game}")
        self.push_screen(Sheet(self.say("help-title"), text, self.say("sheet-hint")))

    def action_save(self) -> None:
        """Write the record, to the file of --save or to one that is asked for."""
        if self.session.save_to is not None:
            self.save(str(self.session.save_to))
        else:
            self.ask_where(self.save)

    def ask_where(self, then: Callable[[str | None], None]) -> None:
        """Ask for the name of a file."""
        name = f"{self.session.table.game}.game"
        self.push_screen(Ask(self.say("save-where"), name, self.say("ask-hint")), then)

    def save(self, name: str | None) -> None:
        """Write the record."""
        self.written(name)

    def written(self, name: str | None) -> bool:
        """Write the record; tell whether it is written."""
        if name is None:
            return False
        path = Path(name)
        if path != self.session.save_to and holds_something(path) and path != self.overwrite:
            self.overwrite = path
            self.notify(self.say("save-there", file=name), severity="warning", markup=False)
            return False
        try:
            self.session.save(path)
        except OSError as wrong:
            self.notify(of_system(wrong, self.say), severity="error", markup=False)
            return False
        self.session.save_to = path
        self.notify(self.say("saved", file=name), markup=False)
        return True

    def save_and_leave(self, name: str | None) -> None:
        """Leave with the record written; stay when it could not be."""
        if self.written(name):
            self.exit(0)

    def action_language(self) -> None:
        """Speak the next language."""
        self.session.speak(say(LANGS[(LANGS.index(self.session.lang) + 1) % len(LANGS)]))
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
        keep = [] if saved else [("save", self.say("leave-save"))]
        answers = [("stay", self.say("leave-stay")), *keep, ("go", self.say("leave-go"))]
        title = self.say("leave-saved", file=str(self.session.save_to)) if saved else self.say("leave-unsaved")
        title = " ".join(filter(None, (title, self.session.not_kept())))
        self.push_screen(Choice(title, answers, self.say("choice-hint")), self.leave)

    def leave(self, answer: str | None) -> None:
        """Leave if that was meant."""
        if answer == "save":
            self.ask_where(self.save_and_leave)
        elif answer == "go":
            self.exit(0)
