"""What many games say: win rates with Wilson intervals, ratings, seats, scores, and what was played."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from math import sqrt

from ecumene.arena.game import Row
from ecumene.table.automata import ranks_of

Z = 1.959964  # 95 %


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the interval in which the true rate lies with 95 %."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + Z * Z / (2 * games)
    spread = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games))
    scale = 1 + Z * Z / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


class Score:
    """Wins, a shared win counted in parts, and games."""

    def __init__(self) -> None:
        self.wins = 0.0
        self.games = 0

    def add(self, win: float) -> None:
        """Count a game."""
        self.wins += win
        self.games += 1

    @property
    def rate(self) -> float:
        """Return the share of games won."""
        return self.wins / self.games if self.games else 0.0

    def doc(self) -> dict[str, float]:
        """Return the score as plain data."""
        low, high = wilson(self.wins, self.games)
        return {
            "wins": round(self.wins, 2),
            "games": self.games,
            "rate": round(self.rate, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


def win_of(row: Row, seat: int) -> float:
    """Return a seat's part of the win."""
    return 1 / len(row.winners) if seat in row.winners else 0.0


def pairs(rows: Iterable[Row]) -> dict[tuple[str, str], Score]:
    """Return for each two who met how often the first came out ahead of the second, seat against seat.

    One seat of each is compared in a game, the best: several seats of one bot do not count more.
    """
    found: dict[tuple[str, str], Score] = defaultdict(Score)
    for row in rows:
        best: dict[str, int] = {}
        for name, rank in zip(row.seats, row.ranks, strict=True):
            best[name] = min(rank, best.get(name, rank))
        for one, mine in best.items():
            for other, theirs in best.items():
                if one != other:
                    found[one, other].add(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0)
    return dict(found)


def ahead_first(found: dict[tuple[str, str], Score]) -> list[tuple[str, str]]:
    """Return each two who met once, the one first that came out ahead in the games between them."""
    return [
        (one, other)
        for (one, other), score in sorted(found.items())
        if score.rate > 0.5 or (score.rate == 0.5 and one < other)
    ]


def against_automata(rows: Iterable[Row]) -> dict[tuple[str, str], Score]:
    """Return for each bot and each rival that nobody plays how often it was not before the bot."""
    found: dict[tuple[str, str], Score] = defaultdict(Score)
    for row in rows:
        theirs = ranks_of(row.ranks, list(row.automata.values()))
        for id, place in zip(row.automata, theirs, strict=True):
            for name, mine in zip(row.seats, row.ranks, strict=True):
                found[name, id].add(float(mine < (place or 0)))
    return found


def by_name(rows: Iterable[Row]) -> dict[str, Score]:
    """Return what each bot won, seat by seat."""
    found: dict[str, Score] = defaultdict(Score)
    for row in rows:
        for seat, name in enumerate(row.seats):
            found[name].add(win_of(row, seat))
    return dict(found)


def by_turn(rows: Iterable[Row]) -> list[Score]:
    """Return what the first, the second … player to move won: who begins is drawn, so a chair says nothing."""
    known = [row for row in rows if row.first >= 0]
    found = [Score() for _ in (known[0].seats if known else [])]
    for row in known:
        for seat in range(len(row.seats)):
            found[(seat - row.first) % len(found)].add(win_of(row, seat))
    return found


def by_thing(rows: Iterable[Row]) -> dict[str, dict[str, Score]]:
    """Return for each verb and thing how often a seat that played it won: {"raise": {"babylon": …}}."""
    found: dict[str, dict[str, Score]] = defaultdict(lambda: defaultdict(Score))
    for row in rows:
        for seat, played in enumerate(row.played):
            for text in played:
                verb, _, thing = text.partition(" ")
                found[verb][thing].add(win_of(row, seat))
    return {verb: dict(things) for verb, things in found.items()}
