"""What a game tells the table about itself."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from ecumene.kernel.automata import Automaton
from ecumene.kernel.content import Row
from ecumene.kernel.frame import Action, State
from ecumene.kernel.grammar import Grammar
from ecumene.kernel.impossible import need
from ecumene.kernel.judge import Judge
from ecumene.kernel.luck import Luck
from ecumene.kernel.options import Option, Options
from ecumene.kernel.places import Map
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.rules import Rulebook
from ecumene.kernel.schema import Schema
from ecumene.kernel.sealed import imagine_sealed
from ecumene.kernel.teller import Teller
from ecumene.kernel.things import Things

Doc = dict[str, Any]
"""Plain data for the outside: dicts, lists, strings, numbers, booleans and None."""
S = TypeVar("S", bound=State, default=Any)
"""The state of a game; whoever knows no game says `Game` alone."""

__all__ = ["Doc", "Game", "Option", "Options"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One rulebook. The table, the bots, the server and the tests know a game through this alone."""

    key = ""
    prefix = ""
    seats: list[int] = []
    options: list[Option] = []
    points: list[str] = []  # the kinds of log lines whose amounts add up to a score; none: scores are no such sum
    foretold: list[str] = []  # the kinds of log lines whose amounts tell what is still to come, not what has come
    takes_up: list[str] = []  # the kinds of gain() that tell what a move takes up, not what it brings
    score = ""  # the number of a seat with which it wins, by the name that its view or forecast gives it; "": none
    endings_without_winner: list[str] = []  # the endings at which nobody has won, though somebody may be first
    former_endings: dict[str, str] = {}  # what older records of the same rules call an ending
    automata: list[str] = []  # the ids of all rivals that nobody plays, in a fixed order; words: `automaton-ID`
    map: Map | None = None  # every place that there can ever be
    map_changes = False  # which places there are, and the ways between them, follow from the state: map_of()
    things: Things
    rows: list[Row] = []  # of the things in the box; none where no card has a row
    faces: list[str] = []  # the columns of rows that are printed on cards: screens draw them and get no others
    grammar: Grammar
    rulebook: Rulebook
    schema: Schema  # what the state, the players and the frames are made of
    teller: Teller  # what people are told
    judge: Judge  # how bots see it

    def setup(self, players: int, options: Options, luck: Luck) -> S:
        """Lay out the game, ready for advance()."""
        raise NotImplementedError

    def check_options(self, players: int, options: Options) -> Refusal | None:
        """Cite the rule that forbids a combination of options."""
        return None

    def view(self, s: S, seat: int) -> Doc:
        """Return what a seat (-1: a spectator) may know: what is declared open. A game may add to it."""
        return self.schema.show(s, seat)

    def imagine(self, view: Doc, luck: Luck) -> S:
        """Return one world that fits a view: where only sealed answers are hidden, others that could be given."""
        s: S = self.schema.restore(view, strict=False)
        imagine_sealed(s, luck)
        return s

    def dump(self, s: S) -> Doc:
        """Return the whole truth as plain data."""
        return self.schema.dump(s)

    def restore(self, doc: Doc) -> S:
        """Rebuild a state from dump(); Impossible names what is impossible."""
        s: S = self.schema.restore(doc)
        self.derive(s)
        self.audit(s)
        return s

    def derive(self, s: S) -> None:
        """Work out what follows from the stored fields of a state; Impossible where that cannot be done."""

    def audit(self, s: S) -> None:
        """Raise Impossible when pieces were lost or made from nothing, or a number is impossible."""
        raise NotImplementedError

    def fits(self, s: S, players: int, options: Options) -> None:
        """Raise Impossible when a state was not laid out for these players; a game compares its options too."""
        seats = self.schema.seats_of(s)
        need(seats == players, "seats", n=seats, right=players)

    def result(self, s: S) -> Doc:
        """Return scores, ranks, winners and ending of a finished game; the automata are told apart."""
        raise NotImplementedError

    def automata_of(self, s: S) -> list[Automaton]:
        """Return the rivals that nobody plays in this game, in the order of `automata`, as everybody sees them."""
        return []

    def map_of(self, s: S) -> Map | None:
        """Return the map as it lies now and everybody sees it: places of `map`, all or some, as they are."""
        return self.map

    def origins(self) -> list[tuple[str, str]]:
        """Return each card's slug and where its figures come from: the rulebook, a source, or our design."""
        return [(row["id"], row["origin"]) for row in self.rows]

    def writable_actions(self, s: S) -> list[Action]:
        """Return every action that could be written at all, legal or not, for the law checker."""
        return self.action_space()

    def action_space(self) -> list[Action]:
        """Return every action of every state, once each and in a fixed order: the action space of a learner."""
        raise NotImplementedError
