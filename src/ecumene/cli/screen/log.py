"""The log: who did what, and on Enter why."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ecumene.cli.screen.fit_text import broken
from ecumene.cli.screen.theme import badge
from ecumene.cli.session import Session
from ecumene.kernel.game import Doc


class LogList(OptionList):
    """All lines that the person at the keyboard may read, the newest at the bottom."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.lines: list[Doc] = []
        self.page: tuple[int | None, str] = (-1, "")
        self.number = -1
        self.fresh: list[int] = []  # lines that have come since the reader's last turn

    def show(self, session: Session) -> None:
        """Add what is new; begin again after an undo, for another reader or in another language."""
        page = (session.viewer, session.lang)
        if page != self.page or session.table.number < self.number:
            self.page, self.number, self.lines, self.fresh = page, -1, [], []
            self.clear_options()
        read = session.read_to[session.viewer] if session.viewer is not None else session.table.number
        for at in self.fresh:
            if self.lines[at]["number"] <= read:
                self.replace_option_prompt_at_index(at, self.prompt(self.lines[at], False))
        self.fresh = [at for at in self.fresh if self.lines[at]["number"] > read]
        lines = session.presenter(session.viewer).log(self.number + 1)
        self.number = session.table.number
        first = len(self.lines)
        self.fresh += [first + at for at, line in enumerate(lines) if line["number"] > read]
        self.lines += lines
        self.add_options([Option(self.prompt(line, line["number"] > read)) for line in lines])
        if self.option_count:
            self.highlighted = self.option_count - 1
            self.scroll_end(animate=False)

    def forget(self) -> None:
        """Begin again the next time."""
        self.page = (-1, "")

    def prompt(self, line: Doc, fresh: bool) -> Text:
        """Return a line with the badge of its seat, and a dot while it is news."""
        seated = line["seat"] is not None and line["seat"] >= 0
        mark, style = badge(line["seat"]) if seated else ("───", "")
        kind = "bold" if fresh or line["kind"] == "round" else "" if seated else "italic"
        room = max(16, self.content_size.width - 6)
        text = "\n     ".join(broken(str(line["text"]), room, 9))
        return Text.assemble((mark, style), "•" if fresh else " ", " ", (text, kind))

    def on_resize(self) -> None:
        """Break the lines anew: a log that was put away had no width."""
        for at, line in enumerate(self.lines):
            self.replace_option_prompt_at_index(at, self.prompt(line, at in self.fresh))

    def line_at(self, index: int) -> Doc:
        """Return a line by its place."""
        return self.lines[index]
