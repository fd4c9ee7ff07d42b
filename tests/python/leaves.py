"""Values that hold no others, by the words of their wire types.

Each word has an entry with `read(Input)`, `write(value, Output)` and `sample(Random)`. The values are those of JSON:
numbers, texts, lists. Floats are their bits in hex, big numbers are in hex, and characters are their numbers.
"""

from fixed import FIXED
from varying import VARYING
from wiretypes import TEXTS

ALL = {**FIXED, **VARYING}
WORDS = frozenset(ALL) | {"dynamic"}
OTHERS_WITH_NULL = {"dynamic", "fixedtext", "oneof", *TEXTS}


def has_null(word):
    """Whether bytes of the value itself mean null, so that it has no presence byte."""
    return word in OTHERS_WITH_NULL or word in ALL and ALL[word].has_null
