"""The game at any place of its record."""

from samedi.core.game import CHANCE, SPECTATOR
from samedi.table.dice import Dice
from samedi.table.export import rolls_of
from samedi.table.settings import Settings
from tests.table.evening import Evening, chevalier, kuhn

QUICK = Settings(confirm=False)


def test_the_last_moment_is_what_the_view_shows() -> None:
    evening = chevalier(settings=QUICK)
    for step in range(10):
        evening.move(step)
        length = len(evening.memory.actions)
        for seat in (0, 1, SPECTATOR):
            play = evening.table.view_for(seat).play
            assert play is not None
            moment = evening.table.moment(length, seat)
            assert (moment.position, moment.status, moment.awaits) == (
                play.position,
                play.status,
                play.awaits,
            )


def test_a_moment_tells_whose_action_led_there() -> None:
    evening = chevalier(settings=QUICK).finish()
    assert evening.table.moment(0, 0).action is None
    for length, actor in enumerate(evening.memory.actors, start=1):
        moment = evening.table.moment(length, 0)
        assert moment.chance == (actor == CHANCE)
        assert moment.seat == (None if actor == CHANCE else actor)
        assert moment.told is not None


def test_a_moment_keeps_secrets() -> None:
    evening = kuhn(QUICK)
    secrets = [evening.table.moment(2, seat).position for seat in (0, 1, SPECTATOR)]
    assert secrets[0] != secrets[1] != secrets[2]
    own, other = evening.table.moment(1, 0).action, evening.table.moment(1, 1).action
    assert own != other


def test_everybody_sees_the_same_where_there_are_no_secrets() -> None:
    evening = chevalier(settings=QUICK)
    for step in range(12):
        evening.move(step)
        views = [evening.table.view_for(seat).play for seat in (0, 1, SPECTATOR)]
        hidden = [evening.game.view(evening.table.hidden(seat)) for seat in (0, 1, SPECTATOR)]
        assert [view.position for view in views if view is not None] == hidden


def test_the_rolls_of_a_game_follow_from_its_dice() -> None:
    evening: Evening = chevalier(settings=QUICK).finish()
    exported = evening.table.export()
    dice = Dice(bytes.fromhex(exported.dice.secret), exported.id, [])
    rolls = rolls_of(evening.game, evening.table.board_at(0), evening.memory.actions)
    assert len(rolls) == evening.memory.actors.count(CHANCE)
    for roll in rolls:
        drawn = dice.below(sum(roll.weights), roll.roll)
        assert sum(roll.weights[: roll.index]) <= drawn < sum(roll.weights[: roll.index + 1])
