"""The end of an age and the beginning of the next (p. 3)."""

from __future__ import annotations

from ecumene.games.through_the_ages.card_data import (
    AGE,
    CIVIL_CARDS,
    COPIES,
    ENDING_AGE,
    FIRST_GAME_REMOVES,
    MILITARY_CARDS,
    PEACEFUL_REMOVES,
    TOKENS_LOST,
    TYPE,
)
from ecumene.games.through_the_ages.civil.leaders import leader_leaves
from ecumene.games.through_the_ages.effects.in_play import refresh
from ecumene.games.through_the_ages.politics.pacts import end_pact
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.luck import Luck


def civil_deck(age: int, players: int) -> list[int]:
    """Return the civil cards of an age for a number of players (p. 2)."""
    return [card for card in CIVIL_CARDS if AGE[card] == age for _ in range(COPIES[players][card])]


def military_deck(age: int, players: int, peaceful: bool, first_game: bool) -> list[int]:
    """Return the military cards of an age for a number of players and the variants."""
    removed = (PEACEFUL_REMOVES if peaceful else []) + (FIRST_GAME_REMOVES if first_game else [])
    cards = [card for card in MILITARY_CARDS if AGE[card] == age and TYPE[card] not in removed]
    return [card for card in cards for _ in range(COPIES[players][card])]


def end_age_a(s: GameState, luck: Luck) -> None:
    """Age A ends with the first replenishing: nothing becomes obsolete, no tokens are lost (p. 3)."""
    s.civil_gone += s.civil_deck
    begin_age(s, 1, luck)


def end_age(s: GameState, luck: Luck) -> None:
    """End the age with its last civil card: what is older than it becomes obsolete (p. 3)."""
    ended = s.age
    for seat, player in enumerate(s.players):
        if player.out:
            continue
        for card in [card for card in player.hand if AGE[card] < ended]:
            player.hand.remove(card)
            s.civil_gone.append(card)
            luck.tell("obsolete", seat, card)
        player.fresh = [card for card in player.fresh if AGE[card] >= ended]
        for card in [card for card in player.military if AGE[card] < ended]:
            player.military.remove(card)
            s.military_gone.append(card)
            luck.tell("obsolete", seat, card, 0, -1, seat)
        if player.leader >= 0 and AGE[player.leader] < ended:
            luck.tell("obsolete", seat, player.leader)
            s.civil_gone.append(leader_leaves(s, seat, luck))
            refresh(s, seat)
        if player.wonder >= 0 and AGE[player.wonder] < ended:
            luck.tell("obsolete", seat, player.wonder)
            wonder_leaves(s, seat)
        if player.pact >= 0 and AGE[player.pact] < ended:
            luck.tell("obsolete", seat, player.pact)
            end_pact(s, seat, luck)
        lost = min(TOKENS_LOST, player.yellow)
        player.yellow -= lost
        luck.tell("yellow", seat, -1, -lost)
    last = 2 if s.first_game else 3
    begin_age(s, ended + 1 if ended < last else ENDING_AGE, luck)


def wonder_leaves(s: GameState, seat: int) -> None:
    """Take an unfinished wonder out of play; its blue tokens go back to the bank."""
    player = s.players[seat]
    s.civil_gone.append(player.wonder)
    player.blue += player.stages
    player.wonder = -1
    player.stages = 0


def begin_age(s: GameState, age: int, luck: Luck) -> None:
    """Bring out the decks of an age, for the players still in the game; age IV has none (p. 3 and p. 4)."""
    s.military_gone += s.military_deck + s.discard
    for seat, cards in enumerate(s.hidden):
        s.military_gone += cards
        s.hidden[seat] = []
    s.age = age
    s.discard = []
    s.civil_deck = []
    s.military_deck = []
    luck.tell("age", -1, -1, age)
    if age == ENDING_AGE:
        started = s.seats_from(s.first)[0] != s.current
        s.last_round = s.round + 1 if started else s.round
        luck.tell("last-round", -1, -1, s.last_round)
        return
    players = s.remaining()
    s.deck_players = [players if at == age else made for at, made in enumerate(s.deck_players)]
    s.civil_deck = civil_deck(age, players)
    s.military_deck = military_deck(age, players, s.peaceful, s.first_game)
