"""What an action brings, row by row, told before it is played: the same sums as perform() pays out."""

from __future__ import annotations

from ecumene.games.age_of_civilization.actions.prices import workers_needed
from ecumene.games.age_of_civilization.card_data import (
    ACTION_COINS,
    ACTION_COUNT,
    ACTION_VP,
    CARAVAN,
    CONQUEST,
    CONQUEST_LEAST,
    FIRST_TECHNOLOGY,
    FORTS_GAINED,
    MONUMENT_WORKS,
    RESEARCH,
    STONES_GAINED,
    WONDER,
)
from ecumene.games.age_of_civilization.effects.powers import (
    CARD_GAINS,
    COINS,
    EXTRAS,
    GAIN_COINS,
    GAIN_VP,
    LEARN,
    TAKE,
    TECH_VP,
    VP,
    WORKERS,
)
from ecumene.games.age_of_civilization.pieces import amount_of
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.sums import rows_at
from ecumene.games.age_of_civilization.turn.action_phase import ActionPhase
from ecumene.games.age_of_civilization.verbs import ACTION_OF, MONUMENT_WITH_STONE
from ecumene.kernel.frame import Action
from ecumene.kernel.modifiers import Gain


def move_gain(s: GameState, seat: int, a: Action) -> list[Gain]:
    """Return the workers that an action sends and what it brings; nothing for moves that are no action."""
    verb, subject, _ = a
    if verb > MONUMENT_WITH_STONE or not s.stack or not isinstance(s.stack[-1], ActionPhase):
        return []
    action = ACTION_OF[verb]
    rows: list[Gain] = [("workers_sent", workers_needed(s.players[seat], action), action)]
    stones = STONES_GAINED[action] - (1 if verb >= ACTION_COUNT else 0)
    if stones:
        rows.append(("stones", stones, action))
    if FORTS_GAINED[action]:
        rows.append(("forts", FORTS_GAINED[action], action))
    if action == RESEARCH or (action in (WONDER, MONUMENT_WORKS) and subject >= 0):
        rows.append(("power", 1, subject))
    return rows + _goods(s, seat, action, subject)


def _goods(s: GameState, seat: int, action: int, subject: int) -> list[Gain]:
    """Return coins and points, each part with its card; none where a card gives more as soon as it comes."""
    if action == CARAVAN or _gives_at_once(action, subject) or s.players[seat].power[WORKERS + action]:
        return []
    power = s.players[seat].power
    coins = max(0, ACTION_COINS[action] + power[COINS + action])
    vp = ACTION_VP[action] + power[VP + action]
    if action == CONQUEST and (s.players[seat].military() < CONQUEST_LEAST or not s.leads(seat)):
        vp = 0
    for extra in EXTRAS[action]:
        if extra.what == GAIN_VP:
            vp += amount_of(s, seat, extra, 0)
        elif extra.what == GAIN_COINS:
            coins += amount_of(s, seat, extra, 0)
    rows = _parts("coins", coins, rows_at(s, seat, COINS + action), action)
    rows += _parts("vp", vp, rows_at(s, seat, VP + action), action)
    if action == RESEARCH:
        for card, amount in rows_at(s, seat, TECH_VP + subject - FIRST_TECHNOLOGY):
            rows.append(("vp", amount, card))
    return rows


def _gives_at_once(action: int, subject: int) -> bool:
    if action == RESEARCH:
        return bool(CARD_GAINS[LEARN][subject])
    return action in (WONDER, MONUMENT_WORKS) and subject >= 0 and bool(CARD_GAINS[TAKE][subject])


def _parts(kind: str, total: int, parts: list[tuple[int, int]], action: int) -> list[Gain]:
    """Return the action's own part, then each card's."""
    if total == 0:
        return []
    own = total - sum(amount for _, amount in parts)
    rows: list[Gain] = [(kind, own, action)] if own else []
    for card, amount in parts:
        rows.append((kind, amount, card))
    return rows
