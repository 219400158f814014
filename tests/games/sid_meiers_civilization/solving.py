"""Let a bot solve a position made by hand."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.frame import apply, waiting
from ecumene.kernel.luck import Luck
from ecumene.players.bot import Bot
from ecumene.players.registry import make
from tests.games.sid_meiers_civilization.puzzles import STOP, WIN
from tests.games.sid_meiers_civilization.situation import GAME

LONGEST = 200
SEAT = 0


def step(s: GameState, bot: Bot, luck: Luck) -> None:
    """Let the bot move where it is asked; another seat declines, or does the first thing where it cannot."""
    seats = waiting(s)
    seat = SEAT if SEAT in seats else seats[0]
    legal = s.stack[-1].legal(s, seat)
    if seat == SEAT:
        view = {**GAME.view(s, seat), "seat": seat, "seats": len(s.players), "options": {}}
        action = GAME.grammar.parse(bot.choose(view, [GAME.grammar.text(a) for a in legal]))
    else:
        action = s.stack[-1].declines(s, seat) or legal[0]
    apply(s, seat, action, luck)


def wins(made: Callable[[], GameState], level: str, seed: int = 5) -> bool:
    """Tell whether a bot wins from a position before the next round."""
    s, bot, luck = made(), make(level, GAME, seed), Luck(seed)
    now = s.round
    for _ in range(LONGEST):
        if s.over or s.round > now:
            break
        step(s, bot, luck)
    return s.winners == [SEAT]


def stops(made: Callable[[], GameState], right: Callable[[GameState], bool], level: str, seed: int = 5) -> bool:
    """Tell whether what is asked for is true when a bot has had its say."""
    s, bot, luck = made(), make(level, GAME, seed), Luck(seed)
    for _ in range(LONGEST):
        if s.over or (SEAT not in waiting(s) and GAME.judge.calm(s)):
            break
        step(s, bot, luck)
    return s.winners == [SEAT] or (not s.over and right(s))


def solved(level: str, seed: int = 5) -> list[str]:
    """Return the names of the positions that a level solves."""
    found = [made.__name__ for ways in WIN.values() for made in ways if wins(made, level, seed)]
    return found + [made.__name__ for made, right in STOP if stops(made, right, level, seed)]
