"""Bots among others: how wars, auctions, aggressions and pacts end before a position is judged."""

from __future__ import annotations

import pytest

from ecumene.games.through_the_ages import GAME
from ecumene.games.through_the_ages.state import GameState
from ecumene.kernel.frame import waiting
from ecumene.kernel.luck import Luck
from ecumene.players import make
from ecumene.players.budget import Budget
from ecumene.players.evaluation import evaluation
from ecumene.players.quiescence import Quiescence
from tests.games.through_the_ages.military.politics import politics, reveal
from tests.games.through_the_ages.situation import frames, has, play, seat, slugs

ARMY = "warriors:5"
COLONY = "historic-territory-2"


def chosen(s: GameState, bot: str = "master") -> str:
    """Return what a bot does; at every table it has the same luck."""
    asked = waiting(s)[0]
    view = {**GAME.view(s, asked), "seats": len(s.players), "seat": asked}
    moves = [GAME.grammar.text(action) for action in s.stack[-1].legal(s, asked)]
    return make(bot, GAME, 1).choose(view, moves)


def settling(s: GameState) -> Quiescence:
    return Quiescence(GAME, evaluation(GAME, len(s.players)), Luck(1), Budget(0, 0.0))


def test_politics_are_not_calm_and_actions_are() -> None:
    s = politics(seat(military="raid-1", workers=ARMY), seat())
    assert not GAME.judge.calm(s)
    play(s, "pass")
    assert frames(s)[-1] == "ActionPhase" and GAME.judge.calm(s)


def test_when_everybody_declines_nobody_gets_the_colony() -> None:
    s = reveal(COLONY, seat(workers=ARMY), seat(workers=ARMY))
    settling(s).decline(s)
    assert GAME.judge.calm(s) and slugs(s.past) == [COLONY]


def test_an_auction_is_settled_for_the_one_who_gains() -> None:
    s = reveal(COLONY, seat(workers=ARMY), seat(workers="warriors:0"), seat(workers="warriors:0"))
    settling(s).settle(s)
    assert GAME.judge.calm(s) and slugs(s.players[0].colonies) == [COLONY]
    assert has(s, 0)["warriors"] == 4, "one unit is enough where nobody else can bid"


def test_a_defender_plays_cards_when_it_loses_more_otherwise() -> None:
    s = politics(
        seat(military="enslave", workers=ARMY),
        seat(
            military="defense-colonization-2 defense-colonization-2", workers="warriors:1", government="monarchy"
        ),
        age=2,
    )
    play(s, "attack enslave 1")
    assert frames(s)[-1] == "Defense"
    assert chosen(s).startswith("defend ")


def test_master_bids_for_a_colony_no_more_than_it_must() -> None:
    s = reveal(COLONY, seat(workers=ARMY), seat(workers="warriors:1"))
    assert chosen(s) in ("bid 1", "bid 2")


def test_master_takes_a_pact_that_gives() -> None:
    give = politics(seat(military="trade-routes-agreement"), seat(), seat(), age=2)
    play(give, next(m for m in all_moves(give) if m.startswith("offer") and m.endswith(" 1")))
    assert chosen(give) == "accept"


@pytest.mark.parametrize("worlds", [0, 8])
def test_master_never_resigns(worlds: int) -> None:
    s = politics(seat(), seat(workers=ARMY, culture=60))
    asked = waiting(s)[0]
    view = {**GAME.view(s, asked), "seats": 2, "seat": asked}
    assert make("seer", GAME, 3, rounds=0, worlds=worlds).choose(view, ["resign", "pass"]) == "pass"


def all_moves(s: GameState) -> list[str]:
    return [GAME.grammar.text(action) for action in s.stack[-1].legal(s, waiting(s)[0])]
