"""Through the Ages: A New Story of Civilization, as the table knows it.

What every part keeps to:

    What stands in the way of a move is its obstacle; a frame with a single reason cites it in RULE.
    A card is always in exactly one place that audit.py counts: an action card is in `civil_gone` before it is
    carried out, a revealed event in `past` before it is evaluated (and taken out of it when it becomes a colony).
    When the cards without workers of a seat have changed, call in_play.refresh(); when only workers or the tactic
    have, set Player.stat to DIRTY. When a pact comes or goes, refresh both sides.
    Blue and yellow symbols (GIVES_BLUE, GIVES_YELLOW) are moved by whoever brings the card in or out, and every
    token that comes from the box or goes there is told ("blue", "yellow", "token-lost"): a law adds them up.
    Payment is automatic: the smallest tokens first, one of them broken where needed. It leaves the fewest tokens
    on cards, and no other way of paying could do better later (a test proves it): no choice of the payer is lost.
    What only one seat may see is told with its `eye`; what becomes known without a draw calls luck.reveal().
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ecumene.games.through_the_ages.action_space import action_space, writable_actions
from ecumene.games.through_the_ages.audit import audit, derive, fits
from ecumene.games.through_the_ages.card_data import HOME, KEY, ROWS, THINGS
from ecumene.games.through_the_ages.judge import JUDGE
from ecumene.games.through_the_ages.rounds.end import FIRST_GAME_KINDS, result
from ecumene.games.through_the_ages.setup.lay_out import lay_out
from ecumene.games.through_the_ages.state import SCHEMA, GameState
from ecumene.games.through_the_ages.teller import TELLER
from ecumene.games.through_the_ages.verbs import GRAMMAR
from ecumene.games.through_the_ages.view import imagine, view
from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc, Game, Option, Options
from ecumene.kernel.luck import Luck
from ecumene.kernel.rules import read_rulebook

SEATS: Final = [2, 3, 4]


@mypyc_attr(allow_interpreted_subclasses=True)
class ThroughTheAges(Game[GameState]):
    """Two to four players, five ages, 179 civil and 150 military cards."""

    def __init__(self) -> None:
        self.key = KEY
        self.prefix = "tta"
        self.seats = SEATS
        self.options = [Option("first_game", [], SEATS), Option("peaceful", [], SEATS)]
        self.points = ["culture", "starvation", "prepare", *FIRST_GAME_KINDS.values()]
        self.score = "culture"
        self.things = THINGS
        self.rows = ROWS
        self.faces = [
            "deck",
            "age",
            "type",
            "resources",
            "science",
            "revolution",
            "stages",
            "gives",
            "army",
            "strength",
            "military_actions",
        ]
        self.grammar = GRAMMAR
        self.teller = TELLER
        self.judge = JUDGE
        self.schema = SCHEMA
        self.rulebook = read_rulebook(HOME / "rules.toml")

    def setup(self, players: int, options: Options, luck: Luck) -> GameState:
        return lay_out(players, options, luck)

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

    def result(self, s: GameState) -> dict[str, Any]:
        return result(s)

    def writable_actions(self, s: GameState) -> list[Action]:
        return writable_actions(s)

    def action_space(self) -> list[Action]:
        return action_space()


GAME: Final = ThroughTheAges()
