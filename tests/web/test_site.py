"""The page as files of any web host: rules, games to look at, and a whole game against a bot."""

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web.sites import Host, hosted, visitor

MAIN = "document.querySelector('script[type=module]').src"

PLAY = """async ([base, table]) => {
  const { get, newKey, post } = await import(base + "app/api.js");
  for (let turn = 0; ; turn += 1) {
    const { stage, seat, seq, play } = await get(`/api/tables/${table}`);
    if (stage === "over") return turn;
    if (turn > 5000) throw new Error(`it stands still at ${seq}: ${JSON.stringify(play.awaits)}`);
    const isMine = play.asked === seat && play.legal?.length;
    const action = play.legal?.[turn % play.legal.length];
    const move = { type: "move", seat, seen: seq, action, key: newKey() };
    if (isMine) await post(`/api/tables/${table}/commands`, move).catch(() => {});
    else await new Promise((passed) => setTimeout(passed, 20));
  }
}"""

UNTIL_IT_IS_MINE_AGAIN = """async ([base, table]) => {
  const { get, newKey, post } = await import(base + "app/api.js");
  let others = 0; // looks at the table while the bot, which waits a little before it moves, is asked
  for (let turn = 0; ; turn += 1) {
    const { seat, seq, play } = await get(`/api/tables/${table}`);
    if (turn > 1000) throw new Error(`it stands still at ${seq}: ${JSON.stringify(play.awaits)}`);
    if (play.asked !== seat) others += 1;
    else if (others) return others;
    const move = { type: "move", seat, seen: seq, action: play.legal?.[0], key: newKey() };
    if (play.asked === seat) await post(`/api/tables/${table}/commands`, move).catch(() => {});
    else await new Promise((passed) => setTimeout(passed, 50));
  }
}"""

GIVE_UP = """async base => {
  const { get, newKey, post } = await import(base + "app/api.js");
  const made = { game: "chevalier_noir", name: "Ann", options: { players: 2 }, seats: ["me", { me: "Bob" }] };
  const settings = { confirm: false };
  const { id } = await post("/api/tables", { ...made, settings, key: newKey() });
  for (let turn = 0; turn < 8; turn += 1) {
    const { seq, play } = await get(`/api/tables/${id}`);
    const move = { type: "move", seat: play.asked, seen: seq, action: play.legal[0], key: newKey() };
    await post(`/api/tables/${id}/commands`, move);
  }
  await post(`/api/tables/${id}/commands`, { type: "resign", seat: 0, key: newKey() });
  return id;
}"""


def test_a_site_has_rules_and_games_to_look_at(browser: Browser, host: Host) -> None:
    with visitor(browser) as page:
        page.goto(f"{host.url}/")
        page.get_by_role("link", name=re.compile("Rules.*Baron")).click()
        expect(page.locator(".learn h1")).to_be_visible()
        assert page.url.startswith(f"{host.url}/rules/baron_voodoo")
        page.reload()
        expect(page.locator(".learn h1")).to_be_visible()
        page.goto(f"{host.url}/replay/")
        page.get_by_role("link", name=re.compile("Dicke Dämonen: Ann")).click()
        page.wait_for_selector(".boardpicture")


def begun_at(page: Page, host: Host) -> list[str]:
    """Begin a game without a server: where the page's modules are, and the table."""
    page.goto(f"{host.url}/")
    base = str(page.evaluate(MAIN))
    page.get_by_role("button", name=re.compile("Play now.*Dicke")).click()
    page.get_by_role("button", name=re.compile(r"Fetch \d+")).click()
    page.wait_for_selector(".boardpicture")
    return [base.removesuffix("app/main.js"), page.url.rpartition("/")[2]]


def test_a_whole_game_against_a_bot_is_played_from_a_site(browser: Browser, host: Host) -> None:
    with visitor(browser) as page:
        begun = begun_at(page, host)
        assert page.evaluate(PLAY, begun) > 10
        expect(page.locator(".ending")).to_be_visible()
        page.reload()
        expect(page.locator(".ending")).to_be_visible()
        given_up = page.evaluate(GIVE_UP, begun[0])
        page.goto(f"{host.url}/t/{given_up}")
        page.get_by_role("button", name="Review").click()
        expect(page.locator("svg.chances")).to_be_visible()
        expect(page.locator(".looking-back [role=status]")).to_have_text(
            ""
        )  # nothing is left to be found out


def test_nobody_is_invited_to_a_table_of_a_device(browser: Browser, host: Host) -> None:
    with visitor(browser) as page:
        begun_at(page, host)
        page.get_by_role("button", name="Menu").click()
        items = page.locator("dialog .menu .item")
        expect(items.filter(has_text="Fair dice")).to_be_visible()
        expect(items.filter(has_text=re.compile("link"))).to_have_count(0)


def test_who_looks_at_a_table_does_not_stop_its_bot(browser: Browser, host: Host) -> None:
    with visitor(browser, begins="") as page:
        assert page.evaluate(UNTIL_IT_IS_MINE_AGAIN, begun_at(page, host)) > 0


def test_who_does_not_fetch_a_newer_version_plays_the_earlier_one(browser: Browser, tmp_path: Path) -> None:
    newer = [sys.executable, "-m", "tests.web.renewed", "site", "--no-engines", "--lang", "en"]
    with hosted(tmp_path) as host, visitor(browser) as page:
        first, _ = begun_at(page, host)
        subprocess.run([*newer, str(tmp_path / "newer")], check=True, capture_output=True)
        (tmp_path / "evenings").rename(tmp_path / "earlier")
        (tmp_path / "newer").rename(tmp_path / "evenings")
        page.goto(f"{host.url}/")
        play = page.get_by_role("button", name=re.compile("Play now.*Chevalier"))
        play.click()
        assert not str(page.evaluate(MAIN)).startswith(first)
        page.get_by_role("button", name="Play the earlier version").click()
        page.wait_for_url(re.compile("earlier"))
        play.click()
        page.wait_for_selector(".boardpicture")
        assert str(page.evaluate(MAIN)).startswith(first)


def test_a_folder_with_something_in_it_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear")
    command = [sys.executable, "-m", "samedi.cli", "site", "--lang", "en", str(tmp_path)]
    refused = subprocess.run(command, check=False, capture_output=True, text=True)
    assert refused.returncode == 2
    assert "is not an empty folder" in refused.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["letter.txt"]
