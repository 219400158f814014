"""Whether the board fits how far the game has come: the round, the cards played in it, the leaders of the era."""

from __future__ import annotations

from typing import Final

from ecumene.games.historia.card_data import ACTION_COUNT, ADVISERS_OF, ERA, ERAS, THINGS
from ecumene.games.historia.components.leaders import LeaderDraft, SecretDraft
from ecumene.games.historia.player import MOST_CARDS, Player
from ecumene.games.historia.rounds.choose_cards import ChooseCards, is_revolution
from ecumene.games.historia.rounds.end_of_turn import EndOfTurn
from ecumene.games.historia.rounds.resolve_cards import Act
from ecumene.games.historia.rounds.turns import Resolution
from ecumene.games.historia.setup.phases import FirstCubes
from ecumene.games.historia.state import GameState
from ecumene.kernel.impossible import need

MOST_ROUNDS: Final = 48  # a card each: ten actions, eight advisers, and all that cards and levels can bring back


def audit_progress(s: GameState) -> None:
    """Raise Impossible when a board cannot have come so far."""
    most = MOST_ROUNDS if s.turn else 0
    need(min(s.turn, 1) <= s.round <= most, "round", n=s.round, most=most)
    acting = next((frame.turns for frame in s.stack if isinstance(frame, Resolution)), 0)
    _audit_revolution(s, acting > 0)
    for place, seat in enumerate(s.order):
        _audit_played(s, seat, place + 1, acting)
        _audit_leader(s, seat)


def _audit_revolution(s: GameState, acting: bool) -> None:
    """Check that a revolution ends the rounds of a turn, and was played by somebody."""
    if acting:
        cards = [card for player in s.players for card in player.played]
        cards += [frame.card for frame in s.stack if isinstance(frame, Act) and frame.card >= 0]
        need(not s.revolution or any(is_revolution(card) for card in cards), "revolution")
    elif not s.destroyed:
        choosing = s.turn == 0 or any(isinstance(frame, ChooseCards) for frame in s.stack)
        need(s.revolution != choosing, "revolution")


def _audit_played(s: GameState, seat: int, turn: int, acting: int) -> None:
    """Check the cards that were resolved in this round, by whose turn it is."""
    player = s.players[seat]
    if s.turn == 0 or turn > acting > 0 or any(isinstance(frame, ChooseCards) for frame in s.stack):
        need(not player.played, "played", seat=seat)
        return
    count = len(player.played) + len(player.revealed)
    under_way = [frame.card for frame in s.stack if isinstance(frame, Act) and frame.seat == seat]
    count += sum(card >= 0 and card not in player.played for card in under_way)
    need(0 < count <= MOST_CARDS or s.destroyed, "played", seat=seat)
    for card in player.played:
        known = card in ADVISERS_OF[player.civilization] or 0 <= card < ACTION_COUNT
        need(known and player.played.count(card) == 1, "played", seat=seat)
        need(card not in player.revealed, "played", seat=seat)
        need(card not in player.hand or _came_back(player, card, under_way), "played", seat=seat)


def _came_back(player: Player, card: int, under_way: list[int]) -> bool:
    """Return whether a played card can be in hand again: by a revolution, or after all older ones of the queue."""
    if any(is_revolution(one) for one in [*player.played, *under_way] if one >= 0):
        return True
    later = player.played[player.played.index(card) + 1 :]
    return all(one in later for one in player.queue)


def _audit_leader(s: GameState, seat: int) -> None:
    """Check that a seat has the leader of the era, and by the advanced rules those of later eras in secret."""
    player = s.players[seat]
    need(not player.coming or (s.advanced and not s.solo()), "leader", seat=seat)
    need(player.leader < 0 or not any(isinstance(frame, SecretDraft) for frame in s.stack), "leader", seat=seat)
    if any(isinstance(frame, LeaderDraft | SecretDraft) for frame in s.stack):
        return  # the drafts have checked the rest
    drafted = s.turn > 0 or any(isinstance(frame, FirstCubes) for frame in s.stack)
    scored = s.over or any(isinstance(frame, EndOfTurn) for frame in s.stack)
    if s.solo() or scored or not drafted:
        need(player.leader < 0, "leader", seat=seat)
    else:
        need(player.leader >= 0, "no-leader", seat=seat)
        need(ERA[player.leader] == s.era(), "leader-era", name=THINGS.slug(player.leader))
    later = list(range(s.era() + 1, ERAS)) if drafted and s.advanced and not s.solo() else []
    need([ERA[leader] for leader in sorted(player.coming)] == later, "leader", seat=seat)
