"""Developing technologies, and revolutions (p. 5, p. 11)."""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import (
    AGE,
    GIVES_BLUE,
    GOVERNMENT,
    KIND,
    TYPE,
    WORKER_CARDS,
)
from ecumene.games.through_the_ages.civil.costs import develop_price
from ecumene.games.through_the_ages.economy.losses import lose_blue
from ecumene.games.through_the_ages.economy.spending import spend_civil, spend_science
from ecumene.games.through_the_ages.effects.amounts import gain_row
from ecumene.games.through_the_ages.effects.effect import GOOD_BLUE, ON_DEVELOP, ON_REVOLUTION
from ecumene.games.through_the_ages.effects.in_play import pacts_of, refresh
from ecumene.games.through_the_ages.effects.powers import (
    CIVIL_ACTIONS,
    COOPERATION,
    PACT_PAIRS,
    REVOLUTION_BY_MILITARY,
)
from ecumene.games.through_the_ages.pieces import gain
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.luck import Luck


def toll_payers(s: GameState, seat: int) -> list[tuple[int, int, int]]:
    """Return (seat, science, pact) for those who pay when a seat develops (Scientific Cooperation)."""
    found = []
    for card, side, other in pacts_of(s, seat):
        for place, amount in PACT_PAIRS[side][card]:
            if place == COOPERATION:
                found.append((other, amount, card))
    return found


def tolls_unpaid(s: GameState, seat: int) -> list[tuple[int, int, int]]:
    """Return (seat, science, pact) for those who could not pay for a development."""
    return [toll for toll in toll_payers(s, seat) if s.players[toll[0]].science < toll[1]]


def develop(s: GameState, seat: int, card: int, change: int, luck: Luck, source: int) -> None:
    """Pay the science price and put a technology into play (p. 5)."""
    player = s.players[seat]
    price = develop_price(player, card, False, change)
    spend_science(player, price, card)
    luck.tell("develop", seat, card, 0, source)
    luck.tell("science", seat, -1, -price, source)
    into_play(s, seat, card, luck)
    developed(s, seat, luck)


def revolt(s: GameState, seat: int, card: int, change: int, luck: Luck, source: int) -> None:
    """Declare a revolution: all actions are spent, new ones too (p. 5, p. 11)."""
    player = s.players[seat]
    price = develop_price(player, card, True, change)
    spend_science(player, price, card)
    luck.tell("revolution", seat, card, 0, source)
    luck.tell("science", seat, -1, -price, source)
    by_military = player.power[REVOLUTION_BY_MILITARY] > 0
    if by_military:
        player.ma = 0
    else:
        spend_civil(player, player.power[CIVIL_ACTIONS])
    left = player.ca  # one at most, where Hammurabi has paid with a military action
    into_play(s, seat, card, luck)
    if by_military:
        player.ma = 0
    else:
        player.ca = min(left, player.power[CIVIL_ACTIONS])
    if player.leader >= 0:
        for effect in ON_REVOLUTION[player.leader]:
            gain_row(s, seat, effect, luck, player.leader)
    developed(s, seat, luck)


def into_play(s: GameState, seat: int, card: int, luck: Luck) -> None:
    """Move a technology from the hand into play; of a kind of special technologies the higher stays (p. 5)."""
    player = s.players[seat]
    player.hand.remove(card)
    if card < WORKER_CARDS:
        player.workers[card] = 0
        return
    put_special_or_government(s, seat, card, luck)


def put_special_or_government(s: GameState, seat: int, card: int, luck: Luck) -> None:
    """Put a government or special technology into play, from wherever it came; it replaces the old one."""
    player = s.players[seat]
    if TYPE[card] == GOVERNMENT:
        old = player.government
        player.government = card
    else:
        old = player.specials[KIND[card]]
        if old >= 0 and AGE[old] > AGE[card]:
            s.civil_gone.append(card)
            luck.tell("removed", seat, card)
            return
        player.specials[KIND[card]] = card
    if old >= 0 and TYPE[old] == GOVERNMENT and AGE[old] == 0:
        old = -1  # Despotism is printed on the board
    if old >= 0:
        s.civil_gone.append(old)
    refresh(s, seat)
    tokens = GIVES_BLUE[card] - (GIVES_BLUE[old] if old >= 0 else 0)
    if tokens < 0:
        lose_blue(s, seat, -tokens, luck, card)
    elif tokens:
        gain(s, seat, GOOD_BLUE, tokens, luck, card)


def developed(s: GameState, seat: int, luck: Luck) -> None:
    """Let leaders take note of a development, and partners pay for it (p. 5)."""
    player = s.players[seat]
    for other, amount, pact in toll_payers(s, seat):
        s.players[other].science -= amount
        luck.tell("science", other, -1, -amount, pact)
    if player.leader >= 0:
        for effect in ON_DEVELOP[player.leader]:
            gain_row(s, seat, effect, luck, player.leader)
