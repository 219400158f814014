"""A game in line mode: reads moves from one stream, writes plain lines to another."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TextIO

from ecumene.cli import standing_answers
from ecumene.cli.boards import Board, board_of
from ecumene.cli.complaint import complaint
from ecumene.cli.faults import EngineFault, Told
from ecumene.cli.final_result import origins_of_points, ranking
from ecumene.cli.moves import blind, describe, losses
from ecumene.cli.parser import Usage
from ecumene.cli.plain.commands import Command, Quit, command_of, find_move
from ecumene.cli.session import Session
from ecumene.cli.words import Say, game_name
from ecumene.cli.wrap import TIE, wrap
from ecumene.kernel.game import Doc
from ecumene.table.clean_text import printable
from ecumene.table.errors import Complaint, IllegalMove
from ecumene.table.faults import nothing
from ecumene.table.presenter import Presenter
from ecumene.table.words import Words

REFUSALS = (IllegalMove, Complaint, Usage, OSError)  # what cannot be done, and no fault
FEW = 12  # of so few moves each says what can be worked out of it


class End(Exception):  # noqa: N818 - the input is over, nothing is wrong
    """Nobody types any more."""


class Client:
    """Tells the table in lines and does what is typed. No colours, no control codes."""

    def __init__(self, session: Session, reader: TextIO, writer: TextIO) -> None:
        self.session = session
        self.reader = reader
        self.writer = writer
        self.say: Say = session.say
        self.said: Words = self.say.of(session.table.rules)
        self.board: Board = board_of(self.said, self.say)
        self.interactive = reader.isatty() and writer.isatty()
        self.offers: list[Doc] = []
        self.overwrite: Path | None = None  # a file that is there, if its name is said once more

    def run(self) -> int:
        """Play until the game is over or nobody types any more; both end well."""
        try:
            self.greet()
            while self.session.table.waiting:
                self.let_bots_move()
                seat = self.session.human_to_move()
                if seat is not None:
                    self.take_turn(seat)
            self.end()
        except (End, Quit):
            self.leave()
        return 0

    def greet(self) -> None:
        """Say what is played and how to be helped."""
        table = self.session.table
        names = ", ".join(self.session.names())
        self.tell(self.say("plain-welcome", game=game_name(self.said), names=names), self.say("plain-hint"))
        if table.number:
            self.tell(self.say("plain-resumed", number=table.number))

    def tell(self, *lines: str) -> None:
        """Write lines, long ones broken."""
        for line in lines:
            for part in wrap(line):
                self.writer.write(part + "\n")
        self.writer.flush()

    def ask(self, prompt: str) -> str:
        """Read a line; End when there is none."""
        self.writer.write(prompt)
        self.writer.flush()
        line = self.reader.readline()
        if not line.endswith("\n") and not line:
            self.tell("")
            raise End
        if not self.interactive:
            self.tell("")
        return line.strip()

    def let_bots_move(self) -> None:
        """Let bots move until a person must, or the game is over."""
        while (seat := self.session.bot_to_move()) is not None:
            self.session.play(seat, self.session.choose(seat))
            self.tell_trouble()

    def take_turn(self, seat: int) -> None:
        """Hand the keyboard over, tell the news and the table, then read until the turn goes on."""
        if seat != self.session.viewer:
            self.hand_over(seat)
        self.session.viewer = seat
        self.attempt(lambda: self.tell_news(seat))
        self.tell("", *self.state(seat), "")
        self.tell_moves(seat)
        while self.session.human_to_move() == seat:
            before = self.session.table.revision
            self.tell_trouble()
            self.obey(seat, self.ask(f"{self.session.names()[seat]}> "))
            if self.session.table.revision == before:
                continue
            if self.session.bot_to_move() is not None or self.session.human_to_move() != seat:
                break
            self.attempt(lambda: self.tell_own(seat))
            self.tell_moves(seat)

    def attempt(self, part: Callable[[], None]) -> None:
        """Tell something that the game can do without; a fault in it is told instead."""
        self.session.faults.spare(part, None)

    def tell_trouble(self) -> None:
        """Say that the record could not be written, and which parts of the program failed."""
        trouble = self.session.take_trouble()
        if trouble is not None:
            self.tell(printable(self.say("not-saved", cause=trouble)))
        self.tell(*self.session.take_faults())

    def hand_over(self, seat: int) -> None:
        """Draw the curtain between two people when one must not see what the other saw."""
        name = self.session.names()[seat]
        if not self.session.needs_curtain(seat):
            return
        if self.interactive:
            self.writer.write("\033[2J\033[3J\033[H")
        self.tell("", self.say("curtain", name=name))
        self.ask(self.say("curtain-enter") + " ")

    def obey(self, seat: int, line: str) -> None:
        """Do what a line says: a command, the number of a move, or a move."""
        word, _, rest = line.partition(" ")
        command = command_of(word, self.say)
        try:
            if not line:
                self.tell_moves(seat)
            elif command is not None and line not in self.session.table.moves(seat):
                self.carry_out(command, seat, rest.strip())
            else:
                move = find_move(self, seat, line)
                if self.is_sure(seat, move):
                    self.session.play(seat, move)
        except IllegalMove as no:
            self.tell(self.refusal(no))
        except REFUSALS as wrong:
            self.tell(complaint(wrong, self.say))

    def carry_out(self, command: Command, seat: int, rest: str) -> None:
        """Do what a command says; if it fails by a fault, say so each time and go on."""
        try:
            command(self, seat, rest)
        except (Quit, End, EngineFault, *REFUSALS):
            raise
        except Exception as fault:
            if not isinstance(self.session.faults, Told):
                raise
            self.tell(self.session.faults.words(fault, "command"))

    def is_sure(self, seat: int, move: str) -> bool:
        """Ask a person once before a turn ends with a loss; a script has read of it in the list of moves."""
        offer = next((offer for offer in self.offers if offer["text"] == move), None)
        lost = losses(self.session.presenter(seat), offer) if offer and self.interactive else []
        if not lost:
            return True
        self.tell(self.say("turn-title"), *(f"  {line}" for line in lost))
        return self.ask(self.say("turn-sure") + " ") == ""

    def refusal(self, no: IllegalMove) -> str:
        """Return a refusal with its rule and page."""
        return printable(self.said.cited(no.reason, no.rule))

    def tell_news(self, seat: int) -> None:
        """Say what has happened since this seat's last turn."""
        lines = self.session.news(seat)
        self.session.mark_read(seat)
        if lines:
            self.tell("", self.say("news"), *(f"  {line['text']}" for line in lines))

    def tell_own(self, seat: int) -> None:
        """Say what the last move of this seat did, and what the seat has now."""
        lines = self.session.news(seat)
        self.session.mark_read(seat)
        self.tell(*(f"  {line['text']}" for line in lines))
        brief = self.board.brief(self.session.presenter(seat).shown(), seat)
        if brief:
            self.tell(f"{self.session.names()[seat]}: {brief}")

    def state(self, seat: int | None) -> list[str]:
        """Return the table as a seat sees it; if its own board fails, as any game's."""
        view, names = self.session.presenter(seat).shown(), self.session.names()
        for board in (self.board, Board(self.said, self.say)):
            lines = self.session.faults.spare(partial(board.lines, view, names), nothing())
            if lines:
                return lines
        return []

    def tell_moves(self, seat: int) -> None:
        """List the legal moves by number, each with its cost and what it would do."""
        presenter = self.session.presenter(seat)
        self.offers = presenter.worded_offers()
        self.tell("", self.say("plain-asked", name=self.session.names()[seat], question=presenter.question()))
        for number, offer in enumerate(self.offers, 1):
            self.tell_move(presenter, number, offer)
        self.attempt(lambda: self.tell(*standing_answers.told(self.session, seat, self.said)))

    def tell_move(self, presenter: Presenter, number: int, offer: Doc) -> None:
        """Tell one move of the list, and beneath it what is to be known before it is played."""
        width = len(str(len(self.offers)))
        typed = f"[{offer['text']}]".replace(" ", TIE)
        described = self.session.faults.spare(lambda: describe(offer, self.said, self.say), str(offer["label"]))
        self.tell(*wrap(f"  {number:>{width}}. {described} {typed}", hang=len(f"{number}. ")))
        if blind(offer, self.offers, self.said):
            self.tell(*wrap(f"  {'':{width}}  {offer['effect']}", hang=0))
        action = presenter.table.rules.grammar.parse(str(offer["text"]))
        if len(self.offers) <= FEW and (ahead := presenter.chances(action)):
            self.tell(*wrap(f"  {'':{width}}  {' '.join(ahead)}", hang=0))
        for line in [*presenter.cautions(action), *losses(presenter, offer)]:
            self.tell(f"  {'':{width}}  {self.say('turn-loss', loss=line)}")

    def end(self) -> None:
        """Tell the end of the game: the last lines, the ranking, where the points came from."""
        viewer = self.session.viewer
        lines = self.session.news(viewer)
        table = self.session.table
        if lines:
            self.tell("", self.say("news"), *(f"  {line['text']}" for line in lines))
        self.tell("", *self.state(viewer), "", self.say("game-over"))
        self.attempt(lambda: self.tell(*ranking(table, self.board, self.say), ""))
        self.attempt(lambda: self.tell(*origins_of_points(table, self.board, self.say)))
        self.tell_trouble()
        if self.session.save_to is not None:
            self.session.save(self.session.save_to)
            self.tell("", self.say("saved", file=printable(str(self.session.save_to))))

    def leave(self) -> None:
        """Say what becomes of a game that is not over."""
        if self.session.save_to is None:
            self.tell(self.say("left"))
            return
        self.session.save(self.session.save_to)
        if self.session.not_kept():
            self.tell(self.session.not_kept())
        file = printable(str(self.session.save_to))
        command = self.say("left-saved", file=file, game=self.session.table.game)
        self.writer.write(command + "\n")  # unbroken, to be copied
        self.writer.flush()
