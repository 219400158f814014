"""Events: prepared, revealed, evaluated; the rest of age III at the end of the game (p. 4 and p. 7)."""

from __future__ import annotations

from typing import ClassVar

from ecumene.games.through_the_ages.card_data import AGE, TERRITORY, TYPE
from ecumene.games.through_the_ages.effects.carry_out import carry_out
from ecumene.games.through_the_ages.military.colonies import auction
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.frame import Frame
from ecumene.kernel.luck import Luck


def evaluate(s: GameState, seat: int, event: int, luck: Luck) -> None:
    """Evaluate an event with a seat as the current player for ties; push frames for choices (p. 7).

    At the end of the game end.FinalScoring calls this for each event of age III that is left, in random order,
    with the first player as `seat`.
    """
    if TYPE[event] == TERRITORY:
        auction(s, seat, event)
    else:
        carry_out(s, seat, -1, event, 0)


def prepare(s: GameState, seat: int, event: int, luck: Luck) -> None:
    """Put an event face down on the future events, score its level, then see the current event (p. 4)."""
    s.players[seat].military.remove(event)
    s.future.append(event)
    s.future_by.append(seat)
    s.players[seat].culture += AGE[event]
    luck.tell("prepare", seat, event, AGE[event], -1, seat)
    s.stack.append(CurrentEvent(seat, 0))


def oldest(s: GameState) -> list[int]:
    """Return the current events that may lie on top: those of the earliest age (p. 4)."""
    first = min(AGE[event] for event in s.events)
    return [event for event in s.events if AGE[event] == first]


def peek(s: GameState, seat: int, luck: Luck, source: int) -> None:
    """Look at the top current event in secret (Joan of Arc)."""
    if not s.events or (s.top >= 0 and s.top_seen == seat):
        return
    if s.top < 0:
        s.top = luck.pick(oldest(s))
    s.top_seen = seat
    luck.reveal()
    luck.tell("peek", seat, s.top, 0, source, seat)


def reveal(s: GameState, luck: Luck) -> int:
    """Turn the top current event over; it lies among the past events from now on."""
    if s.top >= 0:
        event = s.top
        luck.reveal()
    else:
        event = luck.pick(oldest(s))
    at = s.events.index(event)
    s.events.pop(at)
    s.events_by.pop(at)
    s.top = s.top_seen = -1
    s.past.append(event)
    return event


def refill(s: GameState, luck: Luck) -> None:
    """Make the future events the current ones, those of earlier ages first (p. 4)."""
    pairs = sorted(zip(s.future, s.future_by, strict=True))
    s.events = [event for event, _ in pairs]
    s.events_by = [who for _, who in pairs]
    s.future = []
    s.future_by = []
    luck.tell("new-events", -1, -1, len(s.events))


class CurrentEvent(Frame[GameState]):
    """The top current event is revealed and evaluated; after the last one the future events follow (p. 4)."""

    FIELDS: ClassVar[str] = "seat@ revealed<2"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("revealed", "seat")

    def __init__(self, seat: int, revealed: int) -> None:
        self.seat = seat
        self.revealed = revealed

    def copy(self) -> CurrentEvent:
        return CurrentEvent(self.seat, self.revealed)

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        if not self.revealed and s.events:
            self.revealed = 1
            event = reveal(s, luck)
            luck.tell("event", self.seat, event)
            evaluate(s, self.seat, event, luck)
            return
        s.stack.pop()
        if not s.events:
            refill(s, luck)
