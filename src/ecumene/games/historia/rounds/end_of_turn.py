"""The end of a turn: what the segment of the time circle shows, grey before brown (End of turn)."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.historia.card_data import EFFECTS, ERA, ERAS, START, TURNS
from ecumene.games.historia.components.leaders import LeaderDraft, draw_pack, leader_bonus, reveal_leaders
from ecumene.games.historia.components.parties import territories_counted, territory_points
from ecumene.games.historia.matrix.levels import grant
from ecumene.games.historia.pieces import gain_vp, recover_cards, recover_cubes
from ecumene.games.historia.rounds.time_circle import (
    ADD_CUBE,
    BROWN,
    GOVERNMENT_BONUS,
    GREY,
    LEADER_BONUS,
    NEW_LEADERS,
    NEW_WONDERS,
    ONCE,
    RECOVER_CARDS,
    RECOVER_CUBES,
    REFRESH_WONDERS,
    TERRITORY_BONUS,
    TURN_ORDER,
)
from ecumene.games.historia.state import GameState
from ecumene.games.historia.variants.command import end_commands, return_lent_cubes
from ecumene.kernel.frames.phases import Phases
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck

RETURN_LENT: Final = 0  # before everything else, at the end of an era
GREY_FROM: Final = 1
BROWN_FROM: Final[int] = GREY_FROM + len(GREY[0])
COMMANDS_END: Final[int] = BROWN_FROM + NEW_WONDERS  # after the leaders have scored
STEPS: Final[int] = BROWN_FROM + len(BROWN[0]) + 1
NEW_LEADERS_DONE: Final[int] = BROWN_FROM + NEW_LEADERS + 2  # the phase while they are drafted


class EndOfTurn(Phases[GameState]):
    """Every sign of the segment in its order: first what all civilizations do, then what happens once."""

    FIELDS: ClassVar[str] = "phase/13"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ()

    def copy(self) -> EndOfTurn:
        return EndOfTurn(self.phase)

    # generated: end

    def finished(self, s: GameState) -> bool:
        return self.phase >= STEPS

    def begin(self, s: GameState, phase: int, luck: Luck) -> None:
        segment = s.segment()
        if phase == RETURN_LENT:
            if segment == TURNS - 1:
                return_lent_cubes(s, luck)
        elif phase < BROWN_FROM:
            sign = phase - GREY_FROM
            if GREY[segment][sign]:
                for party in range(s.parties()):
                    grey(s, party, sign, GREY[segment][sign], luck)
        elif phase == COMMANDS_END:
            if segment == TURNS - 1:
                end_commands(s, luck)
        elif brown_sign(phase) in brown_signs(s):
            brown(s, brown_sign(phase), luck)

    def check(self, s: GameState) -> None:
        need(0 < self.phase <= STEPS, "turn-phase", n=self.phase)


def grey(s: GameState, party: int, sign: int, amount: int, luck: Luck) -> None:
    """Do for one civilization what a grey sign shows; civbots score, and nothing else."""
    seat = party if party < len(s.players) else -1
    if sign == TERRITORY_BONUS:
        for place, points in territory_points(s, party):
            gain_vp(s, party, points, luck, s.tokens[place], place)
    elif sign == GOVERNMENT_BONUS:
        government_bonus(s, party, luck)
    elif seat < 0:
        return
    elif sign == ADD_CUBE:
        player = s.players[seat]
        count = min(amount, player.supply)
        if count:
            player.supply -= count
            player.used += count
            luck.tell("add-cube", seat, -1, count)
    elif sign == RECOVER_CARDS:
        recover_cards(s, seat, amount, luck, -1)
    elif sign == REFRESH_WONDERS:
        if s.players[seat].turned:
            s.players[seat].turned = []
            luck.tell("refresh-all", seat)
    elif sign == RECOVER_CUBES:
        recover_cubes(s, seat, territories_counted(s, seat), luck, -1)


def government_bonus(s: GameState, party: int, luck: Luck) -> None:
    """Give what the form of government gives; a civbot has its points alone."""
    government = s.party(party).government()
    for effect in EFFECTS[government]:
        grant(s, party, effect, luck, government)


def brown_sign(phase: int) -> int:
    """Return the brown sign of a phase."""
    return phase - BROWN_FROM - (1 if phase > COMMANDS_END else 0)


def brown_signs(s: GameState) -> list[int]:
    """Return what is done once at the end of this turn: nothing new after the last one, no leaders alone."""
    signs = [sign for sign in range(len(ONCE)) if BROWN[s.segment()][sign]]
    if s.turn == ERAS * TURNS:
        return [sign for sign in signs if sign not in (NEW_WONDERS, NEW_LEADERS)]
    return [sign for sign in signs if sign != NEW_LEADERS or not s.solo()]


def brown(s: GameState, sign: int, luck: Luck) -> None:
    """Do what a brown sign shows."""
    if sign == TURN_ORDER:
        new_order(s, luck)
    elif sign == LEADER_BONUS:
        leader_bonus(s, luck)
    elif sign == NEW_WONDERS:
        new_wonders(s, s.turn // TURNS, luck)
    elif s.advanced:
        reveal_leaders(s, s.era() + 1, luck)
    else:
        s.stack.append(LeaderDraft(s.order[:], draw_pack(len(s.players), s.era() + 1, luck)))


def new_order(s: GameState, luck: Luck) -> None:
    """Fewest points first; of those with equal points whoever was later goes first."""
    s.order = sorted_order([player.vp for player in s.players], s.order)
    s.bot_order = sorted_order([bot.vp for bot in s.bots], s.bot_order)
    for place, seat in enumerate(s.order):
        luck.tell("order", seat, -1, place + 1)


def sorted_order(points: list[int], order: list[int]) -> list[int]:
    """Return the next order of some civilizations."""
    keyed = [(points[each], -place, each) for place, each in enumerate(order)]
    return [each for _, _, each in sorted(keyed)]


def row_size(s: GameState) -> int:
    """Return how many wonders are laid out: civbots do not count."""
    beyond: int = START["row_beyond_players"]
    return len(s.players) + beyond


def new_wonders(s: GameState, era: int, luck: Luck) -> None:
    """Clear the row and lay it out anew from the deck of the coming turn's era (0, 1 or 2)."""
    for wonder in s.row:
        luck.tell("row-loses", -1, wonder)
    s.row = []
    deck = [wonder for wonder in s.wonder_deck if ERA[wonder] == era]
    for _ in range(min(row_size(s), len(deck))):
        wonder = luck.take(deck)
        s.row.append(wonder)
        luck.tell("row-gains", -1, wonder)
    s.wonder_deck = [wonder for wonder in s.wonder_deck if wonder in deck or ERA[wonder] > era]
