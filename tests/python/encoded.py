"""Values in forms that other libraries have chosen: docs/wire-format.md, "Formats that others chose".

A date or time is its number. A decimal is its text, or its bits in hex if it is a double.
"""

import re
import struct

import texts
from fixed import INSTANTS, NANOS, NANOS_OF_DAY
from leaf import within
from refused import Refused

INT_MAX = 2**31 - 1
LONGS = (-(2**63), 2**63 - 1)
EPOCH_DAYS = (-365_243_219_162, 365_241_780_471)
TIMESTAMPS = (-9_223_372_036_854_775, 9_223_372_036_854_774)
PER_SECOND = {"seconds": 1, "millis": 10**3, "micros": 10**6, "nanos": 10**9}
RANGES = {
    "int8": (-(2**7), 2**7 - 1), "int16": (-(2**15), 2**15 - 1), "int32": (-(2**31), 2**31 - 1), "int64": LONGS,
    "char16": (0, 2**16 - 1),
}
CHARACTERS = ("utf8", "modified", "cesu8", "cesu8units", "latin1")
LONGEST_DECIMAL = 1000

_FIXED = re.compile(r"(u?)(int|float)([0-9]+)(le|be)?")
_DECIMAL = re.compile(r"(-?)(0|[1-9][0-9]*)(?:\.([0-9]+))?(?:E([+-][1-9][0-9]*))?")


class Form:
    """A form and, of a text, array, list or map, that of its length; of a time, its unit; of an enum, its numbers."""

    def __init__(self, text):
        self.name, _, inner = text.removesuffix(")").partition("(")
        self.numbers = {}
        if "=" in inner:
            pairs = [pair.split("=") for pair in inner.split(",")]
            self.numbers = {name: int(number) for name, number in pairs}
            inner = ""
        self.inner = inner.removesuffix(",-1")
        self.has_null = inner.endswith(",-1")


def size(wire_type):
    """The size of every value, or None."""
    form = Form(wire_type.name)
    if wire_type.nullable or form.inner and form.inner not in (*PER_SECOND, "days"):
        return None
    return 16 if wire_type.element.word == "uuid" else _size(form.name)


def _size(form):
    fixed = _FIXED.fullmatch(form)
    return int(fixed.group(3)) // 8 if fixed else {"zeroone": 1, "yesno": 1}.get(form)


# Numbers ------------------------------------------------------------------------------------------------------------


def read_number(form, bits, data):
    fixed = _FIXED.fullmatch(form)
    if fixed:
        raw = data.raw(_size(form))
        order = "big" if fixed.group(4) == "be" else "little"
        if fixed.group(2) == "float":
            return (raw if order == "big" else raw[::-1]).hex()
        return int.from_bytes(raw, order, signed=not fixed.group(1))
    if form in ("zeroone", "yesno"):
        byte = data.byte()
        if byte not in ((0, 1) if form == "zeroone" else (0x4E, 0x59)):
            raise Refused(204, f"boolean {byte}")
        return byte in (1, 0x59)
    if form == "stopbit":
        return data.stop_bit()
    if form == "hadoop":
        return _read_hadoop(data)
    if form == "stopbitdouble":
        return _read_stop_bit_double(data)
    number = _read_vint(bits, data)
    if form == "zigzag":
        return number >> 1 ^ -(number & 1)
    return number - (1 << bits) if number >> bits - 1 else number


def _read_vint(bits, data):
    number = 0
    for shift in range(0, 64, 7):
        byte = data.byte()
        if shift == 63 and byte > 1:
            break
        number |= (byte & 0x7F) << shift
        if byte < 0x80:
            if byte == 0 and shift > 0 or number >> bits:
                raise Refused(205, "not in its shortest form, or too large")
            return number
    raise Refused(205, "more than 64 bits")


def _read_hadoop(data):
    first = int.from_bytes(data.raw(1), "big", signed=True)
    if first >= -112:
        return first
    count = -112 - first if first >= -120 else -120 - first
    number = int.from_bytes(data.raw(count), "big")
    number = number if first >= -120 else ~number
    if not LONGS[0] <= number <= LONGS[1] or _hadoop(number)[0] != first & 0xFF:
        raise Refused(205, "not in its shortest form")
    return number


def _read_stop_bit_double(data):
    """The bits of a double, in hex; the tenth byte has its lowest one."""
    bits = 0
    for shift in range(57, -7, -7):
        byte = data.byte()
        group = byte & 0x7F
        bits |= group << shift if shift > 0 else group >> 6
        if byte < 0x80:
            if byte == 0 and shift < 57 or shift < 0 and byte != 0x40:
                raise Refused(205, "not in its shortest form")
            return f"{bits:016x}"
    raise Refused(205, "more than 64 bits")


def _stop_bit_double(bits):
    groups = []
    while bits or not groups:
        groups.append(bits >> 57 | 0x80)
        bits = bits << 7 & (1 << 64) - 1
    return bytes(groups[:-1]) + bytes([groups[-1] & 0x7F])


def _hadoop(number):
    if -112 <= number <= 127:
        return number.to_bytes(1, "big", signed=True)
    rest = number if number >= 0 else ~number
    count = (rest.bit_length() + 7) // 8
    first = (-112 if number >= 0 else -120) - count
    return first.to_bytes(1, "big", signed=True) + rest.to_bytes(count, "big")


def write_number(number, form, bits, out):
    fixed = _FIXED.fullmatch(form)
    if fixed and fixed.group(2) == "float":
        raw = _one_nan(bytes.fromhex(number)) if fixed.group(4) == "be" else bytes.fromhex(number)[::-1]
        out.raw(raw)
    elif fixed:
        order = "big" if fixed.group(4) == "be" else "little"
        out.raw(number.to_bytes(_size(form), order, signed=not fixed.group(1)))
    elif form in ("zeroone", "yesno"):
        out.raw(bytes([int(number) if form == "zeroone" else (0x4E, 0x59)[number]]))
    elif form == "stopbit":
        out.stop_bit(number)
    elif form == "hadoop":
        out.raw(_hadoop(number))
    elif form == "stopbitdouble":
        out.raw(_stop_bit_double(int(number, 16)))
    else:
        if form == "zigzag":
            number = 2 * number if number >= 0 else -2 * number - 1
        rest = number & (1 << bits) - 1
        while rest > 0x7F:
            out.raw(bytes([rest & 0x7F | 0x80]))
            rest >>= 7
        out.raw(bytes([rest]))


def _one_nan(raw):
    """The same bytes, unless they are another NaN than the usual one."""
    bits = int.from_bytes(raw, "big") & (1 << 8 * len(raw) - 1) - 1
    infinity = 0x7F800000 if len(raw) == 4 else 0x7FF0000000000000
    usual = 0x7FC00000 if len(raw) == 4 else 0x7FF8000000000000
    return usual.to_bytes(len(raw), "big") if bits > infinity else raw


def _bits(word):
    return 64 if word in ("int64", "float64", "date", "time", "instant", "duration", "millis", "timestamp") else 32


# Lengths and texts --------------------------------------------------------------------------------------------------


def read_length(form, limit, data):
    """Reads a length; -1 for null."""
    number = read_number(form, 32, data)
    is_signed = not form.startswith("u") and form not in ("vint", "zigzag")
    if not (-1 if is_signed else 0) <= number <= INT_MAX:
        raise Refused(205, f"a length of {number}")
    if limit is not None and number > limit:
        raise Refused(215, f"{number}, but at most {limit} are allowed")
    return number


def read_text(form, limit, data):
    count = read_length(form.inner, limit, data)
    if count < 0:
        return None
    data.require(count)
    if form.name == "utf8":
        return texts.decode(data.raw(count))
    if form.name == "latin1":
        return data.raw(count).decode("latin-1")
    units = []
    size_of_units = _size_of_units(count, data) if form.name == "cesu8units" else count
    raw = data.raw(size_of_units)
    at = 0
    while at < len(raw):
        unit, taken = _unit(raw, at)
        if unit is None or len(_unit_bytes(unit, form.name)) != taken:
            raise Refused(208, "not a text in this form")
        units.append(unit)
        at += taken
    return b"".join(unit.to_bytes(2, "little") for unit in units).decode("utf-16-le", "surrogatepass")


def _size_of_units(count, data):
    start = data.at
    for _ in range(count):
        first = data.byte()
        taken = 1 if first < 0x80 else 2 if 0xC0 <= first < 0xE0 else 3 if 0xE0 <= first < 0xF0 else None
        if taken is None:
            raise Refused(208, "not a text in this form")
        data.raw(taken - 1)
    size_of_units = data.at - start
    data.at = start
    return size_of_units


def _unit(raw, at):
    first = raw[at]
    taken = 1 if first < 0x80 else 2 if 0xC0 <= first < 0xE0 else 3 if 0xE0 <= first < 0xF0 else None
    if taken is None or at + taken > len(raw):
        return None, 0
    unit = first if taken == 1 else first & (0x1F if taken == 2 else 0x0F)
    for byte in raw[at + 1 : at + taken]:
        if byte & 0xC0 != 0x80:
            return None, 0
        unit = unit << 6 | byte & 0x3F
    return unit, taken


def _unit_bytes(unit, name):
    if unit == 0 and name == "modified":
        return b"\xc0\x80"
    return chr(unit).encode("utf-8", "surrogatepass")


def write_text(text, form, out):
    if text is None:
        write_number(-1, form.inner, 32, out)
        return
    if form.name in ("utf8", "latin1"):
        raw = text.encode("utf-8" if form.name == "utf8" else "latin-1")
        count = len(raw)
    else:
        utf16 = text.encode("utf-16-le", "surrogatepass")
        units = [int.from_bytes(utf16[i : i + 2], "little") for i in range(0, len(utf16), 2)]
        raw = b"".join(_unit_bytes(unit, form.name) for unit in units)
        count = len(units) if form.name == "cesu8units" else len(raw)
    write_number(count, form.inner, 32, out)
    out.raw(raw)


def _decimal(text):
    """Refuses what is not the text that Java writes for a decimal."""
    parts = _DECIMAL.fullmatch(text)
    if len(text) > LONGEST_DECIMAL or not parts:
        raise Refused(214, f"no decimal: {text[:20]}")
    sign, whole, fraction, exponent = parts.groups()
    digits = str(int(whole + (fraction or "")))
    scale = len(fraction or "") - int(exponent or 0)
    adjusted = len(digits) - 1 - scale
    if scale >= 0 and adjusted >= -6:
        padded = digits.rjust(scale + 1, "0")
        shown = padded if scale == 0 else f"{padded[:-scale]}.{padded[-scale:]}"
    else:
        shown = digits[0] + (f".{digits[1:]}" if len(digits) > 1 else "")
        shown += f"E{adjusted:+d}" if adjusted else ""
    is_zero = digits == "0"
    if text != ("" if is_zero else sign) + shown or not -INT_MAX - 1 <= scale <= INT_MAX:
        raise Refused(214, f"another text of a decimal: {text[:20]}")
    return text


# Values -------------------------------------------------------------------------------------------------------------


def read(wire_type, data, part):
    """Reads a value. `part` reads one that this one holds. None for null."""
    form = Form(wire_type.name)
    if wire_type.nullable and not form.has_null and data.presence() == wire_type.is_zero:
        return None
    plain = wire_type.element
    if plain.word in ("list", "map"):
        count = read_length(form.inner, plain.limit, data)
        if count < 0:
            return None
        return _entries(plain, count, part) if plain.word == "map" else [part(plain.element) for _ in range(count)]
    if plain.word == "array":
        count = read_length(form.inner, plain.limit, data)
        data.require(count * (_size(form.name) or 1))
        return None if count < 0 else [_checked(plain.name, form.name, data) for _ in range(count)]
    if form.name in CHARACTERS:
        text = read_text(form, plain.limit, data)
        if text is not None and plain.word == "enum" and text not in plain.names:
            raise Refused(214, f"no constant {text}")
        return _decimal(text) if text is not None and plain.word == "decimal" else text
    if plain.word == "enum":
        index = read_number(form.name, 32, data)
        if form.numbers:
            for name, number in form.numbers.items():
                if number == index and name in plain.names:
                    return name
            raise Refused(209, f"number {index}")
        if not 0 <= index < len(plain.names):
            raise Refused(209, f"index {index}")
        return plain.names[index]
    if plain.word == "uuid":
        halves = [data.raw(8), data.raw(8)]
        return [(half if form.name.endswith("be") else half[::-1]).hex() for half in halves]
    if plain.word == "decimal":
        value = read_number(form.name, 64, data)
        if int(value, 16) & 0x7FF0000000000000 == 0x7FF0000000000000:
            raise Refused(214, "no decimal")
        return value
    if form.inner:
        return _time(plain.word, form.inner, read_number(form.name, 64, data))
    return _checked(plain.word, form.name, data)


def _checked(word, form, data):
    number = read_number(form, _bits(word), data)
    if word == "bool":
        return bool(within(0, 1, number, "boolean"))
    if word in ("float32", "float64"):
        return _real(number, 4 if word == "float32" else 8)
    return within(*RANGES[word], int(number), "number") if word in RANGES else number


def _in_form(word, form, value):
    """A number as the form has it: a float as a double, a boolean as a number, and the other way round."""
    if word in ("float32", "float64"):
        return _real(value, _size(form) or 8)
    return int(value) if word == "bool" or word in RANGES else value


def _real(bits, size_of_result):
    """The bits of a float or double, in hex, as those of the other."""
    raw = bytes.fromhex(bits)
    if len(raw) == size_of_result:
        return bits
    value = struct.unpack(">f" if len(raw) == 4 else ">d", raw)[0]
    try:
        result = struct.pack(">d" if len(raw) == 4 else ">f", value)
    except OverflowError:
        raise Refused(214, f"{value} is no float") from None
    if value == value and struct.unpack(">d" if len(raw) == 4 else ">f", result)[0] != value:
        raise Refused(214, f"{value} is no float")
    return result.hex()


def _time(word, unit, number):
    if word == "date":
        return within(*EPOCH_DAYS, number, "day")
    each = NANOS // PER_SECOND[unit]
    if word == "time":
        return within(0, (NANOS_OF_DAY - 1) // each, number, "part of a day")
    seconds = number // PER_SECOND[unit]
    if word == "instant":
        within(*INSTANTS, seconds, "second")
    if word == "timestamp":
        within(*TIMESTAMPS, seconds, "second")
    if word == "millis":
        if number * each % 1_000_000:
            raise Refused(214, "no whole milliseconds")
        within(*LONGS, number * each // 1_000_000, "millisecond")
    return number


def _entries(plain, count, part):
    entries = []
    keys = set()
    for _ in range(count):
        key = part(plain.key)
        entries.append([key, part(plain.element)])
        if repr(key) in keys:
            raise Refused(214, "a key that the map already has")
        keys.add(repr(key))
    return entries


def write(wire_type, value, out, part):
    """Writes a value. `part` writes one that this one holds."""
    form = Form(wire_type.name)
    if wire_type.nullable and not form.has_null:
        out.presence(value, wire_type.is_zero)
        if value is None:
            return
    plain = wire_type.element
    if plain.word in ("list", "map", "array"):
        write_number(-1 if value is None else len(value), form.inner, 32, out)
        for each in value or ():
            if plain.word == "array":
                write_number(_in_form(plain.name, form.name, each), form.name, _bits(plain.name), out)
            elif plain.word == "list":
                part(plain.element, each)
            else:
                part(plain.key, each[0])
                part(plain.element, each[1])
    elif form.name in CHARACTERS:
        write_text(value, form, out)
    elif plain.word == "uuid":
        for half in map(bytes.fromhex, value):
            out.raw(half if form.name.endswith("be") else half[::-1])
    else:
        if plain.word == "enum":
            value = form.numbers[value] if form.numbers else plain.names.index(value)
        write_number(_in_form(plain.word, form.name, value), form.name, _bits(plain.word), out)


def sample(wire_type, random, plain):
    """Makes a value that is not null. `plain` makes one of the type that it would have otherwise."""
    form = Form(wire_type.name)
    word = wire_type.element.word
    if word == "array":
        return [_number(wire_type.element.name, form.name, random) for _ in range(random.randrange(4))]
    if word == "decimal":
        return random.choice(("0", "1.50", "-7E+5", "1E-8")) if form.inner else random.choice(("00" * 8, "3ff8" + "00" * 6))
    if form.name == "latin1" and word == "text":
        return random.choice(("", "a", "é" * 9))
    if word in ("date", "time", "instant", "duration", "millis", "timestamp"):
        return random.randrange(80_000) * (1 if form.inner in ("days", "seconds") else PER_SECOND[form.inner])
    if word in RANGES or word in ("float32", "float64", "bool"):
        return _number(word, form.name, random)
    return plain(wire_type.element)


def _number(word, form, random):
    if word == "bool":
        return random.random() < 0.5
    if word in ("float32", "float64"):
        return random.choice(("00", "3f", "c0")) + "00" * (3 if word == "float32" else 7)
    fixed = _FIXED.fullmatch(form)
    if form in ("zeroone", "yesno"):
        return random.randrange(2)
    low, high = RANGES[word]
    if fixed:
        bits = int(fixed.group(3))
        low = max(low, 0 if fixed.group(1) else -(1 << bits - 1))
        high = min(high, (1 << bits) - 1 if fixed.group(1) else (1 << bits - 1) - 1)
    return random.choice((low, high, random.randint(low, high), random.randint(max(low, -200), min(high, 200))))
