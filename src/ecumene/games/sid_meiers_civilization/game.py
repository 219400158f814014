"""Sid Meier's Civilization, as the table knows it."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.action_space import action_space, writable_actions
from ecumene.games.sid_meiers_civilization.audit import audit
from ecumene.games.sid_meiers_civilization.card_data import HOME, KEY, ROWS, THINGS
from ecumene.games.sid_meiers_civilization.judge import JUDGE
from ecumene.games.sid_meiers_civilization.map.chart import CHART, chart_of
from ecumene.games.sid_meiers_civilization.round.round import START, Round
from ecumene.games.sid_meiers_civilization.setup.lay_out import empty_table, free_civilizations, give, lay_out
from ecumene.games.sid_meiers_civilization.setup.players import ChooseCivilization, SetUp
from ecumene.games.sid_meiers_civilization.state import ENDINGS, INTRODUCTORY, LONG_STOP_ENDING, SCHEMA, GameState
from ecumene.games.sid_meiers_civilization.teller import TELLER
from ecumene.games.sid_meiers_civilization.verbs import GRAMMAR
from ecumene.games.sid_meiers_civilization.view import derive, imagine, view
from ecumene.games.sid_meiers_civilization.winning.victory import nearest, progress, rank_of
from ecumene.kernel.automata import rank_seats
from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc, Game, Option, Options
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.places import Map
from ecumene.kernel.rules import read_rulebook

SEATS: Final = [2, 3, 4]


def with_causes(doc: Doc) -> Doc:
    """Return a stored state in which every battle says of which technology wounds are dealt or healed."""
    stack = doc.get("stack") if isinstance(doc, dict) else None
    if not isinstance(stack, list):
        return doc
    older = [isinstance(row, dict) and row.get("frame") == "Battle" and "by" not in row for row in stack]
    told = [{**row, "by": "-"} if older[at] else row for at, row in enumerate(stack)]
    return {**doc, "stack": told} if any(older) else doc


class SidMeiersCivilization(Game[GameState]):
    """Civilizations on a map that is revealed as they go; four ways to win."""

    def __init__(self) -> None:
        self.key = KEY
        self.prefix = "smc"
        self.seats = SEATS
        self.options = [Option("first_game", [], SEATS), Option("choose_civilizations", [], SEATS)]
        self.score = "progress"
        self.endings_without_winner = [ENDINGS[INTRODUCTORY]]
        self.map = CHART
        self.map_changes = True
        self.things = THINGS
        self.rows = ROWS
        self.faces = [
            "age",
            "level",
            "unit",
            "names",
            "trumps",
            "star",
            "price",
            "prices",
            "trade",
            "culture",
            "reward",
        ]
        self.grammar = GRAMMAR
        self.teller = TELLER
        self.judge = JUDGE
        self.schema = SCHEMA
        self.rulebook = read_rulebook(HOME / "rules.toml")

    def setup(self, players: int, options: Options, luck: Luck) -> GameState:
        """Deal civilizations, or let them be chosen; then each seat sets up."""
        chosen = bool(options.get("choose_civilizations", False))
        first = luck.number(players)
        s = empty_table(players, bool(options.get("first_game", False)), chosen, first)
        s.stack.append(Round(START))
        if chosen:
            s.stack.append(ChooseCivilization(0))
            return s
        for seat in s.order():
            give(s, seat, luck.pick(free_civilizations(s)), luck)
        s.stack.append(SetUp(0, lay_out(s, luck)))
        return s

    def view(self, s: GameState, seat: int) -> Doc:
        """Return what a seat may know."""
        return view(s, seat)

    def imagine(self, view: Doc, luck: Luck) -> GameState:
        """Return a world that fits a view."""
        return imagine(view, luck)

    def restore(self, doc: Doc) -> GameState:
        """Rebuild a state, also of a time when battles did not say of which technology wounds are."""
        return super().restore(with_causes(doc))

    def derive(self, s: GameState) -> None:
        """Work out the caches."""
        derive(s)

    def audit(self, s: GameState) -> None:
        """Count the pieces."""
        audit(s)

    def fits(self, s: GameState, players: int, options: Options) -> None:
        """Compare seats and options."""
        right = [int(options.get(name, False)) for name in ("first_game", "choose_civilizations")]
        need([s.first_game, s.chosen, len(s.players)] == [*right, players], "other-game")

    def result(self, s: GameState) -> Doc:
        """Return the winner before all others; at the long stop ranks by progress, in the first game none."""
        seats = range(len(s.players))
        ending = ENDINGS[s.ending]
        if s.ending == INTRODUCTORY:
            return {"scores": [0] * len(s.players), "ranks": [1] * len(s.players), "winners": [], "ending": ending}
        if s.ending == LONG_STOP_ENDING:
            scores = [progress(s, seat) for seat in seats]
            ranks = rank_seats([(nearest(s, seat), *rank_of(s, seat)) for seat in seats], [])
        else:
            scores = [int(seat in s.winners) for seat in seats]
            ranks = rank_seats([(score,) for score in scores], [])
        return {"scores": scores, "ranks": ranks, "winners": s.winners[:], "ending": ending}

    def map_of(self, s: GameState) -> Map | None:
        """Return the map as it lies."""
        return chart_of(s)

    def writable_actions(self, s: GameState) -> list[Action]:
        """Return all that could be written."""
        return writable_actions(s)

    def action_space(self) -> list[Action]:
        """Return the action space of a learner."""
        return action_space()


GAME: Final = SidMeiersCivilization()
