"""Is this board possible? Nothing lost, nothing made from nothing, no number out of range."""

from __future__ import annotations

from typing import Any

from ecumene.games.age_of_civilization.draft import pack_at
from ecumene.games.age_of_civilization.dump import powers_of
from ecumene.games.age_of_civilization.gains import LearnTechnologies
from ecumene.games.age_of_civilization.scenarios import START_CIVILIZATION, scenario
from ecumene.games.age_of_civilization.state import Board, Player
from ecumene.games.age_of_civilization.tables import (
    CIVILIZATIONS,
    CONTENT,
    DEALT,
    EVENTS,
    FIRST_GAME_ROW,
    KEPT,
    MAX_CIVILIZATIONS,
    MAX_WORKERS,
    ORDERS,
    ROUNDS,
    ROW,
    ROW_CARDS,
    SCENARIOS,
    SPECIALS,
    THINGS,
    TOKENS,
    WONDERS,
)
from ecumene.games.age_of_civilization.technologies import OPEN_CELLS
from ecumene.games.age_of_civilization.turn import Rounds


def need(condition: bool, complaint: str) -> None:
    """Complain unless the condition holds."""
    if not condition:
        raise ValueError(complaint)


def audit(s: Board) -> None:
    """Raise ValueError when a board cannot have come from play."""
    players = len(s.players)
    need(1 <= players <= 4, f"{players} players; there are 1 to 4")
    need(s.solo == (players == 1), "a solo table has exactly one player")
    need(1 <= s.round <= ROUNDS, f"round {s.round}; there are {ROUNDS}")
    need(0 <= s.first < players, f"no seat {s.first} to be first player")
    need(s.scenario < 0 or (s.solo and s.scenario in SCENARIOS), "a scenario is for one player")
    need((s.rival >= 0) == s.solo, "a virtual rival is for one player")
    need(not (s.solo and s.draft), "no draft for one player")
    need(s.horde in (-1, 0, 1), "horde is -1, 0 or 1")
    _audit_row(s)
    _audit_cards(s)
    for seat, player in enumerate(s.players):
        _audit_player(s, player, f"seat {seat}")
    _audit_stack(s)


def finish(s: Board) -> Board:
    """Check a board that came from outside, then work out what the row opens."""
    audit(s)
    s.open_row()
    return s


def fits(s: Board, players: int, options: dict[str, Any]) -> None:
    """Raise ValueError when a board was not laid out for these players and options."""
    need(len(s.players) == players, f"the board has {len(s.players)} seats, not {players}")
    need(s.draft == bool(options.get("draft")), "the board and the option 'draft' differ")
    need(s.innovations == bool(options.get("innovations")), "the board and the option 'innovations' differ")
    need(THINGS.slug(s.scenario) == options.get("scenario", "-"), "the board and the option 'scenario' differ")
    laid = sum(token in EVENTS for token in s.tokens)
    need(laid == (TOKENS if options.get("changing_world") else 0), "the board and 'changing_world' differ")
    need(not options.get("first_game") or s.row == FIRST_GAME_ROW, "the row is not that of the first game")


def _audit_stack(s: Board) -> None:
    need(bool(s.stack) != s.over, "a finished game has no unfinished rules, others do")
    for frame in s.stack:
        frame.check(s)
    if s.over:
        return
    bottom = s.stack[0]
    if not isinstance(bottom, Rounds):
        raise ValueError("the rounds are the outermost of all rules")
    kinds = [type(frame).__name__ for frame in s.stack if not isinstance(frame, LearnTechnologies)]
    need(len(set(kinds)) == len(kinds), "a paragraph of the rules is under way twice")
    drafting = s.draft and len(s.picks[0]) < KEPT
    need(drafting == (kinds[1:] == ["DraftPick"]), "the draft comes before everything else, and then never again")
    turn = (s.first + bottom.turns - 1) % len(s.players)
    need(all(getattr(frame, "seat", turn) == turn for frame in s.stack), f"it is the turn of seat {turn}")


def _audit_row(s: Board) -> None:
    plan = scenario(s.scenario)
    cards = [card for card in ROW_CARDS if card not in plan.removed] + plan.added if s.solo else ROW_CARDS
    need(sorted(s.row) == sorted(cards), "the action row has the wrong cards")
    need(len(s.tokens) == ROW, f"tokens needs {ROW} places")
    laid = [token for token in s.tokens if token >= 0]
    need(len(set(laid)) == len(laid), "an event token lies there twice")
    allowed = plan.tokens if s.solo else EVENTS
    need(all(token in allowed for token in laid), "an event token that does not belong here")
    need(all(token in plan.tokens for token in s.lasting), "an aftermath of an event that is not in play")


def _audit_cards(s: Board) -> None:
    need(len(s.market) == len(s.coins_on) and all(coins >= 0 for coins in s.coins_on), "impossible bonus coins")
    taken = [civ for player in s.players for civ in player.civs]
    plan = scenario(s.scenario)
    if s.draft:
        _audit_draft(s)
    else:
        need(not s.packs and not s.picks, "packs without a draft")
        civs = sorted(plan.civilizations if s.solo else CIVILIZATIONS)
        start = START_CIVILIZATION[s.scenario] if s.scenario >= 0 else -1
        everywhere = sorted(s.market + s.deck + [civ for civ in taken if civ != start])
        need(everywhere == civs, "civilization cards are missing, doubled or foreign")
    built = [wonder for player in s.players for wonder in player.wonders]
    wonders = s.wonder_market + built
    size = plan.wonder_market if s.solo else _size("wonder_market", len(s.players))
    allowed = plan.wonders if s.solo else WONDERS
    need(len(set(wonders)) == len(wonders) == size, "wonder cards are missing or doubled")
    need(all(wonder in allowed for wonder in wonders), "a wonder that does not belong here")
    _audit_specials(s)
    orders = sorted(s.order_market + s.order_deck)
    need(len(set(orders)) == len(orders) and all(order in ORDERS for order in orders), "impossible orders")
    fulfilled = sum(player.orders for player in s.players)
    expected = len(ORDERS) if s.solo and plan.orders_open else 0
    need(len(orders) + fulfilled == expected, "orders are missing or doubled")


def _audit_specials(s: Board) -> None:
    specials = s.special_market + [player.special for player in s.players if player.special >= 0]
    counts = CONTENT.value("innovations")
    size = counts["market_base"] + counts["market_per_player"] * len(s.players) if s.innovations else 0
    need(len(set(specials)) == len(specials) == size, "special technology cards are missing or doubled")
    need(all(card in SPECIALS for card in specials), "not a special technology card")


def _size(table: str, players: int) -> int:
    row = CONTENT.value(table)
    size: int = row["base"] + row["per_player"] * players
    return size


def _audit_draft(s: Board) -> None:
    players = len(s.players)
    need(len(s.packs) == len(s.picks) == players, "every seat needs a pack and its picks")
    dealt = [civ for pack in s.packs for civ in pack]
    need(all(len(pack) == DEALT for pack in s.packs), f"a pack has {DEALT} cards")
    need(len(set(dealt)) == len(dealt) and all(civ in CIVILIZATIONS for civ in dealt), "impossible packs")
    done = len(s.picks[0])
    need(done <= KEPT and all(len(picked) == done for picked in s.picks), "all seats pick together")
    for at in range(done):
        for seat in range(players):
            owner = (seat - at) % players
            need(s.picks[seat][at] in pack_at(s, owner, at), "a pick that was not in the pack")
    if done < KEPT:
        need(not s.market and not any(player.civs for player in s.players), "play before the draft is over")
        return
    left = [civ for owner in range(players) for civ in pack_at(s, owner, KEPT)]
    for seat, player in enumerate(s.players):
        mine = left + s.picks[seat]
        need(all(civ in mine for civ in player.civs), f"seat {seat} has a civilization it could not take")
    taken = [civ for player in s.players for civ in player.civs]
    need(sorted(s.market + [civ for civ in taken if civ in left]) == sorted(left), "the market does not add up")
    need(len(set(taken)) == len(taken), "a civilization taken twice")


def _audit_player(s: Board, player: Player, who: str) -> None:
    need(0 <= player.workers <= MAX_WORKERS, f"{who} has {player.workers} workers; 0 to {MAX_WORKERS}")
    for name, value in (("coins", player.coins), ("vp", player.vp), ("stones", player.stones)):
        need(value >= 0, f"{who} has {value} {name}")
    need(player.forts >= 0 and player.orders >= 0, f"{who} has impossible counters")
    need(len(player.civs) <= MAX_CIVILIZATIONS, f"{who} has more than {MAX_CIVILIZATIONS} civilizations")
    need((player.main in player.civs) if player.civs else player.main < 0, f"{who}: impossible main civilization")
    need(_reachable(player.cells), f"{who} has a technology without its prerequisite")
    need(player.power == powers_of(s, player), f"{who}: the effects do not add up")


def _reachable(cells: int) -> bool:
    """Return whether markers could have been laid one after another along the arrows."""
    laid = 0
    while laid != cells:
        step = [cell for cell in OPEN_CELLS[laid] if cells >> cell & 1]
        if not step:
            return False
        laid |= 1 << step[0]
    return True
