"""Its turn: a card is opened; icons add up to a reset, or the card acts (p. 39-40)."""

from __future__ import annotations

from ecumene.games.civolution.card_data import FIRST_CATEGORY
from ecumene.games.civolution.console.reset import move_indicator
from ecumene.games.civolution.printed import ERAS
from ecumene.games.civolution.solo import cards
from ecumene.games.civolution.solo.actions import ViciActs, discard_open
from ecumene.games.civolution.solo.cards import place_in_deck
from ecumene.games.civolution.solo.land import roll, tell
from ecumene.games.civolution.solo.rival import FIGURES, RED
from ecumene.games.civolution.state import GameState
from ecumene.kernel.luck import Luck


def take_turn(s: GameState, luck: Luck) -> None:
    """Open the next card and begin what it says."""
    rival = s.vici[0]
    if not rival.deck:
        rival.deck, rival.discard = sorted(rival.discard), []
    card = luck.take(rival.deck)
    rival.open.append(card)
    tell(luck, "vici-card", card)
    icons = cards.open_icons(rival.open)
    resets = all(icons[colour] >= FIGURES["reset_icons"][colour] for colour in range(2))
    if resets:
        tell(luck, "reset")
        move_indicator(s, luck)
        if not rival.hard:
            discard_open(s)
            return
    queue = actions_of(s, card, luck)
    if resets:
        queue.append(cards.DISCARD * cards.ARGUMENT)
    s.stack.append(ViciActs(queue, card))


def actions_of(s: GameState, card: int, luck: Luck) -> list[int]:
    """Return what a card makes it do: by a roll, or by the categories that it means."""
    half = 1 if RED[s.vici[0].level][s.era - 1] else 0
    scoring = cards.SCORING[place_in_deck(card)][half]
    if scoring is None:
        value = roll(luck)
        tell(luck, "vici-row", card, -value if half else value)  # below 0: of the red half
        return cards.DICE_ROWS[place_in_deck(card)][half][value - 1][:]
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
        tell(luck, "vici-category", tile, -scoring.times if half else scoring.times, card)
        found += cards.CATEGORY_ACTIONS[tile - FIRST_CATEGORY] * scoring.times
    return [*found, cards.POINTS * cards.ARGUMENT + scoring.points] if scoring.points else found
