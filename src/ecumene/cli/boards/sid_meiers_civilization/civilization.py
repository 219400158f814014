"""A civilization in words: dials, ways to win, cities with their sums, figures, pyramid, units, tokens."""

from __future__ import annotations

from collections import Counter

from ecumene.cli.boards.board import Board
from ecumene.cli.boards.sid_meiers_civilization.ground import amount, noun
from ecumene.cli.boards.sid_meiers_civilization.look import LETTERS, NOBODY, CivView
from ecumene.cli.wrap import TIE
from ecumene.games.sid_meiers_civilization.card_data import THINGS, UNITS
from ecumene.games.sid_meiers_civilization.printed import MOST_TRADE
from ecumene.kernel.game import Doc

ROMAN = ("I", "II", "III", "IV", "V")
WATER = ("closed", "crossed", "open")
DASH = "–"


def civilization(board: Board, look: CivView, seat: int, with_pyramid: bool = True) -> list[str]:
    """Return a seat's civilization; without the pyramid where that is shown as cards."""
    row = look.players[seat]
    marks = [board.name(row["civilization"])] if row["civilization"] != "-" else []
    marks += [board.name(row["government"])] if row["government"] != "-" else []
    marks += [board.say("smc-you")] if seat == look.view["seat"] else []
    marks += [board.say("smc-first")] if seat == look.view["first"] else []
    head = f"{LETTERS[seat]} {look.names[seat]}" + (f" ({', '.join(marks)})" if marks else "")
    if row["civilization"] == "-":
        return [head]
    out = [dials(board, row), limits(board, look, seat), *ways(board, look, seat)]
    out += [city_line(board, look, seat, at) for at in range(len(row["cities"]))]
    out.append(figures(board, look, seat))
    out += [
        *(pyramid(board, look, seat) if with_pyramid else []),
        *tokens(board, row),
        *force_lines(board, look, seat),
    ]
    out += cards(board, look, seat)
    return [head, *(f"  {line}" for line in out)]


def dials(board: Board, row: Doc) -> str:
    """Return trade, culture, coins and the place on the culture track."""
    return board.say(
        "smc-dials",
        trade=row["trade"],
        most=MOST_TRADE,
        culture=row["culture"],
        coins=row["coins"],
        space=row["space"],
    )


def limits(board: Board, look: CivView, seat: int) -> str:
    """Return speed, stacking, hand limit, cities and water."""
    row = look.players[seat]
    return board.say(
        "smc-limits",
        speed=row["speed"],
        stacking=row["stacking"],
        hand=row["hand_limit"],
        cities=len(row["cities"]),
        limit=row["city_limit"],
        water=board.say(f"smc-water-{WATER[row['water']]}"),
    )


def ways(board: Board, look: CivView, seat: int) -> list[str]:
    """Return how far a seat is on each of the four ways to win."""
    row = look.players[seat]
    if not row["cities"]:
        return []
    own, goals = look.seat(seat), look.totals["goals"]
    return [
        board.say(
            "smc-ways",
            space=row["space"],
            spaces=goals["spaces"],
            cards=own["cards"],
            pyramid=goals["cards"],
            coins=row["coins"],
            goal=goals["coins"],
            force=own["force"],
            bonus=own["bonus"],
        )
    ]


def city_line(board: Board, look: CivView, seat: int, at: int) -> str:
    """Return a city: production, trade and culture by their sources, what it harvests, its action, its defence."""
    row = look.players[seat]
    city = row["cities"][at]
    parts = [
        summed(board, name, row[f"{name}_rows"][at], city["boost"] if name == "production" else 0)
        for name in ("production", "trade", "culture")
    ]
    own = look.seat(seat)["cities"][at]
    if own["harvest"]:
        parts.append(board.say("smc-harvest", what=", ".join(noun(board, slug) for slug in own["harvest"])))
    parts.append(board.say("smc-defence", force=own["force"], bonus=own["bonus"]))
    parts.append(board.say("smc-actions", n=city["actions"]))
    name = board.name("city" if at else "capital")
    walls = f", {noun(board, 'city-walls')}" if city["walls"] else ""
    return board.say.clauses(f"{name} {city['at']}{walls}: {parts[0]}", *parts[1:])


def summed(board: Board, name: str, rows: list[list[object]], boost: int) -> str:
    """Return a sum with each part named by its source: 5 production = 4 forest + 1 mountain."""
    parts = [(int(str(count)), noun(board, str(slug))) for slug, count in rows]
    parts += [(boost, board.say("smc-boost"))] if boost else []
    total = amount(board, name, sum(count for count, _ in parts))
    return f"{total} = {' + '.join(f'{count} {what}' for count, what in parts)}" if parts else total


def figures(board: Board, look: CivView, seat: int) -> str:
    """Return where the figures stand, to which city scouts send, and how many are in reserve."""
    row = look.players[seat]
    armies = [f"{at} ×{n}" if n > 1 else at for at, n in Counter(map(str, row["armies"])).items()]
    scouts = [
        board.say("smc-scout", at=one["at"], city=one["city"]) if one["city"] != "-" else one["at"]
        for one in row["scouts"]
    ]
    return board.say(
        "smc-on-map",
        armies=", ".join(armies) or DASH,
        scouts=", ".join(scouts) or DASH,
        more=look.seat(seat)["armies"],
        left=look.seat(seat)["scouts"],
    )


def pyramid(board: Board, look: CivView, seat: int) -> list[str]:
    """Return the pyramid row by row, with coin tokens, what is used in this round, and free places."""
    row = look.players[seat]
    out = []
    free, holders = [0, *look.free_places(seat)], look.totals["holders"]
    for at, cards in enumerate(look.pyramid(seat)):
        names = []
        for slug in cards:
            notes = [amount(board, "coin", row["coin_tokens"].get(slug, 0))] if slug in holders else []
            notes += [board.say("smc-used")] if slug in row["used"] else []
            names.append(board.name(slug) + (f" ({', '.join(notes)})" if notes else ""))
        more = [board.say("smc-free", n=free[at])] if free[at] else []
        if names or more:
            out.append(board.say("smc-level", level=ROMAN[at], cards=", ".join([*names, *more])))
    return out


def tokens(board: Board, row: Doc) -> list[str]:
    """Return coin tokens that lie on no technology, and governments that can be adopted freely."""
    out = [f"{board.said.stat(key)}: {row[key]}" for key in ("gifts", "canal") if row[key]]
    if row["fresh"]:
        out.append(f"{board.say('smc-fresh')}: {board.names_of(row['fresh'])}")
    return out


def force_lines(board: Board, look: CivView, seat: int) -> list[str]:
    """Return ranks and the standing force: one's own by strength, that of others by type."""
    row = look.players[seat]
    ranks = []
    for at, unit in enumerate(UNITS):
        if row["ranks"][at]:
            name = board.said.format(f"unit-name-{look.rank_name(unit, row['ranks'][at])}").lower()
            ranks.append(f"{noun(board, THINGS.slug(unit))} {row['ranks'][at]} ({name})")
    out = [f"{board.say('smc-ranks')}: {', '.join(ranks)}"]
    if seat == look.view["seat"]:
        cards = Counter(
            f"{board.said.format(f'unit-name-{look.unit_name(seat, slug)}')} {power}"
            for slug, power in look.units(seat)
        )
    else:
        cards = Counter(board.name(str(slug)) for slug in row["units"])
    held = ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in cards.items()) or DASH
    out.append(f"{board.say('smc-force', n=len(row['units']))}: {held}")
    return out


def cards(board: Board, look: CivView, seat: int) -> list[str]:
    """Return culture cards, resources, tokens of huts and villages, and great people in reserve."""
    row = look.players[seat]
    own = seat == look.view["seat"]
    out = [f"{board.say('smc-hand', n=len(row['hand']), limit=row['hand_limit'])}: {board.names_of(row['hand'])}"]
    if own:
        out += [f"  {told(board, slug)}" for slug in sorted(set(row["hand"]))]
    held = [f"{n} {noun(board, slug)}" for slug, n in row["resources"].items() if n]
    out.append(f"{board.say('smc-resources')}: {', '.join(held) or DASH}")
    for key in ("huts", "villages"):
        tokens = row[key]
        if isinstance(tokens, list) and tokens:
            out.append(f"{board.say(f'smc-token-{key}')}: {board.names_of(tokens)}")
        elif isinstance(tokens, int) and tokens:
            out.append(f"{board.say(f'smc-token-{key}')}: {tokens}")
    marks = [f"{board.name(one['thing'])} {one['at']}" for one in row["marks"]]
    if marks:
        out.append(f"{board.say('smc-marks')}: {', '.join(marks)}")
    if row["people"]:
        out.append(f"{board.say('smc-people')}: {board.names_of(row['people'])}")
    return out


def told(board: Board, slug: str) -> str:
    """Return a card with what it says."""
    text = board.said.thing(THINGS.number(slug), "text") if board.said.has(slug, "text") else ""
    return f"{board.name(slug)}: {text}" if text else board.name(slug)


def group_line(board: Board, look: CivView) -> str:
    """Return the group that moves, and every square in its reach with cost and consequence."""
    view, group = look.view, look.moving()
    if group is None:
        return ""
    out = []
    for at, cost, how, cards, more in zip(
        view["reach_at"],
        view["reach_cost"],
        view["reach_how"],
        view["reach_force"],
        view["reach_bonus"],
        strict=True,
    ):
        note = ""
        if how == 1:
            note = board.say("smc-meets", force=cards, bonus=more) if cards else board.say("smc-enters")
        elif how == 2:
            note = board.say("smc-passes")
        out.append(f"{at}{TIE}{cost}" + (f" ({note})" if note else ""))
    return board.say(
        "smc-group",
        at=group["at"],
        troop=board.say("smc-troop", armies=group["armies"], scouts=group["scouts"]),
        left=group["left"],
        reach=", ".join(out) or DASH,
    )


def battle_lines(board: Board, look: CivView) -> list[str]:
    """Return a battle: sides, bonuses by source, fronts with wounds, hands, sums, whose turn it is."""
    row = look.battle()
    if row is None:
        return []
    sides = [row["attacker"], NOBODY if row["village"] else row["defender"]]
    names = [
        look.names[row["attacker"]],
        board.say("smc-barbarians") if row["village"] else look.names[row["defender"]],
    ]
    out = [board.say("smc-battle", at=row["square"], attacker=names[0], defender=names[1])]
    for at in (0, 1):
        rows = look.view["battle_rows"][at]
        total = sum(int(count) for _, count in rows)
        parts = " + ".join(f"{count} {noun(board, slug)}" for slug, count in rows)
        bonus_text = f"{total} = {parts}" if rows else str(total)
        hand = row["mine"] if at == 0 else row["theirs"]
        out.append(
            "  "
            + board.say("smc-side", name=names[at], bonus=bonus_text, hand=hand_text(board, look, sides[at], hand))
        )
    out += [f"  {line}" for line in front_lines(board, look)]
    sums = look.view["battle_sums"]
    out.append("  " + board.say("smc-sums", one=names[0], mine=sums[0], other=names[1], theirs=sums[1]))
    out.append("  " + board.say("smc-to-play", name=names[row["side"]]))
    return out


def front_lines(board: Board, look: CivView) -> list[str]:
    """Return the fronts of a battle: the unit and the wounds of each side."""
    row = look.battle()
    if row is None:
        return []
    sides = [row["attacker"], NOBODY if row["village"] else row["defender"]]
    out = []
    for front in range(len(row["front"])):
        units = [
            unit_text(board, look, sides[side], row[key][front], row[wounds][front])
            for side, (key, wounds) in enumerate((("front", "hurt"), ("facing", "harmed")))
        ]
        out.append(board.say("smc-front", n=front + 1, one=units[0], other=units[1]))
    return out


def unit_text(board: Board, look: CivView, seat: int, card: object, wounds: int) -> str:
    """Return a unit on a front with its strength and wounds."""
    if not isinstance(card, str) or card in ("-", "?"):
        return DASH
    text = strong(board, look, seat, card)
    return f"{text}, {board.say('smc-wounds', n=wounds)}" if wounds else text


def strong(board: Board, look: CivView, seat: int, card: str) -> str:
    """Return a unit card with its strength at the rank of its seat."""
    name = board.said.format(f"unit-name-{look.unit_name(seat, card)}")
    return f"{name} {look.strength(seat, card)}"


def hand_text(board: Board, look: CivView, seat: int, hand: object) -> str:
    """Return a battle hand: known cards by strength, others by their number."""
    if not isinstance(hand, list):
        return str(hand)
    known = [strong(board, look, seat, card) for card in hand if isinstance(card, str) and card in THINGS.numbers]
    return ", ".join(known) if len(known) == len(hand) and hand else str(len(hand))


def deal_sides(board: Board, look: CivView) -> tuple[Doc, list[str]] | None:
    """Return the offer under way, with what is given and what is wanted in words."""
    row = next((one for one in look.view["stack"] if one["frame"] == "Deal"), None)
    if row is None:
        return None
    sides = []
    for things, counts in ((row["gives"], row["given"]), (row["wants"], row["wanted"])):
        parts = [
            f"{n} × {board.name(slug) if isinstance(slug, str) and slug in THINGS.numbers else '?'}"
            for slug, n in zip(things, counts, strict=True)
        ]
        sides.append(", ".join(parts) or DASH)
    return row, sides


def deal_lines(board: Board, look: CivView) -> list[str]:
    """Return the offer under way: who makes it to whom, what is given and what is wanted."""
    found = deal_sides(board, look)
    if found is None:
        return []
    row, (gives, wants) = found
    one, other = look.names[row["seat"]], look.names[row["partner"]]
    return [board.say("smc-deal", one=one, other=other, gives=gives, wants=wants)]


def offer_line(board: Board, look: CivView, seat: int) -> str:
    """Return what a seat has put into its own offer so far."""
    found = deal_sides(board, look)
    if found is None or found[0]["seat"] != seat:
        return ""
    return board.say("smc-offer", gives=found[1][0], wants=found[1][1])
