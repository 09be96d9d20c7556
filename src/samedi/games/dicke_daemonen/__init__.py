"""Dicke Dämonen: demons and ghosts fill the fields between four lines, and who foresees the winner wins."""

from samedi.core.game import Game
from samedi.games.dicke_daemonen import rules
from samedi.games.dicke_daemonen.actions import ACTIONS
from samedi.games.dicke_daemonen.balance import BALANCE
from samedi.games.dicke_daemonen.conditions import conditions
from samedi.games.dicke_daemonen.daily import DAILY
from samedi.games.dicke_daemonen.drawing import draw
from samedi.games.dicke_daemonen.facts import constants, facts
from samedi.games.dicke_daemonen.inquiries import INQUIRIES
from samedi.games.dicke_daemonen.lessons import EXAMPLES, LESSONS
from samedi.games.dicke_daemonen.levels import RUNGS, kind
from samedi.games.dicke_daemonen.merits import merits
from samedi.games.dicke_daemonen.model import State, Step
from samedi.games.dicke_daemonen.observation import OBSERVATION
from samedi.games.dicke_daemonen.practice import PRACTICE
from samedi.games.dicke_daemonen.quiz import QUIZ
from samedi.games.dicke_daemonen.reasons import reason
from samedi.games.dicke_daemonen.setup import TABLES, DaemonenOptions, check, start
from samedi.games.dicke_daemonen.sight import SIGHT
from samedi.games.dicke_daemonen.view import describe, result, seen_action, status, view

GAME = Game(
    name="dicke_daemonen",
    home=__name__,
    version=1,
    prefix="DD",
    words="daemonen",
    tables=TABLES,
    has_secrets=True,
    worth_scale=10,
    kind=kind,
    rungs=RUNGS,
    rollout=10,
    sight=SIGHT,
    observation=OBSERVATION,
    knows=rules.KNOWS,
    beginners_overlook=rules.KNOWS,
    drawn="world",
    is_slow_to_set_up=True,
    inquiries=INQUIRIES,
    state=State,
    fixed="board",
    steps=Step,
    actions=ACTIONS,
    options=DaemonenOptions,
    check=check,
    start=start,
    rules=rules,
    view=view,
    constants=constants,
    facts=facts,
    result=result,
    reason=reason,
    conditions=conditions,
    describe=describe,
    merits=merits,
    status=status,
    draw=draw,
    seen=seen_action,
    examples=EXAMPLES,
    lessons=LESSONS,
    practice=PRACTICE,
    quiz=QUIZ,
    daily=DAILY,
    balance=BALANCE,
)
