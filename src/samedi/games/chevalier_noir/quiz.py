"""What is asked about Le Chevalier Noir; every answer is computed by the rules."""

from samedi.core.quiz import Kind, Quiz
from samedi.games.chevalier_noir.questions.dice import how_many_left, may_ride, what_is_rolled_again
from samedi.games.chevalier_noir.questions.knight import where_a_pawn_goes, where_he_goes, whom_he_lifts
from samedi.games.chevalier_noir.questions.pawns import (
    how_far_home,
    how_many_to_win,
    may_come_in,
    may_move,
    which_brings_home,
    which_brings_to_porte,
    who_beats_whom,
    whom_it_may_move,
    whom_it_meets,
)
from samedi.games.chevalier_noir.setup import TABLES

QUIZ = Quiz(
    tables=tuple(TABLES[name] for name in ("two", "two-short", "three", "teams", "both-clans")),
    kinds=(
        Kind(
            name="allowed",
            ask=may_move,
            clauses=("CN-3.4", "CN-4.1", "CN-4.2", "CN-4.6", "CN-4.7", "CN-6.2"),
        ),
        Kind(name="beats", ask=who_beats_whom, clauses=("CN-4.2", "CN-4.3", "CN-6.2")),
        Kind(name="left", ask=how_many_left, clauses=("CN-3.1",)),
        Kind(name="ride", ask=may_ride, clauses=("CN-3.2", "CN-3.3")),
        Kind(name="lifts", ask=whom_he_lifts, clauses=("CN-5.2",)),
        Kind(name="displaced", ask=where_a_pawn_goes, clauses=("CN-5.2",)),
        Kind(name="enter", ask=may_come_in, clauses=("CN-3.4",)),
        Kind(name="meets", ask=whom_it_meets, clauses=("CN-3.4", "CN-4.5")),
        Kind(name="pushed", ask=where_he_goes, clauses=("CN-5.4",)),
        Kind(name="again", ask=what_is_rolled_again, clauses=("CN-3.5",)),
        Kind(name="porte", ask=which_brings_to_porte, clauses=("CN-4.6",)),
        Kind(name="home", ask=which_brings_home, clauses=("CN-4.7",)),
        Kind(name="steps", ask=how_far_home, clauses=("CN-1.2",)),
        Kind(name="partner", ask=whom_it_may_move, clauses=("CN-4.1", "CN-6.2")),
        Kind(name="wins", ask=how_many_to_win, clauses=("CN-6.1",)),
    ),
)
