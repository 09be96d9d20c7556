"""What all tests share."""

import signal

from hypothesis import HealthCheck, settings

# Whoever starts the tests in the background has them ignore interrupts, and every process they start inherits
# that; tests that interrupt the program would wait for ever.
signal.signal(signal.SIGINT, signal.default_int_handler)

# How long an example takes, or to think of one, says how busy the machine is, and nothing of the program.
settings.register_profile("samedi", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("samedi")
