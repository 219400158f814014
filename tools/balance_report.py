"""What many games say of the balance of a game: tables of who had what, what stayed in hand, and how games end."""

from __future__ import annotations

import statistics
from collections import Counter, defaultdict

import msgspec

from ecumene.arena.stats import Score, wilson

LIMIT = 1.35
LEAST = 30  # seats that had a thing, before it says anything
SHOWN = 3  # of each kind, at both ends
IDLE = 0.05  # of the seats that held a thing at least so many should come to use it
SEATS = "seats"  # the kind of what everybody has from the start: a place in the order of play
Had = tuple[str, str]
# The players, the kind of a thing, how many of it the seat had got before, its place by points.
Alike = tuple[int, str, int, int]


class Seat(msgspec.Struct):
    """A seat of a game that was played: what it ever had and held in hand, and its part of the win."""

    things: list[tuple[Had, Alike]]
    win: float
    held: set[str] = set()


class Played(msgspec.Struct):
    """A game that was played: its seats, how it ended, and in which round."""

    seats: list[Seat]
    ending: str
    rounds: int
    seed: int = 0


class Tally:
    """How often a thing won, and how often those win who stand like its owners."""

    def __init__(self) -> None:
        self.score = Score()
        self.usual = 0.0


Scores = dict[Had, Tally]


def counted(games: list[Played]) -> Scores:
    """Return how often who had each thing has won, and how often those who stood alike."""
    seats = [seat for game in games for seat in game.seats]
    alike: dict[Alike, Score] = defaultdict(Score)
    for seat in seats:
        for _, standing in seat.things:
            alike[standing].add(seat.win)
    found: Scores = defaultdict(Tally)
    for seat in seats:
        for thing, standing in seat.things:
            found[thing].score.add(seat.win)
            found[thing].usual += alike[standing].rate
    return dict(found)


def fair_shares(games: list[Played], even: bool) -> dict[Had, float]:
    """Return how many games who had each thing would have won if the thing were worth nothing.

    That is one in as many as there are players. With `even` it is what seats have won that had as many things: who
    has more of everything wins more often with each of them, which says nothing of the things. A place in the
    order of play is compared with chance alone: everybody has one.
    """
    as_many: dict[tuple[int, int], Score] = defaultdict(Score)
    for game in games:
        for seat in game.seats:
            as_many[len(game.seats), len(seat.things)].add(seat.win)
    expected: dict[Had, float] = defaultdict(float)
    for game in games:
        players = len(game.seats)
        for seat in game.seats:
            alike = as_many[players, len(seat.things)].rate if even else 1 / players
            for thing, _ in seat.things:
                expected[thing] += 1 / players if thing[0] == SEATS else alike
    return dict(expected)


def told(games: list[Played], even: bool = False) -> tuple[list[str], float]:
    """Return a table and the highest ratio of all.

    Of each kind the table has what won most often and most seldom, and everything that is too good.
    """
    tables = sorted({len(game.seats) for game in games})
    lines = [f"{len(games):,} games with {', '.join(map(str, tables))} players", ""]
    lines += [
        "| kind | thing | seats | wins, of the fair share | 95 % | of who stood alike |",
        "|---|---|---:|---:|---|---:|",
    ]
    scores, fair = counted(games), fair_shares(games, even)
    known = {thing: tally for thing, tally in scores.items() if tally.score.games >= LEAST and fair[thing]}
    ratios = {thing: tally.score.wins / fair[thing] for thing, tally in known.items()}
    for kind in sorted({kind for kind, _ in known}):
        ranked = sorted([thing for thing in known if thing[0] == kind], key=lambda had: -ratios[had])
        first = max(SHOWN, sum(ratios[thing] > LIMIT for thing in ranked))
        for thing in ranked if len(ranked) <= first + SHOWN else [*ranked[:first], *ranked[-SHOWN:]]:
            score, usual = known[thing].score, known[thing].usual
            low, high = (score.games * edge / fair[thing] for edge in wilson(score.wins, score.games))
            beside = f"{score.wins / usual:.2f}" if usual else "–"
            row = [kind, thing[1], f"{score.games:,}", f"{ratios[thing]:.2f}", f"{low:.2f}–{high:.2f}", beside]
            lines.append(f"| {' | '.join(row)} |")
    return [*lines, ""], max(ratios.values(), default=0.0)


def firsts(games: list[Played], kind: str) -> list[Played]:
    """Return the games with nothing but the first of a kind that each seat had."""
    return [
        Played(
            [Seat([had for had in seat.things if had[1][1:3] == (kind, 0)], seat.win) for seat in game.seats],
            game.ending,
            game.rounds,
        )
        for game in games
    ]


def idle(games: list[Played]) -> list[str]:
    """Return what nearly everybody who held it in hand never came to use, and how often it was used at all."""
    held: Counter[str] = Counter()
    used: Counter[str] = Counter()
    for game in games:
        for seat in game.seats:
            had = {thing for (_, thing), _ in seat.things}
            held.update(seat.held)
            used.update(seat.held & had)
    often = {thing: used[thing] / count for thing, count in held.items() if count >= LEAST}
    if not used or not often:  # hands hold other things than what is counted, or nothing
        return []
    least = sorted(often, key=lambda thing: often[thing])
    shown = [f"{thing} ({used[thing]} of {held[thing]})" for thing in least[:SHOWN]]
    never = sum(often[thing] < IDLE for thing in least)
    return [
        f"Held and used least: {', '.join(shown)}; {never} of {len(often)} by fewer than one holder in twenty.",
        "",
    ]


def endings(games: list[Played]) -> list[str]:
    """Return how games ended, and in which round: a tenth of them are shorter, half, nine tenths.

    A game without rounds in its state, whose length is always the same, has none here.
    """
    lines = ["| ending | games | share | 95 % | rounds: a tenth, half, nine tenths |", "|---|---:|---:|---|---|"]
    for ending, count in Counter(game.ending for game in games).most_common():
        low, high = wilson(count, len(games))
        rounds = sorted(game.rounds for game in games if game.ending == ending)
        length = f"{rounds[len(rounds) // 10]}, {statistics.median(rounds):g}, {rounds[len(rounds) * 9 // 10]}"
        length = length if any(rounds) else "–"
        share = f"{100 * count / len(games):.1f} %"
        lines.append(f"| {ending} | {count:,} | {share} | {100 * low:.1f}–{100 * high:.1f} | {length} |")
    return [*lines, ""]
