"""The course of a game on the screen: bots think, people sit down, the game ends."""

from __future__ import annotations

import time

from textual import work

from ecumene.cli.final_result import points_table, ranking
from ecumene.cli.moves import losses
from ecumene.cli.screen.dialogs import Choice, Curtain, Sheet
from ecumene.cli.screen.table_screen import TableScreen
from ecumene.table.errors import IllegalMove
from ecumene.table.faults import nothing


class GameLoop(TableScreen):
    """Who acts now, and what happens then."""

    def go_on(self) -> None:
        """Let bots move, hand the keyboard over, or end the game; then show the table."""
        session = self.session
        trouble = session.take_trouble()
        if trouble is not None:
            self.notify(self.say("not-saved", cause=trouble), severity="error", markup=False)
        bot = session.bot_to_move()
        human = session.human_to_move()
        if bot is not None:
            self.show_table()
            self.think(bot, session.table.asked(bot))
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
        changed = seat != self.session.viewer
        self.session.viewer = seat
        self.show_table()
        self.session.mark_read(seat)
        if changed:
            self.action_moves()

    @work(thread=True, group="bots")
    def think(self, seat: int, asked: str) -> None:
        """Let a bot choose without holding up the screen."""
        begun = time.monotonic()
        move = self.session.choose(seat)
        time.sleep(max(0.0, self.pace - (time.monotonic() - begun)))
        self.call_from_thread(self.call_later, self.bot_chose, seat, asked, move)

    def bot_chose(self, seat: int, asked: str, move: str) -> None:
        """Play what a bot chose, unless somebody has taken a step back meanwhile."""
        if self.session.table.asked(seat) == asked and seat in self.session.table.waiting:
            self.session.play(seat, move)
            self.go_on()

    def play(self, move: str, sure: bool = False) -> None:
        """Play a move of the person at the keyboard; before the turn ends, show once what would be lost."""
        seat = self.session.human_to_move()
        if seat is None or seat != self.session.viewer:
            return
        offer = next((offer for offer in self.offers if offer["text"] == move), None)
        lost = losses(self.session.presenter(seat), offer) if offer and not sure else []
        if offer is not None and lost:
            answers = [(move, self.say("turn-go", move=offer["label"])), ("", self.say("turn-stay"))]
            title = "\n".join([self.say("turn-title"), *(f"‣ {line}" for line in lost)])
            self.push_screen(Choice(title, answers, self.say("choice-hint")), self.play_surely)
            return
        try:
            self.session.play(seat, move)
        except IllegalMove as wrong:
            self.notify(self.said.cited(wrong.reason, wrong.rule), severity="error", markup=False)
            return
        self.session.mark_read(seat)
        self.go_on()

    def play_surely(self, move: str | None) -> None:
        """Play what was asked about, if that was meant."""
        if move:
            self.play(move, sure=True)

    def show_ending(self) -> None:
        """Show the ranking and where the points came from."""
        table, spare = self.session.table, self.session.faults.spare
        ranks = spare(lambda: ranking(table, self.board, self.say), nothing())
        lines = [*ranks, "", *spare(lambda: points_table(table, self.board, self.say), nothing())]
        self.push_screen(Sheet(self.say("game-over"), "\n".join(lines), self.say("sheet-hint")))
