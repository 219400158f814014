"""Nobody sees more than a seat may know, and worlds that are imagined fit what it sees."""

from __future__ import annotations

from ecumene.games.civolution.game import GAME
from ecumene.games.civolution.state import GameState
from ecumene.kernel.frame import waiting
from ecumene.kernel.luck import Luck
from tests.games.civolution.random_games import begin, play_on
from tests.games.civolution.situation import seat, table
from tests.rules import rule


def other_hands(doc: dict[str, object], seat: int) -> list[str]:
    players: list[dict[str, list[str]]] = doc["players"]  # type: ignore[assignment]
    return [card for at, row in enumerate(players) if at != seat for card in row["hand"] + row["dealt"]]


@rule("civo.ruling.back-under")
def test_imagined_worlds_look_the_same_and_ask_the_same() -> None:
    seen = [0, 0]

    def look(s: GameState) -> None:
        seen[0] += 1
        if seen[0] % 11:
            return
        for viewer in range(-1, len(s.players)):
            doc = GAME.view(s, viewer)
            assert all(card.startswith("?") for card in other_hands(doc, viewer))
            for stack, by in zip(doc["under"], doc["under_by"], strict=True):
                assert all(card.startswith("?") == (who != viewer) for card, who in zip(stack, by, strict=True))
            world = GAME.imagine(doc, Luck(seen[0]))
            assert GAME.view(world, viewer) == doc and waiting(world) == waiting(s)
            if viewer in waiting(s):
                seen[1] += 1
                assert world.stack[-1].legal(world, viewer) == s.stack[-1].legal(s, viewer)

    s, luck = begin(3, 8, ready_hands=["2"])
    play_on(s, luck, Luck(9), look)
    assert seen[1] > 20


@rule("civo.setup.ready-hands")
def test_a_position_that_leaves_the_start_tokens_out_is_imagined_too() -> None:
    s = table(seat("b-forest:2", hand="a01"), seat("c-swamp:2", hand="b01"))
    assert s.ready == [1, 1] and all(player.start < 0 for player in s.players)
    doc = GAME.view(s, 0)
    assert GAME.view(GAME.imagine(doc, Luck(1)), 0) == doc


def test_every_legal_move_is_in_the_action_space_and_reads_back() -> None:
    space = set(GAME.action_space())

    def look(s: GameState) -> None:
        for who in waiting(s):
            for a in s.stack[-1].legal(s, who):
                assert a in space
                assert GAME.grammar.parse(GAME.grammar.text(a)) == a
                assert GAME.teller.refs(s, who, a)

    s, luck = begin(4, 3)
    play_on(s, luck, Luck(4), look)
    assert sorted(GAME.result(s)["ranks"]) == [1, 2, 3, 4]
