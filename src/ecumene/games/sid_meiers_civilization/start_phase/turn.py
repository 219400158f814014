"""A seat's start phase: its actions in any order, until it is done (p. 13, 14)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.sid_meiers_civilization.card_data import (
    ANARCHY,
    FIRST_GOVERNMENT,
    FIRST_WONDER,
    GOVERNMENTS,
    IS_EVENT,
    IS_PERSON,
    ROWS,
    SCOUT,
    WONDERS,
)
from ecumene.games.sid_meiers_civilization.deeds import adopt, gain_culture, gain_trade, wonder_works
from ecumene.games.sid_meiers_civilization.governments import TRADE_AT_START
from ecumene.games.sid_meiers_civilization.hand_limit import above_limit, keep_limit
from ecumene.games.sid_meiers_civilization.interrupts.effect import (
    begin,
    playable,
    why_not_played,
    why_not_used,
)
from ecumene.games.sid_meiers_civilization.map.squares import distance
from ecumene.games.sid_meiers_civilization.placing import MUST, Placing, squares_for
from ecumene.games.sid_meiers_civilization.player import CITIES_AT, ONCE_CHANGED
from ecumene.games.sid_meiers_civilization.start_phase.founding import found, founders, obstacle
from ecumene.games.sid_meiers_civilization.start_phase.wonders import DrawEvents, FreeFigure, Liberty, gardens
from ecumene.games.sid_meiers_civilization.state import Civ
from ecumene.games.sid_meiers_civilization.technologies import learnable, unlocked
from ecumene.games.sid_meiers_civilization.verbs import DONE, FOUND, GOVERNMENT, PLAY, SEND, USE
from ecumene.games.sid_meiers_civilization.victory import check_coins
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import Refusal

BY_ITSELF: Final = 1
BY_HAND: Final = 2
HIGHEST: Final = 4
GIVING: Final[list[str]] = ["culture", "trade", "coin"]  # what a wonder gives without a question
AT_START: Final[list[int]] = [wonder for wonder in WONDERS if ROWS[wonder]["phase"] == "start"]


class StartTurn(Frame[Civ]):
    """Found cities, change government, use wonders and events, place great people, send scouts (p. 13)."""

    __slots__ = ("over", "people", "seat")
    FIELDS: ClassVar[str] = "seat@ people/3 over<2"
    RULE: ClassVar[str] = "smc.start.actions"
    LETS_PASS: ClassVar[bool] = False

    def __init__(self, seat: int, people: int, over: int) -> None:
        self.seat = seat
        self.people = people  # great people that can still be placed: as many as the seat has, lest they go round
        self.over = over

    def copy(self) -> StartTurn:
        """Return a frame of its own."""
        return StartTurn(self.seat, self.people, self.over)

    def waits_for(self, s: Civ) -> list[int]:
        """Wait for the seat until it is done; when its limit of cards falls meanwhile, it discards first."""
        return [] if self.over or above_limit(s, self.seat) else [self.seat]

    def legal(self, s: Civ, seat: int) -> list[Action]:
        """List foundings, governments, scouts, wonders, great people, events, then the end."""
        player = s.players[seat]
        moves = founders(s, seat)
        moves += [(GOVERNMENT, government, 0) for government in changes(s, seat)]
        for at in range(len(player.scouts)):
            if player.scout_sends[at] == BY_ITSELF:
                moves += [(SEND, at + 1, city) for city in player.cities if city != player.scout_city[at]]
        moves += [(USE, wonder, 0) for wonder in usable_wonders(s, seat)]
        if self.people:
            moves += [(USE, person, 0) for person in sorted(set(player.people)) if squares_for(s, seat, person)]
        moves += [(PLAY, card, 0) for card in playable(s, seat, "start")]
        moves.append((DONE, 0, 0))
        return moves

    def declines(self, s: Civ, seat: int) -> Action | None:
        """End the start phase."""
        return (DONE, 0, 0)

    def answer(self, s: Civ, seat: int, a: Action, luck: Luck) -> None:
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
            player.scout_city[a[1] - 1] = a[2]
            player.scout_sends[a[1] - 1] = BY_HAND
            luck.tell("sends", seat, SCOUT, origin=player.scouts[a[1] - 1], target=a[2])
        elif a[0] == PLAY:
            begin(s, seat, a[1], 0)
        elif a[1] in WONDERS:
            use_wonder(s, seat, a[1], luck)
        else:
            self.people -= 1
            s.stack.append(Placing(seat, a[1], MUST))

    def step(self, s: Civ, luck: Luck) -> None:
        """End here, or let too many cards be discarded first."""
        if self.over:
            s.stack.pop()
        else:
            keep_limit(s, self.seat)

    def refuse(self, s: Civ, seat: int, a: Action) -> Refusal:
        """Say what an action of the start phase lacks."""
        player = s.players[seat]
        if a[0] == FOUND and len(player.cities) >= player.power[CITIES_AT]:
            return Refusal("smc.found.limit", need=player.power[CITIES_AT], have=len(player.cities))
        if a[0] == FOUND and a[1] in player.scouts + player.armies and obstacle(s, seat, a[1]):
            return Refusal(obstacle(s, seat, a[1]))
        if a[0] == FOUND:
            return Refusal("smc.found.scout")
        if a[0] == GOVERNMENT and a[1] == player.government:
            return Refusal("smc.government.benefits", a[1])
        if a[0] == GOVERNMENT and a[1] in GOVERNMENTS and not unlocked(player, a[1]):
            return Refusal("smc.government.unlocked", a[1])
        if a[0] == GOVERNMENT and player.once & ONCE_CHANGED:
            stays = player.government == ANARCHY
            return Refusal("smc.ruling.leaving-anarchy" if stays else "smc.ruling.one-change", a[1])
        if a[0] == GOVERNMENT and a[1] in GOVERNMENTS:
            return Refusal("smc.government.anarchy", a[1])
        if a[0] == SEND:
            new = 0 < a[1] <= len(player.scouts) and not player.scout_sends[a[1] - 1]
            return Refusal("smc.scouts.next-round" if new else "smc.scouts.send")
        if a[0] == PLAY and IS_EVENT[a[1]]:
            return why_not_played(s, seat, a[1], "start")
        if a[0] == USE and a[1] in player.marks and not wonder_works(s, seat, a[1]):
            return why_not_used(s, seat, a[1], "start")
        if a[0] == USE and IS_PERSON[a[1]]:
            shut = a[1] in player.people and not squares_for(s, seat, a[1])
            return Refusal("smc.blockade.placing" if shut else "smc.people.from-reserve", a[1])
        if a[0] == USE and a[1] in AT_START and player.wonders_used >> (a[1] - FIRST_WONDER) & 1:
            return Refusal("smc.ability.once-a-round", a[1])
        return Refusal(self.RULE)


def begin_start(s: Civ, seat: int, luck: Luck) -> None:
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
    check_coins(s, luck)
    people = len(player.people) + sum([IS_PERSON[thing] for thing in player.marks])
    s.stack.append(StartTurn(seat, people, 0))


def trade_at_start(s: Civ, seat: int, luck: Luck) -> None:
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


def changes(s: Civ, seat: int) -> list[int]:
    """Return the governments that a seat can adopt now (p. 14)."""
    player = s.players[seat]
    if player.once & ONCE_CHANGED:
        return []
    if player.government == ANARCHY:
        return [one for one in GOVERNMENTS if one != ANARCHY and unlocked(player, one)]
    return [
        one
        for one in GOVERNMENTS
        if one != player.government and (one == ANARCHY or player.fresh >> (one - FIRST_GOVERNMENT) & 1)
    ]


def usable_wonders(s: Civ, seat: int) -> list[int]:
    """Return the wonders of the start phase that a seat can still use."""
    player = s.players[seat]
    found: list[int] = []
    for wonder in AT_START:
        if wonder not in player.marks or player.wonders_used >> (wonder - FIRST_WONDER) & 1:
            continue
        if not wonder_works(s, seat, wonder):
            continue
        effect = ROWS[wonder]["effect"]
        if effect == "figure" and not gardens(s, seat, wonder):
            continue
        if effect == "free-technology" and not any(
            learnable(player, s.players[other], HIGHEST) for other in s.others(seat)
        ):
            continue
        found.append(wonder)
    return found


def use_wonder(s: Civ, seat: int, wonder: int, luck: Luck) -> None:
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
