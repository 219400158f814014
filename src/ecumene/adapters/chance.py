"""Draws as nodes of a game tree: rules run until an undecided draw, and once more when it is decided."""

from __future__ import annotations

from typing import Any

from ecumene.games import find
from ecumene.kernel.frame import Action, State, advance, apply
from ecumene.kernel.game import Doc, Game, Options
from ecumene.kernel.luck import Luck


class Undecided(Exception):  # noqa: N818 - a question, not an error
    """The rules have reached a draw that nobody has decided."""

    def __init__(self, items: list[int]) -> None:
        super().__init__("a draw")
        self.items = items


class Decided(Luck):
    """Luck that was decided beforehand, draw by draw: each number is a place in the list that was drawn from."""

    def __init__(self, places: list[int]) -> None:
        super().__init__(0)
        self.places = places
        self.at = 0

    def pick(self, items: list[int]) -> int:
        """Return the item at the decided place, or ask."""
        if self.at == len(self.places):
            raise Undecided(list(items))
        item = items[self.places[self.at]]
        self.at += 1
        self.written.append(item)
        self.barriers += 1
        return item


class Step:
    """A stretch of rules that can run over and over from the same start, and be stored."""

    def run(self, luck: Luck) -> State:
        """Run the rules to the next decision."""
        raise NotImplementedError


class SetUp(Step):
    """Laying out a game; with a seed (not -1) nothing is asked."""

    def __init__(self, key: str, players: int, options: Options, seed: int) -> None:
        self.key = key
        self.players = players
        self.options = options
        self.seed = seed

    def run(self, luck: Luck) -> State:
        """Lay out the game."""
        own = luck if self.seed < 0 else Luck(self.seed)
        s: State = find(self.key).setup(self.players, self.options, own)
        advance(s, own)
        return s


class Move(Step):
    """A seat acts, or (without an action) a world is put on the table as it is."""

    def __init__(self, game: Game, before: State, seat: int, action: Action | None) -> None:
        self.game = game
        self.before = before
        self.seat = seat
        self.action = action

    def __reduce__(self) -> tuple[Any, ...]:
        return restored, (self.game.key, self.game.dump(self.before), self.seat, self.action)

    def run(self, luck: Luck) -> State:
        """Apply the action."""
        if self.action is None:
            return self.before
        after = self.before.copy()
        apply(after, self.seat, self.action, luck)
        return after


def restored(key: str, doc: Doc, seat: int, action: Action | None) -> Move:
    """Return a move that was stored."""
    game = find(key)
    return Move(game, game.restore(doc), seat, action)


class Draws:
    """One step of a game: begun with no draw decided, finished when the rules ask for no more.

    The step runs from the same start each time, so whatever an unfinished run did is thrown away.
    """

    def __init__(self, step: Step, places: list[int]) -> None:
        self.step = step
        self.places = places
        self.items: list[int] = []  # what the draw that is asked for is drawn from
        self.state: State | None = None
        try:
            self.state = step.run(Decided(places))
        except Undecided as asked:
            self.items = asked.items

    def __deepcopy__(self, memo: Any) -> Draws:
        return self  # it never changes, and steps run on copies

    def __reduce__(self) -> tuple[Any, ...]:
        return Draws, (self.step, self.places)

    def decided(self, place: int) -> Draws:
        """Return the same step with one more draw decided."""
        return Draws(self.step, [*self.places, place])
