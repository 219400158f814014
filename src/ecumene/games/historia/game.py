"""Historia, as the table knows it.

Where things are:

    card_data, effects, verbs          the box, what its cards do, and moves as numbers
    world, matrix_cells, time_circle   the map, the development matrix, what the end of a turn shows
    player, state, setup, setup_phases what lies on the table, how it is laid out, what players choose before
    turn, choose_cards, act            a turn: cards chosen in secret, then resolved seat by seat
    actions, deed, choices             what an action needs, how it is carried out, what it leaves to choose
    levels, gains, wonders, war, leaders, events, command, civbots
                                       the other chapters of the rulebook
    end_of_turn, end                   the end of a turn and of the game
    refs, prices, rewards, outlook, forecast
                                       what a move touches, costs and brings, and where numbers go
    view, audit, stack_checks          knowledge and positions
    features, action_space, ladder     bots, learners, the published ladder
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from ecumene.games.historia.action_space import action_space
from ecumene.games.historia.audit import audit, fits
from ecumene.games.historia.card_data import CIVBOT_LEVEL_NAMES, HOME, KEY, MOST_CIVILIZATIONS, ROWS, THINGS
from ecumene.games.historia.end import automata_of, result
from ecumene.games.historia.features import features
from ecumene.games.historia.forecast import forecast, warnings
from ecumene.games.historia.outlook import card_cautions, move_outlook
from ecumene.games.historia.prices import move_price
from ecumene.games.historia.refs import move_refs
from ecumene.games.historia.rewards import move_gain
from ecumene.games.historia.setup import civbot_levels, lay_out
from ecumene.games.historia.state import SCHEMA, SEATS, Board
from ecumene.games.historia.turn import Resolution
from ecumene.games.historia.verbs import ACTIVATE, GRAMMAR
from ecumene.games.historia.view import imagine, view
from ecumene.games.historia.world import WORLD
from ecumene.kernel.automata import Automaton
from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc, Game, Option, Options
from ecumene.kernel.luck import Luck
from ecumene.kernel.modifiers import Gain, Sum
from ecumene.kernel.options import list_option
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.rules import read_rulebook

AUTOMATA: Final[list[str]] = [f"civbot-{number}" for number in range(1, MOST_CIVILIZATIONS)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Historia(Game[Board]):
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
        self.points = ["vp"]
        self.score = "vp"
        self.endings_without_winner = ["destroyed"]
        self.automata = AUTOMATA
        self.map = WORLD
        self.grammar = GRAMMAR
        self.schema = SCHEMA
        self.rulebook = read_rulebook(HOME / "rules.toml")

    def setup(self, players: int, options: Options, luck: Luck) -> Board:
        return lay_out(players, options, luck)

    def check_options(self, players: int, options: Options) -> Refusal | None:
        levels = civbot_levels(players, options)
        if players == 1 and not levels:
            return Refusal("his.solo.civbots")
        if players + len(levels) > MOST_CIVILIZATIONS:
            return Refusal("his.civbots.most", need=MOST_CIVILIZATIONS, have=players + len(levels))
        return None

    def view(self, s: Board, seat: int) -> Doc:
        return view(s, seat)

    def imagine(self, view: Doc, luck: Luck) -> Board:
        return imagine(view, luck)

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

    def result(self, s: Board) -> Doc:
        return result(s)

    def holdings(self, s: Board, seat: int) -> list[tuple[str, int]]:
        player = s.players[seat]
        chosen = [("civilizations", player.civilization), ("leaders", player.leader)]  # neither at first
        wonders = [("wonders", wonder) for wonder in player.wonders]
        return [*[had for had in chosen if had[1] >= 0], *wonders]

    def automata_of(self, s: Board) -> list[Automaton]:
        return automata_of(s)

    def features(self, s: Board, seat: int) -> dict[str, float]:
        return features(s, seat)

    def carried_out(self, s: Board) -> bool:
        return not any(isinstance(frame, Resolution) for frame in s.stack)

    def warnings(self, s: Board, seat: int) -> list[tuple[str, dict[str, Any]]]:
        return warnings(s, seat)

    def cautions(self, s: Board, seat: int, a: Action) -> list[tuple[str, dict[str, Any]]]:
        return card_cautions(s, seat, a)

    def outlook(self, s: Board, seat: int, a: Action) -> list[tuple[str, dict[str, Any]]]:
        return move_outlook(s, seat, a)

    def forecast(self, s: Board, seat: int) -> dict[str, int]:
        return forecast(s, seat)

    def destroys(self, a: Action) -> bool:
        """Return whether a wonder is activated by destroying another."""
        return a[0] == ACTIVATE and a[2] >= 0

    def action_space(self) -> list[Action]:
        return action_space()


GAME: Final = Historia()
