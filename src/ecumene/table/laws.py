"""The laws that every game keeps at a table: words are there, previews come true, records and positions come back.

Those of the kernel (`ecumene.kernel.laws`) look at the rules alone. Tests put each game through both; so does
`make soak`, for longer.
"""

from __future__ import annotations

import json
from typing import Any

from ecumene.kernel.game import Game, Options
from ecumene.kernel.laws.report import BrokenLaw, difference
from ecumene.kernel.luck import Luck
from ecumene.table.damage import check_damage, places
from ecumene.table.errors import BadRecord
from ecumene.table.loading import from_position, load
from ecumene.table.messages import LANGS
from ecumene.table.table import Table
from ecumene.table.words import words

MOMENTS = 6  # of a game that are looked at closely
MOVES = 8  # whose previews are held against what happens, at each of them
DAMAGES = 12  # positions that are spoilt, at each of them


def check_table(
    game: Game, players: int, options: Options, seed: int, moments: int = MOMENTS, plays: int = 0
) -> Table:
    """Play a random game at a table and raise BrokenLaw where it breaks a law; return the finished table.

    At each of the moments, so many spoilt positions that are accepted are played on (`plays`).
    """
    table = Table.begin(game, players, options, seed)
    dice = Luck(~seed & 0xFFFFFFFF)  # chooses moves and samples; never the game's own luck
    try:
        every = max(1, _length(table, dice.below(2**30)) // moments)
        while table.waiting:
            if table.number % every == 0:
                look(table, LANGS[table.number // every % len(LANGS)], dice, plays)
            before = table.copy() if len(table.waiting) > 1 else None
            _play(table, dice)
            if before is not None:
                check_asked(before, table)
        look(table, LANGS[seed % len(LANGS)], dice, plays)
        check_record(table)
    except BrokenLaw as broken:
        broken.place(game.key, players, options, seed, table.number)
        raise
    return table


def look(table: Table, lang: str, dice: Luck, plays: int) -> None:
    """Check everything that a table tells and stores at one moment."""
    before = table.snapshot()
    check_words(table, lang)
    for seat in table.waiting:
        check_previews(table, seat, dice)
    check_position(table)
    check_damage(table, dice, DAMAGES, plays)
    _same("looking changes nothing", before, table.snapshot())


def check_words(table: Table, lang: str) -> None:
    """Check that all that is told now is told in words of the language."""
    said = words(table.rules, lang)
    said.lacking.clear()
    for seat in table.waiting:
        if not table.prompt(seat, lang):
            raise BrokenLaw("words", f"seat {seat} is asked nothing in {lang}")
        for offer in table.offers(seat, lang):
            if not offer["label"] or not offer["refs"]:
                raise BrokenLaw("words", f"{offer['text']} has no label, or touches nothing")
        table.warnings(seat, lang)
    for viewer in (None, *range(table.players)):
        table.view(viewer)
        table.log(viewer, max(0, table.number - 5), lang)
    if table.result is not None:
        said.format(f"ending-{table.result['ending']}")
    if said.lacking:
        raise BrokenLaw("words", f"without words in {lang}: {', '.join(sorted(said.lacking))}")


def check_previews(table: Table, seat: int, dice: Luck) -> None:
    """Check for some moves that what a preview says is what then happens, as far as nobody learns anything."""
    moves = table.moves(seat)
    for move in {moves[dice.below(len(moves))] for _ in range(MOVES)}:
        seen = table.preview(seat, move)
        after = table.copy()
        after.play(seat, move)
        check_undo(table, after, seat, move, seen["ends_undo"])
        if after.number == table.number:
            continue  # a step of a sealed answer: nothing has happened yet
        lines = after.log(seat, since=after.number)
        told = lines if seen["stops"] is None else lines[: len(seen["lines"])]
        _same(f"the preview of {move}", seen["lines"], told)


def check_undo(table: Table, after: Table, seat: int, move: str, ends: bool) -> None:
    """Check that a preview says whether a move can be taken back, and that nobody goes back across a reveal."""
    if after.can_undo(seat) == ends:
        raise BrokenLaw(
            "undo", f"{move} can{'' if ends else 'not'} be taken back, though its preview says otherwise"
        )
    first = after.history[-1].reveal
    if first > table.number and any(after.can_undo(each) for each in range(table.players)):
        raise BrokenLaw("undo", f"{move} has opened sealed answers, and somebody can go back to before")


def check_asked(before: Table, after: Table) -> None:
    """Check that an answer makes nobody else's answer stale who is still asked the same."""
    if after.number > before.number and after.history[-1].reveal >= 0:
        return  # all answers were opened, and whoever is asked is asked the next question
    mover = after.history[-1].seat if after.number > before.number else -1
    for seat in before.waiting:
        if seat == mover or seat not in after.waiting or before.moves(seat) != after.moves(seat):
            continue
        if before.prompt(seat) == after.prompt(seat) and before.asked(seat) != after.asked(seat):
            raise BrokenLaw("asked", f"seat {seat} is asked the same under another mark")


def check_position(table: Table) -> None:
    """Check that the position comes back from text as it was."""
    doc = table.position()
    again = from_position(json.loads(json.dumps(doc)))
    _same("positions come back", doc["state"], again.position()["state"])
    for seat in range(table.players):
        _same("positions keep what is legal", table.moves(seat), again.moves(seat))


def check_unknown_fields(table: Table) -> None:
    """Check that a position with a field that nobody knows is refused, in head, state and rows."""
    doc = table.position()
    inside = [doc, *(place for place, _, _ in places(doc["state"]) if isinstance(place, dict))]
    for spoilt in inside:
        spoilt["unheard-of"] = 1
        try:
            from_position(doc)
        except BadRecord:
            del spoilt["unheard-of"]
        else:
            raise BrokenLaw("damaged positions are refused", f"a field too many among {', '.join(spoilt)}")


def check_record(table: Table) -> None:
    """Check that the record of a table replays to the same end, and is written the same again."""
    text = table.record("2026.01.01")
    again = load(text)
    _same("records replay", table.position()["state"], again.position()["state"])
    _same("records are written the same again", text.splitlines(), again.record("2026.01.01").splitlines())


def _length(table: Table, seed: int) -> int:
    """Return how many moves a random game from here has."""
    other, dice = table.copy(), Luck(seed)
    while other.waiting:
        _play(other, dice)
    return other.number


def _play(table: Table, dice: Luck) -> None:
    """Make a random move; the game is seldom given up."""
    seat = table.waiting[dice.below(len(table.waiting))]
    legal = table.legal(seat)
    seldom = table.rules.grammar.seldom
    legal = [a for a in legal if a[0] not in seldom] or legal
    table.play_action(seat, legal[dice.below(len(legal))])


def _same(law: str, one: Any, other: Any) -> None:
    if one != other:
        raise BrokenLaw(law, difference(one, other))
