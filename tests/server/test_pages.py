"""What an address says of itself before any script runs: language, title, picture, or that it is empty."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import httpx
import pytest

from samedi.games import NAMES
from samedi.server.page.preview import LONGEST, SIZE, shortened
from samedi.words import LANGUAGES, say
from tests.server.serving import Running

READER = {"accept": "text/html,*/*"}
PNG = b"\x89PNG\r\n\x1a\n"
ICONS = ("/favicon.ico", "/apple-touch-icon.png", "/pictures/icon-192.png", "/pictures/icon-512.png")


def page(server: Running, path: str, language: str = "en", **more: Any) -> httpx.Response:
    return httpx.get(f"{server.url}{path}", headers={**READER, "accept-language": language}, **more)


def told(answer: httpx.Response) -> dict[str, str]:
    """The tags of a document, with its title and language."""
    tags = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', answer.text)
    title, language = (
        re.search(r"<title>(.*?)</title>", answer.text),
        re.search(r'<html lang="(\w+)"', answer.text),
    )
    assert title
    assert language
    return {name: unescape(content) for name, content in tags} | {
        "title": unescape(title[1]),
        "lang": language[1],
    }


@pytest.fixture
def lea(server: Running) -> Iterator[httpx.Client]:
    """Somebody with a table to invite to."""
    with httpx.Client(base_url=server.url, headers={"origin": server.url, **READER}) as client:
        client.post("/api/me", json={})
        yield client


def opened(lea: httpx.Client) -> tuple[str, dict[str, str]]:
    asked = {
        "game": "chevalier_noir",
        "name": "<Léa & co>",
        "options": {"players": 2},
        "key": "previews",
        "seats": ["me", "open"],
    }
    made = lea.post("/api/tables", json=asked).json()
    return made["id"], made["invites"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_screen_is_sent_in_the_readers_language(server: Running, language: str) -> None:
    answer = page(server, "/", language)
    tags = told(answer)
    assert tags["lang"] == language
    assert tags["title"] == tags["og:title"] == "Samedi"
    assert tags["description"] == tags["og:description"]
    for game in ("Baron Voodoo", "Dicke Dämonen", "Le Chevalier Noir"):
        assert game in tags["description"]
    assert "robots" not in tags


def test_without_scripts_every_language_is_there(server: Running) -> None:
    shown = re.search(r"<noscript>(.*?)</noscript>", page(server, "/").text)
    assert shown
    for language in LANGUAGES:
        assert f'<p lang="{language}">{say(language, "page-app-no-script")}</p>' in shown[1]


@pytest.mark.parametrize("path", ["/", *(f"/rules/{game}" for game in NAMES)])
def test_a_link_shows_a_picture_of_its_size(server: Running, path: str) -> None:
    address = told(page(server, path))["og:image"]
    assert address.startswith(f"{server.url}/")
    picture = httpx.get(address)
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")
    assert picture.content.startswith(PNG)
    size = (int.from_bytes(picture.content[16:20]), int.from_bytes(picture.content[20:24]))
    assert size == SIZE


def test_a_link_to_a_rule_tells_the_rule(server: Running) -> None:
    tags = told(page(server, "/rules/chevalier_noir?rule=CN-4.2", "fr"))
    title = say("fr", "page-learn-title", {"game": "Le Chevalier Noir"})
    assert tags["title"] == f"{title} · Samedi"
    assert tags["description"].startswith("CN-4.2: ")
    assert len(tags["description"]) <= LONGEST + 10
    unknown = told(page(server, '/rules/chevalier_noir?rule="><script>', "fr"))
    assert unknown["description"] == say("fr", "page-lobby-chevalier_noir")
    assert "<script>" not in page(server, '/rules/chevalier_noir?rule="><script>').text


def test_a_long_rule_is_cut_at_a_word() -> None:
    text = shortened("**bold** `code` " + "word " * 100)
    assert text.startswith("bold code word")
    assert text.endswith("word…")
    assert len(text) <= LONGEST + 1


def test_an_invitation_says_who_invites_to_what(server: Running, lea: httpx.Client) -> None:
    _, invites = opened(lea)
    answer = page(server, f"/i/{invites['play']}")
    tags = told(answer)
    assert answer.status_code == 200
    assert tags["og:title"] == "<Léa & co> invites you to Le Chevalier Noir"
    assert "<Léa" not in answer.text, "what people type is never markup"
    assert tags["og:image"].endswith("/games/chevalier_noir/share.png")
    assert tags["robots"] == "noindex"
    assert "to watch" in told(page(server, f"/i/{invites['watch']}"))["og:title"]


def test_a_table_is_told_of_to_nobody_but_its_people(server: Running, lea: httpx.Client) -> None:
    table, _ = opened(lea)
    own = lea.get(f"/t/{table}")
    assert own.status_code == 200
    assert told(own)["title"] == "Le Chevalier Noir · Samedi"
    stranger, nothing = page(server, f"/t/{table}"), page(server, "/t/aaaaaaaaaaaaaaaa")
    assert stranger.status_code == nothing.status_code == 404
    assert stranger.text.replace(table, "") == nothing.text.replace("aaaaaaaaaaaaaaaa", "")
    assert "chevalier_noir/" not in stranger.text.replace("games/chevalier_noir/card.js", "")


@pytest.mark.parametrize("path", ["/nothing", "/nothing/at/all", "/rules/chess", "/i/nothing"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_without_anything_is_a_page_that_says_so(
    server: Running, path: str, language: str
) -> None:
    answer = page(server, path, language)
    tags = told(answer)
    assert answer.status_code == 404
    assert tags["lang"] == language
    assert tags["title"] == f"{say(language, 'page-nowhere')} · Samedi"
    assert "/app/main.js" in answer.text
    assert tags["robots"] == "noindex"


def test_programs_get_no_page_where_there_is_nothing(server: Running) -> None:
    answer = httpx.get(f"{server.url}/app/nothing.js", headers={"accept": "*/*"})
    assert (answer.status_code, answer.content) == (404, b"")


@pytest.mark.parametrize("path", ICONS)
def test_icons_lie_where_everybody_looks_for_them(server: Running, path: str) -> None:
    answer = page(server, path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("image/")


def test_the_manifest_names_icons_that_are_there(server: Running) -> None:
    manifest = httpx.get(f"{server.url}/pictures/manifest.json").json()
    purposes = {icon["purpose"] for icon in manifest["icons"]}
    assert purposes == {"any", "maskable"}
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    for icon in manifest["icons"]:
        answer = httpx.get(f"{server.url}/pictures/{icon['src']}")
        assert (answer.status_code, answer.headers["content-type"]) == (200, icon["type"])


def test_robots_may_read_pages_and_no_interface(server: Running) -> None:
    text = httpx.get(f"{server.url}/robots.txt").text
    assert "Disallow: /api/" in text
    assert not re.search(r"Disallow: /(?:i/|t/)?$", text, re.MULTILINE)


def test_every_game_has_its_picture() -> None:
    web = Path(__file__).parents[2] / "src" / "samedi" / "web"
    assert [game for game in NAMES if not (web / "games" / game / "share.png").is_file()] == []
