"""What a seat may know, and worlds that fit it.

Hidden are the cards of other hands (their backs tell the type), closed stacks and what others put under them,
cards that somebody has drawn to choose from, start cards before all have chosen. Bags, closed locations, resource
tokens and events hide nothing: what is still in them is what nobody has seen.
"""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.civolution.audit import audit, derive
from ecumene.games.civolution.card_data import CARD_TYPE, CARDS, HAND_OF, ROWS, START_MARKERS, THINGS, VICI_CARDS
from ecumene.games.civolution.level_block.install import CardInsert
from ecumene.games.civolution.modules.research import CardChoice, closed_size
from ecumene.games.civolution.printed import RESET_CELLS
from ecumene.games.civolution.solo.rival import FIGURES, RED
from ecumene.games.civolution.state import BACKS, SCHEMA, STACKS, GameState
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import imagine_sealed

Doc = dict[str, Any]
UNKNOWN: Final = "?"


def view(s: GameState, seat: int) -> Doc:
    """Return what a seat (-1: a spectator) may know."""
    doc = SCHEMA.show(s, seat)
    doc["closed_sizes"] = [closed_size(s, stack) for stack in range(STACKS)]
    doc["under"] = [
        [
            THINGS.slugs[card] if by == seat else BACKS[card]
            for card, by in zip(s.under[stack], s.under_by[stack], strict=True)
        ]
        for stack in range(STACKS)
    ]
    doc["reset_cells"] = RESET_CELLS[len(s.players)]
    for rival, row in zip(s.vici, doc["vici"], strict=True):
        row["red"] = RED[rival.level][max(s.era, 1) - 1]
        row["reset_icons"] = [*FIGURES["reset_icons"]]
    return doc


def imagine(doc: Doc, luck: Luck) -> GameState:
    """Return one world that fits a view."""
    me: int = doc["seat"]
    full = dict(doc)
    full["closed"] = [[] for _ in range(STACKS)]
    full["under"] = [[] for _ in range(STACKS)]
    full["under_by"] = [[] for _ in range(STACKS)]
    hidden = [row["hand"] if seat != me else [] for seat, row in enumerate(doc["players"])]
    full["players"] = [
        row if seat == me else {**row, "hand": [], "dealt": []} for seat, row in enumerate(doc["players"])
    ]
    full["vici"] = [{**row, "deck": [], "discard": []} for row in doc["vici"]]
    s: GameState = SCHEMA.restore(full, strict=False)
    for rival, row in zip(s.vici, doc["vici"], strict=True):
        rest = [card for card in VICI_CARDS if card not in rival.open]
        rival.deck = sorted(_draw(rest, luck) for _ in range(row["deck"]))
        rival.discard = rest
    unseen = _unseen(s, doc)
    for stack in range(STACKS):
        s.under_by[stack] = doc["under_by"][stack][:]
        for slug in doc["under"][stack]:
            known = not slug.startswith(UNKNOWN)
            s.under[stack].append(THINGS.numbers[slug] if known else _draw(unseen[stack], luck))
    for frame in s.stack:
        if isinstance(frame, CardChoice) and frame.seat != me:
            frame.cards = [_draw(unseen[kind], luck) for kind in frame.types]
    for seat, backs in enumerate(hidden):
        if seat != me:
            s.players[seat].hand = sorted(_draw(unseen[_type_of(back)], luck) for back in backs)
    s.closed = unseen
    _deal_markers(s, doc, luck)
    derive(s)
    imagine_sealed(s, luck)
    audit(s)
    return s


def _type_of(back: str) -> int:
    return [BACKS[card] for card in CARDS[:: len(CARDS) // STACKS]].index(back)


def _draw(pile: list[int], luck: Luck) -> int:
    return pile.pop(luck.below(len(pile)))


def _unseen(s: GameState, doc: Doc) -> list[list[int]]:
    """Return by type the cards that the view does not show."""
    seen: set[int] = {THINGS.numbers[slug] for row in doc["under"] for slug in row if not slug.startswith(UNKNOWN)}
    seen.update(s.gone)
    for stack in s.open:
        seen.update(stack)
    for player in s.players:
        seen.update(player.hand, player.shown)
        for column in player.columns:
            seen.update(column)
    for frame in s.stack:
        if isinstance(frame, CardChoice):
            seen.update(frame.cards)
        elif isinstance(frame, CardInsert):
            seen.add(frame.card)
    return [[card for card in CARDS if CARD_TYPE[card] == stack and card not in seen] for stack in range(STACKS)]


def _deal_markers(s: GameState, doc: Doc, luck: Luck) -> None:
    """Deal start marker cards to those who still choose among some that others do not see."""
    rest = START_MARKERS[:]
    for seat, player in enumerate(s.players):
        taken = player.dealt[:]
        if s.ready[seat] and player.start in HAND_OF:  # a position by hand may leave the start token out
            taken.append(THINGS.numbers[ROWS[HAND_OF[player.start]]["start_marker"]])
        for card in taken:
            rest.remove(card)
    for seat, row in enumerate(doc["players"]):
        if seat != doc["seat"]:
            s.players[seat].dealt = sorted(_draw(rest, luck) for _ in row["dealt"])
