"""Settings: checked, and clear about what is wrong."""

from pathlib import Path

import pytest

from samedi.cli.main import main
from samedi.server.operation.config import BadConfig, Config, load, settings


def test_the_command_line_comes_before_the_environment_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / "samedi.toml"
    file.write_text('port = 1\nhost = "::1"\nbot_seconds = 2\n', encoding="utf-8")
    config = load(file, {"SAMEDI_PORT": "2", "SAMEDI_BOT_SECONDS": "3.5"}, {"port": 3})
    assert (config.port, config.host, config.bot_seconds) == (3, "::1", 3.5)


def test_lists_and_switches_are_read_from_the_environment() -> None:
    config = load(None, {"SAMEDI_HOSTS": "a.example, b.example", "SAMEDI_WARM_BOTS": "false", "HOME": "/x"})
    assert config.hosts == ["a.example", "b.example"]
    assert not config.warm_bots


def test_variables_for_others_are_left_alone() -> None:
    assert load(None, {"SAMEDI_CACHE": "somewhere"}).port


@pytest.mark.parametrize(
    ("variable", "value", "part"),
    [
        ("SAMEDI_PORT", "seventy", "“port” cannot be"),
        ("SAMEDI_PORT", "70000", "“port” cannot be"),
        ("SAMEDI_LOG", "loud", "“log” cannot be"),
        ("SAMEDI_PROT", "1", "port"),
        ("SAMEDI_IDLE_SECONDS", "-1", "“idle_seconds” cannot be"),
    ],
)
def test_what_is_wrong_is_named(variable: str, value: str, part: str) -> None:
    with pytest.raises(BadConfig) as caught:
        load(None, {variable: value})
    assert part in caught.value.message.say("en")
    assert caught.value.message.say("fr")


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadConfig, match="nowhere"):
        load(tmp_path / "nowhere.toml", {})
    (tmp_path / "bad.toml").write_text("port = = 1", encoding="utf-8")
    with pytest.raises(BadConfig, match="TOML"):
        load(tmp_path / "bad.toml", {})


def test_data_goes_where_the_user_keeps_data(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert load(None, {}).folder == tmp_path / "samedi" / "server"
    assert load(None, {}, {"data": "/elsewhere"}).database_url == "sqlite:////elsewhere/samedi.db"


def test_every_setting_is_documented_with_its_default_and_meaning() -> None:
    text = (Path(__file__).parents[2] / "docs" / "configuration.md").read_text(encoding="utf-8")
    rows = [f"| `{each.name}` | `{each.default}` | {each.about} |" for each in settings()]
    assert [row for row in text.splitlines() if row.startswith("| `")] == rows
    assert [each.name for each in settings()] == list(Config.__struct_fields__)


def test_the_help_names_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["serve", "--help"])
    told = capsys.readouterr().out
    assert all(f"  {each.name} = {each.default}\n" in told for each in settings())


def test_the_example_of_the_documentation_is_taken(tmp_path: Path) -> None:
    text = (Path(__file__).parents[2] / "docs" / "configuration.md").read_text(encoding="utf-8")
    file = tmp_path / "samedi.toml"
    file.write_text(text.partition("```toml\n")[2].partition("```")[0], encoding="utf-8")
    assert load(file, {}).hosts == ["play.example.org"]
