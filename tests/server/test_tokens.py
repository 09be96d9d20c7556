"""Tokens and links: ours only, for one purpose only, for their time only."""

import stat
from pathlib import Path

import pytest

from samedi.server.gate.tokens import Signer, load_key, new_person

SIGNER = Signer(b"k" * 32)
OTHER = Signer(b"o" * 32)


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


def test_a_signature_for_one_purpose_is_none_for_another() -> None:
    text = "pabc"
    assert SIGNER.tag("token", text) != SIGNER.tag("invite", text)
    tag = SIGNER.invite("abc.1", "play").rpartition("-")[2]
    assert SIGNER.person(f"pabc.1.{tag}", now=0) is None


def test_the_key_is_made_once_and_read_by_nobody_else(tmp_path: Path) -> None:
    key = load_key(tmp_path / "data")
    assert load_key(tmp_path / "data") == key
    assert stat.S_IMODE((tmp_path / "data" / "key").stat().st_mode) == 0o600
    (tmp_path / "data" / "key").write_bytes(b"short")
    with pytest.raises(ValueError, match="32 bytes"):
        load_key(tmp_path / "data")
