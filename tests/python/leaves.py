"""Values that hold no others.

Each word has an entry with `read(Input)`, `write(value, Output)` and `sample(Random)`. The values are what JSON has: numbers,
texts, lists. Floats are the hex of their bits, big numbers hex, and characters their numbers.
"""

from dataclasses import dataclass
from typing import Callable

import texts
from refused import Refused
from wiretypes import PRIMITIVES, TEXTS

NANOS = 1_000_000_000
NANOS_OF_DAY = 86_400 * NANOS
YEARS = (-999_999_999, 999_999_999)
INSTANTS = (-31_557_014_167_219_200, 31_556_889_864_403_199)
TIMESTAMPS = (-9_223_372_036_854_775, 9_223_372_036_854_774)
DURATIONS = (-(2**63), 2**63 - 1)
DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
MOST_BYTES_OF_BIGINT = 2**28
COUNT_OF_TWO_BYTES_ABOVE = 254


@dataclass(frozen=True)
class Leaf:
    read: Callable
    write: Callable
    sample: Callable
    size: int = None


def has_null(word):
    """Whether bytes of the value itself stand for null, so that it has no presence byte."""
    return word in WITH_NULL


def size_of_count(room):
    """Of the count of a text of fixed length."""
    return 2 if room > COUNT_OF_TWO_BYTES_ABOVE else 1


def _within(low, high, number, what):
    if not low <= number <= high:
        raise Refused(214, f"{what} {number}")
    return number


# Numbers of fixed size ---------------------------------------------------------------------------------------------------


def _number(size, low, high, what):
    return Leaf(
        lambda data: _within(low, high, data.int(size), what),
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


# Times -------------------------------------------------------------------------------------------------------------------


def _together(*parts, check=lambda value: value):
    """Values one after another, as a list."""
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
    _within(1, _days_of(year, month), day, "day")
    return value


def _with_sample(leaf, sample):
    return Leaf(leaf.read, leaf.write, sample, leaf.size)


def _sample_date(random):
    year = random.choice((*YEARS, 2024, 1900, 2000, random.randint(*YEARS)))
    month = random.randint(1, 12)
    return [year, month, random.choice((1, _days_of(year, month)))]


YEAR = _number(4, *YEARS, "year")
MONTH = _number(1, 1, 12, "month")
DAY = _number(1, 1, 31, "day")
DATE = _with_sample(_together(YEAR, MONTH, DAY, check=_existing_date), _sample_date)
TIME = _number(8, 0, NANOS_OF_DAY - 1, "nanosecond of the day")
OFFSET = _number(4, -texts.MOST_SECONDS, texts.MOST_SECONDS, "offset")
MONTH_DAY = _with_sample(
    _together(MONTH, DAY, check=lambda value: [value[0], _within(1, DAYS[value[0] - 1], value[1], "day")]),
    lambda random: (lambda month: [month, random.randint(1, DAYS[month - 1])])(random.randint(1, 12)),
)


# Values that say whether they are there ----------------------------------------------------------------------------------


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

    return Leaf(read, write, lambda random: random.choice(([], [of.sample(random)])), 1 + of.size)


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

# Values that tell their own size -----------------------------------------------------------------------------------------


def _stop(low, high):
    return Leaf(
        lambda data: _within(low, high, data.stop_bit(), "number"),
        lambda value, out: out.stop_bit(value),
        lambda random: random.choice((low, high, random.randint(low, high), random.randint(-200, 200))),
    )


STOP_CHAR_NEGATIVES = 128
_NEGATIVE_FROM = 0x10000 - STOP_CHAR_NEGATIVES
STOP_CHAR = Leaf(
    lambda data: _within(-STOP_CHAR_NEGATIVES, _NEGATIVE_FROM - 1, data.stop_bit(), "character") & 0xFFFF,
    lambda value, out: out.stop_bit(value - 0x10000 if value >= _NEGATIVE_FROM else value),
    CHAR.sample,
)


def _read_bigint(data):
    count = data.count()
    if count < 0:
        return None
    if not 0 < count <= MOST_BYTES_OF_BIGINT:
        raise Refused(214, f"a number of {count} bytes")
    return hex(int.from_bytes(data.raw(count), "big", signed=True))


def _write_bigint(value, out):
    if value is None:
        out.stop_bit(-1)
        return
    number = int(value, 16)
    size = (number if number >= 0 else ~number).bit_length() // 8 + 1
    out.stop_bit(size)
    out.raw(number.to_bytes(size, "big", signed=True))


def _sample_bigint(random):
    return hex(random.choice((0, -128, 2**63, -(2**63), random.randint(-(2**80), 2**80))))


def _read_decimal(data):
    scale = data.int(1)
    if scale == -128:
        return None
    if scale != -127:
        return {"scale": scale, "unscaled": hex(data.int(8))}
    scale = _within(-(2**31), 2**31 - 1, data.stop_bit(), "scale")
    unscaled = _read_bigint(data)
    if unscaled is None:
        raise Refused(214, "a decimal without digits")
    return {"scale": scale, "unscaled": unscaled}


def _write_decimal(value, out):
    if value is None:
        out.int(-128, 1)
        return
    unscaled = int(value["unscaled"], 16)
    if -126 <= value["scale"] <= 127 and -(2**63) <= unscaled < 2**63:
        out.int(value["scale"], 1)
        out.int(unscaled, 8)
    else:
        out.int(-127, 1)
        out.stop_bit(value["scale"])
        _write_bigint(value["unscaled"], out)


def _sample_decimal(random):
    scale = random.choice((0, 2, -3, -126, -127, 127, 128, -(2**31), 2**31 - 1))
    return {"scale": scale, "unscaled": _sample_bigint(random)}


def _read_address(data):
    kind = data.byte()
    if kind == 0:
        return None
    if kind == 4:
        return [data.raw(4).hex()]
    if kind != 6:
        raise Refused(214, f"an address of {kind}")
    data.require(20)
    address = data.raw(16)
    scope = data.int(4)
    if address.startswith(bytes(10) + b"\xff\xff") or scope < 0:
        raise Refused(214, "an address that no IPv6 address has")
    return [address.hex(), scope]


def _write_address(value, out):
    if value is None:
        out.int(0, 1)
        return
    out.int(6 if len(value) == 2 else 4, 1)
    out.raw(bytes.fromhex(value[0]))
    if len(value) == 2:
        out.int(value[1], 4)


def _sample_address(random):
    if random.random() < 0.5:
        return [random.randbytes(4).hex()]
    return ["20" + random.randbytes(15).hex(), random.choice((0, 1, 2**31 - 1))]


def _read_zoned(data):
    local = FIXED["offsetdatetime"].read(data)
    zone = read_text("zone", None, data)
    if zone is None:
        raise Refused(206, "null instead of a time zone")
    fixed = texts.seconds_of_offset(zone)
    if fixed is not None and fixed != local[2]:
        raise Refused(214, f"not the offset of {zone}")
    if fixed is None:
        data.times.append([*local, zone])
    return [*local, zone]


def _write_zoned(value, out):
    FIXED["offsetdatetime"].write(value[:3], out)
    write_text(value[3], out)


def _sample_zoned(random):
    zone = random.choice(("Z", "+01:00", "-17:59:59", "UTC", "GMT+02:00"))
    return [_sample_date(random), TIME.sample(random), texts.seconds_of_offset(zone), zone]


VARYING = {
    "stop16": _stop(-(2**15), 2**15 - 1),
    "stop32": _stop(-(2**31), 2**31 - 1),
    "stop64": _stop(-(2**63), 2**63 - 1),
    "stopchar": STOP_CHAR,
    "bigint": Leaf(_read_bigint, _write_bigint, _sample_bigint),
    "decimal": Leaf(_read_decimal, _write_decimal, _sample_decimal),
    "ipaddress": Leaf(_read_address, _write_address, _sample_address),
    "zoneddatetime": Leaf(_read_zoned, _write_zoned, _sample_zoned),
}
WITH_NULL = {"optint32", "optint64", "optfloat64", "bigint", "decimal", "ipaddress", "fixedtext", "oneof", *TEXTS}
ALL = {**FIXED, **VARYING}

# Texts -------------------------------------------------------------------------------------------------------------------

SAMPLES = {
    "text": ("", "a", "Grüße", "€ 5", "😀", "\u0000\u007f", "x" * 200),
    "uri": ("", "a:b", "https://h/p?q#f", "//[::1]:80/x", "ü"),
    "zone": ("Z", "UTC", "+01:00", "GMT-02:30", "Europe/Zurich"),
    "currency": ("CHF", "EUR"),
    "locale": ("und", "de-CH", "zh-Hans-CN", "x-a", "de-u-ca-buddhist"),
}


def count(limit, data):
    """A count that @MaxLength may limit."""
    number = data.count()
    if limit is not None and number > limit:
        raise Refused(215, f"{number}, but at most {limit} are allowed")
    return number


def read_text(word, limit, data):
    size = count(limit, data)
    if size < 0:
        return None
    text = texts.decode(data.raw(size))
    texts.check(word, text)
    return text


def write_text(text, out):
    if text is None:
        out.stop_bit(-1)
        return
    data = text.encode()
    out.stop_bit(len(data))
    out.raw(data)


def read_fixed_text(room, data):
    size_count = size_of_count(room)
    size = data.unsigned(size_count)
    is_null = size == (1 << 8 * size_count) - 1
    if size > room and not is_null:
        raise Refused(205, f"a text of {size} bytes in {room}")
    padded = data.raw(room)
    return None if is_null else texts.decode(padded[:size])


def write_fixed_text(text, room, out):
    data = b"" if text is None else text.encode()
    out.int(-1 if text is None else len(data), size_of_count(room))
    out.raw(data.ljust(room, b"\0"))


def read_one_of(known, data):
    index = data.byte()
    if index < len(known):
        return known[index]
    if index == 254:
        return None
    other = read_text("text", None, data) if index == 255 else None
    if other is None:
        raise Refused(214, f"index {index}")
    return other


def write_one_of(text, known, out):
    index = 254 if text is None else known.index(text) if text in known else 255
    out.int(index, 1)
    if index == 255:
        write_text(text, out)


assert set(PRIMITIVES) <= set(FIXED)
