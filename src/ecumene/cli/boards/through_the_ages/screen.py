"""Through the Ages on the screen: the card row above, one's own civilization, the rivals side by side."""

from __future__ import annotations

from textual.containers import Vertical
from textual.widget import Widget
from textual.widgets import Static

from ecumene.cli.boards import Board
from ecumene.cli.boards.through_the_ages.look import TtaView, age_of, type_of
from ecumene.cli.screen.cards import Chips
from ecumene.cli.screen.counters import Counters
from ecumene.cli.screen.pane import Pane, Panel
from ecumene.cli.screen.pickable import Item
from ecumene.cli.wrap import TIE
from ecumene.games.through_the_ages.card_data import RESOURCE_PRICE, SCIENCE_PRICE, STAGE_PRICES, THINGS
from ecumene.kernel.game import Doc
from ecumene.table.words import amounts, signed

CULTURE, SCIENCE, STRENGTH, FACE, CIVIL, ARMY = "★", "✦", "†", "☺", "○", "△"
FOOD, RESOURCE, WORKER, BLUE = "♣", "◈", "♙", "▪"
POOLS = {"unit_pool": "unit-pool", "science_pool": "science-pool", "extra_ma": "military-actions"}
MOST_RIVALS = 3
LIT_NOTHING: frozenset[str] = frozenset()


class ThroughTheAgesPane(Pane):
    """The table as players look at it: what can be taken, what one has, what the others have."""

    tabs = ("mine", "others")

    def __init__(self) -> None:
        self.cards = Chips(id="cards")
        self.counters = Counters()
        self.numbers = Static(id="numbers", markup=False)
        self.civilization = Chips(id="civilization")
        self.events = Chips(id="events")
        self.end = Static(id="turn-end", markup=False)
        self.mine = Panel(self.counters, self.numbers, self.end, self.civilization, self.events, id="mine")
        self.rival_counters = [Counters() for _ in range(MOST_RIVALS)]
        self.rival_numbers = [Static(markup=False) for _ in range(MOST_RIVALS)]
        self.rivals = [Chips() for _ in range(MOST_RIVALS)]
        triples = zip(self.rival_counters, self.rival_numbers, self.rivals, strict=True)
        self.rival_boxes = [Vertical(*triple, classes="rival") for triple in triples]
        self.others = Panel(*self.rival_boxes, id="others")

    def top(self) -> list[Widget]:
        """Return the card row."""
        return [self.cards]

    def panels(self) -> list[Panel]:
        """Return the own civilization and the rivals."""
        return [self.mine, self.others]

    def progress(self, view: Doc, board: Board) -> str:
        """Return round and age."""
        said = board.said
        age = view["age"] or "a"
        return f"{said.format('zone-round', round=view['round'])}, {said.format(f'age-{age}')}"

    def show(self, view: Doc, names: list[str], lit: frozenset[str], board: Board) -> None:
        """Show a view."""
        look = TtaView(view)
        mine = look.mine
        self.cards.show(row(look, board), lit)
        self.mine.title(board.say("tta-mine"))
        self.counters.show(mine, names[mine], points(look, mine), view["first"] == mine)
        self.numbers.update("\n".join(numbers(look, mine, board)))
        self.civilization.show(civilization(look, mine, names, board), lit)
        self.end.update("\n".join(turn_end(look, board)))
        self.events.show(common(look, board), lit)
        self.others.title(board.say("tab-others"))
        rivals = look.rivals()
        for at in range(MOST_RIVALS):
            self.rival_boxes[at].display = at < len(rivals)
            if at < len(rivals):
                seat = rivals[at]
                self.rival_counters[at].show(seat, names[seat], points(look, seat), view["first"] == seat)
                self.rival_numbers[at].update("\n".join(numbers(look, seat, board)))
                self.rivals[at].show(civilization(look, seat, names, board), LIT_NOTHING)


def row(look: TtaView, board: Board) -> list[Item]:
    """Return the card row; a label begins the cards of each price of the row."""
    out: list[Item] = []
    group = 0
    for _, slug, base, price in look.row():
        label = f"{CIVIL}{base}:" if base != group else ""
        group = base
        name, age = board.name(slug), age_of(slug, board.said.lang)
        kind = board.said.format(f"type-{type_of(slug)}").lower()
        parts = [
            kind,
            "" if name.endswith(f"({age})") else age,
            cost(slug),
            f"{CIVIL}{price}" if price != base else "",
        ]
        out.append(Item(f"card:{slug}", name, tuple(filter(None, parts)), label=label))
    return out


def cost(slug: str) -> str:
    """Return what a card costs beside being taken: science, then resources or the stages of a wonder."""
    card = THINGS.numbers[slug]
    science = f"{SCIENCE}{SCIENCE_PRICE[card]}" if SCIENCE_PRICE[card] else ""
    stages = STAGE_PRICES[card] or ([RESOURCE_PRICE[card]] if RESOURCE_PRICE[card] else [])
    return science + (f"{RESOURCE}{'–'.join(map(str, stages))}" if stages else "")


def points(look: TtaView, seat: int) -> list[str]:
    """Return points and ratings in signs."""
    player, ahead = look.players[seat], look.ahead[seat]
    science, culture, strength, happiness = player["ratings"]
    faces = f"{FACE} {happiness}/{ahead['happiness_needed']}"
    faces += f" ☹{player['discontent']}" if player["discontent"] else ""
    return [
        f"{CULTURE} {player['culture']}+{culture}",
        f"{SCIENCE} {player['science']}+{science}",
        f"{STRENGTH} {strength}",
        faces,
    ]


def numbers(look: TtaView, seat: int, board: Board) -> list[str]:
    """Return actions, goods and banks in signs, then what is for this turn only."""
    player, ahead = look.players[seat], look.ahead[seat]
    if player["out"]:
        return [board.said.format("zone-out")]
    first = [
        f"{CIVIL} {player['ca']}/{ahead['civil_actions']}",
        f"{ARMY} {player['ma']}/{ahead['military_actions']}",
        f"{FOOD} {player['food']}",
        f"{RESOURCE} {player['resources']}",
        f"{WORKER} {player['unused']}",
    ]
    price = ahead["population_price"]
    second = [
        f"{board.said.format('stat-yellow')} {player['yellow']}" + (f" ({FOOD}{price})" if price >= 0 else ""),
        f"{board.said.format('stat-blue')} {player['blue']}",
    ]
    second += [f"{RESOURCE}−{ahead['corruption']}"] if ahead["corruption"] else []
    second += [f"{FOOD}−{ahead['consumption']}"] if ahead["consumption"] else []
    pools = [
        board.said.format(f"net-{kind}", **amounts(player[key])) for key, kind in POOLS.items() if player[key]
    ]
    return ["  ".join(first), "  ".join(second), *([", ".join(pools)] if pools else [])]


def civilization(look: TtaView, seat: int, names: list[str], board: Board) -> list[Item]:
    """Return a seat's cards: by type with workers and tokens, then everything else before it, then its hands."""
    player, said = look.players[seat], board.said
    if player["out"]:
        return []
    out: list[Item] = []
    for _, cards in look.groups(seat):
        shown = [row for row in cards if seat == look.mine or row[1] or row[2]]
        label = said.format(f"type-{type_of(cards[0][0])}")
        for at, (slug, workers, blue) in enumerate(shown):
            tail = f"{WORKER}{workers}" + (f" {BLUE}{blue}" if blue else "")
            state = "have" if workers else "still"
            out.append(Item(f"card:{slug}", board.name(slug), (tail,), state, label="" if at else f"{label}:"))
    out += chips([player["government"]], said.format("zone-government"), board)
    out += chips([player["leader"]], said.format("zone-leader"), board)
    if player["wonder"] != "-":
        done, left = look.stages(seat)
        tail = f"{done}/{done + len(left)} {RESOURCE}{'–'.join(map(str, left))}"
        label = said.format("type-wonder")
        out.append(Item(f"card:{player['wonder']}", board.name(player["wonder"]), (tail,), label=f"{label}:"))
    out += chips(player["wonders"], said.format("zone-wonders"), board)
    out += chips(player["specials"], said.format("zone-specials"), board)
    out += chips(player["colonies"], said.format("zone-colonies"), board)
    out += chips([player["tactic"]], said.format("type-tactic"), board)
    for pact, partner in look.pacts(seat):
        label = said.format("type-pact")
        out.append(Item(f"card:{pact}", board.name(pact), (names[partner],), label=f"{label}:"))
    for war, by, on in look.wars(seat):
        label = said.format("type-war")
        out.append(Item(f"card:{war}", board.name(war), (f"{names[by]} → {names[on]}",), label=f"{label}:"))
    out += chips(player["hand"], said.format("stat-hand"), board)
    return out + military(look, seat, board)


def military(look: TtaView, seat: int, board: Board) -> list[Item]:
    """Return a military hand: one's own by name, that of others by ages."""
    hand = look.players[seat]["military"]
    label = board.said.format("stat-military-hand")
    if look.view["seat"] == seat:
        return chips(hand, label, board)
    ages = " ".join(sorted(age_of(back, board.said.lang) for back in hand))
    return [Item(f"hand:{seat}", str(len(hand)), (f"({ages})",), label=f"{label}:")] if hand else []


def common(look: TtaView, board: Board) -> list[Item]:
    """Return the events as far as they are known, and the common tactics."""
    view, out = look.view, []
    for key in ("events", "future"):
        cards = view[key]
        ages = " ".join(sorted(age_of(slug, board.said.lang) for slug in cards))
        label = f"{board.said.format(f'zone-{key}')}:"
        out.append(Item(f"deck:{key}", str(len(cards)), (f"({ages})",) if ages else (), label=label))
        out += [Item(f"card:{slug}", board.name(slug)) for slug in cards if not slug.startswith("?")]
    return out + chips(sorted(set(view["tactics"])), board.said.format("zone-tactics"), board)


def turn_end(look: TtaView, board: Board) -> list[str]:
    """Return what the end of the turn will leave, and what it would waste."""
    player, ahead = look.players[look.mine], look.ahead[look.mine]
    title = board.said.format("phase-end")
    if look.uprising(look.mine):
        return [f"{title}: {board.said.format('term-uprising')}!"]
    parts = [
        f"{sign}{TIE}{ahead[name]}{TIE}({signed(ahead[name] - player[name])})"
        for name, sign in (("culture", CULTURE), ("science", SCIENCE), ("food", FOOD), ("resources", RESOURCE))
    ]
    return [f"{title}: {'  '.join(parts)}", *(f"! {line}" for line in look.warnings)]


def chips(slugs: list[str], label: str, board: Board) -> list[Item]:
    """Return cards in a line that begins with a label."""
    cards = [slug for slug in slugs if slug != "-"]
    return [
        Item(f"card:{slug}", board.name(slug), label="" if at else f"{label}:") for at, slug in enumerate(cards)
    ]


PANE = ThroughTheAgesPane
