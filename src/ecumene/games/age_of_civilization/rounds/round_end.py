"""The end of a round: the marker, the window, then events, war and plague (p. 4)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.age_of_civilization.card_data import (
    PLAGUE,
    PLAGUE_LOSES,
    ROUNDS,
    SYMBOL,
    THINGS,
    VIRTUAL_RIVAL,
    WAR_LOSES,
)
from ecumene.games.age_of_civilization.effects.powers import PLAGUE_IMMUNE, WAR_IMMUNE
from ecumene.games.age_of_civilization.effects.powers import WAR as AT_WAR
from ecumene.games.age_of_civilization.modules.changing_world import WorldEvent
from ecumene.games.age_of_civilization.pieces import gains_at, grant, lose_worker
from ecumene.games.age_of_civilization.solo.scenarios import scenario
from ecumene.games.age_of_civilization.state import GameState
from ecumene.games.age_of_civilization.turn.civilization_phase import add_market_card
from ecumene.kernel.frame import Frame
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck


class RoundEnd(Frame[GameState]):
    """The first player's marker goes on, the window slides, the newly opened card takes effect (p. 4)."""

    FIELDS: ClassVar[str] = ""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> RoundEnd:
        return RoundEnd()

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        if s.solo:
            growth = scenario(s.scenario).growth
            s.rival += growth
            luck.tell("rival", -1, -1, growth, automaton=VIRTUAL_RIVAL)
            add_market_card(s, luck)
        else:
            s.first = (s.first + 1) % len(s.players)
        s.round += 1
        s.open_row()
        place = s.window()[-1]
        card = s.row[place]
        luck.tell("slides", -1, card)
        if SYMBOL[card] == "war":
            s.stack.append(War(card))
        elif SYMBOL[card] == "plague":
            s.stack.append(Plague())
        if s.tokens[place] >= 0:
            s.stack.append(WorldEvent(s.tokens[place]))

    def check(self, s: GameState) -> None:
        if s.round >= ROUNDS:
            raise Impossible("round-end", n=s.round, last=ROUNDS)


class War(Frame[GameState]):
    """Compare military: whoever has the least loses a worker (p. 4)."""

    FIELDS: ClassVar[str] = "card$action"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def copy(self) -> War:
        return War(self.card)

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        luck.tell("war", -1, self.card)
        for seat, player in enumerate(s.players):
            for civ in player.civs:
                for gain in gains_at(player, AT_WAR, civ):
                    grant(s, seat, gain, 0, luck, civ)
        strengths = [player.military() for player in s.players]
        least = min(strengths)
        if s.rival >= 0:
            least = min(least, s.rival)
        for seat, strength in enumerate(strengths):
            if strength == least and not s.players[seat].power[WAR_IMMUNE]:
                for _ in range(WAR_LOSES):
                    lose_worker(s, seat, luck, self.card)

    def source(self) -> int:
        return self.card

    def check(self, s: GameState) -> None:
        if self.card not in s.row:
            raise Impossible("not-in-row", frame="War", name=THINGS.slug(self.card))


class Plague(Frame[GameState]):
    """Everybody loses a worker (p. 4)."""

    FIELDS: ClassVar[str] = ""

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Plague:
        return Plague()

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        luck.tell("plague", -1, PLAGUE)
        for seat, player in enumerate(s.players):
            if not player.power[PLAGUE_IMMUNE]:
                for _ in range(PLAGUE_LOSES):
                    lose_worker(s, seat, luck, PLAGUE)

    def source(self) -> int:
        return PLAGUE
