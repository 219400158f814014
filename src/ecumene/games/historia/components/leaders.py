"""Leaders: drafted for an era, or by the advanced rules all three at the start (Set-up, New leaders)."""

from __future__ import annotations

from typing import Any, ClassVar

from ecumene.games.historia.card_data import CONDITIONS, ERA, LEADERS, START, THINGS
from ecumene.games.historia.civbots.civbots import LEADER_VP
from ecumene.games.historia.components.parties import amount_in, territories_counted
from ecumene.games.historia.effects.effects import TERRITORIES_HELD
from ecumene.games.historia.pieces import gain_vp
from ecumene.games.historia.state import GameState
from ecumene.games.historia.verbs import TAKE
from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.sealed import UNANSWERED, Sealed


def leaders_of(era: int) -> list[int]:
    """Return the leaders of an era (0, 1 or 2)."""
    return [leader for leader in LEADERS if ERA[leader] == era]


def pack_size(players: int) -> int:
    """Return how many leaders are drawn: one more than players, but six at most."""
    beyond: int = START["leaders_beyond_players"]
    most: int = START["most_leaders"]
    return min(players + beyond, most)


def draw_pack(players: int, era: int, luck: Luck) -> list[int]:
    """Draw the leaders of an era among which the players choose."""
    pile = leaders_of(era)
    return sorted([luck.take(pile) for _ in range(pack_size(players))])


class LeaderDraft(Frame[GameState]):
    """One after another takes a leader and passes the rest on; what is left leaves the game (New leaders).

    seats  that still have to choose, the next first
    """

    FIELDS: ClassVar[str] = "seats@[] pack$leader{}"
    RULE: ClassVar[str] = "his.leaders.draft"
    VERBS: ClassVar[list[int]] = [TAKE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("pack", "seats")

    def __init__(self, seats: list[int], pack: list[int]) -> None:
        self.seats = seats
        self.pack = pack

    def copy(self) -> LeaderDraft:
        return LeaderDraft(self.seats[:], self.pack[:])

    # generated: end

    def waits_for(self, s: GameState) -> list[int]:
        return self.seats[:1] if len(self.pack) > 1 else []

    def legal(self, s: GameState, seat: int) -> list[Action]:
        return [(TAKE, leader, 0) for leader in sorted(self.pack)]

    def declines(self, s: GameState, seat: int) -> Action | None:
        return None

    def answer(self, s: GameState, seat: int, a: Action, luck: Luck) -> None:
        self.pack.remove(a[1])
        self.seats.pop(0)
        s.players[seat].leader = a[1]
        luck.tell("leader", seat, a[1])
        if not self.seats:
            s.stack.pop()

    def step(self, s: GameState, luck: Luck) -> None:
        luck.reveal()
        self.answer(s, self.seats[0], (TAKE, self.pack[0], 0), luck)

    def show(self, seat: int) -> list[Any]:
        """Only who chooses now sees the cards."""
        return [self.seats, self.pack if self.seats[:1] == [seat] else []]

    def check(self, s: GameState) -> None:
        need(0 < len(self.seats) == len(set(self.seats)), "draft", n=len(self.seats))
        gone = len(s.players) - len(self.seats)
        need(len(self.pack) == pack_size(len(s.players)) - gone, "draft", n=len(self.pack))
        need(len(set(self.pack)) == len(self.pack), "draft", n=len(self.pack))
        era = draft_era(s)
        for leader in self.pack:
            need(ERA[leader] == era, "pile-foreign", name=THINGS.slug(leader), pile="leaders")
        for seat, player in enumerate(s.players):
            need((player.leader < 0) == (seat in self.seats), "draft", n=seat)
            need(player.leader not in self.pack, "draft", n=seat)


def draft_era(s: GameState) -> int:
    """Return the era whose leaders are drafted now: the first in the set-up, else the next one."""
    return 0 if s.turn == 0 else s.era() + 1


class SecretDraft(Sealed[GameState]):
    """By the advanced rules leaders of all eras are drafted to and fro, one an era, in secret (Advanced rules).

    queue  who chooses after this seat
    """

    FIELDS: ClassVar[str] = Sealed.FIELDS + " queue@[<18] pack$leader{}"
    RULE: ClassVar[str] = "his.advanced.leaders"
    VERBS: ClassVar[list[int]] = [TAKE]

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("pack", "queue")

    def __init__(
        self,
        seats: list[int],
        verbs: list[int],
        subjects: list[int],
        amounts: list[int],
        queue: list[int],
        pack: list[int],
    ) -> None:
        super().__init__(seats, verbs, subjects, amounts)
        self.queue = queue
        self.pack = pack

    def copy(self) -> SecretDraft:
        return SecretDraft(
            self.seats[:], self.verbs[:], self.subjects[:], self.amounts[:], self.queue[:], self.pack[:]
        )

    # generated: end

    def choices(self, s: GameState, seat: int, steps: list[Action]) -> list[Action]:
        mine = [ERA[leader] for leader in s.players[seat].coming]
        return [(TAKE, leader, 0) for leader in sorted(self.pack) if ERA[leader] not in mine]

    def opened(self, s: GameState, answers: list[list[Action]], luck: Luck) -> None:
        seat, leader = self.asked()[0], answers[0][0][1]
        s.stack.pop()
        s.players[seat].coming.append(leader)
        s.players[seat].coming.sort()
        luck.tell("secret-leader", seat, leader, 0, -1, seat)
        pack = [other for other in self.pack if other != leader]
        if self.queue:
            s.stack.append(secret_draft(self.queue, pack))
        else:
            reveal_leaders(s, 0, luck)

    def show(self, seat: int) -> list[Any]:
        """Only who chooses now sees the cards."""
        shown = super().show(seat)
        if self.asked() != [seat]:
            shown[-1] = []
        return shown

    def check(self, s: GameState) -> None:
        need(s.advanced and len(self.asked()) == 1, "draft", n=len(self.asked()))
        picked = [leader for player in s.players for leader in player.coming]
        right = to_and_fro(s.order)[len(picked) :]
        need([*self.asked(), *self.queue] == right, "draft", n=len(self.queue))
        for era in range(3):
            count = sum(ERA[leader] == era for leader in self.pack + picked)
            need(count == pack_size(len(s.players)), "draft", n=count)
        need(len(set(self.pack + picked)) == len(self.pack + picked), "draft", n=len(self.pack))
        super().check(s)


def to_and_fro(order: list[int]) -> list[int]:
    """Return the seats as they draft three leaders: in turn order, back, and in turn order again."""
    return [*order, *reversed(order), *order]


def secret_draft(seats: list[int], pack: list[int]) -> SecretDraft:
    """Return the choice of the first of these seats."""
    return SecretDraft([seats[0]], [UNANSWERED], [UNANSWERED], [UNANSWERED], seats[1:], pack)


def reveal_leaders(s: GameState, era: int, luck: Luck) -> None:
    """By the advanced rules the leaders of an era are laid open at its beginning."""
    luck.reveal()
    for seat in s.order:
        player = s.players[seat]
        for leader in player.coming:
            if ERA[leader] == era:
                player.leader = leader
                luck.tell("leader", seat, leader)
        player.coming = [leader for leader in player.coming if ERA[leader] != era]


def conditions_of(s: GameState, seat: int) -> list[tuple[int, int, int, int]]:
    """Return the conditions of a seat's leader: category, what there is, what is needed, points."""
    found: list[tuple[int, int, int, int]] = []
    if s.players[seat].leader >= 0:
        for category, least, vp in CONDITIONS[s.players[seat].leader]:
            held = territories_counted(s, seat) if category == TERRITORIES_HELD else amount_in(s, seat, category)
            found.append((category, held, least, vp))
    return found


def leader_bonus(s: GameState, luck: Luck) -> None:
    """Leaders score for each condition that is met, then leave the game; civbots share what nobody has met."""
    left = 0
    for seat, player in enumerate(s.players):
        leader = player.leader
        if leader < 0:
            continue
        for _, have, least, vp in conditions_of(s, seat):
            if have >= least:
                gain_vp(s, seat, vp, luck, leader)
            else:
                left += vp
        player.leader = -1
    if s.bots:
        share = min(left // len(s.bots), LEADER_VP[s.era()])
        for bot in range(len(s.bots)):
            gain_vp(s, len(s.players) + bot, share, luck, -1, kind="unmet-leaders")
