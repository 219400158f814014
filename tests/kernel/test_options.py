from __future__ import annotations

from typing import Any

import pytest

from ecumene.kernel.options import Option, list_option, number_option, written

SWITCH = Option("storm", [], [2])
CHOICE = Option("length", ["short", "long"], [2])
ONCE = list_option("rivals", ["miser", "broker"], [2], 0, 2)
AGAIN = list_option("civbots", ["king", "noble"], [2], 2, 3, repeats=True)
NUMBER = number_option("purse", 2, 8, [2])


@pytest.mark.parametrize(
    ("option", "right", "wrong"),
    [
        (SWITCH, [True], [1, "storm", [], "true"]),
        (CHOICE, ["short", "long"], [True, "", "middle", ["short"]]),
        (ONCE, [[], ["miser"], ["broker", "miser"]], ["miser", ["miser", "miser"], ["thief"], [1], True]),
        (AGAIN, [["king", "king"], ["king", "noble", "king"]], [[], ["king"], ["king"] * 4, "king/king"]),
        (NUMBER, [2, 5, 8], [1, 9, True, "5", 5.0, [5]]),
    ],
)
def test_an_option_takes_what_fits_its_kind(option: Option, right: list[Any], wrong: list[Any]) -> None:
    assert all(option.fits(value) for value in right)
    assert not any(option.fits(value) for value in wrong)


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (CHOICE, "long", "long"),
        (ONCE, "miser", ["miser"]),
        (AGAIN, "king/noble/king", ["king", "noble", "king"]),
        (AGAIN, "", []),
        (NUMBER, "5", 5),
        (NUMBER, "-3", -3),
    ],
)
def test_values_are_written_and_read_back(option: Option, text: str, value: object) -> None:
    assert option.read(text) == value
    assert written(value) == text


@pytest.mark.parametrize("text", ["", "five", "5.0", "٣", "1000000000000", "--5"])
def test_what_is_no_number_stays_text_and_does_not_fit(text: str) -> None:
    assert NUMBER.read(text) == text
    assert not NUMBER.fits(text)


def test_samples_try_every_value_and_the_ends_of_every_range() -> None:
    assert SWITCH.samples() == [True]
    assert CHOICE.samples() == ["short", "long"]
    assert NUMBER.samples() == [2, 8]
    assert ONCE.samples() == [["miser"], ["broker"], ["miser", "broker"]]
    assert AGAIN.samples() == [["king", "king"], ["noble", "noble"], ["king", "noble", "king"]]
    for option in (SWITCH, CHOICE, NUMBER, ONCE, AGAIN):
        assert all(option.fits(value) for value in option.samples())


def test_ranges_that_nothing_fits_are_refused() -> None:
    with pytest.raises(ValueError, match="rivals"):
        list_option("rivals", ["miser"], [2], 0, 2)
    with pytest.raises(ValueError, match="rivals"):
        list_option("rivals", ["miser"], [2], 2, 1, repeats=True)
    with pytest.raises(ValueError, match="purse"):
        number_option("purse", 3, 2, [2])
