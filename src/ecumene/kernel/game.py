"""What a game tells the table about itself."""

from __future__ import annotations

from typing import Any, Generic

from mypy_extensions import mypyc_attr
from typing_extensions import TypeVar

from ecumene.kernel.automata import Automaton
from ecumene.kernel.content import Row
from ecumene.kernel.frame import Action, State
from ecumene.kernel.grammar import Grammar
from ecumene.kernel.luck import Luck
from ecumene.kernel.modifiers import Gain, Sum
from ecumene.kernel.options import Option, Options
from ecumene.kernel.places import Map
from ecumene.kernel.prospects import Prospect
from ecumene.kernel.refusal import Refusal
from ecumene.kernel.rules import Rulebook
from ecumene.kernel.schema import Schema
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
    score = ""  # the number of a seat with which it wins, by the name that its view or forecast gives it; "": none
    endings_without_winner: list[str] = []  # the endings at which nobody has won, though somebody may be first
    former_endings: dict[str, str] = {}  # what older records of the same rules call an ending
    automata: list[str] = []  # the ids of all rivals that nobody plays, in a fixed order; words: `automaton-ID`
    map: Map | None = None  # every place that there can ever be
    map_changes = False  # which places there are, and the ways between them, follow from the state: map_of()
    things: Things
    rows: list[Row] = []  # of the things in the box; none where no card has a row
    grammar: Grammar
    rulebook: Rulebook
    schema: Schema  # what the state, the players and the frames are made of

    def setup(self, players: int, options: Options, luck: Luck) -> S:
        """Lay out the game, ready for advance()."""
        raise NotImplementedError

    def check_options(self, players: int, options: Options) -> Refusal | None:
        """Cite the rule that forbids a combination of options."""
        return None

    def view(self, s: S, seat: int) -> Doc:
        """Return what a seat (-1: a spectator) may know, built by leaving out."""
        raise NotImplementedError

    def imagine(self, view: Doc, luck: Luck) -> S:
        """Return one world that fits a view."""
        raise NotImplementedError

    def dump(self, s: S) -> Doc:
        """Return the whole truth as plain data."""
        return self.schema.dump(s)

    def restore(self, doc: Doc) -> S:
        """Rebuild a state from dump(); Impossible names what is impossible."""
        s: S = self.schema.restore(doc)
        self.settle(s)
        self.audit(s)
        return s

    def settle(self, s: S) -> None:
        """Work out what follows from the stored fields of a state; Impossible where that cannot be done."""

    def audit(self, s: S) -> None:
        """Raise Impossible when pieces were lost or made from nothing, or a number is impossible."""
        raise NotImplementedError

    def fits(self, s: S, players: int, options: Options) -> None:
        """Raise Impossible when a state was not laid out for these players and options."""
        raise NotImplementedError

    def refs(self, s: S, seat: int, a: Action) -> list[str]:
        """Return the things on the table that an action touches, such as `card:homer` or `row:3`.

        They are in order: the thing it starts from, the places it goes through, the thing it ends at.
        """
        raise NotImplementedError

    def price(self, s: S, seat: int, a: Action) -> dict[str, Sum]:
        """Return what an action costs, by kind, with the source of each part."""
        return {}

    def gain(self, s: S, seat: int, a: Action) -> list[Gain]:
        """Return what an action brings its seat, row by row, as far as that is known without playing it.

        A kind is a number of the seat by the name that its view or its forecast gives it; the price is not in it.
        A kind that is listed is listed whole: its rows less the price of it are the change that the action makes.
        """
        return []

    def named_by(self, s: S, seat: int, a: Action) -> int:
        """Return the thing that names an action whose own words do not, as a branch or an attack; -1: none."""
        return -1

    def told_as(self, s: S, seat: int, a: Action) -> tuple[str, int] | None:
        """Return the message and the number that stand for the name of the subject; None: its own name."""
        return None

    def destroys(self, a: Action) -> bool:
        """Return whether an action takes down what its player has: screens show it late."""
        return self.grammar.verbs[a[0]].destroys

    def result(self, s: S) -> Doc:
        """Return scores, ranks, winners and ending of a finished game; the automata are told apart."""
        raise NotImplementedError

    def outcome(self, result: Doc) -> list[tuple[str, dict[str, Any]]]:
        """Return what a finished game came to besides ranks and winners: messages and their arguments.

        A slug as `thing` is told by its name, slugs as `things` as a `list` with their `count`.
        """
        return []

    def campaign(self, games: list[tuple[Options, Doc]]) -> list[tuple[str, dict[str, Any]]]:
        """Return what all finished games of one person, by options and result, come to together: as outcome()."""
        return []

    def holdings(self, s: S, seat: int) -> list[tuple[str, int]]:
        """Return what a seat has in the end that reports of many games count: the kind and the thing of each."""
        return []

    def automata_of(self, s: S) -> list[Automaton]:
        """Return the rivals that nobody plays in this game, in the order of `automata`, as everybody sees them."""
        return []

    def map_of(self, s: S) -> Map | None:
        """Return the map as it lies now and everybody sees it: places of `map`, all or some, as they are."""
        return self.map

    def features(self, s: S, seat: int) -> dict[str, float]:
        """Return named numbers for bots that judge a state by.

        Equally many are the same names in the same order, whatever the state: bots line their weights up once.
        """
        raise NotImplementedError

    def calm(self, s: S) -> bool:
        """Return whether nothing hangs on the answers of others; bots judge no position before that."""
        return True

    def ideas(self, s: S, seat: int, legal: list[Action]) -> list[Action]:
        """Return the legal actions that are worth a bot's thought, where most are none; never nothing."""
        return legal

    def asks_aside(self, s: S) -> bool:
        """Return whether others are asked only if they step in; bots plan on as if nobody did."""
        return False

    def pauses(self, s: S, seat: int) -> bool:
        """Return whether a turn is over though the same seat is asked next: bots plan no further than that."""
        return False

    def carried_out(self, s: S) -> bool:
        """Return whether all has been done that sealed answers said; bots judge no sealed answer before that.

        Where seats only say in secret what each of them then does in turn, this is False until all have done it.
        """
        return True

    def warnings(self, s: S, seat: int) -> list[tuple[str, dict[str, Any]]]:
        """Return what a seat would lose or leave unused by ending its turn now: messages and their arguments.

        They tell surprises, never what the seat has chosen to pay.
        """
        return []

    def cautions(self, s: S, seat: int, a: Action) -> list[tuple[str, dict[str, Any]]]:
        """Return what a seat may not expect of an action, as warnings(); never a price that it pays on purpose."""
        return []

    def outlook(self, s: S, seat: int, a: Action) -> list[tuple[str, dict[str, Any]]]:
        """Return what chance may make of an action, as exact chances and means: messages and their arguments."""
        return []

    def prospects(self, s: S, seat: int) -> list[Prospect]:
        """Return what a seat may want to know of its things before it is asked: what is missing, what is near."""
        return []

    def forecast(self, s: S, seat: int) -> dict[str, int]:
        """Return a seat's numbers as they will stand at the end of its turn, as far as everybody may know them."""
        return {}

    def origins(self) -> list[tuple[str, str]]:
        """Return each card's slug and where its figures come from: the rulebook, a source, or our design."""
        return [(row["id"], row["origin"]) for row in self.rows]

    def writable_actions(self, s: S) -> list[Action]:
        """Return every action that could be written at all, legal or not, for the law checker."""
        return self.action_space()

    def action_space(self) -> list[Action]:
        """Return every action of every state, once each and in a fixed order: the action space of a learner."""
        raise NotImplementedError
