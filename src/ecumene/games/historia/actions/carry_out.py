"""An action is carried out: the event first, then its price, its target, and one effect after another."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.historia.actions.conditions import (
    ADVANCED_PART,
    CARD,
    IN_VAIN,
    SIMPLE_PART,
    action_obstacle,
    after_event,
    part_cubes,
    part_effects,
    part_obstacle,
    part_vp,
    set_off,
)
from ecumene.games.historia.actions.targets import (
    ExploitCubes,
    PlaceCube,
    RecoverCard,
)
from ecumene.games.historia.actions.war import fight
from ecumene.games.historia.card_data import ACTION_COUNT, EFFECTS, RAID, REVOLUTION, TRADE, WAR
from ecumene.games.historia.components.parties import partners, shared, tell_both, victims
from ecumene.games.historia.effects.effects import (
    ANYWHERE,
    BEST,
    DO_ACTION,
    END_TURN,
    FIGHT,
    FROM_MAP_TOO,
    GAIN_LEVEL,
    GAIN_VP_PER_WONDERS,
    IGNORING_TECHNOLOGY,
    PLACE_CUBE,
    RECOVER_CHOSEN_CARD,
    RECOVER_CUBE,
    RECOVER_LAST_CARD,
    TARGET_GAIN_VP,
    Effect,
)
from ecumene.games.historia.matrix.levels import gain_level, grant
from ecumene.games.historia.pieces import (
    gain_vp,
    lay_down,
    recover_last_card,
    use_cubes,
)
from ecumene.games.historia.state import GameState
from ecumene.games.historia.variants.events import take_effect
from ecumene.games.historia.verbs import ATTACK, TRADE_WITH
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.frames.choose import ChooseOne
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.refusal import ALLOWED

EVENT_FIRST = 0
THEN_ACT = 1


class Deed(Frame[GameState]):
    """An action is played: the event takes effect before it; what cannot be carried out has no effect (Turn).

    card      the action's own, or an adviser
    ignoring  the simple part needs no technology
    """

    FIELDS: ClassVar[str] = "seat@ card$card action$action part<3 ignoring<2 stage<2"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("action", "card", "ignoring", "part", "seat", "stage")

    def __init__(self, seat: int, card: int, action: int, part: int, ignoring: int, stage: int) -> None:
        self.seat = seat
        self.card = card
        self.action = action
        self.part = part
        self.ignoring = ignoring
        self.stage = stage

    def copy(self) -> Deed:
        return Deed(self.seat, self.card, self.action, self.part, self.ignoring, self.stage)

    # generated: end

    def source(self) -> int:
        return self.card

    def step(self, s: GameState, luck: Luck) -> None:
        if self.stage == EVENT_FIRST:
            self.stage = THEN_ACT
            if set_off(s, self.action) and not take_effect(s, self.seat, luck):
                self.part = IN_VAIN
            if s.stack[-1] is not self:
                return
        s.stack.pop()
        self.act(s, luck)

    def act(self, s: GameState, luck: Luck) -> None:
        """Pay, and go on to the target or the effects."""
        seat, action, part = self.seat, self.action, self.part
        if part != IN_VAIN:
            why = action_obstacle(s, seat, action, part, bool(self.ignoring))
            part = part if why == ALLOWED else IN_VAIN
        if part == IN_VAIN:
            luck.tell("in-vain", seat, action, 0, self.card)
            return
        use_cubes(s, seat, part_cubes(action, part), luck, action)
        gain_vp(s, seat, -part_vp(action, part), luck, action)
        if action == REVOLUTION and self.card == REVOLUTION:
            lay_down(s, seat, REVOLUTION)
        if action == TRADE:
            s.stack.append(TradePartner(seat, part))
        elif action == WAR:
            s.stack.append(WarTarget(seat, part))
        else:
            if action == RAID:
                tell_both(s, seat, victims(s, seat, s.players[seat].military)[0], luck, "raid")
            s.stack.append(Effects(seat, action, part, 0, -1, -1))

    def check(self, s: GameState) -> None:
        need(self.card >= 0 and self.action >= 0, "deed", seat=self.seat)


class Effects(Frame[GameState]):
    """The effects of a card, one after another, each as far as it goes (Action cards).

    at  the next effect
    """

    FIELDS: ClassVar[str] = "seat@ thing$ part<4 at/3 target$civilization place#"
    NESTED: ClassVar[int] = 2

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("at", "part", "place", "seat", "target", "thing")

    def __init__(self, seat: int, thing: int, part: int, at: int, target: int, place: int) -> None:
        self.seat = seat
        self.thing = thing
        self.part = part
        self.at = at
        self.target = target
        self.place = place

    def copy(self) -> Effects:
        return Effects(self.seat, self.thing, self.part, self.at, self.target, self.place)

    # generated: end

    def source(self) -> int:
        return self.thing

    def effects(self) -> list[Effect]:
        """Return all effects."""
        return EFFECTS[self.thing] if self.part == CARD else part_effects(self.thing, self.part)

    def step(self, s: GameState, luck: Luck) -> None:
        effects = self.effects()
        while s.stack and s.stack[-1] is self:
            if self.at >= len(effects):
                s.stack.pop()
                return
            effect = effects[self.at]
            self.at += 1
            self.carry_out(s, effect, luck)

    def carry_out(self, s: GameState, effect: Effect, luck: Luck) -> None:
        """Carry out one effect, or leave it to its owner's choice on the stack."""
        kind, amount, seat, thing = effect.kind, effect.amount, self.seat, self.thing
        if kind == RECOVER_CUBE and effect.detail == FROM_MAP_TOO:
            s.stack.append(ExploitCubes(seat, amount, thing))
        elif kind == GAIN_LEVEL:
            gain_level(s, seat, effect.detail, amount, luck, thing)
        elif kind == PLACE_CUBE:
            s.stack.append(PlaceCube(seat, amount, thing, int(effect.detail == ANYWHERE)))
        elif kind == DO_ACTION:
            s.stack.append(deed_of(s, seat, thing, effect))
        elif kind == TARGET_GAIN_VP:
            gain_vp(s, s.party_of(self.target), amount, luck, thing)
        elif kind == FIGHT:
            fight(s, seat, s.party_of(self.target), self.place, amount, luck, thing)
        elif kind == GAIN_VP_PER_WONDERS:
            gain_vp(s, seat, len(s.players[seat].wonders) // amount, luck, thing)
        elif kind == RECOVER_LAST_CARD:
            recover_last_card(s, seat, luck, thing)
        elif kind == RECOVER_CHOSEN_CARD:
            s.stack.append(RecoverCard(seat, amount, thing))
        elif kind == END_TURN:
            s.revolution = True
            luck.tell("revolution", seat)
        else:
            grant(s, seat, effect, luck, thing)

    def check(self, s: GameState) -> None:
        is_action = 0 <= self.thing < ACTION_COUNT
        need(self.thing >= 0 and is_action == (self.part != CARD) and self.part != IN_VAIN, "deed", seat=self.seat)
        effects = self.effects()
        need(self.at <= len(effects), "deed", seat=self.seat)
        for effect in effects[self.at :]:
            aims = effect.kind in (TARGET_GAIN_VP, FIGHT)
            need(not aims or s.party_of(self.target) not in (-1, self.seat), "deed", seat=self.seat)
            need(effect.kind != FIGHT or meets(s, self.seat, self.target, self.place), "deed", seat=self.seat)


def meets(s: GameState, seat: int, civilization: int, place: int) -> bool:
    """Return whether a civilization stands on the same territory."""
    return (s.party_of(civilization), place) in shared(s, seat)


def deed_of(s: GameState, seat: int, card: int, effect: Effect) -> Deed:
    """Return the action that an adviser does: advanced where that is allowed and its best."""
    action, ignoring = effect.detail, bool(effect.amount & IGNORING_TECHNOLOGY)
    part, world = SIMPLE_PART, after_event(s, seat, action)
    if effect.amount & BEST and part_obstacle(s, world, seat, action, ADVANCED_PART) == ALLOWED:
        part = ADVANCED_PART
    return Deed(seat, card, action, part, int(ignoring), EVENT_FIRST)


class TradePartner(ChooseOne[GameState]):
    """Trade with an adjacent civilization of a higher technology level (description of the actions: Trade)."""

    FIELDS: ClassVar[str] = "seat@ part<2"
    RULE: ClassVar[str] = "his.trade.partner"
    VERBS: ClassVar[list[int]] = [TRADE_WITH]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("part", "seat")

    def __init__(self, seat: int, part: int) -> None:
        self.seat = seat
        self.part = part

    def copy(self) -> TradePartner:
        return TradePartner(self.seat, self.part)

    # generated: end

    def source(self) -> int:
        return TRADE

    def decider(self) -> int:
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        found = partners(s, self.seat, s.players[self.seat].technology)
        return [(TRADE_WITH, civilization, 0) for civilization in sorted(s.party(n).civilization for n in found)]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        tell_both(s, self.seat, s.party_of(a[1]), luck, "trade")
        s.stack.append(Effects(self.seat, TRADE, self.part, 0, a[1], -1))


class WarTarget(ChooseOne[GameState]):
    """Make war on a civilization of the same territory: the attacker chooses which (War)."""

    FIELDS: ClassVar[str] = "seat@ part<2"
    RULE: ClassVar[str] = "his.war.territory"
    VERBS: ClassVar[list[int]] = [ATTACK]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("part", "seat")

    def __init__(self, seat: int, part: int) -> None:
        self.seat = seat
        self.part = part

    def copy(self) -> WarTarget:
        return WarTarget(self.seat, self.part)

    # generated: end

    def source(self) -> int:
        return WAR

    def decider(self) -> int:
        return self.seat

    def options(self, s: GameState) -> list[Action]:
        found = [(s.party(number).civilization, place) for number, place in shared(s, self.seat)]
        return [(ATTACK, civilization, place) for civilization, place in sorted(found)]

    def chosen(self, s: GameState, a: Action, luck: Luck) -> None:
        s.stack.append(Effects(self.seat, WAR, self.part, 0, a[1], a[2]))
