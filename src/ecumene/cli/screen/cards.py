"""Cards as boxes in a grid, the technology card with its arrows, and chips in a line."""

from __future__ import annotations

from rich.cells import cell_len
from rich.text import Text

from ecumene.cli.screen.fit_text import broken, centre, clip, pad
from ecumene.cli.screen.pickable import Drawing, Item, Pickable, Spot

BORDERS = {"open": "┏━┓┃┗┛", "past": "┌┄┐┆└┘", "still": "╭─╮│╰╯", "cursor": "╔═╗║╚╝"}
MARKS = {"have": "●", "next": "○", "far": "·"}
NARROWEST = 4  # a card is drawn, and cut off, even where there is no room


class CardGrid(Pickable):
    """Cards side by side, as many in a row as fit."""

    def __init__(self, id: str | None = None, least: int = 13, most: int = 22, names: int = 1) -> None:
        super().__init__(id=id)
        self.least = least
        self.most = most
        self.names = names  # lines for the name
        self.room = 0  # lines for what the card says

    def draw(self, width: int) -> Drawing:
        """Draw boxes."""
        out = Drawing()
        if not self.items:
            return out
        count = len(self.items)
        rows = -(-count // max(1, min(count, (width + 1) // (self.least + 1))))
        across = -(-count // rows)
        wide = max(NARROWEST, min(self.most, (width + 1) // across - 1))
        tall = max(len(broken(item.title, wide - 2, self.names)) for item in self.items)
        for first in range(0, count, across):
            y = len(out.lines)
            boxes = [self.box(at, wide, tall) for at in range(first, min(first + across, count))]
            for n in range(len(boxes)):
                out.spots.append(Spot(first + n, n * (wide + 1), y, wide, len(boxes[n])))
            out.lines += [Text(" ").join(parts) for parts in zip(*boxes, strict=True)]
        return out

    def box(self, at: int, wide: int, tall: int) -> list[Text]:
        """Draw one card."""
        item = self.items[at]
        here = self.has_focus and at == self.cursor
        kind = "cursor" if here else item.state if item.state in BORDERS else "still"
        a, bar, b, side, c, d = list(BORDERS[kind])
        edge = self.ink("lit" if here or item.ref in self.lit else "faint" if kind == "past" else "line")
        edge = self.ink("open") if kind == "open" and item.ref not in self.lit else edge
        inner = wide - 2
        mark = "▸" if item.ref in self.lit else ""
        top = clip(f"{mark}{item.top}", inner)
        out = [Text(a + top + bar * (inner - cell_len(top)) + b, style=edge)]
        name = broken(item.title, inner, self.names)
        rows = [(line, self.drawn(item, at)) for line in name + [""] * (tall - len(name))]
        quiet = self.ink("faint" if kind == "past" else "dim")
        rows += [(line, quiet) for line in item.lines]
        if self.room and any(other.text for other in self.items):
            told = broken(item.text, inner, self.room)
            rows += [(line, self.ink("ink")) for line in told + [""] * (self.room - len(told))]
        for text, style in rows:
            out.append(Text.assemble((side, edge), (centre(text, inner), style), (side, edge)))
        low = clip(item.bottom, inner)
        out.append(Text(c + low + bar * (inner - cell_len(low)) + d, style=edge))
        return out


class TechGrid(Pickable):
    """Nine technologies in three columns. Items come column by column; arrows show what opens what."""

    arrows: dict[str, list[str]] = {}

    def draw(self, width: int) -> Drawing:
        """Draw three rows with the arrows between them."""
        out = Drawing()
        if len(self.items) != 9:
            return out
        wide = max(NARROWEST, min(26, width // 3))
        for row in range(3):
            if row:
                out.lines.append(Text(self.links(row, wide), style=self.ink("faint")))
            line = Text()
            for column in range(3):
                at = column * 3 + row
                item = self.items[at]
                mark = "▸" if item.ref in self.lit else MARKS.get(item.state, " ")
                text = pad(f"{mark} {item.title}", wide - 1)
                out.spots.append(Spot(at, column * wide, len(out.lines), wide - 1, 1))
                line.append(text, style=self.drawn(item, at)).append(" ")
            out.lines.append(line)
        return out

    def links(self, row: int, wide: int) -> str:
        """Draw the arrows that lead into a row (1 or 2)."""
        out = [" "] * (wide * 3)

        def leads(start: int, end: int) -> bool:
            return f"{'ABC'[start]}{row}" in self.arrows.get(f"{'ABC'[end]}{row + 1}", [])

        for column in range(3):
            if leads(column, column):
                out[column * wide] = "│"
        for left in range(2):
            down, up = leads(left, left + 1), leads(left + 1, left)
            out[left * wide + wide // 2] = "╳" if down and up else "╲" if down else "╱" if up else " "
        return "".join(out)


class Chips(Pickable):
    """Names in a flowing line; a label begins a new row, unless labels are to stand in the line."""

    gap = "  "

    def __init__(self, id: str | None = None, inline: bool = False) -> None:
        super().__init__(id=id)
        self.inline = inline

    def draw(self, width: int) -> Drawing:
        """Draw rows of names."""
        out = Drawing()
        line, x = Text(), 0
        for at, item in enumerate(self.items):
            label = f"{item.label} " if item.label else ""
            if label and x and not self.inline:
                out.lines.append(line)
                line, x = Text(), 0
            tail = " ".join(item.lines)
            name = ("▸" if item.ref in self.lit else "") + item.title
            mine = cell_len(label) + cell_len(name) + (cell_len(tail) + 1 if tail else 0)
            if x and x + len(self.gap) + mine > width:
                out.lines.append(line)
                line, x = Text("  "), 2
            if x > 2:
                line.append(self.gap)
                x += len(self.gap)
            line.append(label, style=self.ink("dim"))
            x += cell_len(label)
            name = clip(name, max(1, width - x))
            out.spots.append(Spot(at, x, len(out.lines), cell_len(name), 1))
            line.append(name, style=self.drawn(item, at))
            x += cell_len(name)
            if tail:
                tail = clip(tail, max(0, width - x - 1))
                line.append(f" {tail}", style=self.ink("dim"))
                x += cell_len(tail) + 1
        if self.items:
            out.lines.append(line)
        return out


class RowStrip(Chips):
    """The action row in one or two lines, for small screens: past, open and future cards apart."""

    gap = " "

    def drawn(self, item: Item, at: int) -> str:
        """Underline what is open."""
        style = super().drawn(item, at)
        return f"{style} underline" if item.state == "open" else style
