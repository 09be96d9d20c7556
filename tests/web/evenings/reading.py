"""What can be read on a screen, and whether all of it is words."""

import re
from typing import Final

from playwright.sync_api import Page

SHOWN = """() => {
  const said = ['aria-label', 'alt', 'title', 'placeholder'];
  const skipped = ['SCRIPT', 'STYLE', 'TEMPLATE'];
  const found = [document.title];
  const walk = (each) => {
    if (each.nodeType === Node.TEXT_NODE) found.push(each.data);
    if (!(each instanceof Element) || skipped.includes(each.tagName) || each.id === 'pieces') return;
    if (!each.checkVisibility()) return;
    for (const name of said) if (each.hasAttribute(name)) found.push(each.getAttribute(name));
    for (const child of each.childNodes) walk(child);
  };
  walk(document.body);
  return found.map((each) => each.trim()).filter(Boolean);
}"""
CODE: Final = re.compile(
    r"(?<![\w/.-])(?:page|baron|chevalier|daemonen|bot|table|server)(?:-[a-z0-9_]+)+(?![\w-])"
)
LEAK: Final = re.compile(r"\{ ?\$|\bundefined\b|\bNaN\b|\[object ")


def shown(page: Page) -> list[str]:
    """Everything a screen says, seen or heard."""
    return [str(each) for each in page.evaluate(SHOWN)]


def raw(sentences: list[str]) -> list[str]:
    """The sentences with something in them that was never put into words."""
    return [each for each in sentences if CODE.search(each) or LEAK.search(each)]
