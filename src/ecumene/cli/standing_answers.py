"""What a person at the keyboard lets pass, in words."""

from __future__ import annotations

from ecumene.cli.search import fold
from ecumene.cli.session import Session
from ecumene.table.standing_answers import GAME, TURN
from ecumene.table.words import Words

LETS = {TURN: "let-turn", GAME: "let-game"}
PASSES = {TURN: "standing-turn", GAME: "standing-game"}


def until_of(session: Session, typed: str) -> str:
    """Return until when something shall pass: for the whole game where somebody says always."""
    always = {"always", fold(session.say("let-always"))}
    return GAME if always & set(fold(typed).split()) else TURN


def in_force(session: Session, seat: int, said: Words) -> dict[str, str]:
    """Return each kind of question that a seat lets pass, with the words for it and until when."""
    standing = session.table.standing(seat)
    return {kind: session.say(PASSES[until], question=said.frame(kind)) for kind, until in standing.items()}


def told(session: Session, seat: int, said: Words) -> list[str]:
    """Return how what is asked can be let pass, and what passes already."""
    lines = [session.say("let-hint")] if session.table.can_let_pass(seat) else []
    passing = list(in_force(session, seat, said).values())
    return [*lines, *([session.say("standing-told", list=", ".join(passing))] if passing else [])]
