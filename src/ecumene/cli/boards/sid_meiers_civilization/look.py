"""A view of Sid Meier's Civilization, read: the ground, who stands where, the rows of a pyramid, units."""

from __future__ import annotations

from ecumene.games.sid_meiers_civilization.battle.battle import Battle
from ecumene.games.sid_meiers_civilization.battle.force import strength
from ecumene.games.sid_meiers_civilization.card_data import ROWS, THINGS, UNIT_OF, UNITS
from ecumene.games.sid_meiers_civilization.effects.abilities import LEVEL
from ecumene.games.sid_meiers_civilization.map.figures import city_at
from ecumene.games.sid_meiers_civilization.map.ground import layout_of
from ecumene.games.sid_meiers_civilization.map.squares import NAMES
from ecumene.games.sid_meiers_civilization.map.sums import coin_of, culture_of, production_of, trade_of
from ecumene.games.sid_meiers_civilization.map.tiles import GROUNDS, WIDTH
from ecumene.games.sid_meiers_civilization.player import Player
from ecumene.games.sid_meiers_civilization.round.round import PHASES
from ecumene.games.sid_meiers_civilization.view import imagine
from ecumene.kernel.game import Doc
from ecumene.kernel.luck import Luck

LETTERS = "ABCD"
NOBODY = -1
SYMBOLS = ("production", "trade", "culture", "coin")


class CivView:
    """A view, and a world that fits it: for what follows from that which everybody sees."""

    def __init__(self, view: Doc, names: list[str]) -> None:
        self.view = view
        self.names = names
        self.world = imagine(view, Luck(0))
        self.players: list[Doc] = view["players"]
        self.mine: int = view["seat"] if view["seat"] >= 0 else view["first"]
        self.layout = layout_of(self.world)

    def rivals(self) -> list[int]:
        """Return the other seats, clockwise."""
        return self.world.others(self.mine)

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
        return [
            row * WIDTH + column
            for row in range(self.layout.rows)
            for column in range(self.layout.columns)
            if self.layout.slot_of[row * WIDTH + column] >= 0
        ]

    def revealed(self, square: int) -> bool:
        """Tell whether a square lies on a revealed tile."""
        return bool(self.world.ground) and self.world.ground[square] >= 0

    def terrain(self, square: int) -> str:
        """Return the terrain of a revealed square."""
        return THINGS.slug(GROUNDS[self.world.ground[square]].terrain)

    def resource(self, square: int) -> str:
        """Return the resource that shows on a square; nothing where a marker covers it."""
        found = GROUNDS[self.world.ground[square]].resource
        return THINGS.slug(found) if found >= 0 and self.world.marker[square] < 0 else ""

    def recommended(self, square: int) -> bool:
        """Tell whether a square is the one recommended for a capital, while one's own is to be founded."""
        return GROUNDS[self.world.ground[square]].capital and not self.players[self.mine]["cities"]

    def marker(self, square: int) -> str:
        """Return the building, wonder or great person on a square."""
        mark = self.world.marker[square]
        return THINGS.slug(mark) if mark >= 0 else ""

    def owner(self, square: int) -> int:
        """Return the seat in whose city a square lies."""
        return self.world.realm[square]

    def city(self, square: int) -> tuple[int, int]:
        """Return the seat of the city that has its centre there, and which city it is; -1: none."""
        seat = city_at(self.world, square)
        return (seat, self.world.players[seat].cities.index(square)) if seat >= 0 else (NOBODY, 0)

    def figures(self, square: int) -> list[tuple[int, int, int]]:
        """Return who stands in a square: seat, armies, scouts."""
        found = []
        for seat, player in enumerate(self.world.players):
            armies, scouts = player.armies.count(square), player.scouts.count(square)
            if armies or scouts:
                found.append((seat, armies, scouts))
        return found

    def gives(self, square: int) -> dict[str, int]:
        """Return the symbols in force on a square; the centre of a city gives nothing."""
        if self.city(square)[0] >= 0:
            return {}
        player = self.world.players[max(self.owner(square), 0)]
        amounts = (
            production_of(self.world, player, square),
            trade_of(self.world, player, square),
            culture_of(self.world, player, square),
            coin_of(self.world, square),
        )
        return {name: amount for name, amount in zip(SYMBOLS, amounts, strict=True) if amount}

    def player(self, seat: int) -> Player:
        """Return a seat of the imagined world."""
        return self.world.players[seat]

    def pyramid(self, seat: int) -> list[list[str]]:
        """Return technologies by the rows of a pyramid; the starting one lies in the bottom row."""
        rows: list[list[str]] = [[] for _ in range(5)]
        row = self.players[seat]
        first = ROWS[THINGS.number(row["civilization"])]["technology"] if row["civilization"] != "-" else ""
        for slug in row["technologies"]:
            rows[0 if slug == first else LEVEL[THINGS.number(slug)] - 1].append(slug)
        return rows

    def free_places(self, seat: int) -> list[int]:
        """Return how many more cards each row of a pyramid can take, from the second on."""
        levels = self.players[seat]["levels"]
        return [max(0, levels[at] - 1 - levels[at + 1]) for at in range(4)]

    def units(self, seat: int) -> list[tuple[str, int]]:
        """Return the own unit cards with their strength, by type."""
        cards = sorted(THINGS.number(slug) for slug in self.players[seat]["units"])
        return [(THINGS.slug(card), strength(self.world, seat, card)) for card in cards]

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
        return strength(self.world, seat, THINGS.number(card))

    def battle(self) -> Battle | None:
        """Return the battle under way."""
        return next((frame for frame in self.world.stack if isinstance(frame, Battle)), None)

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
