"""Sheets that lie over the table: a card, the causes of a line, keys, the end, a question, a menu, the curtain."""

from __future__ import annotations

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option


class Sheet(ModalScreen[None]):
    """Lines to read; Escape, Enter or q puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,q,i", "away", show=False)]

    def __init__(self, title: str, text: str | Text, hint: str) -> None:
        super().__init__()
        self.head = title
        self.text = text
        self.hint = hint

    def compose(self) -> ComposeResult:
        """Lay out title, text and how to close it."""
        with Vertical(classes="sheet") as box:
            box.border_subtitle = Text(self.hint)
            yield Static(self.head, classes="sheet-title", markup=False)
            with VerticalScroll(can_focus=True):
                yield Static(self.text, classes="sheet-text", markup=False)

    def action_away(self) -> None:
        """Put the sheet away."""
        self.dismiss(None)

    def on_click(self) -> None:
        """Put the sheet away."""
        self.dismiss(None)


class Choice(ModalScreen[str | None]):
    """A question with a few answers; None when nothing was chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "away", show=False)]

    def __init__(self, title: str, answers: list[tuple[str, str]], hint: str) -> None:
        super().__init__()
        self.head = title
        self.answers = answers
        self.hint = hint

    def compose(self) -> ComposeResult:
        """Lay out the question and its answers."""
        with Vertical(classes="sheet") as box:
            box.border_subtitle = Text(self.hint)
            yield Static(self.head, classes="sheet-title", markup=False)
            yield OptionList(
                *(Option(text, id=str(at)) for at, (_, text) in enumerate(self.answers)), markup=False
            )

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Answer."""
        event.stop()
        self.dismiss(self.answers[int(event.option.id or 0)][0])

    def action_away(self) -> None:
        """Answer nothing."""
        self.dismiss(None)


class Curtain(ModalScreen[None]):
    """Covers the whole screen until the next person is alone with it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "open", show=False)]

    def __init__(self, title: str, hint: str) -> None:
        super().__init__()
        self.head = title
        self.hint = hint

    def compose(self) -> ComposeResult:
        """Lay out whose turn it is."""
        with Vertical(id="curtain"):
            yield Static(self.head, classes="curtain-title", markup=False)
            yield Static(self.hint, classes="sheet-hint", markup=False)

    def action_open(self) -> None:
        """Open the curtain."""
        self.dismiss(None)


class Ask(ModalScreen[str | None]):
    """Asks for one line of text."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "away", show=False)]

    def __init__(self, title: str, value: str, hint: str) -> None:
        super().__init__()
        self.head = title
        self.value = value
        self.hint = hint

    def compose(self) -> ComposeResult:
        """Lay out the question and the line."""
        with Vertical(classes="sheet") as box:
            box.border_subtitle = Text(self.hint)
            yield Static(self.head, classes="sheet-title", markup=False)
            yield Input(self.value)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Answer."""
        self.dismiss(event.value.strip() or None)

    def action_away(self) -> None:
        """Answer nothing."""
        self.dismiss(None)
