"""What the first version stored still opens, is played on, and verifies."""

import json
import lzma
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from samedi.cli.main import main
from samedi.cli.saves import Session
from tests.server.serving import OPEN, Person, Running, running, turn_of

HERE = Path(__file__).parent
FACTS: dict[str, Any] = json.loads((HERE / "facts.json").read_text(encoding="utf-8"))
RUNNING = ("running_chevalier", "running_daemonen", "running_baron", "against_bot")
GAMES = ("chevalier_noir", "dicke_daemonen", "baron_voodoo")


@pytest.fixture(scope="module")
def old_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with zipfile.ZipFile(HERE / "house.zip") as kept:
        kept.extractall(folder / "data")
    with running(folder) as server:
        yield server


class Regular(Person):
    """Somebody who was here before, with the cookie of that time."""

    def __init__(self, url: str, who: str) -> None:
        self.url, self.name = url, who.partition("@")[0]
        kept = FACTS["people"][who]
        self.http = httpx.Client(base_url=url, headers={"origin": url}, timeout=60)
        OPEN.append(self.http)
        cookie = {"cookie": f"samedi={kept['cookie']}", "content-type": "application/json"}
        self.id = self.http.post("/api/me", content="{}", headers=cookie).json()["person"]
        assert self.id == kept["person"]


def table_of(name: str) -> dict[str, Any]:
    found: dict[str, Any] = FACTS["tables"][name]
    return found


def people_of(server: Running, name: str) -> list[Regular]:
    return [Regular(server.url, who) for who in table_of(name)["people"]]


@pytest.mark.parametrize("name", FACTS["tables"])
def test_everybody_finds_their_old_tables(old_house: Running, name: str) -> None:
    table = table_of(name)["id"]
    for person in people_of(old_house, name):
        assert person.get(f"/api/tables/{table}")["id"] == table
        assert person.get(f"/api/tables/{table}/events?since=0")["events"][0]["seq"] == 1


@pytest.mark.parametrize("name", RUNNING[:3])
def test_a_running_game_looks_as_it_did(old_house: Running, name: str) -> None:
    for seat, person in enumerate(people_of(old_house, name)):
        view, before = person.get(f"/api/tables/{table_of(name)['id']}"), table_of(name)["view"][str(seat)]
        assert view["seq"] >= before["seq"]
        if view["seq"] == before["seq"]:
            assert view["play"]["position"] == before["position"]
            assert view["play"].get("legal") == before["legal"]


@pytest.mark.parametrize("name", RUNNING)
def test_a_running_game_is_played_on(old_house: Running, name: str) -> None:
    table = table_of(name)["id"]
    lines = [person.sit_down(table) for person in people_of(old_house, name)]
    for _ in range(4):
        for line in lines:
            line.wait_for(lambda view: view["play"]["asked"] in {each.view["seat"] for each in lines})
        line = turn_of(*lines)
        if line.view["play"]["confirming"]:
            answer = line.do("confirm", seat=line.view["seat"], seen=line.view["seq"])
            assert answer["type"] == "accepted", answer
            line.catch_up(answer["seq"])
        else:
            line.move()


def test_a_lobby_of_former_times_starts(old_house: Running) -> None:
    table = table_of("lobby")["id"]
    ada, bob, _ = people_of(old_house, "lobby")
    view = ada.get(f"/api/tables/{table}")
    assert view["stage"] == "lobby"
    if not view["seats"][1]["is_ready"]:
        bob.command(table, "ready", seat=1)
    ada.command(table, "start")
    assert ada.get(f"/api/tables/{table}")["stage"] == "playing"


def test_links_that_were_sent_out_still_lead_in(old_house: Running) -> None:
    invites = table_of("lobby")["invites"]
    for role, code in invites.items():
        newcomer = Person(old_house.url, f"New {role}")
        assert newcomer.join(code) == {"id": table_of("lobby")["id"], "role": role}


def test_a_rematch_that_was_agreed_on_is_there(old_house: Running) -> None:
    table = table_of("finished_chevalier_noir")
    for person in people_of(old_house, "finished_chevalier_noir"):
        assert person.get(f"/api/tables/{table['id']}")["successor"] == table["successor"]
        assert person.get(f"/api/tables/{table['successor']}")["stage"] == "lobby"


@pytest.fixture(params=GAMES)
def exported(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / f"{request.param}.json"
    path.write_bytes(lzma.decompress((HERE / f"{request.param}.export.json.xz").read_bytes()))
    return path


def test_an_exported_game_verifies(exported: Path) -> None:
    assert main(["verify", str(exported)]) == 0


def test_an_exported_game_with_another_die_does_not(exported: Path) -> None:
    game = json.loads(exported.read_bytes())
    game["dice"]["entropy"].reverse()
    exported.write_text(json.dumps(game), encoding="utf-8")
    assert main(["verify", str(exported)]) != 0


def test_an_exported_game_is_taken_in_and_vouched_for(old_house: Running, exported: Path) -> None:
    person = Person(old_house.url)
    headers = {"content-type": "application/json"}
    answer = person.http.post("/api/imports", content=exported.read_bytes(), headers=headers)
    assert (answer.status_code, answer.json()["vouched"]) == (201, True), answer.text
    assert person.get(f"/api/tables/{answer.json()['id']}")["stage"] == "over"


def test_an_exported_game_is_given_what_the_page_shows_of_it(old_house: Running, exported: Path) -> None:
    game, headers = json.loads(exported.read_bytes()), {"content-type": "application/json"}
    assert "constants" not in game["replay"]
    assert "facts" not in game["replay"]["first"]
    person = Person(old_house.url)
    answer = person.http.post("/api/replays", content=exported.read_bytes(), headers=headers)
    assert answer.status_code == 200, answer.text
    replay = answer.json()
    assert replay["constants"]
    assert replay["first"]["facts"]
    assert len(replay["patches"]) == len(game["record"]["actions"])
    assert replay["rolls"] == game["replay"]["rolls"]


def test_a_finished_game_is_exported_as_it_was(old_house: Running, exported: Path) -> None:
    name = f"finished_{exported.stem}"
    now = people_of(old_house, name)[0].get(f"/api/tables/{table_of(name)['id']}/export")
    before = json.loads(exported.read_bytes())
    assert now["record"] == before["record"]
    assert now["dice"]["secret"] == before["dice"]["secret"]


def test_a_game_kept_by_the_terminal_goes_on() -> None:
    session = Session.load(HERE / "unfinished.json")
    assert session.position.legal
