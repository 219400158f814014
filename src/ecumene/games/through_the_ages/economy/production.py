"""The production phase: science and culture, corruption, food, consumption, resources (p. 6)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.through_the_ages.card_data import CONSUMPTION, MINE, STARVATION, WORTH, YELLOW_SLOTS
from ecumene.games.through_the_ages.economy.blue_bank import (
    FARMS_END,
    FOOD_STORES,
    LAB_STORES,
    MINE_STORES,
    MINES_END,
    corruption,
    gain_food,
    gain_resources,
    lose_food,
    lose_resources,
)
from ecumene.games.through_the_ages.economy.ratings import discontent, ratings
from ecumene.games.through_the_ages.economy.spending import tell_over
from ecumene.games.through_the_ages.effects.counts import best_of
from ecumene.games.through_the_ages.effects.powers import LABS_PRODUCE, PRODUCE_FOOD, PRODUCE_RESOURCES, RAILROAD
from ecumene.games.through_the_ages.player import Player
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.sums import rating_lists, rows_at
from ecumene.kernel.frame import Frame
from ecumene.kernel.luck import Luck
from ecumene.kernel.modifiers import Row

STEPS: Final[list[str]] = ["score", "corruption", "food", "consumption", "resources"]


class Production(Frame[GameState]):
    """Production in five steps, unless there are more discontent than unused workers (p. 6)."""

    FIELDS: ClassVar[str] = "seat@"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def copy(self) -> Production:
        return Production(self.seat)

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        if uprising(s, self.seat):
            luck.tell("uprising", self.seat, -1, discontent(s, self.seat))
            return
        luck.tell("production", self.seat)
        for step in STEPS:
            produce(s, self.seat, step, luck, -1)


def uprising(s: GameState, seat: int) -> bool:
    """Return whether more workers are discontent than unused: then nothing is produced (p. 6)."""
    return discontent(s, seat) > s.players[seat].unused


def produce(s: GameState, seat: int, step: str, luck: Luck, source: int) -> None:
    """Carry out one step of production; events do so too (`produce`)."""
    player = s.players[seat]
    if step == "score":
        science, culture, _, _ = ratings(s, seat)
        player.science += science
        player.culture += culture
        if luck.log is not None:
            tell_scored(s, seat, "science", science, luck, source)
            tell_scored(s, seat, "culture", culture, luck, source)
    elif step == "corruption":
        corrupt(player, seat, luck, source)
    elif step == "food":
        made = tokens_to(player, FOOD_STORES)
        if made:
            luck.tell("food", seat, -1, made, source)
        changed_production(s, seat, PRODUCE_FOOD, luck, source)
    elif step == "consumption":
        consume(player, seat, luck, source)
    else:
        made = tokens_to(player, LAB_STORES if player.power[LABS_PRODUCE] else MINE_STORES)
        if made:
            luck.tell("resources", seat, -1, made, source)
        changed_production(s, seat, PRODUCE_RESOURCES, luck, source)


def tell_scored(s: GameState, seat: int, kind: str, scored: int, luck: Luck, source: int) -> None:
    """Tell the points of a rating card by card; in one sum where an event scores them."""
    rows = merged(rating_lists(s, seat)[0 if kind == "science" else 1])
    if source >= 0 or sum(rows.values()) != scored:  # a rating is never below zero, whatever its rows say
        rows = {source: scored}
    for card, amount in rows.items():
        if amount:
            luck.tell(kind, seat, -1, amount, card)


def merged(rows: list[Row]) -> dict[int, int]:
    """Add up the rows of each card."""
    sums: dict[int, int] = {}
    for card, amount in rows:
        sums[card] = sums.get(card, 0) + amount
    return sums


def corrupt(player: Player, seat: int, luck: Luck, source: int) -> None:
    """Lose resources to corruption, and food where they do not suffice (p. 6)."""
    owed = corruption(player)
    if owed:
        lost, over = lose_resources(player, owed)
        if lost:
            luck.tell("corruption", seat, -1, -lost, source)
            tell_over(luck, "resources", seat, over, source)
        if lost < owed:
            eaten, over = lose_food(player, owed - lost)
            if eaten:
                luck.tell("corruption-food", seat, -1, -eaten, source)
                tell_over(luck, "food", seat, over, source)


def consume(player: Player, seat: int, luck: Luck, source: int) -> None:
    """Feed the workers; each food that is missing costs four culture points (p. 6)."""
    owed = consumption(player)
    if owed == 0:
        return
    eaten, over = lose_food(player, owed)
    luck.tell("consumption", seat, -1, -eaten, source)
    tell_over(luck, "food", seat, over, source)
    if eaten < owed:
        luck.tell("hunger", seat, -1, owed - eaten, source)
        lost = min(player.culture, STARVATION * (owed - eaten))
        player.culture -= lost
        luck.tell("starvation", seat, -1, -lost, source)


def tokens_to(player: Player, stores: list[int]) -> int:
    """Put a token on each card for each worker, higher levels first, and the railroad's; return the worth."""
    made = 0
    doubled = best_of(player, MINE) if player.power[RAILROAD] else -1
    for at in range(len(stores) - 1, -1, -1):
        card = stores[at]
        count = player.workers[card]
        if card == doubled:
            count += player.power[RAILROAD]
        if count > player.blue:
            count = player.blue
        if count > 0:
            player.tokens[card] += count
            player.blue -= count
            made += count * WORTH[card]
    return made


def changed_production(s: GameState, seat: int, place: int, luck: Luck, source: int) -> None:
    """Gain or lose what pacts add to a production step."""
    player = s.players[seat]
    change = player.power[place]
    if change == 0:
        return
    kind = "food" if place == PRODUCE_FOOD else "resources"
    if source < 0 and luck.log is not None:
        rows = rows_at(s, seat, place)
        source = rows[0][0] if len(rows) == 1 else -1
    if change > 0:
        gained = gain_food(player, change) if place == PRODUCE_FOOD else gain_resources(player, change)
        luck.tell(kind, seat, -1, gained, source)
    else:
        lost, over = lose_food(player, -change) if place == PRODUCE_FOOD else lose_resources(player, -change)
        luck.tell(kind, seat, -1, -lost, source)
        tell_over(luck, kind, seat, over, source)


def consumption(player: Player) -> int:
    """Return the food that the workers eat (p. 6)."""
    return CONSUMPTION[player.yellow if player.yellow < YELLOW_SLOTS else YELLOW_SLOTS]


def food_production(s: GameState, seat: int) -> int:
    """Return the food that the farms would produce, enough tokens given."""
    player = s.players[seat]
    return sum(player.workers[card] * WORTH[card] for card in range(FARMS_END) if player.workers[card] > 0)


def mine_production(s: GameState, seat: int) -> int:
    """Return the resources that the mines would produce, the railroad included, labs not (p. 12)."""
    player = s.players[seat]
    mines = range(FARMS_END, MINES_END)
    made = sum(player.workers[card] * WORTH[card] for card in mines if player.workers[card] > 0)
    best = best_of(player, MINE)
    return made + player.power[RAILROAD] * WORTH[best] if best >= 0 else made


def resource_production(s: GameState, seat: int) -> int:
    """Return all resources that would be produced: mines, railroad, labs of Bill Gates."""
    player = s.players[seat]
    made = mine_production(s, seat)
    if player.power[LABS_PRODUCE]:
        labs = [card for card in LAB_STORES if card >= MINES_END and player.workers[card] > 0]
        made += sum(player.workers[card] * WORTH[card] for card in labs)
    return made
