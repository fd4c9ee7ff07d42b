"""Values that hold no others, by their words.

Each word has an entry with `read(Input)`, `write(value, Output)` and `sample(Random)`. The values are what JSON has:
numbers, texts, lists. Floats are the hex of their bits, big numbers hex, and characters their numbers.
"""

from fixed import FIXED
from varying import VARYING
from wiretypes import TEXTS

WITH_NULL = {"optint32", "optint64", "optfloat64", "bigint", "decimal", "ipaddress", "dynamic", "fixedtext", "oneof", *TEXTS}
ALL = {**FIXED, **VARYING}


def has_null(word):
    """Whether bytes of the value itself mean null, so that it has no presence byte."""
    return word in WITH_NULL
