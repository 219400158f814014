"""Ways to help a seat whose move is refused: give it what is wanting (see remedies.py)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.games.through_the_ages.card_data import (
    AGE,
    AGGRESSION,
    IS_MILITARY,
    IS_UNIT,
    LEADER,
    PACT,
    STAGE_PRICES,
    STORES,
    TYPE,
    WONDER,
    WORKER_CARDS,
    thing,
)
from ecumene.games.through_the_ages.effects.in_play import refresh
from ecumene.games.through_the_ages.effects.powers import (
    NO_WAR_ON_ME,
    STAGES,
    STRENGTH,
    URBAN_LIMIT,
)
from ecumene.games.through_the_ages.player import DIRTY, Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import WRONG_KIND, Refusal
from tests.games.through_the_ages.claims import top, word

Remedy = Callable[[GameState, int, Action, Refusal], bool]
BRONZE, AGRICULTURE, WARRIORS = thing("bronze"), thing("agriculture"), thing("warriors")
PYRAMIDS, COLOSSUS, COOK = thing("pyramids"), thing("colossus"), thing("james-cook")


def of_player(change: Callable[[Player, Action, Refusal], Any]) -> Remedy:
    """Return a remedy that changes what the seat has; nothing helps where the thing is of the wrong kind."""

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        if r.need == WRONG_KIND:
            return False
        return change(s.players[seat], a, r) is not False

    return remedy


def sets(**values: int) -> Remedy:
    """Return a remedy that gives some numbers of the seat new values."""

    def change(p: Player, a: Action, r: Refusal) -> None:
        for name, value in values.items():
            setattr(p, name, value)

    return of_player(change)


def more_power(p: Player, place: int, amount: int) -> None:
    """Add to a sum of the cards in play; it is shared with other boards, so it is replaced."""
    p.power = p.power[:]
    p.power[place] += amount
    p.stat = DIRTY


def in_hand(p: Player, a: Action, r: Refusal) -> None:
    """Put the card into the civil hand."""
    p.hand = sorted([*p.hand, r.thing])


def in_military_hand(p: Player, a: Action, r: Refusal) -> bool:
    """Put the card into the military hand, where it can be."""
    p.military = sorted([*p.military, r.thing])
    return IS_MILITARY[r.thing]


def in_play(p: Player, a: Action, r: Refusal) -> None:
    """Put a card for workers into play."""
    p.workers[r.thing] = 0


def worker_on(p: Player, a: Action, r: Refusal) -> bool:
    """Put a worker on the card, where one can stand."""
    if r.thing < WORKER_CARDS:
        p.workers[r.thing] = 1
        p.stat = DIRTY
    return r.thing < WORKER_CARDS


def goods(p: Player, a: Action, r: Refusal) -> None:
    """Give as much food, resources and science as is told to be wanting, or some."""
    more = max(1, r.need - r.have)
    if r.rule.endswith("food-cost"):
        p.tokens[AGRICULTURE] += more
    elif "science" in r.rule or "lower-cost" in r.rule or "higher-cost" in r.rule:
        p.science += more
    else:
        p.tokens[BRONZE] += more


def actions(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give the civil actions that are told to be needed; an agreement has its own."""
    frame: Any = s.stack[-1]
    if top(s) == "InternationalAgreement":
        frame.left = r.need
    else:
        s.players[seat].ca = max(1, r.need)
    return True


def military_actions(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give the military actions that are told to be needed."""
    s.players[seat].ma = max(1, r.need)
    return True


def in_row(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Lay the card into the row; another copy needs a cheaper one before it."""
    if word(a) == "take-at":
        if not 2 <= a[2] <= len(s.row):
            return False
        s.row[a[2] - 1] = a[1]
    s.row[0] = a[1]
    return True


def without_technology(p: Player, a: Action, r: Refusal) -> bool:
    """Take a technology from hand and play; a government would need a successor."""
    p.hand = [card for card in p.hand if card != r.thing]
    p.specials = [-1 if card == r.thing else card for card in p.specials]
    if r.thing < WORKER_CARDS:
        p.workers[r.thing] = -1
    return r.thing != p.government


def leading_or_standing(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Bring the card into play: a leader, a wonder, or a pact with the next seat."""
    p = s.players[seat]
    if TYPE[r.thing] == LEADER:
        p.leader = r.thing
    elif TYPE[r.thing] == WONDER:
        p.wonders.append(r.thing)
    elif TYPE[r.thing] == PACT:
        _agreed(s, seat, r.thing)
    refresh(s, seat)
    return TYPE[r.thing] in (LEADER, WONDER, PACT)


def agreed(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Agree on the pact with the next seat."""
    _agreed(s, seat, r.thing)
    return TYPE[r.thing] == PACT


def _agreed(s: GameState, seat: int, pact: int) -> None:
    p = s.players[seat]
    p.pact, p.pact_with, p.pact_side = pact, (seat + 1) % len(s.players), 0


def possible(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give all that an action card in hand could ask for; what a card under way orders is given."""
    p = s.players[seat]
    if r.need != 0:
        return False
    p.unused = p.yellow = p.blue = p.tokens[BRONZE] = p.tokens[AGRICULTURE] = p.science = 50
    p.workers[BRONZE] = p.workers[AGRICULTURE] = 1
    p.workers[thing("iron")] = p.workers[thing("philosophy")] = 0
    p.wonder, p.stages = PYRAMIDS, 0
    p.hand = sorted([*p.hand, thing("oil")])
    more_power(p, URBAN_LIMIT, 9)
    return True


def by_the_card(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the partner pay, or give the rival what an aggression asks for; a card's choice stays as it is."""
    if r.need < 0:
        return False
    if TYPE[r.thing] == AGGRESSION:
        rival = s.players[a[2]]
        rival.leader, rival.wonder = thing("homer"), COLOSSUS
        rival.colonies.append(thing("wealthy-territory-1"))
    for other in s.players:
        other.science += 9
    return True


def no_pacts(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """End all pacts, and what protects the rival from wars."""
    for other, p in enumerate(s.players):
        p.pact = p.pact_with = -1
        p.leader = p.leader if other == seat else -1
    for other, p in enumerate(s.players):
        refresh(s, other)
        more_power(p, NO_WAR_ON_ME, -p.power[NO_WAR_ON_ME])
    return True


def stages(p: Player, a: Action, r: Refusal) -> bool:
    """Let several stages be built at once, as many as the wonder has left."""
    more_power(p, STAGES, 5)
    p.stages = 0
    return 1 <= a[1] <= len(STAGE_PRICES[p.wonder])


def stronger(p: Player, a: Action, r: Refusal) -> None:
    """Add the strength that is wanting."""
    more_power(p, STRENGTH, r.need - r.have)


def defended(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Weaken the attack so that any card beats it, or let the defense not have begun."""
    frame: Any = s.stack[-1]
    frame.attack = frame.defense + 1
    if word(a) == "decline":
        frame.cards = 0
    return r.need != WRONG_KIND


def another_bid(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Lower the highest bid below the one tried."""
    frame: Any = s.stack[-1]
    frame.high = a[1] - 1
    return a[1] > 0


def sent(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Send one unit of warriors."""
    frame: Any = s.stack[-1]
    s.players[seat].workers[WARRIORS] = max(1, s.players[seat].workers[WARRIORS])
    frame.units.append(WARRIORS)
    return True


def bonus(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let James Cook lead, who may discard any card."""
    frame: Any = s.stack[-1]
    s.players[seat].leader = COOK
    frame.discards = 0
    return IS_MILITARY[a[1]]


def another_unit(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put one more unit on the card than have been sent."""
    frame: Any = s.stack[-1]
    if IS_UNIT[r.thing]:
        s.players[seat].workers[r.thing] = frame.units.count(r.thing) + 1
    return IS_UNIT[r.thing]


def frame_number(name: str) -> Remedy:
    """Return a remedy that raises a number of the paragraph under way by what is wanting."""

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        frame = s.stack[-1]
        setattr(frame, name, getattr(frame, name) + r.need - r.have)
        return r.need >= 0

    return remedy


def on_store(p: Player, a: Action, r: Refusal) -> bool:
    """Put a blue token on the card, where one can lie."""
    if r.thing < STORES:
        p.tokens[r.thing] = 1
    return r.thing < STORES


def of_the_victim(kind: int, where: str) -> Remedy:
    """Return a remedy that gives the one who is to lose a card the one that was named."""

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        frame: Any = s.stack[-1]
        if TYPE[a[1]] != kind or (kind == WONDER and AGE[a[1]] > frame.row().max_age):
            return False
        getattr(s.players[frame.seat], where).append(a[1])
        s.players[frame.seat].ruins = []
        return True

    return remedy


def board(name: str, value: int) -> Remedy:
    """Return a remedy that changes a number of the board."""

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        setattr(s, name, value)
        return True

    return remedy


def back_in_game(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let a player who has resigned be there again; nobody aims at nobody or at himself."""
    if a[2] == seat or not 0 <= a[2] < len(s.players):
        return False
    s.players[a[2]].out = 0
    return True


def common(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Make a tactic common."""
    s.tactics = sorted([*s.tactics, r.thing])
    return r.need != WRONG_KIND


def homer_under(p: Player, a: Action, r: Refusal) -> bool:
    """Complete the wonder."""
    p.wonders.append(r.thing)
    return TYPE[r.thing] == WONDER
