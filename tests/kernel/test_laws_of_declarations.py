"""A declaration that differs from its class is found out."""

from __future__ import annotations

from typing import Any

import pytest

from ecumene.kernel.fields import fields
from ecumene.kernel.laws.declared import check_constructor, check_copy, check_declared_view
from ecumene.kernel.laws.report import BrokenLaw
from ecumene.kernel.shape import Shape
from tests.kernel.test_frame import begin
from tests.toy import GAME
from tests.toy.market import Auction
from tests.toy.things import AMBER


def shape_of(words: str) -> Shape:
    return Shape(Auction, fields(words))


def test_the_constructors_of_the_toy_are_as_declared() -> None:
    s, _ = begin()
    check_constructor(GAME.schema.state, s)
    for frame in s.stack:
        check_constructor(GAME.schema.frames[type(frame).__name__], frame)


@pytest.mark.parametrize("words", ["thing$ live@[] high at winner@-", "thing$ live@[] at high at"])
def test_a_declaration_in_another_order_than_the_constructor_is_found_out(words: str) -> None:
    auction = Auction(AMBER, [0, 1], 1, 4, 0)
    check_constructor(shape_of("thing$ live@[] at high winner@-"), auction)
    with pytest.raises(BrokenLaw, match="Auction: the constructor does not take"):
        check_constructor(shape_of(words), auction)


def changed(attr: str, value: Any) -> Any:
    """A copy of the toy's beginning that differs in one field."""
    s, _ = begin()
    copy = s.copy()
    check_copy(GAME.schema, s, copy)
    setattr(copy, attr, value(s))
    return s, copy


def test_a_field_that_a_copy_forgets_is_found_out() -> None:
    s, copy = changed("bank", lambda s: s.bank + 1)
    with pytest.raises(BrokenLaw, match=r"Bazaar.copy\(\) forgets bank"):
        check_copy(GAME.schema, s, copy)


@pytest.mark.parametrize(("attr", "value"), [("coins", lambda s: s.coins), ("hands", lambda s: s.hands[:])])
def test_a_list_that_a_copy_shares_is_found_out_however_deep(attr: str, value: Any) -> None:
    s, copy = changed(attr, value)
    with pytest.raises(BrokenLaw, match=rf"Bazaar.copy\(\) shares {attr}"):
        check_copy(GAME.schema, s, copy)


def test_a_copy_without_a_frame_is_found_out() -> None:
    s, copy = changed("stack", lambda s: s.copy_stack()[:-1])
    with pytest.raises(BrokenLaw, match="other rows or frames"):
        check_copy(GAME.schema, s, copy)


def test_a_view_that_says_more_or_less_than_declared_is_found_out() -> None:
    s, _ = begin()
    view = GAME.view(s, 0)
    check_declared_view(GAME.schema, view)
    with pytest.raises(BrokenLaw, match="not as declared: weather"):
        check_declared_view(GAME.schema, {**view, "weather": 1})
    with pytest.raises(BrokenLaw, match="not as declared: bank"):
        check_declared_view(GAME.schema, {key: value for key, value in view.items() if key != "bank"})
    with pytest.raises(BrokenLaw, match="not as declared: mood"):
        check_declared_view(GAME.schema, {**view, "stack": [{**view["stack"][0], "mood": 1}]})
