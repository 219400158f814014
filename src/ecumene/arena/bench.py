"""How fast a game is: random decisions, copies and views for each second."""

from __future__ import annotations

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from time import process_time

from ecumene.kernel.frame import State, advance, waiting
from ecumene.kernel.game import Doc, Game, Options
from ecumene.kernel.luck import Luck
from ecumene.kernel.playout import Tally, playout

LONGEST = 1_000_000
SAMPLES = 64


def measure(game: Game, players: int, options: Options, seconds: float) -> Doc:
    """Play, copy and look for about so many seconds of the processor. Compare numbers of one run only."""
    tally = Tally(0, 0, 0)
    games, spent = play_games(game, players, options, 0.6 * seconds, tally)
    states = sample(game, players, options)
    return {
        "game": game.key,
        "players": players,
        "options": options,
        "compiled": is_compiled(game),
        "decisions_per_s": round(tally.decisions / spent),
        "copies_per_s": round(copies(states, 0.2 * seconds)),
        "views_per_s": round(views(game, states, players, 0.2 * seconds)),
        "games_per_s": round(games / spent, 2),
        "decisions_per_game": round(tally.decisions / games, 1),
        "legal_moves": round(tally.legal / tally.decisions, 1),
        "choices": round(tally.choices / tally.decisions, 3),  # the share of decisions with two or more moves
    }


def is_compiled(game: Game) -> bool:
    """Return whether both the kernel and the game run as compiled modules."""
    names = [playout.__module__, type(game).__module__]
    return all((sys.modules[name].__file__ or "").endswith(tuple(EXTENSION_SUFFIXES)) for name in names)


def play_games(game: Game, players: int, options: Options, seconds: float, tally: Tally) -> tuple[int, float]:
    """Play whole games at random until the time is up; return how many, and the time they took."""
    dice = Luck(0)
    games = 0
    began = process_time()
    while not games or process_time() - began < seconds:
        luck = Luck(games)
        s = game.setup(players, options, luck)
        advance(s, luck)
        playout(s, luck, dice, tally, LONGEST, game.grammar.seldom)
        games += 1
    return games, process_time() - began


def sample(game: Game, players: int, options: Options) -> list[State]:
    """Return states from the whole course of one random game."""
    luck, dice, tally = Luck(0), Luck(0), Tally(0, 0, 0)
    s = game.setup(players, options, luck)
    advance(s, luck)
    states: list[State] = []
    while waiting(s):
        states.append(s.copy())
        playout(s, luck, dice, tally, 1, game.grammar.seldom)
    return states[:: 1 + len(states) // SAMPLES]


def copies(states: list[State], seconds: float) -> float:
    """Return how many copies are made in a second."""
    done = 0
    began = process_time()
    while process_time() - began < seconds:
        for s in states:
            s.copy()
        done += len(states)
    return done / (process_time() - began)


def views(game: Game, states: list[State], players: int, seconds: float) -> float:
    """Return how many views of a seat are made in a second."""
    done = 0
    began = process_time()
    while process_time() - began < seconds:
        for at, s in enumerate(states):
            game.view(s, at % players)
        done += len(states)
    return done / (process_time() - began)
