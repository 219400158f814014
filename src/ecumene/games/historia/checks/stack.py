"""Which unfinished rules can lie on one another."""

from __future__ import annotations

from typing import Any, Final

from ecumene.games.historia.actions.carry_out import Deed, Effects
from ecumene.games.historia.actions.conditions import action_of
from ecumene.games.historia.actions.targets import DrawAdviser
from ecumene.games.historia.card_data import ACTION_COUNT, THINGS
from ecumene.games.historia.rounds.end_of_turn import COMMANDS_END, NEW_LEADERS_DONE, EndOfTurn
from ecumene.games.historia.rounds.resolve_cards import Act
from ecumene.games.historia.rounds.turns import ActionRounds, Resolution, Turn
from ecumene.games.historia.setup.phases import SetUp
from ecumene.games.historia.state import GameState
from ecumene.kernel.frame import Frame
from ecumene.kernel.impossible import Impossible, need

# What may lie directly inside what: by the names of the frames.
CHOICES: Final = [
    "BuildWonder", "RefreshWonder", "DrawAdviser", "RecoverCard", "PlaceCube", "ExploitCubes", "TradePartner",
    "WarTarget",
]  # fmt: skip
INSIDE: Final[dict[str, list[str]]] = {
    "SetUp": ["Civilizations", "FirstAdvisers", "LayGoal", "LeaderDraft", "SecretDraft", "FirstCubes"],
    "Civilizations": ["ChooseCivilization"],
    "FirstAdvisers": ["RetireAdviser", "DrawAdviser"],
    "FirstCubes": ["StartPlacement"],
    "Turn": ["ActionRounds", "CivbotsAct", "EndOfTurn"],
    "ActionRounds": ["ChooseCards", "Resolution"],
    "Resolution": ["Act"],
    "Act": ["Deed", "Effects", "TradePartner", "WarTarget", *CHOICES],
    "Deed": ["BuildWonder", "RefreshWonder", "DrawAdviser"],
    "Effects": ["Deed", "Effects", *CHOICES],
    "EndOfTurn": ["LeaderDraft", "BuildWonder", "RefreshWonder", "DrawAdviser"],  # goals on the way back
}
for _name in CHOICES:
    INSIDE[_name] = ["BuildWonder", "RefreshWonder", "DrawAdviser"]


def name_of(frame: Frame[Any]) -> str:
    """Return the name of a paragraph."""
    return type(frame).__name__


def check_stack(s: GameState) -> None:
    """Raise Impossible when unfinished rules cannot lie as they do."""
    need(bool(s.stack) or s.over, "stack-empty")
    need(not s.stack or not s.over, "stack-over")
    if not s.stack:
        return
    bottom = s.stack[0]
    right = "SetUp" if s.turn == 0 else "Turn"
    if not isinstance(bottom, SetUp | Turn) or name_of(bottom) != right:
        raise Impossible("outermost", frame=name_of(bottom), right=right)
    outer: Frame[Any] = bottom
    for frame in s.stack[1:]:
        inside = INSIDE.get(name_of(outer), [])
        need(name_of(frame) in inside, "inside", frame=name_of(frame), outer=name_of(outer))
        outer = frame
    for frame in s.stack:
        frame.check(s)
    _check_seats(s)
    _check_phases(s)
    _check_deeds(s)


def _check_phases(s: GameState) -> None:
    """Check the numbers of the outer paragraphs against what lies in them."""
    names = [name_of(frame) for frame in s.stack]
    for frame in s.stack:
        if isinstance(frame, ActionRounds):
            right = 1 if "ChooseCards" in names else 2
            need(frame.stage == right, "rounds-stage", n=frame.stage)
        elif isinstance(frame, Turn):
            right = 2 if "ActionRounds" in names else 3 if "CivbotsAct" in names else 4
            need(frame.phase == right, "turn-phase", n=frame.phase)
        elif isinstance(frame, EndOfTurn):
            right = NEW_LEADERS_DONE if "LeaderDraft" in names else COMMANDS_END + 1
            need(frame.phase == right, "turn-phase", n=frame.phase)
        elif isinstance(frame, SetUp):
            right = 1 + SETUP_PHASE[names[1]] if len(names) > 1 else 0
            need(frame.phase == right, "setup-phase", n=frame.phase)
    need(len(s.stack) > 1, "stack-empty")


SETUP_PHASE: Final[dict[str, int]] = {
    "Civilizations": 0,
    "FirstAdvisers": 2,
    "LayGoal": 3,
    "LeaderDraft": 4,
    "SecretDraft": 4,
    "FirstCubes": 5,
}


def _check_seats(s: GameState) -> None:
    """Check that what is under way is of the seat whose turn it is, and who has cards to resolve."""
    seat = -1
    acting = any(isinstance(frame, Resolution) for frame in s.stack)
    for frame in s.stack:
        if isinstance(frame, Resolution):
            need(1 <= frame.turns <= len(s.players), "turns-begun", n=frame.turns)
            seat = s.order[frame.turns - 1]
            for at, other in enumerate(s.order):
                waits = at >= frame.turns
                need(bool(s.players[other].revealed) == waits or other == seat, "revealed", seat=other)
        elif seat >= 0:
            mine = frame.asked()[0] if isinstance(frame, DrawAdviser) else _seat_of(frame)
            need(mine == seat, "whose", frame=name_of(frame), seat=mine)
    for other, player in enumerate(s.players):
        need(acting or not player.revealed, "revealed", seat=other)


def _seat_of(frame: Frame[Any]) -> int:
    seat: int = getattr(frame, "seat", -1)
    return seat


def _check_deeds(s: GameState) -> None:
    """Check that what is carried out belongs to the card under way."""
    for at, frame in enumerate(s.stack):
        if isinstance(frame, Act):
            inner = s.stack[at + 1] if at + 1 < len(s.stack) else None
            if inner is None:
                need(frame.card < 0, "deed", seat=frame.seat)
            elif isinstance(inner, Deed):
                need(inner.card == frame.card and inner.action == frame.card, "deed", seat=frame.seat)
        elif isinstance(frame, Deed):
            need(action_of(frame.card) == frame.action, "deed", seat=frame.seat)
            own = frame.card < ACTION_COUNT
            need(not own or not frame.ignoring, "deed", seat=frame.seat)
        elif isinstance(frame, Effects):
            need(frame.thing < len(THINGS), "deed", seat=frame.seat)
