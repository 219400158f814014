"""Places and the ways between them: what lies side by side, what is in reach, and the shortest way there."""

from __future__ import annotations

from typing import Final

OPEN: Final = 0  # a walk may pass and may end here
PASSING: Final = 1  # it may pass, but not end here
ENDING: Final = 2  # it may enter, and must end here
CLOSED: Final = 3  # it may not enter
ENDLESS: Final = -1  # a budget that never runs out


class Reach:
    """Where walks from one or several places lead, what they cost, and by which way."""

    __slots__ = ("access", "before", "costs", "starts")

    def __init__(self, starts: list[int], access: list[int], costs: list[int], before: list[int]) -> None:
        self.starts = starts
        self.access = access
        self.costs = costs  # of the cheapest way to each place; -1: out of reach
        self.before = before  # the place before each on that way; -1: it begins there, or is out of reach

    def targets(self) -> list[int]:
        """Return the places at which a walk may end, in their order; where it begins is none of them."""
        found: list[int] = []
        for place in range(len(self.costs)):
            if self.costs[place] >= 0 and self.before[place] >= 0 and self.access[place] != PASSING:
                found.append(place)
        return found

    def path(self, place: int) -> list[int]:
        """Return the cheapest way to a place, both ends included; [] when it is out of reach."""
        if self.costs[place] < 0:
            return []
        way = [place]
        while self.before[place] >= 0:
            place = self.before[place]
            way.append(place)
        way.reverse()
        return way


class Graph:
    """Which places can be entered from which. A way may go in one direction only, and be longer than another."""

    __slots__ = ("lengths", "neighbours")

    def __init__(self, neighbours: list[list[int]], lengths: list[list[int]] | None = None) -> None:
        self.neighbours = neighbours
        self.lengths = [[1] * len(row) for row in neighbours] if lengths is None else lengths
        for row, ways in zip(self.neighbours, self.lengths, strict=True):
            if len(row) != len(ways) or len(set(row)) != len(row) or (ways and min(ways) < 0):
                raise ValueError("each way out of a place leads elsewhere and has a length of 0 or more")
            if row and not 0 <= min(row) <= max(row) < len(self.neighbours):
                raise ValueError("a way leads to no place")

    def reach(
        self,
        starts: list[int],
        budget: int = ENDLESS,
        access: list[int] | None = None,
        tolls: list[int] | None = None,
    ) -> Reach:
        """Return what can be reached for a budget.

        A step costs the length of its way and the toll of the place that it enters. `access` says of each place
        whether a walk may pass and end there; where a walk begins, it may always leave. Of several ways that cost
        the same, the one that is found first is taken: everybody sees the same path. Costs are small numbers.
        """
        count = len(self.neighbours)
        if access is None:
            access = [OPEN] * count
        costs = [-1] * count
        before = [-1] * count
        ring: list[list[int]] = [[]]  # the places to go on from, by what the way to them costs
        for place in starts:
            costs[place] = 0
            ring[0].append(place)
        cost = 0
        while cost < len(ring):
            for here in ring[cost]:  # grows meanwhile where a step costs nothing
                if cost > costs[here] or (access[here] == ENDING and before[here] >= 0):
                    continue
                row = self.neighbours[here]
                ways = self.lengths[here]
                for at in range(len(row)):
                    there = row[at]
                    if access[there] == CLOSED:
                        continue
                    total = cost + ways[at]
                    if tolls is not None:
                        total += tolls[there]
                    if total < cost:
                        raise ValueError("a step that costs less than nothing")
                    known = costs[there]
                    if (known < 0 or total < known) and (budget < 0 or total <= budget):
                        costs[there] = total
                        before[there] = here
                        while len(ring) <= total:
                            ring.append([])
                        ring[total].append(there)
            cost += 1
        return Reach(starts, access, costs, before)

    def path(
        self, start: int, target: int, access: list[int] | None = None, tolls: list[int] | None = None
    ) -> list[int]:
        """Return the cheapest way between two places, both included; [] when there is none."""
        return self.reach([start], ENDLESS, access, tolls).path(target)


def grid(width: int, height: int, diagonals: bool = False) -> Graph:
    """Return squares in rows, counted from the top left; each is beside those above, left, right and below."""
    rows: list[list[int]] = []
    for y in range(height):
        for x in range(width):
            row: list[int] = []
            for down in (-1, 0, 1):
                for right in (-1, 0, 1):
                    beside = diagonals or not (down and right)
                    inside = 0 <= x + right < width and 0 <= y + down < height
                    if (down or right) and beside and inside:
                        row.append((y + down) * width + x + right)
            rows.append(row)
    return Graph(rows)


def linked(count: int, links: list[tuple[int, int]], directed: bool = False) -> Graph:
    """Return so many places with the links between them, which go both ways unless they are directed."""
    rows: list[list[int]] = [[] for _ in range(count)]
    for one, other in links:
        rows[one].append(other)
        if not directed:
            rows[other].append(one)
    return Graph([sorted(row) for row in rows])
