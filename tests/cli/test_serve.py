"""`samedi serve`: the address that it prints and opens is one that a browser understands."""

import pytest

from samedi.cli.serve import link_to


@pytest.mark.parametrize(
    ("host", "link"),
    [
        ("127.0.0.1", "http://localhost:8710/"),
        ("0.0.0.0", "http://localhost:8710/"),  # noqa: S104 - as somebody may ask for it
        ("::", "http://localhost:8710/"),
        ("::1", "http://[::1]:8710/"),
        ("2001:db8::7", "http://[2001:db8::7]:8710/"),
        ("192.0.2.7", "http://192.0.2.7:8710/"),
        ("samedi.example", "http://samedi.example:8710/"),
    ],
)
def test_the_address_of_a_server_is_one_for_browsers(host: str, link: str) -> None:
    assert link_to(host, 8710) == link
