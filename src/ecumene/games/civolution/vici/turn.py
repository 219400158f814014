"""Its turn: a card is opened; icons add up to a reset, or the card acts (p. 39-40)."""

from __future__ import annotations

from ecumene.games.civolution.card_data import FIRST_CATEGORY
from ecumene.games.civolution.console.reset import move_indicator
from ecumene.games.civolution.figures import ERAS
from ecumene.games.civolution.state import Board
from ecumene.games.civolution.vici import cards
from ecumene.games.civolution.vici.acts import ViciActs
from ecumene.games.civolution.vici.cards import place_in_deck
from ecumene.games.civolution.vici.land import roll, tell
from ecumene.games.civolution.vici.rival import FIGURES, RED
from ecumene.kernel.luck import Luck


def take_turn(s: Board, luck: Luck) -> None:
    """Open the next card and begin what it says."""
    rival = s.vici[0]
    if not rival.deck:
        rival.deck, rival.discard = sorted(rival.discard), []
    card = luck.take(rival.deck)
    rival.open.append(card)
    tell(luck, "vici-card", card)
    icons = [sum(cards.ICONS[place_in_deck(other)][colour] for other in rival.open) for colour in range(2)]
    resets = all(icons[colour] >= FIGURES["reset_icons"][colour] for colour in range(2))
    if not resets or rival.hard:
        s.stack.append(ViciActs(actions_of(s, card, luck), card))
    if resets:
        tell(luck, "reset")
        move_indicator(s, luck)
        rival.discard = sorted(rival.discard + rival.open)
        rival.open = []


def actions_of(s: Board, card: int, luck: Luck) -> list[int]:
    """Return what a card makes it do: by a roll, or by the categories that it means."""
    half = 1 if RED[s.vici[0].level][s.era - 1] else 0
    scoring = cards.SCORING[place_in_deck(card)][half]
    if scoring is None:
        return cards.DICE_ROWS[place_in_deck(card)][half][roll(luck) - 1][:]
    if scoring.last_points >= 0 and s.era == ERAS:
        return [cards.POINTS * cards.ARGUMENT + scoring.last_points]
    if scoring.which == cards.EACH_FINAL_TILE:
        tiles = s.final_tiles
    elif scoring.which == cards.LAST_ERA:
        tiles = s.era_tiles[-1:]
    else:
        tiles = [s.era_tiles[s.era - 1 + (1 if scoring.which == cards.NEXT_ERA else 0)]]
    found: list[int] = []
    for tile in tiles:
        found += cards.CATEGORY_ACTIONS[tile - FIRST_CATEGORY] * scoring.times
    return [*found, cards.POINTS * cards.ARGUMENT + scoring.points] if scoring.points else found
