"""Game records: text and JSON, replay, and everything that can be wrong with them."""

import msgspec
import pytest

import samedi
from samedi.core.errors import BadRecord
from samedi.core.record import to_bytes

GAME = samedi.game("chevalier_noir")


def played(seed: int = 1, actions: int | None = None) -> samedi.Position:
    position = samedi.start("chevalier_noir", players=2)
    rng = samedi.seeded(seed)
    while not position.is_over and actions != len(position.history_numbers):
        position.roll(rng)
    return position


def record(seed: int = 1, actions: int | None = None) -> samedi.GameRecord:
    return samedi.GameRecord.of(played(seed, actions), ["Ana", "greedy"])


def test_text_and_json_replay_to_the_same_position() -> None:
    end = to_bytes(played().state)
    assert to_bytes(samedi.replay(record().to_text(GAME)).state) == end
    assert to_bytes(samedi.replay(record().to_json()).state) == end
    assert to_bytes(record().replay(GAME, "strict").state) == end


def test_text_reads_as_a_head_and_one_line_a_turn() -> None:
    lines = record(actions=12).to_text(GAME).splitlines()
    assert lines[0] == '[Game "chevalier_noir"]'
    assert lines[3] == '[Seats ["Ana","greedy"]]'
    assert lines[4] == '[Ending "unfinished"]'
    assert lines[6] == "[Actions 12]"
    assert lines[7] == ""
    assert lines[8].startswith("+")
    assert len(lines[8].split()) == 1


def test_both_forms_survive_a_round_trip() -> None:
    text = record().to_text(GAME)
    again = samedi.GameRecord.read(text)
    assert again.to_text(GAME) == text
    assert samedi.GameRecord.read(record().to_json()) == record()
    assert samedi.GameRecord.read("\ufeff" + text.replace("\n", "\r\n")).to_text(GAME) == text


def test_a_finished_record_is_small() -> None:
    texts = [record(seed).to_text(GAME) for seed in range(5)]
    assert max(map(len, texts)) < 8_000
    assert max(len(record(seed).to_json()) for seed in range(5)) < 64_000


def broken(text: str, match: str) -> None:
    with pytest.raises(BadRecord, match=match):
        samedi.replay(text)


def test_a_truncated_text_is_noticed() -> None:
    text = record().to_text(GAME)
    broken(text[: len(text) // 2].rsplit("\n", 1)[0], r"\d+ .*\d+")
    broken(text.split("\n\n")[0], r"\b0\b")


def test_a_truncated_json_is_noticed() -> None:
    broken(record().to_json()[:-40], "JSON")
    values = msgspec.json.decode(record().to_json())
    values["actions"].pop()
    broken(msgspec.json.encode(values).decode(), "finished")


def test_the_first_illegal_action_is_reported_with_its_reason() -> None:
    text = record(actions=9).to_text(GAME).replace("\n+", "\n+", 1)
    head, body = text.split("\n\n")
    tokens = body.split()
    tokens[2] = "N@0"
    broken(f"{head}\n\n{' '.join(tokens)}\n", r"3.*9.*N@0.*CN-2\.3")
    tokens[2] = "N@99"
    broken(f"{head}\n\n{' '.join(tokens)}\n", r"3.*N@99")


@pytest.mark.parametrize(
    ("old", "new", "match"),
    [
        ('[Game "chevalier_noir"]', '[Game "chess"]', "chess"),
        ("[Rules 1]", "[Rules 2]", "2"),
        ("[Rules 1]", "[Rules x]", "line|2"),
        ("[Rules 1]", "Rules 1", "2"),
        ('"players":2', '"players":7', "7"),
        ('"first":0', '"frist":0', "frist"),
        ('["Ana","greedy"]', '["Ana"]', "1"),
        ('[Ending "finished"]', '[Ending "won"]', "won"),
        ('[Ending "finished"]', '[Ending "abandoned"]', "end|over"),
        ('"winners":[', '"winners":[3,', "result"),
        ("[Result ", "[Outcome ", "outcome|Outcome"),
    ],
)
def test_a_corrupt_head_is_named(old: str, new: str, match: str) -> None:
    text = record().to_text(GAME)
    assert old in text
    with pytest.raises(samedi.SamediError, match=match):
        samedi.replay(text.replace(old, new))


@pytest.mark.parametrize(
    "text", ["", "{}", "{", "[]", "[Game]", "\x00", "\n\n\n", '{"game":1}', "[" * 50_000]
)
def test_nonsense_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord):
        samedi.replay(text)


def test_a_huge_file_is_refused_before_it_is_read() -> None:
    with pytest.raises(BadRecord, match="long"):
        samedi.GameRecord.from_text("x" * 4_000_001)
    with pytest.raises(BadRecord, match="long"):
        samedi.GameRecord.from_json("x" * 4_000_001)
