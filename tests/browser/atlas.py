"""Maps and moves that no game has yet: put into what the server sends, and what is played is written down.

The page cannot tell them from a game's own: the map is in the view, and the offers look like any other.
"""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocketRoute

Doc = dict[str, Any]
GROUNDS = ("water", "grassland", "forest", "desert", "mountains", "hills", "swamp")
ANCHORS = {
    "canada": (180, 120),
    "north-america": (190, 215),
    "central-america": (225, 310),
    "south-america": (300, 440),
    "europe": (470, 165),
    "russia": (660, 115),
    "middle-east": (560, 265),
    "north-africa": (445, 300),
    "southern-africa": (500, 440),
    "india": (655, 320),
    "china": (745, 225),
    "indochina": (780, 330),
    "oceania": (850, 460),
}
BORDERS = [
    ("canada", "north-america"),
    ("north-america", "central-america"),
    ("central-america", "south-america"),
    ("europe", "russia"),
    ("europe", "middle-east"),
    ("europe", "north-africa"),
    ("russia", "middle-east"),
    ("russia", "china"),
    ("middle-east", "north-africa"),
    ("middle-east", "india"),
    ("middle-east", "china"),
    ("north-africa", "southern-africa"),
    ("india", "china"),
    ("china", "indochina"),
    ("india", "indochina"),
    ("indochina", "oceania"),
]


def territories() -> Doc:
    """Return a map of thirteen territories, drawn by their anchors."""
    kinds = ("land", "shore")
    places = [_place(name, x, y, kinds[at % 2]) for at, (name, (x, y)) in enumerate(ANCHORS.items())]
    return {"layout": "anchors", "places": places, "links": [list(pair) for pair in BORDERS], "one_way": []}


def squares(columns: int, rows: int, layout: str = "squares") -> Doc:
    """Return a map of squares called a1, b1, …, with ground of seven kinds."""
    places = [
        _place(_name(x, y), x, y, GROUNDS[(x * x // 3 + 2 * y + x * y // 5) % 7])
        for y in range(rows)
        for x in range(columns)
    ]
    links = [[_name(x, y), _name(x + 1, y)] for y in range(rows) for x in range(columns - 1)]
    links += [[_name(x, y), _name(x, y + 1)] for y in range(rows - 1) for x in range(columns)]
    return {"layout": layout, "places": places, "links": links, "one_way": []}


def walks(chart: Doc, scouts: list[str], reach: int) -> list[tuple[str, list[str], int]]:
    """Return moves of scouts to every place within reach: the text, what it touches, and the steps."""
    ways: dict[str, list[str]] = {place["id"]: [] for place in chart["places"]}
    for one, other in chart["links"]:
        ways[one].append(other)
        ways[other].append(one)
    found = []
    for number, start in enumerate(scouts):
        far = {start: 0}
        for here in _spread(far, ways, reach):
            found.append((f"walk {number} {here}", [f"scout:{number}", f"place:{here}"], far[here]))
    return found


class Atlas:
    """Edits what goes between a page and its server."""

    def __init__(self, page: Page, chart: Doc | None, scouts: list[str], reach: int) -> None:
        self.chart = chart
        self.scouts = scouts
        self.moves = walks(chart, scouts, reach) if chart else []
        self.played: list[str] = []
        page.route_web_socket("**/ws/**", self._between)

    def _between(self, page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def sent(message: str | bytes) -> None:
            doc = json.loads(message)
            if doc.get("type") == "move":
                self.played.append(doc["move"])
            else:
                server.send(message)

        page.on_message(sent)
        server.on_message(lambda message: page.send(self._edited(message)))

    def _edited(self, message: str | bytes) -> str:
        doc = json.loads(message)
        if doc.get("type") == "scene":
            doc["view"]["map"] = self.chart
            doc["view"]["scout"] = [{"seat": at % 2, "place": where} for at, where in enumerate(self.scouts)]
            doc["offers"] = [offer(*each) for each in self.moves] if doc["offers"] else []
        return json.dumps(doc)


def offer(move: str, refs: list[str], steps: int) -> Doc:
    """Return a move as the wire has it, which costs so many steps."""
    return {"move": move, "refs": refs, "price": [{"kind": "steps", "total": steps, "rows": []}], "gain": []}


def _place(name: str, x: int, y: int, kind: str) -> Doc:
    return {"id": name, "name": name, "kind": kind, "x": x, "y": y, "outline": ""}


def _name(x: int, y: int) -> str:
    return f"{chr(97 + x)}{y + 1}"


def _spread(far: dict[str, int], ways: dict[str, list[str]], reach: int) -> list[str]:
    """Note how far each place within reach is, and return them, nearest first, without the start."""
    queue = list(far)
    for here in queue:
        for there in ways[here]:
            if there not in far and far[here] < reach:
                far[there] = far[here] + 1
                queue.append(there)
    return queue[1:]
