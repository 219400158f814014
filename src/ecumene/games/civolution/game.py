"""Civolution, as the table knows it.

Where things are:

    card_data, figures, lands, verbs   cards, boards, territories and moves as numbers
    geometry, layouts, charts          how tiles lie, what touches what, the map
    spots, player, state               what lies on the table; setup/ lays it out and deals the start cards
    effects/                           what cards do: words as numbers (ops), lists compiled (program), counts,
                                       passive rules (powers), a list under way (run), one step of it (perform)
    asking                             questions to one civilization, with attribute tokens besides
    markers, deeds, tribes, settling, fate
                                       deeds that all chapters share
    console/                           a turn, its payment, the reset
    modules/, building/, locations/    the chapters of the rulebook, one file each
    level_block/                       columns, cards and their cost, goals, incomes, attributes, complete levels
    era/, scoring/                     the phases of an era, the categories and the end
    vici/                              the automated rival: its cards, where it acts, what phases do to it
    view, audit, action_space, refs, features
                                       knowledge, positions, learners, screens, bots

What every part keeps to:

    A frame pops itself before it carries anything out: what follows is pushed on top and runs first.
    Markers move by markers.gain() and give_back() alone; with an empty supply gain() asks its owner.
    When something was installed, powers.refresh() is called. A trigger never looks at what it waits for again.
    Whoever may choose or stop is asked by a subclass of Asks; what leaves no choice is done at once.
    What becomes known without a draw calls luck.reveal(); what only one seat may see is told with its `eye`.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ecumene.games.civolution.action_space import action_space
from ecumene.games.civolution.audit import audit, fits, settle
from ecumene.games.civolution.card_data import HAND_OF, HOME, KEY, ROWS, THINGS
from ecumene.games.civolution.changes import move_gain, move_price, named_by
from ecumene.games.civolution.charts import DECLARED, chart
from ecumene.games.civolution.console.turn import Turn
from ecumene.games.civolution.effects.counts import installed
from ecumene.games.civolution.era.feeding import STRONG_TRIBES
from ecumene.games.civolution.features import features
from ecumene.games.civolution.forecast import forecast
from ecumene.games.civolution.outlook import outlook, warnings
from ecumene.games.civolution.prospects import prospects
from ecumene.games.civolution.refs import move_refs
from ecumene.games.civolution.scoring.categories import standings
from ecumene.games.civolution.setup.lay_out import lay_out
from ecumene.games.civolution.state import SCHEMA, Board
from ecumene.games.civolution.thought.ideas import ideas
from ecumene.games.civolution.verbs import GRAMMAR
from ecumene.games.civolution.vici.rival import LEVELS
from ecumene.games.civolution.view import imagine, view
from ecumene.kernel.automata import Automaton, Standing, first_seats, rank_seats
from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc, Game, Option, Options
from ecumene.kernel.luck import Luck
from ecumene.kernel.modifiers import Gain, Sum
from ecumene.kernel.options import list_option
from ecumene.kernel.places import Map
from ecumene.kernel.prospects import Prospect
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.rules import read_rulebook

SEATS: Final = [1, 2, 3, 4]
ALONE: Final = [1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Civolution(Game[Board]):
    """One to four civilizations on one continent, for four eras."""

    def __init__(self) -> None:
        self.key = KEY
        self.prefix = "civo"
        self.seats = SEATS
        self.options = [
            Option("first_game", [], SEATS),
            list_option("ready_hands", ["0", "1", "2", "3"], SEATS, 0, 4),
            Option("vici", LEVELS, ALONE),
            Option("vici_hard", [], ALONE),
            Option("free_start", [], ALONE),
        ]
        self.points = ["points", STRONG_TRIBES]
        self.score = "points"
        self.automata = ["vici"]
        self.map = DECLARED
        self.map_changes = True
        self.things = THINGS
        self.rows = ROWS
        self.grammar = GRAMMAR
        self.schema = SCHEMA
        self.rulebook = read_rulebook(HOME / "rules.toml")

    def setup(self, players: int, options: Options, luck: Luck) -> Board:
        return lay_out(players, options, luck)

    def check_options(self, players: int, options: Options) -> Refusal | None:
        chosen: list[str] = options.get("ready_hands", [])
        if chosen and options.get("first_game", False):
            return Refusal("civo.setup.options")
        if any(int(seat) >= players for seat in chosen):
            return Refusal("civo.setup.options", need=players, have=len(chosen))
        if players > 1 and any(options.get(name) for name in ("vici", "vici_hard", "free_start")):
            return Refusal("civo.setup.options", need=1, have=players)
        if options.get("free_start") and (chosen or options.get("first_game")):
            return Refusal("civo.setup.options")
        return None

    def view(self, s: Board, seat: int) -> Doc:
        return view(s, seat)

    def imagine(self, view: Doc, luck: Luck) -> Board:
        return imagine(view, luck)

    def settle(self, s: Board) -> None:
        settle(s)

    def audit(self, s: Board) -> None:
        audit(s)

    def fits(self, s: Board, players: int, options: Options) -> None:
        fits(s, players, options)

    def refs(self, s: Board, seat: int, a: Action) -> list[str]:
        return move_refs(s, seat, a)

    def price(self, s: Board, seat: int, a: Action) -> dict[str, Sum]:
        return move_price(s, seat, a)

    def gain(self, s: Board, seat: int, a: Action) -> list[Gain]:
        return move_gain(s, seat, a)

    def named_by(self, s: Board, seat: int, a: Action) -> int:
        return named_by(s, a)

    def result(self, s: Board) -> Doc:
        ranked: list[Standing] = [*standings(s)]
        scores = [player.points for player in s.players]
        if s.vici:  # the person wins with more points alone
            won = scores[0] > s.vici[0].points
            return {"scores": scores, "ranks": [1 if won else 2], "winners": [0] if won else [], "ending": "solo"}
        ranks = rank_seats(ranked, [])
        return {"scores": scores, "ranks": ranks, "winners": first_seats(ranks), "ending": "eras"}

    def automata_of(self, s: Board) -> list[Automaton]:
        return [Automaton(0, LEVELS[rival.level], rival.points, {"favour": rival.favour}) for rival in s.vici]

    def holdings(self, s: Board, seat: int) -> list[tuple[str, int]]:
        """Return what is installed, and the ready hand that a seat began with."""
        player = s.players[seat]
        hands = [("hands", HAND_OF[player.start])] if s.ready[seat] and player.start in HAND_OF else []
        return hands + [("installed", thing) for thing in installed(player)]

    def map_of(self, s: Board) -> Map | None:
        return chart(s.layout)

    def features(self, s: Board, seat: int) -> dict[str, float]:
        return features(s, seat)

    def ideas(self, s: Board, seat: int, legal: list[Action]) -> list[Action]:
        return ideas(s, seat, legal)

    def pauses(self, s: Board, seat: int) -> bool:
        """Return whether a lone player is at a new turn: the rival has had its own."""
        return len(s.players) == 1 and len(s.stack) > 0 and isinstance(s.stack[-1], Turn)

    def forecast(self, s: Board, seat: int) -> dict[str, int]:
        return forecast(s, seat)

    def warnings(self, s: Board, seat: int) -> list[tuple[str, dict[str, Any]]]:
        return warnings(s, seat)

    def outlook(self, s: Board, seat: int, a: Action) -> list[tuple[str, dict[str, Any]]]:
        return outlook(s, seat, a)

    def prospects(self, s: Board, seat: int) -> list[Prospect]:
        return prospects(s, seat)

    def action_space(self) -> list[Action]:
        return action_space()


GAME: Final = Civolution()
