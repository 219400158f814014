"""Choices that events and aggressions leave: buildings, cards, goods, wonders (p. 4 and p. 7)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.card_data import AGE, FIRST_UNIT, GIVES_BLUE, RESOURCE_PRICE, TYPE
from ecumene.games.through_the_ages.civil.leaders import leader_leaves
from ecumene.games.through_the_ages.civil.workers import remove
from ecumene.games.through_the_ages.economy.blue_bank import food, lose_food, lose_resources, resources
from ecumene.games.through_the_ages.economy.losses import lose_blue
from ecumene.games.through_the_ages.economy.spending import tell_over
from ecumene.games.through_the_ages.effects.effect import (
    DO_DESTROY,
    DO_GAIN_MIX,
    DO_LOSE_MIX,
    DO_REMOVE,
    DO_RUIN,
    DO_TAKE_MIX,
    EFFECTS,
    GOOD_FOOD,
    GOOD_RESOURCES,
    Effect,
)
from ecumene.games.through_the_ages.effects.in_play import refresh
from ecumene.games.through_the_ages.pieces import gain
from ecumene.games.through_the_ages.rounds.ages import wonder_leaves
from ecumene.games.through_the_ages.state import GameState
from ecumene.games.through_the_ages.verbs import DISCARD, PICK, SPLIT
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames.choose import ChooseExactly, ChooseOne
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import WRONG_KIND


class Counting(Frame[GameState]):
    """A card being carried out that counts what it has destroyed or removed so far."""

    __slots__ = ("known",)

    def __init__(self, known: int) -> None:
        self.known = known


def count(s: GameState, amount: int) -> None:
    """Let the card under way know what a choice came to."""
    frame = s.stack[-1]
    if isinstance(frame, Counting):
        frame.known += amount


class CardChoice(ChooseOne[GameState]):
    """One seat chooses a thing of itself or another, as a row of a card says; a single one needs no choice."""

    __slots__ = ("at", "chooser", "seat", "thing")
    FIELDS: ClassVar[str] = "chooser@ seat@ thing$ at/5"
    RULE: ClassVar[str] = "tta.text.condition"
    VERBS: ClassVar[list[int]] = [PICK]

    def __init__(self, chooser: int, seat: int, thing: int, at: int) -> None:
        self.chooser = chooser
        self.seat = seat  # whom it happens to
        self.thing = thing
        self.at = at  # the row of the card

    def decider(self) -> int:
        return self.chooser

    def row(self) -> Effect:
        """Return the row of the card."""
        return EFFECTS[self.thing][self.at]

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return self.thing, -1, -1

    def source(self) -> int:
        return self.thing

    def needs(self, s: GameState, *deeds: int) -> None:
        """Raise Impossible unless the seats exist and the row of the card leaves this choice."""
        name = type(self).__name__
        players = range(len(s.players))
        if self.chooser not in players or self.seat not in players:
            raise Impossible("no-such-seat", frame=name)
        if self.thing < 0 or not 0 <= self.at < len(EFFECTS[self.thing]) or self.row().do not in deeds:
            raise Impossible("card-leaves-no-such-choice", frame=name)


class DestroyBuilding(CardChoice):
    """Choose a building that is destroyed; its worker becomes unused (Border Conflict, Terrorism, Raid)."""

    NESTED: ClassVar[int] = 3  # one for each other seat

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> DestroyBuilding:
        return DestroyBuilding(self.chooser, self.seat, self.thing, self.at)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        row = self.row()
        workers = s.players[self.seat].workers
        newest = row.max_age if row.max_age >= 0 else 3
        cards = [card for card in range(FIRST_UNIT) if workers[card] > 0 and AGE[card] <= newest]
        return [(PICK, card, 0) for card in cards if TYPE[card] in row.types]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        remove(s, self.seat, a[1], luck, self.thing)
        count(s, RESOURCE_PRICE[a[1]])

    def check(self, s: GameState) -> None:
        self.needs(s, DO_DESTROY)


class RemoveCard(CardChoice):
    """A leader or an unfinished wonder leaves play (Infiltrate, Iconoclasm)."""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> RemoveCard:
        return RemoveCard(self.chooser, self.seat, self.thing, self.at)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        player = s.players[self.seat]
        kinds = self.row().row["of"]
        found: list[Action] = []
        if "leader" in kinds and player.leader >= 0:
            found.append((PICK, player.leader, 0))
        if "unfinished-wonder" in kinds and player.wonder >= 0:
            found.append((PICK, player.wonder, 0))
        return found

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        card = a[1]
        luck.tell("removed", self.seat, card, 0, self.thing)
        if card == s.players[self.seat].leader:
            s.civil_gone.append(leader_leaves(s, self.seat, luck))
            refresh(s, self.seat)
        else:
            wonder_leaves(s, self.seat)
        count(s, AGE[card])

    def check(self, s: GameState) -> None:
        self.needs(s, DO_REMOVE)


class TurnOver(CardChoice):
    """A completed wonder becomes a ruin: its effects end, it still counts as completed (Ravages of Time)."""

    RULE: ClassVar[str] = "tta.note.ravages-of-time"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> TurnOver:
        return TurnOver(self.chooser, self.seat, self.thing, self.at)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        player = s.players[self.seat]
        newest = self.row().max_age
        standing = [card for card in player.wonders if card not in player.ruins and AGE[card] <= newest]
        return [(PICK, card, 0) for card in sorted(standing)]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        wonder = a[1]
        s.players[self.seat].ruins.append(wonder)
        refresh(s, self.seat)
        luck.tell("ruin", self.seat, wonder, 0, self.thing)
        if GIVES_BLUE[wonder]:
            lose_blue(s, self.seat, GIVES_BLUE[wonder], luck, wonder)

    def check(self, s: GameState) -> None:
        self.needs(s, DO_RUIN)


class SplitGoods(CardChoice):
    """Gain, lose or take so much in food and resources, the mix by choice (Foray, Raiders, Plunder)."""

    VERBS: ClassVar[list[int]] = [SPLIT]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> SplitGoods:
        return SplitGoods(self.chooser, self.seat, self.thing, self.at)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        amount = self.amount(s)
        if self.row().do == DO_GAIN_MIX:
            return [(SPLIT, part, 0) for part in range(amount + 1)]
        player = s.players[self.seat]
        least = max(0, amount - resources(player))
        return [(SPLIT, part, 0) for part in range(least, min(amount, food(player)) + 1)]

    def amount(self, s: GameState) -> int:
        """Return how much changes hands: nobody loses more than there is."""
        row = self.row()
        player = s.players[self.seat]
        return row.n if row.do == DO_GAIN_MIX else min(row.n, food(player) + resources(player))

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        do = self.row().do
        part = a[1]
        rest = self.amount(s) - part
        if do != DO_GAIN_MIX:
            player = s.players[self.seat]
            lost, over = lose_food(player, part)
            luck.tell("food", self.seat, -1, -lost, self.thing)
            tell_over(luck, "food", self.seat, over, self.thing)
            lost, over = lose_resources(player, rest)
            luck.tell("resources", self.seat, -1, -lost, self.thing)
            tell_over(luck, "resources", self.seat, over, self.thing)
        if do != DO_LOSE_MIX:
            gain(s, self.chooser, GOOD_FOOD, part, luck, self.thing)
            gain(s, self.chooser, GOOD_RESOURCES, rest, luck, self.thing)

    def check(self, s: GameState) -> None:
        self.needs(s, DO_GAIN_MIX, DO_LOSE_MIX, DO_TAKE_MIX)


class DiscardCards(ChooseExactly[GameState]):
    """Discard so many military cards, face down; all when there are fewer (Politics of Strength)."""

    RULE: ClassVar[str] = "tta.text.condition"
    VERBS: ClassVar[list[int]] = [DISCARD]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> DiscardCards:
        return DiscardCards(self.seat, self.count, self.thing)

    # generated: end

    def options(self, s: GameState) -> list[Action]:
        hand = s.players[self.seat].military
        return [(DISCARD, card, 0) for at, card in enumerate(hand) if at == 0 or hand[at - 1] != card]

    def choice(self, s: GameState) -> bool:
        return self.count < len(s.players[self.seat].military)

    def picked(self, s: GameState, a: Action, luck: Luck) -> None:
        s.players[self.seat].military.remove(a[1])
        s.discard_military(self.seat, a[1], False)
        luck.tell("discard", self.seat, a[1], 0, self.thing, self.seat)

    def details(self, s: GameState, seat: int, a: Action, why: int) -> tuple[int, int, int]:
        return a[1], WRONG_KIND, -1

    def check(self, s: GameState) -> None:
        if not 0 <= self.seat < len(s.players) or not 0 <= self.count <= 99 or self.thing < 0:
            raise Impossible("no-such-seat-or-count", frame="DiscardCards")
