"""Laws of positions: what is copied, saved or replayed goes on exactly like the original."""

from __future__ import annotations

from ecumene.kernel.frame import Action, State, advance, apply
from ecumene.kernel.game import Doc, Game, Options
from ecumene.kernel.laws.declared import check_constructor, check_copy, parts
from ecumene.kernel.laws.report import BrokenLaw, same
from ecumene.kernel.luck import Luck, Written

Move = tuple[int, Action, list[int]]
"""One step of a game: who, what, and the luck that followed."""


class Keepsakes:
    """Copies from the course of a game. None of them may have changed when the game is over."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.kept: list[tuple[int, State, Doc]] = []
        self.known: set[str] = set()  # the classes whose constructors were checked

    def keep(self, move: int, s: State) -> State:
        """Check that position and copy agree with the state, and put the copy away."""
        doc = self.game.dump(s)
        same("position", "restore(dump) dumps otherwise", doc, self.game.dump(restored(self.game, s)))
        copy = s.copy()
        same("copy", "a copy differs from the original", doc, self.game.dump(copy))
        self.check_declared(s, copy)
        self.kept.append((move, copy, doc))
        return copy

    def check_declared(self, s: State, copy: State) -> None:
        """Check copy() and the constructors against the declared fields."""
        check_copy(self.game.schema, s, copy)
        for shape, of in parts(self.game.schema, s):
            if shape.name not in self.known:
                check_constructor(shape, of)
                self.known.add(shape.name)

    def check(self, last: int = 0) -> None:
        """Raise BrokenLaw when a copy (or one of the `last` copies) has changed since it was put away."""
        for move, copy, doc in self.kept[-last:]:
            same("copy", f"the copy made before move {move + 1} has changed", doc, self.game.dump(copy))


def restored(game: Game, s: State) -> State:
    """Return the state by way of its position."""
    try:
        made: State = game.restore(game.dump(s))
    except ValueError as error:
        raise BrokenLaw("position", f"its own position is refused: {error}") from error
    return made


class Companions:
    """A copy and a restored position that play along: fields which they lack show up sooner or later."""

    def __init__(self, game: Game, s: State) -> None:
        self.game = game
        self.copied = s.copy()
        self.restored = restored(game, s)

    def play(self, move: Move) -> None:
        """Make the same move with the same luck."""
        seat, a, outcomes = move
        for world, what in ((self.copied, "a copy"), (self.restored, "a restored position")):
            luck = Written(outcomes)
            try:
                apply(world, seat, a, luck)
            except ValueError as error:
                raise BrokenLaw("companion", f"{what} draws otherwise: {error}") from error
            if luck.written != outcomes:
                raise BrokenLaw("companion", f"{what} draws less than the original")

    def check(self, s: State) -> None:
        """Compare them with the original."""
        truth = self.game.dump(s)
        same("companion", "a copy went on otherwise", truth, self.game.dump(self.copied))
        same("companion", "a restored position went on otherwise", truth, self.game.dump(self.restored))


def check_audit(game: Game, s: State) -> None:
    """Check that nothing was lost or made from nothing."""
    try:
        game.audit(s)
    except ValueError as error:
        raise BrokenLaw("audit", str(error)) from error


def laid_out(game: Game, players: int, options: Options, first: list[int]) -> State:
    """Lay a game out again by the luck that was written."""
    luck = Written(first)
    try:
        again: State = game.setup(players, dict(options), luck)
        advance(again, luck)
    except ValueError as error:
        raise BrokenLaw("replay", f"the written luck does not fit: {error}") from error
    return again


def check_replay(game: Game, again: State, moves: list[Move], s: State) -> None:
    """Play the written moves and luck again, and check that they lead to the same end."""
    luck = Written([outcome for _, _, outcomes in moves for outcome in outcomes])
    try:
        for seat, a, _ in moves:
            apply(again, seat, a, luck)
    except ValueError as error:
        raise BrokenLaw("replay", f"the written luck does not fit: {error}") from error
    same("replay", "the written luck leads elsewhere", game.dump(s), game.dump(again))


def check_seed(game: Game, players: int, options: Options, seed: int, first: list[int]) -> None:
    """Check that the same seed lays out the same game."""
    luck = Luck(seed)
    advance(game.setup(players, dict(options), luck), luck)
    if luck.written != first:
        raise BrokenLaw("seed", f"seed {seed} gave {first}, then {luck.written}")
