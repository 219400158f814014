"""The list of legal moves: grouped, numbered, each with its price and what it would do."""

from __future__ import annotations

from itertools import groupby
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from ecumene.cli.moves import effect
from ecumene.cli.screen.fit_text import broken
from ecumene.cli.words import Say
from ecumene.kernel.game import Doc
from ecumene.table.words import Words

FINAL = "‼"
RESULT = "result"


class MoveList(OptionList):
    """Arrows and Enter, a number, or the mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("space", "select", show=False)]

    class Pointed(Message):
        """A move is highlighted."""

        def __init__(self, offer: Doc) -> None:
            super().__init__()
            self.offer = offer

    def __init__(self, id: str) -> None:
        super().__init__(id=id, markup=False)
        self.offers: list[Doc] = []
        self.typed = ""

    def show(self, offers: list[Doc], said: Words, say: Say, waiting: str, again: str = "") -> None:
        """List other moves; without any, say whom the table waits for, and after the end lead to the result."""
        self.offers = offers
        self.typed = ""
        self.clear_options()
        if not offers:
            self.add_option(Option(waiting, disabled=True))
            if again:
                self.add_option(Option(again, id=RESULT))
                self.highlighted = 1
            return
        numbers = {offer["text"]: number for number, offer in enumerate(offers, 1)}
        for verb, group in groupby(offers, key=lambda offer: str(offer["text"]).partition(" ")[0]):
            rows = list(group)
            if len(rows) > 1:
                self.add_option(Option(Text(heading(verb, said, say), style="bold italic"), disabled=True))
            for offer in rows:
                self.add_option(Option(self.prompt(offer, numbers[offer["text"]]), id=str(numbers[offer["text"]])))
        self.highlighted = next(at for at in range(self.option_count) if not self.get_option_at_index(at).disabled)

    def on_resize(self) -> None:
        """Break the lines anew, with the cursor where it was."""
        if self.offers:
            for number, offer in enumerate(self.offers, 1):
                self.replace_option_prompt(str(number), self.prompt(offer, number))

    def prompt(self, offer: Doc, number: int) -> Text:
        """Return a move on one line, what it would do on the next."""
        signs = ("*" if any(len(price["rows"]) > 1 for price in offer["price"]) else "") + (
            f" {FINAL}" if offer["ends_undo"] else ""
        )
        room = max(16, self.content_size.width - 4)
        label = "\n   ".join(broken(f"{offer['label']}{signs}", room, 9))
        text = Text.assemble((f"{number:>2} ", "dim"), (label, "bold"))
        if effect(offer):
            text.append("\n   " + "\n   ".join(broken(effect(offer), room, 9)), style="dim")
        return text

    def offer_of(self, option: Option) -> Doc:
        """Return the move of an option."""
        return self.offers[int(option.id or 1) - 1]

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Tell what the highlighted move would do."""
        event.stop()
        if event.option.id not in (None, RESULT):
            self.post_message(self.Pointed(self.offer_of(event.option)))

    def on_key(self, event: events.Key) -> None:
        """Jump to a move by its number."""
        if event.character is None or not event.character.isascii() or not event.character.isdigit():
            return
        event.stop()
        for typed in (self.typed + event.character, event.character):
            if 1 <= int(typed) <= len(self.offers):
                self.typed = typed
                self.highlighted = self.get_option_index(str(int(typed)))
                return
        self.typed = ""


def heading(verb: str, said: Words, say: Say) -> str:
    """Return the title of a group of moves: the action or the term that it is about."""
    own = f"{said.game.prefix}-group-{verb}"
    if say.has(own):
        return say(own)
    number = said.game.things.numbers.get(verb)
    if number is not None:
        return said.thing(number)
    return said.format(f"term-{verb}") if said.has(f"term-{verb}") else say("group-choose")
