"""Put a game through the laws: play it at random and look at every decision, or at a share of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import Any

from ecumene.kernel.frame import State, advance, apply, waiting
from ecumene.kernel.game import Game, Options
from ecumene.kernel.grammar import SELDOM
from ecumene.kernel.laws.ending import check_automata, check_result
from ecumene.kernel.laws.knowledge import check_log, check_quiet, check_views
from ecumene.kernel.laws.moves import check_moves, check_obstacles, check_refusals, legal_moves
from ecumene.kernel.laws.positions import (
    Companions,
    Keepsakes,
    Move,
    check_audit,
    check_replay,
    check_seed,
    laid_out,
)
from ecumene.kernel.laws.report import BrokenLaw, Report
from ecumene.kernel.laws.sealed import check_order, check_step, seats_asked, seats_that_move
from ecumene.kernel.luck import Event, Luck
from ecumene.kernel.sealed import question_of

LONGEST = 20_000


def check_game(
    game: Game,
    players: int,
    options: Options,
    seed: int,
    every: int = 1,
    longest: int = LONGEST,
    evenly: bool = False,
) -> Report:
    """Play one random game and raise BrokenLaw where it breaks a law.

    With `every` above 1, one decision in so many is looked at closely, so that long games stay quick to check;
    the replay and the playing along of copies cover all moves in any case. Verbs that give the game up are
    chosen seldom, for it would hardly begin otherwise; `evenly` chooses all moves alike.
    """
    trial = _Trial(game, players, options, seed, every, () if evenly else game.grammar.seldom)
    with trial.placed():
        trial.run(longest)
    return trial.report


def check_onward(game: Game, players: int, options: Options, s: State, seed: int, every: int) -> Report:
    """Play a random game on from a state, as check_game does, and audit it after every move."""
    trial = _Trial(game, players, options, seed, every, game.grammar.seldom)
    with trial.placed():
        trial.run_on(s, s.copy(), LONGEST // 2, audits=True)
    return trial.report


def setups(game: Game) -> list[tuple[int, Options]]:
    """Return every player count without options, with each option alone, every pair, and all that go together."""
    found: list[tuple[int, Options]] = []
    for players in game.seats:
        usable = [option for option in game.options if players in option.seats]
        tried: list[Options] = [{}]
        tried += [{option.name: value} for option in usable for value in option.samples()]
        for one, other in combinations(usable, 2):
            tried += [
                {one.name: mine, other.name: yours} for mine, yours in _pairs(one.samples(), other.samples())
            ]
        everything: Options = {}
        for option in usable:
            more = {**everything, option.name: option.samples()[-1]}
            everything = more if game.check_options(players, more) is None else everything
        for options in [*tried, everything]:
            if game.check_options(players, options) is None and (players, options) not in found:
                found.append((players, options))
    return found


def _pairs(one: list[Any], other: list[Any]) -> list[tuple[Any, Any]]:
    """Return as many pairs as the longer list has values, so that each value of both is tried."""
    return [(one[at % len(one)], other[at % len(other)]) for at in range(max(len(one), len(other)))]


class _Trial:
    """One game under examination."""

    def __init__(
        self, game: Game, players: int, options: Options, seed: int, every: int, seldom: tuple[int, ...]
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.every = every
        self.seldom = seldom
        self.report = Report(seed)
        self.luck = Luck(seed)
        self.dice = Luck(~seed & 0xFFFFFFFF)  # chooses moves and samples; never the game's own luck
        self.moves: list[Move] = []
        self.log: list[Event] = []  # of the last move
        self.barriers = 0  # before the last move

    @contextmanager
    def placed(self) -> Iterator[None]:
        """Say of a broken law where to see it again; a crash is one."""
        try:
            yield
        except Exception as error:
            broken = error if isinstance(error, BrokenLaw) else BrokenLaw("crash", repr(error))
            broken.place(self.game.key, self.players, self.options, self.seed, self.report.moves)
            raise broken from error.__cause__ if broken is error else error

    def run(self, longest: int) -> None:
        """Lay the game out and play to the end."""
        luck = self.luck
        s = self.game.setup(self.players, dict(self.options), luck)
        advance(s, luck)
        first = luck.written[:]
        check_seed(self.game, self.players, self.options, self.seed, first)
        again = laid_out(self.game, self.players, self.options, first)
        self.run_on(s, again, longest, audits=False)

    def run_on(self, s: State, again: State, longest: int, audits: bool) -> None:
        """Play to the end; then make the same moves from `again`, which stands where `s` stood."""
        keepsakes = Keepsakes(self.game)
        companions = Companions(self.game, s)
        while waiting(s):
            number = self.report.moves
            if number >= longest:
                raise BrokenLaw("ending", f"the game is not over after {number} moves")
            before: State | None = None
            if self.dice.below(self.every) == 0:
                check_audit(self.game, s)
                check_automata(self.game, s)
                before = keepsakes.keep(number, s)
                self.look(s)
            if number & (number - 1) == 0:  # before moves 1, 2, 4, 8 …: long lives, yet from many places
                companions.check(s)
                companions = Companions(self.game, s)
            move = self.move(s)
            if audits:
                check_audit(self.game, s)
            if before is not None:
                keepsakes.check(last=1)
                self.look_back(before, s, move)
            companions.play(move)
        check_audit(self.game, s)
        self.report.result = check_result(self.game, s, self.players)
        companions.check(s)
        keepsakes.check()
        check_replay(self.game, again, self.moves, s)

    def look(self, s: State) -> None:
        """Check everything that can be seen at one decision."""
        report = self.report
        report.decisions += 1
        report.legal += check_moves(self.game, s, self.players)
        report.compared += sum(check_obstacles(self.game, s, seat) for seat in seats_asked(s))
        cited = {seat: check_refusals(self.game, s, seat) for seat in seats_asked(s)}
        report.refused += sum(len(refused) for refused in cited.values())
        check_views(self.game, s, self.players, cited, self.dice, report)

    def move(self, s: State) -> Move:
        """Make a random move of a random seat."""
        luck = self.luck
        seats = seats_that_move(s, self.dice)
        seat = seats[self.dice.below(len(seats))]
        legal = legal_moves(s, seat)
        if self.seldom and self.dice.below(SELDOM):
            legal = [a for a in legal if a[0] not in self.seldom] or legal
        a = legal[self.dice.below(len(legal))]
        drawn, self.barriers, self.log = len(luck.written), luck.barriers, []
        luck.log = self.log
        apply(s, seat, a, luck)
        self.report.moves += 1
        self.moves.append((seat, a, luck.written[drawn:]))
        return self.moves[-1]

    def look_back(self, before: State, s: State, move: Move) -> None:
        """Check what the last move told."""
        check_log(self.game, self.log, self.players)
        seat, a, outcomes = move
        question, quiet = question_of(before), self.luck.barriers == self.barriers
        if question is not None and question.opens_with(seat, a):
            if quiet:
                raise BrokenLaw("undo", "answers were opened, and undo would go back to before")
            check_order(self.game, before, seat, a, outcomes, s)
        elif question is not None:
            check_step(self.game, before, s, seat, self.players, self.log)
        if quiet:
            check_quiet(self.game, before, s, seat, a, self.log, self.dice)
            self.report.quiet += 1
