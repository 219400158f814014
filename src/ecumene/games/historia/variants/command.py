"""The ways of command: a token a civilization, whose power lasts to the end of the era."""

from __future__ import annotations

from typing import Final

from ecumene.games.historia.card_data import COMMAND_CATEGORIES, COMMAND_OF, EFFECTS, POWERS
from ecumene.games.historia.components.parties import amount_in
from ecumene.games.historia.components.world import TERRITORY_COUNT
from ecumene.games.historia.effects.effects import EXTRA_CUBES, TEMPORARY_LEVEL
from ecumene.games.historia.matrix.levels import can_move, gain_level, level_of, move_marker
from ecumene.games.historia.player import Player
from ecumene.games.historia.state import COMMAND_ACTIVE, COMMAND_READY, NO_COMMAND, GameState
from ecumene.games.historia.verbs import COMMAND
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, reason

FROM_SUPPLY: Final = 0
FROM_USED: Final = 1
FROM_READY: Final = 2
SOURCES: Final = ["supply", "used", "ready"]
NO_SUCH_POWER: Final = reason("his.command.powers")
NO_TOKENS: Final = reason("his.command.option")
TOKEN_USED: Final = reason("his.command.once")
NOT_AHEAD: Final = reason("his.command.condition")
NO_CUBE_THERE: Final = reason("his.command.cube")


def is_first(s: GameState, seat: int, category: int) -> bool:
    """Return whether a civilization has more than every other one, civbots included."""
    mine = amount_in(s, seat, category)
    return all(amount_in(s, other, category) < mine for other in range(s.parties()) if other != seat)


def is_last(s: GameState, seat: int, category: int) -> bool:
    """Return whether every other civilization has more; who shares the last place is not last."""
    mine = amount_in(s, seat, category)
    return all(amount_in(s, other, category) > mine for other in range(s.parties()) if other != seat)


def command_closed(s: GameState, seat: int) -> int:
    """Return why the token of a seat cannot be used now, ALLOWED if it can.

    Its owner is first in one of its categories and not last in the other.
    """
    if not s.command:
        return NO_TOKENS
    player = s.players[seat]
    if player.command != COMMAND_READY:
        return TOKEN_USED
    one, two = COMMAND_CATEGORIES[COMMAND_OF[player.civilization]]
    ahead = (is_first(s, seat, one) and not is_last(s, seat, two)) or (
        is_first(s, seat, two) and not is_last(s, seat, one)
    )
    return ALLOWED if ahead else NOT_AHEAD


def command_obstacle(s: GameState, seat: int, power: int, source: int) -> int:
    """Return what stands in the way of a power with a cube from a source, ALLOWED if nothing does."""
    if power not in POWERS:
        return NO_SUCH_POWER
    why = command_closed(s, seat)
    if why != ALLOWED:
        return why
    return ALLOWED if source in token_sources(s.players[seat]) else NO_CUBE_THERE


def token_sources(player: Player) -> list[int]:
    """Return where the cube on a token can come from: the supply, the used ones, the ready ones."""
    cubes = (player.supply, player.used, player.ready)
    return [source for source in (FROM_SUPPLY, FROM_USED, FROM_READY) if cubes[source]]


def commands(s: GameState, seat: int) -> list[Action]:
    """Return the powers that a seat can choose from, each with every source of the cube on the token."""
    if command_closed(s, seat) != ALLOWED:
        return []
    return [(COMMAND, power, source) for power in POWERS for source in token_sources(s.players[seat])]


def give_command(s: GameState, seat: int, power: int, source: int, luck: Luck) -> None:
    """Turn the token over, put a cube on it, and take the power."""
    player = s.players[seat]
    player.command = COMMAND_ACTIVE
    player.power = power
    luck.tell("command", seat, power, 0, COMMAND_OF[player.civilization])
    effect = EFFECTS[power][0]
    player.token_from = source
    if source == FROM_SUPPLY:
        player.supply -= 1
    elif source == FROM_USED:
        player.used -= 1
    else:
        player.ready -= 1
    if effect.kind == EXTRA_CUBES:
        player.lent = min(effect.amount, player.supply)
        player.supply -= player.lent
        player.ready += player.lent
        if player.lent:
            luck.tell("lent", seat, -1, player.lent, power)
    elif effect.kind == TEMPORARY_LEVEL:
        player.raised = gain_level(s, seat, effect.detail, effect.amount, luck, power)


def return_lent_cubes(s: GameState, luck: Luck) -> None:
    """Before the end of an era's last turn the extra cubes go back: ready ones, used ones, then from the map."""
    for seat, player in enumerate(s.players):
        if not player.lent:
            continue
        luck.tell("lent", seat, -1, -player.lent, player.power)
        while player.lent:
            player.lent -= 1
            player.supply += 1
            if player.ready:
                player.ready -= 1
            elif player.used:
                player.used -= 1
            else:
                player.land[_least_territory(s, seat)] -= 1


def _least_territory(s: GameState, seat: int) -> int:
    land = s.players[seat].land
    held = [place for place in range(TERRITORY_COUNT) if land[place]]
    return min(held, key=s.token_number)


def end_commands(s: GameState, luck: Luck) -> None:
    """At the end of an era active tokens leave the game, and the levels that they have lent go."""
    for seat, player in enumerate(s.players):
        if player.command != COMMAND_ACTIVE:
            continue
        luck.tell("command-ends", seat, player.power, 0, COMMAND_OF[player.civilization])
        effect = EFFECTS[player.power][0]
        for _ in range(player.raised):
            below = level_of(player, effect.detail) > 1
            if below and can_move(player.technology, player.military, effect.detail, -1):
                move_marker(s, seat, effect.detail, -1, luck, player.power)
        player.raised = 0
        if player.token_from == FROM_SUPPLY:
            player.supply += 1
        else:
            player.used += 1
        player.token_from = 0
        player.command = NO_COMMAND
        player.power = -1
