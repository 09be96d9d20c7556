"""Baron Voodoo: Loas jump over souls and guide them to the Spirit World, or the Baron does."""

from samedi.core.game import Game
from samedi.games.baron_voodoo import rules
from samedi.games.baron_voodoo.actions import ACTIONS
from samedi.games.baron_voodoo.balance import BALANCE
from samedi.games.baron_voodoo.conditions import conditions
from samedi.games.baron_voodoo.daily import DAILY
from samedi.games.baron_voodoo.describe import describe, status
from samedi.games.baron_voodoo.drawing import draw
from samedi.games.baron_voodoo.explain import explain_action
from samedi.games.baron_voodoo.facts import constants, facts, prospect
from samedi.games.baron_voodoo.judgement import KNOWS
from samedi.games.baron_voodoo.lessons import EXAMPLES, LESSONS
from samedi.games.baron_voodoo.levels import RUNGS, kind
from samedi.games.baron_voodoo.merits import merits
from samedi.games.baron_voodoo.model import State, Step
from samedi.games.baron_voodoo.observation import OBSERVATION
from samedi.games.baron_voodoo.practice import PRACTICE
from samedi.games.baron_voodoo.quiz import QUIZ
from samedi.games.baron_voodoo.reasons import reason
from samedi.games.baron_voodoo.setup import TABLES, BaronOptions, check, start
from samedi.games.baron_voodoo.sight import SIGHT
from samedi.games.baron_voodoo.view import result, view

GAME = Game(
    name="baron_voodoo",
    home=__name__,
    version=1,
    prefix="BV",
    words="baron",
    tables=TABLES,
    has_secrets=False,
    worth_scale=400,
    knows=KNOWS,
    beginners_overlook=("protection", "marker", "colours"),
    foresight=("threats", "blocked"),
    kind=kind,
    rungs=RUNGS,
    rollout=12,
    sight=SIGHT,
    observation=OBSERVATION,
    state=State,
    steps=Step,
    actions=ACTIONS,
    options=BaronOptions,
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
    explain=explain_action,
    status=status,
    draw=draw,
    examples=EXAMPLES,
    lessons=LESSONS,
    practice=PRACTICE,
    quiz=QUIZ,
    daily=DAILY,
    balance=BALANCE,
)
