"""Any game's view on the screen: its lines of text in one panel."""

from __future__ import annotations

from textual.containers import Vertical
from textual.widget import Widget
from textual.widgets import Static

from ecumene.cli.boards import Board, part
from ecumene.cli.wrap import WIDTH, wrap
from ecumene.kernel.game import Doc


class Panel(Vertical):
    """One part of the table, in a border with a title. On a small screen one panel shows at a time."""

    def __init__(self, *children: Widget, id: str) -> None:
        super().__init__(*children, id=id, classes="panel")

    def title(self, text: str) -> None:
        """Name the panel."""
        self.border_title = text.replace("[", "(").replace("]", ")")


class Lines(Static):
    """Lines of text, broken to whatever room there is, with a hanging indent."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.lines: list[str] = []

    def show(self, lines: list[str]) -> None:
        """Show other lines."""
        self.lines = lines
        self.on_resize()

    def on_resize(self) -> None:
        """Break the lines anew."""
        room = self.content_size.width or WIDTH
        self.update("\n".join(part for line in self.lines for part in wrap(line, room)))


class Pane:
    """Makes the widgets of a game once, then shows views in them."""

    tabs: tuple[str, ...] = ("mine",)  # the panels that keys lead to

    def __init__(self) -> None:
        self.text = Static(id="lines", markup=False)
        self.mine = Panel(self.text, id="mine")

    def top(self) -> list[Widget]:
        """Return what lies across the whole screen."""
        return []

    def panels(self) -> list[Panel]:
        """Return the parts of the table beside the moves."""
        return [self.mine]

    def progress(self, view: Doc, board: Board) -> str:
        """Return how far the game has come, for the line at the top."""
        return board.say("move-number", number=view["number"])

    def show(self, view: Doc, names: list[str], lit: frozenset[str], board: Board) -> None:
        """Show a view; `lit` are the things that can be used now."""
        self.mine.title(board.say("tab-table"))
        self.text.update("\n".join(board.lines(view, names)))


def pane_of(key: str) -> Pane:
    """Return the pane of a game."""
    own = part(key, "screen")
    kind: type[Pane] = own.PANE if own else Pane
    return kind()
