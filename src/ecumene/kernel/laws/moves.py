"""Laws of moves: legal lists are canonical, text means one thing, and what is not legal has a rule against it."""

from __future__ import annotations

from ecumene.kernel.frame import Action, Frame, State, may_change, refuse, waiting
from ecumene.kernel.game import Game
from ecumene.kernel.laws.report import BrokenLaw
from ecumene.kernel.refusal import ALLOWED, OTHER_QUESTION, UNLISTED, rule_of

Cited = tuple[str, int, int, int]


def legal_moves(s: State, seat: int) -> list[Action]:
    """Return what a seat that is asked may do."""
    return s.stack[-1].legal(s, seat)


def check_moves(game: Game, s: State, players: int) -> int:
    """Check the list of every seat that is asked, and return how many legal moves there are."""
    seats = [*waiting(s), *may_change(s)]
    if len(set(seats)) != len(seats) or any(seat not in range(players) for seat in seats):
        raise BrokenLaw("waiting", f"seats {seats} cannot be waited for")
    twin = game.restore(game.dump(s))
    count = 0
    for seat in seats:
        legal = legal_moves(s, seat)
        if not legal:
            raise BrokenLaw("legal", f"seat {seat} is waited for but has no move")
        if len(set(legal)) != len(legal):
            raise BrokenLaw("legal", f"seat {seat} has a move twice: {_texts(game, legal)}")
        if legal_moves(s, seat) != legal:
            raise BrokenLaw("order", f"seat {seat} has its moves in another order when asked again")
        if [*waiting(twin), *may_change(twin)] != seats or legal_moves(twin, seat) != legal:
            raise BrokenLaw("order", f"seat {seat} has other moves after a restore of the position")
        check_texts(game, legal)
        check_touch(game, s, seat, legal)
        if type(s.stack[-1]).declines is Frame.declines:
            raise BrokenLaw(
                "decline", f"{type(s.stack[-1]).__name__} asks, and does not say which answer declines"
            )
        declined = s.stack[-1].declines(s, seat)
        if declined is not None and declined not in legal:
            raise BrokenLaw("decline", f"seat {seat} would decline by '{game.grammar.text(declined)}': not legal")
        if seat in waiting(s):
            check_thought(game, s, seat, legal)
        count += len(legal)
    return count


def check_thought(game: Game, s: State, seat: int, legal: list[Action]) -> None:
    """Check that what bots think of is legal and never nothing, and that whoever is asked aside can say no."""
    given = legal[:]
    worth = game.judge.ideas(s, seat, given)
    if not worth or len(set(worth)) != len(worth) or not set(worth) <= set(legal):
        raise BrokenLaw("ideas", f"seat {seat} would think of {_texts(game, worth) or 'nothing'}")
    if given != legal:
        raise BrokenLaw("ideas", f"the moves of seat {seat} are not the same after a thought")
    if game.judge.asks_aside(s) and s.stack[-1].declines(s, seat) is None:
        raise BrokenLaw("aside", f"seat {seat} is only asked whether to step in, and has no way to say no")


def check_texts(game: Game, moves: list[Action]) -> None:
    """Check that the text of each move leads back to it."""
    for a in moves:
        text = game.grammar.text(a)
        try:
            back = game.grammar.parse(text)
        except ValueError as error:
            raise BrokenLaw("text", f"{a} is written '{text}', which cannot be read: {error}") from error
        if back != a:
            raise BrokenLaw("text", f"{a} is written '{text}', which means {back}")


def check_touch(game: Game, s: State, seat: int, moves: list[Action]) -> None:
    """Check that each move names what it touches, and that each part of its price has a source."""
    for a in moves:
        refs = game.teller.refs(s, seat, a)
        if len(set(refs)) != len(refs) or any(not ref or " " in ref for ref in refs):
            raise BrokenLaw("refs", f"'{game.grammar.text(a)}' touches {refs}")
        for kind, price in game.teller.price(s, seat, a).items():
            if any(source not in range(-1, len(game.things)) for source, _ in price.rows):
                raise BrokenLaw("price", f"'{game.grammar.text(a)}' costs {kind} {price.rows}")


def check_refusals(game: Game, s: State, seat: int) -> list[Cited]:
    """Check that every other action is refused with a known rule; return what was cited."""
    allowed = set(legal_moves(s, seat))
    possible = game.writable_actions(s)
    frame = s.stack[-1]
    if frame.VERBS and any(not frame.takes(a[0]) for a in allowed):
        raise BrokenLaw("verbs", f"{type(frame).__name__} offers a verb that is not among its VERBS")
    strangers = allowed.difference(possible)
    if strangers:
        raise BrokenLaw("writable-actions", f"legal but not in it: {_texts(game, sorted(strangers))}")
    cited: list[Cited] = []
    for a in possible:
        if a in allowed:
            continue
        refusal = refuse(s, seat, a)
        if refusal.rule != OTHER_QUESTION and refusal.rule not in game.rulebook.rules:
            raise BrokenLaw("refusal", f"'{game.grammar.text(a)}' cites the unknown rule '{refusal.rule}'")
        if refusal.thing not in range(-1, len(game.things)):
            raise BrokenLaw("refusal", f"'{game.grammar.text(a)}' names the unknown thing {refusal.thing}")
        cited.append((refusal.rule, refusal.thing, refusal.need, refusal.have))
    return cited


def check_obstacles(game: Game, s: State, seat: int) -> int:
    """Check that a move is legal exactly if nothing stands in its way; return how many moves were compared.

    A frame that lists its moves plainly states no obstacle (UNLISTED): nothing is compared there.
    """
    frame, compared = s.stack[-1], 0
    if type(frame).obstacle is Frame.obstacle:
        return 0
    legal = set(legal_moves(s, seat))
    for a in game.writable_actions(s):
        if not frame.takes(a[0]):
            continue
        why = frame.obstacle(s, seat, a)
        if why != UNLISTED and (why == ALLOWED) != (a in legal):
            said = "is legal" if a in legal else "is not legal"
            stands = f"'{rule_of(why)}' stands" if why else "nothing stands"
            name = type(frame).__name__
            raise BrokenLaw("obstacle", f"{name}: '{game.grammar.text(a)}' {said}, yet {stands} in its way")
        compared += why != UNLISTED
    return compared


def _texts(game: Game, moves: list[Action]) -> str:
    return ", ".join(game.grammar.text(a) for a in moves)
