"""Questions about the rules over HTTP: judged only when an answer was given."""

from http.client import BAD_REQUEST, NOT_FOUND

from tests.server.serving import Person, Running

PATH = "/api/quiz/chevalier_noir/7"


def test_a_question_comes_without_its_answer_and_an_answer_is_judged_by_the_rules(server: Running) -> None:
    ada = Person(server.url)
    question = ada.get(f"{PATH}/1")
    assert question["number"] == 1
    assert not {"right", "clause", "judgement", "way"} & set(question)
    judged = [ada.post(f"{PATH}/1", {"answer": each}) for each in range(len(question["answers"]))]
    assert all(each == judged[0] for each in judged)
    assert judged[0]["clause"].startswith("CN-")
    assert Person(server.url).get(f"{PATH}/1") == question


def test_there_are_only_so_many_questionnaires_questions_and_answers(server: Running) -> None:
    ada = Person(server.url)
    for path in ("/api/quiz/chevalier_noir/1000/1", f"{PATH}/0", f"{PATH}/21", f"{PATH}/x"):
        ada.get(path, status=BAD_REQUEST)
    ada.get("/api/quiz/chess/1/1", status=NOT_FOUND)
    for answer in (-1, 9):
        ada.post(f"{PATH}/1", {"answer": answer}, status=BAD_REQUEST)
    ada.post(f"{PATH}/1", {"answer": 0, "number": 2}, status=BAD_REQUEST)
