"""Is this board possible? Nothing lost, nothing made from nothing, no number out of range."""

from __future__ import annotations

from typing import Any

from ecumene.games.age_of_civilization.actions.technologies import OPEN_CELLS
from ecumene.games.age_of_civilization.card_data import (
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
    ROW_CARDS,
    SPECIALS,
    THINGS,
    TOKENS,
    WONDERS,
)
from ecumene.games.age_of_civilization.effects.powers import CARD_PAIRS, MAIN_PAIRS, added
from ecumene.games.age_of_civilization.modules.draft import pack_at
from ecumene.games.age_of_civilization.pieces import LearnTechnologies, faces
from ecumene.games.age_of_civilization.rounds.turns import Rounds
from ecumene.games.age_of_civilization.solo.scenarios import START_CIVILIZATION, scenario
from ecumene.games.age_of_civilization.state import NO_POWERS, GameState, Player
from ecumene.kernel.impossible import Impossible, need


def same_cards(where: str, found: list[int], right: list[int]) -> None:
    """Complain of a card that is foreign, doubled or missing; the order does not matter."""
    if sorted(found) == sorted(right):
        return
    for card in found:
        name, count = THINGS.slug(card), right.count(card)
        need(count > 0, "pile-foreign", pile=where, name=name)
        need(found.count(card) <= count, "pile-twice", pile=where, name=name, n=found.count(card), right=count)
    missing = [THINGS.slug(card) for card in sorted(right) if card not in found]
    raise Impossible("pile-lacks", pile=where, n=len(found), right=len(right), missing=", ".join(missing[:5]))


def each_once(where: str, found: list[int], allowed: list[int], size: int) -> None:
    """Complain unless these are so many different cards of a deck."""
    if len(found) == size == len(set(found)) and all(card in allowed for card in found):
        return
    for card in found:
        need(card in allowed, "pile-foreign", pile=where, name=THINGS.slug(card))
        need(
            found.count(card) == 1, "pile-twice", pile=where, name=THINGS.slug(card), n=found.count(card), right=1
        )
    need(len(found) == size, "pile-size", pile=where, n=len(found), right=size)


def audit(s: GameState) -> None:
    """Raise Impossible when a board cannot have come from play."""
    players = len(s.players)
    need(s.solo == (players == 1), "solo", n=players)
    need(1 <= s.round <= ROUNDS, "round", n=s.round, most=ROUNDS)
    need(s.scenario < 0 or s.solo, "scenario-players", name=THINGS.slug(s.scenario), n=players)
    if s.solo:
        need(s.rival >= 0, "rival-strength", n=s.rival)
    else:
        need(s.rival == -1, "rival-players", n=s.rival, players=players)
    need(not (s.solo and s.draft), "draft-solo")
    need(s.horde in (-1, 0, 1), "horde", n=s.horde)
    _audit_row(s)
    for seat, player in enumerate(s.players):
        _audit_player(s, player, seat)
    _audit_cards(s)
    _audit_stack(s)


def powers_of(s: GameState, player: Player) -> list[int]:
    """Add up the effects of a player's cards from nothing."""
    power = NO_POWERS
    for card in [*faces(player), *s.lasting]:
        power = added(power, CARD_PAIRS[card], 1)
    return added(power, MAIN_PAIRS[player.main], 1) if player.main >= 0 else power


def derive(s: GameState) -> None:
    """Work out what the cards add up to, and what the row opens."""
    s.wonder_market.sort()  # markets are in no order; moves are listed in that of the cards
    s.special_market.sort()
    for player in s.players:
        player.power = powers_of(s, player)
    s.open_row()


def fits(s: GameState, players: int, options: dict[str, Any]) -> None:
    """Raise Impossible when a board was not laid out for these players and options."""
    need(len(s.players) == players, "seats", n=len(s.players), right=players)
    need(s.draft == bool(options.get("draft")), "option", name="draft")
    need(s.innovations == bool(options.get("innovations")), "option", name="innovations")
    need(THINGS.slug(s.scenario) == options.get("scenario", "-"), "option", name="scenario")
    laid = sum(token in EVENTS for token in s.tokens)
    need(laid == (TOKENS if options.get("changing_world") else 0), "option", name="changing_world")
    need(not options.get("first_game") or s.row == FIRST_GAME_ROW, "first-game-row")


def _audit_stack(s: GameState) -> None:
    need(bool(s.stack) or s.over, "stack-empty")
    need(not s.stack or not s.over, "stack-over")
    for frame in s.stack:
        frame.check(s)
    if s.over:
        return
    bottom = s.stack[0]
    if not isinstance(bottom, Rounds):
        raise Impossible("outermost", frame=type(bottom).__name__, right=Rounds.__name__)
    kinds = [type(frame).__name__ for frame in s.stack if not isinstance(frame, LearnTechnologies)]
    for kind in kinds:
        if kinds.count(kind) > 1:
            raise Impossible("frame-twice", frame=kind)
    drafting = s.draft and len(s.picks[0]) < KEPT
    need(drafting == (kinds[1:] == ["DraftPick"]), "draft-first")
    turn = (s.first + bottom.turns - 1) % len(s.players)
    for frame in s.stack:
        seat = getattr(frame, "seat", turn)
        if seat != turn:
            raise Impossible("turn", frame=type(frame).__name__, seat=seat, right=turn)


def _audit_row(s: GameState) -> None:
    plan = scenario(s.scenario)
    cards = [card for card in ROW_CARDS if card not in plan.removed] + plan.added if s.solo else ROW_CARDS
    same_cards("row", s.row, cards)
    laid = [token for token in s.tokens if token >= 0]
    each_once("tokens", laid, plan.tokens if s.solo else EVENTS, len(laid))
    for token in s.lasting:
        need(s.solo and token in plan.tokens, "lasting", name=THINGS.slug(token))


def _audit_cards(s: GameState) -> None:
    taken = [civ for player in s.players for civ in player.civs]
    plan = scenario(s.scenario)
    if s.draft:
        _audit_draft(s)
    else:
        need(not s.packs and not s.picks, "packs-undrafted")
        civs = plan.civilizations if s.solo else CIVILIZATIONS
        start = START_CIVILIZATION[s.scenario] if s.scenario >= 0 else -1
        same_cards("civilizations", s.market + s.deck + [civ for civ in taken if civ != start], civs)
    built = [wonder for player in s.players for wonder in player.wonders]
    size = plan.wonder_market if s.solo else _size("wonder_market", len(s.players))
    each_once("wonders", s.wonder_market + built, plan.wonders if s.solo else WONDERS, size)
    _audit_specials(s)
    fulfilled = sum(player.orders for player in s.players)
    in_play = len(ORDERS) if s.solo and plan.orders_open else 0
    need(fulfilled <= in_play, "orders", n=fulfilled, right=in_play)
    each_once("orders", s.order_market + s.order_deck, ORDERS, in_play - fulfilled)


def _audit_specials(s: GameState) -> None:
    specials = s.special_market + [player.special for player in s.players if player.special >= 0]
    counts = CONTENT.value("innovations")
    size = counts["market_base"] + counts["market_per_player"] * len(s.players) if s.innovations else 0
    each_once("specials", specials, SPECIALS, size)


def _size(kind: str, players: int) -> int:
    row = CONTENT.value(kind)
    size: int = row["base"] + row["per_player"] * players
    return size


def _audit_draft(s: GameState) -> None:
    players = len(s.players)
    for name, found in (("packs", s.packs), ("picks", s.picks)):
        need(len(found) == players, "packs-of-seats", pile=name, n=len(found), right=players)
    dealt = [civ for pack in s.packs for civ in pack]
    for pack in s.packs:
        need(len(pack) == DEALT, "pack", n=len(pack), right=DEALT)
        need(pack == sorted(pack), "pack-order")
    each_once("packs", dealt, CIVILIZATIONS, players * DEALT)
    need(not s.deck, "deck-drafted", n=len(s.deck))
    done = len(s.picks[0])
    if any(len(picked) != done for picked in s.picks):
        counts = ", ".join(str(len(picked)) for picked in s.picks)
        raise Impossible("picks-together", counts=counts)
    need(done <= KEPT, "picks", n=done, right=KEPT)
    for at in range(done):
        for seat in range(players):
            owner = (seat - at) % players
            pick = s.picks[seat][at]
            if pick not in pack_at(s, owner, at):
                raise Impossible("picked", seat=seat, name=THINGS.slug(pick))
    if done < KEPT:
        need(not s.market and not any(player.civs for player in s.players), "draft-unfinished")
        return
    left = [civ for owner in range(players) for civ in pack_at(s, owner, KEPT)]
    for seat, player in enumerate(s.players):
        mine = left + s.picks[seat]
        for civ in player.civs:
            if civ not in mine:
                raise Impossible("untakable", seat=seat, name=THINGS.slug(civ))
    taken = [civ for player in s.players for civ in player.civs]
    same_cards("market", s.market + [civ for civ in taken if civ in left], left)
    each_once("taken", taken, CIVILIZATIONS, len(taken))


def _audit_player(s: GameState, player: Player, seat: int) -> None:
    need(player.workers <= MAX_WORKERS, "workers", seat=seat, n=player.workers, most=MAX_WORKERS)
    civs = len(player.civs)
    need(civs <= MAX_CIVILIZATIONS, "civilizations", seat=seat, n=civs, most=MAX_CIVILIZATIONS)
    if (player.main in player.civs) != bool(player.civs) or (not player.civs and player.main >= 0):
        main, right = THINGS.slug(player.main), ", ".join(THINGS.slug(civ) for civ in player.civs) or "-"
        raise Impossible("main", seat=seat, name=main, right=right)
    need(_reachable(player.cells), "prerequisite", seat=seat)
    need(player.power == powers_of(s, player), "powers", seat=seat)


def _reachable(cells: int) -> bool:
    """Return whether markers could have been laid one after another along the arrows."""
    laid = 0
    while laid != cells:
        step = [cell for cell in OPEN_CELLS[laid] if cells >> cell & 1]
        if not step:
            return False
        laid |= 1 << step[0]
    return True
