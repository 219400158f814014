"""Tactics: played, copied, made available to all (p. 3, p. 6 and p. 9)."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import CONTENT, TACTIC, TYPE
from ecumene.games.through_the_ages.economy.spending import military_actions, spend_military
from ecumene.games.through_the_ages.player import DIRTY, USED_TACTIC
from ecumene.games.through_the_ages.state import Board
from ecumene.games.through_the_ages.verbs import COPY_TACTIC, PLAY_TACTIC
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import WRONG_KIND, Refusal

PLAY_PRICE: Final[int] = CONTENT.value("actions")["play_tactic"]["military_actions"]
COPY_PRICE: Final[int] = CONTENT.value("actions")["copy_tactic"]["military_actions"]


def make_available(s: Board, seat: int, luck: Luck) -> None:
    """Move the exclusive tactic of a seat to the common area, at the start of its turn (p. 3)."""
    player = s.players[seat]
    if player.exclusive:
        player.exclusive = 0
        s.tactics.append(player.tactic)
        s.tactics.sort()
        luck.tell("common-tactic", seat, player.tactic)


def add_tactics(s: Board, seat: int, out: list[Action]) -> None:
    """Add the tactics that a seat may play or copy now, in the order of the verbs."""
    player = s.players[seat]
    if player.used & USED_TACTIC:
        return
    actions = military_actions(player)
    if actions >= PLAY_PRICE:
        _add(player.military, PLAY_TACTIC, -1, out)
    if actions >= COPY_PRICE:
        _add(s.tactics, COPY_TACTIC, player.tactic, out)


def _add(cards: list[int], verb: int, current: int, out: list[Action]) -> None:
    """Add each tactic of a sorted pile once, but the current one."""
    last = -1
    for card in cards:
        if TYPE[card] == TACTIC and card not in (last, current):
            out.append((verb, card, 0))
        last = card


def do_tactic(s: Board, seat: int, a: Action, luck: Luck) -> None:
    """Carry out PLAY_TACTIC or COPY_TACTIC: the tactic becomes the current one (p. 6)."""
    player = s.players[seat]
    card = a[1]
    player.used |= USED_TACTIC
    if player.exclusive:  # only in a position from outside: it should be common by now
        s.discard_military(seat, player.tactic, True)
        player.exclusive = 0
    player.tactic = card
    player.stat = DIRTY
    if a[0] == PLAY_TACTIC:
        spend_military(player, PLAY_PRICE)
        player.military.remove(card)
        player.exclusive = 1
        luck.tell("tactic", seat, card)
    else:
        spend_military(player, COPY_PRICE)
        luck.tell("copied-tactic", seat, card)


def refuse_tactic(s: Board, seat: int, a: Action) -> Refusal:
    """Say why a tactic cannot be played or copied."""
    player = s.players[seat]
    verb, card, _ = a
    if TYPE[card] != TACTIC:
        rule = "tta.tactic.from-hand" if verb == PLAY_TACTIC else "tta.tactic.copy-common"
        return Refusal(rule, card, WRONG_KIND)
    if verb == PLAY_TACTIC and card not in player.military:
        return Refusal("tta.tactic.from-hand", card)
    if verb == COPY_TACTIC and card not in s.tactics:
        return Refusal("tta.tactic.copy-common", card)
    if verb == COPY_TACTIC and card == player.tactic:
        return Refusal("tta.tactic.copy-another", card)
    if player.used & USED_TACTIC:
        return Refusal("tta.tactic.once-per-turn", card)
    if verb == PLAY_TACTIC:
        return Refusal("tta.tactic.military-action", card, PLAY_PRICE, military_actions(player))
    return Refusal("tta.tactic.copy-cost", card, COPY_PRICE, military_actions(player))
