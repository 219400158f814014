"""One game of a run: who sits where, played from its seed to its end, with what was played."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

import msgspec

import ecumene
from ecumene.kernel.game import Game, Options
from ecumene.kernel.grammar import MAYBE, THING
from ecumene.players import bot_seed, make


class Entrant(msgspec.Struct, frozen=True):
    """A bot in a run: the name shown, the bot behind it and its settings."""

    name: str
    bot: str
    settings: dict[str, Any] = {}


class Job(msgspec.Struct, frozen=True):
    """A game to play: its number in the run, and everything that decides how it goes."""

    id: int
    game: str
    players: int
    options: Options
    seats: list[Entrant]
    seed: int


class Row(msgspec.Struct):
    """A game that was played."""

    id: int
    seed: int
    seats: list[str]
    scores: list[float]
    ranks: list[int]
    winners: list[int]
    ending: str
    decisions: int
    seconds: float
    thinking: list[float]  # of each seat, the seconds of its longest move
    played: list[list[str]]  # of each seat, what it did with things and what it had in the end: "raise babylon"
    rounds: list[list[int]] = []  # when it did that first
    verbs: list[dict[str, int]] = []  # of each seat, how often it did what
    automata: dict[str, float] = {}  # the points of each rival that nobody plays, by its id, where it scores
    first: int = -1  # the seat that played first; -1 in runs that are older than this field
    began: list[dict[str, int]] = []  # of each seat, in which round it first did what


def play(job: Job) -> Row:
    """Play a game."""
    began = time.perf_counter()
    table = ecumene.new(job.game, players=job.players, seed=job.seed, options=job.options)
    bots = [
        make(entrant.bot, job.game, bot_seed(job.seed, seat), **entrant.settings)
        for seat, entrant in enumerate(job.seats)
    ]
    first: int = table.view(None).get("first", 0)
    thinking = [0.0] * job.players
    rounds: list[int] = []
    while table.waiting:
        seat = table.waiting[0]
        moves = table.moves(seat)
        rounds += [getattr(table.state, "round", 0)] * (len(table.history) + 1 - len(rounds))
        if len(moves) == 1:
            table.play(seat, moves[0])
            continue
        view = table.view(seat) if bots[seat].needs_view else {}
        asked = time.perf_counter()
        move = bots[seat].choose(view, moves)
        thinking[seat] = max(thinking[seat], time.perf_counter() - asked)
        table.play(seat, move)
    result = table.result or {}
    played = [things_played(table.rules, table, seat, rounds) for seat in range(job.players)]
    return Row(
        id=job.id,
        seed=job.seed,
        seats=[entrant.name for entrant in job.seats],
        scores=result["scores"],
        ranks=result["ranks"],
        winners=result["winners"],
        ending=result["ending"],
        decisions=table.number,
        seconds=round(time.perf_counter() - began, 4),
        thinking=[round(longest, 4) for longest in thinking],
        played=[list(things) for things in played],
        rounds=[list(things.values()) for things in played],
        verbs=[verbs_done(table.rules, table, seat) for seat in range(job.players)],
        automata={each["id"]: each["points"] for each in result["automata"] if each["points"] is not None},
        first=first,
        began=[verbs_begun(table.rules, table, seat, rounds) for seat in range(job.players)],
    )


def things_played(game: Game, table: ecumene.Table, seat: int, rounds: list[int]) -> dict[str, int]:
    """Return what a seat did with things, each once and when it was, and what the seat was left with."""
    done: dict[str, int] = {}
    for move, number in zip(table.history, rounds, strict=False):
        if move.seat == seat:
            verb = game.grammar.verbs[move.action[0]]
            if verb.subject in (THING, MAYBE) and move.action[1] >= 0:
                done.setdefault(f"{verb.word} {game.things.slug(move.action[1])}", number)
    for kind, thing in game.teller.holdings(table.state, seat):
        done[f"{kind} {game.things.slug(thing)}"] = rounds[-1]
    return done


def verbs_done(game: Game, table: ecumene.Table, seat: int) -> dict[str, int]:
    """Return how often a seat did what."""
    return dict(Counter(game.grammar.verbs[move.action[0]].word for move in table.history if move.seat == seat))


def verbs_begun(game: Game, table: ecumene.Table, seat: int, rounds: list[int]) -> dict[str, int]:
    """Return in which round a seat first did what."""
    found: dict[str, int] = {}
    for move, number in zip(table.history, rounds, strict=False):
        if move.seat == seat:
            found.setdefault(game.grammar.verbs[move.action[0]].word, number)
    return found
