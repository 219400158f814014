"""Things on the table that can be pointed at: by arrow keys, by mouse, one mechanism for all boards."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from ecumene.cli.screen.fit_text import clip
from ecumene.cli.screen.theme import DARK, PALETTES
from ecumene.table.faults import STRICT, Faults


@dataclass(frozen=True)
class Item:
    """A card, cell or chip: what it is called, what is written on it, and what it refers to."""

    ref: str
    title: str
    lines: tuple[str, ...] = ()
    state: str = "still"  # still, open, past, have, next, far
    top: str = ""
    bottom: str = ""
    label: str = ""  # chips: the words before it, at the beginning of a row
    text: str = ""  # what the card says, shown on it where there is room


@dataclass
class Spot:
    """Where an item was drawn."""

    at: int
    x: int
    y: int
    width: int
    height: int

    def holds(self, x: int, y: int) -> bool:
        """Tell whether a point lies on it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


@dataclass
class Drawing:
    """Lines of text, and where each item stands in them."""

    lines: list[Text] = field(default_factory=list)
    spots: list[Spot] = field(default_factory=list)


class Pickable(Widget, can_focus=True):
    """A drawing of items with a cursor. Enter uses the item, `i` reads it, arrows go on to the next panel."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1, 0)", show=False),
        Binding("right", "go(1, 0)", show=False),
        Binding("up", "go(0, -1)", show=False),
        Binding("down", "go(0, 1)", show=False),
        Binding("enter,space", "use", show=False),
    ]
    cursor: reactive[int] = reactive(0)

    class Pointed(Message):
        """The cursor stands on an item."""

        def __init__(self, item: Item) -> None:
            super().__init__()
            self.item = item

    class Used(Message):
        """An item was clicked or entered."""

        def __init__(self, item: Item) -> None:
            super().__init__()
            self.item = item

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self.items: list[Item] = []
        self.lit: frozenset[str] = frozenset()
        self.drawing = Drawing()
        self.faults: Faults = STRICT

    def draw(self, width: int) -> Drawing:
        """Return the drawing in a width."""
        raise NotImplementedError

    def show(self, items: list[Item], lit: frozenset[str]) -> None:
        """Show other items; those in `lit` can be used now."""
        if (items, lit) == (self.items, self.lit):
            return
        self.items, self.lit = items, lit
        self.cursor = min(self.cursor, max(0, len(items) - 1))
        self.refresh(layout=True)

    @property
    def item(self) -> Item | None:
        """Return the item under the cursor."""
        return self.items[self.cursor] if self.cursor < len(self.items) else None

    def ink(self, name: str) -> str:
        """Return a colour of the theme by name."""
        return PALETTES.get(self.app.theme, PALETTES[DARK])[name]

    def render(self) -> Text:
        """Draw."""
        self.drawing = self.safely_drawn(max(1, self.content_size.width))
        return Text("\n", end="", no_wrap=True).join(self.drawing.lines)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Return the height that the items need."""
        return max(1, len(self.safely_drawn(max(1, width)).lines))

    def safely_drawn(self, width: int) -> Drawing:
        """Return the drawing in a width; if that fails, the titles of the items."""
        titles = [Text(clip(item.title, width)) for item in self.items]
        spots = [Spot(at, 0, at, width, 1) for at in range(len(titles))]
        return self.faults.spare(lambda: self.draw(width), Drawing(titles, spots))

    def watch_cursor(self) -> None:
        """Say where the cursor stands."""
        if self.has_focus and self.item is not None:
            self.post_message(self.Pointed(self.item))
        self.refresh()

    def on_focus(self) -> None:
        """Say where the cursor stands."""
        if self.item is not None:
            self.post_message(self.Pointed(self.item))
        self.scroll_visible()

    def on_click(self, event: events.Click) -> None:
        """Use what was clicked."""
        offset = event.get_content_offset(self)
        if offset is None:
            return
        for spot in self.drawing.spots:
            if spot.holds(offset.x, offset.y):
                self.cursor = spot.at
                self.post_message(self.Used(self.items[spot.at]))
                return

    def action_use(self) -> None:
        """Use the item under the cursor."""
        if self.item is not None:
            self.post_message(self.Used(self.item))

    def action_go(self, dx: int, dy: int) -> None:
        """Move the cursor to the nearest item in a direction, else on to the next panel."""
        here = next((spot for spot in self.drawing.spots if spot.at == self.cursor), None)
        ahead = [] if here is None else [spot for spot in self.drawing.spots if _ahead(here, spot, dx, dy)]
        if here is None or not ahead:
            if dx + dy > 0:
                self.screen.focus_next()
            else:
                self.screen.focus_previous()
            return
        self.cursor = min(ahead, key=lambda spot: _far(here, spot, dx)).at

    def drawn(self, item: Item, at: int) -> str:
        """Return the style of an item's name."""
        if self.has_focus and at == self.cursor:
            return f"bold {self.ink('paper')} on {self.ink('lit')}"
        if item.ref in self.lit:
            return f"bold {self.ink('lit')}"
        if item.state in ("past", "far"):
            return self.ink("faint")
        return f"bold {self.ink('ink')}" if item.state in ("open", "have") else self.ink("ink")


def _ahead(here: Spot, spot: Spot, dx: int, dy: int) -> bool:
    if dx:
        return spot.y == here.y and (spot.x - here.x) * dx > 0
    return (spot.y - here.y) * dy > 0


def _far(here: Spot, spot: Spot, dx: int) -> tuple[int, int]:
    across = abs(spot.x + spot.width // 2 - here.x - here.width // 2)
    return (across, 0) if dx else (abs(spot.y - here.y), across)
