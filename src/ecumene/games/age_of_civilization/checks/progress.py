"""Could play have led here? What is asked of positions from outside, beyond the audit of every board.

A bot dreams thousands of worlds and audits each, so what only a hand-made position can break is looked at here.
"""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.age_of_civilization.card_data import (
    ACTION_COUNT,
    COINS_ON_REMAINING,
    FORTS_GAINED,
    MARKET,
    MAX_CIVILIZATIONS,
    ORDERS,
    PERMANENT,
    RIVAL_CHANGE,
    ROUNDS,
    ROW,
    STONES_GAINED,
    THINGS,
    TOKENS,
    USES,
    WINDOW,
)
from ecumene.games.age_of_civilization.checks.stack import check_stack
from ecumene.games.age_of_civilization.effects.powers import (
    CARD_GAINS,
    CARD_PAIRS,
    MAIN_GAINS,
    MAIN_PAIRS,
    SLOT,
    TURN_END,
)
from ecumene.games.age_of_civilization.modules.changing_world import HORDE
from ecumene.games.age_of_civilization.rounds.turns import Rounds, Turn
from ecumene.games.age_of_civilization.setup.lay_out import with_token
from ecumene.games.age_of_civilization.solo.scenarios import MAY_RAISE_AGAIN, START_CIVILIZATION, scenario
from ecumene.games.age_of_civilization.state import GameState, Player
from ecumene.kernel.impossible import need

MOST_USES: Final[list[int]] = [
    USES[action]
    + sum(amount for pairs in MAIN_PAIRS + CARD_PAIRS for place, amount in pairs if place == SLOT + action)
    for action in range(ACTION_COUNT)
]  # how often an action can be performed in a turn by whoever has every card


def check_history(s: GameState) -> None:
    """Raise Impossible when no game leads to a board that is sound by itself."""
    names = [type(frame).__name__ for frame in s.stack]
    need(not s.over or s.round == ROUNDS, "over-round", n=s.round, last=ROUNDS)
    check_stack(s, names)
    for seat, player in enumerate(s.players):
        _check_seat(s, seat, player, phases(s, seat, names))
    _check_row(s)
    _check_events(s, names)
    _check_markets(s, names)
    if s.solo:
        _check_rival(s)


def phases(s: GameState, seat: int, names: list[str]) -> int:
    """Return how many civilization phases a seat has finished."""
    if s.over:
        return s.round
    begun = 0
    for frame in s.stack:
        if isinstance(frame, Rounds):
            turns = len(s.players) if "RoundEnd" in names or "GameEnd" in names else frame.turns
            begun = s.round - 1 + ((seat - s.first) % len(s.players) < turns)
        elif isinstance(frame, Turn) and frame.seat == seat:
            begun -= frame.phase == 0 or "CivilizationPhase" in names
    return begun


def _check_seat(s: GameState, seat: int, player: Player, done: int) -> None:
    civs = len(player.civs)
    if done == 0:
        need(civs == 0, "early-civilization", seat=seat, names=_list(player.civs))
        counts = (
            ("workers", player.workers),
            ("vp", player.vp),
            ("technologies", player.techs()),
            ("wonders", len(player.wonders)),
        )
        for name, count in counts:
            need(count == 0, "early", seat=seat, what=name, n=count)
        mine = any(getattr(frame, "seat", -1) == seat for frame in s.stack)
        need(mine or player.special < 0, "early-special", seat=seat, name=THINGS.slug(player.special))
    else:
        most = min(done, MAX_CIVILIZATIONS)
        need(civs > 0, "no-civilization", seat=seat)
        need(civs <= most, "civilizations-by-turn", seat=seat, n=civs, turns=done, most=most)
    _check_start(s, player, seat)
    for name, count, gained in (("stones", player.stones, STONES_GAINED), ("forts", player.forts, FORTS_GAINED)):
        most = s.round * sum(gained[action] * MOST_USES[action] for action in [*PERMANENT, *s.row])
        need(count <= most, "too-many", seat=seat, what=name, n=count, round=s.round, most=most)


def _check_start(s: GameState, player: Player, seat: int) -> None:
    start = START_CIVILIZATION[s.scenario] if s.scenario >= 0 else -1
    if start >= 0 and player.civs:
        first = player.civs[0]
        need(first == start, "began-with", seat=seat, name=THINGS.slug(first), right=THINGS.slug(start))
        need(player.civs.count(start) == 1, "civilization-twice", seat=seat, name=THINGS.slug(start))
    if s.scenario >= 0 and not MAY_RAISE_AGAIN[s.scenario] and player.civs:
        only = THINGS.slug(player.civs[0])
        main = THINGS.slug(player.main)
        need(player.main == player.civs[0], "main-stays", seat=seat, name=main, right=only)


def _check_row(s: GameState) -> None:
    plan = scenario(s.scenario)
    tokens = [-1] * ROW
    if s.solo:
        for card, place in plan.fixed.items():
            found, right = THINGS.slug(s.row[place]), THINGS.slug(card)
            need(s.row[place] == card, "row-place", name=found, n=place + 1, right=right)
        for token in plan.tokens:
            tokens = with_token(tokens, token)
        need(s.tokens == tokens, "tokens-fixed", names=_list(s.tokens), right=_list(tokens))
        return
    laid = [place for place in range(ROW) if s.tokens[place] >= 0]
    last = list(range(ROW - TOKENS, ROW))
    need(laid in ([], last), "tokens-last", n=TOKENS, names=_list(s.tokens))


def _check_events(s: GameState, names: list[str]) -> None:
    """Check the aftermath of special events: it is there once their cards have opened, and not before."""
    opened = range(WINDOW, s.window().stop)
    past = [s.tokens[place] for place in opened if s.solo and s.tokens[place] >= 0]
    if past and "WorldEvent" in names:
        past.pop()  # it is about to happen
    need((s.horde != 0) == (HORDE in past), "horde-came", n=s.horde, came="yes" if HORDE in past else "no")
    lasting = [token for token in past if token != HORDE]
    need(s.lasting == lasting, "lasting-events", names=_list(s.lasting), round=s.round, right=_list(lasting))


def _check_markets(s: GameState, names: list[str]) -> None:
    plan = scenario(s.scenario)
    size = len(s.market)
    if s.solo:
        start = START_CIVILIZATION[s.scenario] if s.scenario >= 0 else -1
        taken = [civ for civ in s.players[0].civs if civ != start]
        opened = min(plan.market + s.round - 1, len(plan.civilizations))
        need(size == opened - len(taken), "market-size", n=size, right=opened - len(taken))
    elif not s.draft and s.deck:
        right = MARKET - ("RefillMarket" in names)
        need(size == right, "market-size", n=size, right=right)
    most = _most_coins(s)
    for civ, coins in zip(s.market, s.coins_on, strict=True):
        need(coins <= most, "bonus-coins-most", name=THINGS.slug(civ), n=coins, most=most)
    if s.solo and plan.orders_open:
        fulfilled, waits = s.players[0].orders, "NextOrder" in names
        right = min(plan.orders_open, len(ORDERS) - fulfilled + waits) - waits
        found = len(s.order_market)
        need(found == right, "orders-open", n=found, fulfilled=fulfilled, right=right)


def _most_coins(s: GameState) -> int:
    """Return the most bonus coins that a card of the market can have by now."""
    taken = [civ for player in s.players for civ in player.civs]
    refills = 0 if s.draft else s.round - 1 if s.solo else len(taken)
    offers = [gain.pays for civ in taken for gain in MAIN_GAINS[TURN_END][civ] + CARD_GAINS[TURN_END][civ]]
    return refills * COINS_ON_REMAINING + s.round * sum(offers)


def _check_rival(s: GameState) -> None:
    plan = scenario(s.scenario)
    grown = plan.rival + plan.growth * (s.round - 1)
    if any(RIVAL_CHANGE[action] for action in s.row):
        need(s.rival <= grown, "rival-most", n=s.rival, round=s.round, most=grown)
    else:
        need(s.rival == grown, "rival-grown", n=s.rival, round=s.round, right=grown)


def _list(cards: Any) -> str:
    return ", ".join(THINGS.slug(card) for card in cards) or "-"
