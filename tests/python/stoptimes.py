"""Dates, times and optional values with @StopBit: docs/wire-format.md, "Times with @StopBit"."""

import texts
from fixed import (
    DURATIONS, INSTANTS, NANOS, NANOS_OF_DAY, OFFSET, TIME, TIMESTAMPS, YEARS, optional_state, sample_date,
)
from leaf import Leaf, within
from refused import Refused
from textual import read_text, write_text

# Seconds ------------------------------------------------------------------------------------------------------------

LONG = 15
SECONDS_OF_DAY = NANOS_OF_DAY // NANOS


def _seconds_number(seconds, nanos):
    scale = 9
    digits = seconds * NANOS + nanos
    while scale > 0 and digits % 10 == 0:
        digits //= 10
        scale -= 1
    number = 16 * digits + scale
    return number if -(2**63) <= number < 2**63 else LONG


def _read_seconds(data):
    number = data.stop_bit()
    scale = number & 15
    if number == LONG:
        seconds, nanos = data.stop_bit(), data.stop_bit()
        within(0, NANOS - 1, nanos, "nanosecond")
    else:
        within(0, 9, scale, "scale")
        seconds, nanos = divmod((number >> 4) * 10 ** (9 - scale), NANOS)
    if _seconds_number(seconds, nanos) != number:
        raise Refused(214, f"{number} is not the form of seconds")
    return seconds, nanos


def _write_seconds(seconds, nanos, out):
    number = _seconds_number(seconds, nanos)
    out.stop_bit(number)
    if number == LONG:
        out.stop_bit(seconds)
        out.stop_bit(nanos)


def _sample_seconds(low, high):
    def sample(random):
        seconds = random.choice((low, high, max(low, -1), random.randint(max(low, -(2**33)), min(high, 2**33))))
        return [seconds, random.choice((0, 1, 5 * 10**8, 123 * 10**6, 123_456_000, NANOS - 1))]

    return sample


def _seconds(low, high):
    def read(data):
        seconds, nanos = _read_seconds(data)
        return [within(low, high, seconds, "second"), nanos]

    return Leaf(read, lambda value, out: _write_seconds(*value, out), _sample_seconds(low, high))


# Dates and times ----------------------------------------------------------------------------------------------------

# Days from 0000-03-01 to 1970-01-01. Years begin in March, so that the leap day is the last.
DAYS_TO_1970 = 719_468
DAYS_OF_ERA = 146_097


def _day_of(date):
    year, month, day = date
    year -= month <= 2
    era, year_of_era = divmod(year, 400)
    day_of_year = (153 * (month + (-3 if month > 2 else 9)) + 2) // 5 + day - 1
    return era * DAYS_OF_ERA + year_of_era * 365 + year_of_era // 4 - year_of_era // 100 + day_of_year - DAYS_TO_1970


def _date_of(epoch_day):
    era, day = divmod(epoch_day + DAYS_TO_1970, DAYS_OF_ERA)
    year = (day - day // 1460 + day // 36524 - day // 146096) // 365
    day_of_year = day - (365 * year + year // 4 - year // 100)
    month = (5 * day_of_year + 2) // 153
    day_of_month = day_of_year - (153 * month + 2) // 5 + 1
    month += 3 if month < 10 else -9
    return [year + era * 400 + (month <= 2), month, day_of_month]


def _number(low, high, what, value, number, sample):
    """Values that are one number each."""
    return Leaf(
        lambda data: value(within(low, high, data.stop_bit(), what)),
        lambda each, out: out.stop_bit(number(each)),
        sample,
    )


FIRST_DAY, LAST_DAY = _day_of([YEARS[0], 1, 1]), _day_of([YEARS[1], 12, 31])
DATE = _number(FIRST_DAY, LAST_DAY, "day", _date_of, _day_of, sample_date)
YEAR = _number(
    YEARS[0] - 1970, YEARS[1] - 1970, "year", lambda number: number + 1970, lambda year: year - 1970,
    lambda random: random.choice((*YEARS, 1970, random.randint(1900, 2100))),
)
YEAR_MONTH = _number(
    12 * (YEARS[0] - 1970), 12 * (YEARS[1] - 1970) + 11, "month",
    lambda number: [number // 12 + 1970, number % 12 + 1],
    lambda value: 12 * (value[0] - 1970) + value[1] - 1,
    lambda random: [random.choice((*YEARS, 1969, 1970, random.randint(1900, 2100))), random.randint(1, 12)],
)
MILLIS = _number(
    -(2**63), 2**63 - 1, "millisecond", lambda number: number, lambda number: number,
    lambda random: random.choice((0, -1, 1_700_000_000_000, -(2**63), 2**63 - 1)),
)


def _read_time(data):
    seconds, nanos = _read_seconds(data)
    return within(0, SECONDS_OF_DAY - 1, seconds, "second of the day") * NANOS + nanos


def _sample_time(random):
    return random.choice((0, 60 * NANOS, 5 * 10**6, 5 * 10**3, NANOS_OF_DAY - 1, TIME.sample(random)))


STOP_TIME = Leaf(_read_time, lambda value, out: _write_seconds(*divmod(value, NANOS), out), _sample_time)
STOP_DATE_TIME = Leaf(
    lambda data: [DATE.read(data), STOP_TIME.read(data)],
    lambda value, out: (DATE.write(value[0], out), STOP_TIME.write(value[1], out)),
    lambda random: [DATE.sample(random), STOP_TIME.sample(random)],
)


# Offsets and zones --------------------------------------------------------------------------------------------------

QUARTER = 900
UTC = 48
ODD = 100_000


def _read_offset(data):
    number = data.stop_bit()
    seconds = (number - UTC) * QUARTER if number < ODD - texts.MOST_SECONDS else number - ODD
    if _offset_number(seconds) != number:
        raise Refused(214, f"{number} is not the number of an offset")
    return within(-texts.MOST_SECONDS, texts.MOST_SECONDS, seconds, "offset")


def _offset_number(seconds):
    return UTC + seconds // QUARTER if seconds % QUARTER == 0 else ODD + seconds


STOP_OFFSET = Leaf(
    _read_offset,
    lambda value, out: out.stop_bit(_offset_number(value)),
    lambda random: random.choice((0, 3600, -18_000, 20_700, 64_800, -64_800, 1, OFFSET.sample(random))),
)


def _read_offset_date_time(data):
    return [*STOP_DATE_TIME.read(data), STOP_OFFSET.read(data)]


def _write_offset_date_time(value, out):
    STOP_DATE_TIME.write(value[:2], out)
    STOP_OFFSET.write(value[2], out)


def with_zone(local, data):
    """Reads the zone of a date with a time and an offset."""
    zone = read_text("zone", None, data)
    if zone is None:
        raise Refused(206, "null instead of a time zone")
    fixed = texts.seconds_of_offset(zone)
    if fixed is not None and fixed != local[2]:
        raise Refused(214, f"not the offset of {zone}")
    if fixed is None:
        data.times.append([*local, zone])
    return [*local, zone]


def sample_zoned(random):
    zone = random.choice(("Z", "+01:00", "-17:59:59", "UTC", "GMT+02:00"))
    return [sample_date(random), TIME.sample(random), texts.seconds_of_offset(zone), zone]


def _write_zoned(value, out):
    _write_offset_date_time(value[:3], out)
    write_text(value[3], out)


INT32 = (-(2**31), 2**31 - 1)
STOP_PERIOD = Leaf(
    lambda data: [within(*INT32, data.stop_bit(), "number") for _ in range(3)],
    lambda value, out: [out.stop_bit(each) for each in value],
    lambda random: [random.choice((0, 1, -1, *INT32)) for _ in range(3)],
)


def stop_optional(of):
    """None is null, [] empty, [value] present."""

    def read(data):
        state = optional_state(data)
        return [of.read(data)] if state == 2 else (None, [])[state]

    def write(value, out):
        out.int(0 if value is None else 1 + len(value), 1)
        if value:
            of.write(value[0], out)

    return Leaf(read, write, lambda random: random.choice(([], [of.sample(random)])), has_null=True)


STOP_TIMES = {
    "stopinstant": _seconds(*INSTANTS),
    "stoptimestamp": _seconds(*TIMESTAMPS),
    "stopduration": _seconds(*DURATIONS),
    "stopdate": DATE,
    "stoptime": STOP_TIME,
    "stopdatetime": STOP_DATE_TIME,
    "stopoffset": STOP_OFFSET,
    "stopoffsettime": Leaf(
        lambda data: [STOP_TIME.read(data), STOP_OFFSET.read(data)],
        lambda value, out: (STOP_TIME.write(value[0], out), STOP_OFFSET.write(value[1], out)),
        lambda random: [STOP_TIME.sample(random), STOP_OFFSET.sample(random)],
    ),
    "stopoffsetdatetime": Leaf(
        _read_offset_date_time,
        _write_offset_date_time,
        lambda random: [*STOP_DATE_TIME.sample(random), STOP_OFFSET.sample(random)],
    ),
    "stopzoneddatetime": Leaf(
        lambda data: with_zone(_read_offset_date_time(data), data), _write_zoned, sample_zoned
    ),
    "stopperiod": STOP_PERIOD,
    "stopyear": YEAR,
    "stopyearmonth": YEAR_MONTH,
    "stopmillis": MILLIS,
}
