"""The map in words: as rows of letters, and square by square."""

from __future__ import annotations

from ecumene.cli.boards.board import Board
from ecumene.cli.boards.sid_meiers_civilization.look import LETTERS, SYMBOLS, CivView, name_of
from ecumene.games.sid_meiers_civilization.card_data import IS_PERSON, IS_WONDER, KIND, ROWS, TERRAINS, THINGS
from ecumene.games.sid_meiers_civilization.map.squares import LETTERS as COLUMNS
from ecumene.games.sid_meiers_civilization.map.tiles import WIDTH

FACE_DOWN, NO_TILE = "??", "  "
COMMON = ("resource", "terrain", "unit", "building", "great_person", "piece", "token", "age", "good")
BUILDING, WONDER, PERSON, CAPITAL, CITY = "=", "*", "&", "#", "+"


def cell(board: Board, look: CivView, square: int) -> str:
    """Return a square in two signs: its terrain or city, then what stands or lies there."""
    if not look.revealed(square):
        return FACE_DOWN
    seat, at = look.city(square)
    if seat >= 0:
        return LETTERS[seat] + (CITY if at else CAPITAL)
    return board.say(f"smc-letter-{look.terrain(square)}") + _sign(board, look, square)


def _sign(board: Board, look: CivView, square: int) -> str:
    here = look.figures(square)
    if here:
        who, armies, _ = here[0]
        return LETTERS[who] if armies else LETTERS[who].lower()
    slug = name_of(square)
    for token in ("huts", "villages"):
        if slug in look.view[token]:
            return board.say(f"smc-letter-{token}")
    mark = look.marker(square)
    if mark:
        thing = THINGS.number(mark)
        return WONDER if IS_WONDER[thing] else PERSON if IS_PERSON[thing] else BUILDING
    return "." if look.resource(square) else " "


def drawing(board: Board, look: CivView) -> list[str]:
    """Return the map as rows of two signs a square, with its legend."""
    terrain = ", ".join(
        f"{board.say(f'smc-letter-{slug}')} {noun(board, slug)}" for slug in map(THINGS.slug, TERRAINS)
    )
    columns, rows = look.columns, look.rows
    out = [board.say("smc-map"), f"  {terrain}", f"  {board.say('smc-map-signs')}"]
    out.append("     " + " ".join(f"{letter} " for letter in COLUMNS[:columns]).rstrip())
    laid = set(look.squares())
    for row in range(rows):
        squares = [row * WIDTH + column for column in range(columns)]
        cells = [cell(board, look, square) if square in laid else NO_TILE for square in squares]
        out.append(f"  {row + 1:>2} {' '.join(cells)}".rstrip())
    return out


def listing(board: Board, look: CivView) -> list[str]:
    """Return every square on which there is more than plain terrain, in words; then what plain terrain gives."""
    plain = "; ".join(
        clause(noun(board, slug), symbols(board, ROWS[THINGS.number(slug)]) or board.say("smc-nothing"))
        for slug in map(THINGS.slug, TERRAINS)
    )
    out = [board.say("smc-squares"), f"  {board.say('smc-plain')}: {semicolons(board, plain)}"]
    for square in look.squares():
        if look.revealed(square) and special(look, square):
            out.append(f"  {name_of(square)}: {described(board, look, square)}")
    down = [name_of(corner) for slot, corner in enumerate(look.corners) if look.view["tiles"][slot] == "-"]
    if down:
        out.append(f"  {board.say('smc-face-down')}: {', '.join(down)}")
    return out


def special(look: CivView, square: int) -> bool:
    """Tell whether there is more on a square than its terrain."""
    slug = name_of(square)
    if slug in (*look.view["huts"], *look.view["villages"], *look.view["locked"]) or look.figures(square):
        return True
    if look.city(square)[0] >= 0 or look.marker(square) or look.resource(square):
        return True
    return {"culture", "coin"} & set(look.gives(square)) != set() or look.recommended(square)


def described(board: Board, look: CivView, square: int) -> str:
    """Return a square in words: terrain, what stands there, what it gives, figures."""
    slug = name_of(square)
    if not look.revealed(square):
        return board.say("smc-face-down-tile")
    parts = [noun(board, look.terrain(square))]
    seat, at = look.city(square)
    if seat >= 0:
        thing = noun(board, "city" if at else "capital")
        parts = [board.say("smc-of", thing=thing, name=look.names[seat])]
        if look.players[seat]["cities"][at]["walls"]:
            parts.append(noun(board, "city-walls"))
    mark = look.marker(square)
    if mark:
        parts.append(board.name(mark))
    if look.resource(square):
        parts.append(noun(board, look.resource(square)))
    gives = symbols(board, look.gives(square))
    if gives:
        parts.append(gives)
    for token, key in (("hut", "huts"), ("village", "villages")):
        if slug in look.view[key]:
            parts.append(noun(board, token))
    if slug in look.view["locked"]:
        parts.append(board.say("smc-locked"))
    owner = look.owner(square)
    if owner >= 0 and seat < 0:
        parts.append(board.say("smc-outskirts", name=look.names[owner]))
    for who, armies, scouts in look.figures(square):
        parts.append(f"{look.names[who]}: {board.say('smc-troop', armies=armies, scouts=scouts)}")
    if look.recommended(square):
        parts.append(board.say("smc-recommended"))
    return ", ".join(parts)


def symbols(board: Board, amounts: dict[str, int]) -> str:
    """Return symbols in words: 2 production, 1 trade."""
    parts = [amount(board, name, amounts[name]) for name in SYMBOLS if amounts.get(name)]
    parts += [board.say("smc-combat", n=amounts["combat"])] if amounts.get("combat") else []
    return ", ".join(parts)


def amount(board: Board, name: str, count: int) -> str:
    """Return so much of a symbol."""
    return board.say("smc-coins", n=count) if name == "coin" else board.said.format(f"price-{name}", amount=count)


def noun(board: Board, slug: str) -> str:
    """Return the name of a thing inside a line: common nouns are written small."""
    name = board.name(slug)
    return name.lower() if KIND[THINGS.number(slug)] in COMMON else name


def clause(title: str, text: str) -> str:
    """Return a short titled clause."""
    return f"{title} {text}"


def semicolons(board: Board, text: str) -> str:
    """Return clauses as the language parts them: a Greek semicolon would ask a question."""
    return board.say.clauses(*text.split("; "))
