"""One line about a seat: its badge, its name, what it has."""

from __future__ import annotations

from rich.text import Text
from textual.widgets import Static

from ecumene.cli.screen.fit_text import clip
from ecumene.cli.screen.theme import badge
from ecumene.cli.wrap import TIE

FIRST = "⚑"


class Counters(Static):
    """The head of a seat's board."""

    def show(self, seat: int, name: str, parts: list[str], first: bool) -> None:
        """Show a seat."""
        mark, style = badge(seat)
        text = Text.assemble((mark, style), " ", (clip(name, 24), "bold"))
        if first:
            text.append(f" {FIRST}")
        for part in parts:  # what belongs together stays together where the line is broken
            text.append("  ").append(part.replace(" ", TIE), style="bold")
        self.update(text)
