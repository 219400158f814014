"""Rivals that nobody plays: parties of a game without a seat. And who comes before whom in the end."""

from __future__ import annotations

Rank = tuple[int, ...]
"""What ranks a party: its points, then what breaks ties; the greater the better."""


class Automaton:
    """A rival that nobody plays, as it stands now."""

    __slots__ = ("level", "number", "numbers", "points")

    def __init__(self, number: int, level: str, points: int | None, numbers: dict[str, int]) -> None:
        self.number = number  # its place in the game's list `automata`
        self.level = level  # as the rulebook calls it; "" where there are no levels
        self.points = points  # None: it does not score, so that nobody is ranked against it
        self.numbers = numbers  # what else everybody sees of it, by the names that the game has words for


def rank_seats(seats: list[Rank], automata: list[Rank]) -> list[int]:
    """Return the rank of each seat: 1 + the seats and automata before it. Full ties share a rank."""
    found: list[int] = []
    for mine in seats:
        rank = 1
        for other in seats:
            rank += other > mine
        for other in automata:
            rank += other > mine
        found.append(rank)
    return found


def first_seats(ranks: list[int]) -> list[int]:
    """Return the seats of rank 1: nobody, when an automaton has won."""
    return [seat for seat, rank in enumerate(ranks) if rank == 1]
