"""Abilities in battle: before or after one's own card, never during an attack (p. 25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ecumene.games.sid_meiers_civilization.abilities import ABILITIES, Ability
from ecumene.games.sid_meiers_civilization.card_data import FIRST_TECHNOLOGY, IRON, ON_MARKET, TECHNOLOGIES
from ecumene.games.sid_meiers_civilization.interrupts.paying import Pay, can_pay
from ecumene.games.sid_meiers_civilization.interrupts.window import (
    ABILITY,
    OPEN,
    STANDS,
    Cancellable,
    open_window,
)
from ecumene.games.sid_meiers_civilization.state import Civ
from ecumene.kernel.frame import Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

if TYPE_CHECKING:
    from ecumene.games.sid_meiers_civilization.battle.battle import Battle

NO_UNIT: Final = -1


def _in_battle(effect: str) -> list[Ability]:
    return [
        one for tech in TECHNOLOGIES for one in ABILITIES[tech] if one.effect == effect and one.phase == "battle"
    ]


HEALINGS: Final[list[Ability]] = _in_battle("heal")
HEALS: Final[list[int]] = [one.technology for one in HEALINGS]
BLOWS: Final[list[Ability]] = _in_battle("attack")
WOUNDS: Final[list[Ability]] = _in_battle("wounds")


def heals(technology: int) -> int:
    """Return how many wounds a technology heals, 0: all."""
    return HEALINGS[HEALS.index(technology)].amount


def unused(s: Civ, seat: int, technology: int) -> bool:
    """Return whether a known ability was not used in this round."""
    player = s.players[seat]
    return player.knows(technology) and not player.used >> (technology - FIRST_TECHNOLOGY) & 1


def usable_in_battle(s: Civ, battle: Battle) -> list[int]:
    """Return the technologies that the side whose turn it is can use now."""
    side = battle.side
    seat = battle.owner(side)
    player = s.players[seat]
    found: list[int] = []
    if sum(battle.wounds(side)):
        for at, technology in enumerate(HEALS):
            if player.knows(technology) and not battle.healed >> (2 * side + at) & 1:
                found.append(technology)
    if not battle.played and not battle.plus:
        for one in BLOWS:
            if unused(s, seat, one.technology) and can_pay(player, one.cost, one.any):
                found.append(one.technology)
    if any(unit != NO_UNIT for unit in battle.units(1 - side)):
        for one in WOUNDS:
            if unused(s, seat, one.technology) and can_pay(player, one.cost, one.any):
                found.append(one.technology)
    return sorted(found)


def why_not_in_battle(s: Civ, battle: Battle, technology: int) -> Refusal:
    """Say why a side cannot use a technology now: it is unknown, was used, lacks tokens, or would do nothing."""
    seat = battle.owner(battle.side)
    if seat < 0:
        return Refusal("smc.ruling.barbarians")
    player = s.players[seat]
    if technology in TECHNOLOGIES and not player.knows(technology):
        return Refusal("smc.research.own-only", technology)
    if battle.deal or battle.mend:
        return Refusal("smc.battle.abilities", technology)
    for one in BLOWS + WOUNDS:
        if one.technology == technology:
            if not unused(s, seat, technology):
                return Refusal("smc.ability.once-a-round", technology)
            if not can_pay(player, one.cost, one.any):
                return Refusal("smc.ability.resources", technology)
    return Refusal("smc.ability.phase", technology)


def might_use(s: Civ, battle: Battle) -> bool:
    """Return whether a side that has played its card might use something, by what everybody knows."""
    side = battle.side
    seat = battle.owner(side)
    player = s.players[seat]
    if sum(battle.wounds(side)):
        for at, technology in enumerate(HEALS):
            if player.knows(technology) and not battle.healed >> (2 * side + at) & 1:
                return True
    tokens = player.resources[ON_MARKET.index(IRON)] or player.facedown() or player.hand
    if not tokens or all(unit == NO_UNIT for unit in battle.units(1 - side)):
        return False
    return any(unused(s, seat, one.technology) for one in WOUNDS)


def begin_ability(s: Civ, seat: int, technology: int) -> None:
    """Pay for an ability, and ask who would cancel it."""
    ability = next(one for one in BLOWS + WOUNDS if one.technology == technology)
    s.players[seat].used |= 1 << (technology - FIRST_TECHNOLOGY)
    s.stack.append(BattleAbility(seat, technology, OPEN))
    open_window(s, seat, ABILITY, technology, -1, -1)
    s.stack.append(Pay(seat, technology, ability.cost[:], ability.any))


class Fight(Frame[Civ]):
    """A battle, as far as its abilities know it."""

    __slots__ = ("deal", "plus")

    def __init__(self, plus: int, deal: int) -> None:
        self.plus = plus  # wounds that the next unit deals besides
        self.deal = deal  # wounds still to be dealt by an ability


class BattleAbility(Cancellable):
    """An ability used in a battle takes effect, unless it is cancelled (p. 25)."""

    __slots__ = ("seat", "technology")
    FIELDS: ClassVar[str] = "seat@ technology$technology verdict<3"
    RULE: ClassVar[str] = "smc.battle.abilities"

    def __init__(self, seat: int, technology: int, verdict: int) -> None:
        super().__init__(verdict)
        self.seat = seat
        self.technology = technology

    def copy(self) -> BattleAbility:
        """Return a frame of its own."""
        return BattleAbility(self.seat, self.technology, self.verdict)

    def source(self) -> int:
        """Return the technology."""
        return self.technology

    def step(self, s: Civ, luck: Luck) -> None:
        """Strengthen the next unit, or give wounds to deal."""
        s.stack.pop()
        if self.verdict != STANDS:
            luck.tell("cancelled", self.seat, self.technology)
            return
        from_below(s, self.technology)


def from_below(s: Civ, technology: int) -> None:
    """Let the battle know what was used; a coin that a gift brings is settled first."""
    for at in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[at]
        if isinstance(frame, Fight):
            for one in BLOWS:
                if one.technology == technology:
                    frame.plus += one.amount
            for one in WOUNDS:
                if one.technology == technology:
                    frame.deal = one.amount
            return
