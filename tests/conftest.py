"""What all tests share."""

import signal

# Whoever starts the tests in the background has them ignore interrupts, and every process they start inherits
# that; tests that interrupt the program would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)
