"""Laws of this game, looked at after every move: tokens and cards accounted for, numbers within bounds, an end."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.card_data import ENDING_AGE, GIVES_BLUE, GIVES_YELLOW
from ecumene.games.through_the_ages.economy.losses import TokensFromCards
from ecumene.games.through_the_ages.economy.ratings import rate
from ecumene.games.through_the_ages.effects.powers import CIVIL_ACTIONS, MILITARY_ACTIONS
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.sums import rating_sum
from ecumene.games.through_the_ages.verbs import (
    BUILD,
    BUILD_STAGE,
    DEVELOP,
    DONE,
    INCREASE_POPULATION,
    RECRUIT,
    RESIGN,
    REVOLUTION,
    TAKE,
    TAKE_AT,
    UPGRADE,
)
from ecumene.kernel.frame import Action, advance, apply, waiting
from ecumene.kernel.game import Game, Options
from ecumene.kernel.luck import Event, Luck
from ecumene.players.greedy import Greedy
from tests.games.through_the_ages.armies import strongest_armies

# Moves with a price, and those of them that bring no actions and return none.
SIMPLE = [TAKE, TAKE_AT, INCREASE_POPULATION, BUILD, UPGRADE, RECRUIT]
PAID = [*SIMPLE, BUILD_STAGE, DEVELOP, REVOLUTION]
Choice = Callable[[GameState, int], Action]


def at_random(seed: int) -> Choice:
    """Choose any move; end a turn, or give up, seldom."""
    dice = Luck(seed)

    def choose(s: GameState, seat: int) -> Action:
        legal = s.stack[-1].legal(s, seat)
        while True:
            a = legal[dice.below(len(legal))]
            if a[0] not in (RESIGN, DONE) or not dice.below(4 if a[0] == DONE else 40):
                return a

    return choose


def greedily(players: int) -> Choice:
    """Choose the move after which things look best."""
    bot = Greedy(GAME, 1)

    def choose(s: GameState, seat: int) -> Action:
        legal = s.stack[-1].legal(s, seat)
        values = bot.values(s, seat, players, legal)
        return legal[values.index(max(values))]

    return choose


def keep_the_laws(game: Game, players: int, options: Options, seed: int, choose: Choice) -> GameState:
    """Play a game, look at it after every move, and return its end."""
    luck = Luck(seed)
    s = cast(GameState, game.setup(players, options, luck))
    turns = [0] * players
    luck.log = []
    advance(s, luck)
    count_turns(turns, luck.log)
    while waiting(s):
        seats = waiting(s)
        before = s.copy()
        luck.log = []
        a = choose(s, seats[0])
        apply(s, seats[0], a, luck)
        check_price(before, s, seats[0], a, luck.log)
        count_turns(turns, luck.log)
        if before.age < s.age == ENDING_AGE:
            first = s.seats_from(s.first)[0]
            assert s.last_round == s.round + (s.current != first), "everybody has one more turn, or this one"
        for seat in range(players):
            check_tokens(before, s, seat, luck.log)
            check_numbers(s, seat)
        GAME.audit(s)
    check_end(s, turns)
    return s


def yellow(player: Player) -> int:
    """Count the yellow tokens of a player, wherever they are."""
    return player.yellow + player.unused + sum(count for count in player.workers if count > 0)


def blue(s: GameState, seat: int) -> int:
    """Return the blue tokens of a seat; stages that a frame is about to cover have none yet."""
    player = s.players[seat]
    return player.blue + sum(player.tokens) + player.stages - waiting_tokens(s, seat, True)


def waiting_tokens(s: GameState, seat: int, wonder: bool) -> int:
    """Return how many tokens a seat has still to take from cards: for a wonder, or for cards that took them."""
    count = 0
    for frame in s.stack:
        if isinstance(frame, TokensFromCards) and frame.seat == seat and bool(frame.wonder) == wonder:
            count += frame.count if wonder or GIVES_BLUE[frame.thing] else 0
    return count


def told(log: list[Event], seat: int, *kinds: str) -> int:
    """Add up what the log tells of a seat."""
    return sum(event.amount for event in log if event.seat == seat and event.kind in kinds)


def check_tokens(before: GameState, after: GameState, seat: int, log: list[Event]) -> None:
    """Check that tokens come from the box, from rivals, and go there, just as the log tells."""
    old, new = before.players[seat], after.players[seat]
    if new.out:
        return
    kinds = [(event.kind, event.seat, event.amount) for event in log]
    assert yellow(new) - yellow(old) == told(log, seat, "yellow"), kinds
    assert blue(after, seat) - blue(before, seat) == told(log, seat, "blue", "token-lost"), kinds
    check_symbols(before, after, seat, log)


def check_symbols(before: GameState, after: GameState, seat: int, log: list[Event]) -> None:
    """Check that the token symbols of cards that came or went moved so many tokens, as far as there were any."""
    old, new = before.players[seat], after.players[seat]
    change = symbols(new, GIVES_YELLOW) - symbols(old, GIVES_YELLOW)
    moved = told([event for event in log if event.source >= 0 and GIVES_YELLOW[event.source]], seat, "yellow")
    assert moved == change or (moved > change and new.yellow == 0)
    change = symbols(new, GIVES_BLUE) - symbols(old, GIVES_BLUE)
    by_cards = [event for event in log if event.source >= 0 and GIVES_BLUE[event.source]]
    moved = told(by_cards, seat, "blue", "token-lost")
    owed = waiting_tokens(after, seat, False) - waiting_tokens(before, seat, False)
    assert moved - owed == change or (moved - owed > change and new.blue + sum(new.tokens) == 0)


def symbols(player: Player, gives: list[int]) -> int:
    """Add up one symbol of the cards in play."""
    cards = [card for card in player.specials if card >= 0] + player.colonies
    return sum(gives[card] for card in cards + [card for card in player.wonders if card not in player.ruins])


def check_numbers(s: GameState, seat: int) -> None:
    """Check the bounds of what a seat has, and that its ratings explain themselves."""
    player = s.players[seat]
    numbers = [player.culture, player.science, player.yellow, player.blue, player.unused, player.ca, player.ma]
    assert min(numbers) >= 0 and min(player.tokens) >= 0 and min(player.workers) >= -1
    assert player.ca <= player.power[CIVIL_ACTIONS] and player.ma <= player.power[MILITARY_ACTIONS]
    if player.out:
        return
    ratings = rate(s, seat)
    assert min(ratings) >= 0 and ratings[3] <= 8
    for rating, value in enumerate(ratings):
        rows = rating_sum(s, seat, rating).rows
        total = sum(amount for _, amount in rows)
        assert value == min(max(0, total), 8 if rating == 3 else total if total > 0 else 0)
        if rating == 2:
            assert sum(amount for card, amount in rows if card == player.tactic >= 0) == strongest_armies(player)


def check_price(before: GameState, after: GameState, seat: int, a: Action, log: list[Event]) -> None:
    """Check that a move cost what the table said it would."""
    if a[0] not in PAID:
        return
    shown = {kind: rows.total() for kind, rows in GAME.teller.price(before, seat, a).items()}
    for good in ("food", "resources", "science"):
        paid = -sum(event.amount for event in log if (event.kind, event.seat) == (good, seat) and event.amount < 0)
        assert paid == shown.get(good, 0), (GAME.grammar.text(a), good)
    if a[0] in SIMPLE:
        old, new = before.players[seat], after.players[seat]
        spent = old.ca + old.ma + old.extra_ma - new.ca - new.ma - new.extra_ma
        assert spent == shown.get("civil-actions", 0) + shown.get("military-actions", 0), GAME.grammar.text(a)


def count_turns(turns: list[int], log: list[Event]) -> None:
    """Count the turns that have begun."""
    for event in log:
        if event.kind == "turn":
            turns[event.seat] += 1


def check_end(s: GameState, turns: list[int]) -> None:
    """Check that a game ends with the last round of age IV and equal turns, or when all others have resigned."""
    assert s.over and not s.stack
    if s.remaining() == 1:
        return
    assert s.age == ENDING_AGE and s.round == s.last_round
    assert not s.events and not s.future and not s.civil_deck and not s.military_deck
    assert len({turns[seat] for seat, player in enumerate(s.players) if not player.out}) == 1
