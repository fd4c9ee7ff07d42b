"""What a value that holds no others has: how it is read, written and made up."""

from dataclasses import dataclass
from typing import Callable

from refused import Refused


@dataclass(frozen=True)
class Leaf:
    read: Callable
    write: Callable
    sample: Callable
    size: int = None


def within(low, high, number, what):
    if not low <= number <= high:
        raise Refused(214, f"{what} {number}")
    return number
