"""Civolution on the screen: dice and modules, the continent, displays, the level block, the rivals."""

from __future__ import annotations

from textual.containers import Vertical
from textual.widget import Widget

from ecumene.cli.boards import Board
from ecumene.cli.boards.civolution.lines import Civolution
from ecumene.cli.boards.civolution.look import FAR, FREE, ROMAN, TYPES, Look
from ecumene.cli.screen.bars import MARKET
from ecumene.cli.screen.cards import Chips
from ecumene.cli.screen.counters import Counters
from ecumene.cli.screen.pane import Lines, Pane, Panel
from ecumene.cli.screen.pickable import Item
from ecumene.games.civolution.continent.lands import CORNER_SLUGS, IS_WATER, PLACES, TERRITORIES
from ecumene.games.civolution.printed import ERAS, MODULE_DICE
from ecumene.kernel.game import Doc

POINTS, DIAMOND, STRONG, WEAK, IDEA, FARM = "★", "◆", "♙", "♟", "☼", "⌂"
FAVOUR, FATE, SPENT = "✦", "⚄", "▢"
LETTERS = "ABCD"
# What a question may put to choice besides cards and places.
ASKED = {
    "cost": "civo-asked-cost",
    "fate": "civo-asked-fate",
    "level": "civo-asked-level",
    "option": "civo-asked-option",
}
BACK = "?"  # how a card begins whose face is not seen


class CivolutionPane(Pane):
    """The table as players look at it: what dice buy, where tribes are, what one has, the others."""

    tabs = ("mine", MARKET, "others")

    def __init__(self) -> None:
        self.dice = Chips(id="dice")
        self.modules = Chips(id="modules")
        self.counters = Counters()
        self.stores = Chips(id="stores")
        self.cards = Chips(id="cards")
        self.columns = Chips(id="columns")
        self.numbers = Lines("numbers")
        self.mine = Panel(self.counters, self.stores, self.cards, self.columns, self.numbers, id="mine")
        self.places = Chips(id="places")
        self.corners = Chips(id="corners")
        self.displays = Chips(id="displays")
        self.land = Lines("land")
        self.market = Panel(self.places, self.corners, self.displays, self.land, id=MARKET)
        self.told = Lines("told")
        self.others = Panel(Vertical(self.told, classes="rival"), id="others")

    def top(self) -> list[Widget]:
        """Return dice and modules."""
        return [self.dice, self.modules]

    def panels(self) -> list[Panel]:
        """Return the own civilization; the continent with the displays; the others."""
        return [self.mine, self.market, self.others]

    def progress(self, view: Doc, board: Board) -> str:
        """Return era and resets."""
        era = ROMAN[max(view["era"], 1)]
        parts = [board.say("civo-era", era=era, eras=ROMAN[ERAS])]
        parts.append(board.say("civo-resets", n=view["resets"], cells=view["reset_cells"]))
        rivals = [f"{board.said.format('automaton-vici')} {POINTS}{rival['points']}" for rival in view["vici"]]
        return ", ".join([*parts, *rivals])

    def show(self, view: Doc, names: list[str], lit: frozenset[str], board: Board) -> None:
        """Show a view."""
        assert isinstance(board, Civolution)
        look = Look(view)
        mine = look.mine
        player = look.players[mine]
        parties = [*names, board.said.format("automaton-vici")]
        self.dice.show(dice(player, lit, board), lit)
        self.modules.show(modules(look, board), lit)
        self.mine.title(names[mine])
        self.counters.show(mine, names[mine], counters(look, mine), view["first"] == mine)
        self.stores.show(stores(look, board), lit)
        self.cards.show(cards(player, board), lit)
        self.columns.show(columns(look, board), lit)
        held = [*player["hand"], *player["shown"]]
        told = [text for about, text in look.prospects() if about not in held]
        own = [*board.head(look, names), *told, *board.block(look, mine)]
        self.numbers.show(own)
        self.market.title(board.say("civo-places"))
        self.places.show(places(look, board), lit)
        self.corners.show(corners(look, board), lit)
        self.displays.show(displays(view, board), lit)
        rest = [line for seat in look.rivals() for line in [*board.rival(look, seat, names), ""]]
        for rival, each in zip(view["vici"], view["automata"], strict=True):
            rest += [*board.vici(look, rival, each), ""]
        self.land.show(board.continent(look, parties))
        self.others.title(board.say("tab-others"))
        self.told.show([*rest, *board.tracks(look, names)])


def dice(player: Doc, lit: frozenset[str], board: Board) -> list[Item]:
    """Return the dice cells, then sleep, and what else the question puts to choice."""
    out = []
    for at, count in enumerate(player["dice"]):
        planned = player["markers"].get(f"planning-{at + 1}", 0)
        parts = (f"×{count}", *([f"+{planned}"] if planned else []))
        label = f"{board.name('activation-die')}:" if at == 0 else ""
        out.append(Item(f"cell:{at + 1}", str(at + 1), parts, "have" if count else "far", label=label))
    out.append(Item("card:sleep", board.name("sleep")))
    asked = sorted(ref for ref in lit if ref.partition(":")[0] in ASKED)
    for ref in asked:
        kind, _, number = ref.partition(":")
        out.append(Item(ref, number, state="next", label=f"{board.say(ASKED[kind])}:"))
    return out


def modules(look: Look, board: Board) -> list[Item]:
    """Return the modules with their dice, level and the ideas that they cost now."""
    out = []
    held = look.players[look.mine]["markers"]
    for at, (slug, level) in enumerate(look.modules(look.mine)):
        one, other = MODULE_DICE[at]
        ideas = look.ideas()[at]
        state = "have" if ideas == 0 else "next" if look.payable()[at] else "far"
        parts = [ROMAN[level] if level else f"×{held.get(slug, 0)}", f"{one}+{other}"]
        parts += [] if ideas in (0, FAR) else [f"{IDEA}{ideas}"]
        out.append(Item(f"card:{slug}", board.name(slug), tuple(parts), state))
    return out


def counters(look: Look, seat: int) -> list[str]:
    """Return points, tribes, diamonds, ideas, favour, fate dice and spent dice in signs."""
    strong, weak = look.tribes(seat)
    player = look.players[seat]
    held = player["markers"]
    return [
        f"{POINTS} {player['points']}",
        f"{STRONG} {strong}",
        f"{WEAK} {weak}",
        f"{DIAMOND} {look.diamonds(seat)}",
        f"{IDEA} {held.get('idea', 0)}",
        f"{FAVOUR} {player['favour']}",
        f"{FATE} {player['fate']}",
        f"{SPENT} {player['spent']}",
    ]


def stores(look: Look, board: Board) -> list[Item]:
    """Return what lies loose, and the materials in storage."""
    held = look.players[look.mine]["markers"]
    loose = [("food", held.get("food", 0)), ("money", held.get("money", 0))]
    loose += [("idea", held.get("idea", 0)), ("focus", held.get("focus", 0))]
    rows = loose + [pair for land in look.materials(look.mine) for pair in land]
    label = f"{board.say('civo-storage', n=look.diamonds(look.mine))}:"
    return [
        Item(f"card:{slug}", board.name(slug), (str(n),), "have" if n else "far", label=label if at == 0 else "")
        for at, (slug, n) in enumerate(rows)
    ]


def cards(player: Doc, board: Board) -> list[Item]:
    """Return the hand and the goals on top of their cells."""
    known = [slug for slug in [*player["hand"], *player["shown"], *player["dealt"]] if not slug.startswith(BACK)]
    goals = [pile[-1] for pile in player["goals"] if pile]
    hand = board.say("civo-cards-in-hand", n=len(player["hand"]) + len(player["shown"]))
    return row(known, hand, board) + row(goals, board.said.format("kind-goal"), board)


def columns(look: Look, board: Board) -> list[Item]:
    """Return the columns of the level block with what lies on top."""
    player = look.players[look.mine]
    out = []
    for at in range(len(player["columns"])):
        slots = look.slots(at)
        top = " + ".join(board.name(slug) for slug in slots[-1]) if slots else "–"
        label = f"{board.said.format('term-level-block')}:" if at == 0 else ""
        out.append(Item(f"column:{at + 1}", f"{at + 1}", (f"{len(slots)}", top), label=label))
    out += row([slug for column in player["columns"] for slug in column], board.say("civo-installed"), board)
    return out


def places(look: Look, board: Civolution) -> list[Item]:
    """Return the territories with material, tribes, farm and boats."""
    out = []
    for here in look.territories():
        slug = PLACES.slugs[here]
        who = [
            f"{LETTERS[owner] if owner < len(look.players) else 'V'}{WEAK if weak else STRONG}"
            for _, owner, weak in look.camps(here)
            if owner != FREE
        ]
        for seat in range(len(look.players)):
            strong, weak = look.outside(here, seat)
            who += [f"{LETTERS[seat]}({STRONG * strong}{WEAK * weak})"] if strong or weak else []
        farm = look.view["farm_owner"][here]
        who += [f"{FARM}{LETTERS[farm]}"] if farm >= 0 else []
        material = [] if IS_WATER[here] or look.view["resources"][here] == "-" else [board.material(look, here)]
        free = sum(owner == FREE for _, owner, _ in look.camps(here))
        parts = (*material, *who, *([f"·{free}"] if free else []))
        out.append(Item(f"place:{slug}", board.place(here), parts, "have" if look.stands(here) else "still"))
    return out


def corners(look: Look, board: Civolution) -> list[Item]:
    """Return the corners: their locations, or that they are closed."""
    out = []
    for at, slug in enumerate(CORNER_SLUGS):
        found = look.view["locations"][at]
        parts = (board.name(found),) if found != "-" else (BACK,)
        state = "open" if found != "-" else "far"
        label = f"{board.say('civo-locations')}:" if at == 0 else ""
        out.append(Item(f"place:{slug}", board.place(TERRITORIES + at), parts, state, label=label))
    return out


def displays(view: Doc, board: Board) -> list[Item]:
    """Return goals, incomes, attributes and start tokens to take, and the stacks."""
    out = []
    for key in ("goal", "income", "attribute"):
        shown = [slug for slug in view[f"{key}_display"] if slug != "-"]
        out += row(shown, board.said.format(f"kind-{key}"), board)
    out += row(view["start_cards"], board.said.format("kind-start-token"), board)
    for at, pile in enumerate(view["open"]):
        top = board.name(pile[-1]) if pile else "–"
        label = f"{board.say('civo-stacks')}:" if at == 0 else ""
        out.append(Item(f"card:{TYPES[at]}-stack", board.name(f"{TYPES[at]}-stack"), (top,), label=label))
    return out


def row(slugs: list[str], label: str, board: Board) -> list[Item]:
    """Return cards in a row with a label."""
    return [
        Item(f"card:{slug}", board.name(slug), label=f"{label}:" if at == 0 else "")
        for at, slug in enumerate(slugs)
    ]


PANE = CivolutionPane
