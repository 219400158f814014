"""What must hold in every game of Historia: nothing is lost, markers stay inside, secrets are kept."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ecumene.games.historia.card_data import ADVISERS_OF, ERA, THINGS
from ecumene.games.historia.game import GAME
from ecumene.games.historia.printed import GOVERNMENT_AT
from ecumene.games.historia.setup.phases import LayGoal
from ecumene.games.historia.state import GameState
from ecumene.kernel.frame import advance, apply, waiting
from ecumene.kernel.game import Options
from ecumene.kernel.luck import Luck
from ecumene.players import make
from ecumene.table.table import Table
from tests.games.historia.situation import fresh

ALL = dict.fromkeys(("events", "goals", "command", "advanced", "expert_start", "choose_civilizations"), True)
WAYS: list[tuple[int, Options]] = [
    (1, {}),
    (1, {**ALL, "civbots": ["king"]}),
    (2, {"command": True, "civbots": ["noble", "king", "chieftain", "king"]}),
    (3, {"events": True, "goals": True}),
    (4, {**ALL, "civbots": ["king", "noble"]}),
    (5, {"events": True, "civbots": ["noble"]}),
    (6, {"advanced": True, "command": True}),
]


class Ledger:
    """Where everything was when it was looked at last: what has left the game stays away."""

    def __init__(self, s: GameState) -> None:
        self.there = self.lying(s)
        self.all = {kind: set(things) for kind, things in self.there.items()}
        self.left = {kind: set[int]() for kind in self.there}
        self.owners: dict[int, int] = {}
        self.tokens = s.tokens[:]

    def lying(self, s: GameState) -> dict[str, list[int]]:
        """Return all that is still in the game, by kind."""
        owned = [wonder for player in s.players for wonder in player.wonders]
        laying = [frame.goal for frame in s.stack if isinstance(frame, LayGoal)]
        events = [event for event in [s.event, s.next_event, *s.event_deck] if event >= 0]
        leaders = [player.leader for player in s.players if player.leader >= 0]
        return {
            "wonders": [*owned, *s.row, *s.wonder_deck],
            "goals": [*s.goal_at, *s.goal_pile, *laying],
            "events": events,
            "leaders": [*leaders, *(leader for player in s.players for leader in player.coming)],
        }

    def check(self, s: GameState) -> None:
        """Check what is conserved."""
        GAME.audit(s)  # every action card and every adviser is in one place, and none is missing
        for seat, player in enumerate(s.players):
            token = player.command == 2
            assert player.ready + player.used + player.supply + player.destroyed + sum(player.land) + token == 9
            assert min(player.ready, player.used, player.supply, *player.land) >= 0
            assert GOVERNMENT_AT[player.technology][player.military] >= 0
            assert len(set(player.queue)) == len(player.queue) and not set(player.queue) & set(player.hand)
            for wonder in player.wonders:
                assert self.owners.setdefault(wonder, seat) == seat, "who has built a wonder keeps it"
        for bot in s.bots:
            assert bot.ready + bot.used + sum(bot.land) == 8, "the ninth lies on the card of levels"
            assert GOVERNMENT_AT[bot.technology][bot.military] >= 0
        now = self.lying(s)
        for kind, things in now.items():
            assert len(set(things)) == len(things), kind
            self.left[kind] |= set(self.there[kind]) - set(things)
            assert not self.left[kind] & set(things), f"{kind} that had left the game are back"
        self.there = now
        for kind in ("wonders", "goals", "events"):
            assert set(now[kind]) | self.left[kind] == self.all[kind], f"new {kind} come from nowhere"
        assert len(set(s.tokens)) == 13 and s.tokens == self.tokens, "tokens stay where they are"


@pytest.mark.parametrize(("players", "options"), WAYS, ids=str)
def test_nothing_is_lost_and_there_are_twelve_turns(players: int, options: Options) -> None:
    for seed in range(2):
        luck, dice, turns = Luck(seed), Luck(seed + 9), list[int]()
        s = GAME.setup(players, options, luck)
        ledger = Ledger(s)
        advance(s, luck)
        while waiting(s):
            ledger.check(s)
            turns += [s.turn] if s.turn and s.turn not in turns else []
            seats = waiting(s)
            seat = seats[dice.below(len(seats))]
            legal = s.stack[-1].legal(s, seat)
            apply(s, seat, legal[dice.below(len(legal))], luck)
        ledger.check(s)
        assert s.over and (turns == list(range(1, 13)) or s.destroyed)


BOT_WAYS = [
    (1, {"events": True}),
    (2, {"goals": True, "command": True, "civbots": ["king"]}),
    pytest.param(3, {"advanced": True, "events": True, "civbots": ["noble"]}, marks=pytest.mark.soak),
    pytest.param(4, {**ALL, "civbots": ["king", "noble"]}, marks=pytest.mark.soak),
    pytest.param(6, {"goals": True, "command": True}, marks=pytest.mark.soak),
]


@pytest.mark.parametrize(("players", "options"), BOT_WAYS, ids=str)
def test_nothing_is_lost_where_bots_play_either(players: int, options: Options) -> None:
    table = Table.begin(GAME, players, options, 5)
    s: Any = table.state
    ledger, turns = Ledger(s), set[int]()
    bots = [make("planner", GAME, seat, width=1, secrets=1) for seat in range(players)]
    while table.waiting:
        turns.add(s.turn)
        seat = table.waiting[0]
        table.play(seat, bots[seat].choose(table.view(seat), table.moves(seat)))
        s = table.state
        ledger.check(s)
    assert s.over and (turns == set(range(13)) or s.destroyed)


def sealed_table() -> Table:
    """Return a table of three at the first choice of cards."""
    table = Table.begin(GAME, 3, {}, 11)
    while table.view(None)["turn"] == 0:
        table.play(table.waiting[0], table.moves(table.waiting[0])[0])
    return table


def test_a_sealed_choice_is_nowhere_to_be_read_before_the_reveal() -> None:
    table = sealed_table()
    seen = [json.dumps([table.view(who), table.log(who), table.waiting, table.moves(who)]) for who in (1, 2)]
    for move in ("choose art", "drop art", "choose raid"):
        table.play(0, move)
    after = [json.dumps([table.view(who), table.log(who), table.waiting, table.moves(who)]) for who in (1, 2)]
    assert seen == after, "not even that somebody chooses"
    other = sealed_table()
    for one, card in ((table, ""), (other, "choose technology")):
        if card:
            one.play(0, card)
        one.play(0, "done")
    for who in (None, 1, 2):
        assert table.view(who) == other.view(who) and table.log(who) == other.log(who)
    assert table.record() == other.record(), "no record holds what is not open"


def test_advisers_in_hand_and_secret_leaders_are_seen_by_their_owner_alone() -> None:
    s, luck = fresh(4, advanced=True), Luck(2)
    dice = Luck(3)
    for _ in range(60):
        seat = waiting(s)[0]
        legal = s.stack[-1].legal(s, seat)
        apply(s, seat, legal[dice.below(len(legal))], luck)
        for viewer in (-1, 0, 1, 2, 3):
            view = GAME.view(s, viewer)
            for owner, row in enumerate(view["players"]):
                hidden = viewer != owner
                for name in ("advisers", "adviser_deck", "coming"):
                    assert isinstance(row[name], int) == hidden
            draft = view["stack"][-1]
            if draft["frame"] in ("SecretDraft", "LeaderDraft") and viewer not in waiting(s):
                assert draft["pack"] == []


def test_worlds_imagined_from_a_view_have_every_adviser_with_its_civilization() -> None:
    s = fresh(3, advanced=True)
    luck = Luck(1)
    while s.turn == 0:
        apply(s, waiting(s)[0], s.stack[-1].legal(s, waiting(s)[0])[0], luck)
    hands = set()
    for seed in range(20):
        world = GAME.imagine(GAME.view(s, 0), Luck(seed))
        for player in world.players:
            five = [*player.advisers, *player.adviser_deck, *player.retired]
            assert sorted(five) == ADVISERS_OF[player.civilization]
            assert sorted(ERA[leader] for leader in player.coming) == [1, 2]
        hands.add(tuple(THINGS.names(world.players[1].advisers)))
    assert len(hands) > 1
