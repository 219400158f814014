"""Setting up the game (p. 2), its modules (p. 7 and p. 8) and the solo modes (p. 8 and p. 9)."""

from __future__ import annotations

from typing import Any

from ecumene.games.age_of_civilization.card_data import (
    ACTION_COUNT,
    CIVILIZATIONS,
    CONTENT,
    DEALT,
    EVENTS,
    FIRST_GAME_ROW,
    MARKET,
    ORDERS,
    ROW,
    ROW_CARDS,
    SPECIAL_EVENT_ROWS,
    SPECIALS,
    START_COINS,
    THINGS,
    TOKENS,
    WONDERS,
)
from ecumene.games.age_of_civilization.modules.draft import draft_pick
from ecumene.games.age_of_civilization.rounds.turns import Rounds
from ecumene.games.age_of_civilization.solo.scenarios import scenario
from ecumene.games.age_of_civilization.state import NO_POWERS, GameState, Player
from ecumene.kernel.luck import Luck


def new_player(coins: int) -> Player:
    """Return a seat with its first coins and nothing else."""
    return Player(coins, 0, 0, -1, 0, -1, 0, 0, 0, [], [], NO_POWERS)


def lay_out(players: int, options: dict[str, Any], luck: Luck) -> GameState:
    """Lay out the table for any number of players, modules and scenarios."""
    solo = players == 1
    thing = THINGS.numbers[options["scenario"]] if "scenario" in options else -1
    plan = scenario(thing)
    draft = bool(options.get("draft"))
    innovations = bool(options.get("innovations"))
    blank = [0] * ACTION_COUNT
    coins = plan.start_coins if solo else START_COINS
    s = GameState(
        [Rounds(0)], False, [new_player(coins) for _ in range(players)], 1, 0, [], [-1] * ROW,
        [], [], [], [], [], [], [], [], innovations, draft, solo, thing,
        plan.rival if solo else -1, 0, [], [], blank, blank,
    )  # fmt: skip
    lay_wonders(
        s,
        plan.wonders if solo else WONDERS,
        plan.wonder_market if solo else market_of("wonder_market", players),
        luck,
    )
    s.deck = sorted(plan.civilizations if solo else CIVILIZATIONS)
    if draft:
        deal(s, luck)
    else:
        for _ in range(plan.market if solo else MARKET):
            s.market.append(luck.take(s.deck))
            s.coins_on.append(0)
    if solo:
        s.row = solo_row(thing, luck)
        for token in plan.tokens:
            s.tokens = with_token(s.tokens, token)
        if plan.orders_open:
            s.order_deck = list(ORDERS)
            s.order_market = [luck.take(s.order_deck) for _ in range(plan.orders_open)]
    else:
        s.row = list(FIRST_GAME_ROW) if options.get("first_game") else luck.shuffled(ROW_CARDS)
        s.first = luck.number(players)
    if innovations:
        pile = list(SPECIALS)
        counts = CONTENT.value("innovations")
        size = counts["market_base"] + counts["market_per_player"] * players
        s.special_market = sorted(luck.take(pile) for _ in range(size))
    if options.get("changing_world"):
        pile = list(EVENTS)
        s.tokens = [-1] * (ROW - TOKENS) + [luck.take(pile) for _ in range(TOKENS)]
    s.open_row()
    return s


def market_of(kind: str, players: int) -> int:
    """Return the size of a market that depends on the number of players."""
    row = CONTENT.value(kind)
    size: int = row["base"] + row["per_player"] * players
    return size


def lay_wonders(s: GameState, wonders: list[int], size: int, luck: Luck) -> None:
    """Open the wonder market; the rest of the cards goes back into the box."""
    pile = sorted(wonders)
    s.wonder_market = sorted(luck.take(pile) for _ in range(size))


def deal(s: GameState, luck: Luck) -> None:
    """Deal seven civilizations to everybody and begin to draft."""
    for _ in s.players:
        s.packs.append(sorted(luck.take(s.deck) for _ in range(DEALT)))
        s.picks.append([])
    s.deck = []  # the rest is not used: the market is made of what is left of the packs
    s.stack.append(draft_pick(len(s.players)))


def solo_row(thing: int, luck: Luck) -> list[int]:
    """Lay out the action row of a lone player: some cards in fixed places, the others at random."""
    plan = scenario(thing)
    loose = [card for card in ROW_CARDS if card not in plan.removed] + plan.added
    loose = [card for card in loose if card not in plan.fixed]
    drawn = luck.shuffled(loose)
    places = {place: card for card, place in plan.fixed.items()}
    return [places[place] if place in places else drawn.pop(0) for place in range(ROW)]


def with_token(tokens: list[int], token: int) -> list[int]:
    """Lay a special event above its action card."""
    row = next(row for row in SPECIAL_EVENT_ROWS if THINGS.numbers[row["id"]] == token)
    at = row["above_position"] - 1
    return [token if place == at else old for place, old in enumerate(tokens)]
