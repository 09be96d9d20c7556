"""What must be in the log after an evening, whatever happened to the server and the lines."""

import sqlite3
from collections.abc import Sequence

from samedi.games import game
from samedi.server.storage.sealing import load_sealing
from samedi.table.events import read_event
from samedi.table.table import Table
from tests.faults.player import Player
from tests.faults.servers import Server


def check_logs(server: Server, tables: Sequence[str], players: Sequence[Player]) -> int:
    """Check the logs of all tables, with two players each; return how many moves were acknowledged."""
    for number, table in enumerate(tables):
        _check_log(server, table, players[2 * number : 2 * number + 2])
    return sum(len(player.accepted) for player in players)


def _check_log(server: Server, table: str, players: Sequence[Player]) -> None:
    """Every acknowledged move is there once, where its answer said; the log is a whole game."""
    with sqlite3.connect(server.data / "samedi.db") as connection:
        rows = connection.execute(
            "SELECT seq, sender, key, payload FROM events WHERE game = ? ORDER BY seq", (table,)
        ).fetchall()
        sealed = connection.execute("SELECT secret FROM tables WHERE id = ?", (table,)).fetchone()[0]
    assert [row[0] for row in rows] == list(range(1, len(rows) + 1))
    stored = [(sender, key, seq) for seq, sender, key, _ in rows if key]
    assert len({each[:2] for each in stored}) == len(stored), "a key was done twice"
    for player in players:
        for key, seq in player.accepted.items():
            assert (player.person, key, seq) in stored, "an acknowledged move is lost"
        assert player.seqs == list(range(player.seqs[0], len(rows) + 1)), "a gap, or an event heard twice"
    secret = load_sealing(server.data / "seal.key").open(table, sealed)
    again = Table(game("chevalier_noir"), table, secret)
    for row in rows:
        again.apply(read_event(row[3]))
    assert again.view_for(-1).stage == "over"
