"""Why an answer is right: what it follows from in the position, with its numbers."""

from samedi.core.message import Message, Params
from samedi.games.chevalier_noir.board import gate_clan, porte, same_side
from samedi.games.chevalier_noir.model import BLACK, CLAN_SIZE, EMPTY, HOME, KNIGHT, TRESOR, State
from samedi.games.chevalier_noir.pawns import destination
from samedi.games.chevalier_noir.questions.words import VALUES, pawn_words, victim_words
from samedi.games.chevalier_noir.turn import has_black

GRAND, PETIT = 0, 3


def because(name: str, words: Params | None = None) -> list[Message]:
    """One sentence that says why."""
    return [Message(f"chevalier-because-{name}", words or {})]


def of_move(state: State, piece: int, value: int) -> list[Message]:
    """Where a pawn stops, and that it may (CN-4.2, CN-4.6, CN-4.7)."""
    place = destination(state, piece, value)
    if place == HOME:
        return because("home")
    if place > TRESOR:
        return because("tresor", {"depth": place - TRESOR})
    standing = state.cell[place]
    if standing == KNIGHT:
        return because("knight", {"cell": place})
    if standing != EMPTY:
        return because("sends", {"cell": place, **victim_words(standing)})
    is_porte = place == porte(state, piece // CLAN_SIZE)
    return because("porte" if is_porte else "free", {"cell": place})


def of_rank(state: State, piece: int, victim: int) -> list[Message]:
    """Partners, a cell without ranks, or two ranks (CN-4.2, CN-4.3, CN-6.2)."""
    cell, owner = state.place[victim], victim // CLAN_SIZE
    words: Params = {**pawn_words(piece), **victim_words(victim), "cell": cell}
    if same_side(state, piece // CLAN_SIZE, owner):
        return because("partners")
    gate = gate_clan(state, cell)
    if gate >= 0 and not same_side(state, owner, gate):
        return because("foreign-gate", words)
    attacker, defender = piece % CLAN_SIZE, victim % CLAN_SIZE
    if attacker == defender:
        return because("equal-ranks", words)
    if attacker == PETIT and defender == GRAND:
        return because("petit-beats-grand")
    return because("higher" if attacker < defender else "lower", words)


def of_ride(state: State, value: int) -> list[Message]:
    """Black, or no pawn that the number could move (CN-3.2, CN-3.3)."""
    return because("black" if has_black(state) else "no-pawn", {"die": value})


def of_numbers(state: State) -> list[Message]:
    """What is still to be used of the roll (CN-3.1)."""
    left = ", ".join(str(value) for value in VALUES for _ in range(state.unused[value]))
    return because("unused-black" if has_black(state) else "unused", {"unused": left})


def of_roll(state: State, kept: list[int]) -> list[Message]:
    """The numbers of the roll, and which of them are the same (CN-3.5)."""
    faces = [int(face) for face, due in zip(state.face, state.due, strict=True) if due and face != BLACK]
    words: Params = {"faces": ", ".join(map(str, sorted(faces)))}
    same = [int(state.face[die]) for die, is_kept in enumerate(kept) if is_kept]
    if not same:
        return because("all-differ", words)
    return because("same", {**words, "face": same[0], "dice": len(same)})
