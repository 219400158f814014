"""Age of Civilization, as the table knows it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ecumene.games.age_of_civilization.action_space import action_space, writable_actions
from ecumene.games.age_of_civilization.audit import audit, derive, fits
from ecumene.games.age_of_civilization.card_data import (
    AUTOMATA,
    HOME,
    KEY,
    ROWS,
    SCENARIO_ROWS,
    THINGS,
)
from ecumene.games.age_of_civilization.checks.progress import check_history
from ecumene.games.age_of_civilization.judge import JUDGE
from ecumene.games.age_of_civilization.rounds.end import result, rivals
from ecumene.games.age_of_civilization.setup.lay_out import lay_out
from ecumene.games.age_of_civilization.state import SCHEMA, GameState
from ecumene.games.age_of_civilization.teller import TELLER
from ecumene.games.age_of_civilization.verbs import (
    GRAMMAR,
)
from ecumene.games.age_of_civilization.view import imagine, view
from ecumene.kernel.automata import Automaton
from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc, Game, Option, Options
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.rules import read_rulebook

SEVERAL: Final = [2, 3, 4]


@mypyc_attr(allow_interpreted_subclasses=True)
class AgeOfCivilization(Game[GameState]):
    """One to four players, six rounds, forty-eight civilizations."""

    def __init__(self) -> None:
        self.key = KEY
        self.prefix = "aoc"
        self.seats = [1, *SEVERAL]
        self.options = [
            Option("innovations", [], [1, *SEVERAL]),
            Option("changing_world", [], SEVERAL),
            Option("draft", [], SEVERAL),
            Option("first_game", [], SEVERAL),
            Option("scenario", [row["id"] for row in SCENARIO_ROWS], [1]),
        ]
        self.things = THINGS
        self.rows = ROWS
        self.faces = ["workers", "slot", "coins", "uses_per_turn", "gain", "symbol", "region"]
        self.points = ["vp"]
        self.score = "vp"
        self.foretold = ["red-slot"]
        self.takes_up = ["workers_sent"]
        self.endings_without_winner = ["solo-lost"]
        self.former_endings = {"solo-lost": "solo"}
        self.automata = AUTOMATA
        self.grammar = GRAMMAR
        self.teller = TELLER
        self.judge = JUDGE
        self.schema = SCHEMA
        self.rulebook = read_rulebook(HOME / "rules.toml")

    def setup(self, players: int, options: Options, luck: Luck) -> GameState:
        return lay_out(players, options, luck)

    def check_options(self, players: int, options: Options) -> Refusal | None:
        if players == 1:
            if options.get("changing_world"):
                return Refusal("aoc.solo.no-changing-world")
            if options.get("draft"):
                return Refusal("aoc.solo.no-draft")
            if options.get("first_game"):
                return Refusal(
                    "aoc.path.no-first-game" if "scenario" in options else "aoc.skirmish.plague-position"
                )
        elif "scenario" in options:
            return Refusal("aoc.path.solo-only")
        return None

    def view(self, s: GameState, seat: int) -> Doc:
        return view(s, seat)

    def imagine(self, view: Doc, luck: Luck) -> GameState:
        return imagine(view, luck)

    def restore(self, doc: Doc) -> GameState:
        s = super().restore(doc)
        check_history(s)
        return s

    def derive(self, s: GameState) -> None:
        derive(s)

    def audit(self, s: GameState) -> None:
        audit(s)

    def fits(self, s: GameState, players: int, options: Options) -> None:
        fits(s, players, options)

    def result(self, s: GameState) -> dict[str, Any]:
        return result(s)

    def automata_of(self, s: GameState) -> list[Automaton]:
        return rivals(s)

    def writable_actions(self, s: GameState) -> list[Action]:
        return writable_actions(s)

    def action_space(self) -> list[Action]:
        return action_space()


GAME: Final = AgeOfCivilization()
