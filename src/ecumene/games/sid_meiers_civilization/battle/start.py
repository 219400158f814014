"""How a battle begins: forces are drawn, and barbarians gathered (p. 20, 23)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.battle.battle import ATTACKER, DEFENDER, Battle
from ecumene.games.sid_meiers_civilization.battle.force import force, sees_hand
from ecumene.games.sid_meiers_civilization.card_data import TECHNOLOGIES, UNITS
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES
from ecumene.games.sid_meiers_civilization.map.figures import city_at
from ecumene.games.sid_meiers_civilization.pieces import draw_unit, units_left
from ecumene.games.sid_meiers_civilization.printed import START_UNITS
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import CHOOSE
from ecumene.kernel.frame import Action
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.luck import Luck

BREACHING: Final[list[int]] = [
    one for one in TECHNOLOGIES if any(each.effect == "destroy-walls" for each in ABILITIES[one])
]


def drawn(s: GameState, seat: int, size: int, luck: Luck) -> list[int]:
    """Draw a force from the standing force; the cards stay in it until they die."""
    rest = s.players[seat].units[:]
    return sorted([luck.take(rest) for _ in range(min(size, len(rest)))])


def walls_hold(s: GameState, seat: int, rival: int, square: int, luck: Luck) -> bool:
    """Return whether a city has walls, after those that an attacker can breach have fallen (p. 24)."""
    defender = s.players[rival]
    city = defender.cities.index(square)
    if defender.walls[city] and any(s.players[seat].knows(one) for one in BREACHING):
        defender.walls[city] = 0
        luck.tell("walls-fell", rival, target=square)
    return defender.walls[city] > 0


def attack(s: GameState, seat: int, rival: int, square: int, luck: Luck) -> None:
    """Attack figures or a city of another seat."""
    city = city_at(s, square) == rival
    walled = city and walls_hold(s, seat, rival, square, luck)
    mine = drawn(s, seat, force(s, seat, square, False), luck)
    theirs = drawn(s, rival, force(s, rival, square, city), luck)
    luck.tell("attacked", seat, amount=rival, target=square)
    turn = ATTACKER if walled else DEFENDER
    seen = int(sees_hand(s, seat)) + 2 * int(sees_hand(s, rival))
    s.stack.append(
        Battle(
            seat, rival, 0, int(city), square, turn, 0, 0, 0, 0, -1, 0, seen, mine, theirs, [], [], [], [], [], []
        )
    )


def attack_village(s: GameState, seat: int, square: int, luck: Luck) -> None:
    """Attack a village: the seat to the left plays the barbarians (p. 20)."""
    left = (seat + 1) % len(s.players)
    mine = drawn(s, seat, force(s, seat, square, False), luck)
    luck.tell("village", seat, target=square)
    seen = int(sees_hand(s, seat))
    s.stack.append(
        Battle(seat, left, 1, 0, square, DEFENDER, 0, 0, 0, 0, -1, 0, seen, mine, [], [], [], [], [], [], [])
    )
    gather(s, START_UNITS[:], luck)


def gather(s: GameState, units: list[int], luck: Luck) -> None:
    """Draw one barbarian of each type; where a pile is empty, the seat to the left names another."""
    battle = s.stack[-1]
    assert isinstance(battle, Battle)
    for at, unit in enumerate(units):
        if not units_left(s, unit):
            s.stack.append(Substitute(battle.defender, units[at:]))
            return
        battle.theirs.append(draw_unit(s, unit, luck))
        battle.theirs.sort()


class Substitute(ChooseOne[GameState]):
    """A pile is empty: the barbarians' seat names another type (p. 20).

    missing  the type whose pile is empty, then those that are still to be drawn
    """

    FIELDS: ClassVar[str] = "seat@ missing$unit[<3]"
    RULE: ClassVar[str] = "smc.ruling.barbarians"
    VERBS: ClassVar[list[int]] = [CHOOSE]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("missing", "seat")

    def __init__(self, seat: int, missing: list[int]) -> None:
        self.seat = seat
        self.missing = missing

    def copy(self) -> Substitute:
        return Substitute(self.seat, self.missing[:])

    # generated: end

    def decider(self) -> int:
        """Return the seat to the left."""
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        """List the ground types that have cards."""
        return [(CHOOSE, unit, 0) for unit in UNITS if unit in START_UNITS and units_left(s, unit)]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        """Draw it, then the rest."""
        gather(s, [a[1], *self.missing[1:]], luck)

    def step(self, s: GameState, luck: Luck) -> None:
        """Draw the only type that is left, or go without."""
        options = self.options(s)
        s.stack.pop()
        if options:
            self.chosen(s, options[0], luck)
