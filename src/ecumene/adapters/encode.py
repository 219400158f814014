"""A view as a vector of fixed length: counters, and a place for every thing in every zone, seen from one seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from ecumene.adapters.schema import PLAYERS, Field, flat, leaves, place, read, seats_of
from ecumene.kernel.game import Doc, Game

Vector = NDArray[np.float32]

COUNTLESS = 1000


class Encoder:
    """Writes views of one game and player count into vectors. The seat that looks always comes first."""

    def __init__(self, game: Game, players: int) -> None:
        self.game = game
        self.players = players
        self.places: dict[tuple[int, str], tuple[int, Field]] = {}
        self.names: list[str] = []  # what each number of a vector means
        self.schema = schema = read(game)
        for path in sorted(schema):
            for seat in range(players) if path.split(".")[0] == PLAYERS else [0]:
                self.places[seat, path] = (len(self.names), schema[path])
                prefix = path.replace(PLAYERS, f"{PLAYERS}[{seat}]") if path.startswith(PLAYERS) else path
                self.names += [f"{prefix}{part}" for part in self._parts(schema[path])]

    def __len__(self) -> int:
        return len(self.names)

    def _parts(self, field: Field) -> list[str]:
        kind = field["kind"]
        if kind == "number":
            return [""]
        if kind == "seat":
            return [f"[{seat}]" for seat in range(self.players)]
        if kind == "numbers":
            return [f"[{place}]" for place in range(field["places"])]
        if kind == "skip" or "first" not in field:
            return []
        numbers = self.game.things.numbers
        slugs = self.game.things.slugs[numbers[field["first"]] : numbers[field["last"]] + 1]
        if kind == "row":
            return [f"[{place}]={slug}" for place in range(field["places"]) for slug in slugs]
        if kind == "table":
            return [f"={slug}{name}" for name in ["", *_counts(field)] for slug in slugs]
        return [f"={slug}" for slug in slugs]

    def vector(self, view: Doc) -> Vector:
        """Return what a view says, from the seat whose view it is; a spectator looks from seat 0."""
        out = np.zeros(len(self.names), np.float32)
        eye = max(0, view["seat"])
        for path, value in leaves(view, "", self.game.things):
            self._write(out, 0, path, value, eye)
        for seat, path, value in seats_of(view, self.game.things):
            self._write(out, (seat - eye) % self.players, path, value, eye)
        return out

    def _write(self, out: Vector, seat: int, path: str, value: Any, eye: int) -> None:
        spot = self.places.get((seat, place(self.schema, path, value)))
        if spot is None:
            return
        at, field = spot
        kind = field["kind"]
        if kind == "number":
            if isinstance(value, (int, float)):
                out[at] = value / field["scale"]
        elif kind == "seat":
            if isinstance(value, int) and value >= 0:
                out[at + (value - eye) % self.players] = 1
        elif kind == "numbers":
            for offset, number in enumerate(value[: field["places"]] if isinstance(value, list) else []):
                if isinstance(number, (int, float)):  # deeper lists that no game had when the schema was learned
                    out[at + offset] = number / field["scale"]
        elif kind == "table":
            self._write_table(out, at, field, value)
        elif kind in ("thing", "things", "row") and "first" in field:
            first, size = self._range(field)
            most = field["places"] if kind == "row" else COUNTLESS
            for offset, slug in enumerate(flat(value)[:most]):
                number = self.game.things.numbers.get(slug, -1) - first
                if 0 <= number < size:
                    out[at + number + (offset * size if kind == "row" else 0)] = 1

    def _write_table(self, out: Vector, at: int, field: Field, rows: list[Doc]) -> None:
        first, size = self._range(field)
        for row in rows if isinstance(rows, list) else []:
            if not isinstance(row, dict) or field["by"] not in row:
                continue
            number = self.game.things.numbers.get(row[field["by"]], -1) - first
            if 0 <= number < size:
                out[at + number] = 1
                for block, name in enumerate(_counts(field)):
                    out[at + (block + 1) * size + number] = row.get(name, 0) / field["counts"][name]

    def _range(self, field: Field) -> tuple[int, int]:
        numbers = self.game.things.numbers
        return numbers[field["first"]], numbers[field["last"]] - numbers[field["first"]] + 1


def _counts(field: Field) -> list[str]:
    return sorted(field.get("counts", {}))
