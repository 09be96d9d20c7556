"""Finished games out and in."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from samedi.cli.main import main
from samedi.server.tables.patches import merged, without_nulls
from samedi.table.dice import Dice, commitment
from tests.server.serving import CHEVALIER, DAEMONEN, Person, Running, turn_of, two_at


def finished(server: Running, game: str, options: dict[str, Any], moves: int) -> tuple[Person, str]:
    ada, bob, table = two_at(server, game, options)
    lines = [ada.sit_down(table), bob.sit_down(table)]
    for choice in range(moves):
        if lines[0].view["stage"] == "over":
            break
        turn_of(*lines).move(choice)
    if ada.get(f"/api/tables/{table}")["stage"] != "over":
        ada.command(table, "resign", seat=0)
    return ada, table


@pytest.mark.parametrize(("game", "options"), [("chevalier_noir", CHEVALIER), ("dicke_daemonen", DAEMONEN)])
def test_a_game_goes_out_is_verified_and_comes_in_again(
    server: Running, tmp_path: Path, game: str, options: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    ada, table = finished(server, game, options, 12)
    exported = ada.get(f"/api/tables/{table}/export")
    assert exported["signature"]
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(exported))
    assert main(["verify", str(file), "--lang", "en"]) == 0
    assert capsys.readouterr().out

    cem = Person(server.url, "Cem")
    imported = cem.post("/api/imports", exported, 201)
    assert imported["vouched"]
    assert cem.post("/api/imports", reordered(exported), 201) == imported
    kept = imported["id"]
    view = cem.get(f"/api/tables/{kept}")
    assert (view["id"], view["origin"], view["stage"], view["vouched"]) == (kept, table, "over", True)
    assert cem.get(f"/api/tables/{kept}/export") == exported
    assert [card["id"] for card in cem.get("/api/tables")] == [kept]


def test_a_replay_needs_nothing_but_the_file(server: Running) -> None:
    ada, table = finished(server, "chevalier_noir", CHEVALIER, 10)
    exported = ada.get(f"/api/tables/{table}/export")
    moment, replay = exported["replay"]["first"], exported["replay"]
    assert len(replay["patches"]) == len(exported["record"]["actions"])
    for length, patch in enumerate(replay["patches"], start=1):
        moment = merged(moment, patch)
        assert moment["length"] == length
        assert moment["action"] == exported["record"]["actions"][length - 1]
        shown = ada.get(f"/api/tables/{table}/positions/{length}")
        for name in ("position", "status", "told", "seat", "chance"):
            assert without_nulls(moment.get(name)) == without_nulls(shown.get(name)), name


def test_the_dice_can_be_recomputed_without_the_rules(server: Running) -> None:
    ada, table = finished(server, "chevalier_noir", CHEVALIER, 12)
    assert recomputed(ada, table) == ada.get(f"/api/tables/{table}/export")["replay"]["rolls"]


def recomputed(person: Person, table: str) -> Any:
    """All rolls of a finished game, each of which follows from what the table had promised."""
    sheet = person.get(f"/api/tables/{table}/dice")
    secret = bytes.fromhex(sheet["secret"])
    assert commitment(secret, sheet["table"]) == sheet["commitment"]
    dice = Dice(secret, sheet["table"], sheet["entropy"])
    assert sheet["rolls"]
    for roll in sheet["rolls"]:
        drawn = dice.below(sum(roll["weights"]), roll["roll"])
        before = sum(roll["weights"][: roll["index"]])
        assert before <= drawn < before + roll["weights"][roll["index"]]
    return sheet["rolls"]


def test_a_running_game_keeps_its_secrets(server: Running) -> None:
    ada, _, table = two_at(server)
    assert ada.get(f"/api/tables/{table}/export", 409)["message"]["code"] == "table-stage-playing"
    assert ada.get(f"/api/tables/{table}/dice", 409)


def reordered(value: Any) -> Any:
    """The same JSON with its names in another order, as some programs write it."""
    if isinstance(value, dict):
        return {name: reordered(value[name]) for name in sorted(value, reverse=True)}
    return [reordered(each) for each in value] if isinstance(value, list) else value


def test_a_file_of_ours_that_was_changed_is_refused(server: Running) -> None:
    ada, table = finished(server, "chevalier_noir", CHEVALIER, 8)
    exported = ada.get(f"/api/tables/{table}/export")
    for change in ({"times": [0] * len(exported["times"])}, {"seats": exported["seats"][::-1]}):
        answer = ada.post("/api/imports", {**exported, **change}, 400)
        assert answer["message"]["code"] == "server-import-altered"


@pytest.mark.parametrize("signature", [None, "00" * 32, f"{'00' * 8}.{'00' * 32}"])
def test_a_game_from_elsewhere_is_kept_and_never_vouched_for(server: Running, signature: str | None) -> None:
    ada, table = finished(server, "chevalier_noir", CHEVALIER, 8)
    ours = ada.get(f"/api/tables/{table}/export")
    elsewhere = {name: value for name, value in ours.items() if name != "signature"}
    if signature is not None:
        elsewhere["signature"] = signature
    imported = ada.post("/api/imports", elsewhere, 201)
    assert not imported["vouched"]
    assert ada.get(f"/api/tables/{imported['id']}")["vouched"] is False
    assert "signature" not in ada.get(f"/api/tables/{imported['id']}/export")
    true_one = ada.post("/api/imports", ours, 201)
    assert true_one["vouched"]
    assert true_one["id"] != imported["id"]
    assert "vouched" not in ada.get(f"/api/tables/{table}")


def test_a_file_that_no_game_leads_to_is_refused(server: Running) -> None:
    ada, table = finished(server, "chevalier_noir", CHEVALIER, 8)
    exported = ada.get(f"/api/tables/{table}/export")
    del exported["signature"]

    def refused(change: dict[str, Any]) -> str:
        answer: dict[str, Any] = ada.post("/api/imports", {**exported, **change}, 400)
        return str(answer["message"]["code"])

    assert refused({"dice": {**exported["dice"], "secret": "00" * 32}}) == "table-verify-commitment"
    assert refused({"times": []}) == "table-verify-times"
    assert refused({"ended": {**exported["ended"], "winners": [0, 1]}}) == "record-other-result"
    assert refused({"record": {**exported["record"], "rules": 99}}) == "record-other-rules"
    assert refused({"seats": [{"type": "open"}, *exported["seats"][1:]]}) == "server-import-open"
    for seats in ([], exported["seats"][:1], [*exported["seats"], {"type": "bot", "name": "random"}]):
        assert refused({"seats": seats}) == "record-wrong-seats"
    name = {**exported["seats"][0], "name": "x" * 100}
    assert refused({"seats": [name, *exported["seats"][1:]]}) == "table-export-not-json"
    actions = exported["record"]["actions"][::-1]
    assert refused({"record": {**exported["record"], "actions": actions}}) in (
        "record-illegal",
        "table-verify-outcome",
    )


def test_a_game_given_up_before_a_roll_ends_before_it(server: Running) -> None:
    ada, bob, table = two_at(server, confirm=True)
    lines = [ada.sit_down(table), bob.sit_down(table)]
    while not lines[0].view["play"]["confirming"]:
        turn_of(*lines).move()
        lines[0].catch_up(max(line.view["seq"] for line in lines))
    ada.command(table, "resign", seat=0)
    exported = ada.get(f"/api/tables/{table}/export")
    kept = ada.post("/api/imports", exported, 201)["id"]
    again = ada.get(f"/api/tables/{kept}/export")
    assert again["record"] == exported["record"]
    assert again["ended"] == exported["ended"]
