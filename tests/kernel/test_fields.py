from __future__ import annotations

from typing import Any, ClassVar

import pytest

from ecumene.adapters.alphabets import Owners
from ecumene.kernel.fields import ANY, BY_SEAT, LONGEST, ONCE, PILE, Field, declared, fields
from ecumene.kernel.frame import Frame, State
from ecumene.kernel.kinds import LARGEST, Bits, Kind, Seat, Switch, Thing, Verb
from ecumene.kernel.luck import Luck
from ecumene.kernel.parts import (
    Cache,
    Columns,
    Counts,
    Memo,
    Rows,
    backs,
    counted,
    derived,
    faces,
    in_view,
    owned,
    owned_counted,
    secret,
    sums,
)  # fmt: skip
from ecumene.kernel.schema import Schema
from tests.impossible import refused
from tests.toy import GAME
from tests.toy.things import AMBER, CARDS, SALT, THINGS, TIN, WINE


def test_a_word_says_what_a_number_means() -> None:
    kinds = [type(field.kind) for field in fields("coins over? first@ leader@- main$ used&uses verb%")]
    assert kinds == [Kind, Switch, Seat, Seat, Thing, Bits, Verb]


def test_an_owner_is_a_seat_an_automaton_nobody_or_a_mark() -> None:
    kind = declared("owner@+").kind
    assert [kind.read(number, 2) for number in (-2, -1, 0, 1, 2)] == [-2, -1, 0, 1, 2]
    for number in (-3, 3):
        with pytest.raises(ValueError, match="not-a-seat"):
            kind.read(number, 2)
    owners = Owners(3)
    assert [owners.number(value, 1) for value in (1, 2, 0, 3, -2, -1)] == [0, 1, 2, 3, 4, -1]
    assert [owners.letter(number, 1) for number in range(5)] == [1, 2, 0, 3, -2]


def test_a_word_says_how_large_a_number_may_be() -> None:
    ranges = [(field.kind.least, field.kind.most, field.kind.size) for field in fields("a b- c<5 d/50")]
    assert ranges == [(0, LARGEST, 1), (-LARGEST, LARGEST, 1), (0, 4, 4), (0, LARGEST, 50)]


def test_a_word_says_how_numbers_are_nested_the_outermost_last() -> None:
    nests = [field.nest for field in fields("one live@[] row$[13] deck${} hands${}[@] targets[][]")]
    assert nests == [[], [ANY], [13], [PILE], [BY_SEAT, PILE], [ANY, ANY]]


def test_a_word_says_how_long_a_list_can_get() -> None:
    found = fields("live@[<3] shares${}[<2] hands$[<7][@] row$[13]")
    assert [field.nest for field in found] == [[ANY], [ANY, PILE], [BY_SEAT, ANY], [13]]
    assert [field.most for field in found] == [[3], [2, LONGEST], [LONGEST, 7], [LONGEST]]
    assert found[0].checked([2, 0, 1], 0, 3) == [2, 0, 1]
    with refused(GAME, "3"):
        found[0].checked([2, 0, 1, 0], 0, 3)


def test_in_a_list_of_its_kind_each_thing_stands_once() -> None:
    shape = GAME.schema.state
    field = declared("wonders$[^]")
    field.kind = next(other for other in shape.fields if other.key == "discard").kind
    assert field.nest == [ONCE] and field.checked(["tin", "salt"], 0, 2) == [TIN, SALT]
    with refused(GAME, "“tin” is there twice"):
        field.checked(["tin", "salt", "tin"], 0, 2)


def test_a_pile_is_shown_sorted_and_stored_as_it_lies() -> None:
    s = GAME.setup(2, {}, Luck(1))
    s.discard = [WINE, SALT, TIN]
    assert GAME.view(s, 0)["discard"] == ["salt", "tin", "wine"]
    assert GAME.dump(s)["discard"] == ["wine", "salt", "tin"]


def test_a_field_may_go_by_another_name_outside() -> None:
    field = declared("civs=clans$[]!")
    assert (field.attr, field.key, field.shared) == ("civs", "clans", True)


@pytest.mark.parametrize(
    "word", ["", "Coins", "coins%%", "hands[", "live@[2][", "age<", "7up", "bag{3}", "live[<]"]
)
def test_what_declares_nothing_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match="declares no field"):
        declared(word)


class Merchant:
    """One of everything that a row can hold."""

    FIELDS: ClassVar[list[Field]] = fields(
        "coins boss@- home=city$card guilds&guild seen&guild{}",
        Counts("crates", "card", -1),
        owned("cards$card{}"),
        owned_counted("letters{}"),
        Cache("worth", 0),
        derived("rank", sums("sources", [])),
    )

    def __init__(
        self, coins: int, boss: int, home: int, guilds: int, seen: int, crates: list[int], cards: list[int],
        letters: list[int], worth: int,
    ) -> None:  # fmt: skip
        self.coins, self.boss, self.home, self.guilds, self.seen = coins, boss, home, guilds, seen
        self.crates, self.cards, self.letters, self.worth = crates, cards, letters, worth


class Fair(State):
    """One of everything that a state can hold."""

    FIELDS: ClassVar[list[Field]] = fields(
        Rows("merchants", Merchant, by_seat=True),
        Columns("market", "goods=card$card prices=coins"),
        counted("deck$card{}"),
        backs("gone$card{}"),
        owned("aside$card{}[@]"),
        secret("top$card"),
        in_view(faces("known", "card", []), Memo("memory", "packs$card[][] left")),
    )

    def __init__(
        self, stack: list[Frame[Any]], over: bool, merchants: list[Merchant], goods: list[int], prices: list[int],
        deck: list[int], gone: list[int], aside: list[list[int]], top: int,
    ) -> None:  # fmt: skip
        super().__init__(stack, over)
        self.merchants, self.goods, self.prices, self.deck = merchants, goods, prices, deck
        self.gone, self.aside, self.top = gone, aside, top


BACKS = ["?cheap"] * 3 + ["?dear"] * (len(THINGS) - 3)
FAIR = Schema(Fair, THINGS, {"card": list(range(CARDS))}, [2], {"guild": ["dyers", "weavers"]}, BACKS)


def fair() -> Fair:
    one = Merchant(3, -1, AMBER, 2, 3, [-1, 0, -1, 2, -1, -1], [SALT, AMBER], [7, 8], 9)
    two = Merchant(0, 0, -1, 0, 0, [-1] * CARDS, [TIN], [], 0)
    return Fair([], False, [one, two], [TIN, WINE], [1, 4], [SALT], [AMBER, SALT], [[TIN], [AMBER, SALT]], WINE)


def test_the_whole_truth_is_written_by_name() -> None:
    doc = FAIR.dump(fair())
    assert doc["merchants"][0] == {
        "coins": 3,
        "boss": -1,
        "city": "amber",
        "guilds": 2,
        "seen": ["dyers", "weavers"],
        "crates": {"tin": 0, "silk": 2},
        "cards": ["salt", "amber"],
        "letters": [7, 8],
    }
    assert doc["market"] == [{"card": "tin", "coins": 1}, {"card": "wine", "coins": 4}]
    assert (doc["deck"], doc["aside"], doc["top"]) == (["salt"], [["tin"], ["amber", "salt"]], "wine")


def test_the_whole_truth_comes_back() -> None:
    again = FAIR.restore(FAIR.dump(fair()))
    assert FAIR.dump(again) == FAIR.dump(fair())
    assert again.merchants[0].crates == [-1, 0, -1, 2, -1, -1]
    assert (again.goods, again.prices, again.merchants[0].worth) == ([TIN, WINE], [1, 4], 0)


@pytest.mark.parametrize(("seat", "hands", "letters", "aside"), [
    (0, [["salt", "amber"], ["?cheap"]], [[7, 8], 0], [["tin"], ["?cheap", "?dear"]]),
    (1, [["?cheap", "?dear"], ["tin"]], [2, []], [["?cheap"], ["amber", "salt"]]),
    (-1, [["?cheap", "?dear"], ["?cheap"]], [2, 0], [["?cheap"], ["?cheap", "?dear"]]),
])  # fmt: skip
def test_who_sees_what_is_declared(seat: int, hands: Any, letters: Any, aside: Any) -> None:
    doc = FAIR.show(fair(), seat)
    assert [row["cards"] for row in doc["merchants"]] == hands
    assert [row["letters"] for row in doc["merchants"]] == letters
    assert doc["aside"] == aside
    assert (doc["deck"], doc["gone"], doc["seat"]) == (1, ["?cheap", "?dear"], seat)
    assert not {"top", "known", "memory", "worth"} & {*doc, *doc["merchants"][0]}


def changed(path: list[Any], value: Any) -> dict[str, Any]:
    doc = part = FAIR.dump(fair())
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = value
    return doc


@pytest.mark.parametrize(
    ("path", "value", "cause"),
    [
        (
            ["merchants", 1, "rank"],
            1,
            r"“state.merchants\[1\]” has no field “rank”; its fields are: coins, boss, city",
        ),
        (["merchants", 1, "worth"], 1, r"“state.merchants\[1\]” has no field “worth”"),
        (["merchants", 0, "boss"], 2, r"“state.merchants\[0\].boss”: there is no seat 2; -1 to 1"),
        (["merchants", 0, "guilds"], 4, r"“state.merchants\[0\].guilds” is 4; it must be 0 to 3"),
        (["merchants", 0, "seen"], ["bakers"], r"“state.merchants\[0\].seen”: nothing is called “bakers”"),
        (["merchants", 0, "seen"], ["dyers"] * 2, r"“state.merchants\[0\].seen”: “dyers” is there twice"),
        (["merchants", 0, "crates"], [1], r"“state.merchants\[0\].crates” must be an object"),
        (["merchants", 0, "crates"], {"fair-wind": 1}, r"crates”: “fair-wind” does not belong there"),
        (["merchants", 0, "crates"], {"tin": -1}, r"“state.merchants\[0\].crates.tin” must not be negative"),
        (["merchants", 0, "crates"], {"tin": "x"}, r"“state.merchants\[0\].crates.tin” must be a whole number"),
        (["merchants", 1], 5, r"“state.merchants\[1\]” must be an object"),
        (["merchants"], {}, "“state.merchants” must be a list"),
        (["market", 1, "coins"], None, r"“state.market\[1\].coins” must be a whole number"),
        (["market", 0, "weight"], 3, r"“state.market\[0\]” has no field “weight”; its fields are: card, coins"),
        (["aside"], [[]], "“state.aside” has 1 places, not 2"),
    ],
)
def test_every_complaint_says_where(path: list[Any], value: Any, cause: str) -> None:
    with refused(GAME, cause):
        FAIR.restore(changed(path, value))


def test_a_view_that_was_filled_in_may_say_more_than_a_position() -> None:
    doc = changed(["merchants", 1, "rank"], 1)
    assert FAIR.dump(FAIR.restore({**doc, "seat": 1}, strict=False)) == FAIR.dump(fair())


def test_the_browser_is_told_the_type_of_everything_in_a_view() -> None:
    state = {field.key: field.typescript() for field in FAIR.state.seen}
    merchant = {field.key: field.typescript() for field in FAIR.state.fields[2].within() if field.key != "worth"}
    assert state == {
        "stack": "FrameView[]",
        "over": "boolean",
        "merchants": "MerchantView[]",
        "market": "{ card: string; coins: number }[]",
        "deck": "number",
        "gone": "string[]",
        "aside": "string[][]",
        "known": "string",
        "memory": "{ packs: string[][]; left: number } | null",
    }
    assert merchant == {
        "coins": "number",
        "boss": "number",
        "city": "string",
        "guilds": "number",
        "seen": "string[]",
        "crates": "Record<string, number>",
        "cards": "string[]",
        "letters": "number[] | number",
        "rank": "number",
        "sources": "[string, number][]",
    }
