"""Tokens and links: ours only, for one purpose only, for their time only."""

import stat
from pathlib import Path

import pytest

from samedi.cli.main import main
from samedi.server.gate import keys
from samedi.server.gate.keys import Keys
from samedi.server.gate.tokens import Invite, Signer, new_person, tag

KEYS = Keys.of(b"k" * 32)
SIGNER = Signer(KEYS)
OTHER = Signer(Keys.of(b"o" * 32))
FORMER_TOKEN = "pabcdefgh.2000000000.orwefxlbq2ljlmarokc22ybtum"  # noqa: S105 - of the first version
FORMER_INVITE = "pabcdefgh.2-ans7k6hwlhu2w473"
FORMER_TABLE = "lim2xhin2jl644tw"


def test_a_token_says_who_somebody_is_until_it_expires() -> None:
    person = new_person()
    token = SIGNER.token(person, expires=100)
    assert SIGNER.person(token, now=99) == person
    assert SIGNER.person(token, now=100) is None
    assert OTHER.person(token, now=0) is None


@pytest.mark.parametrize("place", range(40))
def test_a_token_with_any_letter_changed_is_none(place: int) -> None:
    token = SIGNER.token("pabcdefgh", expires=2_000_000_000)
    place %= len(token)
    changed = token[:place] + ("x" if token[place] != "x" else "y") + token[place + 1 :]
    assert SIGNER.person(changed, now=0) is None


@pytest.mark.parametrize(
    "token", ["", ".", "..", "a.b.c", "é.1.é", "p.1." + "a" * 1000, "p.99999999999.aaaa"]
)
def test_what_is_no_token_is_nobody(token: str) -> None:
    assert SIGNER.person(token, now=0) is None


@pytest.mark.parametrize("role", ["play", "watch"])
def test_a_link_opens_its_table_in_its_role(role: str) -> None:
    code = SIGNER.invite("abcdefgh.2", role)  # type: ignore[arg-type]
    found = SIGNER.read_invite(code)
    assert found is not None
    assert (found.table, found.role) == ("abcdefgh.2", role)
    assert OTHER.read_invite(code) is None
    assert len(code) < 45


def test_a_link_to_watch_cannot_be_made_one_to_play() -> None:
    code = SIGNER.invite("abcdefgh", "watch")
    assert SIGNER.read_invite("p" + code[1:]) is None


def test_a_link_says_how_many_times_links_were_made_void_before() -> None:
    codes = [SIGNER.invite("abcdefgh.2", "play", renewed) for renewed in range(3)]
    assert [SIGNER.read_invite(code) for code in codes] == [
        Invite("abcdefgh.2", "play", renewed) for renewed in range(3)
    ]
    assert SIGNER.read_invite(codes[1].replace("P1", "P2")) is None


def test_a_signature_for_one_purpose_is_none_for_another() -> None:
    proof = SIGNER.invite("abc.1", "play").rpartition(".")[2]
    assert SIGNER.person(f"pabc.1.{proof}", now=0) is None
    assert tag(b"k", "token", "pabc") != tag(b"k", "invite", "pabc")


@pytest.mark.parametrize("signer", [SIGNER, Signer(KEYS.rotated())])
def test_what_the_first_version_signed_is_good(signer: Signer) -> None:
    assert signer.person(FORMER_TOKEN, now=0) == "pabcdefgh"
    assert signer.read_invite(FORMER_INVITE) == Invite("abcdefgh.2", "play")
    assert signer.table_id("pabcdefgh", "key") == FORMER_TABLE
    assert signer.person(FORMER_TOKEN[:-2] + "xx", now=0) is None
    assert signer.read_invite("w" + FORMER_INVITE[1:]) is None


def test_after_a_rotation_the_newest_key_signs_and_all_are_good() -> None:
    rotated = Signer(KEYS.rotated())
    old, new = SIGNER.token("pabc", 100), rotated.token("pabc", 100)
    assert rotated.person(old, now=0) == rotated.person(new, now=0) == "pabc"
    assert SIGNER.person(new, now=0) is None
    assert rotated.read_invite(SIGNER.invite("abc", "watch")) == Invite("abc", "watch")
    assert rotated.has_signed(b"file", SIGNER.signature(b"file"))
    assert rotated.has_signed(b"file", rotated.signature(b"file"))
    assert SIGNER.has_signed(b"file", rotated.signature(b"file")) is None
    assert rotated.has_signed(b"other", SIGNER.signature(b"file")) is False


def test_names_of_tables_and_of_the_cookie_do_not_change_with_the_keys() -> None:
    for changed in (Signer(KEYS.rotated()), Signer(KEYS.renewed())):
        assert changed.cookie == SIGNER.cookie
        assert changed.table_id("p", "k") == SIGNER.table_id("p", "k")
    assert OTHER.cookie != SIGNER.cookie


def test_renewed_keys_take_nothing_of_before() -> None:
    renewed = Signer(KEYS.renewed())
    assert renewed.person(SIGNER.token("pabc", 100), now=0) is None
    assert renewed.person(FORMER_TOKEN, now=0) is None
    assert renewed.has_signed(b"file", SIGNER.signature(b"file")) is None


def test_the_keys_are_made_once_and_read_by_nobody_else(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    made = keys.load(folder)
    assert keys.load(folder) == made
    assert stat.S_IMODE((folder / keys.FILE).stat().st_mode) == 0o600
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_the_key_of_the_first_version_stays_good(tmp_path: Path) -> None:
    (tmp_path / keys.FORMER).write_bytes(b"k" * 32)
    assert keys.load(tmp_path) == KEYS
    assert not (tmp_path / keys.FORMER).exists()
    assert keys.load(tmp_path) == KEYS


@pytest.mark.parametrize("content", [b"", b"{}", b"short", b'{"seed": "YQ==", "signing": ["YQ=="]}', b"\xff"])
def test_a_damaged_file_is_not_replaced(tmp_path: Path, content: bytes) -> None:
    for name in (keys.FORMER, keys.FILE):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(ValueError, match="does not hold"):
            keys.load(tmp_path)
        assert (tmp_path / name).read_bytes() == content


def test_keys_are_rotated_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first = keys.load(tmp_path)
    command = ["keys", "--data", str(tmp_path), "--lang", "en"]
    assert main([*command, "rotate"]) == 0
    assert keys.load(tmp_path).signing[:-1] == first.signing
    assert main(command) == 0
    assert "2 keys" in capsys.readouterr().out
    assert main([*command, "renew"]) == 0
    assert len(keys.load(tmp_path).signing) == 1
    assert main(["keys", "--data", str(tmp_path / "nowhere")]) == 2
    assert not (tmp_path / "nowhere").exists()
