"""Sid Meier's Civilization on the screen: the map with a cursor, one's own things, the market, the others."""

from __future__ import annotations

from rich.text import Text
from textual.widget import Widget

from ecumene.cli.boards import Board
from ecumene.cli.boards.sid_meiers_civilization.civilization import ROMAN, civilization
from ecumene.cli.boards.sid_meiers_civilization.ground import NO_TILE, cell, described
from ecumene.cli.boards.sid_meiers_civilization.lines import SidMeiersCivilization
from ecumene.cli.boards.sid_meiers_civilization.look import CivView, name_of, tile_ref
from ecumene.cli.boards.sid_meiers_civilization.market import market, track
from ecumene.cli.screen.cards import Chips
from ecumene.cli.screen.counters import Counters
from ecumene.cli.screen.pane import Lines, Pane, Panel
from ecumene.cli.screen.pickable import Drawing, Item, Pickable, Spot
from ecumene.games.sid_meiers_civilization.map.squares import LETTERS as COLUMNS
from ecumene.games.sid_meiers_civilization.map.tiles import WIDTH
from ecumene.kernel.game import Doc

TRADE, CULTURE, COINS, TRACK, PYRAMID = "⇄", "♪", "●", "≡", "△"
MARGIN = 3
CELL = 2  # signs a square; a gap follows where there is room


class MapGrid(Pickable):
    """The map: a square in two signs, where the arrow keys go from square to square."""

    columns = 0
    rows = 0

    def draw(self, width: int) -> Drawing:
        """Draw rows of squares with their numbers and letters."""
        out = Drawing()
        if not self.items:
            return out
        ink = self.ink("dim")
        gap = " " if MARGIN + self.columns * (CELL + 1) - 1 <= width else ""
        letters = "".join(f"{letter:<{CELL}}{gap}" for letter in COLUMNS[: self.columns])
        out.lines.append(Text(" " * MARGIN + letters.rstrip(), style=ink))
        at = {item.ref: place for place, item in enumerate(self.items)}
        for row in range(self.rows):
            line = Text(f"{row + 1:>2} ", style=ink)
            for column in range(self.columns):
                place = at.get(tile_ref(row * WIDTH + column))
                if place is None:
                    line.append(NO_TILE + gap)
                    continue
                item = self.items[place]
                out.spots.append(Spot(place, MARGIN + column * (CELL + len(gap)), len(out.lines), CELL, 1))
                style = self.drawn(item, place)
                line.append(item.top, style=f"{style} underline" if item.ref in self.lit else style).append(gap)
            out.lines.append(line)
        return out


class CivilizationPane(Pane):
    """The map and what one has; the market and the track; the others."""

    tabs = ("mine", "market", "others")

    def __init__(self) -> None:
        self.counters = Counters()
        self.way = Lines(id="way")
        self.map = MapGrid(id="map")
        self.things = Chips(id="things")
        self.numbers = Lines(id="numbers")
        self.mine = Panel(self.counters, self.way, self.map, self.things, self.numbers, id="mine")
        self.wonders = Chips(id="wonders")
        self.stock = Lines(id="stock")
        self.market = Panel(self.wonders, self.stock, id="market")
        self.told = Lines(id="told")
        self.others = Panel(self.told, id="others")
        self.others.styles.layout = "vertical"

    def top(self) -> list[Widget]:
        """Return nothing: the map needs the room."""
        return []

    def panels(self) -> list[Panel]:
        """Return the own civilization with the map, the market, the others."""
        return [self.mine, self.market, self.others]

    def progress(self, view: Doc, board: Board) -> str:
        """Return round and phase."""
        assert isinstance(board, SidMeiersCivilization)
        return board.now(CivView(view, [""] * len(view["players"])))

    def show(self, view: Doc, names: list[str], lit: frozenset[str], board: Board) -> None:
        """Show a view."""
        assert isinstance(board, SidMeiersCivilization)
        look = CivView(view, names)
        mine = look.mine
        self.mine.title(board.say("smc-mine"))
        self.counters.show(mine, names[mine], counters(look, mine), view["first"] == mine)
        self.way.show(board.under_way(look))
        self.way.display = bool(board.under_way(look))
        self.map.columns, self.map.rows = look.columns, look.rows
        self.map.show(squares(look, board), lit)
        self.things.show(things(look, board), lit)
        self.numbers.show([line.strip() for line in civilization(board, look, mine, False)[1:]])
        self.market.title(board.say("smc-market"))
        self.wonders.show(stock(look, board), lit)
        self.stock.show([*market(board, look), "", *track(board, look)])
        self.others.title(board.say("smc-others"))
        self.told.show([line for seat in look.rivals() for line in [*civilization(board, look, seat), ""]])


def counters(look: CivView, seat: int) -> list[str]:
    """Return the dials and the ways to win in signs."""
    row = look.players[seat]
    return [
        f"{TRADE}{row['trade']}",
        f"{CULTURE}{row['culture']}",
        f"{COINS}{row['coins']}/15",
        f"{TRACK}{row['space']}/21",
        f"{PYRAMID}{sum(row['levels'])}",
    ]


def squares(look: CivView, board: Board) -> list[Item]:
    """Return the squares of the map; the squares of a face-down tile are each a place of their own."""
    if not look.revealed(look.corners[0]):
        return []
    return [
        Item(
            tile_ref(square),
            name_of(square),
            state=state(look, square),
            top=cell(board, look, square),
            text=described(board, look, square),
        )
        for square in look.squares()
    ]


def state(look: CivView, square: int) -> str:
    """Return how a square is drawn: in reach of the group that moves, face down, or plain."""
    if name_of(square) in look.view["reach_at"]:
        return "open"
    return "still" if look.revealed(square) else "far"


def things(look: CivView, board: Board) -> list[Item]:
    """Return technologies by rows of the pyramid, culture cards and resources."""
    row = look.players[look.mine]
    own = look.view["seat"] == look.mine
    out: list[Item] = []
    free = [0, *look.free_places(look.mine)]
    for at, cards in enumerate(look.pyramid(look.mine)):
        label = board.say("smc-level", level=ROMAN[at], cards="").rstrip()
        row_of = chips([f"technology:{slug}" for slug in cards], label, board)
        if free[at]:
            row_of.append(Item(f"row:{at}", board.say("smc-free", n=free[at]), label="" if row_of else label))
        out += row_of
    out += chips(
        [f"event:{slug}" for slug in (row["hand"] if own else [])], board.said.format("kind-event") + ":", board
    )
    held = [slug for slug, n in row["resources"].items() if n]
    out += chips([f"resource:{slug}" for slug in held], board.say("smc-resources") + ":", board)
    return out


def stock(look: CivView, board: Board) -> list[Item]:
    """Return the wonders of the market and the buildings with markers left."""
    row = [f"wonder:{slug}" for slug in look.view["wonder_row"] if slug != "-"]
    left = [f"building:{slug}" for slug, n in look.view["supply"].items() if n]
    return chips(row, board.said.format("kind-wonder") + ":", board) + chips(
        left, board.said.format("kind-building") + ":", board
    )


def chips(refs: list[str], label: str, board: Board) -> list[Item]:
    """Return things in a line that begins with a label."""
    return [Item(ref, board.name(ref.partition(":")[2]), label="" if at else label) for at, ref in enumerate(refs)]


PANE = CivilizationPane
