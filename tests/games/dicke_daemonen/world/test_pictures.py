from xml.etree import ElementTree as ET

import pytest

from samedi.games.dicke_daemonen.world import PRESETS, field_label, plain, svg, text_map

from .samples import preset_world

NAMESPACE = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", PRESETS)
def test_the_text_map_shows_every_crossing_field_and_knot(name: str) -> None:
    world = preset_world(name)
    cells = [cell for row in text_map(world) for cell in row]
    written = "".join(character for character, style in cells if style == "crossing")
    assert len(written) >= len(world.crossings)
    fields = {character for character, style in cells if style == "field"}
    assert fields == {field_label(number) for number in range(len(world.fields))}
    assert {style for character, style in cells if character == "@"} == {"red", "blue", "green", "yellow"}


def test_the_text_map_has_the_size_that_was_asked_for() -> None:
    rows = text_map(preset_world("clover"), width=60, height=20)
    assert len(rows) == 20
    assert {len(row) for row in rows} == {60}


def test_the_text_map_as_plain_text() -> None:
    lines = plain(text_map(preset_world("clover"), width=40, height=16)).splitlines()
    assert len(lines) == 16
    assert any("~" in line for line in lines)


def test_forty_two_fields_have_different_letters() -> None:
    assert field_label(0) == "A"
    assert len({field_label(number) for number in range(42)}) == 42


def test_the_picture_is_sound_xml_with_four_lines_and_four_knots_and_no_script() -> None:
    world = preset_world("clover")
    root = ET.fromstring(svg(world))  # noqa: S314 - our own drawing
    assert len(root.findall(f"{NAMESPACE}path")) == 4
    assert len(root.findall(f"{NAMESPACE}circle")) == 4
    assert len(root.findall(f"{NAMESPACE}text")) == len(world.crossings) + len(world.fields)
    assert "script" not in svg(world)


def test_the_picture_can_go_without_labels() -> None:
    assert "<text" not in svg(preset_world("clover"), has_labels=False)
