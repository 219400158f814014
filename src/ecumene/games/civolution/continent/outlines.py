"""The shapes of territories, drawn by us from the points at which the rim of a tile changes its territory.

A tile is drawn upright in units of which a cell has 200, then turned. Where one territory lies on both sides of
another along the rim, that other is cut off by a curve; what is left meets in one point.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from ecumene.games.civolution.continent.geometry import CELLS, RIMS, SIDES, WHOLE

UNIT: Final = 200  # the side of a cell
BOW: Final = 0.3  # how far a curve is drawn towards the middle of its tile, as part of the way
DEPTH: Final = (
    0.42  # how far a territory that has one straight side alone reaches into its tile, as part of a cell
)
Spot = tuple[float, float]


class Line:
    """A line on from some spot: straight, or a curve with two controls."""

    __slots__ = ("end", "first", "second", "straight")

    def __init__(self, straight: bool, first: Spot, second: Spot, end: Spot) -> None:
        self.straight = straight
        self.first = first
        self.second = second
        self.end = end


class Piece:
    """A stretch of the border of one territory: where it begins, and its lines."""

    __slots__ = ("lines", "start", "territory")

    def __init__(self, territory: int, start: Spot, lines: list[Line]) -> None:
        self.territory = territory
        self.start = start
        self.lines = lines

    def end(self) -> Spot:
        """Return where it ends."""
        return self.lines[-1].end

    def back(self) -> list[Line]:
        """Return its lines in the other direction."""
        found: list[Line] = []
        for at in range(len(self.lines) - 1, -1, -1):
            line = self.lines[at]
            before = self.lines[at - 1].end if at else self.start
            found.append(Line(line.straight, line.second, line.first, before))
        return found


def straight(end: Spot) -> Line:
    """Return a straight line to a spot."""
    return Line(True, end, end, end)


def rim(tile: int) -> list[Piece]:
    """Return the rim of a tile, clockwise from where its territory first changes; one piece a stretch."""
    corners = [(float(x * UNIT), float(y * UNIT)) for x, y in RIMS[CELLS[tile]]]
    pieces: list[Piece] = []
    for side, row in enumerate(SIDES[tile]):
        here, there = corners[side], corners[(side + 1) % len(corners)]
        start = here
        for territory, end in row:
            part = end / WHOLE
            to = (here[0] + (there[0] - here[0]) * part, here[1] + (there[1] - here[1]) * part)
            if pieces and pieces[-1].territory == territory:
                pieces[-1].lines.append(straight(to))
            else:
                pieces.append(Piece(territory, start, [straight(to)]))
            start = to
    if len(pieces) > 1 and pieces[0].territory == pieces[-1].territory:
        last = pieces.pop()
        pieces[0] = Piece(last.territory, last.start, last.lines + pieces[0].lines)
    return pieces


def middle(tile: int) -> Spot:
    """Return the middle of an upright tile."""
    return (UNIT / 2, UNIT * CELLS[tile] / 2)


def curve(start: Spot, end: Spot, tile: int, away: Spot | None) -> Line:
    """Return the border between two spots of a rim: bent towards the middle, or away from another border."""
    centre = middle(tile)
    half = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
    if (start[0] == end[0] and start[0] in (0, UNIT)) or (start[1] == end[1] and start[1] in (0, 2 * centre[1])):
        deep = DEPTH * UNIT
        right = deep if half[0] < centre[0] else -deep if half[0] > centre[0] else 0.0
        down = deep if half[1] < centre[1] else -deep if half[1] > centre[1] else 0.0
        return Line(False, _in(start, end, right, down), _in(end, start, right, down), end)
    to = centre if away is None else (2 * half[0] - away[0], 2 * half[1] - away[1])
    bend = ((to[0] - half[0]) * BOW, (to[1] - half[1]) * BOW)
    return Line(False, _third(start, end, bend), _third(end, start, bend), end)


def _in(here: Spot, there: Spot, right: float, down: float) -> Spot:
    """Return the control of a curve that leaves a straight side steeply."""
    return (here[0] + (there[0] - here[0]) * 0.2 + right, here[1] + (there[1] - here[1]) * 0.2 + down)


def _third(here: Spot, there: Spot, bend: Spot) -> Spot:
    return (here[0] + (there[0] - here[0]) / 3 + bend[0], here[1] + (there[1] - here[1]) / 3 + bend[1])


def cut_off(pieces: list[Piece]) -> int:
    """Return a piece that has the same territory before and behind it; -1: there is none."""
    if len(pieces) < 4:
        return -1
    for at, piece in enumerate(pieces):
        before, behind = pieces[at - 1], pieces[(at + 1) % len(pieces)]
        alone = sum(each.territory == piece.territory for each in pieces) == 1
        if before.territory == behind.territory and alone:
            return at
    return -1


def shapes(tile: int) -> dict[int, Piece]:
    """Return the closed border of each territory of an upright tile."""
    pieces = rim(tile)
    found: dict[int, Piece] = {}
    away: Spot | None = None
    while (at := _next_cut(pieces)) >= 0:
        piece = pieces[at]
        border = curve(piece.end(), piece.start, tile, away)
        half = ((piece.start[0] + piece.end()[0]) / 2, (piece.start[1] + piece.end()[1]) / 2)
        away = half if _flat(piece) else None
        found[piece.territory] = Piece(piece.territory, piece.start, [*piece.lines, border])
        back = Piece(piece.territory, piece.end(), [border]).back()
        before, behind = pieces[at - 1], pieces[(at + 1) % len(pieces)]
        joined = Piece(before.territory, before.start, [*before.lines, *back, *behind.lines])
        order = [pieces[(at + 2 + step) % len(pieces)] for step in range(len(pieces) - 3)]
        pieces = [joined, *order]
    if len(pieces) == 1:
        found[pieces[0].territory] = pieces[0]
    elif len(pieces) == 2:
        border = curve(pieces[0].end(), pieces[0].start, tile, away)
        found[pieces[0].territory] = Piece(pieces[0].territory, pieces[0].start, [*pieces[0].lines, border])
        back = Piece(pieces[0].territory, pieces[0].end(), [border]).back()
        found[pieces[1].territory] = Piece(pieces[1].territory, pieces[1].start, [*pieces[1].lines, *back])
    else:
        meet = _meeting(pieces, tile)
        for piece in pieces:
            inward = Piece(0, piece.start, [_spoke(piece.start, meet)]).back()
            found[piece.territory] = Piece(
                piece.territory, piece.start, [*piece.lines, _spoke(piece.end(), meet), *inward]
            )
    return found


def _next_cut(pieces: list[Piece]) -> int:
    """Prefer a piece with one straight side: the other border then leaves it room."""
    flat = [at for at in range(len(pieces)) if len(pieces) >= 4 and _flat(pieces[at])]
    for at in flat:
        if pieces[at - 1].territory == pieces[(at + 1) % len(pieces)].territory:
            return at
    return cut_off(pieces)


def _flat(piece: Piece) -> bool:
    """Tell whether a piece of rim lies on one straight side."""
    spots = [piece.start, *(line.end for line in piece.lines)]
    return len({spot[0] for spot in spots}) == 1 or len({spot[1] for spot in spots}) == 1


def _meeting(pieces: list[Piece], tile: int) -> Spot:
    """Return where all pieces meet: near the middle, away from a piece that has one straight side alone."""
    centre = middle(tile)
    right = (centre[0] + sum(piece.start[0] for piece in pieces) / len(pieces)) / 2
    down = (centre[1] + sum(piece.start[1] for piece in pieces) / len(pieces)) / 2
    for piece in pieces:
        if _flat(piece):
            half = ((piece.start[0] + piece.end()[0]) / 2, (piece.start[1] + piece.end()[1]) / 2)
            right += (centre[0] - half[0]) * BOW
            down += (centre[1] - half[1]) * BOW
    return (right, down)


def _spoke(start: Spot, meet: Spot) -> Line:
    """Return a border from the rim to the meeting point, swung a little to one side."""
    right, down = meet[0] - start[0], meet[1] - start[1]
    bend = (-down * 0.12, right * 0.12)
    return Line(False, _third(start, meet, bend), _third(meet, start, (-bend[0], -bend[1])), meet)


@cache
def drawn(tile: int) -> dict[int, Piece]:
    """Return the shapes of a tile, worked out once."""
    return shapes(tile)


def corners_of(piece: Piece, steps: int = 8) -> list[Spot]:
    """Return a border as a polygon: each curve in so many steps."""
    found = [piece.start]
    for line in piece.lines:
        start = found[-1]
        for step in range(1, 1 if line.straight else steps):
            t = step / steps
            a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
            found.append(
                (
                    a * start[0] + b * line.first[0] + c * line.second[0] + d * line.end[0],
                    a * start[1] + b * line.first[1] + c * line.second[1] + d * line.end[1],
                )
            )
        found.append(line.end)
    return found


def inside(spot: Spot, polygon: list[Spot]) -> bool:
    """Tell whether a spot lies in a polygon."""
    odd = False
    x, y = spot
    before = polygon[-1]
    for at in polygon:
        if (at[1] > y) != (before[1] > y) and x < (before[0] - at[0]) * (y - at[1]) / (before[1] - at[1]) + at[0]:
            odd = not odd
        before = at
    return odd


def _room(spot: Spot, polygon: list[Spot]) -> float:
    """Return the square of the distance of a spot to the border."""
    best = 1e9
    before = polygon[-1]
    for at in polygon:
        right, down = at[0] - before[0], at[1] - before[1]
        length = right * right + down * down
        part = ((spot[0] - before[0]) * right + (spot[1] - before[1]) * down) / length if length else 0.0
        part = min(1.0, max(0.0, part))
        off = (spot[0] - before[0] - part * right, spot[1] - before[1] - part * down)
        best = min(best, off[0] * off[0] + off[1] * off[1])
        before = at
    return best


@cache
def anchors(tile: int) -> dict[int, Spot]:
    """Return for each territory of an upright tile the spot with the most room around it."""
    found: dict[int, Spot] = {}
    step = UNIT // 10
    for territory, piece in drawn(tile).items():
        polygon = corners_of(piece, 4)
        best, room = middle(tile), -1.0
        for y in range(step, UNIT * CELLS[tile], step):
            for x in range(step, UNIT, step):
                spot = (float(x), float(y))
                if inside(spot, polygon) and (free := _room(spot, polygon)) > room:
                    best, room = spot, free
        found[territory] = best
    return found
