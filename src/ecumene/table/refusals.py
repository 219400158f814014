"""Why a move is refused: the table's own rules first, then what the paragraph under way says."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from ecumene.kernel.frame import Action, refuse
from ecumene.kernel.refusal import OTHER_QUESTION, Refusal
from ecumene.table.clean_text import printable
from ecumene.table.errors import IllegalMove
from ecumene.table.words import words

if TYPE_CHECKING:
    from ecumene.table.table import Table

LONGEST_MOVE = 200
SHOWN = 60


def closed(table: Table, seat: int) -> Refusal | None:
    """Return the house rule by which this seat does not move now."""
    if seat in table.waiting or seat in table.may_change:
        return None
    return Refusal("table.turn" if table.waiting else "table.over")


def refusal(table: Table, seat: int, a: Action) -> Refusal | None:
    """Return None for a legal action, else the rule that forbids it."""
    shut = closed(table, seat)
    if shut is not None:
        return shut
    if a in table.legal(seat):
        return None
    cited = refuse(table.state, seat, a)
    known = cited.rule == OTHER_QUESTION or cited.rule in table.rules.rulebook.rules
    return cited if known else Refusal("table.move-not-offered")


def why_not(table: Table, seat: int, text: object, lang: str) -> IllegalMove | Action:
    """Return the action that a text means, when it is legal, else why it is not."""
    shut = closed(table, seat)
    if shut is not None:
        return illegal(table, shut, seat, lang)
    try:
        a = table.rules.grammar.parse(text if isinstance(text, str) and len(text) <= LONGEST_MOVE else "")
    except ValueError:
        shown = printable(str(text)[:SHOWN])
        near = get_close_matches(shown, table.moves(seat), 1)
        args = {"text": shown, "near": near[0] if near else "none"}
        return illegal(table, Refusal("table.move-unknown"), seat, lang, **args)
    cited = refusal(table, seat, a)
    return a if cited is None else illegal(table, cited, seat, lang)


def illegal(table: Table, cited: Refusal, seat: int, lang: str, **args: Any) -> IllegalMove:
    """Return a refusal in words."""
    said = words(table.rules, lang)
    if cited.rule == OTHER_QUESTION:
        frame = table.state.stack[-1]
        args["asked"] = said.ask(type(frame).__name__, frame.source(), table.legal(seat))
    reason = said.refusal(cited, seat=said.seat(table.names, seat), **args)
    rule = cited.rule
    return IllegalMove(reason, rule, said.page(rule), said.chapter(rule), said.where(rule))
