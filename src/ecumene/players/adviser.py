"""What a bot thinks when it is asked to explain itself: the best first moves, and one that was played.

A bot that plays needs the best line alone and soon forgets the others. Here the thought goes to different first
moves, and each is valued in the same way: to the end of the turn, and where the bot looks further, in the same
imagined worlds.
"""

from __future__ import annotations

from collections.abc import Iterable

from ecumene.kernel.frame import Action, State, apply, may_change, waiting
from ecumene.kernel.game import Doc, Game
from ecumene.kernel.luck import Blind, Luck, Unforeseen
from ecumene.kernel.sealed import question_of
from ecumene.players.beam import Line, line_value, play_on
from ecumene.players.bot import Thought
from ecumene.players.budget import Budget
from ecumene.players.levels import LEVELS
from ecumene.players.planner import Planner
from ecumene.players.registry import make
from ecumene.players.seer import PRIOR, Seer
from ecumene.table.errors import Complaint
from ecumene.table.setup_choices import find_game
from ecumene.table.told import OfMove

MOST = 3  # moves that are told
SEED = 1  # alike views get the same answer


def opinion(
    game: Game, view: Doc, moves: list[str], level: str, nodes: int = 0, seconds: float = 0.0, played: str = ""
) -> list[Thought]:
    """Return what a level thinks of the best first moves and of the played one, the best first.

    More nodes than the level has are not spent; 0 leaves it as it is. Giving up is no advice.
    """
    bot = make(level, game, SEED)
    worthy = bot.worthy(moves)
    if played in moves and played not in worthy:
        worthy = [*worthy, played]
    if len(worthy) == 1:
        return [Thought(worthy, 0.0)]
    if not isinstance(bot, Planner):
        raise Complaint("bot", given=level, right=", ".join(LEVELS))  # the others have no values to tell
    bot.noise = 0.0  # levels err to be beaten; nobody asks for that
    bot.nodes = min(filter(None, (bot.nodes, nodes)), default=0)
    bot.seconds = seconds
    return _Weighing(bot, view, worthy, played).thoughts()


def hint(game: str | Game, view: Doc, moves: list[str], name: str = "expert") -> list[Doc]:
    """Return the three best moves in the eyes of a level, for a person who asks: move, value, how it goes on."""
    rules = game if isinstance(game, Game) else find_game(game)
    return [
        {"move": thought.line[0], "value": round(thought.value, 2), "then": thought.line[1:]}
        for thought in opinion(rules, view, moves, name)[:MOST]
    ]


class _Weighing:
    """One position under one bot's eyes."""

    def __init__(self, bot: Planner, view: Doc, moves: list[str], played: str) -> None:
        self.bot = bot
        self.view = view
        self.seat: int = view["seat"]
        self.players: int = view["seats"]
        self.actions = bot.actions(moves)
        self.played = bot.game.grammar.parse(played) if played in moves else None
        self.budget = Budget(bot.nodes, bot.seconds)
        self.world = bot.game.imagine(view, bot.luck)

    def thoughts(self) -> list[Thought]:
        """Return the moves with their values and how each would go on."""
        bot = self.bot
        hangs = question_of(self.world) is None and not bot.game.judge.calm(self.world)
        if isinstance(bot, Seer) and bot.worlds and hangs:  # others have a say
            answers = [Line([action], self.world, 0.0) for action in self.actions]
            lines = self.foreseen(bot, answers, bot.worlds, 0.0)
        else:
            lines = self.best_lines()
            if isinstance(bot, Seer):
                lines = self.foreseen(bot, self.promising(lines, bot.arms), bot.rounds_with(self.players), PRIOR)
        lines.sort(key=line_value, reverse=True)
        text = bot.game.grammar.text
        return [Thought([text(action) for action in line.actions], line.value) for line in lines]

    def best_lines(self) -> list[Line]:
        """Return the best line of each first move that the bot's search kept, and of those that must be told."""
        found = _firsts(self.lines(self.actions, self.budget))
        lost = [action for action in self.actions if action not in found]
        told = [action for action in lost if action == self.played]
        if len(found) + len(told) < MOST:
            rest = [action for action in lost if action != self.played]
            rest.sort(key=self.at_once, reverse=True)
            told += rest[: MOST - len(found) - len(told)]
        for action in told:
            found[action] = self.lines([action], Budget(self.bot.nodes, self.bot.seconds))[0]
        return list(found.values())

    def lines(self, actions: list[Action], budget: Budget) -> list[Line]:
        """Return lines of one's own turn, the best first."""
        return self.bot.lines(self.world, self.view, actions, budget)

    def at_once(self, action: Action) -> float:
        """Return how an action looks right after it."""
        after = self.world.copy()
        apply(after, self.seat, action, self.bot.luck)
        return self.bot.judge(self.players).value(after, self.seat, self.players)

    def promising(self, lines: list[Line], most: int) -> list[Line]:
        """Return the best lines, at least as many as are told, and the played one."""
        found = lines[: max(MOST, most)]
        return found + [line for line in lines[len(found) :] if line.actions[0] == self.played]

    def foreseen(self, bot: Seer, arms: list[Line], rounds: int, held: float) -> list[Line]:
        """Return lines by how they turn out in the same worlds; what they seemed counts as so many rounds."""
        totals = [0.0 for _ in arms]
        done = 0
        while done < rounds and not (done and self.budget.over()):
            seed = bot.luck.below(1 << 30)
            ends = [bot.future(self.view, line, Luck(seed), self.budget) for line in arms]
            if done and self.budget.over():  # futures cut short at different depths say nothing
                break
            for at, end in enumerate(ends):
                totals[at] += end
            done += 1
        for line, total in zip(arms, totals, strict=True):
            line.value = (total + held * line.value) / (done + held)
        return arms


def _firsts(lines: Iterable[Line]) -> dict[Action, Line]:
    """Return the best line of each first move, in the order of their values."""
    found: dict[Action, Line] = {}
    for line in lines:
        found.setdefault(line.actions[0], line)
    return found


def foreseeable(game: Game, view: Doc, line: list[str]) -> tuple[list[str], str | None]:
    """Return the part of a line that needs no luck and no secrets, and what ends it: "draw", "reveal" or None.

    As in the search that found the line, players who are only asked whether to step in decline.
    """
    seat: int = view["seat"]
    world: State = game.imagine(view, Luck(SEED))
    luck = Blind()
    for at, move in enumerate(line):
        if at and not can_play(world, seat, game.grammar.parse(move)):
            return line[:at], "reveal"  # the line was found in a world with other secrets
        try:
            play_on(game, world, seat, game.grammar.parse(move), luck)
        except Unforeseen as stop:
            return line[: at + 1], str(stop) if at + 1 < len(line) else None
    return line, None


def can_play(s: State, seat: int, action: Action) -> bool:
    """Return whether a seat is asked and the action is legal."""
    return (seat in waiting(s) or seat in may_change(s)) and action in s.stack[-1].legal(s, seat)


def named_by(game: Game, view: Doc, line: list[str]) -> list[int]:
    """Return for each move of a foreseeable line the thing that names it, -1 where its own words do."""
    seat: int = view["seat"]
    world: State = game.imagine(view, Luck(SEED))
    luck, found = Blind(), []
    for move in line:
        action = game.grammar.parse(move)
        found.append(OfMove(game, world, seat, action).named_by)
        if len(found) < len(line):
            play_on(game, world, seat, action, luck)
    return found
