"""Abilities in battle: before or after one's own card, never during an attack (p. 25)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import (
    FIRST_TECHNOLOGY,
    IRON,
    IS_TECHNOLOGY,
    ON_MARKET,
    TECHNOLOGIES,
)
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES, Ability
from ecumene.games.sid_meiers_civilization.interrupts.paying import Pay, can_pay
from ecumene.games.sid_meiers_civilization.interrupts.window import (
    ABILITY,
    OPEN,
    STANDS,
    Cancellable,
    open_window,
)
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.frame import Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

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
COSTS: Final[list[Ability]] = BLOWS + WOUNDS
COSTING: Final[list[int]] = [one.technology for one in COSTS]
DEALING: Final[list[int]] = [one.technology for one in WOUNDS]
BARBARIANS: Final = reason("smc.ruling.barbarians")
UNKNOWN: Final = reason("smc.research.own-only")
NO_USE: Final = reason("smc.ability.phase")
USED: Final = reason("smc.ability.once-a-round")
UNPAID: Final = reason("smc.ability.resources")


def heals(technology: int) -> int:
    """Return how many wounds a technology heals, 0: all."""
    return HEALINGS[HEALS.index(technology)].amount


def ready_obstacle(s: GameState, battle: Battle, technology: int) -> int:
    """Return what keeps the side whose turn it is from a technology, whatever that costs."""
    side = battle.side
    seat = battle.owner(side)
    if seat < 0:
        return BARBARIANS
    player = s.players[seat]
    if IS_TECHNOLOGY[technology] and not player.knows(technology):
        return UNKNOWN
    if technology in HEALS:
        healed = battle.healed >> (2 * side + HEALS.index(technology)) & 1 == 1
        return ALLOWED if sum(battle.wounds(side)) > 0 and not healed else NO_USE
    if technology not in COSTING:
        return NO_USE
    if player.used >> (technology - FIRST_TECHNOLOGY) & 1:
        return USED
    if technology in DEALING:
        return ALLOWED if any(unit != NO_UNIT for unit in battle.units(1 - side)) else NO_USE
    return NO_USE if battle.played or battle.plus else ALLOWED


def battle_obstacle(s: GameState, battle: Battle, technology: int) -> int:
    """Return what keeps the side whose turn it is from using a technology now."""
    why = ready_obstacle(s, battle, technology)
    if why != ALLOWED or technology in HEALS:
        return why
    one = COSTS[COSTING.index(technology)]
    return ALLOWED if can_pay(s.players[battle.owner(battle.side)], one.cost, one.any) else UNPAID


def usable_in_battle(s: GameState, battle: Battle) -> list[int]:
    """Return the technologies that the side whose turn it is can use now."""
    return [one for one in sorted(HEALS + COSTING) if battle_obstacle(s, battle, one) == ALLOWED]


def might_use(s: GameState, battle: Battle) -> bool:
    """Return whether a side that has played its card might use something, by what everybody knows."""
    player = s.players[battle.owner(battle.side)]
    tokens = player.resources[ON_MARKET.index(IRON)] or player.facedown() or player.hand
    return any(ready_obstacle(s, battle, one) == ALLOWED for one in (HEALS + COSTING if tokens else HEALS))


def begin_ability(s: GameState, seat: int, technology: int) -> None:
    """Pay for an ability, and ask who would cancel it."""
    ability = COSTS[COSTING.index(technology)]
    s.players[seat].used |= 1 << (technology - FIRST_TECHNOLOGY)
    s.stack.append(BattleAbility(seat, technology, OPEN))
    open_window(s, seat, ABILITY, technology, -1, -1)
    s.stack.append(Pay(seat, technology, ability.cost[:], ability.any))


class Fight(Frame[GameState]):
    """A battle, as far as its abilities know it."""

    __slots__ = ("by", "deal", "plus")

    def __init__(self, plus: int, deal: int, by: int) -> None:
        self.plus = plus  # wounds that the next unit deals besides
        self.deal = deal  # wounds still to be dealt by an ability
        self.by = by  # the technology whose wounds are dealt or healed


class BattleAbility(Cancellable):
    """An ability used in a battle takes effect, unless it is cancelled (p. 25)."""

    FIELDS: ClassVar[str] = "seat@ technology$technology verdict<3"
    RULE: ClassVar[str] = "smc.battle.abilities"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat", "technology")

    def __init__(self, seat: int, technology: int, verdict: int) -> None:
        super().__init__(verdict)
        self.seat = seat
        self.technology = technology

    def copy(self) -> BattleAbility:
        return BattleAbility(self.seat, self.technology, self.verdict)

    # generated: end

    def source(self) -> int:
        """Return the technology."""
        return self.technology

    def step(self, s: GameState, luck: Luck) -> None:
        """Strengthen the next unit, or give wounds to deal."""
        s.stack.pop()
        if self.verdict != STANDS:
            luck.tell("cancelled", self.seat, self.technology)
            return
        luck.tell("effect", self.seat, self.technology)
        from_below(s, self.technology)


def from_below(s: GameState, technology: int) -> None:
    """Let the battle know what was used; a coin that a gift brings is settled first."""
    for at in range(len(s.stack) - 1, -1, -1):
        frame = s.stack[at]
        if isinstance(frame, Fight):
            for one in BLOWS:
                if one.technology == technology:
                    frame.plus += one.amount
            for one in WOUNDS:
                if one.technology == technology:
                    frame.deal, frame.by = one.amount, technology
            return
