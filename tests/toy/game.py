"""The face of Bazaar: what the table asks of it."""

from __future__ import annotations

from pathlib import Path

from ecumene.kernel.automata import Automaton, Rank, first_seats, rank_seats
from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc, Game, Option, Options
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.options import list_option, number_option
from ecumene.kernel.places import Map
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.rules import read_rulebook
from tests.toy.judge import JUDGE
from tests.toy.position import audit, deck
from tests.toy.roads import CALM, DAMASCUS, PETRA, automata_of, map_of
from tests.toy.round import WIND, Round
from tests.toy.state import SCHEMA, Bazaar
from tests.toy.teller import TELLER
from tests.toy.things import (
    ACCEPT,
    AGAIN,
    AUCTION,
    BARGAIN,
    BID,
    BUILD,
    CANCEL,
    CARAVAN,
    CARDS,
    COIN,
    COINS,
    DECLINE,
    DONE,
    DRAW,
    GIVE,
    GRAMMAR,
    KEEP,
    LEVELS,
    MOST_COINS,
    OFFER,
    PASS,
    PLACES,
    POINTS,
    PROPOSE,
    RETURN,
    RIVALS,
    ROLL,
    SEAL,
    SELL,
    SEND,
    SWAP,
    TAKE,
    THINGS,
    TRAVEL,
    WANT,
)
from tests.toy.view import imagine, view

START_COINS = 4
START_CARDS = 3
MOST_SEATS = 6
PLAIN = [DRAW, AUCTION, CARAVAN, DONE, PASS, SEAL, ROLL, KEEP, SWAP, BARGAIN, SEND, CANCEL, ACCEPT, DECLINE]


class Toy(Game[Bazaar]):
    """Bazaar: collect cards, build stalls, outbid the others. Most points win, then most coins."""

    def __init__(self) -> None:
        self.key = "toy"
        self.prefix = "toy"
        self.seats = [2, 3, 4, 6]
        self.options = [
            Option("storm", [], [3, 4, 6]),
            Option("length", ["short", "long"], [2, 3, 4, 6]),
            Option("bundles", [], [2, 3, 4, 6]),
            list_option("rivals", LEVELS, [2, 3, 4, 6], 0, len(RIVALS), repeats=True),
            number_option("purse", 2, 6, [2, 3, 4, 6]),
        ]
        self.score = "points"
        self.automata = RIVALS
        self.map = CALM
        self.map_changes = True
        self.things = THINGS
        self.grammar = GRAMMAR
        self.teller = TELLER
        self.judge = JUDGE
        self.schema = SCHEMA
        self.rulebook = read_rulebook(Path(__file__).with_name("rules.toml"))

    def setup(self, players: int, options: Options, luck: Luck) -> Bazaar:
        """Three cards and four coins for each seat; the start is drawn by lot."""
        pile = deck()
        hands = [sorted(luck.take(pile) for _ in range(START_CARDS)) for _ in range(players)]
        start = luck.number(players)
        purse: int = options.get("purse", START_COINS)
        rivals = [LEVELS.index(level) for level in options.get("rivals", [])]
        return Bazaar(
            [Round(WIND)],
            False,
            1 if options.get("storm", False) else 0,
            1 if options.get("bundles", False) else 0,
            purse,
            5 if options.get("length", "short") == "long" else 3,
            1,
            start,
            0,
            COINS - players * purse,
            [purse] * players,
            hands,
            [[] for _ in range(players)],
            pile,
            [],
            [DAMASCUS] * players,
            rivals,
            [PETRA] * len(rivals),
            [0] * len(rivals),
        )

    def check_options(self, players: int, options: Options) -> Refusal | None:
        """Storms need three seats."""
        if options.get("storm", False) and players < 3:
            return Refusal("toy.option.storm", need=3, have=players)
        return None

    def view(self, s: Bazaar, seat: int) -> Doc:
        """Return what a seat may know."""
        return view(s, seat)

    def imagine(self, view: Doc, luck: Luck) -> Bazaar:
        """Return a world that fits a view."""
        return imagine(view, luck)

    def audit(self, s: Bazaar) -> None:
        """Count cards and coins."""
        audit(s)

    def fits(self, s: Bazaar, players: int, options: Options) -> None:
        """Compare seats, storms, bundles, purse, length and rivals."""
        right = [int(options.get(name, False)) for name in ("storm", "bundles")]
        right += [options.get("purse", START_COINS), 5 if options.get("length") == "long" else 3, players]
        levels = [LEVELS[level] for level in s.rivals]
        if [s.storm, s.bundles, s.purse, s.length, len(s.hands)] != right or levels != options.get("rivals", []):
            raise Impossible("bazaar", cause="the bazaar was laid out for other players or options")

    def result(self, s: Bazaar) -> Doc:
        """Points of stalls; coins break ties, and what is still equal shares a rank."""
        scores = [sum(POINTS[card] for card in stalls) for stalls in s.stalls]
        ranked: list[Rank] = list(zip(scores, s.coins, strict=True))
        ranks = rank_seats(ranked, [(points, 0) for points in s.rival_points])
        winners = first_seats(ranks)
        ending = "rounds" if s.round == s.length else "pile"
        return {"scores": scores, "ranks": ranks, "winners": winners, "ending": ending}

    def automata_of(self, s: Bazaar) -> list[Automaton]:
        """The rivals on the roads."""
        return automata_of(s)

    def map_of(self, s: Bazaar) -> Map | None:
        """The roads, which a storm changes."""
        return map_of(s)

    def action_space(self) -> list[Action]:
        """All that could be written: it is little, and the same in every state."""
        return writable()


def writable() -> list[Action]:
    """Every verb with every thing and number that could be written after it."""
    moves: list[Action] = [(verb, 0, 0) for verb in PLAIN]
    moves += [(OFFER, thing, 0) for thing in range(-1, len(THINGS))]
    moves += [(BUILD, thing, 0) for thing in range(len(THINGS))]
    moves += [(SELL, card, n) for card in range(CARDS) for n in range(6)]
    moves += [(BID, n, 0) for n in range(COINS + 1)]
    moves += [(TAKE, n, 0) for n in range(4)]
    moves += [(verb, n, 0) for verb in (AGAIN, PROPOSE) for n in range(MOST_SEATS)]
    moves += [(TRAVEL, place, 0) for place in range(len(PLACES))]
    moves += [(RETURN, card, 0) for card in range(CARDS)]
    goods = [*range(CARDS), COIN]
    moves += [(verb, thing, n) for verb in (GIVE, WANT) for thing in goods for n in range(MOST_COINS + 1)]
    return moves
