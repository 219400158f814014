"""What each refusal of Age of Civilization claims, read from the pieces on the table."""

from __future__ import annotations

from collections.abc import Callable

from ecumene.games.age_of_civilization.actions.technologies import known, learnable
from ecumene.games.age_of_civilization.card_data import (
    ACTION_COUNT,
    COINS_NEEDED,
    FIRST_TECHNOLOGY,
    PLAGUE,
    SPECIAL_PRICE,
    THINGS,
    WORKERS_NEEDED,
)
from ecumene.games.age_of_civilization.printed import CELL, COLUMN
from ecumene.games.age_of_civilization.solo.orders import CONDITION_NOT_MET, order_obstacle
from ecumene.games.age_of_civilization.solo.scenarios import MAY_RAISE_AGAIN, START_CIVILIZATION
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.verbs import BUY, DONE, PASS, PICK, RAISE, VERBS
from ecumene.kernel.frame import Action
from ecumene.kernel.refusal import Refusal

Claim = Callable[[GameState, int, Action, Refusal], bool]


def top(s: GameState) -> str:
    """Return the paragraph under way."""
    return type(s.stack[-1]).__name__


def never_again(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The scenario lets a seat raise only once."""
    return bool(s.players[seat].civs) and not MAY_RAISE_AGAIN[s.scenario]


def nothing_done(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The seat wants to stop, and has neither acted nor passed."""
    phase = s.stack[-1]
    return a[0] == DONE and not any(phase.used) and not phase.passed  # type: ignore[attr-defined]


def short_of_coins(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The price told is more than the coins told, and those are the seat's."""
    return r.have == s.players[seat].coins < r.need


def action_too_dear(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """No card makes it dearer than printed by more than its owner's own cards could."""
    named = VERBS[a[0]].word.removesuffix("-with-stone") == THINGS.slugs[r.thing]
    return named and short_of_coins(s, seat, a, r) and r.need <= COINS_NEEDED[r.thing] + 9


def short_of_workers(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The free workers are those that are not on slots."""
    phase = s.stack[-1]
    assert top(s) == "ActionPhase"
    free = s.players[seat].workers - phase.placed - phase.lost  # type: ignore[attr-defined]
    return bool(r.have == free < r.need and r.need >= WORKERS_NEEDED[r.thing])


def closed(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The action is not in the row at all, or not under the window of this seat."""
    return s.open[r.thing] == 0


def used_up(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The seat has used the action as often as told, and may not more often."""
    return bool(r.have >= r.need >= 1 and s.stack[-1].used[r.thing] == r.have)  # type: ignore[attr-defined]


def not_in_wonder_market(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """What was named lies elsewhere, or nothing was named though there is a choice."""
    return a[1] not in s.wonder_market and not (a[1] < 0 and not s.wonder_market)


def no_technology(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """What was named is no technology."""
    return r.thing == a[1] and (a[1] < FIRST_TECHNOLOGY or CELL[a[1]] < 0)


def known_already(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The technology has the seat's marker."""
    player = s.players[seat]
    return r.thing in known(player.cells, player.special)


def not_on_card(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The technology is in no cell of the seat's card, covered or on a special card it does not have."""
    return r.thing not in s.cells_of(seat)


def arrows_missing(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The technology is on the card, has no marker, and no arrow leads to it yet."""
    player = s.players[seat]
    here = r.thing in s.cells_of(seat) and not known_already(s, seat, a, r)
    return here and r.thing not in learnable(player.cells, player.special)


def not_in_market(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card named lies not in the market of civilizations."""
    return r.thing == a[1] and r.thing not in s.market


def in_neither(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """Nor is it in the drafted hand."""
    return not_in_market(s, seat, a, r) and bool(s.draft) and r.thing not in s.hand(seat)


def effect_not_now(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card named has no effect pending, or must be resolved, or is about no other card."""
    phase = s.stack[-1]
    assert top(s) == "TurnEnd" and r.thing == a[1]
    used_so = VERBS[a[0]].word == "resolve" and a[2] < 0
    return a[1] not in phase.pending or not used_so  # type: ignore[attr-defined]


def no_gift(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The coins are missing; or the card to lay them on, because the market is empty or it lies elsewhere."""
    if r.need == 0:
        return not s.market
    return short_of_coins(s, seat, a, r) if r.need > 0 else bool(s.market) and a[2] not in s.market


def pass_and_actions(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The seat has passed and tries an action, or has acted and tries to pass."""
    phase = s.stack[-1]
    if a[0] == PASS:
        return phase.passed or any(phase.used)  # type: ignore[attr-defined]
    return bool(phase.passed)  # type: ignore[attr-defined]


def vikings_elsewhere(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """A rival has the Vikings."""
    vikings = THINGS.numbers["vikings"]
    return any(vikings in player.civs for other, player in enumerate(s.players) if other != seat)


def column_not_empty(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """A technology of the column has a marker."""
    return bool(s.players[seat].cells & 0b111 << 3 * COLUMN[r.thing])


def not_for_sale(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """There is no such market, or the card is not in it."""
    return a[0] == BUY and (not s.innovations or r.thing not in s.special_market)


def not_held_in_draft(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The card is not in the pack."""
    return top(s) == "DraftPick" and a[0] == PICK and r.thing == a[1]


def cannot_fulfil(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The order is open, and its condition is not met."""
    return r.thing in s.order_market and order_obstacle(s, seat, r.thing) == CONDITION_NOT_MET


def first_is_given(s: GameState, seat: int, a: Action, r: Refusal) -> bool:
    """The scenario names the first civilization, and it is another."""
    return not s.players[seat].civs and START_CIVILIZATION[s.scenario] not in (-1, a[1])


CLAIMS: dict[str, Claim] = {
    "aoc.raise.first-turn": lambda s, seat, a, r: not s.players[seat].civs and a[0] != RAISE,
    "aoc.raise.market": not_in_market,
    "aoc.draft.hand-or-market": in_neither,
    "aoc.path.maya-first": first_is_given,
    "aoc.path.no-second-raise": never_again,
    "aoc.turn.act-or-pass": nothing_done,
    "aoc.pass.no-actions": pass_and_actions,
    "aoc.action.not-available": closed,
    "aoc.action.plague": lambda s, seat, a, r: a[0] == r.thing == PLAGUE,
    "aoc.action.slot-once": used_up,
    "aoc.action.cost-workers": short_of_workers,
    "aoc.action.cost-coins": action_too_dear,
    "aoc.civ.vikings": vikings_elsewhere,
    "aoc.civ.aksum-culture": lambda s, seat, a, r: top(s) == "FreeCulture",
    "aoc.path.stone": lambda s, seat, a, r: a[0] >= ACTION_COUNT and s.players[seat].stones == 0,
    "aoc.path.caravan": lambda s, seat, a, r: r.thing not in s.order_market,
    "aoc.path.order-price": short_of_coins,
    "aoc.path.order-condition": cannot_fulfil,
    "aoc.effect.wonder": not_in_wonder_market,
    "aoc.tech.learn": no_technology,
    "aoc.tech.once": known_already,
    "aoc.tech.prerequisite": arrows_missing,
    "aoc.innovations.base-unavailable": not_on_card,
    "aoc.innovations.market": not_for_sale,
    "aoc.innovations.one-card": lambda s, seat, a, r: s.players[seat].special >= 0,
    "aoc.innovations.price": lambda s, seat, a, r: short_of_coins(s, seat, a, r) and r.need == SPECIAL_PRICE,
    "aoc.innovations.empty-column": column_not_empty,
    "aoc.turn-end.effects": effect_not_now,
    "aoc.tech.education": short_of_coins,
    "aoc.civ.phoenicia": no_gift,
    "aoc.draft.pick-one": not_held_in_draft,
}
