"""Values that hold no others: how they are read, written and made."""

from dataclasses import dataclass
from typing import Callable

from refused import Refused


@dataclass(frozen=True)
class Leaf:
    """has_null: its own bytes can mean null. tag: the number before such a value in a field with @Dynamic."""

    read: Callable
    write: Callable
    sample: Callable
    size: int = None
    has_null: bool = False
    tag: int = None


def within(low, high, number, what):
    if not low <= number <= high:
        raise Refused(214, f"{what} {number}")
    return number
