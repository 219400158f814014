"""Tactics: played, copied, made available to all (p. 3, p. 6 and p. 9)."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import CONTENT, TACTIC, TYPE
from ecumene.games.through_the_ages.civil import reasons as why
from ecumene.games.through_the_ages.economy.spending import military_actions, spend_military
from ecumene.games.through_the_ages.player import DIRTY, USED_TACTIC
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import COPY_TACTIC, PLAY_TACTIC
from ecumene.kernel.frame import Action
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED

PLAY_PRICE: Final[int] = CONTENT.value("actions")["play_tactic"]["military_actions"]
COPY_PRICE: Final[int] = CONTENT.value("actions")["copy_tactic"]["military_actions"]


def make_available(s: GameState, seat: int, luck: Luck) -> None:
    """Move the exclusive tactic of a seat to the common area, at the start of its turn (p. 3)."""
    player = s.players[seat]
    if player.exclusive:
        player.exclusive = 0
        s.tactics.append(player.tactic)
        s.tactics.sort()
        luck.tell("common-tactic", seat, player.tactic)


def tactic_obstacle(s: GameState, seat: int, a: Action) -> int:
    """Return why a tactic cannot be played or copied."""
    player = s.players[seat]
    verb, card, _ = a
    plays = verb == PLAY_TACTIC
    if TYPE[card] != TACTIC:
        return why.TACTIC_KIND if plays else why.COPY_KIND
    if plays and card not in player.military:
        return why.TACTIC_CARD
    if not plays and card not in s.tactics:
        return why.COPY_CARD
    if not plays and card == player.tactic:
        return why.COPY_OWN
    if player.used & USED_TACTIC:
        return why.TACTIC_USED
    if military_actions(player) < (PLAY_PRICE if plays else COPY_PRICE):
        return why.TACTIC_PRICE if plays else why.COPY_PRICE
    return ALLOWED


def add_tactics(s: GameState, seat: int, out: list[Action]) -> None:
    """Add the tactics that a seat may play or copy now, in the order of the verbs."""
    player = s.players[seat]
    if player.used & USED_TACTIC:
        return
    last = -1
    for card in player.military:
        if TYPE[card] == TACTIC and card != last and tactic_obstacle(s, seat, (PLAY_TACTIC, card, 0)) == ALLOWED:
            out.append((PLAY_TACTIC, card, 0))
        last = card
    last = -1
    for card in s.tactics:
        if card != last and tactic_obstacle(s, seat, (COPY_TACTIC, card, 0)) == ALLOWED:
            out.append((COPY_TACTIC, card, 0))
        last = card


def do_tactic(s: GameState, seat: int, a: Action, luck: Luck) -> None:
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
