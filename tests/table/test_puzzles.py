"""A table with a puzzle: what is told before a move, and after one."""

from samedi.core.puzzle import Puzzle, shipped
from samedi.table.commands import Move, SeatBot, Sit, Start, TakeBack
from samedi.table.puzzles import PuzzleView
from tests.table.evening import CHEVALIER, Evening


def solved_by_one() -> Puzzle:
    """A puzzle with an answer of one action."""
    puzzles = shipped(CHEVALIER.home).values()
    return next(each for each in puzzles if len(each.answers) == 1 and " " not in each.answers[0])


def posed(puzzle: Puzzle) -> Evening:
    evening = Evening(CHEVALIER, lesson=f"puzzle-{puzzle.name}")
    evening.do("ada", Sit, seat=puzzle.seat)
    for seat in range(len(evening.table.memory.seats)):
        if seat != puzzle.seat:
            evening.do("ada", SeatBot, seat=seat, bot="zaz")
    evening.do("ada", Start)
    return evening


def told(evening: Evening, seat: int) -> PuzzleView:
    play = evening.table.play_for(seat)
    assert play is not None
    assert play.puzzle is not None
    return play.puzzle


def move(evening: Evening, seat: int, text: str) -> None:
    action = CHEVALIER.actions.json(CHEVALIER.actions.parse(text))
    evening.do("ada", Move, seat=seat, action=action)


def test_the_answer_is_not_told_before_a_move() -> None:
    puzzle = solved_by_one()
    asked = PuzzleView(name=puzzle.name, grade=puzzle.grade, state="asked")
    assert told(posed(puzzle), puzzle.seat) == asked


def test_another_move_is_told_with_what_it_loses_and_can_be_undone() -> None:
    puzzle = solved_by_one()
    evening, other = posed(puzzle), next(text for text in puzzle.others if " " not in text)
    move(evening, puzzle.seat, other)
    view = told(evening, puzzle.seat)
    assert (view.state, view.loss, view.chance) == ("other", puzzle.others[other].loss, puzzle.chance)
    best = CHEVALIER.actions.json(CHEVALIER.actions.parse(puzzle.answers[0]))
    assert [each.action for each in view.answer] == [best]
    evening.do("ada", TakeBack, seat=puzzle.seat, to=view.back)
    assert told(evening, puzzle.seat).state == "asked"


def test_the_best_move_is_done_and_explained_to_nobody_else() -> None:
    puzzle = solved_by_one()
    evening = posed(puzzle)
    move(evening, puzzle.seat, puzzle.answers[0])
    view = told(evening, puzzle.seat)
    assert (view.state, view.loss, view.back) == ("done", None, None)
    assert [theme.code for theme in view.themes] == [f"chevalier-theme-{each}" for each in puzzle.themes]
    spectator = evening.table.play_for(-1)
    assert spectator is not None
    assert spectator.puzzle is None


def test_a_table_whose_puzzle_is_gone_is_a_plain_table() -> None:
    puzzle = solved_by_one()
    evening = posed(puzzle)
    known = shipped(CHEVALIER.home)
    del known[puzzle.name]
    try:
        play = evening.table.play_for(puzzle.seat)
        assert play is not None
        assert play.puzzle is None
    finally:
        known[puzzle.name] = puzzle
