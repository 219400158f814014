"""The map of a game: its places by name, what kind each is, where it is drawn, and which lie side by side."""

from __future__ import annotations

from typing import Any, Final

from ecumene.kernel.graph import Graph
from ecumene.kernel.things import Things

SQUARES: Final = "squares"  # x and y count columns and rows
SHIFTED: Final = "shifted"  # the same, every other row moved right by half a square
ANCHORS: Final = "anchors"  # x and y are where a place has its middle; its outline may have any shape
LAYOUTS: Final = (SQUARES, SHIFTED, ANCHORS)


class Place:
    """One place of a map."""

    __slots__ = ("across", "down", "kind", "outline", "slug", "tile", "x", "y")

    def __init__(
        self,
        slug: str,
        x: int,
        y: int,
        kind: str = "",
        outline: str = "",
        across: int = 1,
        down: int = 1,
        tile: str = "",
    ) -> None:
        self.slug = slug
        self.x = x
        self.y = y
        self.kind = kind  # its terrain, or whatever tells places apart on the screen
        self.outline = outline  # an SVG path, for a place that is no square and no circle
        self.across = across  # how many columns and rows it covers: a face-down tile is one place
        self.down = down
        self.tile = tile  # the tile it lies on: squares of one tile have one border around them


class Map:
    """All places of a game. The number of a place is its position in the list; moves name it by its slug."""

    def __init__(self, layout: str, places: list[Place], graph: Graph, named: bool = True) -> None:
        if layout not in LAYOUTS or len(graph.neighbours) != len(places):
            raise ValueError("a map has a layout that is known, and ways for each of its places")
        self.layout = layout
        self.places = places
        self.graph = graph
        self.named = named  # its places have names (messages `place-SLUG`); else they are called by their slugs
        self.slugs = Things([place.slug for place in places])

    def shape(self) -> dict[str, Any]:
        """Return what a screen needs to draw it: places, links in both directions, and those in one alone."""
        both: list[list[str]] = []
        single: list[list[str]] = []
        slugs = self.slugs.slugs
        neighbours = self.graph.neighbours
        for here, row in enumerate(neighbours):
            for there in row:
                if here not in neighbours[there]:
                    single.append([slugs[here], slugs[there]])
                elif here < there:
                    both.append([slugs[here], slugs[there]])
        return {
            "layout": self.layout,
            "places": [_drawn(place) for place in self.places],
            "links": both,
            "one_way": single,
        }


def _drawn(place: Place) -> dict[str, Any]:
    return {
        "id": place.slug,
        "kind": place.kind,
        "x": place.x,
        "y": place.y,
        "outline": place.outline,
        "across": place.across,
        "down": place.down,
        "tile": place.tile,
    }
