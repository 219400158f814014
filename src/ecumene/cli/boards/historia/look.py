"""What the terminal reads from a view of Historia: parties, territories, the matrix around a marker."""

from __future__ import annotations

from typing import Any

from ecumene.games.historia.card_data import TECHNOLOGY_AT, THINGS, TOKEN_NUMBER, TOKEN_VP
from ecumene.games.historia.components.world import BORDERS, TERRITORIES
from ecumene.kernel.game import Doc

LETTERS = "ABCDEF"
ERAS = ("I", "II", "III")


class HistoriaView:
    """A view, with seats and civbots as one list: their number is their letter; and what the rules work out."""

    def __init__(self, view: Doc, names: list[str]) -> None:
        self.view = view
        self.seats = len(view["players"])
        self.parties: list[dict[str, Any]] = [*view["players"], *view["bots"]]
        self.names = [*names[: self.seats], *(each["name"] for each in view["automata"])]
        self.mine: int = view["seat"] if view["seat"] >= 0 else view["order"][0]
        self.totals = view["totals"]

    def here(self, place: int) -> list[tuple[int, int]]:
        """Return who stands on a territory, each with the number of cubes."""
        return [(at, row["land"][place]) for at, row in enumerate(self.parties) if row["land"][place]]

    def token(self, place: int) -> tuple[int, int]:
        """Return points and number of the token of a territory; zeros before it is placed."""
        slug = self.view["tokens"][place] if self.view["tokens"] else "-"
        thing = THINGS.number(slug)
        return (TOKEN_VP[thing], TOKEN_NUMBER[thing]) if thing >= 0 else (0, 0)

    def scored(self, party: int) -> list[tuple[int, int]]:
        """Return the territories that would score for a party, with their points."""
        rows = self.totals["territories"][party] if self.totals["territories"] else []
        return [(TERRITORIES.index(place), vp) for place, vp in rows]

    def next_levels(self, party: int) -> list[tuple[str, str, bool]]:
        """Return the next technology and military level: track, thing ("-" above the highest), within reach."""
        return [(row["track"], row["thing"], row["open"]) for row in self.totals["levels"][party]]

    def level_name(self, party: int) -> str:
        """Return the slug of a party's technology."""
        return THINGS.slug(TECHNOLOGY_AT[self.parties[party]["technology"]])

    def conditions(self, seat: int) -> list[tuple[str, int, int, int]]:
        """Return the conditions of a leader: category, have, at least, points."""
        return [(kind, have, need, vp) for kind, have, need, vp in self.totals["conditions"][seat]]

    def next_order(self) -> list[int]:
        """Return the order of the next turn if this one ended now; none where one plays alone."""
        order: list[int] = self.totals["order"]
        return order

    def turn_goes_on(self) -> bool:
        """Return whether the end of a turn is still to come."""
        return self.totals["end_of_turn"] is not None

    def end_points(self, seat: int) -> list[tuple[int, str, int]]:
        """Return what the end of the turn would score: the territory or -1, the thing, the points."""
        rows = self.totals["end_of_turn"][seat]["vp"]
        return [(TERRITORIES.index(place) if place else -1, thing, vp) for thing, place, vp in rows]

    def token_of_command(self, seat: int) -> str:
        """Return the unused token of command of a seat; "-": none."""
        token: str = self.totals["command"][seat]
        return token

    def acting(self) -> tuple[int, str]:
        """Return who carries out which card; nobody: -1."""
        for frame in reversed(self.view["stack"]):
            if frame["frame"] == "Act":
                return frame["seat"], frame["card"]
        return -1, "-"


def borders(place: int) -> list[str]:
    """Return the neighbours of a territory by their slugs."""
    return [TERRITORIES[other] for other in BORDERS[place]]
