"""A program in another language, written from the documents alone, plays at a real server."""

import json
import subprocess
from pathlib import Path

from tests.faults.servers import Server
from tests.web.test_modules import NODE

CLIENT = Path(__file__).parent / "node_client" / "client.mjs"
LONGEST = 150  # lines


def test_a_client_from_the_documents_plays_a_whole_game_and_recomputes_its_dice(tmp_path: Path) -> None:
    server = Server(tmp_path / "data")
    server.start(program=("-m", "tests.server.in_time", "600000", "0", "1", "serve"))  # for a slow machine
    try:
        done = subprocess.run(
            [NODE, str(CLIENT), server.url, "dicke_daemonen", "two"],
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
    finally:
        server.stop()
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["why"] == "finished"
    assert told["moves"] > 0, "how many there are is up to the dice"
    assert told["rolls"] > 0
    assert told["wrong"] == 0
    assert told["isSealed"]


def test_it_is_as_short_as_the_documents_promise() -> None:
    assert len(CLIENT.read_text(encoding="utf-8").splitlines()) <= LONGEST
