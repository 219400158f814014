"""The era: its eight phases, four times over (p. 11)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.civolution.console.reset import FINAL, FINISHING
from ecumene.games.civolution.console.turn import Turn
from ecumene.games.civolution.effects import ops
from ecumene.games.civolution.eras.each import EachCivilization
from ecumene.games.civolution.eras.events import Weather, move_weather, resolve_event
from ecumene.games.civolution.eras.feeding import Feeding
from ecumene.games.civolution.eras.income import (
    Incomes,
    clear_hunting_tokens,
    refill_reset_columns,
    score_statues,
)
from ecumene.games.civolution.eras.preparation import ExtraFinds, NewGoals, new_cards
from ecumene.games.civolution.eras.sites import Glaciers, gorges
from ecumene.games.civolution.pieces import trigger, trigger_phase
from ecumene.games.civolution.printed import ERAS, PHASES
from ecumene.games.civolution.scoring.categories import final_scoring, score_era
from ecumene.games.civolution.solo.turn import take_turn
from ecumene.games.civolution.state import GameState
from ecumene.kernel.frames.phases import Phases
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck

# Steps of an era, two for each phase that something may wait for: its beginning, then itself.
STEPS: Final[list[str]] = [
    "begin-new-cards",
    "new-cards",
    "begin-new-goals",
    "new-goals",
    "begin-extra-find",
    "extra-find",
    "action",
    "begin-site",
    "site",
    "begin-feeding",
    "feeding",
    "begin-event",
    "weather",
    "event",
    "era-category",
    "era-scored",
    "begin-income",
    "income",
    "statues",
    "end",
]


class Era(Phases[GameState]):
    """New cards, new goals, extra find, actions, locations, feeding, event, income (p. 11)."""

    FIELDS: ClassVar[str] = "phase/20"
    RULE: ClassVar[str] = "civo.era.phases"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> Era:
        return Era(self.phase)

    # generated: end

    def finished(self, s: GameState) -> bool:
        return False

    def begin(self, s: GameState, phase: int, luck: Luck) -> None:
        step = STEPS[phase]
        if step.startswith("begin-"):
            if phase == 0:
                luck.tell("era", -1, amount=s.era)
            trigger_phase(s, PHASES.index(step.removeprefix("begin-")), luck)
        elif step == "new-cards":
            new_cards(s, luck)
        elif step == "new-goals":
            s.stack.append(NewGoals(0))
        elif step == "extra-find":
            s.stack.append(ExtraFinds(0))
        elif step == "action":
            s.resets, s.closing = 0, 0
            s.stack.append(ActionPhase(0))
        elif step == "site":
            gorges(s, luck)
            s.stack.append(Glaciers(0))
        elif step == "feeding":
            s.stack.append(Feeding(0))
        else:
            self.end_of_era(s, step, luck)

    def end_of_era(self, s: GameState, step: str, luck: Luck) -> None:
        """Carry out phases 7 and 8."""
        if step == "weather":
            s.stack.append(Weather(0, move_weather(s, luck)))
        elif step == "event":
            resolve_event(s, luck)
        elif step == "era-category":
            score_era(s, luck)
        elif step == "era-scored":
            for seat in reversed(s.order()):
                trigger(s, seat, ops.ERA_SCORED, ops.EVERY, luck)
        elif step == "income":
            s.stack.append(Incomes(0))
        elif step == "statues":
            score_statues(s, luck)
        elif s.era == ERAS:
            final_scoring(s, luck)
            s.over = True
        else:
            clear_hunting_tokens(s)
            refill_reset_columns(s)
            for player in s.players:
                player.used_era.clear()
            s.era += 1
            self.phase = 0

    def check(self, s: GameState) -> None:
        need(0 <= self.phase < len(STEPS) or s.over, "impossible-phase")


class ActionPhase(EachCivilization):
    """Rounds of turns, until the indicator reaches its last cell; then this round, and one more (p. 13, 32)."""

    RULE: ClassVar[str] = "civo.action.rounds"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> ActionPhase:
        return ActionPhase(self.turns)

    # generated: end

    def order(self, s: GameState) -> list[int]:
        return s.parties()

    def begin_turn(self, s: GameState, seat: int, luck: Luck) -> None:
        if seat >= len(s.players):
            take_turn(s, luck)
            return
        luck.tell("turn", seat)
        s.stack.append(Turn(seat))

    def end_round(self, s: GameState, luck: Luck) -> None:
        if s.closing == FINAL:
            s.stack.pop()
        elif s.closing == FINISHING:
            s.closing = FINAL
            luck.tell("final-round", -1)
