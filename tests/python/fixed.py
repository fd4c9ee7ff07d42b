"""Values that hold no others and always take the same number of bytes: docs/wire-format.md, "Numbers" and "Times"."""

import texts
from leaf import Leaf, within
from refused import Refused
from wiretypes import PRIMITIVES

NANOS = 1_000_000_000
NANOS_OF_DAY = 86_400 * NANOS
YEARS = (-999_999_999, 999_999_999)
INSTANTS = (-31_557_014_167_219_200, 31_556_889_864_403_199)
TIMESTAMPS = (-9_223_372_036_854_775, 9_223_372_036_854_774)
DURATIONS = (-(2**63), 2**63 - 1)
DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)

# Numbers of fixed size ----------------------------------------------------------------------------------------------


def _number(size, low, high, what):
    return Leaf(
        lambda data: within(low, high, data.int(size), what),
        lambda value, out: out.int(value, size),
        lambda random: random.choice((low, high, random.randint(low, high), random.randint(max(low, -9), min(high, 9)))),
        size,
    )


def _integer(size):
    return _number(size, -(1 << 8 * size - 1), (1 << 8 * size - 1) - 1, "number")


def _bits(size):
    return Leaf(
        lambda data: data.raw(size)[::-1].hex(),
        lambda value, out: out.raw(bytes.fromhex(value)[::-1]),
        lambda random: random.randbytes(size).hex(),
        size,
    )


CHAR = Leaf(
    lambda data: data.unsigned(2),
    lambda value, out: out.int(value, 2),
    lambda random: random.choice((0, 65, 0xD800, 0xFF7F, 0xFF80, 0xFFFF, random.randrange(0x10000))),
    2,
)
BOOL = Leaf(lambda data: data.bool(), lambda value, out: out.int(value, 1), lambda random: random.random() < 0.5, 1)


# Times --------------------------------------------------------------------------------------------------------------


def _together(*parts, check=lambda value: value):
    """Several values one after another, as a list."""
    return Leaf(
        lambda data: check([part.read(data) for part in parts]),
        lambda value, out: [part.write(each, out) for part, each in zip(parts, value)],
        lambda random: [part.sample(random) for part in parts],
        sum(part.size for part in parts),
    )


def _moment(seconds):
    return _together(_number(8, *seconds, "second"), _number(4, 0, NANOS - 1, "nanosecond"))


def _days_of(year, month):
    is_leap = year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
    return 28 if month == 2 and not is_leap else DAYS[month - 1]


def _existing_date(value):
    year, month, day = value
    within(1, _days_of(year, month), day, "day")
    return value


def _with_sample(leaf, sample):
    return Leaf(leaf.read, leaf.write, sample, leaf.size)


def sample_date(random):
    year = random.choice((*YEARS, 2024, 1900, 2000, random.randint(*YEARS)))
    month = random.randint(1, 12)
    return [year, month, random.choice((1, _days_of(year, month)))]


YEAR = _number(4, *YEARS, "year")
MONTH = _number(1, 1, 12, "month")
DAY = _number(1, 1, 31, "day")
DATE = _with_sample(_together(YEAR, MONTH, DAY, check=_existing_date), sample_date)
TIME = _number(8, 0, NANOS_OF_DAY - 1, "nanosecond of the day")
OFFSET = _number(4, -texts.MOST_SECONDS, texts.MOST_SECONDS, "offset")
MONTH_DAY = _with_sample(
    _together(MONTH, DAY, check=lambda value: [value[0], within(1, DAYS[value[0] - 1], value[1], "day")]),
    lambda random: (lambda month: [month, random.randint(1, DAYS[month - 1])])(random.randint(1, 12)),
)


# Values that contain their own presence -----------------------------------------------------------------------------


def optional_state(data):
    state = data.byte()
    if state > 2:
        raise Refused(204, f"the byte of an optional value is {state}")
    return state


def _optional(of):
    """None is null, [] empty, [value] present."""

    def read(data):
        state = optional_state(data)
        if state == 2:
            return [of.read(data)]
        data.raw(of.size)
        return (None, [])[state]

    def write(value, out):
        out.int(0 if value is None else 1 + len(value), 1)
        if value:
            of.write(value[0], out)
        else:
            out.raw(bytes(of.size))

    return Leaf(read, write, lambda random: random.choice(([], [of.sample(random)])), 1 + of.size, has_null=True)


FIXED = {
    "int8": _integer(1),
    "int16": _integer(2),
    "int32": _integer(4),
    "int64": _integer(8),
    "float32": _bits(4),
    "float64": _bits(8),
    "char16": CHAR,
    "bool": BOOL,
    "instant": _moment(INSTANTS),
    "timestamp": _moment(TIMESTAMPS),
    "duration": _moment(DURATIONS),
    "date": DATE,
    "time": TIME,
    "datetime": _together(DATE, TIME),
    "offsettime": _together(TIME, OFFSET),
    "offsetdatetime": _together(DATE, TIME, OFFSET),
    "period": _together(_integer(4), _integer(4), _integer(4)),
    "year": YEAR,
    "yearmonth": _together(YEAR, MONTH),
    "monthday": MONTH_DAY,
    "offset": OFFSET,
    "millis": _integer(8),
    "uuid": _together(_bits(8), _bits(8)),
    "optint32": _optional(_integer(4)),
    "optint64": _optional(_integer(8)),
    "optfloat64": _optional(_bits(8)),
}

assert set(PRIMITIVES) <= set(FIXED)
