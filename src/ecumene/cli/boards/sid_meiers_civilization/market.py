"""The market and the culture track in words."""

from __future__ import annotations

from ecumene.cli.boards.board import Board
from ecumene.cli.boards.sid_meiers_civilization.civilization import DASH, told
from ecumene.cli.boards.sid_meiers_civilization.ground import amount, noun, symbols
from ecumene.cli.boards.sid_meiers_civilization.look import LETTERS, CivView
from ecumene.games.sid_meiers_civilization.card_data import (
    AGES,
    BUILDINGS,
    FAMILIES,
    FAMILY,
    ON_MARKET,
    PRICE,
    ROWS,
    SPACE_AGE,
    SPACE_CULTURE,
    SPACE_PERSON,
    SPACE_TRADE,
    SPACES,
    THINGS,
    UNITS,
)


def market(board: Board, look: CivView) -> list[str]:
    """Return wonders, buildings, units, resources, decks and great people that are left."""
    view, prices = look.view, look.totals["market"]["prices"]
    out = [board.say("smc-wonders", n=len(view["wonder_deck"]))]
    for slug in view["wonder_row"]:
        if slug != "-":
            out.append("  " + board.say("smc-priced", price=prices[slug], what=told(board, slug)))
    if view["obsolete"]:
        out.append(f"  {board.say('smc-obsolete')}: {board.names_of(view['obsolete'])}")
    out += buildings(board, look)
    piles = []
    for at, unit in enumerate(UNITS):
        paid = prices.get(THINGS.slug(unit), DASH)
        left = view["pile_sizes"][at] + len(view["dead"][at])
        piles.append(board.say("smc-pile", name=noun(board, THINGS.slug(unit)), price=str(paid), left=left))
    out.append(f"{board.say('smc-units')}: {board.say.clauses(*piles)}")
    tokens = [f"{noun(board, slug)} {view['market'].get(slug, 0)}" for slug in map(THINGS.slug, ON_MARKET)]
    out.append(f"{board.say('smc-tokens')}: {', '.join(tokens)}")
    decks = [
        f"{board.said.format(f'age-{slug}')} {view['deck_sizes'][at]}"
        for at, slug in enumerate(map(THINGS.slug, AGES))
    ]
    out.append(f"{board.say('smc-decks')}: {', '.join(decks)}")
    out.append(f"{board.say('smc-people-left')}: {len(view['people'])}")
    return out


def buildings(board: Board, look: CivView) -> list[str]:
    """Return the buildings that can be built with what they give, then those that are not open yet."""
    view, able = look.view, look.totals["market"]["able"]
    out, closed = [board.say("smc-buildings")], []
    for thing in BUILDINGS:
        row = ROWS[thing]
        left = str(view["supply"].get(THINGS.slug(FAMILY[thing]), 0)) if FAMILY[thing] in FAMILIES else DASH
        name, cost = board.name(THINGS.slug(thing)), PRICE[thing]
        if THINGS.slug(thing) in able:
            gives = symbols(board, row) or DASH
            out.append("  " + board.say("smc-building", name=name, price=cost, gives=gives, left=left))
        else:
            technology = board.name(row["technology"])
            closed.append(board.say("smc-closed", name=name, price=cost, left=left, technology=technology))
    return [*out, f"  {board.say('smc-not-yet')}: {board.say.clauses(*closed)}"] if closed else out


def track(board: Board, look: CivView) -> list[str]:
    """Return the culture track by prices: which spaces give what; and where everybody stands."""
    out = [board.say("smc-track")]
    first = 0
    while first < SPACES:
        last = first
        while last + 1 < SPACES and (SPACE_CULTURE[last + 1], SPACE_TRADE[last + 1]) == (
            SPACE_CULTURE[first],
            SPACE_TRADE[first],
        ):
            last += 1
        cost = ", ".join(
            amount(board, name, value)
            for name, value in (("culture", SPACE_CULTURE[first]), ("trade", SPACE_TRADE[first]))
            if value
        )
        events = [at for at in range(first, last + 1) if SPACE_AGE[at] >= 0]
        people = [at for at in range(first, last + 1) if SPACE_PERSON[at]]
        parts = []
        if events:
            parts.append(f"{noun(board, THINGS.slug(AGES[SPACE_AGE[events[0]]]))} {numbers(events)}")
        if people:
            parts.append(f"{noun(board, 'great-person')} {numbers(people)}")
        if last + 1 == SPACES:
            parts.append(f"{board.say('smc-victory')} {SPACES}")
        out.append(
            "  "
            + board.say("smc-spaces", first=first + 1, last=last + 1, price=cost, gives=board.say.clauses(*parts))
        )
        first = last + 1
    where = ", ".join(f"{LETTERS[seat]} {row['space']}" for seat, row in enumerate(look.players))
    out.append(f"  {board.say('smc-standing')}: {where}")
    return out


def numbers(spaces: list[int]) -> str:
    """Return spaces by number, counted from 1."""
    return ", ".join(str(at + 1) for at in spaces)
