"""Markers: from the supply to a spot and back. With an empty supply their owner may first return others."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.console.asking import Asks
from ecumene.games.civolution.console.reasons import because
from ecumene.games.civolution.continent.lands import TERRITORIES
from ecumene.games.civolution.continent.spots import CARGO, RAW, SPOT_THING, THING_SPOT
from ecumene.games.civolution.player import Player
from ecumene.games.civolution.state import GameState
from ecumene.games.civolution.verbs import RETURN, RETURN_RAW
from ecumene.kernel.frame import Action
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED

NOT_NEEDED: Final = because("civo.markers.refill", 1)
FROM_THERE: Final = because("civo.markers.refill", 2)
NONE_THERE: Final = because("civo.markers.refill", 3)


def place_marker(player: Player, spot: int, count: int) -> int:
    """Put markers from the supply on a spot, as far as it reaches; return how many."""
    moved = min(count, player.supply)
    player.supply -= moved
    if spot < RAW:
        player.markers[spot] += moved
    elif spot < CARGO:
        player.raw[spot - RAW] += moved
    else:
        player.cargo[spot - CARGO] += moved
    return moved


def gain(s: GameState, seat: int, spot: int, count: int, luck: Luck, source: int = -1) -> None:
    """Let a civilization gain markers; what the supply lacks is asked for."""
    if count <= 0:
        return
    moved = place_marker(s.players[seat], spot, count)
    if moved:
        tell_gain(seat, spot, moved, luck, source)
    if moved < count:
        s.stack.append(Refill(seat, spot, count - moved, source))


def tell_gain(seat: int, spot: int, count: int, luck: Luck, source: int) -> None:
    """Write gained markers into the log."""
    if spot < RAW:
        luck.tell("gained", seat, SPOT_THING[spot], count, source)
    elif spot < CARGO:
        luck.tell("produced", seat, -1, count, source, target=spot - RAW)
    else:
        luck.tell("loaded", seat, -1, count, source)


def give_back(s: GameState, seat: int, spot: int, count: int, luck: Luck, source: int = -1) -> int:
    """Return markers from a spot of the console to the supply, as many as there are; return how many."""
    player = s.players[seat]
    moved = min(count, player.markers[spot])
    player.markers[spot] -= moved
    player.supply += moved
    if moved:
        luck.tell("returned", seat, SPOT_THING[spot], moved, source)
    return moved


class Refill(Asks):
    """With an empty supply, return any markers first, but statues, reset markers and cargo (p. 37).

    spot  where the markers are to go
    """

    FIELDS: ClassVar[str] = "seat@ spot/40 left/5 thing$"
    RULE: ClassVar[str] = "civo.markers.refill"
    VERBS: ClassVar[list[int]] = [RETURN, RETURN_RAW]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("left", "spot", "thing")

    def __init__(self, seat: int, spot: int, left: int, thing: int) -> None:
        super().__init__(seat)
        self.spot = spot
        self.left = left
        self.thing = thing

    def copy(self) -> Refill:
        return Refill(self.seat, self.spot, self.left, self.thing)

    # generated: end

    def source(self) -> int:
        return self.thing

    def candidates(self, s: GameState) -> list[Action]:
        found: list[Action] = [(RETURN, thing, 0) for thing in SPOT_THING]
        return found + [(RETURN_RAW, place, 0) for place in range(TERRITORIES)]

    def own_obstacle(self, s: GameState, a: Action) -> int:
        player = s.players[self.seat]
        if a[1] >= TERRITORIES if a[0] == RETURN_RAW else a[1] not in THING_SPOT:
            return UNLISTED
        if player.supply >= self.left:
            return NOT_NEEDED
        spot = RAW + a[1] if a[0] == RETURN_RAW else THING_SPOT[a[1]]
        if spot == self.spot:
            return FROM_THERE
        return ALLOWED if (player.raw[a[1]] if a[0] == RETURN_RAW else player.markers[spot]) else NONE_THERE

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        player = s.players[self.seat]
        if a[0] == RETURN:
            give_back(s, self.seat, THING_SPOT[a[1]], 1, luck)
        else:
            player.raw[a[1]] -= 1
            player.supply += 1
            luck.tell("returned-raw", self.seat, target=a[1])

    def stopped(self, s: GameState, luck: Luck) -> None:
        """Place what can be placed; the rest is lost."""
        s.stack.pop()
        moved = place_marker(s.players[self.seat], self.spot, self.left)
        if moved:
            tell_gain(self.seat, self.spot, moved, luck, self.thing)

    def check(self, s: GameState) -> None:
        need(0 <= self.spot < CARGO + 2 and self.left > 0, "impossible-refill")
