"""What keeps seats from abilities and events: unknown, used, not paid for, of another phase, or pointless."""

from __future__ import annotations

from typing import Final

from ecumene.games.sid_meiers_civilization.card_data import (
    COUNT,
    FIRST_TECHNOLOGY,
    IS_PERSON,
    IS_TECHNOLOGY,
    IS_WONDER,
    ROWS,
    TECHNOLOGIES,
)
from ecumene.games.sid_meiers_civilization.city_phase.building import is_idle
from ecumene.games.sid_meiers_civilization.effects.abilities import ABILITIES, COIN_HOLDERS, COIN_TOKENS, Ability
from ecumene.games.sid_meiers_civilization.interrupts.aims import aim_obstacle, aims, choices, range_of
from ecumene.games.sid_meiers_civilization.interrupts.paying import can_pay, might_pay
from ecumene.games.sid_meiers_civilization.interrupts.targets import (
    NO_DISASTER,
    NO_KNOWLEDGE,
    OUT_OF_RANGE,
    SHELTERED,
    UNTARGETED,
)
from ecumene.games.sid_meiers_civilization.pieces import wonder_obstacle
from ecumene.games.sid_meiers_civilization.player import ONCE_ATOM, Player
from ecumene.games.sid_meiers_civilization.research.technologies import listed
from ecumene.games.sid_meiers_civilization.start_phase.placing import FROM_RESERVE
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.kernel.refusal import ALLOWED, reason

UNKNOWN: Final = reason("smc.research.own-only")
NOT_NOW: Final = reason("smc.ability.phase")
USED: Final = reason("smc.ability.once-a-round")
NO_ROOM_FOR_COIN: Final = reason("smc.coins.tokens")
UNPAID: Final = reason("smc.ability.resources")
NOT_IN_HAND: Final = reason("smc.events.phase")
OTHER_PHASE: Final = reason("smc.events.phase")
NO_AIM: Final[list[int]] = [SHELTERED, OUT_OF_RANGE, NO_DISASTER, NO_KNOWLEDGE]
NO_ABILITY: Final = -1
PHASES: Final[list[str]] = ["start", "trade", "city", "movement"]
USED_BY_HAND: Final[list[str]] = [
    "production", "culture", "coin", "great-person", "either", "sail", "actions", "trade", "lock", "destroy-city",
]  # fmt: skip


def _in_phase(phase: str) -> list[int]:
    """Return for each thing which of its abilities is used by hand in a phase, -1: none."""
    found = [NO_ABILITY] * COUNT
    for technology in TECHNOLOGIES:
        for which, ability in enumerate(ABILITIES[technology]):
            if ability.phase == phase and ability.effect in USED_BY_HAND:
                found[technology] = which
    return found


WHICH_IN: Final[dict[str, list[int]]] = {phase: _in_phase(phase) for phase in PHASES}
USED_IN: Final[dict[str, list[int]]] = {
    phase: [one for one in TECHNOLOGIES if WHICH_IN[phase][one] >= 0] for phase in PHASES
}


def is_second(technology: int, which: int) -> bool:
    """Return whether an earlier ability of the same technology is used by hand as well."""
    return any(ability.effect in USED_BY_HAND for ability in ABILITIES[technology][:which])


def mark_used(player: Player, technology: int, which: int) -> None:
    """Remember that an ability was used in this round; the second one of a card has a bit of its own."""
    if is_second(technology, which):
        player.once |= ONCE_ATOM
    else:
        player.used |= 1 << (technology - FIRST_TECHNOLOGY)


def was_used(player: Player, technology: int, which: int) -> bool:
    """Return whether an ability was used in this round."""
    if is_second(technology, which):
        return bool(player.once & ONCE_ATOM)
    return bool(player.used >> (technology - FIRST_TECHNOLOGY) & 1)


def ability_obstacle(s: GameState, seat: int, technology: int, phase: str, by_backs: bool = False) -> int:
    """Return what keeps a seat from the ability of a technology in a phase.

    By backs, it counts as paid for where the others must think that it could be.
    """
    player = s.players[seat]
    if not player.knows(technology):
        return UNKNOWN
    which = WHICH_IN[phase][technology]
    if which < 0:
        return NOT_NOW
    if was_used(player, technology, which):
        return USED
    ability = ABILITIES[technology][which]
    if ability.effect == "coin" and full_of_coins(player, technology):
        return NO_ROOM_FOR_COIN
    if not (might_pay(player, ability.cost) if by_backs else affordable(player, ability)):
        return UNPAID
    return ALLOWED if does_something(s, seat, technology, which, ability) else NOT_NOW


def use_obstacle(s: GameState, seat: int, thing: int, phase: str) -> int:
    """Return what keeps a seat from using a technology in a phase; anything else is used elsewhere."""
    if IS_WONDER[thing]:
        return wonder_obstacle(s, seat, thing) or NOT_NOW
    if IS_PERSON[thing]:
        return FROM_RESERVE
    return ability_obstacle(s, seat, thing, phase) if IS_TECHNOLOGY[thing] else NOT_NOW


def usable(s: GameState, seat: int, phase: str) -> list[int]:
    """Return the technologies whose abilities a seat can use now."""
    known = listed(USED_IN[phase], s.players[seat].technologies)
    return [one for one in known if ability_obstacle(s, seat, one, phase) == ALLOWED]


def might_use(s: GameState, seat: int, phase: str) -> bool:
    """Return whether a seat might use an ability of a phase now, by what everybody knows."""
    for one in listed(USED_IN[phase], s.players[seat].technologies):
        if ability_obstacle(s, seat, one, phase, by_backs=True) == ALLOWED:
            return True
    return False


def affordable(player: Player, ability: Ability) -> bool:
    """Return whether a seat has what an ability costs."""
    if player.trade < ability.trade or player.culture < ability.culture:
        return False
    return can_pay(player, ability.cost, ability.any)


def full_of_coins(player: Player, technology: int) -> bool:
    """Return whether a technology holds all the coin tokens that it can."""
    return player.coin_tokens[COIN_HOLDERS.index(technology)] >= COIN_TOKENS[technology]


def does_something(s: GameState, seat: int, technology: int, which: int, ability: Ability) -> bool:
    """Return whether an ability would do anything."""
    if ability.effect == "actions":
        player = s.players[seat]
        return any(not is_idle(player, city) for city in range(len(player.cities)))
    if ability.effect in ("coin", "culture", "great-person"):
        return True
    return bool(choices(s, seat, technology, which, -1, -1, -1, -1, -1))


def play_obstacle(s: GameState, seat: int, card: int, phase: str) -> int:
    """Return what keeps a seat from playing an event: not in hand, of another phase, nothing to aim it at."""
    if card not in s.players[seat].hand:
        return NOT_IN_HAND
    if ROWS[card]["phase"] != phase:
        return OTHER_PHASE
    near, found = range_of(s, seat, card), aims(s, seat, card, 0, -1, -1, -1, -1, -1)
    told = [aim_obstacle(s, seat, card, 0, -1, -1, near, a) for a in found]
    return next((why for why in [ALLOWED, *NO_AIM] if why in told), NOT_NOW)


def playable(s: GameState, seat: int, phase: str) -> list[int]:
    """Return the event cards that a seat can play now."""
    return [card for card in sorted(set(s.players[seat].hand)) if play_obstacle(s, seat, card, phase) == ALLOWED]


def use_details(thing: int, why: int) -> tuple[int, int, int]:
    """Return what makes concrete why a card is not used: the card, or the wonder that shelters from it."""
    if why == SHELTERED:
        return UNTARGETED[0], -1, -1
    return thing, -1, 0 if why == NOT_IN_HAND else -1
