"""Things, modifiers and rulebooks: the small rooms of the kernel."""

from __future__ import annotations

from pathlib import Path

import pytest

from ecumene.kernel.box import Box
from ecumene.kernel.content import Row
from ecumene.kernel.modifiers import Sum
from ecumene.kernel.rules import Rule, Rulebook, read_rulebook
from ecumene.kernel.things import Things
from tests.toy import GAME
from tests.toy.things import FAIR_WIND, GUILD, SILK


def test_a_thing_is_a_number_with_a_slug() -> None:
    things = Things(["homer", "moses"])
    assert len(things) == 2
    assert things.number("moses") == 1
    assert things.slug(0) == "homer"


def test_no_thing_is_a_dash() -> None:
    things = Things(["homer"])
    assert things.slug(-1) == "-"
    assert things.number("-") == -1


def test_a_slug_names_one_thing() -> None:
    with pytest.raises(ValueError, match=r"same slug: homer$"):
        Things(["homer", "moses", "homer"])
    with pytest.raises(KeyError):
        Things(["homer"]).number("plato")


def test_a_box_numbers_its_decks_one_after_another() -> None:
    poets: list[Row] = [{"id": "homer", "vp": 2}, {"id": "sappho"}]
    kings: list[Row] = [{"id": "solomon", "vp": 5}]
    box = Box([poets, kings])
    assert box.things.slugs == ["homer", "sappho", "solomon"]
    assert (box.numbers(poets), box.first(kings)) == ([0, 1], 2)
    assert box.column("vp") == [2, 0, 5]
    assert box.column_of(poets, "vp", -1) == [2, -1, -1]


def test_a_sum_shows_where_it_comes_from() -> None:
    cost = Sum([(SILK, 4)])
    cost.add(GUILD, -1)
    cost.add(FAIR_WIND, 0)
    assert cost.rows == [(SILK, 4), (GUILD, -1)]
    assert cost.total() == 3


def test_a_sum_has_a_least_value() -> None:
    assert Sum([(SILK, 1), (GUILD, -3)]).total() == 0
    assert Sum([(SILK, 1), (GUILD, -3)], least=1).total() == 1
    assert Sum([(SILK, 1), (GUILD, -3)], least=-9).total() == -2


def test_a_rule_has_a_page_and_a_message() -> None:
    assert GAME.rulebook.page("toy.bid.higher") == 3
    assert GAME.rulebook.rules["toy.bid.higher"].message() == "rule-toy-bid-higher"
    assert GAME.rulebook.version == 1


def test_two_rules_cannot_share_an_id() -> None:
    with pytest.raises(ValueError, match="same id"):
        Rulebook(1, [Rule("a.b", 1, "x"), Rule("a.b", 2, "x")])


def test_a_rulebook_is_read_in_its_order(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(
        'version = 3\n[[rule]]\nid = "b"\npage = 2\nsection = "s"\n[[rule]]\nid = "a"\npage = 1\nsection = "s"\n'
    )
    book = read_rulebook(path)
    assert list(book.rules) == ["b", "a"]
    assert book.version == 3


@pytest.mark.parametrize("row", ['section = "s"', 'section = "s"\npage = 2\nchapter = "c"'])
def test_a_rule_without_a_place_or_with_two_is_refused(tmp_path: Path, row: str) -> None:
    path = tmp_path / "rules.toml"
    path.write_text(f'version = 1\n[[rule]]\nid = "b"\n{row}\n')
    with pytest.raises(ValueError, match="b: a rule has either a page or a chapter"):
        read_rulebook(path)


def test_a_rule_of_a_text_without_pages_cites_its_chapter(tmp_path: Path) -> None:
    path = tmp_path / "rules.toml"
    path.write_text('version = 1\n[[rule]]\nid = "b"\nsection = "s"\nchapter = "c"\n')
    book = read_rulebook(path)
    assert book.page("b") is None
    assert book.rules["b"].chapter == "c"
