"""Civolution, as the table knows it.

What every part keeps to:

    A frame pops itself before it carries anything out: what follows is pushed on top and runs first.
    Markers move by gain() and give_back() of console/markers.py alone; with an empty supply gain() asks its owner.
    When something was installed, powers.refresh() is called. A trigger never looks at what it waits for again.
    Whoever may choose or stop is asked by a subclass of Asks; what leaves no choice is done at once.
    What becomes known without a draw calls luck.reveal(); what only one seat may see is told with its `eye`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ecumene.games.civolution.action_space import action_space
from ecumene.games.civolution.audit import audit, derive, fits
from ecumene.games.civolution.card_data import HOME, KEY, ROWS, THINGS
from ecumene.games.civolution.continent.charts import DECLARED, chart
from ecumene.games.civolution.eras.feeding import STRONG_TRIBES
from ecumene.games.civolution.judge import JUDGE
from ecumene.games.civolution.scoring.categories import ranks_of
from ecumene.games.civolution.setup.lay_out import lay_out
from ecumene.games.civolution.solo.rival import LEVELS
from ecumene.games.civolution.state import SCHEMA, GameState
from ecumene.games.civolution.teller import TELLER
from ecumene.games.civolution.verbs import GRAMMAR
from ecumene.games.civolution.view import imagine, view
from ecumene.kernel.automata import Automaton, Rank, first_seats, rank_seats
from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc, Game, Option, Options
from ecumene.kernel.luck import Luck
from ecumene.kernel.options import list_option
from ecumene.kernel.places import Map
from ecumene.kernel.refusal import WRONG_KIND, Refusal
from ecumene.kernel.rules import read_rulebook

SEATS: Final = [1, 2, 3, 4]
ALONE: Final = [1]


@mypyc_attr(allow_interpreted_subclasses=True)
class Civolution(Game[GameState]):
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
        self.faces = [
            "type",
            "dice",
            "land",
            "island",
            "beacons",
            "fire_points",
            "diamonds",
            "die",
            "last",
            "lines",
            "icons",
            "vici_icons",
            "vici_spaces",
        ]
        self.grammar = GRAMMAR
        self.teller = TELLER
        self.judge = JUDGE
        self.schema = SCHEMA
        self.rulebook = read_rulebook(HOME / "rules.toml")

    def setup(self, players: int, options: Options, luck: Luck) -> GameState:
        return lay_out(players, options, luck)

    def check_options(self, players: int, options: Options) -> Refusal | None:
        chosen: list[str] = options.get("ready_hands", [])
        missing = [int(seat) for seat in chosen if int(seat) >= players]
        if missing:
            return Refusal("civo.setup.options", need=players - 1, have=missing[0])
        if chosen and options.get("first_game", False):
            return Refusal("civo.setup.options")
        if players > 1 and any(options.get(name) for name in ("vici", "vici_hard", "free_start")):
            return Refusal("civo.setup.options", need=WRONG_KIND, have=players)
        if options.get("free_start") and (chosen or options.get("first_game")):
            return Refusal("civo.setup.options")
        return None

    def view(self, s: GameState, seat: int) -> Doc:
        return view(s, seat)

    def imagine(self, view: Doc, luck: Luck) -> GameState:
        return imagine(view, luck)

    def derive(self, s: GameState) -> None:
        derive(s)

    def audit(self, s: GameState) -> None:
        audit(s)

    def fits(self, s: GameState, players: int, options: Options) -> None:
        fits(s, players, options)

    def result(self, s: GameState) -> Doc:
        ranked: list[Rank] = [*ranks_of(s)]
        scores = [player.points for player in s.players]
        if s.vici:  # the person wins with more points alone
            won = scores[0] > s.vici[0].points
            return {"scores": scores, "ranks": [1 if won else 2], "winners": [0] if won else [], "ending": "solo"}
        ranks = rank_seats(ranked, [])
        return {"scores": scores, "ranks": ranks, "winners": first_seats(ranks), "ending": "eras"}

    def automata_of(self, s: GameState) -> list[Automaton]:
        return [Automaton(0, LEVELS[rival.level], rival.points, {"favour": rival.favour}) for rival in s.vici]

    def map_of(self, s: GameState) -> Map | None:
        return chart(s.layout)

    def action_space(self) -> list[Action]:
        return action_space()


GAME: Final = Civolution()
