"""Calling people who are not here: notifications by the push services of their browsers."""
