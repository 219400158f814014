"""Age of Civilization on the screen: action row, markets, technology cards and empires."""

from __future__ import annotations

from typing import Any

from textual.containers import Vertical
from textual.widget import Widget

from ecumene.cli.boards import Board
from ecumene.cli.boards.age_of_civilization.lines import always_open, busy
from ecumene.cli.screen.cards import CardGrid, Chips, RowStrip, TechGrid
from ecumene.cli.screen.counters import Counters
from ecumene.cli.screen.pane import Pane, Panel
from ecumene.cli.screen.pickable import Item
from ecumene.games.age_of_civilization.card_data import (
    ACTION_COINS,
    ACTION_VP,
    COINS_NEEDED,
    CONTENT,
    POPULATION,
    ROUNDS,
    SYMBOL,
    THINGS,
    WORKER_LOST,
    WORKERS_NEEDED,
)
from ecumene.kernel.game import Doc

VP, COIN, WORKER, SWORD, SKULL, EVENT = "★", "¤", "♙", "†", "☠", "✱"
LOST = "×"
ARROWS: dict[str, list[str]] = CONTENT.value("arrows")
MOST_RIVALS = 3
STATES = {"past": "past", "open": "open", "stays": "open", "future": "still"}


class AgeOfCivilizationPane(Pane):
    """The table as the box lays it out."""

    tabs = ("market", "mine", "others")

    def __init__(self) -> None:
        self.row = CardGrid(id="row", least=9, most=20, names=2)
        self.strip = RowStrip(id="strip")
        self.always = Chips(id="always", inline=True)
        self.market = CardGrid(id="civilizations", least=11, most=24)
        self.wonders = CardGrid(id="wonders", least=11, most=24, names=2)
        self.extras = Chips(id="extras")
        self.counters = Counters()
        self.purse = Counters(id="purse")
        self.technologies = TechGrid(id="technologies")
        self.technologies.arrows = ARROWS
        self.empire = Chips(id="empire")
        self.market_panel = Panel(self.market, self.wonders, self.extras, id="market")
        self.mine = Panel(self.counters, self.technologies, self.empire, id="mine")
        self.rival_counters = [Counters() for _ in range(MOST_RIVALS)]
        self.rivals = [Chips() for _ in range(MOST_RIVALS)]
        pairs = zip(self.rival_counters, self.rivals, strict=True)
        self.rival_boxes = [Vertical(*pair, classes="rival") for pair in pairs]
        self.others = Panel(*self.rival_boxes, id="others")

    def top(self) -> list[Widget]:
        """Return the action row."""
        return [self.purse, self.row, self.strip, self.always]

    def panels(self) -> list[Panel]:
        """Return markets, own board and rivals."""
        return [self.market_panel, self.mine, self.others]

    def progress(self, view: Doc, board: Board) -> str:
        """Return the round."""
        return board.say("aoc-round", round=view["round"], rounds=ROUNDS)

    def show(self, view: Doc, names: list[str], lit: frozenset[str], board: Board) -> None:
        """Show a view."""
        said = board.said
        mine = view["seat"] if view["seat"] >= 0 else 0
        cards = [self.action(view, at, board) for at in range(len(view["row"]))]
        always = [self.permanent(slug, board) for slug in always_open(view)]
        self.row.show(cards, lit)
        self.strip.show([*self.strips(view, board)], lit)
        ahead = zip(view["tokens"], view["totals"]["opens"], strict=True)
        tokens = [slug for slug, opens in ahead if slug != "-" and opens > view["round"]]
        always = [_labelled(always[0], board.say("aoc-always")), *always[1:]]
        self.always.show([*always, *_chips(tokens, board.say("aoc-events"), board)], lit)
        pack = drafted(view)
        self.market_panel.title(board.say("aoc-pack") if pack else said.format("term-market"))
        self.market.show([self.civilization(row, board) for row in pack or view["market"]], lit)
        self.market.display = bool(self.market.items)
        self.wonders.show([self.wonder(slug, board) for slug in view["wonder_market"]], lit)
        self.extras.show(self.more(view, board), lit)
        self.extras.display = bool(self.extras.items)
        player = view["players"][mine]
        self.mine.title(board.say("tab-mine"))
        for shown in (self.counters, self.purse):  # the second where a small screen shows another panel
            begins = view["first"] == mine and not view["solo"]
            shown.show(mine, names[mine], counters(view, mine, board), begins)
        cells = view["totals"]["technologies"][mine]
        self.technologies.show([Item(f"card:{slug}", board.name(slug), (), state) for slug, state in cells], lit)
        self.empire.show(empire(player, board, False), lit)
        self.show_rivals(view, names, mine, board)

    def show_rivals(self, view: Doc, names: list[str], mine: int, board: Board) -> None:
        """Show the other seats, in the order of play after one's own."""
        players = len(view["players"])
        rivals = [(mine + step) % players for step in range(1, players)]
        self.others.title(
            board.say("aoc-rival", n=view["rival"]) if view["rival"] >= 0 else board.say("tab-others")
        )
        for at in range(MOST_RIVALS):
            shown = at < len(rivals)
            self.rival_boxes[at].display = shown
            if shown:
                seat = rivals[at]
                self.rival_counters[at].show(seat, names[seat], counters(view, seat, board), view["first"] == seat)
                self.rivals[at].show(empire(view["players"][seat], board, True), frozenset())

    def action(self, view: Doc, at: int, board: Board) -> Item:
        """Return a card of the action row: its price and gain, its symbol, the event above it."""
        slug = view["row"][at]
        number = THINGS.numbers[slug]
        state = STATES[view["totals"]["row"][at]]
        token = view["tokens"][at]
        top = f"{EVENT} {board.name(token)} " if token != "-" else ""
        symbol = SYMBOL[number]
        low = f"{SWORD} {board.said.format('symbol-war')} " if symbol == "war" else ""
        low = f"{SKULL} " if symbol == "plague" else low
        return Item(f"action:{slug}", board.name(slug), (rate(number),), state, top, low)

    def strips(self, view: Doc, board: Board) -> list[Item]:
        """Return the action row for a small screen: what is open, then what comes, then what is past."""
        out: list[Item] = []
        for key in ("open", "future"):
            label = f"{board.say(f'aoc-{key}')}:"
            for at in [at for at, state in enumerate(view["totals"]["row"]) if state == key]:
                slug = view["row"][at]
                marks = {"war": SWORD, "plague": SKULL}.get(SYMBOL[THINGS.numbers[slug]], "")
                marks += EVENT if view["tokens"][at] != "-" else ""
                out.append(Item(f"action:{slug}", board.name(slug) + marks, (), STATES[key], label=label))
                label = ""
        return out

    def permanent(self, slug: str, board: Board) -> Item:
        """Return an action of the permanent card."""
        return Item(f"action:{slug}", board.name(slug), (rate(THINGS.numbers[slug]),), "open")

    def civilization(self, row: dict[str, Any], board: Board) -> Item:
        """Return a civilization of the market with its population and bonus coins."""
        slug = row["civilization"]
        coins = f"  {COIN}{row['coins']}" if row["coins"] else ""
        people = f"{WORKER}{POPULATION[THINGS.numbers[slug]]}{coins}"
        return Item(f"card:{slug}", board.name(slug), (people,), text=board.said.format(slug, attribute="main"))

    def wonder(self, slug: str, board: Board) -> Item:
        """Return a wonder of the market."""
        return Item(f"card:{slug}", board.name(slug), text=board.said.format(slug, attribute="text"))

    def more(self, view: Doc, board: Board) -> list[Item]:
        """Return what modules and scenarios add to the markets."""
        memory = view["draft_memory"]
        plan = [view["scenario"]] if view["scenario"] != "-" else []
        out = _chips(plan, board.said.format("option-scenario"), board)
        out += _chips(view["special_market"], board.say("aoc-specials"), board)
        out += _chips(view["order_market"], board.say("aoc-orders"), board)
        return out + _chips(memory["hand"] if memory else [], board.say("aoc-hand"), board)


def drafted(view: Doc) -> list[dict[str, Any]]:
    """Return the pack in hand while the draft goes on."""
    memory = view["draft_memory"]
    if not view["stack"] or view["stack"][-1]["frame"] != "DraftPick" or not memory["packs"]:
        return []
    return [{"civilization": slug, "coins": 0} for slug in memory["packs"][-1]]


def rate(action: int) -> str:
    """Return price and gain of an action: ♙1 ¤4 → ★2."""
    if not WORKERS_NEEDED[action]:
        return ""
    price = [f"{WORKER}{WORKERS_NEEDED[action]}{LOST if WORKER_LOST[action] else ''}"]
    price += [f"{COIN}{COINS_NEEDED[action]}"] if COINS_NEEDED[action] else []
    gain = [f"{VP}{ACTION_VP[action]}"] if ACTION_VP[action] else []
    gain += [f"{COIN}{ACTION_COINS[action]}"] if ACTION_COINS[action] else []
    return "→".join(filter(None, ("".join(price), "".join(gain))))


def counters(view: Doc, seat: int, board: Board) -> list[str]:
    """Return what a seat has, in signs."""
    player = view["players"][seat]
    free = player["workers"] - busy(view, seat)
    workers = f"{free}/{player['workers']}" if free != player["workers"] else str(player["workers"])
    out = [f"{VP} {player['vp']}", f"{COIN} {player['coins']}", f"{WORKER} {workers}"]
    out.append(f"{SWORD} {player['military']}")
    return out + [board.said.format(f"count-{key}", n=player[key]) for key in ("orders", "stones") if player[key]]


def empire(player: dict[str, Any], board: Board, with_technologies: bool) -> list[Item]:
    """Return a seat's cards: main civilization, legacies, wonders; for rivals their technologies as well."""
    main = [player["main"]] if player["main"] != "-" else []
    legacies = [slug for slug in player["civilizations"] if slug != player["main"]]
    out = _chips(main, board.say("aoc-main"), board)
    out += _chips(legacies, board.say("aoc-legacies"), board)
    if with_technologies:
        out += _chips(player["technologies"], board.say("aoc-technologies"), board)
    if player["special"] != "-":
        out += _chips([player["special"]], board.say("aoc-special-short"), board)
    return out + _chips(player["wonders"], board.say("aoc-wonders"), board)


def _chips(slugs: list[str], label: str, board: Board) -> list[Item]:
    cards = [_card(slug, board) for slug in slugs]
    return [_labelled(cards[0], label), *cards[1:]] if cards else []


def _card(slug: str, board: Board) -> Item:
    return Item(f"card:{slug}", board.name(slug))


def _labelled(item: Item, label: str) -> Item:
    return Item(item.ref, item.title, item.lines, item.state, item.top, item.bottom, f"{label}:")


PANE = AgeOfCivilizationPane
