"""Resigning: the civilization leaves the game at once (p. 4)."""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import (
    GOVERNMENT,
    IS_CIVIL,
    RESIGN_CULTURE,
    START,
    STORES,
    TYPE,
    WORKER_CARDS,
    thing,
)
from ecumene.games.through_the_ages.effects.effect import GOOD_CULTURE
from ecumene.games.through_the_ages.effects.in_play import HOMER, refresh
from ecumene.games.through_the_ages.military.war import end_war
from ecumene.games.through_the_ages.pieces import gain
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.politics.pacts import end_pact
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.luck import Luck


def resign(s: GameState, seat: int, luck: Luck) -> None:
    """Take a seat out of the game: pacts, wars, hand and area; the last one left has won (p. 4)."""
    player = s.players[seat]
    player.out = 1
    luck.tell("resign", seat)
    for owner, other in enumerate(s.players):
        if other.pact >= 0 and seat in (owner, other.pact_with):
            end_pact(s, owner, luck)
        if other.war >= 0 and other.war_on == seat:
            war = other.war
            end_war(s, owner)
            gain(s, owner, GOOD_CULTURE, RESIGN_CULTURE, luck, war)
    if player.war >= 0:
        end_war(s, seat)
    military_cards_leave(s, seat)
    civil_cards_leave(s, player)
    clear_board(player)
    refresh(s, seat)
    player.ca = player.ma = player.extra_ma = 0
    if s.remaining() == 1:
        s.stack.clear()
        s.over = True
        luck.tell("game-end", -1)


def military_cards_leave(s: GameState, seat: int) -> None:
    """Discard the hand face down, and colonies and an exclusive tactic from the area (p. 4 and p. 8)."""
    player = s.players[seat]
    for card in player.military:
        s.discard_military(seat, card, False)
    for card in player.colonies:
        s.discard_military(seat, card, True)
    if player.exclusive:
        s.discard_military(seat, player.tactic, True)
    player.military = []
    player.colonies = []
    player.tactic = -1
    player.exclusive = 0


def civil_cards_leave(s: GameState, player: Player) -> None:
    """Remove the civil hand and all civil cards of the area (p. 4)."""
    cards = player.hand + player.wonders + player.specials
    cards += [player.leader, player.wonder, player.government, HOMER if player.homer >= 0 else -1]
    cards += [card for card in range(WORKER_CARDS) if player.workers[card] >= 0]
    s.civil_gone += [card for card in cards if card >= 0 and IS_CIVIL[card]]
    player.hand = []
    player.fresh = []
    player.wonders = []
    player.ruins = []
    player.specials = [-1] * len(player.specials)
    player.leader = player.wonder = player.homer = -1


def clear_board(player: Player) -> None:
    """Leave the printed technologies alone on the board, without workers or tokens."""
    player.workers = [-1] * WORKER_CARDS
    player.tokens = [0] * STORES
    for slug in START["technologies"]:
        card = thing(slug)
        if TYPE[card] == GOVERNMENT:
            player.government = card
        else:
            player.workers[card] = 0
    player.unused = player.stages = player.no_politics = 0
    player.unit_pool = player.science_pool = player.resource_pool = player.food_pool = 0
