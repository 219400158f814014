"""The rules on the screen, searched while you type."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from ecumene.cli.card_sheet import sheet
from ecumene.cli.search import find_cards, find_rules
from ecumene.cli.words import Say
from ecumene.table.words import Words


class RulesScreen(ModalScreen[None]):
    """A line to type in, and everything that speaks of it: rules with their page, then cards."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1", "away", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown", "scroll(10)", show=False),
        Binding("pageup", "scroll(-10)", show=False),
    ]

    def __init__(self, said: Words, say: Say) -> None:
        super().__init__()
        self.said = said
        self.say = say

    def compose(self) -> ComposeResult:
        """Lay out the search line and what it finds."""
        with Vertical(classes="sheet wide") as box:
            box.border_subtitle = Text(self.say("rules-hint"))
            yield Static(self.say("rules-title"), classes="sheet-title", markup=False)
            yield Input(placeholder=self.say("rules-search"))
            with VerticalScroll(can_focus=False):
                yield Static(id="found")

    def on_mount(self) -> None:
        """Begin with all rules."""
        self.query_one("#found", Static).update(self.found(""))

    def on_input_changed(self, event: Input.Changed) -> None:
        """Search again."""
        self.query_one("#found", Static).update(self.found(event.value))
        self.query_one(VerticalScroll).scroll_home(animate=False)

    def found(self, query: str) -> Text:
        """Return what speaks of the words."""
        out = Text()
        chapter = ""
        for rule in find_rules(self.said, query):
            title = self.said.section(rule.section)
            if title != chapter:
                chapter = title
                out.append(f"\n{title}\n", style="bold underline")
            out.append(self.said.rule(rule.id)).append(f" {self.said.where(rule.id)}".rstrip() + "\n", style="dim")
        for number in find_cards(self.said, query) if query.strip() else []:
            lines = sheet(self.said, self.say, number)
            out.append(f"\n{lines[0]}\n", style="bold").append("\n".join(lines[1:-2]) + "\n")
        return out if out.plain else Text(self.say("rules-nothing", words=query))

    def action_scroll(self, lines: int) -> None:
        """Scroll what was found while the cursor stays in the search line."""
        self.query_one(VerticalScroll).scroll_relative(y=lines, animate=False)

    def action_away(self) -> None:
        """Put the rules away."""
        self.dismiss(None)
