"""The first steps of each player: civilization, capital, bonus, figures (p. 8, 10–12)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import AMERICA, ARMY, CHINA, EGYPT, ROWS, SCOUT
from ecumene.games.sid_meiers_civilization.map.ground import layout_of
from ecumene.games.sid_meiers_civilization.map.sums import trade
from ecumene.games.sid_meiers_civilization.map.tiles import WIDTH
from ecumene.games.sid_meiers_civilization.pieces import add_city, draw_person
from ecumene.games.sid_meiers_civilization.setup.lay_out import free_civilizations, give, lay_out, sheet_obstacle
from ecumene.games.sid_meiers_civilization.start_phase.placing import MUST, Placing
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import CAPITAL, CIVILIZATION
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.frames.rounds import Rounds
from ecumene.kernel.luck import Luck

START_ARMIES: Final = 1


class SetUp(Rounds[GameState]):
    """Seats set up one after another, clockwise; then trade of the capital is set on the dial (p. 10–12).

    wonder  with which Egypt begins
    """

    FIELDS: ClassVar[str] = "turns/4 wonder$wonder"
    RULE: ClassVar[str] = "smc.ruling.order-of-setup"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("wonder",)

    def __init__(self, turns: int, wonder: int) -> None:
        super().__init__(turns)
        self.wonder = wonder

    def copy(self) -> SetUp:
        return SetUp(self.turns, self.wonder)

    # generated: end

    def order(self, s: GameState) -> list[int]:
        """Clockwise from the first player."""
        return s.order()

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        """Put figures and what the civilization begins with on the stack, the capital above them."""
        player = s.players[seat]
        s.stack.append(Placing(seat, SCOUT, MUST))
        for _ in range(ROWS[player.civilization]["start"].get("armies", START_ARMIES)):
            s.stack.append(Placing(seat, ARMY, MUST))
        if player.civilization == EGYPT and self.wonder >= 0:
            s.stack.append(Placing(seat, self.wonder, MUST))
            self.wonder = -1
        s.stack.append(Capital(seat))

    def end_round(self, s: GameState, luck: Luck) -> None:
        """Set the dials."""
        s.stack.pop()
        for seat, player in enumerate(s.players):
            player.trade = trade(s, seat, 0)
            luck.tell("trade", seat, amount=player.trade)


class Capital(ChooseOne[GameState]):
    """The capital stands on one of the four centre squares of the home tile (p. 10)."""

    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "smc.setup.capital"
    VERBS: ClassVar[list[int]] = [CAPITAL]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Capital:
        return Capital(self.seat)

    # generated: end

    def decider(self) -> int:
        """Return its owner."""
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        """List the four squares."""
        corner = layout_of(s).slots[s.order().index(self.seat)]
        return [(CAPITAL, corner + row * WIDTH + column, 0) for row in (1, 2) for column in (1, 2)]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        """Found the capital, with what the civilization begins with."""
        player = s.players[self.seat]
        add_city(s, self.seat, a[1], int(player.civilization == CHINA), luck)
        luck.tell("capital", self.seat, target=a[1])
        if player.civilization == AMERICA:
            person = draw_person(s, self.seat, luck)
            s.stack.append(Placing(self.seat, person, MUST))


class ChooseCivilization(Rounds[GameState]):
    """Each seat picks a free sheet, from the last player to the first (p. 8)."""

    RULE: ClassVar[str] = "smc.setup.civilizations"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> ChooseCivilization:
        return ChooseCivilization(self.turns)

    # generated: end

    def order(self, s: GameState) -> list[int]:
        """From the last player to the first."""
        return s.order()[::-1]

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        """Ask the seat."""
        s.stack.append(Sheet(seat))

    def end_round(self, s: GameState, luck: Luck) -> None:
        """Lay out the rest."""
        s.stack.pop()
        s.stack.append(SetUp(0, lay_out(s, luck)))


class Sheet(ChooseOne[GameState]):
    """A seat takes the sheet of a civilization (p. 8)."""

    FIELDS: ClassVar[str] = "seat@"
    RULE: ClassVar[str] = "smc.ruling.choosing-civilizations"
    VERBS: ClassVar[list[int]] = [CIVILIZATION]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Sheet:
        return Sheet(self.seat)

    # generated: end

    def decider(self) -> int:
        """Return the seat."""
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        """List the free sheets."""
        return [(CIVILIZATION, civilization, 0) for civilization in free_civilizations(s)]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        """Take it."""
        give(s, self.seat, a[1], luck)

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Say why a sheet cannot be taken."""
        return sheet_obstacle(s, a[1])

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the civilization."""
        return a[1], -1, -1
