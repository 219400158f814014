"""Historia on the screen: wonders and actions above, one's own things, world and matrix, the others."""

from __future__ import annotations

from textual.widget import Widget
from textual.widgets import Static

from ecumene.cli.boards import Board
from ecumene.cli.boards.historia.lines import Historia
from ecumene.cli.boards.historia.look import ERAS, LETTERS, HistoriaView
from ecumene.cli.screen.cards import Chips
from ecumene.cli.screen.counters import Counters
from ecumene.cli.screen.pane import Lines, Pane, Panel
from ecumene.cli.screen.pickable import Item
from ecumene.games.historia.card_data import ACTIONS
from ecumene.kernel.game import Doc

VP, TECHNOLOGY, MILITARY, READY, USED = "★", "✦", "†", "■", "□"


class HistoriaPane(Pane):
    """The table as players look at it: what can be taken and played, what one has, the world, the others."""

    tabs = ("mine", "others")

    def __init__(self) -> None:
        self.wonders = Chips(id="wonders")
        self.actions = Chips(id="actions")
        self.counters = Counters()
        self.numbers = Lines(id="numbers")
        self.things = Chips(id="things")
        self.mine = Panel(self.counters, self.actions, self.things, self.numbers, id="mine")
        self.places = Chips(id="places")
        self.drawing = Static(id="drawing", markup=False)
        self.told = Lines(id="told")
        self.others = Panel(self.places, self.drawing, self.told, id="others")
        self.others.styles.layout = "vertical"

    def top(self) -> list[Widget]:
        """Return the wonder row."""
        return [self.wonders]

    def panels(self) -> list[Panel]:
        """Return the own civilization; the world, the matrix and the others."""
        return [self.mine, self.others]

    def progress(self, view: Doc, board: Board) -> str:
        """Return turn, era and round."""
        if view["turn"] == 0:
            return board.say("his-set-up")
        return board.say("his-now", turn=view["turn"], era=ERAS[view["era"] - 1], round=view["round"])

    def show(self, view: Doc, names: list[str], lit: frozenset[str], board: Board) -> None:
        """Show a view."""
        assert isinstance(board, Historia)
        look = HistoriaView(view, names)
        mine = look.mine
        player = view["players"][mine]
        self.wonders.show(chips(view["row"], board.say("his-wonders"), board), lit)
        self.mine.title(board.say("his-mine"))
        self.counters.show(mine, look.names[mine], counters(look, mine), view["order"][:1] == [mine])
        self.actions.show(actions(player, board), lit)
        self.things.show(things(player, board), lit)
        lines = [*board.time(look), *(board.round(look) if view["turn"] else []), *board.party(look, mine)[1:]]
        self.numbers.show([line.strip() for line in lines])
        self.places.show(places(look, board), lit)
        self.drawing.update("\n".join(board.matrix(look)[1:17]))
        self.others.title(board.say("his-table"))
        rest = [line for at in range(len(look.parties)) if at != mine for line in [*board.party(look, at), ""]]
        self.told.show(rest)


def counters(look: HistoriaView, party: int) -> list[str]:
    """Return points, levels and cubes in signs."""
    row = look.parties[party]
    return [
        f"{VP} {row['vp']}",
        f"{TECHNOLOGY} {row['technology']}",
        f"{MILITARY} {row['military']}",
        f"{READY} {row['ready']}",
        f"{USED} {row['used']}",
    ]


def actions(player: Doc, board: Board) -> list[Item]:
    """Return the ten actions in their places: in hand, or with their age in the queue."""
    out = []
    for at, slug in enumerate(ACTIONS):
        age = player["queue"].index(slug) + 1 if slug in player["queue"] else 0
        state = "have" if slug in player["hand"] else "next" if slug in player["revealed"] else "far"
        mark = (f"{age}/{len(player['queue'])}",) if age else ()
        label = f"{board.say('his-actions')}:" if at == 0 else ""
        out.append(Item(f"card:{slug}", board.name(slug), mark, state, label=label))
    return out


def things(player: Doc, board: Board) -> list[Item]:
    """Return advisers in hand, the leader and the wonders; used wonders are marked."""
    advisers = player["advisers"] if isinstance(player["advisers"], list) else []
    out = chips(advisers, board.say("his-advisers"), board)
    out += chips([player["leader"]] if player["leader"] != "-" else [], board.say("his-leader"), board)
    for at, slug in enumerate(player["wonders"]):
        used = slug in player["turned"]
        label = f"{board.say('his-wonders')}:" if at == 0 else ""
        parts = (board.say("his-used"),) if used else ()
        out.append(Item(f"card:{slug}", board.name(slug), parts, "past" if used else "still", label=label))
    return out


def places(look: HistoriaView, board: Board) -> list[Item]:
    """Return the territories with their points and who stands there."""
    game_map = board.said.game.map
    slugs = [place.slug for place in game_map.places] if game_map else []
    out = []
    for place, slug in enumerate(slugs):
        who = "".join(f"{LETTERS[at]}{n if n > 1 else ''}" for at, n in look.here(place))
        out.append(Item(f"place:{slug}", board.said.place(place), (f"{VP}{look.token(place)[0]}", who or "–")))
    return out


def chips(slugs: list[str], label: str, board: Board) -> list[Item]:
    """Return cards in a row with a label."""
    return [
        Item(f"card:{slug}", board.name(slug), label=f"{label}:" if at == 0 else "")
        for at, slug in enumerate(slugs)
    ]


PANE = HistoriaPane
