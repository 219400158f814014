"""A card carried out row by row: events, aggressions and wars (p. 3, p. 4 and p. 7).

Whom each row concerns is settled before the first row; those concerned follow clockwise from the current player.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.through_the_ages.civil.action_cards import Choose, order
from ecumene.games.through_the_ages.economy.blue_bank import food, lose_food
from ecumene.games.through_the_ages.economy.losses import lose_blue, lose_population
from ecumene.games.through_the_ages.economy.production import produce
from ecumene.games.through_the_ages.effects.amounts import holds, quantity
from ecumene.games.through_the_ages.effects.effect import (
    DO_ACT,
    DO_CHOOSE,
    DO_CODE,
    DO_DESTROY,
    DO_DISCARD,
    DO_DRAW,
    DO_GAIN,
    DO_GAIN_MIX,
    DO_LOSE,
    DO_LOSE_ALL,
    DO_LOSE_MIX,
    DO_PRODUCE,
    DO_RANK,
    DO_REMOVE,
    DO_RUIN,
    DO_TAKE,
    DO_TAKE_MIX,
    EFFECTS,
    GOOD_BLUE,
    GOOD_CIVIL_ACTIONS,
    GOOD_COLONY,
    GOOD_POPULATION,
    GOOD_YELLOW,
    GOODS,
    MOST_ROWS,
    OWNER,
    PER_DESTROYED_COST,
    Effect,
)
from ecumene.games.through_the_ages.military.colonies import PickColony
from ecumene.games.through_the_ages.military.war_over_technology import TakeTechnologies
from ecumene.games.through_the_ages.pieces import draw, gain, lose_points
from ecumene.games.through_the_ages.politics.event_choices import (
    CardChoice,
    Counting,
    DestroyBuilding,
    DiscardCards,
    RemoveCard,
    SplitGoods,
    TurnOver,
)
from ecumene.games.through_the_ages.politics.international_agreement import (
    AGREEMENT,
    WORTH,
    InternationalAgreement,
)
from ecumene.games.through_the_ages.politics.targets import concerned, in_order_of
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck

EACH_OTHER: Final = "each-other"


class Programme(Counting):
    """The rows of a card, each for those it concerns (p. 7).

    seat     the current player, the attacker or the winner
    rival    the victim or the loser, -1: an event
    at       the row under way
    place    how many of those it concerns are done
    targets  by row
    whom     from whom a row takes, -1: nobody
    """

    FIELDS: ClassVar[str] = (
        f"seat@ rival@- thing$ known at/5 place/5 targets@[][<{MOST_ROWS}] whom@-[<{MOST_ROWS}]"
    )

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("at", "place", "rival", "seat", "targets", "thing", "whom")

    def __init__(
        self,
        seat: int,
        rival: int,
        thing: int,
        known: int,
        at: int,
        place: int,
        targets: list[list[int]],
        whom: list[int],
    ) -> None:
        super().__init__(known)
        self.seat = seat
        self.rival = rival
        self.thing = thing
        self.at = at
        self.place = place
        self.targets = targets
        self.whom = whom

    def copy(self) -> Programme:
        return Programme(
            self.seat,
            self.rival,
            self.thing,
            self.known,
            self.at,
            self.place,
            [row[:] for row in self.targets],
            self.whom[:],
        )

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        if self.at >= len(self.targets):
            s.stack.pop()
        elif self.place >= len(self.targets[self.at]):
            self.at += 1
            self.place = 0
        else:
            place = self.place
            self.place += 1
            happen(s, self, EFFECTS[self.thing][self.at], self.targets[self.at][place], place, luck)

    def source(self) -> int:
        return self.thing

    def check(self, s: GameState) -> None:
        players = range(len(s.players))
        if self.seat not in players or self.rival not in range(-1, len(s.players)):
            raise Impossible("no-such-seat", frame="Programme")
        rows = len(EFFECTS[self.thing]) if self.thing >= 0 else -1
        if not len(self.targets) == len(self.whom) == rows or not 0 <= self.at <= rows or self.place < 0:
            raise Impossible("no-such-card-or-row", frame="Programme")
        if any(seat not in players for seats in self.targets for seat in seats):
            raise Impossible("no-such-target", frame="Programme")
        if any(seat not in range(-1, len(s.players)) for seat in self.whom) or self.known < 0:
            raise Impossible("nobody-to-take-from", frame="Programme")


def carry_out(s: GameState, seat: int, rival: int, thing: int, known: int) -> None:
    """Settle whom each row of a card concerns, and begin with the first."""
    order = s.seats_from(seat)
    targets: list[list[int]] = []
    whom: list[int] = []
    for effect in EFFECTS[thing]:
        if effect.do == DO_RANK:
            targets.append(in_order_of(s, seat, GOODS.index(effect.row["by"])))
        else:
            seats = concerned(s, seat, rival, effect.who)
            targets.append([other for other in seats if holds(s, other, effect, order)])
        whom.append(-1 if effect.whom == OWNER else concerned(s, seat, rival, effect.whom)[0])
    s.stack.append(Programme(seat, rival, thing, known, 0, 0, targets, whom))


def happen(s: GameState, card: Programme, effect: Effect, seat: int, place: int, luck: Luck) -> None:
    """Carry out one row of a card for one seat; choices are pushed as frames."""
    do = effect.do
    thing = card.thing
    if do == DO_GAIN:
        for good, amount in zip(effect.goods, effect.amounts, strict=True):
            gain(s, seat, good, amount_of(s, card, effect, seat, amount), luck, thing, effect.part)
    elif do == DO_LOSE:
        for good, amount in zip(effect.goods, effect.amounts, strict=True):
            lose(s, card, effect, good, amount_of(s, card, effect, seat, amount), seat, luck)
    elif do == DO_TAKE:
        for good, amount in zip(effect.goods, effect.amounts, strict=True):
            take_from(s, card, effect, good, amount_of(s, card, effect, seat, amount), seat, luck)
    elif do == DO_LOSE_ALL:
        luck.tell("food", seat, -1, -lose_food(s.players[seat], food(s.players[seat]))[0], thing)
    elif do == DO_DRAW:
        draw(s, seat, effect.n, luck, thing)
    elif do == DO_DISCARD:
        s.stack.append(DiscardCards(seat, effect.n, thing))
    elif do == DO_PRODUCE:
        for step in effect.row["steps"]:
            produce(s, seat, step, luck, thing)
    elif do == DO_RANK:
        points = effect.row["points"][str(s.remaining())][place]
        gain(s, seat, GOODS.index(effect.row["gain"]), points, luck, thing)
    elif do == DO_CODE:
        code(s, card, seat, luck)
    else:
        choice(s, card, effect, seat)


def amount_of(s: GameState, card: Programme, effect: Effect, seat: int, amount: int) -> int:
    """Return an amount of a row; what was destroyed, removed or won by is known to the card alone."""
    return quantity(s, seat, effect, amount, card.known if effect.per >= PER_DESTROYED_COST else -1)


def lose(s: GameState, card: Programme, effect: Effect, good: int, amount: int, seat: int, luck: Luck) -> None:
    """Lose so much of a good, as far as there is any (p. 10 and p. 11)."""
    if amount <= 0:
        return
    if good == GOOD_POPULATION:
        lose_population(s, seat, amount, luck, card.thing)
    elif good == GOOD_BLUE:
        lose_blue(s, seat, amount, luck, card.thing)
    elif good == GOOD_CIVIL_ACTIONS:
        player = s.players[seat]
        lost = min(amount, player.ca)
        player.ca -= lost
        luck.tell("civil-actions", seat, -1, -lost, card.thing)
    elif good == GOOD_COLONY:
        s.stack.append(PickColony(seat, seat, card.thing, card.at))
    else:
        lose_points(s, seat, good, amount, luck, card.thing, effect.part)


def take_from(
    s: GameState, card: Programme, effect: Effect, good: int, amount: int, seat: int, luck: Luck
) -> None:
    """Take so much of a good from the one whom the row names, as far as it has any (p. 10 and p. 11)."""
    rival, part = card.whom[card.at], effect.part
    if amount <= 0 or rival < 0 or rival == seat:
        return
    if good == GOOD_COLONY:
        s.stack.append(PickColony(seat, rival, card.thing, card.at))
    elif good == GOOD_YELLOW:
        taken = min(amount, s.players[rival].yellow)
        s.players[rival].yellow -= taken
        if taken:
            luck.tell("yellow", rival, -1 - part, -taken, card.thing)
        gain(s, seat, good, taken, luck, card.thing, part)
    else:
        lost = lose_points(s, rival, good, amount, luck, card.thing, part)
        gain(s, seat, good, lost, luck, card.thing, part)


def choice(s: GameState, card: Programme, effect: Effect, seat: int) -> None:
    """Push the choice that a row leaves to the one it happens to, or to the attacker."""
    chooser = card.seat if effect.row.get("chooser") == "attacker" else seat
    thing, at = card.thing, card.at
    frames: list[CardChoice] = []
    if effect.do == DO_CHOOSE and effect.options[0][0].do != DO_ACT:
        s.stack.append(Choose(seat, thing, at))
    elif effect.do in (DO_ACT, DO_CHOOSE):
        order(s, seat, thing, at, False)
    elif effect.do == DO_DESTROY and effect.row.get("at") == EACH_OTHER:
        others = [other for other in s.seats_from(card.seat) if other != seat]
        frames += [DestroyBuilding(seat, other, thing, at) for other in reversed(others)]
    elif effect.do == DO_DESTROY:
        frames += [DestroyBuilding(chooser, seat, thing, at) for _ in range(effect.n)]
    elif effect.do == DO_REMOVE:
        frames.append(RemoveCard(chooser, seat, thing, at))
    elif effect.do == DO_RUIN:
        frames.append(TurnOver(chooser, seat, thing, at))
    elif effect.do in (DO_GAIN_MIX, DO_LOSE_MIX):
        frames.append(SplitGoods(seat, seat, thing, at))
    elif effect.do == DO_TAKE_MIX:
        frames.append(SplitGoods(chooser, card.whom[at], thing, at))
    s.stack.extend(frames)


def code(s: GameState, card: Programme, seat: int, luck: Luck) -> None:
    """Carry out what a row cannot say."""
    if card.thing == AGREEMENT:
        agreement = InternationalAgreement(seat, WORTH, 0)
        if agreement.options(s):
            s.stack.append(agreement)
        else:
            agreement.stopped(s, luck)
    else:
        s.stack.append(TakeTechnologies(seat, card.rival, card.thing, card.known))
