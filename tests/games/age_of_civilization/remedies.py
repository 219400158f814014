"""What would help against each refusal of Age of Civilization: tests/games/test_reasons.py applies it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ecumene.games.age_of_civilization.card_data import (
    CIVILIZATIONS,
    MAX_WORKERS,
    ORDERS,
    PLAGUE,
    SPECIALS,
    TECHNOLOGIES,
    TECHNOLOGY_ROWS,
    THINGS,
    WONDERS,
)
from ecumene.games.age_of_civilization.effects.powers import GAIN_PAY, MILITARY, RIVALS_NO_TRADE, TURN_END
from ecumene.games.age_of_civilization.modules.draft import pack_at, pack_owner
from ecumene.games.age_of_civilization.pieces import gains_at
from ecumene.games.age_of_civilization.printed import CELL
from ecumene.games.age_of_civilization.solo.scenarios import START_CIVILIZATION
from ecumene.games.age_of_civilization.state import GameState, Player
from ecumene.games.age_of_civilization.turn.turn_end import optional
from ecumene.games.age_of_civilization.verbs import DECLINE
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import Refusal

Remedy = Callable[[GameState, int, Action, Refusal], bool]
EVERY_CELL = 0b111111111
ROME = THINGS.numbers["rome"]


def of_player(change: Callable[[Player, Action, Refusal], Any]) -> Remedy:
    """Return a remedy that changes what the seat has."""

    def remedy(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
        return change(s.players[seat], a, r) is not False

    return remedy


def sets(**values: Any) -> Remedy:
    """Return a remedy that gives some fields of the seat new values."""

    def change(p: Player, a: Action, r: Refusal) -> None:
        for name, value in values.items():
            setattr(p, name, value[:] if isinstance(value, list) else value)

    return of_player(change)


def coins(p: Player, a: Action, r: Refusal) -> None:
    """Give the coins that are needed."""
    p.coins = r.need


def workers(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give the workers that are missing."""
    s.players[seat].workers += r.need - r.have
    return True


def turn_anew(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the seat begin its actions anew."""
    phase: Any = s.stack[-1]
    phase.used = [0] * len(phase.used)
    phase.placed = phase.lost = phase.passed = 0
    return True


def passed(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the seat have passed."""
    phase: Any = s.stack[-1]
    phase.passed = 1
    return True


def opened(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Open the action, unless it is one of those that only a lone player has."""
    s.open, s.open_future = s.open[:], s.open_future[:]
    s.open[r.thing] = s.open_future[r.thing] = 1
    return s.solo or r.thing < PLAGUE


def stone(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give a stone; several players have none to give."""
    s.players[seat].stones = 1
    return s.solo


def trade_again(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Take from the rivals what keeps others from trading."""
    for player in s.players:
        player.power = player.power[:]
        player.power[RIVALS_NO_TRADE] = 0
    return True


def on_market(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Lay the civilization out."""
    return lay_out(s, a[1])


def lay_out(s: GameState, civ: int) -> bool:
    """Put a card onto the market, if it is a civilization."""
    s.market.append(civ)
    s.coins_on.append(0)
    return civ in CIVILIZATIONS


def first_raised(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the seat have raised its first civilization: that of the scenario, where there is one."""
    civ = START_CIVILIZATION[s.scenario] if s.scenario >= 0 else -1
    civ = civ if civ >= 0 else ROME
    s.players[seat].civs, s.players[seat].main = [civ], civ
    return True


def order_laid_out(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Lay the order out."""
    s.order_market.append(a[1])
    return a[1] in ORDERS


def able(p: Player, a: Action, r: Refusal) -> None:
    """Give the seat all that the conditions of orders speak of."""
    p.cells, p.workers, p.wonders = EVERY_CELL, MAX_WORKERS, WONDERS[:4]
    p.power = p.power[:]
    p.power[MILITARY] += 9


def wonder_laid_out(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Lay the wonder out; where none was named, take all away."""
    if a[1] < 0:
        s.wonder_market.clear()
        return True
    s.wonder_market.append(a[1])
    return a[1] in WONDERS


def forgotten(p: Player, a: Action, r: Refusal) -> None:
    """Take the marker off the technology."""
    p.cells &= ~(1 << CELL[a[1]])


def all_the_others(p: Player, a: Action, r: Refusal) -> None:
    """Put markers on all other technologies."""
    p.cells = EVERY_CELL & ~(1 << CELL[a[1]])


def right_card(p: Player, a: Action, r: Refusal) -> None:
    """Give the seat the special card that shows the technology, or none if it is a common one."""
    p.special = THINGS.number(TECHNOLOGY_ROWS[a[1] - TECHNOLOGIES[0]].get("card", "-"))


def for_sale(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put the special card up for sale."""
    s.special_market.append(a[1])
    return a[1] in SPECIALS


def pending(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Let the card take effect now, if it can and the move is how it does."""
    verb, card, target = a
    phase: Any = s.stack[-1]
    player = s.players[seat]
    if card in phase.pending or not gains_at(player, TURN_END, card):
        return False
    phase.pending.append(card)
    offer = optional(player, card)
    if verb == DECLINE:
        return offer is not None
    return target < 0 or (offer is not None and offer.what == GAIN_PAY)


def gift(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Give the coins, or the card of the market on which they are laid."""
    if r.need > 0:
        s.players[seat].coins = r.need
        return True
    return lay_out(s, ROME) if r.need == 0 else lay_out(s, a[2])


def in_pack(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Put the civilization into the pack, if nobody has taken it from there."""
    pick = len(s.picks[seat])
    owner = pack_owner(seat, pick, len(s.players))
    s.packs = [[*pack, a[1]] if at == owner else pack for at, pack in enumerate(s.packs)]
    return a[1] in pack_at(s, owner, pick) and a[1] in CIVILIZATIONS


REMEDIES: dict[str, Remedy] = {
    "aoc.raise.first-turn": first_raised,
    "aoc.raise.market": on_market,
    "aoc.draft.hand-or-market": on_market,
    "aoc.path.maya-first": first_raised,
    "aoc.path.no-second-raise": sets(civs=[], main=-1),
    "aoc.turn.act-or-pass": passed,
    "aoc.pass.no-actions": turn_anew,
    "aoc.action.not-available": opened,
    "aoc.action.slot-once": turn_anew,
    "aoc.action.cost-workers": workers,
    "aoc.action.cost-coins": of_player(coins),
    "aoc.civ.vikings": trade_again,
    "aoc.path.stone": stone,
    "aoc.path.caravan": order_laid_out,
    "aoc.path.order-price": of_player(coins),
    "aoc.path.order-condition": of_player(able),
    "aoc.effect.wonder": wonder_laid_out,
    "aoc.tech.once": of_player(forgotten),
    "aoc.tech.prerequisite": of_player(all_the_others),
    "aoc.innovations.base-unavailable": of_player(right_card),
    "aoc.innovations.market": for_sale,
    "aoc.innovations.one-card": sets(special=-1),
    "aoc.innovations.price": of_player(coins),
    "aoc.innovations.empty-column": sets(cells=0),
    "aoc.turn-end.effects": pending,
    "aoc.tech.education": of_player(coins),
    "aoc.civ.phoenicia": gift,
    "aoc.draft.pick-one": in_pack,
}
LASTING = {
    "aoc.action.plague",  # it has no slot
    "aoc.tech.learn",  # the card is of another kind
    "aoc.civ.aksum-culture",  # the question has two answers
}
"""Reasons that nothing on the table could remedy."""
