"""What judgements should have been, seen from later (temporal differences).

Written for arrays of NumPy and of PyTorch alike: `where` and `empty` come from whichever it is.
"""

from typing import Any

FELLOWS = {"teams": 2}  # how many win together by the rules, by net; elsewhere everybody plays alone


def shared(paid: Any, fellows: int, library: Any) -> Any:
    """What seats were paid, by game and seat, less if more than `fellows` win: they share.

    Else several seats would learn to let each other win, which nobody they meet will do.
    """
    total = paid.sum(-1)[..., None]
    return library.where(total > fellows, paid * fellows / library.where(total > 0, total, 1.0), paid)


def looked_back(chances: Any, paid: Any, trace: float, library: Any) -> Any:
    """What each position was worth by what came after it; the last step is only there to look back from.

    Both arrays are by step, game and seat, from 0 to 1; `paid` is below 0 while a game goes on. `trace` is
    how much of the mixture comes from further ahead than the next position.
    """
    wanted = library.empty_like(chances[:-1])
    following = mixed = chances[-1]
    for step in range(len(wanted) - 1, -1, -1):
        ahead = (1 - trace) * following + trace * mixed
        mixed = library.where(paid[step] >= 0, paid[step], ahead)
        wanted[step] = mixed
        following = chances[step]
    return wanted
