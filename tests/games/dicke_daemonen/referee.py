"""A second model of Dicke Dämonen: slow, simple, written from the clauses over the JSON view alone.

It shares no code with the rules. Of the world it takes the crossings and fields of the view; besides the
view it remembers whose turn it is and what is awaited.
"""

from collections import Counter
from typing import Any

Json = dict[str, Any]

DEMONS = ["red", "blue", "green", "yellow"]
COLOURS = [*DEMONS, "white"]


class Referee:
    """A game as the clauses tell it."""

    def __init__(self, options: Json, world: Json) -> None:
        self.players: int = options["players"]
        self.rest_to_bag: bool = options["rest_to_bag"]
        self.world = world
        self.hands = [Counter[str]() for _ in range(self.players)]
        self.bag = Counter(dict.fromkeys(COLOURS, 10))
        self.predicted: list[list[str]] = [[] for _ in range(self.players)]
        self.demons: dict[tuple[int, int], str] = {}
        self.ghosts: set[int] = set()
        self.discarded = Counter[str]()
        self.seat, self.step = 0, "draw"
        self.dealt = 0

    # What everybody sees

    @property
    def view(self) -> Json:
        return {
            "world": self.world,
            "hands": [{colour: hand[colour] for colour in COLOURS} for hand in self.hands],
            "bag": {colour: self.bag[colour] for colour in COLOURS},
            "predicted": self.predicted,
            "demons": [
                {"crossing": crossing, "field": field, "colour": self.demons[crossing, field]}
                for crossing, field in sorted(self.demons)
            ],
            "ghosts": sorted(self.ghosts),
            "discarded": {colour: self.discarded[colour] for colour in COLOURS},
            "points": self.points(),
        }

    @property
    def awaits(self) -> Json:
        if self.step == "over":
            return {"kind": "over", "seat": None, "step": None}
        return {"kind": "chance" if self.step == "draw" else "seat", "seat": self.seat, "step": self.step}

    @property
    def result(self) -> Json | None:
        if self.step != "over":
            return None
        points = self.points()
        winning = [colour for colour in COLOURS if points[colour] == max(points.values())]
        if self.players > 1:
            winners = [seat for seat, said in enumerate(self.predicted) if set(said) & set(winning)]
            return {"points": points, "winning_colours": winning, "winners": winners}
        score = self.score(points)
        winners = [] if score is None else [0]
        return {"points": points, "winning_colours": winning, "winners": winners, "score": score or 0}

    def points(self) -> dict[str, int]:
        """DD-3.2 and DD-3.3."""
        points = dict.fromkeys(COLOURS, 0)
        for number, field in enumerate(self.world["fields"]):
            here = Counter(colour for (_, where), colour in self.demons.items() if where == number)
            ranked = here.most_common()
            if ranked and (len(ranked) == 1 or ranked[0][1] > ranked[1][1]):
                points[ranked[0][0]] += len(field["corners"]) + field["knots"]
        points["white"] = len(self.ghosts)
        return points

    def score(self, points: dict[str, int]) -> int | None:
        """DD-4.3 and DD-4.4; none if the prediction does not hold."""
        said = [points[colour] for colour in self.predicted[0]]
        others = [points[colour] for colour in COLOURS if colour not in self.predicted[0]]
        if not said or said != sorted(said, reverse=True) or max(others) > said[-1]:
            return None
        return sum(factor * number for factor, number in zip((3, 2, 1), said, strict=False))

    # What is legal

    def legal(self) -> list[Json]:
        match self.step:
            case "draw":
                return [{"type": "draw", "colour": colour} for colour in COLOURS if self.bag[colour]]
            case "place":
                return self.places(self.hands[self.seat])
            case "predict":
                return [*({"type": "predict", "colour": c} for c in self.predictable()), {"type": "pass"}]
            case _:
                return []

    def places(self, hand: Counter[str]) -> list[Json]:
        """DD-2.3 to DD-2.5."""
        found: list[Json] = []
        for number, field in enumerate(self.world["fields"]):
            if number in self.ghosts:
                continue
            if hand["white"] and number != 0:
                found.append({"type": "place", "colour": "white", "field": number})
            for crossing in field["corners"]:
                if (crossing, number) not in self.demons:
                    found += [
                        {"type": "place", "colour": colour, "crossing": crossing, "field": number}
                        for colour in self.world["crossings"][crossing]["lines"]
                        if hand[colour]
                    ]
        return found

    def predictable(self) -> list[str]:
        """DD-2.6, DD-4.1."""
        taken = {colour for said in self.predicted for colour in said}
        return [colour for colour in COLOURS if self.hands[self.seat][colour] and colour not in taken]

    # What an action does

    def play(self, action: Json) -> None:
        hand = self.hands[self.seat]
        match action:
            case {"type": "draw", "colour": colour}:
                self.bag[colour] -= 1
                hand[colour] += 1
                self.after_draw()
            case {"type": "place", "colour": "white", "field": field}:
                hand["white"] -= 1
                self.ghosts.add(field)
                self.after_place()
            case {"type": "place", "colour": colour, "crossing": crossing, "field": field}:
                hand[colour] -= 1
                self.demons[crossing, field] = colour
                self.after_place()
            case {"type": "predict", "colour": colour}:
                hand[colour] -= 1
                self.predicted[self.seat].append(colour)
                if self.players > 1 or len(self.predicted[0]) == 3 or not self.predictable():
                    self.lay_rest_down()
            case {"type": "pass"}:
                if self.predicted[self.seat]:
                    self.lay_rest_down()
                else:
                    self.draw()

    def after_draw(self) -> None:
        """DD-2.1: four each before the game, seat by seat; later one at the end of a turn."""
        self.dealt += 1
        if self.dealt < 4 * self.players:
            self.seat = self.dealt // 4
        elif self.dealt == 4 * self.players:
            self.turn_of(0)
        else:
            self.turn_of((self.seat + 1) % self.players)

    def after_place(self) -> None:
        may_predict = not self.predicted[self.seat] and self.hands[self.seat].total() > 0
        if may_predict:
            self.step = "predict"
        else:
            self.draw()

    def lay_rest_down(self) -> None:
        """DD-2.6, DD-4.2."""
        goes_to = self.bag if self.players > 1 or self.rest_to_bag else self.discarded
        goes_to.update(self.hands[self.seat])
        self.hands[self.seat].clear()
        self.draw()

    def draw(self) -> None:
        """DD-2.7, DD-2.8."""
        if self.bag.total():
            self.step = "draw"
        else:
            self.turn_of((self.seat + 1) % self.players)

    def turn_of(self, seat: int) -> None:
        """DD-3.1."""
        self.seat = seat
        self.step = "place" if self.places(self.hands[seat]) else "over"
