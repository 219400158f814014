"""Cards coming into play and leaving it: statistics follow at once (p. 10)."""

from __future__ import annotations

from typing import Final

from ecumene.games.through_the_ages.card_data import GIVES_HAPPINESS, ROWS, thing
from ecumene.games.through_the_ages.effects.effect import DO_RUIN, EFFECTS
from ecumene.games.through_the_ages.effects.powers import (
    BASILICA,
    CARD_PAIRS,
    CIVIL_ACTIONS,
    GOVERNMENT_FACES,
    HAPPINESS,
    HAPPY_SOURCES,
    MILITARY_ACTIONS,
    PACT_PAIRS,
    POWERS,
    RATED_BY,
    SYMBOLS,
    WONDER_FACES,
    Pair,
)
from ecumene.games.through_the_ages.player import DIRTY, Player
from ecumene.games.through_the_ages.state import GameState

HOMER: Final[int] = thing("homer")
ST_PETERS: Final[int] = thing("st-peters-basilica")
RAVAGES: Final[int] = thing("ravages-of-time")
HOMERS_FACES: Final[int] = next(row["happiness"] for row in ROWS[HOMER]["effects"] if row["do"] == "code")


def _ruin_pairs() -> list[Pair]:
    becomes = next(effect.row["becomes"] for effect in EFFECTS[RAVAGES] if effect.do == DO_RUIN)
    return [(SYMBOLS.index(name), amount) for name, amount in becomes.items()]


RUIN_PAIRS: Final[list[Pair]] = _ruin_pairs()


def plain_cards(player: Player) -> list[int]:
    """Return the cards without workers whose effects are in force, in the order shown; pacts are apart."""
    cards = [player.government]
    cards += [card for card in player.specials if card >= 0]
    if player.leader >= 0:
        cards.append(player.leader)
    cards += [card for card in player.wonders if card not in player.ruins]
    return cards + player.colonies


def pacts_of(s: GameState, seat: int) -> list[tuple[int, int, int]]:
    """Return the pacts that a seat is part of, its own and others': (card, its side, the other seat)."""
    found = []
    for owner, player in enumerate(s.players):
        if player.pact >= 0 and owner == seat:
            found.append((player.pact, player.pact_side, player.pact_with))
        elif player.pact >= 0 and player.pact_with == seat:
            found.append((player.pact, 1 - player.pact_side, owner))
    return found


def powers_of(s: GameState, seat: int) -> list[int]:
    """Add up the cards of a seat from nothing."""
    player = s.players[seat]
    power = [0] * POWERS
    for card in plain_cards(player):
        for place, amount in CARD_PAIRS[card]:
            power[place] += amount
    for card, side, _ in pacts_of(s, seat):
        for place, amount in PACT_PAIRS[side][card]:
            power[place] += amount
    for _ in player.ruins:
        for place, amount in RUIN_PAIRS:
            power[place] += amount
    if player.homer >= 0:
        power[HAPPINESS] += HOMERS_FACES
    _faces(player, power)
    return power


def faces(player: Player, wonder: int) -> int:
    """Return the happy faces on a completed wonder, Homer's included (p. 11)."""
    own = GIVES_HAPPINESS[wonder] if wonder not in player.ruins else 0
    return max(0, own) + (HOMERS_FACES if wonder == player.homer else 0)


def _faces(player: Player, power: list[int]) -> None:
    """Note the happy faces that leaders and St. Peter's Basilica look at."""
    power[BASILICA] = 1 if ST_PETERS in player.wonders and ST_PETERS not in player.ruins else 0
    extra = power[BASILICA]
    for wonder in player.wonders:
        count = faces(player, wonder)
        if count and wonder != ST_PETERS:
            power[HAPPY_SOURCES] += 1
            count += extra
        power[WONDER_FACES] += count
    if GIVES_HAPPINESS[player.government] > 0:
        power[HAPPY_SOURCES] += 1
        power[GOVERNMENT_FACES] = GIVES_HAPPINESS[player.government] + extra
    for card in player.colonies:
        power[HAPPY_SOURCES] += GIVES_HAPPINESS[card] > 0
    if player.leader >= 0:
        power[HAPPY_SOURCES] += GIVES_HAPPINESS[player.leader] > 0


def raters_of(s: GameState, seat: int) -> list[int]:
    """Return the ratings of a seat that depend on something counted, as numbers into powers.RATINGS."""
    found: list[int] = []
    for card in plain_cards(s.players[seat]):
        found += RATED_BY[card]
    for card, _, _ in pacts_of(s, seat):
        found += RATED_BY[card]
    return found


def refresh(s: GameState, seat: int) -> None:
    """Work out a seat's powers after its cards have changed; action tokens follow the totals (p. 10).

    A card that replaces another must be in place before this is called: both changes are one step.
    """
    player = s.players[seat]
    old = player.power
    player.power = powers_of(s, seat)
    player.raters = raters_of(s, seat)
    player.stat = DIRTY
    player.ca = after_change(player.ca, old[CIVIL_ACTIONS], player.power[CIVIL_ACTIONS])
    player.ma = after_change(player.ma, old[MILITARY_ACTIONS], player.power[MILITARY_ACTIONS])


def after_change(available: int, old: int, new: int) -> int:
    """Return the available actions after the total has changed: new ones are available, spent ones go first."""
    return available + new - old if new > old else min(available, new)
