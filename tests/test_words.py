"""The words: complete, the same in all languages, and there for every code the program uses."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent

from samedi.games import NAMES, game
from samedi.words import LANGUAGES, MESSAGE, say, sources, typed

LONGEST_REFUSAL = 100  # letters: two lines on a phone
SOURCE = Path(__file__).parents[1] / "src" / "samedi"
WORDS = SOURCE / "words"
FORM = r"(?<=\w)-(?:accusative|dative|definite|feminine|first|gender|indefinite|none|noun|of|plural)$"
REFERENCE = re.compile(r"@(?:[\w-]|\\-|\.\+)+")  # a pattern of "@" and a code, with holes


@cache
def entries(language: str) -> list[Any]:
    return [entry for text in sources(language).values() for entry in FluentParser().parse(text).body]


@cache
def written(language: str) -> dict[str, str]:
    """Each message as it is written."""
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for entry in entries(language)
        if isinstance(entry, fluent.Message)
    }


def variables(language: str, code: str) -> set[str]:
    """The variables of a message and of those it refers to."""
    text = written(language)[code]
    own = set(re.findall(r"\$([\w-]+)", text))
    referred = [variables(language, named) for named in re.findall(r"\{ ([a-z][\w-]*)", text)]
    return own.union(*referred)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """The variables of each message; what is said in another form of its words is the same variable."""
    return {
        code: {re.sub(FORM, "", name) for name in variables(language, code)} for code in written(language)
    }


@cache
def program() -> list[tuple[Path, ast.Module]]:
    """The parsed program, without games that are not offered."""
    paths = [path.relative_to(SOURCE) for path in sorted(SOURCE.rglob("*.py"))]
    offered = [path for path in paths if path.parts[0] != "games" or path.parts[1] in (*NAMES, "__init__.py")]
    return [(path, ast.parse((SOURCE / path).read_text(encoding="utf-8"))) for path in offered]


def calls(name: str) -> Iterator[tuple[str, ast.Call]]:
    """Every call of a function or method of the program, with its place."""
    for path, tree in program():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name in (
                getattr(node.func, "id", ""),
                getattr(node.func, "attr", ""),
            ):
                yield f"{path}:{node.lineno}", node


def patterns(code: ast.expr) -> list[str]:
    """The codes an expression can be, as patterns."""
    if isinstance(code, ast.Constant):
        return [re.escape(str(code.value))]
    if isinstance(code, ast.IfExp):
        return patterns(code.body) + patterns(code.orelse)
    if isinstance(code, ast.JoinedStr):
        parts = [
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in code.values
        ]
        return ["".join(parts)]
    return []


def is_known(pattern: str) -> bool:
    return any(re.fullmatch(pattern, code) for code in messages(LANGUAGES[0]))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_well_formed_and_no_message_is_written_twice(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, fluent.Junk)] == []
    written = Counter(entry.id.name for entry in entries(language) if isinstance(entry, fluent.Message))
    assert [code for code, times in written.items() if times > 1] == []


def test_all_languages_have_the_same_files_messages_and_variables() -> None:
    first = LANGUAGES[0]
    for language in LANGUAGES[1:]:
        assert {path.name for path in (WORDS / language).iterdir()} == {
            path.name for path in (WORDS / first).iterdir()
        }
        assert messages(language) == messages(first)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0, 1, 7, "None", "@clan-north", "@nothing", "@bad-notation"])
def test_every_message_can_be_said(language: str, value: str | int) -> None:
    for code in messages(language):
        said = say(language, code, dict.fromkeys(variables(language, code), value))
        assert said.strip()
        assert "{" not in said


def test_a_parameter_can_name_another_message() -> None:
    assert say("en", "unknown-game", {"name": "@clan-north", "allowed": "x"}).count("North") == 1
    assert say("fr", "unknown-game", {"name": "@clan-north", "allowed": "x"}).count("Nord") == 1


def test_a_name_that_somebody_typed_is_never_taken_for_a_reference() -> None:
    said = say("en", "table-name-taken", {"name": typed("@bot-master")})
    assert "@bot-master" in said
    assert say("en", "bot-master") not in said
    assert typed("Ada") == "Ada"


@pytest.mark.parametrize("text", ["@40", "@", "@nothing", "@bad-notation", "{ $name }", "@ clan-north"])
def test_what_somebody_types_is_said_as_it_is(text: str) -> None:
    assert text in say("en", "unknown-game", {"name": text, "allowed": "x"})


def test_a_code_without_words_is_our_mistake() -> None:
    with pytest.raises(KeyError, match="no-such-code"):
        say("en", "no-such-code")
    with pytest.raises(ValueError, match="unknown-game"):
        say("en", "unknown-game")


def test_every_code_of_the_program_has_words() -> None:
    used = [(where, pattern) for where, call in calls("Message") for pattern in patterns(call.args[0])]
    for where, call in calls("say"):
        used += [(where, pattern) for argument in call.args[:2] for pattern in patterns(argument)]
    used = [(where, pattern) for where, pattern in used if pattern not in LANGUAGES]
    assert len(used) > 30
    assert [(where, pattern) for where, pattern in used if not is_known(pattern)] == []


def test_every_message_gets_the_variables_it_speaks_of() -> None:
    missing = []
    for where, call in calls("Message"):
        code, params = call.args[0], call.args[1] if len(call.args) > 1 else ast.Dict([], [])
        if isinstance(code, ast.Constant) and isinstance(params, ast.Dict) and None not in params.keys:
            given = {key.value for key in params.keys if isinstance(key, ast.Constant)}
            given |= {keyword.arg for keyword in call.keywords}
            missing += [(where, name) for name in messages("en").get(str(code.value), set()) - given]
    assert missing == []


def texts() -> Iterator[tuple[str, str]]:
    """Every string of the program as a pattern, with its place."""
    for path, tree in program():
        joined = [node for node in ast.walk(tree) if isinstance(node, ast.JoinedStr)]
        parts = {part for node in joined for part in node.values}
        plain = [node for node in ast.walk(tree) if isinstance(node, ast.Constant) and node not in parts]
        for node in (*joined, *plain):
            yield from ((f"{path}:{node.lineno}", pattern) for pattern in patterns(node))


def test_every_code_named_by_a_parameter_has_words() -> None:
    named = [(where, pattern[1:]) for where, pattern in texts() if REFERENCE.fullmatch(pattern)]
    assert named
    assert [(where, pattern) for where, pattern in named if not is_known(pattern)] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_game_has_words_for_its_steps_and_options(name: str) -> None:
    chosen = game(name)
    steps = [step.name.lower() for step in chosen.steps if step.name != "OVER"]
    options = [field.encode_name for field in msgspec.structs.fields(chosen.options)]
    wanted = [
        "title",
        "about",
        *(f"step-{step}" for step in steps),
        *(f"table-{key}" for key in chosen.tables),
    ]
    wanted += [f"option-{option}{part}" for option in options for part in ("", "-about")]
    assert [code for code in wanted if f"{chosen.words}-{code}" not in messages("en")] == []


def test_french_marks_stay_with_their_words() -> None:
    loose = re.compile("(?: [:;?!»%])|(?:« )")
    assert [line for line in lines("fr") if loose.search(line)] == []


def lines(language: str) -> list[str]:
    """What is written in a language, without what is told about it."""
    texts = sources(language).values()
    return [line for text in texts for line in text.splitlines() if not line.startswith("#")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_apostrophes_are_those_of_a_book(language: str) -> None:
    assert [line for line in lines(language) if "'" in line] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_points_stand_at_their_word(language: str) -> None:
    assert [line for line in lines(language) if re.search(r"\s…\s*$", line)] == []


@pytest.mark.parametrize(("language", "others"), [("en", "„«»"), ("fr", "“”„"), ("de", "”«»")])
def test_every_language_has_its_own_quotation_marks(language: str, others: str) -> None:
    assert [line for line in lines(language) if set(line) & set(others)] == []


def test_german_quotations_open_below_and_close_above() -> None:
    for line in lines("de"):
        assert line.count("„") == line.count("“")


def test_a_parameter_brings_the_forms_of_its_words() -> None:
    told: dict[str, str | int] = {"creature": "@daemonen-creature-green", "crossing": 3, "field": "C"}
    assert say("de", "daemonen-place", told) == "Setz einen grünen Dämon an Kreuzung 3 in Feld C."
    assert say("en", "daemonen-place", told) == "Place a green demon at crossing 3 in field C."


def test_articles_and_colours_follow_the_noun() -> None:
    told = {"cell": "d4", "target": "d6", "colour": "@baron-colour-red"}
    souls = say("de", "baron-capture", {**told, "face": "@baron-face-soul"})
    wards = say("de", "baron-capture", {**told, "face": "@baron-face-protection"})
    assert souls == "Spring von d4 auf d6 und fang die rote Seele."
    assert wards == "Spring von d4 auf d6 und fang den roten Schutz."


def test_articles_and_elisions_follow_the_name_in_french() -> None:
    assert say("fr", "baron-power", {"loa": "@baron-loa-erzulie_freda"}).endswith("d\u2019Erzulie Freda.")
    assert say("fr", "baron-power", {"loa": "@baron-loa-gran_bwa"}).endswith("de Gran Bwa.")
    told = {"colour": "@baron-colour-white", "face": "@baron-face-soul"}
    assert say("fr", "baron-status-captured", told) == "Vous avez capturé l\u2019Âme blanche."


def test_no_sentence_of_a_table_counts_seats_for_people() -> None:
    for language in LANGUAGES:
        spoken = [code for code in messages(language) if code.startswith("table-")]
        assert [code for code in spoken if messages(language)[code] & {"seat", "asked"}] == []


def refusals() -> list[str]:
    """The codes of what is said when an action of a game is not possible."""
    texts = [sources("en")[name].split("# Why an action is not possible\n")[1] for name in NAMES]
    return [code for text in texts for code in MESSAGE.findall(text.split("\n#")[0])]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_one_short_sentence(language: str) -> None:
    assert len(refusals()) > 80
    for code in refusals():
        said = say(language, code, dict.fromkeys(variables(language, code), "abcdef"))
        assert len(said) <= LONGEST_REFUSAL, said
        assert not re.search(r"[.!?] ", said), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("code", "some", "none"),
    [
        ("own-results-sum", {"played": 1, "won": 1}, {"played": 1, "won": 0}),
        ("page-table-fair-right", {"count": 1}, {"count": 0}),
    ],
)
def test_nothing_is_told_apart_from_one(
    language: str, code: str, some: dict[str, int], none: dict[str, int]
) -> None:
    assert say(language, code, {**none}) != say(language, code, {**some})
    assert "0" not in say(language, code, {**none})
