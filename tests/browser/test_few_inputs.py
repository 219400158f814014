"""Few inputs: any legal move takes one from the list, at most two from the board, three touches on a phone."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.browser import positions
from tests.browser.conftest import Seat
from tests.browser.hands import Hands

SCENE = "async ([id, seat]) => await (await fetch(`/api/tables/${id}/scene?seat=${seat}`)).json()"
LISTED = "() => [...document.querySelectorAll('.moves [data-move]')].map(row => row.dataset.move)"
LIT = """() => [...document.querySelectorAll('main [data-lit], .bar [data-ref]')]
  .filter(one => one.offsetParent).map(one => one.dataset.ref)"""
MODULES: list[dict[str, Any]] = [{}, {"innovations": True, "changing_world": True}, {"draft": True}]
POSITIONS = ["early", "late", "auction", "aggression", "pact", "war"]
# What the positions of Through the Ages are for: the verbs that one meets nowhere else.
MET = {
    "take", "build", "upgrade", "develop", "play", "increase-population", "play-tactic", "play-event",
    "bid", "send", "attack", "defend", "offer", "accept", "decline", "declare-war", "pass", "done", "resign",
}  # fmt: skip


def offers(hands: Hands) -> list[Any]:
    """Return the legal moves of whoever is to move on this screen."""
    seat = hands.shell.get_attribute("data-seat")
    found: list[Any] = hands.page.evaluate(SCENE, [hands.table, seat])["offers"]
    return found


def at_hand(hands: Hands, legal: list[Any]) -> None:
    """Every move is in the list, if need be after a fold is opened, and a thing on the screen stands for it."""
    hands.unfold()
    listed, lit = set(hands.page.evaluate(LISTED)), set(hands.page.evaluate(LIT))
    for offer in legal:
        assert offer["move"] in listed, f"one input: {offer['move']} is not in the list"
        assert lit & set(offer["refs"]), f"two inputs: {offer['move']} touches nothing that is drawn"


def by_things(hands: Hands, offer: Any) -> int:
    """Play a move with the things of the board alone; return how many inputs it took."""
    hands.inputs = 0
    before = hands.version
    for ref in offer["refs"]:
        thing = hands.page.locator(f"main [data-lit][data-ref='{ref}'], .bar [data-ref='{ref}']")
        if not thing.count():
            continue
        hands.press(thing.first)
        hands.drawn()
        choice = hands.page.locator(f"[role=dialog] [data-move='{offer['move']}']")
        if choice.count():
            hands.press(choice)
        elif hands.page.locator("[role=dialog] [data-move]").count():
            hands.key("Escape")  # this thing stands for other moves; another one for ours
            hands.inputs = 0
            continue
        inputs = hands.inputs
        hands.go_on()  # the checklist warns; it is not part of the move
        hands.wait(before)
        return inputs
    raise AssertionError(f"no thing plays {offer['move']}")


def go_through(hands: Hands, luck: random.Random, steps: int, met: set[str], played: set[str]) -> int:
    """Look at positions, playing first what was never played; return how many moves were at hand."""
    checked = 0
    for _ in range(steps):
        if hands.over:
            break
        legal = offers(hands)
        at_hand(hands, legal)
        checked += len(legal)
        met.update(one["move"].split()[0] for one in legal)
        legal = [one for one in legal if one["move"] != "resign"]
        offer = luck.choice([one for one in legal if one["move"].split()[0] not in played] or legal)
        played.add(offer["move"].split()[0])
        assert by_things(hands, offer) <= 2, offer["move"]
    return checked


@pytest.mark.parametrize("board", ["drawn", pytest.param("generic", marks=pytest.mark.soak)])
def test_age_of_civilization(sit: Seat, board: str) -> None:
    hands = sit()
    luck = random.Random(7)
    met: set[str] = set()
    played: set[str] = set()
    checked = 0
    for seed, options in enumerate(MODULES):
        hands.sit("you", "you", board=board, mode="analysis", seed=seed, options=options)
        checked += go_through(hands, luck, 8, met, played)
    assert checked > 100
    assert len(played) > 6


@pytest.mark.parametrize("board", ["drawn", pytest.param("generic", marks=pytest.mark.soak)])
def test_through_the_ages(sit: Seat, board: str) -> None:
    hands = sit()
    luck = random.Random(8)
    met: set[str] = set()
    played: set[str] = set()
    checked = 0
    for position in POSITIONS:
        made = hands.post("/records", {"text": getattr(positions, position)()})
        hands.table = made["id"]
        hands.open(f"/table/{hands.table}{'?board=generic' if board == 'generic' else ''}")
        hands.wait(-1)
        checked += go_through(hands, luck, 8 if position in ("early", "late") else 4, met, played)
    assert checked > 200
    assert sorted(MET - met) == []
    assert len(played) > 12
