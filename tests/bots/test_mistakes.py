"""A beginner's mistakes: each is made by who makes it, and by nobody else."""

from collections.abc import Iterator

import pytest

import samedi
from samedi.bots.ladder import FORMER, SearchPlayer, UnknownBot, level_of
from samedi.bots.level import REPLY, Level
from samedi.bots.protocol import GetReady, Search, Searched
from samedi.bots.searching import SearchWorker
from samedi.core.position import Position
from samedi.games import NAMES, game
from tests.games.baron_voodoo.positions import play, position
from tests.games.dicke_daemonen.positions import position as demons

SIMULATIONS = 600
SEEDS = range(4)


@pytest.fixture(scope="module")
def baron() -> Iterator[SearchWorker]:
    with SearchWorker() as worker:
        yield worker


@pytest.fixture(scope="module")
def daemonen() -> Iterator[SearchWorker]:
    with SearchWorker() as worker:
        yield worker


def chosen(position: Position, worker: SearchWorker, *mistakes: str) -> set[str]:
    """What a beginner with these mistakes does, whatever the seed."""
    bot = SearchPlayer(position.game, Level("", SIMULATIONS, mistakes, has_foresight=False), worker)
    seat = position.awaits.seat or 0
    return {position.notation(bot.choose(position.hidden(seat), seat, samedi.seeded(seed))) for seed in SEEDS}


def test_reply_who_does_not_look_at_it_takes_the_point_and_leaves_the_last_offering(
    baron: SearchWorker,
) -> None:
    board = """
        YC TS .  .  .  .  .
        .  .  .  .  .  .  .
        YC WO .  .  .  .  .
        .  RC .  .  .  .  .
    """
    made = position(
        board, step="capture", zones={1: "YO TO PO"}, offerings={0: 0, 1: 0}, scores={0: 9, 1: 13}
    )
    assert chosen(made, baron) == {"a3-c3"}  # or red takes it and lowers four Offerings
    assert chosen(made, baron, REPLY) == {"a1-c1"}


def test_protection_who_forgets_it_takes_an_offering_and_is_stolen_from(baron: SearchWorker) -> None:
    board = """
        YC TP .  .  .  .  .
        .  .  .  .  .  .  .
        YC TO .  .  .  .  .
        .  .  .  .  RC PV .
    """
    made = position(board, step="capture", spirits={0: "PS TS YS RS"}, offerings={0: 0, 1: 0})
    assert chosen(made, baron, REPLY) == {"a1-c1"}
    assert chosen(made, baron, REPLY, "protection") == {"a3-c3"}


def test_marker_who_forgets_it_keeps_a_white_die_that_would_win_it(baron: SearchWorker) -> None:
    made = position("YC TO . RC PC .", step="lower", zones={0: "WS"}, spirits={0: "WO", 1: "WC"})
    assert chosen(made, baron, REPLY) == {"_WS"}
    assert chosen(made, baron, REPLY, "marker") == {"-"}
    assert play(made, "_WS ;").view()["marker"] == 0


def test_colours_who_counts_only_the_own_one_leaves_another_majority_on_the_board(
    baron: SearchWorker,
) -> None:
    board = """
        YC TC .  .  .  .  .
        .  .  .  .  .  .  .
        YC YC .  .  .  .  .
        .  .  .  .  RC PC .
        .  .  .  .  .  .  .
        .  .  RC PC .  RC .
        .  .  .  RC .  PC .
    """
    spirits = {0: "YO YS YC YP TO", 1: "TS RS RO"}
    made = position(board, step="capture", spirits=spirits, offerings={0: 0, 1: 0}, protected=[1])
    assert chosen(made, baron, REPLY) == {"a1-c1"}
    assert chosen(made, baron, REPLY, "colours") == {"a3-c3"}


def test_colours_who_counts_only_the_own_one_lets_a_rival_colour_win(daemonen: SearchWorker) -> None:
    made = demons(hands=("ry", "w"), demons="b0A b1F", ghosts="L", predicted={0: "r", 1: "b"}, bag="w")
    fields = {place[-1] for place in chosen(made, daemonen, REPLY)}
    assert fields <= set("AF")  # where blue then has a majority no more
    assert not fields & {place[-1] for place in chosen(made, daemonen, REPLY, "colours")}


@pytest.mark.parametrize("name", NAMES)
def test_every_mistake_of_a_level_can_be_made_somewhere(name: str) -> None:
    known = {what for each in NAMES for what in game(each).knows}
    for level in FORMER:
        assert {*level.slips(game(name), 0)} <= known | {REPLY}
    assert {*game(name).beginners_overlook, *game(name).foresight} <= {*game(name).knows}
    assert game(name).overlooked(game(name).knows) == (1 << len(game(name).knows)) - 1
    assert game(name).overlooked(["nothing of the kind"]) == 0


def test_a_beginner_makes_mistakes_now_and_then_and_the_others_never() -> None:
    asked: list[Search] = []

    class Listening(SearchWorker):
        def __init__(self) -> None:
            """No process at all."""

        def search(self, request: Search | GetReady) -> Searched:
            assert isinstance(request, Search)
            asked.append(request)
            return Searched([], 0, 0)

    made = samedi.start("chevalier_noir", players=2)
    for level in FORMER:
        asked.clear()
        bot = SearchPlayer(made.game, level, Listening())
        for seed in range(200):
            bot.choose(made.hidden(0), 0, samedi.seeded(seed))
        blind = sum(not request.sees_replies for request in asked)
        assert blind == 0 if not level.mistakes else 0.7 * 2 * level.lapses < blind < 1.3 * 2 * level.lapses


def test_only_the_strongest_thinks_of_everything_all_the_time() -> None:
    beginner, *_, strongest = FORMER
    baron = game("baron_voodoo")
    forgotten = (*baron.foresight, REPLY, *baron.beginners_overlook)
    assert beginner.slips(baron, beginner.lapses - 1) == forgotten
    for level in FORMER[:-1]:
        assert level.slips(baron, 99) == baron.foresight
        assert baron.overlooked(level.slips(baron, 99)) > 0
    assert strongest.slips(baron, 0) == strongest.slips(baron, 99) == ()


def test_a_search_can_be_named_by_its_simulations_and_its_mistakes() -> None:
    assert level_of("search:300") == Level("search:300", 300)
    assert level_of("search:300-reply-marker") == Level("search:300-reply-marker", 300, (REPLY, "marker"))
    for name in ("search:", "search:0", "search:12x", "search:99999999"):
        with pytest.raises(UnknownBot):
            level_of(name)


def test_a_bot_may_be_named_by_its_learnt_judgement_and_the_file_it_comes_from() -> None:
    one, other = level_of("judged:300"), level_of("judged:2000@night/two.bin")
    assert one is not None
    assert other is not None
    state = Position(game("chevalier_noir"), {"players": 2}).hidden(0)
    asked = one.search(game("chevalier_noir"), state, 0, samedi.seeded(0))
    assert (asked.simulations, asked.is_judged, asked.weights) == (300, True, None)
    asked = other.search(game("chevalier_noir"), state, 0, samedi.seeded(0))
    assert (asked.simulations, asked.is_judged, asked.weights) == (2000, True, "night/two.bin")
