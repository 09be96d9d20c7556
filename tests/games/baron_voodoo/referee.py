"""A second model of Baron Voodoo: slow, simple, written from the clauses over the JSON of the view.

It shares no code with the rules. A power is judged by doing it on a copy of the board and looking for
captures.
"""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

Json = dict[str, Any]
Board = dict[str, list[Json]]
Use = tuple[list[Json], Board]  # the actions of a use, and the board after it

FACES = ["offering", "soul", "change", "protection", "steal", "exchange"]
COLOURS = ["yellow", "red", "purple", "turquoise", "white"]
COLOUR_OF = {
    "mamy_wata": "yellow",
    "papa_legba": "red",
    "erzulie_freda": "purple",
    "gran_bwa": "turquoise",
    "baron_samedi": "white",
}
LETTERS = dict(zip("YRPTW", COLOURS, strict=True))
FACE_LETTERS = dict(zip("OSCPVX", FACES, strict=True))
CELL_COLOURS = ["RYWTPRY", "TPRYWTP", "YWTPRYW", "PRY#TPR", "WTPRYWT", "RYWTPRY", "TPRYWTP"]
LAYOUTS = {
    "balanced": """
        RO YV WC TS PP RX YO  TX PC RO YS WS TC PV  YP WS TP PC RP YO WC  PS RS YC ## TC PS RS
        WC TO PP RC YP WS TP  RV YC WS TS PO RC YX  TO PX RP YS WC TV PO""",
    "chaotic": """
        RV YX WV TO PX RV YV  TV PX RV YC WX TX PX  YX WX TV PX RV YV WV  PO RC YX ## TX PC RO
        WV TV PV RX YV WX TX  RX YX WX TC PV RX YV  TV PV RX YO WV TX PV""",
}
UPPER = {"d2": "turquoise", "b4": "purple", "f4": "red", "d6": "yellow"}
ORDER = ["power", "capture", "turn", "effect", "again", "lower", "last_power"]
PASS = {"type": "pass"}
POINTS = [0, 0, 1, 3, 5]
THRESHOLD = {2: 18, 3: 15, 4: 12}
CELLS = [column + row for row in "1234567" for column in "abcdefg"]
INNER = [column + row for row in "23456" for column in "bcdef"]


def die(colour: str, face: str) -> Json:
    return {"colour": colour, "face": face}


def distinct(dice: list[Json]) -> list[Json]:
    return [each for place, each in enumerate(dice) if each not in dice[:place]]


def cell_colour(cell: str) -> str:
    letter = CELL_COLOURS[int(cell[1]) - 1]["abcdefg".index(cell[0])]
    return LETTERS.get(letter, "white")


def beside(cell: str, right: int, down: int) -> str:
    return chr(ord(cell[0]) + right) + chr(ord(cell[1]) + down)


def is_combination(dice: list[Json]) -> bool:
    """BV-6.1, BV-6.2."""
    icons = [each["face"] for each in dice]
    colours = [each["colour"] for each in dice if each["colour"] != "white"]
    same_icon = len(set(icons)) == 1 and len(set(colours)) == len(colours)
    same_colour = len(set(colours)) <= 1 and len(set(icons)) == len(icons)
    return 2 <= len(dice) <= 4 and (same_icon or same_colour)


def best_points(zone: list[Json]) -> int:
    """BV-7.4, by growing every combination."""
    groups = [[each] for each in range(len(zone))]
    best = 0
    while groups:
        best = max(best, POINTS[len(groups[0])])
        groups = [
            [*group, more]
            for group in groups
            for more in range(group[-1] + 1, len(zone))
            if is_combination([zone[place] for place in (*group, more)])
        ]
    return best


def captures(board: Board, colour: str, shielded: set[str]) -> list[Json]:
    """BV-4."""
    found = []
    for cell, stack in board.items():
        if stack and stack[-1]["colour"] == colour:
            for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                over, to = beside(cell, right, down), beside(cell, 2 * right, 2 * down)
                jumped = board[over][-1:] if to in board and len(board[to]) < 3 else []
                if jumped and jumped[0]["colour"] not in shielded:
                    found.append({"type": "capture", "from": cell, "to": to})
    return found


def uses(board: Board, loa: str) -> Iterator[Use]:
    """Every way to use a power, also those that change nothing (BV-5.1 to BV-5.4)."""
    if loa == "mamy_wata":
        yield from slides(board)
    if loa == "papa_legba":
        for cell, to in ((a, b) for a in board for b in board if len(board[a]) == 1 and not board[b]):
            if cell[0] == to[0] or cell[1] == to[1]:
                yield picked(cell, to), {**board, cell: [], to: board[cell]}
    if loa == "erzulie_freda":
        lone = [cell for cell in board if len(board[cell]) == 1]
        for cell, to in ((a, b) for a in lone for b in lone if a != b):
            yield picked(cell, to), {**board, cell: board[to], to: board[cell]}
    if loa == "gran_bwa":
        for cell in (cell for cell in board if len(board[cell]) > 1):
            yield from spreads([{"type": "pick", "cell": cell}], board, cell)


def picked(cell: str, to: str) -> list[Json]:
    return [{"type": "pick", "cell": cell}, {"type": "put", "cell": to}]


def slides(board: Board) -> Iterator[Use]:
    for line in "1234567abcdefg":
        cells = [cell for cell in board if line in cell]
        for to, order in zip(
            ("left", "right") if line.isdigit() else ("up", "down"), (cells, cells[::-1]), strict=True
        ):
            stacks = [board[cell] for cell in order if board[cell]]
            moved = dict(zip(order, stacks + [[]] * len(order), strict=False))
            yield [{"type": "slide", "line": line, "to": to}], {**board, **moved}


def spreads(begun: list[Json], board: Board, cell: str) -> Iterator[Use]:
    if len(board[cell]) == 1:
        yield begun, board
        return
    for to in board:
        if to != cell and 1 <= len(board[to]) <= 2:
            after = {**board, to: [*board[to], board[cell][-1]], cell: board[cell][:-1]}
            yield from spreads([*begun, {"type": "put", "cell": to}], after, cell)


class Referee:
    """A game as the clauses tell it."""

    def __init__(self, options: Json) -> None:
        self.solo: Json | None = options.get("solo")
        self.teams = bool(options.get("teams"))
        self.setup = options.get("setup")
        loas = [self.solo["loa"], "baron_samedi"] if self.solo else options["loas"]
        self.count = len(loas)
        sides = [self.side() for _ in range(2 if self.teams else self.count)]
        if self.solo:
            sides[1]["score"] = self.solo["score"]
        self.sides = sides
        self.loas = loas
        self.protection = [False] * self.count
        self.board: Board = {cell: [] for cell in (INNER if self.solo else CELLS)}
        self.first = int(self.solo["baron_first"]) if self.solo else options["first"]
        self.reserve = 20 - 3 * len(sides)
        self.round, self.extra, self.power_used = 0, False, False
        self.group: list[Json] = []
        self.pool: list[Json] = []
        self.line: list[Json] = []
        self.column: list[Json] = []
        self.cursor = "b2"
        self.colour: str | None = None
        self.lowered = 0
        self.trigger: Json | None = None
        self.power: Json | None = None
        self.taken: Json | None = None
        self.result: Json | None = None
        self.step: str | None = "roll"
        self.seat: int | None = None
        self.offer: list[Json] = []
        self.to_roll = self.dice_to_roll()
        if self.setup in LAYOUTS:
            self.to_roll = []
            for cell, drawn in zip(CELLS, LAYOUTS[self.setup].split(), strict=True):
                if drawn != "##":
                    self.board[cell] = [die(LETTERS[drawn[0]], FACE_LETTERS[drawn[1]])]
            self.begin()

    @classmethod
    def of(cls, options: Json, view: Json, seat: int) -> "Referee":
        """The referee of a position where a seat's regular turn comes up."""
        made = cls({**options, "setup": "random"})
        made.to_roll = []
        for name in ("board", "first", "reserve", "round", "trigger"):
            setattr(made, name, view[name])
        for side, seen in zip(made.sides, view["players"], strict=False):
            side.update({name: seen[name] for name in side})
        made.protection = [seen["protection"] for seen in view["players"]]
        if made.solo:
            made.line, made.column, made.cursor = view["line"], view["column"], view["cursor"]
            made.colour, made.lowered = view["combination"]["colour"], view["combination"]["lowered"]
        made.begin_turn(seat)
        return made

    @staticmethod
    def side() -> Json:
        return {"zone": [], "spirit": [], "offerings": 3, "score": 0}

    def dice_to_roll(self) -> list[tuple[str, str]]:
        """Where each die comes to, and its colour."""
        if not self.solo:
            return [(cell, cell_colour(cell)) for cell in CELLS if cell != "d4"]
        dice = []
        for cell in INNER:
            dice.append((cell, cell_colour(cell)))
            if cell in UPPER:
                dice.append((cell, UPPER[cell]))
        own = COLOUR_OF[self.solo["loa"]]
        line = [colour for colour in COLOURS[:4] if colour != own]
        line.insert(4 - self.solo["level"], own)
        return dice + [("line", colour) for colour in line] + [("column", colour) for colour in line]

    # What is seen

    @property
    def view(self) -> Json:
        players = [
            {**self.side_of(seat), "loa": self.loas[seat], "protection": self.protection[seat]}
            for seat in range(self.count)
        ]
        seen = {
            "board": self.board,
            "players": players,
            "reserve": self.reserve,
            "marker": self.marker,
            "round": self.round,
            "first": self.first,
            "extra": self.extra,
            "group": self.group,
            "pool": self.pool,
            "trigger": self.trigger,
            "power_used": self.power_used,
            "power": self.power,
            "taken": self.taken,
        }
        if self.solo:
            combination = {"colour": self.colour, "lowered": self.lowered}
            seen |= {
                "line": self.line,
                "column": self.column,
                "cursor": self.cursor,
                "combination": combination,
            }
        return seen

    @property
    def awaits(self) -> Json:
        if self.step is None:
            return {"kind": "over", "seat": None, "step": None}
        kind = "chance" if self.step in ("roll", "reroll") else "seat"
        return {"kind": kind, "seat": self.seat, "step": self.step}

    @property
    def marker(self) -> int | None:
        """BV-6.4."""
        if self.teams or self.solo:
            return None
        whites = [sum(each["colour"] == "white" for each in side["spirit"]) for side in self.sides]
        return whites.index(max(whites)) if whites.count(max(whites)) == 1 else None

    def side_of(self, seat: int) -> Json:
        return self.sides[seat % len(self.sides)]

    @property
    def me(self) -> Json:
        assert self.seat is not None
        return self.side_of(self.seat)

    @property
    def loa(self) -> str:
        assert self.seat is not None
        loa: str = self.loas[self.seat]
        return loa

    def opponents(self) -> list[int]:
        return [seat for seat in range(self.count) if self.side_of(seat) is not self.me]

    def shielded(self) -> set[str]:
        return {COLOUR_OF[self.loas[seat]] for seat in self.opponents() if self.protection[seat]}

    # What is legal

    def legal(self) -> list[Json]:
        return self.offer

    def captures(self, board: Board) -> list[Json]:
        return captures(board, COLOUR_OF[self.loa], self.shielded())

    def allowed(self, loa: str, step: str) -> Iterator[list[Json]]:
        """BV-3.4."""
        for actions, after in uses(self.board, loa):
            if after != self.board and (step == "last_power" or self.captures(after)):
                yield actions

    def payable(self, purse: int) -> list[str]:
        """BV-3.2, BV-3.3."""
        return [
            loa for loa in list(COLOUR_OF)[:4] if loa == self.loa or self.marker == self.seat or purse > 0
        ]

    def powers(self, step: str, purse: int) -> list[Json]:
        usable = [loa for loa in self.payable(purse) if next(self.allowed(loa, step), None)]
        return [{"type": "power", "loa": loa} for loa in usable]

    def can_play(self, purse: int) -> bool:
        """BV-7.2."""
        return bool(self.captures(self.board) or self.powers("power", purse))

    def choices(self, step: str) -> list[Json]:
        zone = self.me["zone"]
        match step:
            case "power":
                passing = [PASS] if self.captures(self.board) else []
                return self.powers(step, self.me["offerings"]) + passing
            case "last_power":
                return ([] if self.power_used else self.powers(step, self.me["offerings"])) + [PASS]
            case "capture":
                return self.captures(self.board)
            case "turn":
                faces = [face for face in FACES if face != zone[-1]["face"]] if self.me["offerings"] else []
                return [{"type": "turn", "face": face} for face in faces] + [PASS]
            case "effect":
                return [*self.effects(zone), PASS]
            case "again":
                rich = self.me["offerings"] >= 2 and not self.extra
                can = rich and self.can_play(self.me["offerings"] - 2)
                return [{"type": "again"}, PASS] if can else [PASS]
            case _:
                fitting = [
                    one for one in distinct(zone) if not self.group or is_combination([*self.group, one])
                ]
                ending = {"type": "close"} if self.group else PASS
                return [{"type": "lower", "die": one} for one in fitting] + [ending]

    def effects(self, zone: list[Json]) -> list[Json]:
        """BV-5.6 to BV-5.12."""
        match zone[-1]["face"]:
            case "change":
                return [
                    {"type": "change", "die": one, "face": face}
                    for one in distinct(zone)
                    for face in FACES
                    if face != one["face"]
                ]
            case "steal":
                return [
                    {"type": "steal", "seat": number, "die": one}
                    for number, side in enumerate(self.sides)
                    if side is not self.me and not self.is_protected(number)
                    for one in distinct(side["spirit"])
                ]
            case "exchange":
                filled = [seat for seat, row in self.zones().items() if row]
                return self.exchangeable("take", None) if len(filled) > 1 else []
            case _:
                return [{"type": "apply"}]

    def is_protected(self, side: int) -> bool:
        return any(self.protection[seat] for seat in range(side, self.count, len(self.sides)))

    def zones(self) -> dict[Any, list[Json]]:
        zones: dict[Any, list[Json]] = {seat: side["zone"] for seat, side in enumerate(self.sides)}
        return {**zones, "column": self.column} if self.solo else zones

    def exchangeable(self, kind: str, but: Any) -> list[Json]:
        return [
            {"type": kind, "seat": seat, "die": one}
            for seat, row in self.zones().items()
            if seat != but
            for one in distinct(row)
        ]

    # What happens

    def play(self, action: Json) -> None:
        action = deepcopy(action)
        match self.step:
            case "roll":
                self.roll(action["face"])
            case "place":
                self.place(action)
            case "reroll":
                self.sides[1]["zone"][-1] = die(self.sides[1]["zone"][-1]["colour"], action["face"])
                self.complete()
            case "baron":
                self.baron()
            case _ if action == PASS:
                self.go_on()
            case "power" | "last_power":
                self.use(action["loa"])
            case "target":
                self.aim(action)
            case _:
                self.do(action)

    def do(self, action: Json) -> None:
        doing = {
            "capture": self.do_capture,
            "turn": self.do_turn,
            "apply": self.do_apply,
            "change": self.do_change,
            "steal": self.do_steal,
            "take": self.do_take,
            "give": self.do_give,
            "again": self.do_again,
            "lower": self.do_lower,
            "close": self.do_close,
        }
        doing[action["type"]](action)

    def roll(self, face: str) -> None:
        where, colour = self.to_roll.pop(0)
        rolled = die(colour, face)
        if where in ("line", "column"):
            getattr(self, where).append(rolled)
        elif self.setup == "draft":
            self.pool.append(rolled)
        else:
            self.board[where] = [*self.board[where], rolled]
        if self.to_roll:
            return
        if self.setup == "draft":
            self.step, self.seat = "place", self.first
            self.offer = self.placings()
        else:
            self.begin()

    def placings(self) -> list[Json]:
        return [
            {"type": "place", "die": one, "cell": cell}
            for cell in CELLS
            if not self.board[cell] and cell != "d4"
            for one in distinct(self.pool)
            if one["colour"] == cell_colour(cell)
        ]

    def place(self, action: Json) -> None:
        self.pool.remove(action["die"])
        self.board[action["cell"]] = [action["die"]]
        assert self.seat is not None
        self.seat = (self.seat + 1) % self.count
        self.offer = self.placings()
        if not self.pool:
            self.begin()

    def begin(self) -> None:
        self.round = 1
        self.begin_turn(self.first)

    def begin_turn(self, seat: int) -> None:
        """BV-5.9, BV-7.2."""
        self.seat = seat
        self.protection[seat] = False
        self.extra = self.power_used = False
        if self.loa == "baron_samedi":
            self.step, self.offer = "baron", [{"type": "baron"}]
        elif self.can_play(self.me["offerings"]):
            self.reach("power")
        else:
            self.end_is_near("blocked")
            self.end_turn()

    def end_turn(self) -> None:
        """BV-7.3."""
        assert self.seat is not None
        seat = (self.seat + 1) % self.count
        if seat == self.first and self.trigger:
            self.finish()
            return
        self.round += int(seat == self.first)
        self.begin_turn(seat)

    def end_is_near(self, why: str) -> None:
        self.trigger = self.trigger or {"seat": self.seat, "why": why}

    def reach(self, step: str) -> None:
        """A step without any choice but pass is skipped."""
        self.step, self.offer = step, self.choices(step)
        if all(choice == PASS for choice in self.offer):
            self.go_on()

    def go_on(self) -> None:
        if self.step == "last_power":
            self.end_turn()
        else:
            self.reach(ORDER[ORDER.index(self.step or "") + 1])

    def use(self, loa: str) -> None:
        self.pay(0 if loa == self.loa or self.marker == self.seat else 1)
        self.uses = list(self.allowed(loa, self.step or ""))
        self.begun_in = self.step
        self.power_used = True
        self.power = {"loa": loa, "cell": None}
        self.step = "target"
        self.done: list[Json] = []
        self.offer = distinct([actions[0] for actions in self.uses])
        self.outcomes = [(actions, after) for actions, after in uses(self.board, loa) if actions in self.uses]

    def aim(self, action: Json) -> None:
        assert self.power
        if action["type"] == "pick":
            self.power["cell"] = action["cell"]
        self.done.append(action)
        size = len(self.done)
        self.outcomes = [(way, board) for way, board in self.outcomes if way[:size] == self.done]
        way, board = self.outcomes[0]
        if len(way) == size:
            self.board, self.power, self.step = board, None, self.begun_in
            self.go_on()
            return
        if action["type"] == "put":  # Gran Bwa's first die has moved already
            moved = self.board[self.power["cell"]][-1]
            onto = [*self.board[action["cell"]], moved]
            left = self.board[self.power["cell"]][:-1]
            self.board = {**self.board, action["cell"]: onto, self.power["cell"]: left}
        self.offer = distinct([way[size] for way, _ in self.outcomes])

    def do_capture(self, action: Json) -> None:
        source, to = action["from"], action["to"]
        over = chr((ord(source[0]) + ord(to[0])) // 2) + chr((ord(source[1]) + ord(to[1])) // 2)
        jumper, captured = self.board[source][-1], self.board[over][-1]
        self.board = {**self.board, source: self.board[source][:-1], over: self.board[over][:-1]}
        self.board[to] = [*self.board[to], jumper]
        self.me["zone"].append(captured)
        if captured["colour"] == COLOUR_OF[self.loa]:
            self.gain()
        self.go_on()

    def do_turn(self, action: Json) -> None:
        self.pay(1)
        self.me["zone"][-1] = die(self.me["zone"][-1]["colour"], action["face"])
        self.go_on()

    def do_apply(self, _action: Json) -> None:
        face = self.me["zone"][-1]["face"]
        if face == "offering":
            self.gain()
        if face == "soul":
            self.score(1)
        if face == "protection":
            assert self.seat is not None
            self.protection[self.seat] = True
        self.go_on()

    def do_change(self, action: Json) -> None:
        zone = self.me["zone"]
        zone[zone.index(action["die"])] = die(action["die"]["colour"], action["face"])
        self.go_on()

    def do_steal(self, action: Json) -> None:
        self.sides[action["seat"]]["spirit"].remove(action["die"])
        self.me["spirit"].append(action["die"])
        self.go_on()

    def do_take(self, action: Json) -> None:
        self.taken = {"seat": action["seat"], "die": action["die"]}
        self.offer = self.exchangeable("give", action["seat"])

    def do_give(self, action: Json) -> None:
        assert self.taken
        one, other = self.zones()[self.taken["seat"]], self.zones()[action["seat"]]
        places = one.index(self.taken["die"]), other.index(action["die"])
        one[places[0]], other[places[1]] = action["die"], self.taken["die"]
        self.taken = None
        self.go_on()

    def do_again(self, _action: Json) -> None:
        self.pay(2)
        self.extra, self.power_used = True, False
        self.reach("power")

    def do_lower(self, action: Json) -> None:
        self.me["zone"].remove(action["die"])
        self.me["spirit"].append(action["die"])
        self.group.append(action["die"])
        if len(self.group) == 4:
            self.do_close(action)
        else:
            self.reach("lower")

    def do_close(self, _action: Json) -> None:
        self.score(POINTS[len(self.group)])
        self.group = []
        if self.me["zone"]:
            self.reach("lower")
        else:
            self.go_on()

    def gain(self) -> None:
        """BV-1.5."""
        gained = min(1, self.reserve)
        self.me["offerings"] += gained
        self.reserve -= gained

    def pay(self, price: int) -> None:
        self.me["offerings"] -= price
        self.reserve += price

    def score(self, points: int) -> None:
        """BV-7.1."""
        self.me["score"] += points
        threshold = 18 if self.teams else THRESHOLD[self.count]
        if not self.solo and self.me["score"] >= threshold:
            self.end_is_near("points")

    # Baron Samedi

    def held(self) -> set[str]:
        zone = self.sides[1]["zone"]
        return {one["face"] for one in zone if one["colour"] in (self.colour, "white")}

    def search(self, colour: str | None) -> str | None:
        """BV-9.8."""
        if self.protection[0] and COLOUR_OF[self.loas[0]] == colour:
            return None
        start = INNER.index(self.cursor)
        for cell in INNER[start:] + INNER[:start]:
            top = self.board[cell][-1] if self.board[cell] else die("", "")
            if top["colour"] == colour and (top["face"] == "change" or top["face"] not in self.held()):
                return cell
        return None

    def baron(self) -> None:
        """BV-9.7 to BV-9.13."""
        cell = None
        if self.colour:
            cell = self.search(self.colour) or self.search("white")
            if not cell:
                self.lower_all()
        if cell:
            self.cursor = cell
            taken, self.board = self.board[cell][-1], {**self.board, cell: self.board[cell][:-1]}
        elif self.line:
            taken = self.line.pop(0)
            self.colour = taken["colour"]
        else:
            self.end_turn()
            return
        knew_change = "change" in self.held() and cell is not None
        self.me["zone"].append(taken)
        if taken["colour"] == "white":
            self.gain()
        if taken["face"] == "change" and knew_change:
            self.step = "reroll"
            self.offer = [{"type": "roll", "face": face} for face in FACES if face not in self.held()]
            return
        self.baron_effect(taken["face"])
        self.complete()

    def baron_effect(self, face: str) -> None:
        player = self.sides[0]
        if face == "offering":
            self.gain()
        if face == "soul":
            self.me["score"] += 1
        if face == "protection":
            self.protection[1] = True
        if face == "steal" and player["spirit"] and not self.protection[0]:
            self.me["spirit"].append(player["spirit"].pop(0))
        if face == "exchange" and player["zone"]:
            self.column.insert(0, player["zone"][0])
            player["zone"][0] = self.column.pop()

    def complete(self) -> None:
        if len(self.held()) >= 4:
            self.lower_all()
        if not self.extra and self.lowered < 4 and self.me["offerings"] >= 2:
            self.pay(2)
            self.extra = True
            self.step, self.offer = "baron", [{"type": "baron"}]
        else:
            self.end_turn()

    def lower_all(self) -> None:
        self.me["score"] += POINTS[min(4, len(self.held()))]
        self.me["spirit"] += self.me["zone"]
        self.me["zone"] = []
        self.colour = None
        self.lowered += 1
        if self.lowered == 4:
            self.end_is_near("combinations")

    # The end

    def finish(self) -> None:
        """BV-7.4 to BV-7.6."""
        self.step, self.offer = None, []
        play = [side["score"] for side in self.sides]
        lowering = [best_points(side["zone"]) for side in self.sides]
        for side, points in zip(self.sides, lowering, strict=True):
            side["spirit"] += side["zone"]
            side["zone"] = []
            side["score"] += points
        majorities: list[dict[str, int]] = [{} for _ in self.sides]
        for colour in COLOURS if self.teams or self.solo else COLOURS[:4]:
            counts = [sum(one["colour"] == colour for one in side["spirit"]) for side in self.sides]
            best = [number for number, count in enumerate(counts) if count and count == max(counts)]
            for number in best:
                majorities[number][colour] = 3 if len(best) == 1 else 1
                self.sides[number]["score"] += majorities[number][colour]
        scores = [side["score"] for side in self.sides]
        assert self.trigger
        order = [(self.trigger["seat"] + step) % len(scores) for step in range(len(scores))]
        winner = next(side for side in order if scores[side] == max(scores))
        if self.solo:
            winner = 0 if scores[0] > scores[1] else 1
        seats = range(self.count)
        sides = [seat % len(scores) for seat in seats]
        self.result = {
            "scores": [scores[side] for side in sides],
            "winners": [seat for seat in seats if sides[seat] == winner],
            "sheet": [
                {"play": play[side], "lowering": lowering[side], "majorities": majorities[side]}
                for side in sides
            ],
        }
