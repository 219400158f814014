"""Module Changing World (p. 7 and p. 8), and the special events of the scenarios."""

from __future__ import annotations

from typing import ClassVar, Final

from ecumene.games.age_of_civilization.card_data import ROWS, THINGS
from ecumene.games.age_of_civilization.effects.powers import CARD_PAIRS, PLAGUE_IMMUNE, added
from ecumene.games.age_of_civilization.pieces import (
    gain_coins,
    gain_vp,
    gain_worker,
    lose_coins,
    lose_worker,
)
from ecumene.games.age_of_civilization.state import GameState, Player
from ecumene.kernel.content import Row
from ecumene.kernel.frame import Frame
from ecumene.kernel.impossible import Impossible
from ecumene.kernel.luck import Luck

EARTHQUAKE: Final[int] = THINGS.numbers["earthquake"]
HORDE: Final[int] = THINGS.numbers["horde"]
BLACK_DEATH: Final[int] = THINGS.numbers["black-death"]


class WorldEvent(Frame[GameState]):
    """The token above the newly opened card takes effect, before war and plague (p. 7)."""

    FIELDS: ClassVar[str] = "token$event"

    # generated from FIELDS by tools/field_code.py
    __slots__ = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token

    def copy(self) -> WorldEvent:
        return WorldEvent(self.token)

    # generated: end

    def step(self, s: GameState, luck: Luck) -> None:
        s.stack.pop()
        luck.tell("event", -1, self.token)
        row = ROWS[self.token]
        if "effect" in row:
            special_event(s, self.token, row["effect"], luck)
        else:
            for seat in affected(s, row["who"]):
                change(s, seat, self.token, row, luck)

    def source(self) -> int:
        return self.token

    def check(self, s: GameState) -> None:
        if self.token < 0 or self.token not in s.tokens:
            raise Impossible("not-in-row", frame="WorldEvent", name=THINGS.slug(self.token))


def count(player: Player, counter: str) -> int:
    """Return the number that an event compares."""
    if counter == "wonders":
        return len(player.wonders)
    if counter == "techs":
        return player.techs()
    if counter == "coins":
        return player.coins
    return player.military()


def affected(s: GameState, who: str) -> list[int]:
    """Return the seats an event touches: all, or everybody tied for the most or the least of something."""
    everybody = list(range(len(s.players)))
    if who == "all":
        return everybody
    if who == "none":
        return []
    which, counter = who.split(":")
    counts = [count(player, counter) for player in s.players]
    edge = max(counts) if which == "most" else min(counts)
    return [seat for seat in everybody if counts[seat] == edge]


def change(s: GameState, seat: int, token: int, row: Row, luck: Luck) -> None:
    """Give and take what an event says, for one seat."""
    player = s.players[seat]
    gain, lose = row.get("gain", {}), row.get("lose", {})
    gain_vp(s, seat, gain.get("vp", 0), luck, token)
    times = player.workers if gain.get("per") == "workers" else 1
    gain_coins(s, seat, gain.get("coins", 0) * times, luck, token)
    for _ in range(gain.get("workers", 0)):
        gain_worker(s, seat, luck, token)
    lose_coins(s, seat, lose.get("coins", 0), luck, token)
    if lose.get("vp", 0):
        lost = min(player.vp, lose["vp"])
        gain_vp(s, seat, -lost, luck, token)
    for _ in range(lose.get("workers", 0)):
        if token != EARTHQUAKE or not player.power[PLAGUE_IMMUNE]:
            lose_worker(s, seat, luck, token)


def special_event(s: GameState, token: int, effect: Row, luck: Luck) -> None:
    """Carry out a special event of a scenario; there is one player."""
    player = s.players[0]
    if token == HORDE:
        withstood = player.military() >= s.rival + effect["rival_plus"]
        s.horde = 1 if withstood else -1
        luck.tell("horde-withstood" if withstood else "horde-overruns", 0, token)
        change(s, 0, token, effect["if_at_least"] if withstood else effect["otherwise"], luck)
        return
    if token == BLACK_DEATH:
        survivors = effect["workers_down_to"]
        immune = effect["plague_immune"]["lose"]["workers"]
        losses = immune if player.power[PLAGUE_IMMUNE] else max(0, player.workers - survivors)
        for _ in range(losses):
            lose_worker(s, 0, luck, token)
    else:
        change(s, 0, token, effect, luck)
    s.lasting = [*s.lasting, token]
    player.power = added(player.power, CARD_PAIRS[token], 1)
