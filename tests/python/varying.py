"""Values that hold no others and contain their own size: docs/wire-format.md, "Numbers" and "Stop-bit numbers"."""

import math
import struct
from fractions import Fraction

import texts
from buffers import Output
from fixed import CHAR, FIXED
from leaf import Leaf, within
from refused import Refused
from stoptimes import STOP_TIMES, sample_zoned, stop_optional, with_zone
from textual import read_text, write_text

MOST_BYTES_OF_BIGINT = 2**28


def _stop(low, high):
    return Leaf(
        lambda data: within(low, high, data.stop_bit(), "number"),
        lambda value, out: out.stop_bit(value),
        lambda random: random.choice((low, high, random.randint(low, high), random.randint(-200, 200))),
    )


STOP_CHAR_NEGATIVES = 128
_NEGATIVE_FROM = 0x10000 - STOP_CHAR_NEGATIVES
STOP_CHAR = Leaf(
    lambda data: within(-STOP_CHAR_NEGATIVES, _NEGATIVE_FROM - 1, data.stop_bit(), "character") & 0xFFFF,
    lambda value, out: out.stop_bit(value - 0x10000 if value >= _NEGATIVE_FROM else value),
    CHAR.sample,
)


WHOLE = 15


def _number_of(bits, letter, most_digits, most_scale):
    """Returns the number of a float, and WHOLE if it is no short decimal."""
    value = struct.unpack("<" + letter, bits)[0]
    if not math.isfinite(value) or bits == struct.pack("<" + letter, -0.0):
        return WHOLE
    for scale in range(most_scale + 1):
        digits = round(Fraction(value) * 10**scale)
        if abs(digits) < 10**most_digits and struct.pack("<" + letter, digits / 10**scale) == bits:
            return digits * 16 + scale
    return WHOLE


def _decimal_float(letter, most_digits, most_scale):
    size = struct.calcsize("<" + letter)

    def read(data):
        number = data.stop_bit()
        if number == WHOLE:
            bits = data.raw(size)
        else:
            bits = struct.pack("<" + letter, (number >> 4) / 10 ** (number & 15))
        if _number_of(bits, letter, most_digits, most_scale) != number:
            raise Refused(214, f"{number} is not the form of a number")
        return bits[::-1].hex()

    def write(value, out):
        bits = bytes.fromhex(value)[::-1]
        number = _number_of(bits, letter, most_digits, most_scale)
        out.stop_bit(number)
        if number == WHOLE:
            out.raw(bits)

    def sample(random):
        value = random.choice((0.0, -7.5, 101.25, 1e-10, random.randint(-(10**6), 10**6) / 100))
        return random.choice((random.randbytes(size), struct.pack("<" + letter, value)))[::-1].hex()

    return Leaf(read, write, sample)


def _read_bigint(data):
    count = data.count()
    if count < 0:
        return None
    digits = data.raw(count)
    if not 0 < count <= MOST_BYTES_OF_BIGINT:
        raise Refused(214, f"a number of {count} bytes")
    return hex(int.from_bytes(digits, "big", signed=True))


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
    scale = within(-(2**31), 2**31 - 1, data.stop_bit(), "scale")
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


STOP_DECIMAL_NULL = 31


def _is_short(scale, unscaled):
    return 0 <= scale <= 14 and -(2**59) <= unscaled < 2**59


def _read_stop_decimal(data):
    number = data.stop_bit()
    if number == STOP_DECIMAL_NULL:
        return None
    if number & 15 != WHOLE:
        return {"scale": number & 15, "unscaled": hex(number >> 4)}
    if number != WHOLE:
        raise Refused(214, f"{number} is not the number of a decimal")
    scale = within(-(2**31), 2**31 - 1, data.stop_bit(), "scale")
    start = data.at
    unscaled = _read_bigint(data)
    if unscaled is None:
        raise Refused(214, "a decimal without digits")
    shortest = Output()
    _write_bigint(unscaled, shortest)
    if _is_short(scale, int(unscaled, 16)) or len(shortest.data) != data.at - start:
        raise Refused(214, "not the form of a decimal")
    return {"scale": scale, "unscaled": unscaled}


def _write_stop_decimal(value, out):
    if value is None:
        out.stop_bit(STOP_DECIMAL_NULL)
        return
    unscaled = int(value["unscaled"], 16)
    if _is_short(value["scale"], unscaled):
        out.stop_bit(16 * unscaled + value["scale"])
    else:
        out.stop_bit(WHOLE)
        out.stop_bit(value["scale"])
        _write_bigint(value["unscaled"], out)


def _sample_stop_decimal(random):
    unscaled = random.choice((0, -1, 2**59, 2**59 - 1, -(2**59), -(2**59) - 1, random.randint(-(10**6), 10**6)))
    return random.choice(({"scale": random.randint(-1, 15), "unscaled": hex(unscaled)}, _sample_decimal(random)))


def _read_address(data):
    kind = data.byte()
    return None if kind == 0 else _read_present_address(kind, data)


def _read_present_address(kind, data):
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


def _read_socket_address(data):
    kind = data.byte()
    if kind == 0:
        return None
    if kind == 1:
        host = read_text("text", None, data)
        if host is None:
            raise Refused(206, "null instead of a host name")
    else:
        host = _read_present_address(kind, data)
    return [host, data.int(2) & 0xFFFF]


def _write_socket_address(value, out):
    if value is not None and isinstance(value[0], str):
        out.int(1, 1)
        write_text(value[0], out)
    else:
        _write_address(value and value[0], out)
    if value is not None:
        out.raw(value[1].to_bytes(2, "little"))


def _sample_socket_address(random):
    host = random.choice(("", "h\u00f6st", _sample_address(random)))
    return [host, random.choice((0, 80, 2**15, 2**16 - 1))]


def _read_zoned(data):
    data.require(FIXED["offsetdatetime"].size)
    return with_zone(FIXED["offsetdatetime"].read(data), data)


def _write_zoned(value, out):
    FIXED["offsetdatetime"].write(value[:3], out)
    write_text(value[3], out)


VARYING = {
    "stop16": _stop(-(2**15), 2**15 - 1),
    "stop32": _stop(-(2**31), 2**31 - 1),
    "stop64": _stop(-(2**63), 2**63 - 1),
    "stopchar": STOP_CHAR,
    "stopfloat32": _decimal_float("f", 6, 10),
    "stopfloat64": _decimal_float("d", 15, 14),
    "stopdecimal": Leaf(_read_stop_decimal, _write_stop_decimal, _sample_stop_decimal, has_null=True),
    "stopoptint32": stop_optional(_stop(-(2**31), 2**31 - 1)),
    "stopoptint64": stop_optional(_stop(-(2**63), 2**63 - 1)),
    "stopoptfloat64": stop_optional(_decimal_float("d", 15, 14)),
    **STOP_TIMES,
    "bigint": Leaf(_read_bigint, _write_bigint, _sample_bigint, has_null=True, tag=9),
    "decimal": Leaf(_read_decimal, _write_decimal, _sample_decimal, has_null=True, tag=10),
    "ipaddress": Leaf(_read_address, _write_address, _sample_address, has_null=True),
    "socketaddress": Leaf(
        _read_socket_address, _write_socket_address, _sample_socket_address, has_null=True, tag=31
    ),
    "zoneddatetime": Leaf(_read_zoned, _write_zoned, sample_zoned, tag=23),
}
