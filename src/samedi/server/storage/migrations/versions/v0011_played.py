"""What finished games were to those who sat there; of games from before, what lists tell of them."""

import json
from collections.abc import Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

SOME = 500  # rows at a time
OVER = """
    select tables.id, tables.game, tables.at, tables.length, tables.seats, tables.winners, events.payload
    from tables join events on events.game = tables.id and events.seq = 1
    where tables.stage = 'over' and not tables.is_lesson
"""


def upgrade() -> None:
    """Make the table, and fill it."""
    made = op.create_table(
        "played",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("table", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("outcome", sa.LargeBinary, nullable=False),
        sa.Column("sums", sa.LargeBinary),
    )
    op.create_index("played_table", "played", ["table"])
    connection = op.get_bind()
    found = connection.execute(sa.text(OVER)).mappings().all()
    rows = [row for table in found for row in rows_of(table)]
    for first in range(0, len(rows), SOME):
        connection.execute(sa.insert(made), rows[first : first + SOME])


def rows_of(table: Any) -> Iterator[dict[str, Any]]:
    """What a table was to each person in a seat; a game that came as a file was nobody's here."""
    created = json.loads(bytes(table["payload"]))["what"]
    if created.get("vouched") is not None:
        return
    seats = json.loads(bytes(table["seats"]))
    lines = [{key: seat[key] for key in ("type", "name", "person") if key in seat} for seat in seats]
    people = dict.fromkeys(seat["person"] for seat in seats if seat.get("person"))
    for person in people:
        mine = [number for number, seat in enumerate(seats) if seat.get("person") == person]
        outcome = {
            "seats": lines,
            "mine": mine,
            "winners": json.loads(bytes(table["winners"] or b"[]")),
            "length": table["length"],
            "is_begun": created.get("begun") is not None,
        }
        yield {
            "person": person,
            "table": table["id"],
            "game": table["game"],
            "at": table["at"],
            "seat": mine[0] if len(mine) == 1 else None,
            "outcome": json.dumps(outcome).encode(),
            "sums": None,
        }


def downgrade() -> None:
    """Remove it."""
    op.drop_table("played")
