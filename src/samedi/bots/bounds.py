"""What bounds a search, in a worker process and in an engine."""

LARGEST_TREE = 1 << 20  # nodes
LONGEST_PATH = 256  # actions from the root of a tree
FLAT_PATH = 3  # room for the root, one action and the end
TO_THE_END = 100_000  # decisions, more than any game has
MANY = 1000  # simulations
EXPLORATION, LITTLE_EXPLORATION = 600, 300  # thousandths: with many simulations, and with few
EXPECTED, LONGEST_LINE = 6, 30  # actions of a line; it goes on until another seat has answered
