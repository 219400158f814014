"""A view of Sid Meier's Civilization, read: the ground, who stands where, the rows of a pyramid, units."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.card_data import ROWS, THINGS, UNIT_OF, UNITS
from ecumene.games.sid_meiers_civilization.map.squares import NAMES
from ecumene.games.sid_meiers_civilization.map.tiles import SIDE, WIDTH
from ecumene.kernel.game import Doc

LETTERS = "ABCD"
NOBODY = -1
SYMBOLS = ("production", "trade", "culture", "coin")
PHASES = ("start", "trade", "city", "movement", "research")


class CivView:
    """A view, and what the rules work out for it (`totals`)."""

    def __init__(self, view: Doc, names: list[str]) -> None:
        self.view = view
        self.names = names
        self.totals: Doc = view["totals"]
        self.players: list[Doc] = view["players"]
        self.mine: int = view["seat"] if view["seat"] >= 0 else view["first"]
        self.columns: int = self.totals["columns"]
        self.rows: int = self.totals["rows"]
        self.corners = [NAMES.numbers[slug] for slug in self.totals["corners"]]
        self.ground: dict[int, Doc] = {NAMES.numbers[row["at"]]: row for row in self.totals["squares"]}

    def rivals(self) -> list[int]:
        """Return the other seats, clockwise."""
        return [(self.mine + after) % len(self.players) for after in range(1, len(self.players))]

    def phase(self) -> str:
        """Return the phase under way; nothing in the set-up."""
        phase: int | None = next(
            (row["phase"] for row in self.view["stack"] if row["frame"] == "PhaseTurns"), None
        )
        if phase is None:
            researching = any(row["frame"] == "Research" for row in self.view["stack"])
            return PHASES[-1] if researching or self.view["over"] else ""
        return PHASES[phase]

    def squares(self) -> list[int]:
        """Return the squares of the layout, by rows; those of face-down tiles too."""
        sides = range(SIDE)
        return sorted(
            corner + row * WIDTH + column for corner in self.corners for row in sides for column in sides
        )

    def revealed(self, square: int) -> bool:
        """Tell whether a square lies on a revealed tile."""
        return square in self.ground

    def terrain(self, square: int) -> str:
        """Return the terrain of a revealed square."""
        return str(self.ground[square]["terrain"])

    def resource(self, square: int) -> str:
        """Return the resource that shows on a square; nothing where a marker covers it."""
        return str(self.ground[square].get("resource", ""))

    def recommended(self, square: int) -> bool:
        """Tell whether a square is the one recommended for a capital, while one's own is to be founded."""
        return "home" in self.ground[square] and not self.players[self.mine]["cities"]

    def marker(self, square: int) -> str:
        """Return the building, wonder or great person on a square."""
        return str(self.ground[square].get("marker", ""))

    def owner(self, square: int) -> int:
        """Return the seat in whose city a square lies."""
        seat: int = self.ground[square]["realm"]
        return seat

    def city(self, square: int) -> tuple[int, int]:
        """Return the seat of the city that has its centre there, and which city it is; -1: none."""
        row = self.ground.get(square, {})
        return (row["realm"], row["city"]) if "city" in row else (NOBODY, 0)

    def figures(self, square: int) -> list[tuple[int, int, int]]:
        """Return who stands in a square: seat, armies, scouts."""
        found, slug = [], name_of(square)
        for seat, row in enumerate(self.players):
            armies, scouts = row["armies"].count(slug), [one["at"] for one in row["scouts"]].count(slug)
            if armies or scouts:
                found.append((seat, armies, scouts))
        return found

    def gives(self, square: int) -> dict[str, int]:
        """Return the symbols in force on a square; the centre of a city gives nothing."""
        row = self.ground[square]
        return {name: row[name] for name in SYMBOLS if name in row}

    def seat(self, seat: int) -> Doc:
        """Return what the rules work out for a seat."""
        found: Doc = self.totals["seats"][seat]
        return found

    def pyramid(self, seat: int) -> list[list[str]]:
        """Return technologies by the rows of a pyramid; the starting one lies in the bottom row."""
        rows: list[list[str]] = self.seat(seat)["pyramid"]
        return rows

    def free_places(self, seat: int) -> list[int]:
        """Return how many more cards each row of a pyramid can take, from the second on."""
        free: list[int] = self.seat(seat)["free"]
        return free

    def units(self, seat: int) -> list[tuple[str, int]]:
        """Return the own unit cards with their strength, by type."""
        cards = sorted(THINGS.number(slug) for slug in self.players[seat]["units"])
        return [(THINGS.slug(card), self.strength(seat, THINGS.slug(card))) for card in cards]

    def rank_name(self, unit: int, rank: int) -> str:
        """Return what units of a type are called at a rank, as messages name it."""
        names: list[str] = ROWS[unit]["names"]
        return names[max(1, min(rank, len(names))) - 1]

    def unit_name(self, seat: int, card: str) -> str:
        """Return what a unit is called at the rank of its seat; -1: a barbarian."""
        unit = UNIT_OF[THINGS.number(card)]
        return self.rank_name(unit, self.players[seat]["ranks"][UNITS.index(unit)] if seat >= 0 else 1)

    def strength(self, seat: int, card: str) -> int:
        """Return how strong a unit is at the rank of its seat; -1: a barbarian."""
        strengths = self.totals["strengths"][seat] if seat >= 0 else self.totals["barbarians"]
        found: int = strengths[card]
        return found

    def battle(self) -> Doc | None:
        """Return the battle under way."""
        return next((row for row in self.view["stack"] if row["frame"] == "Battle"), None)

    def moving(self) -> Doc | None:
        """Return the group under way."""
        top: Doc | None = self.view["stack"][-1] if self.view["stack"] else None
        return top if top is not None and top["frame"] == "Move" else None


def name_of(square: int) -> str:
    """Return what a square is called."""
    return NAMES.slugs[square]


def tile_ref(square: int) -> str:
    """Return the ref of a square."""
    return f"tile:{square % WIDTH},{square // WIDTH}"
