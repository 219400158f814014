"""A table as docs/wire.md describes it, for one reader."""

from __future__ import annotations

from ecumene.server.expiry import expiry, facts_of
from ecumene.server.settings import Settings
from ecumene.server.table_rows import Doc, TableRow


def table_doc(row: TableRow, person: str | None, settings: Settings, watchers: int = 0) -> Doc:
    """Return what a reader is told about a table."""
    end = expiry(facts_of(row), settings)
    sat = person is not None and any(each.person == person for each in row.seats)
    return {
        "id": row.id,
        "game": row.game,
        "options": row.options,
        "players": row.players,
        "name": row.name,
        "visibility": row.visibility,
        "mode": row.mode,
        "state": row.state,
        "seats": [
            {
                "seat": each.seat,
                "kind": each.kind,
                "name": each.name,
                "bot": each.bot,
                "you": person is not None and each.person == person,
                "held": person is not None and each.held == person,
                "resigned": each.resigned,
            }
            for each in row.seats
        ],
        "watchers": watchers,
        "created": row.created,
        "changed": row.changed,
        "version": row.version,
        "number": row.number,
        "waiting": row.waiting,
        "result": row.result,
        "invite": row.invite if sat or (person is not None and person == row.owner) else None,
        "owner": person is not None and person == row.owner,
        "hints": row.alone(person),
        "lang": row.lang,
        "rematch": row.rematch,
        "commitment": row.commitment,
        "seed": row.published_seed(),
        "patience": row.patience,
        "since": row.since,
        "votes": row.standing_votes(),
        "notices": row.notices,
        "expires": end[0] if end else None,
        "expires_why": end[1] if end else None,
    }
