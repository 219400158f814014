"""The toy keeps every law, and every law can fail."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from ecumene.kernel.frame import Action, Frame
from ecumene.kernel.grammar import Grammar, Verb
from ecumene.kernel.laws import BrokenLaw, check_game, setups
from ecumene.kernel.laws.report import difference
from ecumene.kernel.luck import Luck
from ecumene.kernel.modifiers import Sum
from ecumene.kernel.refusal import Refusal
from tests.kernel import broken
from tests.toy import GAME
from tests.toy.game import Toy
from tests.toy.state import Bazaar
from tests.toy.things import DONE, PASS, SALT
from tests.toy.turn import Turn


def broken_law(game: Toy, **settings: Any) -> BrokenLaw:
    """Return how a game breaks a law within a few seeds."""
    for seed in range(6):
        try:
            check_game(game, 3, {}, seed, **settings)
        except BrokenLaw as law:
            return law
    pytest.fail("every law was kept")


@pytest.mark.parametrize(("players", "options"), [(2, {}), setups(GAME)[-1]], ids=str)
def test_the_toy_keeps_every_law(players: int, options: dict[str, Any]) -> None:
    """From its sources; all set-ups are played by tests/conformance/test_toy_laws.py, compiled."""
    report = check_game(GAME, players, options, 0)
    assert report.moves == report.decisions > 0
    assert report.legal >= report.moves


def test_a_share_of_the_decisions_is_enough_for_a_long_run() -> None:
    reports = [check_game(GAME, 4, {}, seed, every=10) for seed in range(20)]
    moves = sum(report.moves for report in reports)
    assert moves / 20 < sum(report.decisions for report in reports) < moves / 5


def test_tables_are_all_player_counts_and_options_that_go_together() -> None:
    found = setups(GAME)
    assert (2, {}) in found
    everything = {"storm": True, "length": "long", "bundles": True, "rivals": ["miser", "broker"], "purse": 6}
    assert (3, everything) in found
    assert (2, {"rivals": ["broker"]}) in found
    assert [options["purse"] for players, options in found if players == 2 and list(options) == ["purse"]] == [
        2,
        6,
    ]
    assert not any(players == 2 and "storm" in options for players, options in found)


def test_a_broken_law_says_where_to_see_it_again() -> None:
    law = broken_law(broken.LosesACard())
    assert "toy, 3 players, options {}, seed 0, move " in str(law)
    with pytest.raises(BrokenLaw) as caught:
        check_game(broken.LosesACard(), 3, {}, 0)
    assert str(caught.value) == str(law)


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (broken.ShowsThePile, "view"),
        (broken.ShowsHandsToSpectators, "view"),
        (broken.LendsItsCoins, "view"),
        (broken.WritesTuples, "json"),
        (broken.WritesSets, "json"),
        (broken.GainsByThePile, "knowledge"),
        (broken.ForeseesByHands, "knowledge"),
        (broken.WarnsOfOtherHands, "knowledge"),
        (broken.ThinksOfNothing, "ideas"),
        (broken.ThinksOfTheForbidden, "ideas"),
        (broken.ForgetsWhileItThinks, "ideas"),
        (broken.AsksEverybodyAside, "aside"),
        (broken.ImaginesOneCardLess, "imagine"),
        (broken.ImaginesInPlace, "imagine"),
        (broken.CopiesShareCoins, "copy"),
        (broken.ForgetsTheWind, "position"),
        (broken.LosesACard, "audit"),
        (broken.HasItsOwnDice, "replay"),
        (broken.DrawsMoreEachTime, "seed"),
        (broken.ForgetsAVerb, "writable-actions"),
        (broken.TouchesNothingNamed, "refs"),
    ],
)
def test_a_broken_game_is_found_out(kind: type[Toy], law: str) -> None:
    assert broken_law(kind()).law == law


def test_a_field_that_copies_lack_is_found_out() -> None:
    assert broken_law(broken.HidesAField(), every=10_000).law == "companion"


ADDRESSES = Random(1)


class Box:
    """Something hashed by a number that nobody knows beforehand, as objects in a set are by their address."""

    def __init__(self, a: Action) -> None:
        self.a = a
        self.address = ADDRESSES.getrandbits(30)

    def __hash__(self) -> int:
        return self.address


LEGAL = Turn.legal


def from_a_set(self: Turn, s: Bazaar, seat: int) -> list[Action]:
    return [box.a for box in {Box(a) for a in LEGAL(self, s, seat)}]


def twice(self: Turn, s: Bazaar, seat: int) -> list[Action]:
    return LEGAL(self, s, seat) + LEGAL(self, s, seat)[:1]


def none_at_all(self: Turn, s: Bazaar, seat: int) -> list[Action]:
    return []


def peeking(self: Turn, s: Bazaar, seat: int) -> list[Action]:
    return LEGAL(self, s, seat)[-2 if SALT in s.pile[:9] and SALT in s.hands[1 - seat] else -1 :]


def crashing(self: Turn, s: Bazaar, seat: int) -> list[Action]:
    raise IndexError("no such card")


@pytest.mark.parametrize(
    ("legal", "law"),
    [
        (from_a_set, "order"),
        (twice, "legal"),
        (none_at_all, "legal"),
        (peeking, "knowledge"),
        (crashing, "crash"),
    ],
)
def test_a_bad_list_of_moves_is_found_out(
    monkeypatch: pytest.MonkeyPatch, legal: Callable[..., list[Action]], law: str
) -> None:
    monkeypatch.setattr(Turn, "legal", legal)
    assert broken_law(GAME).law == law


@pytest.mark.parametrize(
    ("refusal", "law"),
    [
        (lambda s, seat: Refusal("toy.no.such-rule"), "refusal"),
        (lambda s, seat: Refusal("toy.turn.actions", thing=99), "refusal"),
        (lambda s, seat: Refusal("toy.turn.actions", have=s.pile[0] if s.pile else -1), "knowledge"),
    ],
)
def test_a_bad_refusal_is_found_out(
    monkeypatch: pytest.MonkeyPatch, refusal: Callable[[Bazaar, int], Refusal], law: str
) -> None:
    monkeypatch.setattr(Turn, "refuse", lambda self, s, seat, a: refusal(s, seat))
    assert broken_law(GAME).law == law


def test_a_way_out_that_is_not_legal_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "declines", lambda self, s, seat: (PASS, 0, 0))
    assert broken_law(GAME).law == "decline"


def test_a_frame_that_does_not_say_which_answer_declines_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "declines", Frame.declines)
    assert broken_law(GAME).law == "decline"


def test_a_way_out_by_what_the_seat_cannot_see_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Turn, "declines", lambda self, s, seat: (DONE, 0, 0) if 0 in s.pile[:2] else None)
    assert broken_law(GAME).law == "knowledge"


ANSWER = Turn.answer


def looks_into_the_pile(self: Turn, s: Bazaar, seat: int, a: Action, luck: Luck) -> None:
    if a[0] == DONE and s.pile:
        luck.tell("drew", seat, s.pile[len(s.pile) // 2], eye=seat)
    ANSWER(self, s, seat, a, luck)


def tells_of_nothing(self: Turn, s: Bazaar, seat: int, a: Action, luck: Luck) -> None:
    luck.tell("drew", seat, 99)
    ANSWER(self, s, seat, a, luck)


def reveals_at_times(self: Turn, s: Bazaar, seat: int, a: Action, luck: Luck) -> None:
    if a[0] == DONE and sum(s.hands[1 - seat]) % 2:
        luck.reveal()
    ANSWER(self, s, seat, a, luck)


@pytest.mark.parametrize(
    ("answer", "law"),
    [(looks_into_the_pile, "quiet"), (reveals_at_times, "quiet"), (tells_of_nothing, "log")],
)
def test_a_move_that_teaches_too_much_is_found_out(
    monkeypatch: pytest.MonkeyPatch, answer: Callable[..., None], law: str
) -> None:
    monkeypatch.setattr(Turn, "answer", answer)
    assert broken_law(GAME).law == law


def test_two_meanings_of_one_text_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    verbs = [Verb("draw"), *GAME.grammar.verbs[1:]]
    monkeypatch.setattr(GAME, "grammar", Grammar(verbs, GAME.things))
    assert broken_law(GAME).law == "text"


def test_a_price_without_a_source_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME.teller, "price", lambda s, seat, a: {"coins": Sum([(99, 1)])})
    assert broken_law(GAME).law == "price"


def test_a_game_without_end_is_found_out() -> None:
    assert broken_law(broken.LongerThanAllowed(), longest=30, every=100).law == "ending"


@pytest.mark.parametrize(
    "change",
    [
        {"scores": [1, 2]},
        {"ranks": [1, 1, 2]},
        {"ranks": [1, 2, 3], "winners": [1]},
        {"scores": [5, 9, 9], "ranks": [1, 2, 2], "winners": [0]},
        {"winners": []},
        {"ending": ""},
        {"ending": None},
    ],
    ids=str,
)
def test_a_result_that_does_not_add_up_is_found_out(change: dict[str, Any]) -> None:
    game = broken.ChangedResult()
    game.change = change
    assert broken_law(game, every=50).law == "result"


def test_winners_at_an_ending_without_any_are_found_out() -> None:
    game = Toy()
    game.endings_without_winner = ["rounds", "pile"]
    assert broken_law(game, every=50).law == "result"


def test_the_first_difference_is_named() -> None:
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == "a[1].b is 2 against 3"
    assert difference({"a": 1}, {"b": 1}) == "top has keys ['a'] against ['b']"
    assert difference([1], [1, 2]) == "top is [1] against [1, 2]"
