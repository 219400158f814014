"""The published ladder: which runs it is made of, and the page that they fill."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from ecumene.arena.fingerprints import fingerprint
from ecumene.arena.game import Entrant, Row
from ecumene.arena.run import Header, Run, header
from ecumene.arena.schedule import seatings
from ecumene.arena.stats import pairs, wilson
from ecumene.games import find, part
from ecumene.kernel.ladder import Cell, SelfPlay
from ecumene.kernel.options import Options
from ecumene.table.words import words

SEED = 1000
STEPS = [("novice", "random"), ("adept", "novice"), ("expert", "adept"), ("master", "expert")]
TOP = [("master", "planner"), ("master", "greedy")]


class Rung(msgspec.Struct, frozen=True):
    """One run of the ladder: who meets whom; a bot alone plays itself in every seat."""

    game: str
    players: int
    one: str
    other: str
    options: Options = {}

    def head(self) -> Header:
        """Return the first line of its file."""
        one, other = Entrant(self.one, self.one), Entrant(self.other, self.other)
        plan = [[one] * self.players] if self.one == self.other else seatings(one, other, self.players)
        return header(self.game, self.players, self.options, SEED, plan)

    def path(self, folder: Path) -> Path:
        """Return its file; other rules, bots or weights have other files, since they play other games."""
        mine = f"{self.game}-{fingerprint(self.game, self.players)}"
        return folder / mine / f"{self.name()}.jsonl"

    def name(self) -> str:
        """Return what tells it from the other rungs of its game: players, bots, and what options are taken."""
        taken = [text for key, value in self.options.items() for text in (key, *told(value))]
        return "-".join([str(self.players), self.one, self.other, *taken])

    def whole(self, games: int) -> int:
        """Return at least so many games, in whole seeds: each is played once from every seat."""
        seatings = len(self.head().plan)
        return -(-games // seatings) * seatings

    def rows(self, folder: Path, games: int) -> list[Row]:
        """Return the games that were played."""
        path, most = self.path(folder), self.whole(games)
        return [row for row in Run(path, self.head()).ordered() if row.id < most] if path.exists() else []


def rungs(games: list[str]) -> list[Rung]:
    """Return all rungs, those with few players first; last those of a bot with itself, which a game asks for."""
    found = [Rung(game, 2, *pair) for game in games for pair in [*STEPS, *TOP]]
    most = max(players for game in games for players in find(game).seats)
    for players in range(3, most + 1):
        found += [Rung(game, players, *pair) for game in games if players in find(game).seats for pair in STEPS]
    return found + [rung for game in games for table in own(game) for rung in alike(game, table)]


def alike(game: str, table: SelfPlay) -> list[Rung]:
    """Return the runs of a bot with itself that a table is made of."""
    return [Rung(game, players, table.bot, table.bot, table.options) for players in table.players]


def told(value: Any) -> list[str]:
    """Return the words of an option in a name; of a list each word once."""
    return list(dict.fromkeys(map(str, value))) if isinstance(value, list) else [str(value)]


def own(game: str) -> list[SelfPlay]:
    """Return the tables that a game asks for besides."""
    module = part(game, "ladder")
    tables: list[SelfPlay] = module.LADDER if module else []
    return tables


def page(folder: Path, games: list[str], most: int, command: str, before: str = "") -> str:
    """Return the page: tables for each game, with what was played so far.

    Of a game of which no run is there, what the page told before stays: runs are not kept with the program.
    """
    told = sections(before)
    parts = [INTRODUCTION.format(command=command, seed=SEED, games=most).rstrip()]
    every = rungs(games)
    for game in games:
        mine = tables(folder, game, [rung for rung in every if rung.game == game and rung.one != rung.other], most)
        parts.append(mine or told.get(title(game), "") or f"## {title(game)}\n\nNothing has been played yet.")
    return "\n\n".join(parts) + "\n"


def tables(folder: Path, game: str, meetings: list[Rung], most: int) -> str:
    """Return what a page tells of a game; nothing where none of its runs is there."""
    lines = [line for rung in meetings for line in meeting(rung, rung.rows(folder, most))]
    parts = ["\n".join([*MEETING_HEADS, *lines])] if lines else []
    for table in own(game):
        runs = [(rung.players, rung.rows(folder, most)) for rung in alike(game, table)]
        lines = [line_of(table, players, rows) for players, rows in runs if rows]
        parts += [f"### {table.title}", "\n".join([*heads(table), *lines])] if lines else []
    return "\n\n".join([f"## {title(game)}", *version(meetings), *parts]) if parts else ""


def sections(text: str) -> dict[str, str]:
    """Return the parts of a page by the titles of the games."""
    found = ["## " + part.strip() for part in text.split("\n## ")[1:]]
    return {part.splitlines()[0].removeprefix("## "): part for part in found}


def heads(table: SelfPlay) -> list[str]:
    """Return the head of a table that a game asks for."""
    names = ["players", "games", "seeds", *table.heads]
    return [f"| {' | '.join(names)} |", "|" + "---:|" * len(names)]


def line_of(table: SelfPlay, players: int, rows: list[Row]) -> str:
    """Return a row of such a table."""
    cells: list[Cell] = table.cells([msgspec.to_builtins(row) for row in rows])
    texts = [cell if isinstance(cell, str) else share(*cell) for cell in cells]
    return f"| {' | '.join([str(players), f'{len(rows):,}', seeds(rows), *texts])} |"


def title(game: str) -> str:
    """Return a game's name."""
    return words(find(game), "en").format("game-name")


def version(meetings: list[Rung]) -> Iterator[str]:
    """Tell the version of the program and of the rules."""
    head = meetings[0].head()
    prints: dict[str, list[str]] = {}
    for players in sorted({rung.players for rung in meetings}):
        prints.setdefault(fingerprint(head.game, players), []).append(str(players))
    every = len(prints) == 1  # all numbers of players go by the same weights
    fingerprints = ", ".join(f"`{mark}`" + ("" if every else f" ({', '.join(of)})") for mark, of in prints.items())
    yield f"Ecumene {head.version}, rules {head.rules}; rules, bots and weights, by players, as of {fingerprints}."


def meeting(rung: Rung, rows: list[Row]) -> Iterator[str]:
    """Return a line of the table: how often the higher level came out ahead."""
    if not rows:
        return
    score = pairs(rows)[rung.one, rung.other]
    means = [fmean(scores_of(rows, name)) for name in (rung.one, rung.other)]
    yield (
        f"| {rung.one} – {rung.other} | {rung.players} | {len(rows):,} | {seeds(rows)} "
        f"| {share(score.wins, len(rows))} | {means[0]:.1f} – {means[1]:.1f} |"
    )


def scores_of(rows: list[Row], name: str) -> list[float]:
    """Return all scores of a bot."""
    return [row.scores[seat] for row in rows for seat, who in enumerate(row.seats) if who == name]


def seeds(rows: list[Row]) -> str:
    """Return the first and the last seed."""
    return f"{min(row.seed for row in rows)}–{max(row.seed for row in rows)}"


def share(wins: float, games: int) -> str:
    """Return a share with its interval, in per cent."""
    low, high = wilson(wins, games)
    return f"{100 * wins / games:.1f} % [{100 * low:.1f}, {100 * high:.1f}]"


MEETING_HEADS = [
    "| rung | players | games | seeds | the first comes out ahead | mean scores |",
    "|---|---:|---:|---|---|---|",
]
INTRODUCTION = """\
# The ladder

How good the bots are, measured. Each level meets the next lower one; every seed is played once from every seat,
so that neither luck nor the seat decides. With three and four players one seat of a level sits among seats of
the other, in half of the games the one and in half of them the other; the best seats of both are compared.
A tie counts half. Intervals are Wilson's, 95 %.

Everything is made again by one command, `{command}`, which goes on where it was stopped. It plays at least
{games:,} games a rung from seed {seed}, as many as make whole seeds; the tables say how many have been played.
"""
