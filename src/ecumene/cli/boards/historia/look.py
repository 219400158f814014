"""What the terminal reads from a view of Historia: parties, territories, the matrix around a marker."""

from __future__ import annotations

from typing import Any

from ecumene.games.historia.card_data import (
    COMMAND_OF,
    CONDITIONS,
    MILITARY_AT,
    MOST_LEVEL,
    TECHNOLOGY_AT,
    THINGS,
    TOKEN_NUMBER,
    TOKEN_VP,
)
from ecumene.games.historia.forecast import end_points, next_order, no_end_to_come
from ecumene.games.historia.game import GAME
from ecumene.games.historia.matrix_cells import GOVERNMENT_AT
from ecumene.games.historia.world import BORDERS, TERRITORIES, TERRITORY_COUNT
from ecumene.kernel.game import Doc
from ecumene.kernel.luck import Luck

LETTERS = "ABCDEF"
ERAS = ("I", "II", "III")


class HistoriaView:
    """A view, with seats and civbots as one list: their number is their letter; and a world that fits it."""

    def __init__(self, view: Doc, names: list[str]) -> None:
        self.view = view
        self.seats = len(view["players"])
        self.parties: list[dict[str, Any]] = [*view["players"], *view["bots"]]
        self.names = [*names[: self.seats], *(each["name"] for each in view["automata"])]
        self.mine: int = view["seat"] if view["seat"] >= 0 else view["order"][0]
        self.world = GAME.imagine(view, Luck(0))

    def here(self, place: int) -> list[tuple[int, int]]:
        """Return who stands on a territory, each with the number of cubes."""
        return [(at, row["land"][place]) for at, row in enumerate(self.parties) if row["land"][place]]

    def token(self, place: int) -> tuple[int, int]:
        """Return points and number of the token of a territory; zeros before it is placed."""
        slug = self.view["tokens"][place] if self.view["tokens"] else "-"
        thing = THINGS.number(slug)
        return (TOKEN_VP[thing], TOKEN_NUMBER[thing]) if thing >= 0 else (0, 0)

    def alone(self, party: int) -> list[tuple[int, int]]:
        """Return the territories that a party occupies alone, with their points."""
        return [
            (place, self.token(place)[0])
            for place in range(TERRITORY_COUNT)
            if [at for at, _ in self.here(place)] == [party]
        ]

    def next_levels(self, party: int) -> list[tuple[str, int]]:
        """Return the things of the next technology and military level; -1 where the matrix has no cell."""
        row = self.parties[party]
        technology, military = row["technology"], row["military"]
        found = []
        for track, level, cell in (
            ("technology", technology + 1, (technology + 1, military)),
            ("military", military + 1, (technology, military + 1)),
        ):
            if level > MOST_LEVEL:
                found.append((track, -2))
            elif GOVERNMENT_AT[cell[0]][cell[1]] < 0:
                found.append((track, -1))
            else:
                found.append((track, (TECHNOLOGY_AT if track == "technology" else MILITARY_AT)[level]))
        return found

    def level_name(self, party: int) -> str:
        """Return the slug of a party's technology."""
        return THINGS.slug(TECHNOLOGY_AT[self.parties[party]["technology"]])

    def claimed(self, seat: int, place: int) -> bool:
        """Return whether another civilization alone scores a shared territory, by the power of its command."""
        by = [at for at, _ in self.here(place) if self.parties[at].get("power") == "score-shared"]
        return len(by) == 1 and by[0] != seat

    def conditions(self, seat: int) -> list[tuple[int, int, int, int]]:
        """Return the conditions of a leader: category, have, at least, points."""
        row = self.view["players"][seat]
        held = [place for place in range(TERRITORY_COUNT) if row["land"][place] and not self.claimed(seat, place)]
        have = [row["technology"], row["military"], len(row["wonders"]), len(held)]
        return [(one[0], have[one[0]], one[1], one[2]) for one in CONDITIONS[THINGS.number(row["leader"])]]

    def next_order(self) -> list[int]:
        """Return the order of the next turn if this one ended now; none where one plays alone."""
        order = next_order(self.world)
        return order if len(order) > 1 else []

    def turn_goes_on(self) -> bool:
        """Return whether the end of a turn is still to come."""
        return not no_end_to_come(self.world)

    def end_points(self, seat: int) -> list[tuple[int, int, int]]:
        """Return what the end of the turn would score: the territory or -1, the thing, the points."""
        tokens = self.world.tokens
        return [
            (tokens.index(thing) if thing in tokens else -1, thing, points)
            for thing, points in end_points(self.world, seat)
        ]

    def token_of_command(self, seat: int) -> str:
        """Return the unused token of command of a seat; "-": none."""
        row = self.parties[seat]
        return THINGS.slug(COMMAND_OF[THINGS.number(row["civilization"])]) if row["command"] == 1 else "-"

    def acting(self) -> tuple[int, str]:
        """Return who carries out which card; nobody: -1."""
        for frame in reversed(self.view["stack"]):
            if frame["frame"] == "Act":
                return frame["seat"], frame["card"]
        return -1, "-"


def borders(place: int) -> list[str]:
    """Return the neighbours of a territory by their slugs."""
    return [TERRITORIES[other] for other in BORDERS[place]]
