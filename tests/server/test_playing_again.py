"""Playing again with the same people: one sets the table up, the others find it in their lists."""

from concurrent.futures import ThreadPoolExecutor

from tests.server.serving import Json, Person, Running, two_at


def cards(person: Person) -> dict[str, Json]:
    """The tables in somebody's list."""
    return {card["id"]: card for card in person.get("/api/tables")}


def ended(server: Running) -> tuple[Person, Person, str]:
    """Two people whose game is over."""
    ada, bob, table = two_at(server)
    ada.command(table, "resign", seat=0)
    return ada, bob, table


def test_the_other_finds_the_next_table_and_one_word_begins_it(server: Running) -> None:
    ada, bob, table = ended(server)
    assert bob.command(table, "rematch", at_once=True)["type"] == "accepted"
    following = bob.get(f"/api/tables/{table}")["successor"]
    assert cards(ada)[following]["invited_by"] == "Bob"
    assert cards(bob)[following].get("invited_by", "") == ""
    assert bob.get(f"/api/tables/{following}")["host"] == bob.id
    line = ada.sit_down(following)
    for person in (bob, ada):
        for seat in person.get(f"/api/tables/{following}")["you"]["seats"]:
            person.command(following, "ready", seat=seat)
    line.wait_for(lambda view: view["stage"] == "playing")
    assert "invited_by" not in cards(ada)[following]


def test_of_two_who_want_it_at_once_one_sets_up_and_both_find_one_table(server: Running) -> None:
    ada, bob, table = ended(server)

    def again(person: Person) -> int:
        body = {"type": "rematch", "key": "again", "at_once": True}
        return person.http.post(f"/api/tables/{table}/commands", json=body).status_code

    with ThreadPoolExecutor(2) as pool:
        assert sorted(pool.map(again, (ada, bob))) == [200, 422]
    assert ada.get(f"/api/tables/{table}")["successor"] == bob.get(f"/api/tables/{table}")["successor"]


def test_one_finished_game_brings_one_invitation_which_can_be_declined(server: Running) -> None:
    ada, bob, table = ended(server)
    bob.command(table, "rematch", at_once=True)
    following = bob.get(f"/api/tables/{table}")["successor"]
    told = bob.command(table, "rematch", 422, at_once=True)["message"]["code"]
    assert told == "table-rematch-already", "nobody's list is flooded"
    ada.command(following, "leave")
    assert following not in cards(ada)
    seats = bob.get(f"/api/tables/{following}")["seats"]
    assert sorted(seat["occupant"]["type"] for seat in seats) == ["open", "person"]


def test_who_has_given_the_finished_game_away_is_not_invited(server: Running) -> None:
    ada, bob, table = ended(server)
    ada.http.delete(f"/api/tables/{table}")
    bob.command(table, "rematch", at_once=True)
    following = bob.get(f"/api/tables/{table}")["successor"]
    assert following not in cards(ada)
    assert ada.get(f"/api/tables/{following}", 403)
