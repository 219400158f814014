"""Standing answers: questions that a seat lets pass. The rules always ask, and the table declines at once.

A standing answer is given to a kind of question, which is the name of its frame, and holds until the seat's next
turn or for the whole game. In its own turn, and about what it has begun itself, a seat is always asked. Nobody
but the seat can see its standing answers; what they lead to are plain moves.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from ecumene.kernel.frame import Action, State, turn_under_way, waiting
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.refusal import Refusal
from ecumene.table.errors import Complaint
from ecumene.table.moves import Move
from ecumene.table.refusals import illegal
from ecumene.table.sealed_steps import own_steps

if TYPE_CHECKING:
    from ecumene.table.snapshot import StoredStanding
    from ecumene.table.table import Table

TURN: Final = "turn"
GAME: Final = "game"
SCOPES: Final = (TURN, GAME)
"""Until when a standing answer holds: until the next turn of its seat begins, or to the end of the game."""


@dataclass(frozen=True)
class Standing:
    """The standing answers at a table, never changed in place, and the moves that the table has made by them."""

    answers: dict[int, dict[str, str]]  # by seat: the kind of question, and until when
    given: frozenset[int] = frozenset()  # the numbers of the moves that the table made
    sealed: frozenset[int] = frozenset()  # the seats whose answer to the open sealed question the table gave

    def of(self, seat: int) -> dict[str, str]:
        """Return what a seat lets pass."""
        return dict(self.answers.get(seat, {}))

    def with_answer(self, seat: int, kind: str, until: str) -> Standing:
        """Let a kind of question pass from here on."""
        return replace(self, answers={**self.answers, seat: {**self.of(seat), kind: until}})

    def without(self, seat: int, kind: str | None) -> Standing:
        """Ask a seat again: about one kind of question, or about all."""
        left = {name: until for name, until in self.of(seat).items() if kind is not None and name != kind}
        return replace(self, answers={**self.answers, seat: left})

    def after(self, before: State, now: State) -> Standing:
        """Return what still stands after a move: a turn that begins ends what held until then."""
        turn = turn_under_way(now)
        seat = turn[0]
        if turn == turn_under_way(before) or TURN not in self.answers.get(seat, {}).values():
            return self
        left = {kind: until for kind, until in self.of(seat).items() if until != TURN}
        return replace(self, answers={**self.answers, seat: left})

    def with_moves(self, moves: list[Move], by: int, given: bool) -> Standing:
        """Remember which of the moves that have just entered the record were made by the table."""
        seats = self.sealed | {by} if given else self.sealed - {by}
        made = {move.number for move in moves if move.seat in seats}
        return replace(self, given=self.given | made, sealed=frozenset())

    def with_step(self, by: int, given: bool) -> Standing:
        """Remember who has taken a step of a sealed answer: the table, or the seat by hand."""
        return replace(self, sealed=self.sealed | {by} if given else self.sealed - {by})

    def after_undo(self, now: State, seat: int, number: int) -> Standing:
        """Whoever takes back an answer that the table gave wants to be asked from here on."""
        left = replace(self, given=frozenset(n for n in self.given if n <= number), sealed=self.sealed - {seat})
        again = due(now, left)
        return left if again is None or again[0] != seat else left.without(seat, kind_of(now))

    def doc(self) -> Doc:
        """Return it as plain data, for a snapshot."""
        answers = [[seat, kind, until] for seat in sorted(self.answers) for kind, until in self.of(seat).items()]
        return {"answers": answers, "given": sorted(self.given), "sealed": sorted(self.sealed)}


NONE: Final = Standing({})


def kind_of(s: State) -> str:
    """Return the kind of the question that is asked now; "" when the game is over."""
    return type(s.stack[-1]).__name__ if s.stack and not s.over else ""


def decline(s: State, seat: int) -> Action | None:
    """Return how a question passes a seat that is asked; None where it has to answer itself."""
    if seat not in waiting(s) or turn_under_way(s)[0] == seat or not s.stack[-1].lets_pass(s, seat):
        return None
    return s.stack[-1].declines(s, seat)


def passable(s: State, seat: int) -> str | None:
    """Return the kind of the question that a seat is asked, if it could let it pass."""
    return None if decline(s, seat) is None else kind_of(s)


def due(s: State, standing: Standing) -> tuple[int, Action] | None:
    """Return the next answer that the table has to give; whoever has begun a sealed answer is left to it."""
    if standing is NONE:
        return None
    kind = kind_of(s)
    for seat in waiting(s):
        if kind in standing.answers.get(seat, {}) and not own_steps(s, seat):
            action = decline(s, seat)
            if action is not None:
                return seat, action
    return None


def give_all(table: Table) -> None:
    """Give all standing answers that are due, one after another."""
    while table.answer_due() is not None:
        pass


def stand(table: Table, seat: int, until: str, lang: str = "en") -> str:
    """Begin to let a kind of question pass; return the move that declines the one that is asked now."""
    if until not in SCOPES:
        raise Complaint("until", given=str(until)[:40], right=", ".join(SCOPES))
    action = decline(table.state, seat)
    if action is None:
        raise illegal(table, Refusal("table.let-pass"), seat, lang)
    table.standing_answers = table.standing_answers.with_answer(seat, kind_of(table.state), until)
    table.revision += 1
    return table.rules.grammar.text(action)


def ask_again(table: Table, seat: int, kind: str | None) -> bool:
    """Ask a seat again, about one kind of question or about all; tell whether anything stood."""
    known = table.standing_answers.of(seat)
    if not known or (kind is not None and kind not in known):
        return False
    table.standing_answers = table.standing_answers.without(seat, kind)
    table.revision += 1
    return True


def restored(game: Game, players: int, stored: StoredStanding | None) -> Standing:
    """Return what a snapshot holds; a kind of question that is gone from the rules is never asked again."""
    if stored is None:
        return NONE
    found = NONE
    for seat, kind, until in stored.answers:
        if until not in SCOPES or not 0 <= seat < players:
            raise ValueError("a standing answer is of nobody, or holds until nobody knows when")
        if kind in game.schema.frames:
            found = found.with_answer(seat, kind, until)
    return replace(found, given=frozenset(stored.given), sealed=frozenset(stored.sealed))
