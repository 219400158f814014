from __future__ import annotations

import json
from typing import Any

import pytest

import ecumene
from ecumene import IllegalMove, Table
from ecumene.kernel.game import Doc
from ecumene.kernel.luck import Luck
from ecumene.table.words import words
from tests.table.sample_tables import in_turn, play_on, toy
from tests.toy import GAME
from tests.toy.game import Toy
from tests.toy.state import Bazaar


def test_a_table_tells_its_game_players_and_options() -> None:
    t = ecumene.new("toy", players=3, seed=7, options={"storm": True})
    assert (t.game, t.players, t.options) == ("toy", 3, {"storm": True})
    t.options["storm"] = False
    assert t.options == {"storm": True}


def test_waiting_and_moves_agree() -> None:
    t = in_turn()
    (seat,) = t.waiting
    assert t.moves(seat)[-1] == "done"
    assert t.moves(1 - seat) == []
    assert t.legal(1 - seat) == []


def test_moves_and_actions_are_the_same_list() -> None:
    t = in_turn()
    (seat,) = t.waiting
    assert [t.rules.grammar.text(a) for a in t.legal(seat)] == t.moves(seat)


def test_play_action_does_what_play_does() -> None:
    a, b = in_turn(), in_turn()
    (seat,) = a.waiting
    a.play(seat, a.moves(seat)[0])
    b.play_action(seat, b.legal(seat)[0])
    assert a.position() == b.position()
    assert a.record() == b.record()


def test_a_legal_list_given_out_is_a_copy() -> None:
    t = in_turn()
    (seat,) = t.waiting
    t.legal(seat).clear()
    assert t.legal(seat)


@pytest.mark.parametrize("seat", [-1, 2, 99, True, "0", 0.0])
def test_a_seat_that_does_not_exist_is_named_with_the_right_ones(seat: Any) -> None:
    t = toy()
    for ask in (t.moves, t.legal, t.undo, t.can_undo, t.view, t.log, t.offers, t.seat_name, t.why_no_undo):
        with pytest.raises(ValueError, match="the seats are 0, 1"):
            ask(seat)
    for ask_about in (t.play, t.why_not, t.preview):
        with pytest.raises(ValueError, match="the seats are 0, 1") as bad:
            ask_about(seat, "done")
        assert not isinstance(bad.value, IllegalMove)
    with pytest.raises(ValueError, match="the seats are 0, 1"):
        t.play_action(seat, (0, 0, 0))


@pytest.mark.parametrize(("lang", "page"), [("en", "p. 2"), ("ru", "стр. 2"), ("el", "σ. 2")])
def test_a_refused_move_says_the_page_in_the_language_of_its_reason(lang: str, page: str) -> None:
    t = next(t for t in map(in_turn, range(99)) if "amber" not in t.view(t.waiting[0])["hand"])
    assert str(t.why_not(t.waiting[0], "build amber", lang)).endswith(f" [toy.build.hand, {page}]")


REFUSED = [
    ("build amber", "toy.build.hand", 2),
    ("fly to mars", "table.move-unknown", 0),
    ("", "table.move-unknown", 0),
    ("build", "table.move-unknown", 0),
    ("build nonsense", "table.move-unknown", 0),
    ("done done", "table.move-unknown", 0),
    ("x" * 10_000, "table.move-unknown", 0),
]


@pytest.mark.parametrize(("text", "rule", "page"), REFUSED)
def test_a_refused_move_cites_its_rule_and_changes_nothing(text: str, rule: str, page: int) -> None:
    t = next(t for t in map(in_turn, range(99)) if "amber" not in t.view(t.waiting[0])["hand"])
    (seat,) = t.waiting
    before = t.snapshot()
    with pytest.raises(IllegalMove) as refused:
        t.play(seat, text)
    assert (refused.value.rule, refused.value.page) == (rule, page)
    why = t.why_not(seat, text)
    assert why is not None
    assert (why.reason, why.rule, why.page) == (refused.value.reason, rule, page)
    assert len(why.reason) < 400
    assert t.snapshot() == before


def test_a_rule_of_a_text_without_pages_cites_its_chapter() -> None:
    t = ecumene.new("toy", players=3, seed=1)
    seat = t.waiting[0]
    (foreign, *_) = [card for card in GAME.things.slugs if f"offer {card}" not in t.moves(seat)]
    why = t.why_not(seat, f"offer {foreign}")
    assert why is not None and why.rule == "toy.offer.hand"
    assert why.page is None and why.chapter == words(GAME, "en").format("section-rounds")
    assert str(why).endswith(f"[toy.offer.hand, {why.chapter}]")
    russian = t.why_not(seat, f"offer {foreign}", lang="ru")
    assert russian is not None and russian.chapter == words(GAME, "ru").format("section-rounds") != why.chapter


def test_out_of_turn_and_after_the_end() -> None:
    t = in_turn()
    (seat,) = t.waiting
    with pytest.raises(IllegalMove, match="not your turn, Player") as refused:
        t.play(1 - seat, "done")
    assert refused.value.rule == "table.turn"
    with pytest.raises(IllegalMove):
        t.play_action(1 - seat, (6, 0, 0))
    play_on(t, 1)
    assert t.waiting == ()
    assert t.moves(0) == []
    with pytest.raises(IllegalMove, match="over") as refused:
        t.play(seat, "done")
    assert refused.value.rule == "table.over"


def test_a_move_that_is_nearly_right_is_suggested() -> None:
    t = in_turn()
    why = t.why_not(t.waiting[0], "dome")
    assert why is not None
    assert "“done”" in why.reason


def test_what_was_typed_cannot_harm_a_terminal() -> None:
    t = in_turn()
    why = t.why_not(t.waiting[0], "\x1b[2Jdone\u202e\n")
    assert why is not None
    assert "\x1b" not in str(why)
    assert "\u202e" not in str(why)


def test_a_legal_move_has_no_why_not() -> None:
    t = in_turn()
    (seat,) = t.waiting
    assert [t.why_not(seat, move) for move in t.moves(seat)] == [None] * len(t.moves(seat))


def test_the_result_comes_with_the_end() -> None:
    t = toy()
    assert t.result is None
    play_on(t, 5)
    assert t.result is not None
    assert set(t.result) == {"scores", "ranks", "winners", "automata", "ending"}
    assert t.view(None)["result"] == t.result


def test_a_view_says_what_every_game_says_and_never_the_seed() -> None:
    t = toy(seed=918_273_645)
    view = t.view(None)
    assert view["game"] == "toy"
    assert view["rules"] == 1
    assert view["seats"] == 2
    assert view["options"] == {}
    assert view["seat"] == -1
    assert view["waiting"] == list(t.waiting)
    assert view["number"] == 0
    assert view["over"] is False
    assert view["result"] is None
    assert t.view(1)["seat"] == 1
    assert "918273645" not in json.dumps([view, t.view(0), t.log(0), t.offers(0)])


def test_a_copy_knows_which_bots_sit_where() -> None:
    table = toy(2)
    table.bots = ("", "planner")
    assert table.copy().bots == ("", "planner") and table.copy().record() == table.record()


def test_a_copy_goes_on_by_itself_with_the_same_luck() -> None:
    t = play_on(toy(3), 1, 12)
    before = t.snapshot()
    c = t.copy()
    assert c.snapshot() == before
    play_on(c, 2)
    assert t.snapshot() == before
    play_on(t, 2)
    assert t.snapshot() == c.snapshot()


def test_a_copy_knows_who_sits_where() -> None:
    t = toy(2)
    t.name_seats(["Ada", "Bob"])
    t.bots = ("", "greedy")
    assert t.copy().record() == t.record()
    assert '[Bots "" "greedy"]' in t.record()


def test_numbers_count_moves_and_versions_count_changes() -> None:
    t = in_turn(seed=3)
    (seat,) = t.waiting
    number, version = t.number, t.version
    t.play(seat, "done")
    assert (t.number, t.version) == (number + 1, version + 1)
    assert t.undo(seat)
    assert (t.number, t.version) == (number, version + 2)


def test_names_are_cleaned() -> None:
    t = toy()
    assert t.seat_name(0) == "Player 1"
    t.name_seats(["A\x1bnna\u202e\n B", "x" * 99])
    assert t.names == ("Anna B", "x" * 40)
    assert t.seat_name(0, "ru") == "Anna B"
    with pytest.raises(ValueError, match="2 names"):
        t.name_seats(["one"])
    with pytest.raises(ValueError, match="text"):
        t.name_seats([1, 2])  # type: ignore[list-item]


class Rude(Toy):
    """Bazaar with a view that says something else where the table speaks."""

    def view(self, s: Bazaar, seat: int) -> Doc:
        return {**super().view(s, seat), "number": "many"}


def test_a_game_does_not_speak_for_the_table() -> None:
    t = Table.begin(Rude(), 2, {}, 1)
    with pytest.raises(ValueError, match="uses 'number'"):
        t.view(0)


@pytest.mark.parametrize("key", [*ecumene.games(), "toy"])
def test_a_bot_can_imagine_worlds_from_what_the_table_shows(key: str) -> None:
    """The envelope does not disturb imagine(), and a world that was imagined looks the same."""
    t = play_on(ecumene.new(key, 3, seed=2), 1, 20)
    for seat in (None, 0, 1, 2):
        viewer = -1 if seat is None else seat
        world = t.rules.imagine(t.view(seat), Luck(5))
        assert t.rules.view(world, viewer) == t.rules.view(t.state, viewer)
