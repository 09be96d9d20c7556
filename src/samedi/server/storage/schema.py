"""The tables of the database."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
)

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("stage", String(10), nullable=False),
    Column("host", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("length", Integer, nullable=False),
    Column("asked", String(40), nullable=False),
    Column("due_at", BigInteger),
    Column("seats", LargeBinary, nullable=False),
    Column("winners", LargeBinary),
    Column("is_lesson", Boolean, nullable=False, server_default=false()),
    Index("tables_due", "due_at"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("game", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("sender", String(40), nullable=False),
    Column("key", String(40)),
    Column("payload", LargeBinary, nullable=False),
    UniqueConstraint("game", "sender", "key", name="events_key"),
    sqlite_with_rowid=False,
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("game", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("payload", LargeBinary, nullable=False),
)

LIVES = Table(
    "lives",
    METADATA,
    Column("started", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("person", String(40), nullable=False),
    Column("address", String(1000), nullable=False),
    Column("public", LargeBinary, nullable=False),
    Column("auth", LargeBinary, nullable=False),
    Column("language", String(10), nullable=False),
    Column("kept_at", BigInteger, nullable=False),
    Column("called_at", BigInteger, nullable=False),
    Index("devices_person", "person"),
)

CODES = Table(
    "codes",
    METADATA,
    Column("game", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("tag", LargeBinary, nullable=False, unique=True),
    Column("until", BigInteger, nullable=False),
)

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("game", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("payload", LargeBinary, nullable=False),
)

CLAIMS = Table(
    "claims",
    METADATA,
    Column("game", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("holder", BigInteger, nullable=False),
)

DAILIES = Table(
    "dailies",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("table", String(40), nullable=False, unique=True),
    Column("name", String(24), nullable=False),
    Column("begun_at", BigInteger, nullable=False),
    Column("score", Integer),
    Column("ended_at", BigInteger),
)

PLAYED = Table(
    "played",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("table", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("outcome", LargeBinary, nullable=False),
    Column("sums", LargeBinary),
    Index("played_table", "table"),
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("person", String(40), primary_key=True),
    Column("game", String(40), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("role", String(10), nullable=False),
    Index("members_game", "game"),
)

STUDIES = Table(
    "studies",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("read", String(40), nullable=False, unique=True),
    Column("person", String(40), nullable=False),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("name", String(60), nullable=False),
    Column("comment", String(1000), nullable=False),
    Column("start", LargeBinary, nullable=False),
    Index("studies_person", "person"),
)

STUDY_NODES = Table(
    "study_nodes",
    METADATA,
    Column("study", String(40), ForeignKey("studies.id", ondelete="CASCADE"), primary_key=True),
    Column("id", String(16), primary_key=True),
    Column("parent", String(16), nullable=False),
    Column("action", String(200), nullable=False),
    Column("name", String(60), nullable=False),
    Column("comment", String(1000), nullable=False),
    Column("number", Integer, nullable=False),
)
