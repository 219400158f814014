"""What Sahara is: seats, set-up, result, and which positions are possible."""

from __future__ import annotations

from pathlib import Path

from ecumene.kernel.automata import first_seats, rank_seats
from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc, Game, Options
from ecumene.kernel.impossible import need
from ecumene.kernel.luck import Luck
from ecumene.kernel.rules import read_rulebook
from tests.sahara.judge import JUDGE
from tests.sahara.round import OVER, UNDER_WAY, WEATHER, Round
from tests.sahara.state import (
    ARRIVING,
    CITIES,
    GOOD_AT,
    GRAMMAR,
    MAP,
    ROOM,
    SCHEMA,
    SEATS,
    THINGS,
    WELLS,
    Caravan,
    Desert,
)
from tests.sahara.teller import TELLER


class Sahara(Game[Desert]):
    """Sahara: cross the desert, load goods at the wells, sell them in the cities. Most points win, then coins."""

    def __init__(self) -> None:
        self.key = "sahara"
        self.prefix = "sahara"
        self.seats = SEATS
        self.score = "points"
        self.map = MAP
        self.things = THINGS
        self.grammar = GRAMMAR
        self.teller = TELLER
        self.judge = JUDGE
        self.schema = SCHEMA
        self.rulebook = read_rulebook(Path(__file__).with_name("rules.toml"))

    def setup(self, players: int, options: Options, luck: Luck) -> Desert:
        """All begin in the first city; who is first is drawn by lot."""
        caravans = [Caravan(CITIES[0], 4, 3, [1, 0, 0], 0) for _ in range(players)]
        stock = [0 if place in CITIES else ARRIVING for place in range(len(GOOD_AT))]
        return Desert([Round(WEATHER)], False, caravans, 1, luck.number(players), 0, stock)

    def audit(self, s: Desert) -> None:
        """Count the goods; compare the frames with the phase."""
        carried = [sum(player.goods) for player in s.players]
        made = len(s.players) + ARRIVING * (len(WELLS) + s.round)
        need(max(carried) <= ROOM and sum(s.stock) + sum(carried) <= made, "goods", most=made)
        need(all(s.stock[place] == 0 for place in CITIES), "city-stock")
        need(all(player.place >= 0 for player in s.players) and s.round >= 1, "nowhere")
        bottom = s.stack[0] if s.stack else None
        need(isinstance(bottom, Round), "frames")
        assert isinstance(bottom, Round)
        need([type(frame) for frame in s.stack[1:]] == UNDER_WAY.get(bottom.phase), "frames")
        need(s.over == (bottom.phase == OVER), "over")
        for frame in s.stack:
            frame.check(s)

    def result(self, s: Desert) -> Doc:
        """Points, then coins; what is still equal shares a rank."""
        ranks = rank_seats([(player.points, player.coins) for player in s.players], [])
        scores = [player.points for player in s.players]
        return {"scores": scores, "ranks": ranks, "winners": first_seats(ranks), "ending": "rounds"}

    def action_space(self) -> list[Action]:
        return GRAMMAR.every_action(ROOM + 1)
