"""Short names for drawing: crossings go by their number, fields by a letter."""

from string import ascii_letters

FIELD_LETTERS = ascii_letters[26:] + ascii_letters[:26]
"""A is the outer field; forty crossings make forty-two fields, so there are letters for all."""


def field_label(field: int) -> str:
    """The letter of a field."""
    return FIELD_LETTERS[field]
