"""Le Chevalier Noir: a race of rival clans around a cross, with a knight whom everybody moves."""

from samedi.core.game import Game
from samedi.games.chevalier_noir import rules
from samedi.games.chevalier_noir.actions import ACTIONS
from samedi.games.chevalier_noir.balance import BALANCE
from samedi.games.chevalier_noir.conditions import conditions
from samedi.games.chevalier_noir.drawing import draw
from samedi.games.chevalier_noir.facts import constants, facts, prospect
from samedi.games.chevalier_noir.lessons import EXAMPLES, LESSONS
from samedi.games.chevalier_noir.levels import RUNGS, kind
from samedi.games.chevalier_noir.merits import merits
from samedi.games.chevalier_noir.model import State, Step
from samedi.games.chevalier_noir.observation import OBSERVATION
from samedi.games.chevalier_noir.practice import PRACTICE
from samedi.games.chevalier_noir.quiz import QUIZ
from samedi.games.chevalier_noir.reasons import reason
from samedi.games.chevalier_noir.setup import TABLES, ChevalierOptions, check, start
from samedi.games.chevalier_noir.sight import SIGHT
from samedi.games.chevalier_noir.view import describe, result, status, view

GAME = Game(
    name="chevalier_noir",
    home=__name__,
    version=1,
    prefix="CN",
    words="chevalier",
    tables=TABLES,
    has_secrets=False,
    worth_scale=100,
    kind=kind,
    rungs=RUNGS,
    rollout=12,
    sight=SIGHT,
    observation=OBSERVATION,
    state=State,
    steps=Step,
    actions=ACTIONS,
    options=ChevalierOptions,
    check=check,
    start=start,
    rules=rules,
    view=view,
    constants=constants,
    facts=facts,
    prospect=prospect,
    result=result,
    reason=reason,
    conditions=conditions,
    describe=describe,
    merits=merits,
    status=status,
    draw=draw,
    examples=EXAMPLES,
    lessons=LESSONS,
    practice=PRACTICE,
    quiz=QUIZ,
    balance=BALANCE,
)
