"""How many files the process may have open: as many as the system allows, with room kept for its own."""

import contextlib

try:
    import resource
except ImportError:  # not a Unix; there sockets are no files
    resource = None  # type: ignore[assignment]

ENOUGH = 65_536
KEPT = 4  # one in so many is kept for the database, pipes and files


def raise_limit() -> None:
    """Allow as many open files as this user may have."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = ENOUGH if hard == resource.RLIM_INFINITY else min(hard, ENOUGH)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return
    with contextlib.suppress(OSError, ValueError):  # some systems say yes to less than they name
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def room_for_connections() -> int:
    """How many connections there can be, so that there is always a file left for everything else."""
    if resource is None:
        return ENOUGH
    limit, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = ENOUGH if limit == resource.RLIM_INFINITY else min(limit, ENOUGH)
    return limit - limit // KEPT
