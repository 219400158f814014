from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy.things import AMBER, BID, BUILD, DRAW, GRAMMAR, OFFER, SELL, TIN

EXAMPLES = [
    ((OFFER, -1, 0), "offer"),
    ((OFFER, TIN, 0), "offer tin"),
    ((DRAW, 0, 0), "draw"),
    ((BUILD, AMBER, 0), "build amber"),
    ((SELL, TIN, 3), "sell tin 3"),
    ((BID, 12, 0), "bid 12"),
]


@pytest.mark.parametrize(("action", "text"), EXAMPLES)
def test_actions_are_written_and_read_back(action: tuple[int, int, int], text: str) -> None:
    assert GRAMMAR.text(action) == text
    assert GRAMMAR.parse(text) == action
    assert GRAMMAR.parse(f"  {text.replace(' ', '   ')} ") == action


@pytest.mark.parametrize(
    ("text", "cause"),
    [
        ("", "an empty move"),
        ("   ", "an empty move"),
        ("fly", "no move begins with 'fly'"),
        ("build", "'build' needs to be told what"),
        ("build gold", "nothing is called 'gold'"),
        ("build tin now", "'now' is too much after 'build'"),
        ("sell tin", "'sell' needs to be told what"),
        ("bid -1", "'-1' is not a number"),
        ("bid ٣", "'٣' is not a number"),
        ("bid 12345678", "'12345678' is not a number"),
        ("draw 1", "'1' is too much after 'draw'"),
        ("offer -", "nothing is called '-'"),
    ],
)
def test_what_is_not_understood_is_named(text: str, cause: str) -> None:
    with pytest.raises(ValueError, match="^" + cause.replace("(", "\\(") + "$"):
        GRAMMAR.parse(text)


@given(st.text(max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        action = GRAMMAR.parse(text)
    except ValueError:
        return
    assert GRAMMAR.parse(GRAMMAR.text(action)) == action


def test_every_action_that_can_be_written_is_listed_once() -> None:
    found = GRAMMAR.every_action(3, 2)
    assert len(set(found)) == len(found) and found == sorted(found)
    texts = [GRAMMAR.text(a) for a in found]
    assert {text for text in texts if text.startswith(("bid", "propose", "draw"))} == {
        "draw",
        *(f"bid {n}" for n in range(4)),
        *(f"propose {seat}" for seat in range(2)),
    }
    assert {"offer", "offer tin", "sell tin 0", "travel petra"} <= set(texts)
    assert [GRAMMAR.parse(text) for text in texts] == found
