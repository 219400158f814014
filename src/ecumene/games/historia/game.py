"""Historia, as the table knows it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ecumene.games.historia.action_space import action_space
from ecumene.games.historia.audit import audit, fits
from ecumene.games.historia.card_data import CIVBOT_LEVEL_NAMES, HOME, KEY, MOST_CIVILIZATIONS, ROWS, THINGS
from ecumene.games.historia.components.world import WORLD
from ecumene.games.historia.judge import JUDGE
from ecumene.games.historia.rounds.end import automata_of, result
from ecumene.games.historia.setup.lay_out import civbot_levels, lay_out
from ecumene.games.historia.state import SCHEMA, SEATS, GameState
from ecumene.games.historia.teller import TELLER
from ecumene.games.historia.verbs import GRAMMAR
from ecumene.games.historia.view import imagine, view
from ecumene.kernel.automata import Automaton
from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc, Game, Option, Options
from ecumene.kernel.luck import Luck
from ecumene.kernel.options import list_option
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.rules import read_rulebook

AUTOMATA: Final[list[str]] = [f"civbot-{number}" for number in range(1, MOST_CIVILIZATIONS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Historia(Game[GameState]):
    """One to six civilizations, twelve thousand years in twelve turns."""

    def __init__(self) -> None:
        self.key = KEY
        self.prefix = "his"
        self.seats = SEATS
        with_civbots = SEATS[: MOST_CIVILIZATIONS - 1]
        self.options = [
            Option("events", [], SEATS),
            Option("goals", [], SEATS),
            Option("command", [], SEATS),
            Option("advanced", [], SEATS),
            Option("expert_start", [], SEATS),
            list_option("civbots", CIVBOT_LEVEL_NAMES, with_civbots, 0, MOST_CIVILIZATIONS - 1, repeats=True),
            Option("choose_civilizations", [], SEATS),
        ]
        self.things = THINGS
        self.rows = ROWS
        self.faces = ["era", "level", "cells", "code", "number", "vp"]
        self.points = ["vp"]
        self.score = "vp"
        self.endings_without_winner = ["destroyed"]
        self.automata = AUTOMATA
        self.map = WORLD
        self.grammar = GRAMMAR
        self.teller = TELLER
        self.judge = JUDGE
        self.schema = SCHEMA
        self.rulebook = read_rulebook(HOME / "rules.toml")

    def setup(self, players: int, options: Options, luck: Luck) -> GameState:
        return lay_out(players, options, luck)

    def check_options(self, players: int, options: Options) -> Refusal | None:
        levels = civbot_levels(players, options)
        if players == 1 and not levels:
            return Refusal("his.solo.civbots")
        if players + len(levels) > MOST_CIVILIZATIONS:
            return Refusal("his.civbots.most", need=MOST_CIVILIZATIONS, have=players + len(levels))
        return None

    def view(self, s: GameState, seat: int) -> Doc:
        return view(s, seat)

    def imagine(self, view: Doc, luck: Luck) -> GameState:
        return imagine(view, luck)

    def audit(self, s: GameState) -> None:
        audit(s)

    def fits(self, s: GameState, players: int, options: Options) -> None:
        fits(s, players, options)

    def result(self, s: GameState) -> Doc:
        return result(s)

    def automata_of(self, s: GameState) -> list[Automaton]:
        return automata_of(s)

    def action_space(self) -> list[Action]:
        return action_space()


GAME: Final = Historia()
