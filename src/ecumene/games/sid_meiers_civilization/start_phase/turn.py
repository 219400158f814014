"""A seat's start phase: its actions in any order, until it is done (p. 13, 14)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import (
    ANARCHY,
    FIRST_GOVERNMENT,
    FIRST_WONDER,
    GOVERNMENTS,
    IS_PERSON,
    IS_WONDER,
    ROWS,
    SCOUT,
    WONDERS,
)
from ecumene.games.sid_meiers_civilization.interrupts.effect import begin
from ecumene.games.sid_meiers_civilization.interrupts.hand_limit import above_limit, keep_limit
from ecumene.games.sid_meiers_civilization.interrupts.using import (
    play_obstacle,
    playable,
    use_details,
    use_obstacle,
)
from ecumene.games.sid_meiers_civilization.map.squares import distance
from ecumene.games.sid_meiers_civilization.pieces import adopt, gain_culture, gain_trade, share_order
from ecumene.games.sid_meiers_civilization.player import CITIES_AT, ONCE_CHANGED, Player
from ecumene.games.sid_meiers_civilization.research.technologies import unlocked
from ecumene.games.sid_meiers_civilization.start_phase.founding import AT_LIMIT, found, found_obstacle, founders
from ecumene.games.sid_meiers_civilization.start_phase.governments import TRADE_AT_START
from ecumene.games.sid_meiers_civilization.start_phase.placing import MUST, NO_RESERVE, Placing, nowhere_obstacle
from ecumene.games.sid_meiers_civilization.start_phase.wonders import (
    DrawEvents,
    FreeFigure,
    Liberty,
    start_wonder_obstacle,
    usable_wonders,
)
from ecumene.games.sid_meiers_civilization.state import GameState
from ecumene.games.sid_meiers_civilization.verbs import DONE, FOUND, GOVERNMENT, PLAY, SEND, USE
from ecumene.games.sid_meiers_civilization.winning.victory import check_coins
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED, UNLISTED, reason

BY_ITSELF: Final = 1
BY_HAND: Final = 2
GIVING: Final[list[str]] = ["culture", "trade", "coin"]  # what a wonder gives without a question
ON_TOP: Final = reason("smc.government.benefits")
LOCKED: Final = reason("smc.government.unlocked")
JUST_IN_ANARCHY: Final = reason("smc.ruling.leaving-anarchy")
CHANGED: Final = reason("smc.ruling.one-change")
LEARNED_NOW: Final = reason("smc.government.free-change")
ANARCHY_FIRST: Final = reason("smc.government.anarchy")
NO_SCOUT: Final = reason("smc.scouts.send")
NO_CITY: Final = reason("smc.scouts.send")
NEW_SCOUT: Final = reason("smc.scouts.next-round")
TOLD: Final = reason("smc.scouts.send")
NOT_IN_RESERVE: Final = reason("smc.people.from-reserve")
PLACED_ALL: Final = reason("smc.people.from-reserve")


class StartTurn(Frame[GameState]):
    """Found cities, change government, use wonders and events, place great people, send scouts (p. 13).

    people  great people that can still be placed: as many as the seat has, lest they go round
    """

    FIELDS: ClassVar[str] = "seat@ people/3 over<2"
    RULE: ClassVar[str] = "smc.start.actions"
    VERBS: ClassVar[list[int]] = [FOUND, GOVERNMENT, SEND, USE, PLAY, DONE]
    LETS_PASS: ClassVar[bool] = False

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("over", "people", "seat")

    def __init__(self, seat: int, people: int, over: int) -> None:
        self.seat = seat
        self.people = people
        self.over = over

    def copy(self) -> StartTurn:
        return StartTurn(self.seat, self.people, self.over)

    # generated: end

    def waits_for(self, s: GameState) -> list[int]:
        """Wait for the seat until it is done; when its limit of cards falls meanwhile, it discards first."""
        return [] if self.over or above_limit(s, self.seat) else [self.seat]

    def legal(self, s: GameState, seat: int) -> list[Action]:
        """List foundings, governments, scouts, wonders, great people, events, then the end."""
        player = s.players[seat]
        moves = founders(s, seat)
        moves += [(GOVERNMENT, government, 0) for government in changes(s, seat)]
        for at in range(1, len(player.scouts) + 1):
            moves += [(SEND, at, city) for city in player.cities if send_obstacle(player, at, city) == ALLOWED]
        moves += [(USE, wonder, 0) for wonder in usable_wonders(s, seat)]
        people = sorted(set(player.people))
        moves += [(USE, person, 0) for person in people if self.use_obstacle(s, seat, person) == ALLOWED]
        moves += [(PLAY, card, 0) for card in playable(s, seat, "start")]
        moves.append((DONE, 0, 0))
        return moves

    def declines(self, s: GameState, seat: int) -> Action | None:
        """End the start phase."""
        return (DONE, 0, 0)

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        """Carry out one action."""
        player = s.players[seat]
        if a[0] == DONE:
            self.over = 1
            for wonder in usable_wonders(s, seat):
                if ROWS[wonder]["effect"] in GIVING:  # it asks nothing, so that nothing of it is lost
                    use_wonder(s, seat, wonder, luck)
        elif a[0] == FOUND:
            before = len(player.people)
            found(s, seat, a[1], a[2], luck)
            self.people += len(player.people) - before
        elif a[0] == GOVERNMENT:
            adopt(s, seat, a[1], luck)
            trade_at_start(s, seat, luck)
        elif a[0] == SEND:
            player.scout_sends[a[1] - 1] = BY_HAND
            share_order(player, a[1] - 1, a[2])
            luck.tell("sends", seat, SCOUT, origin=player.scouts[a[1] - 1], target=a[2])
        elif a[0] == PLAY:
            begin(s, seat, a[1], 0)
        elif a[1] in WONDERS:
            use_wonder(s, seat, a[1], luck)
        else:
            self.people -= 1
            s.stack.append(Placing(seat, a[1], MUST))

    def step(self, s: GameState, luck: Luck) -> None:
        """End here, or let too many cards be discarded first."""
        if self.over:
            s.stack.pop()
        else:
            keep_limit(s, self.seat)

    def obstacle(self, s: GameState, seat: int, a: Action) -> int:
        """Say what an action of the start phase lacks."""
        player = s.players[seat]
        if a[0] == FOUND:
            return found_obstacle(s, seat, a[1], a[2])
        if a[0] == GOVERNMENT:
            return government_obstacle(player, a[1])
        if a[0] == SEND:
            return send_obstacle(player, a[1], a[2])
        if a[0] == PLAY:
            return play_obstacle(s, seat, a[1], "start")
        if a[0] == USE:
            return self.use_obstacle(s, seat, a[1])
        return ALLOWED

    def use_obstacle(self, s: GameState, seat: int, thing: int) -> int:
        """Say why a wonder is not used, or a great person not placed."""
        if IS_WONDER[thing]:
            return start_wonder_obstacle(s, seat, thing)
        if not IS_PERSON[thing]:
            return use_obstacle(s, seat, thing, "start")
        if thing not in s.players[seat].people:
            return NOT_IN_RESERVE
        if not self.people:
            return PLACED_ALL
        return nowhere_obstacle(s, seat, thing)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        """Name the card, or the limit of cities."""
        player = s.players[seat]
        if why == AT_LIMIT:
            return -1, player.power[CITIES_AT], len(player.cities)
        if a[0] in (FOUND, SEND) or why in (NO_RESERVE, UNLISTED):
            return -1, -1, -1
        return use_details(a[1], why)


def begin_start(s: GameState, seat: int, luck: Luck) -> None:
    """Begin the start phase of a seat: scouts of earlier rounds send their squares, Democracy gives trade."""
    player = s.players[seat]
    player.wonders_used = 0
    trade_at_start(s, seat, luck)
    for at in range(len(player.scouts)):
        if player.scout_since[at] >= s.round:
            continue
        if player.scout_city[at] not in player.cities or player.scout_since[at] == s.round - 1:
            player.scout_city[at] = nearest(player.cities, player.scouts[at])
        player.scout_sends[at] = BY_ITSELF
    for at in range(len(player.scouts)):
        if player.scout_sends[at]:
            share_order(player, at, player.scout_city[at])
    check_coins(s, luck)
    people = len(player.people) + sum([IS_PERSON[thing] for thing in player.marks])
    s.stack.append(StartTurn(seat, people, 0))


def trade_at_start(s: GameState, seat: int, luck: Luck) -> None:
    """Give the trade that a government brings in the start phase: one that lies on top, or comes there now."""
    government = s.players[seat].government
    if TRADE_AT_START[government]:
        gain_trade(s, seat, TRADE_AT_START[government], government, luck)


def nearest(cities: list[int], square: int) -> int:
    """Return the nearest city, on a tie the first of them: the capital."""
    best = cities[0]
    for city in cities:
        if distance(city, square) < distance(best, square):
            best = city
    return best


def government_obstacle(player: Player, government: int) -> int:
    """Return what keeps a seat from adopting a government (p. 14)."""
    if government not in GOVERNMENTS:
        return UNLISTED
    if government == player.government:
        return ON_TOP
    if not unlocked(player, government):
        return LOCKED
    if player.once & ONCE_CHANGED:
        return JUST_IN_ANARCHY if player.government == ANARCHY else CHANGED
    if ANARCHY in (government, player.government) or player.fresh >> (government - FIRST_GOVERNMENT) & 1:
        return ALLOWED
    return LEARNED_NOW if player.learned >> (government - FIRST_GOVERNMENT) & 1 else ANARCHY_FIRST


def changes(s: GameState, seat: int) -> list[int]:
    """Return the governments that a seat can adopt now."""
    return [one for one in GOVERNMENTS if government_obstacle(s.players[seat], one) == ALLOWED]


def send_obstacle(player: Player, scout: int, city: int) -> int:
    """Return what keeps a scout, counted from 1, from sending its square to a city."""
    if not 0 < scout <= len(player.scouts):
        return NO_SCOUT
    if city not in player.cities:
        return NO_CITY
    sends = player.scout_sends[scout - 1]
    if not sends:
        return NEW_SCOUT
    return TOLD if sends == BY_HAND or city == player.scout_city[scout - 1] else ALLOWED


def use_wonder(s: GameState, seat: int, wonder: int, luck: Luck) -> None:
    """Use a wonder of the start phase."""
    player = s.players[seat]
    player.wonders_used |= 1 << (wonder - FIRST_WONDER)
    effect = ROWS[wonder]["effect"]
    amount: int = ROWS[wonder]["amount"]
    if effect == "culture":
        gain_culture(s, seat, amount, wonder, luck)
    elif effect == "trade":
        gain_trade(s, seat, amount, wonder, luck)
    elif effect == "figure":
        s.stack.append(FreeFigure(seat, wonder))
    elif effect == "culture-hand":
        s.stack.append(DrawEvents(seat, int(ROWS[wonder]["draws"]), wonder))
    elif effect == "coin":
        player.canal += amount
        luck.tell("coin", seat, wonder)
        check_coins(s, luck)
    else:
        s.stack.append(Liberty(seat, wonder))
