"""The page that a service worker keeps for when there is no line; it needs no script."""

from html import escape

from samedi.words import say

TEXT = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>{title} · Samedi</title>
<link rel="icon" href="/pictures/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/styles/look.css">
</head>
<body>
<main class="no-line">
<img src="/pictures/icon.svg" alt="" width="96" height="96">
<h1 class="display">{title}</h1>
<p>{text}</p>
<p><a class="button go" href="">{again}</a></p>
</main>
</body>
</html>
"""


def offline(language: str) -> str:
    """The page in a language; its one link asks for the same address again."""
    words = {name: escape(say(language, f"page-offline-{name}")) for name in ("title", "text", "again")}
    return TEXT.format(language=language, **words)
