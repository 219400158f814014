"""Laws of sealed answers: a step teaches the others nothing, can be taken back, and answers open in any order."""

from __future__ import annotations

from ecumene.kernel.frame import Action, State, apply, may_change, waiting
from ecumene.kernel.game import Game
from ecumene.kernel.laws.report import BrokenLaw, same
from ecumene.kernel.luck import Event, Luck, Written
from ecumene.kernel.sealed import question_of

OFTEN = 4  # one move in so many changes an answer, where one can be changed


def seats_asked(s: State) -> list[int]:
    """Return the seats that can answer: those that must, then those that may answer otherwise."""
    return [*waiting(s), *may_change(s)]


def seats_that_move(s: State, dice: Luck) -> list[int]:
    """Return the seats of which one moves next: now and then, one that changes its mind."""
    changing = may_change(s)
    return changing if changing and dice.below(OFTEN) == 0 else waiting(s)


def check_step(game: Game, before: State, after: State, seat: int, players: int, log: list[Event]) -> None:
    """Check a step that opened nothing: it is in no log, and others see at most that an answer is in or not."""
    was, now = question_of(before), question_of(after)
    if was is None or now is None:
        raise BrokenLaw("sealed", "a step that was not the last one has ended the question")
    if log:
        raise BrokenLaw("sealed", f"a sealed step is told in the log: {log[0].kind}")
    if was.is_sealed(seat) == now.is_sealed(seat):
        for viewer in [-1, *(other for other in range(players) if other != seat)]:
            one, other = game.view(before, viewer), game.view(after, viewer)
            same("sealed", f"viewer {viewer} sees a step of seat {seat}", one, other)
    if not was.is_sealed(seat):
        back = after.copy()
        taken = question_of(back)
        assert taken is not None
        taken.take_back(seat)
        same("sealed", f"seat {seat} cannot take its step back", game.dump(before), game.dump(back))


def check_order(game: Game, before: State, seat: int, a: Action, outcomes: list[int], after: State) -> None:
    """Check that opened answers lead to the same end when they are given in the order of the seats."""
    world = before.copy()
    question = question_of(world)
    if question is None:
        return
    answers = question.final_steps(seat, a)
    for owner in question.asked():
        question.put(owner, [])
    luck = Written(outcomes)
    for owner, step in answers:
        apply(world, owner, step, luck)
    same("sealed", "answers in the order of the seats lead elsewhere", game.dump(after), game.dump(world))
