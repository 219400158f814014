"""Can these rules be under way at once? The stack of a position from outside: which paragraph lies on which."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.through_the_ages.civil.action_phase import ActionPhase
from ecumene.games.through_the_ages.economy.production import Production
from ecumene.games.through_the_ages.politics.politics_phase import PoliticsPhase
from ecumene.games.through_the_ages.rounds.end import FinalScoring
from ecumene.games.through_the_ages.rounds.turn import ACTIONS, DISCARD, DRAW, POLITICS, PRODUCTION, Rounds, Turn
from ecumene.games.through_the_ages.rounds.turn_end import DiscardExcess, DrawCards
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.frame import Frame, waiting
from ecumene.kernel.impossible import need

# The phase of a turn in which each of its parts is under way.
PHASE_OF: Final[dict[str, int]] = {
    PoliticsPhase.__name__: POLITICS,
    ActionPhase.__name__: ACTIONS,
    DiscardExcess.__name__: DISCARD,
    Production.__name__: PRODUCTION,
    DrawCards.__name__: DRAW,
}
# Paragraphs that belong to one other: it lies right below.
PART_OF: Final[dict[str, list[str]]] = {
    "CurrentEvent": ["PoliticsPhase"],
    "Defense": ["PoliticsPhase"],
    "OfferedPact": ["PoliticsPhase"],
    "Auction": ["CurrentEvent"],
    "Colonization": ["CurrentEvent"],
    "SendForce": ["Colonization"],
    "InternationalAgreement": ["Programme"],
    "TakeTechnologies": ["Programme"],
    "DiscardCards": ["Programme"],
    "DestroyBuilding": ["Programme", "DestroyBuilding"],
    "RemoveCard": ["Programme"],
    "TurnOver": ["Programme"],
    "SplitGoods": ["Programme"],
    "PickColony": ["Programme"],
    "PlaceHomer": ["ActionPhase"],
}


def audit_stack(s: GameState) -> None:
    """Raise Impossible when the unfinished rules cannot be under way together, or wait for who is out."""
    names = [type(frame).__name__ for frame in s.stack]
    need(names[0] in (Rounds.__name__, FinalScoring.__name__), "no-round")
    for at, frame in enumerate(s.stack):
        name = names[at]
        need(names.count(name) <= frame.NESTED, "paragraph-twice", frame=name)
        below = names[at - 1] if at else ""
        need(name not in PART_OF or below in PART_OF[name], "paragraph-out-of-place", frame=name)
        if isinstance(frame, Turn):
            need(at == 1 and names[0] == Rounds.__name__, "paragraph-out-of-place", frame=name)
            _audit_turn(s, frame)
        if name in PHASE_OF:
            need(at == 2, "paragraph-out-of-place", frame=name)
            _audit_phase(s, s.stack[1], frame)
    need(not any(s.players[seat].out for seat in waiting(s)), "waits-for-nobody", frame=names[-1])


def _audit_turn(s: GameState, turn: Turn) -> None:
    """Check that it is the turn of the current player."""
    need(turn.seat == s.current, "turn-of-another", frame="Turn")
    rounds = s.stack[0]
    begun = 1 + (s.current - s.first) % len(s.players)
    need(isinstance(rounds, Rounds) and rounds.turns == begun, "turns-begun", frame="Rounds", n=begun)


def _audit_phase(s: GameState, turn: Frame[Any], part: Frame[Any]) -> None:
    """Check that a part of the turn belongs to its player and its phase."""
    name = type(part).__name__
    need(isinstance(turn, Turn) and turn.phase == PHASE_OF[name] + 1, "another-phase", frame=name)
    need(getattr(part, "seat", -1) == s.current, "turn-of-another", frame=name)
