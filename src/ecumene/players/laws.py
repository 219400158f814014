"""The law of advice: a hint can be asked for at any decision of any game, and its lines can be played.

Tests put each game through it; `make soak` does so for longer.
"""

from __future__ import annotations

from ecumene.kernel.game import Game, Options
from ecumene.kernel.laws.report import BrokenLaw
from ecumene.kernel.luck import Luck
from ecumene.players.adviser import MOST, foreseeable, named_by, opinion
from ecumene.players.bot import Bot, Thought
from ecumene.players.registry import make
from ecumene.table.messages import LANGS
from ecumene.table.table import Table
from ecumene.table.words import words

NODES = 40  # of one hint: few, for many decisions are tried
LEVELS = ["expert", "master"]


def check_advice(
    game: Game, players: int, options: Options, seed: int, every: int = 1, most: int = 0, bot: str = "random"
) -> int:
    """Play a game by bots and ask for a hint at one decision in `every`; return how many decisions were tried.

    `most` ends the game after so many moves; 0 plays it to the end.
    """
    table = Table.begin(game, players, options, seed)
    dice = Luck(~seed & 0xFFFFFFFF)
    bots = [make(bot, game, seed + seat) for seat in range(players)]
    tried = 0
    while table.waiting and (most == 0 or table.number < most):
        if table.revision % every == 0:
            seats = [*table.waiting, *table.may_change]
            seat = seats[dice.below(len(seats))]
            try:
                check_hint(table, seat, LEVELS[tried % len(LEVELS)], LANGS[tried % len(LANGS)], dice)
            except BrokenLaw as broken:
                broken.place(game.key, players, options, seed, table.number)
                raise
            tried += 1
        play_on(table, bots, dice)
    return tried


def play_on(table: Table, bots: list[Bot], dice: Luck) -> None:
    """Let one of the bots that are asked move."""
    seat = table.waiting[dice.below(len(table.waiting))]
    moves = table.moves(seat)
    table.play(seat, moves[0] if len(moves) == 1 else bots[seat].choose(table.view(seat), moves))


def check_hint(table: Table, seat: int, level: str, lang: str, dice: Luck) -> None:
    """Check one hint: it knows the played move, and each line has words and can be played as far as it is told."""
    view, moves = table.view(seat), table.moves(seat)
    played = moves[dice.below(len(moves))]
    try:
        thoughts = opinion(table.rules, view, moves, level, NODES, played=played)
        lines = [foreseeable(table.rules, view, thought.line)[0] for thought in thoughts]
        things = [named_by(table.rules, view, line) for line in lines]
    except Exception as fault:
        raise BrokenLaw("advice", f"no hint for seat {seat}: {fault!r}") from fault
    firsts = [thought.line[0] for thought in thoughts]
    worthy = make(level, table.rules, 0).worthy(moves)
    if played not in firsts or len(firsts) < min(MOST, len(worthy)) or len(set(firsts)) < len(firsts):
        raise BrokenLaw("advice", f"seat {seat} played {played}, and is told of {', '.join(firsts)}")
    for thought, line, named in zip(thoughts, lines, things, strict=True):
        check_line(table, seat, thought, line)
        check_words(table, line, named, lang)


def check_line(table: Table, seat: int, thought: Thought, line: list[str]) -> None:
    """Check that the told part of a line can be played at the table itself, if nobody steps in."""
    if not line or line != thought.line[: len(line)]:
        raise BrokenLaw("advice", f"{', '.join(thought.line)} is told as {', '.join(line) or 'nothing'}")
    table = table.copy()
    for move in line:
        if move not in table.moves(seat):
            raise BrokenLaw("advice", f"seat {seat} cannot play {move} of {', '.join(line)}")
        table.play(seat, move)
        while table.rules.judge.asks_aside(table.state) and table.waiting and table.waiting[0] != seat:
            declined = table.state.stack[-1].declines(table.state, table.waiting[0])
            assert declined is not None
            table.play_action(table.waiting[0], declined)


def check_words(table: Table, line: list[str], named: list[int], lang: str) -> None:
    """Check that each move of a line is told in words of the language."""
    said = words(table.rules, lang)
    said.lacking.clear()
    labels = [
        said.move_label(table.rules.grammar.parse(move), table.names, thing)
        for move, thing in zip(line, named, strict=True)
    ]
    if said.lacking or not all(labels):
        raise BrokenLaw("advice", f"without words in {lang}: {', '.join(sorted(said.lacking)) or ', '.join(line)}")
