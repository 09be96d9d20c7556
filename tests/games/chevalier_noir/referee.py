"""A second model of Le Chevalier Noir: slow, simple, written from the clauses over the JSON view alone.

It shares no code with the rules. Besides the view it remembers two things the view does not tell: which dice
belong to the present throw, and whether one of them has gone to the Chevalier.
"""

from copy import deepcopy
from typing import Any

Json = dict[str, Any]

CLANS = ["north", "east", "south", "west"]
PAWNS = ["grand", "gros", "mince", "petit"]
SEATED = {2: ["north", "south"], 3: ["north", "east", "south"], 4: CLANS}
TEAMS = {"north": "south", "south": "north", "east": "west", "west": "east"}
LENGTH = {"long": 56, "short": 40}
TRESOR = {"long": 6, "short": 4}
COURONNES = {
    "long": {"north": 0, "east": 14, "south": 28, "west": 42},
    "short": {"north": 0, "east": 10, "south": 20, "west": 30},
}
PORTES = {
    "long": {"north": 55, "east": 13, "south": 27, "west": 41},
    "short": {"north": 39, "east": 9, "south": 19, "west": 29},
}
BEATEN = {
    "grand": ["gros", "mince", "petit"],
    "gros": ["mince", "petit"],
    "mince": ["petit"],
    "petit": ["grand"],
}
FACES: dict[str, list[int | str]] = {"ordinary": [1, 2, 3, 4, 5, 6], "special": [1, 2, 5, 6, "black"]}
ALL_DICE = ["ordinary", "ordinary", "special"]


class Referee:
    """A game as the clauses tell it."""

    def __init__(self, options: Json) -> None:
        self.options = options
        self.length = LENGTH[options["board"]]
        self.couronnes = COURONNES[options["board"]]
        self.portes = PORTES[options["board"]]
        pairs = [*self.couronnes.items(), *self.portes.items()]
        self.gates = {cell: clan for clan, cell in pairs}
        self.paths = {clan: self.path(clan) for clan in CLANS}
        clans = SEATED[options["players"]]
        self.view: Json = {
            "pawns": {clan: {pawn: ["start"] for pawn in PAWNS} for clan in clans},
            "knight": None,
            "throw": [],
            "unused": [],
            "displaced": None,
            "clans": clans,
        }
        self.step, self.seat = "first_pawn", options["first"]
        self.dice = ALL_DICE
        self.has_ridden = False

    @classmethod
    def of(cls, options: Json, view: Json, seat: int) -> "Referee":
        """A game whose seat is about to throw all dice."""
        made = cls(options)
        made.view, made.seat, made.step = deepcopy(view), seat, "roll"
        return made

    def path(self, clan: str) -> list[list[Any]]:
        """Every place a pawn of the clan goes through (CN-1.2, CN-1.3)."""
        lap = [["track", (self.couronnes[clan] + step) % self.length] for step in range(self.length)]
        return [*lap, *(["tresor", k + 1] for k in range(TRESOR[self.options["board"]])), ["home"]]

    # Who stands where

    @property
    def awaits(self) -> Json:
        if self.step == "over":
            return {"kind": "over", "seat": None, "step": None}
        return {"kind": "chance" if self.step == "roll" else "seat", "seat": self.seat, "step": self.step}

    @property
    def result(self) -> Json | None:
        if self.step != "over":
            return None
        clans = self.view["clans"]
        winners = [s for s, clan in enumerate(clans) if any(self.is_done(other) for other in self.side(clan))]
        return {"winners": winners}

    def side(self, clan: str) -> list[str]:
        return [clan, TEAMS[clan]] if self.options["teams"] else [clan]

    def is_home(self, clan: str) -> bool:
        return all(place == ["home"] for place in self.view["pawns"][clan].values())

    def is_done(self, clan: str) -> bool:
        """Whether the clan being home ends the game (CN-6.1)."""
        needed = self.side(clan) if self.options["both_clans"] else [clan]
        return all(self.is_home(each) for each in needed)

    def played_clan(self) -> str:
        own: str = self.view["clans"][self.seat]
        if self.options["both_clans"] and self.is_home(own):
            return TEAMS[own]
        return own

    def standing(self, cell: int) -> tuple[str, str] | None:
        for clan, places in self.view["pawns"].items():
            for pawn, place in places.items():
                if place == ["track", cell]:
                    return clan, pawn
        return None

    def free_cells(self) -> list[int]:
        taken = [
            place[1] for clan in self.view["pawns"].values() for place in clan.values() if place[0] == "track"
        ]
        return [cell for cell in range(self.length) if cell not in taken and cell != self.view["knight"]]

    # What is legal

    def legal(self) -> list[Json]:
        match self.step:
            case "first_pawn":
                return [{"type": "enter", "pawn": pawn} for pawn in PAWNS]
            case "set_knight" | "push":
                return [{"type": "knight", "cell": cell} for cell in self.free_cells()]
            case "displace":
                return [
                    {"type": "displace", "cell": cell} for cell in self.free_cells() if cell not in self.gates
                ]
            case "roll":
                return [{"type": "roll", "face": face} for face in FACES[self.dice[len(self.view["throw"])]]]
            case "move":
                return [use for value in sorted(set(self.view["unused"])) for use in self.uses(value)]
            case _:
                return []

    def uses(self, value: int) -> list[Json]:
        """CN-3.2 without black, CN-3.3 with it."""
        black = "black" in self.view["throw"]
        to_pawns = self.pawn_uses(value)
        to_knight: list[Json] = [{"type": "ride", "die": value}]
        if not black:
            return to_pawns or to_knight
        if self.options["strict"] and not self.has_ridden and len(self.view["unused"]) == 1:
            return to_knight
        return to_pawns + to_knight

    def pawn_uses(self, value: int) -> list[Json]:
        clan = self.played_clan()
        moves: list[Json] = [
            {"type": "move", "die": value, "pawn": pawn}
            for pawn in PAWNS
            if (place := self.target(clan, pawn, value)) and self.may_end(clan, pawn, place)
        ]
        occupant = self.standing(self.couronnes[clan])
        if value != 6 or (occupant and occupant[0] in self.side(clan)):
            return moves
        waiting = [pawn for pawn, place in self.view["pawns"][clan].items() if place == ["start"]]
        return moves + [{"type": "enter", "die": 6, "pawn": pawn} for pawn in waiting]

    def target(self, clan: str, pawn: str, value: int) -> list[Any] | None:
        """Where the count leads: never over the Porte, never beyond Arrivée (CN-4.6, CN-4.7)."""
        place, path, porte = self.view["pawns"][clan][pawn], self.paths[clan], self.length - 1
        if place in (["start"], ["home"]):
            return None
        begin = path.index(place)
        end = begin + value
        if begin < porte < end or end >= len(path):
            return None
        return path[end]

    def may_end(self, clan: str, pawn: str, place: list[Any]) -> bool:
        if place == ["home"]:
            return True
        if place[0] == "tresor":
            return place not in self.view["pawns"][clan].values()
        met = self.standing(place[1])
        if met is None:
            return True
        if met[0] in self.side(clan):
            return False
        has_rank = place[1] not in self.gates or self.gates[place[1]] in self.side(met[0])
        return met[1] in BEATEN[pawn] if has_rank else True

    # What an action does

    def play(self, action: Json) -> None:
        match action:
            case {"type": "enter", "die": 6, "pawn": pawn}:
                self.view["unused"].remove(6)
                self.put(pawn, ["track", self.couronnes[self.played_clan()]])
            case {"type": "enter", "pawn": pawn}:
                self.put_first(pawn)
            case {"type": "move", "die": die, "pawn": pawn}:
                self.view["unused"].remove(die)
                place = self.target(self.played_clan(), pawn, die)
                assert place
                self.put(pawn, place)
            case {"type": "ride", "die": die}:
                self.view["unused"].remove(die)
                self.ride(die)
            case {"type": "knight", "cell": cell}:
                self.view["knight"] = cell
                self.throw(ALL_DICE) if self.step == "set_knight" else self.go_on()
            case {"type": "displace", "cell": cell}:
                clan, pawn = self.view["displaced"]
                self.view["pawns"][clan][pawn] = ["track", cell]
                self.view["displaced"] = None
                self.go_on()
            case {"type": "roll", "face": face}:
                self.show(face)

    def put_first(self, pawn: str) -> None:
        clan = self.view["clans"][self.seat]
        self.view["pawns"][clan][pawn] = ["track", self.couronnes[clan]]
        self.seat = (self.seat + 1) % self.options["players"]
        if self.seat == self.options["first"]:
            self.step = "set_knight"

    def throw(self, dice: list[str]) -> None:
        self.view["throw"], self.dice, self.has_ridden, self.step = [], dice, False, "roll"

    def show(self, face: Any) -> None:
        self.view["throw"].append(face)
        if len(self.view["throw"]) == len(self.dice):
            self.view["unused"] = sorted(face for face in self.view["throw"] if face != "black")
            self.step = "move"

    def put(self, pawn: str, place: list[Any]) -> None:
        """The played clan's pawn comes to a place; whoever is there goes (CN-4.2, CN-4.5, CN-5.4)."""
        clan = self.played_clan()
        met = self.standing(place[1]) if place[0] == "track" else None
        if met:
            self.view["pawns"][met[0]][met[1]] = ["start"]
        self.view["pawns"][clan][pawn] = list(place)
        if self.is_done(clan):
            self.step = "over"
        elif place == ["track", self.view["knight"]]:
            self.view["knight"], self.step = None, "push"
        else:
            self.go_on()

    def ride(self, die: int) -> None:
        self.has_ridden = True
        self.view["knight"] = (self.view["knight"] + die) % self.length
        met = self.standing(self.view["knight"])
        if met:
            self.view["pawns"][met[0]][met[1]] = ["lifted"]
            self.view["displaced"], self.step = list(met), "displace"
        else:
            self.go_on()

    def go_on(self) -> None:
        """The next die, the equal dice again, or the next seat (CN-3.1, CN-3.5)."""
        throw = self.view["throw"]
        equal = [die for die, face in zip(self.dice, throw, strict=True) if throw.count(face) > 1]
        if self.view["unused"]:
            self.step = "move"
        elif equal:
            self.throw(equal)
        else:
            self.seat = (self.seat + 1) % self.options["players"]
            self.throw(ALL_DICE)
