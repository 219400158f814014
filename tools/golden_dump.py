"""What a table says at a position, as lines of text: legal moves, offers, previews, refusals, panels and the rest.

A line holds ids and numbers. Sentences follow on lines of their own, in some languages, or are told by a short
hash where there are none: a hash shows that words have changed, and `tools/golden.py dump` writes them in full.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator
from typing import Any, NamedTuple

from ecumene.kernel.frame import Action
from ecumene.kernel.game import Doc
from ecumene.kernel.refusal import Refusal
from ecumene.table import refusals
from ecumene.table.presenter import Presenter
from ecumene.table.table import Table

OFFERS = 40  # of a position that are written down and previewed; a hash tells of the others
RECENT = 20  # lines of the log that a digest is made of where nobody has had a turn


class Detail(NamedTuple):
    """How much is written: sentences in these languages (none: a hash of the English), at most so many offers."""

    langs: tuple[str, ...]
    offers: int


def short(value: object) -> str:
    """Return a hash of six digits."""
    text = json.dumps(value, ensure_ascii=False, sort_keys=True)
    return "#" + hashlib.sha256(text.encode()).hexdigest()[:6]


def dump(table: Table, tried: dict[int, list[str]], detail: Detail) -> Iterator[str]:
    """Yield what a table says now: to everybody, then to each seat that is asked."""
    yield from panels(table)
    asked = [*table.waiting, *table.may_change]
    for seat in range(table.players):
        yield from sentences(f"{seat} prospects", detail, prospects, table, seat)
    for seat in asked:
        yield from question(table, seat, detail)
        yield from legal(table, seat)
        yield from offers(table, seat, detail._replace(offers=max(1, detail.offers // len(asked))))
        yield from refused(table, seat, tried.get(seat, []), detail)


def panels(table: Table) -> Iterator[str]:
    """Yield the numbers of each seat and automaton, now and at the end of the turn."""
    for row in table.presenter(None).panels(table.view(None)):
        who = row["automaton"] or row["seat"]
        yield f"panel {who}: {numbers(row['now'])}"
        if row["end_of_turn"]:
            yield f"panel {who} end of turn: {numbers(row['end_of_turn'])}"


def numbers(row: dict[str, int]) -> str:
    """Return named numbers as words."""
    return " ".join(f"{name}={value}" for name, value in row.items())


def sentences(
    label: str, detail: Detail, tell: Callable[[Presenter], list[str]], table: Table, seat: int
) -> Iterator[str]:
    """Yield sentences under a label, in the languages that are wanted or as a hash; nothing for none."""
    english = tell(table.presenter(seat, "en"))
    if not english:
        return
    if not detail.langs:
        yield f"{label} {len(english)} {short(english)}"
        return
    yield f"{label} {len(english)}:"
    for lang in detail.langs:
        for text in english if lang == "en" else tell(table.presenter(seat, lang)):
            yield f"    {lang}: {one_line(text)}"


def one_line(text: str) -> str:
    """Return a text without line breaks."""
    return " / ".join(text.splitlines())


def prospects(shown: Presenter) -> list[str]:
    """Return what a seat may want to know of its things."""
    return [f"{row['about']}: {row['text']}" for row in shown.prospects()]


def question(table: Table, seat: int, detail: Detail) -> Iterator[str]:
    """Yield what a seat is asked, what it has sealed, what it should know before it answers."""
    shown = table.presenter(seat)
    prompt = shown.prompt(table.view(seat))
    passing = table.can_let_pass(seat)
    more = [f"may let {passing} pass"] if passing else []
    more += [f"has sealed {', '.join(shown.chosen())}"] if shown.chosen() else []
    yield "; ".join([f"{seat} asked {prompt['frame']} {prompt['source']}", *more])
    spoken = detail._replace(langs=detail.langs or ("en",))
    yield from sentences(f"{seat} question", spoken, lambda shown: [shown.question()], table, seat)
    yield from sentences(f"{seat} checklist", spoken, Presenter.warnings, table, seat)
    yield from sentences(f"{seat} digest", spoken, digest, table, seat)


def digest(shown: Presenter) -> list[str]:
    """Return what the others did since the last turn of a seat."""
    turn = shown.last_turn()
    since = max(0, shown.table.places.total - RECENT) if turn is None else turn
    return [f"{row['automaton'] or row['seat']} {row['text']}" for row in shown.digest(since)]


def legal(table: Table, seat: int) -> Iterator[str]:
    """Yield the legal moves verb by verb; the hash tells their order."""
    verbs: dict[str, list[str]] = {}
    for move in table.moves(seat):
        verb, _, rest = move.partition(" ")
        verbs.setdefault(verb, []).append(rest)
    yield f"{seat} legal {len(table.moves(seat))} {short(table.moves(seat))}"
    for verb, rests in verbs.items():
        yield f"{seat} legal {verb}: {', '.join(rests)}".rstrip(": ")


def offers(table: Table, seat: int, detail: Detail) -> Iterator[str]:
    """Yield some offers as they are sent, each with its preview, and a hash of all."""
    shown = table.presenter(seat)
    every = shown.offers()
    actions = table.legal(seat)
    yield f"{seat} offers {len(every)} {short(every)}"
    for at in spread([a[0] for a in actions], detail.offers):
        yield f"{seat} offer {offered(every[at])}"
        yield from preview(table, seat, actions[at], detail)


def offered(row: Doc) -> str:
    """Return an offer as ids and numbers; what is empty is left out."""
    parts = [f"refs {' '.join(row['refs'])}"]
    for price in row["price"]:
        parts.append(f"price {price['kind']} {price['total']} of {plain(price['rows'])}")
    parts += [f"gain {kind} {amount} {source or '-'}" for kind, amount, source in row["gain"]]
    parts += [f"{name} {plain(row[name])}" for name in ("tells", "named", "told_as", "destroys") if row[name]]
    return f"{row['move']}: {'; '.join(parts)}"


def plain(value: Any) -> str:
    """Return a value as compact text."""
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def preview(table: Table, seat: int, a: Action, detail: Detail) -> Iterator[str]:
    """Yield what a move would do: sums, the end of the turn, what stops it; then its lines and warnings."""
    seen = table.presenter(seat).short_preview(a)
    parts = [f"{'-' if who is None else who} {kind} {amount:+}" for who, kind, amount in seen["net"]]
    parts += [f"end of turn {stat} {now} > {then}" for stat, now, then in seen["end_of_turn"]]
    parts += [f"stops at {seen['stops']}"] if seen["stops"] else []
    label = "  " + "; ".join([*parts, "says"])
    if not told(seen):
        yield f"{label} nothing"
    yield from sentences(
        label, detail, lambda shown: told(seen if shown.said.lang == "en" else shown.short_preview(a)), table, seat
    )


def told(seen: Doc) -> list[str]:
    """Return the sentences of a preview: its lines with the chances, the warnings, and the sum as one phrase."""
    warnings = [f"! {text}" for text in seen["warnings"]]
    return [*seen["lines"], *warnings, *([f"= {seen['summary']}"] if seen["summary"] else [])]


def refused(table: Table, seat: int, tried: Iterable[str], detail: Detail) -> Iterator[str]:
    """Yield the rules by which moves are refused, each with its numbers and the moves; then what is said."""
    found: dict[str, tuple[Refusal | None, list[str]]] = {}
    for move in sorted(tried):
        cited = refusals.refusal(table, seat, table.rules.grammar.parse(move))
        found.setdefault(rule_of(table, cited), (cited, []))[1].append(move)
    said: list[str] = []
    for rule in sorted(found):
        cited, moves = found[rule]
        yield f"{seat} no {rule}: {', '.join(moves)}"
        if cited is not None:
            said.append(refusals.illegal(table, cited, seat, "en").reason)
            for lang in detail.langs:
                yield f"    {lang}: {one_line(refusals.illegal(table, cited, seat, lang).reason)}"
    if said and not detail.langs:
        yield f"{seat} no, said {len(said)} {short(said)}"


def rule_of(table: Table, cited: Refusal | None) -> str:
    """Return a refusal as its rule, the thing, and what is needed against what there is."""
    if cited is None:
        return "LEGAL"
    thing = f" {table.rules.things.slug(cited.thing)}" if cited.thing >= 0 else ""
    sums = f" need {cited.need} have {cited.have}" if (cited.need, cited.have) != (-1, -1) else ""
    return f"{cited.rule}{thing}{sums}"


def spread(kinds: list[int], most: int) -> list[int]:
    """Return at most so many places of a list, of every kind in turn, those of one kind far apart."""
    places: dict[int, list[int]] = {}
    for at, kind in enumerate(kinds):
        places.setdefault(kind, []).append(at)
    left, found = most, list[int]()
    for turn, ones in enumerate(sorted(places.values(), key=len)):
        share = min(len(ones), left // (len(places) - turn))
        found += [ones[n * len(ones) // share] for n in range(share)]
        left -= share
    return sorted(found)


def log(table: Table) -> list[list[str]]:
    """Return the lines of the log by move, as a spectator reads them after the end, with ids and causes."""
    rows: dict[int, list[str]] = {move.number: [] for move in table.history}
    for line in table.log(None):
        ids = [f"{name} {line[name]}" for name in ("subject", "amount", "source", "from", "to") if line.get(name)]
        why = " < ".join(part["text"] for part in line["because"])
        rows[line["number"]].append(f"{line['kind']} {'; '.join(ids)}: {one_line(line['text'])} ({why})")
    return list(rows.values())
