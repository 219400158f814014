"""Gaining and losing: victory points, cubes, cards of the queue, wonders."""

from __future__ import annotations

from ecumene.games.historia.card_data import TOKEN_VP
from ecumene.games.historia.components.parties import tell
from ecumene.games.historia.state import GameState
from ecumene.kernel.luck import Luck


def gain_vp(
    s: GameState, party: int, amount: int, luck: Luck, source: int, place: int = -1, kind: str = "vp"
) -> None:
    """Score victory points, or lose them: there may be fewer than none."""
    if amount:
        s.party(party).vp += amount
        tell(s, party, luck, kind, -1, amount, source, place)


def recover_cubes(s: GameState, seat: int, amount: int, luck: Luck, source: int) -> int:
    """Take used cubes back, as far as there are any; return how many."""
    player = s.players[seat]
    count = min(amount, player.used)
    if count:
        player.used -= count
        player.ready += count
        luck.tell("recover", seat, -1, count, source)
    return count


def use_cubes(s: GameState, seat: int, amount: int, luck: Luck, source: int) -> None:
    """Pay cubes: they go to the area of used ones."""
    if amount:
        player = s.players[seat]
        player.ready -= amount
        player.used += amount
        luck.tell("use", seat, -1, -amount, source)


def destroy_cubes(s: GameState, seat: int, amount: int, luck: Luck, source: int) -> None:
    """Remove used cubes from the game, as far as there are any."""
    player = s.players[seat]
    count = min(amount, player.used)
    if count:
        player.used -= count
        player.destroyed += count
        luck.tell("destroy-cubes", seat, -1, -count, source)


def to_hand(s: GameState, seat: int, card: int, luck: Luck, source: int) -> None:
    """Take a card from the queue back into the hand."""
    player = s.players[seat]
    player.queue.remove(card)
    player.hand.append(card)
    player.hand.sort()
    luck.tell("card-back", seat, card, 0, source)


def recover_cards(s: GameState, seat: int, amount: int, luck: Luck, source: int) -> None:
    """Take the oldest cards of the discard queue back."""
    queue = s.players[seat].queue
    for _ in range(min(amount, len(queue))):
        to_hand(s, seat, queue[0], luck, source)


def recover_last_card(s: GameState, seat: int, luck: Luck, source: int) -> None:
    """Take the newest card of the discard queue back."""
    queue = s.players[seat].queue
    if queue:
        to_hand(s, seat, queue[-1], luck, source)


def build_wonder(s: GameState, seat: int, wonder: int, luck: Luck, source: int) -> None:
    """Take a wonder from the row; it can be activated from the next action on."""
    player = s.players[seat]
    s.row.remove(wonder)
    player.wonders.append(wonder)
    player.fresh.append(wonder)
    player.fresh.sort()
    luck.tell("wonder", seat, wonder, 0, source)


def destroy_wonder(s: GameState, seat: int, wonder: int, luck: Luck, source: int) -> None:
    """Remove a wonder from the game."""
    player = s.players[seat]
    player.wonders.remove(wonder)
    if wonder in player.turned:
        player.turned.remove(wonder)
    if wonder in player.fresh:
        player.fresh.remove(wonder)
    luck.tell("destroy-wonder", seat, wonder, 0, source)


def refresh(s: GameState, seat: int, wonder: int, luck: Luck, source: int) -> None:
    """Turn a used wonder back."""
    s.players[seat].turned.remove(wonder)
    luck.tell("refresh", seat, wonder, 0, source)


def discard_rightmost(s: GameState, luck: Luck, source: int) -> None:
    """Remove the rightmost wonder of the row, if there is one."""
    if s.row:
        luck.tell("row-loses", -1, s.row.pop(), 0, source)


def put_cube(s: GameState, party: int, place: int, luck: Luck, source: int) -> None:
    """Put a cube on a territory."""
    one = s.party(party)
    one.ready -= 1
    one.land[place] += 1
    tell(s, party, luck, "cube", one.civilization, 1, source, place)


def withdraw(s: GameState, seat: int, place: int, luck: Luck, source: int) -> None:
    """Take a cube from the map; whoever leaves a territory by that loses its points."""
    player = s.players[seat]
    cost = leaving_costs(s, seat, place)
    player.land[place] -= 1
    player.ready += 1
    luck.tell("withdraw", seat, player.civilization, 1, source, target=place)
    gain_vp(s, seat, -cost, luck, s.tokens[place], place)


def leaving_costs(s: GameState, seat: int, place: int) -> int:
    """Return the points that the last own cube of a territory costs when it is taken away."""
    return TOKEN_VP[s.tokens[place]] if s.players[seat].land[place] == 1 else 0


def lay_down(s: GameState, seat: int, card: int) -> None:
    """Put a played action card on top of its owner's discard queue."""
    s.players[seat].queue.append(card)


def retire(s: GameState, seat: int, adviser: int) -> None:
    """Put a played adviser face up under the deck; when only such are left, all are shuffled face down."""
    player = s.players[seat]
    player.retired.append(adviser)
    player.retired.sort()
    turn_deck(s, seat)


def turn_deck(s: GameState, seat: int) -> None:
    """Where the top card of the deck of advisers lies face up, the deck is shuffled and turned face down."""
    player = s.players[seat]
    if not player.adviser_deck and player.retired:
        player.adviser_deck = player.retired
        player.retired = []


def draw_from(s: GameState, seat: int, adviser: int, luck: Luck, source: int) -> None:
    """Take an adviser of the deck into the hand; nobody else sees which."""
    player = s.players[seat]
    player.adviser_deck.remove(adviser)
    player.advisers.append(adviser)
    player.advisers.sort()
    luck.tell("adviser", seat, adviser, 0, source, seat)
    turn_deck(s, seat)
