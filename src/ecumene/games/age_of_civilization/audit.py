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


def same_cards(where: str, found: list[int], right: list[int]) -> None:
    """Complain of a card that is foreign, doubled or missing; the order does not matter."""
    if sorted(found) == sorted(right):
        return
    for card in found:
        name, count = THINGS.slug(card), right.count(card)
        need(count > 0, f"{where}: {name} does not belong there")
        need(found.count(card) <= count, f"{where}: {name} is there {found.count(card)} times, not {count}")
    missing = [THINGS.slug(card) for card in sorted(right) if card not in found]
    raise ValueError(f"{where}: {len(found)} cards, not {len(right)}; {', '.join(missing[:5])} missing")


def each_once(where: str, found: list[int], allowed: list[int], size: int) -> None:
    """Complain unless these are so many different cards of a deck."""
    if len(found) == size == len(set(found)) and all(card in allowed for card in found):
        return
    for card in found:
        need(card in allowed, f"{where}: {THINGS.slug(card)} does not belong there")
        need(found.count(card) == 1, f"{where}: {THINGS.slug(card)} is there {found.count(card)} times, not once")
    need(len(found) == size, f"{where}: {len(found)} in all, not {size}")


def audit(s: Board) -> None:
    """Raise ValueError when a board cannot have come from play."""
    players = len(s.players)
    need(1 <= players <= 4, f"{players} players; there are 1 to 4")
    need(s.solo == (players == 1), f"a solo table has exactly one player, not {players}")
    need(1 <= s.round <= ROUNDS, f"round {s.round}; the rounds are 1 to {ROUNDS}")
    need(0 <= s.first < players, f"no seat {s.first} to be first player; 0 to {players - 1}")
    need(s.scenario < 0 or s.scenario in SCENARIOS, f"{THINGS.slug(s.scenario)} is not a scenario")
    need(s.scenario < 0 or s.solo, f"the scenario {THINGS.slug(s.scenario)} is for one player, not {players}")
    if s.solo:
        need(s.rival >= 0, f"the virtual rival has {s.rival} military; it is 0 or more")
    else:
        need(s.rival == -1, f"rival is {s.rival}; a virtual rival is for one player, -1 for {players}")
    need(not (s.solo and s.draft), "no draft for one player")
    need(s.horde in (-1, 0, 1), f"horde is {s.horde}; 1: withstood, -1: not, 0: not yet met")
    _audit_row(s)
    for seat, player in enumerate(s.players):
        _audit_player(s, player, f"seat {seat}")
    _audit_cards(s)
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
    need(bool(s.stack) or s.over, "the stack is empty: a game that goes on has unfinished rules")
    need(not s.stack or not s.over, "the game is over: a finished game has no unfinished rules on the stack")
    for frame in s.stack:
        frame.check(s)
    if s.over:
        return
    bottom = s.stack[0]
    if not isinstance(bottom, Rounds):
        raise ValueError(f"{type(bottom).__name__} cannot be outermost: Rounds is the outermost of all rules")
    kinds = [type(frame).__name__ for frame in s.stack if not isinstance(frame, LearnTechnologies)]
    for kind in kinds:
        if kinds.count(kind) > 1:
            raise ValueError(f"{kind} is under way twice; it can be so once")
    drafting = s.draft and len(s.picks[0]) < KEPT
    need(drafting == (kinds[1:] == ["DraftPick"]), "the draft comes before everything else, and then never again")
    turn = (s.first + bottom.turns - 1) % len(s.players)
    for frame in s.stack:
        seat = getattr(frame, "seat", turn)
        if seat != turn:
            raise ValueError(f"{type(frame).__name__} is under way for seat {seat}; it is the turn of seat {turn}")


def _audit_row(s: Board) -> None:
    plan = scenario(s.scenario)
    cards = [card for card in ROW_CARDS if card not in plan.removed] + plan.added if s.solo else ROW_CARDS
    same_cards("the action row", s.row, cards)
    need(len(s.tokens) == ROW, f"tokens has {len(s.tokens)} places, not {ROW}")
    laid = [token for token in s.tokens if token >= 0]
    each_once("event tokens", laid, plan.tokens if s.solo else EVENTS, len(laid))
    for token in s.lasting:
        need(s.solo and token in plan.tokens, f"lasting: the event {THINGS.slug(token)} is not in play")


def _audit_cards(s: Board) -> None:
    for civ, coins in zip(s.market, s.coins_on, strict=True):
        if coins < 0:
            raise ValueError(f"{THINGS.slug(civ)} has {coins} bonus coins; they are 0 or more")
    taken = [civ for player in s.players for civ in player.civs]
    plan = scenario(s.scenario)
    if s.draft:
        _audit_draft(s)
    else:
        need(not s.packs and not s.picks, "packs and picks without a draft; both are empty then")
        civs = plan.civilizations if s.solo else CIVILIZATIONS
        start = START_CIVILIZATION[s.scenario] if s.scenario >= 0 else -1
        same_cards("civilization cards", s.market + s.deck + [civ for civ in taken if civ != start], civs)
    built = [wonder for player in s.players for wonder in player.wonders]
    size = plan.wonder_market if s.solo else _size("wonder_market", len(s.players))
    each_once("wonder cards", s.wonder_market + built, plan.wonders if s.solo else WONDERS, size)
    _audit_specials(s)
    fulfilled = sum(player.orders for player in s.players)
    in_play = len(ORDERS) if s.solo and plan.orders_open else 0
    need(fulfilled <= in_play, f"{fulfilled} orders are fulfilled; there are {in_play}")
    each_once("orders in the market and to come", s.order_market + s.order_deck, ORDERS, in_play - fulfilled)


def _audit_specials(s: Board) -> None:
    specials = s.special_market + [player.special for player in s.players if player.special >= 0]
    counts = CONTENT.value("innovations")
    size = counts["market_base"] + counts["market_per_player"] * len(s.players) if s.innovations else 0
    each_once("special technology cards", specials, SPECIALS, size)


def _size(table: str, players: int) -> int:
    row = CONTENT.value(table)
    size: int = row["base"] + row["per_player"] * players
    return size


def _audit_draft(s: Board) -> None:
    players = len(s.players)
    for name, found in (("packs", s.packs), ("picks", s.picks)):
        need(len(found) == players, f"{len(found)} {name}; every seat needs its own, {players} in all")
    dealt = [civ for pack in s.packs for civ in pack]
    for pack in s.packs:
        need(len(pack) == DEALT, f"a pack has {len(pack)} cards, not {DEALT}")
    each_once("packs", dealt, CIVILIZATIONS, players * DEALT)
    need(not s.deck, f"the deck has {len(s.deck)} cards; after a draft there is none")
    done = len(s.picks[0])
    if any(len(picked) != done for picked in s.picks):
        counts = ", ".join(str(len(picked)) for picked in s.picks)
        raise ValueError(f"picks: {counts} cards; all seats pick together")
    need(done <= KEPT, f"picks: {done} cards each; {KEPT} are kept")
    for at in range(done):
        for seat in range(players):
            owner = (seat - at) % players
            pick = s.picks[seat][at]
            if pick not in pack_at(s, owner, at):
                raise ValueError(f"seat {seat} picked {THINGS.slug(pick)}, which was not in the pack")
    if done < KEPT:
        need(not s.market and not any(player.civs for player in s.players), "play before the draft is over")
        return
    left = [civ for owner in range(players) for civ in pack_at(s, owner, KEPT)]
    for seat, player in enumerate(s.players):
        mine = left + s.picks[seat]
        for civ in player.civs:
            if civ not in mine:
                raise ValueError(f"seat {seat} has {THINGS.slug(civ)}, which it could not take")
    taken = [civ for player in s.players for civ in player.civs]
    same_cards("the market after the draft", s.market + [civ for civ in taken if civ in left], left)
    each_once("civilizations of the seats", taken, CIVILIZATIONS, len(taken))


def _audit_player(s: Board, player: Player, who: str) -> None:
    need(0 <= player.workers <= MAX_WORKERS, f"{who} has {player.workers} workers; 0 to {MAX_WORKERS}")
    for name, value in (
        ("coins", player.coins),
        ("vp", player.vp),
        ("stones", player.stones),
        ("forts", player.forts),
        ("orders", player.orders),
    ):
        if value < 0:
            raise ValueError(f"{who} has {value} {name}; it is 0 or more")
    civs = len(player.civs)
    need(civs <= MAX_CIVILIZATIONS, f"{who} has {civs} civilizations; {MAX_CIVILIZATIONS} at most")
    if (player.main in player.civs) != bool(player.civs) or (not player.civs and player.main >= 0):
        main, right = THINGS.slug(player.main), ", ".join(THINGS.slug(civ) for civ in player.civs) or "none"
        raise ValueError(f"{who}: the main civilization is {main}; its civilizations are: {right}")
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
