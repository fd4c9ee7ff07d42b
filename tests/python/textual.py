"""Texts after a count, in a space of fixed length, or given by an index: docs/wire-format.md, "Texts"."""

import texts
from refused import Refused

COUNT_OF_TWO_BYTES_ABOVE = 254

SAMPLES = {
    "text": ("", "a", "Grüße", "€ 5", "😀", "\u0000\u007f", "x" * 200),
    "uri": ("", "a:b", "https://h/p?q#f", "//[::1]:80/x", "ü"),
    "zone": ("Z", "UTC", "+01:00", "GMT-02:30", "Europe/Zurich"),
    "currency": ("CHF", "EUR"),
    "charset": ("UTF-8", "ISO-8859-1", "US-ASCII"),
    "locale": ("und", "de-CH", "zh-Hans-CN", "x-a", "de-u-ca-buddhist"),
}


def size_of_count(room):
    """Returns the size of the count of a text with fixed length."""
    return 2 if room > COUNT_OF_TWO_BYTES_ABOVE else 1


def count(limit, data):
    """Reads a count that @MaxLength may limit."""
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
