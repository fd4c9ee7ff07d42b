"""Values of fields that are @Dynamic: docs/wire-format.md, "Dynamic values".

A value is [tag, value], and None for null: a list has such values, a map [key, such a value].
"""

import leaves
import textual
from fixed import FIXED
from refused import Refused

DEEPEST = 1000
DEEP = 3
TEXT, BYTES, LIST, MAP, ZONE = 11, 12, 13, 14, 29
WORDS = {
    1: "bool", 2: "int8", 3: "int16", 4: "int32", 5: "int64", 6: "float32", 7: "float64", 8: "char16",
    9: "bigint", 10: "decimal",
    15: "uuid", 16: "instant", 17: "duration", 18: "date", 19: "time", 20: "datetime", 21: "offsettime",
    22: "offsetdatetime", 23: "zoneddatetime", 24: "period", 25: "year", 26: "yearmonth", 27: "monthday", 28: "offset",
}


def read(data, depth):
    tag = data.count()
    if tag == 0:
        return None
    if tag in (LIST, MAP) and depth > DEEPEST:
        raise Refused(207, "nested too deep")
    value = _read(tag, data, depth)
    if value is None:
        raise Refused(206, f"null behind tag {tag}")
    return [tag, value]


def _read(tag, data, depth):
    if tag == LIST:
        return _counted(data, lambda: read(data, depth + 1))
    if tag == MAP:
        keys = set()
        return _counted(data, lambda: _entry(data, keys, depth))
    if tag == BYTES:
        count = data.count()
        data.require(count)
        return None if count < 0 else [FIXED["int8"].read(data) for _ in range(count)]
    if tag == TEXT:
        return textual.read_text("text", None, data)
    if tag == ZONE:
        zone = textual.read_text("zone", None, data)
        if zone is not None and (zone == "Z" or zone[0] in "+-"):
            raise Refused(214, "an offset behind the tag of zones")
        return zone
    if tag not in WORDS:
        raise Refused(214, f"tag {tag}")
    leaf = leaves.ALL[WORDS[tag]]
    if WORDS[tag] in FIXED:
        data.require(leaf.size)
    return leaf.read(data)


def _counted(data, element):
    count = data.count()
    return None if count < 0 else [element() for _ in range(count)]


def _entry(data, keys, depth):
    key = textual.read_text("text", None, data)
    if key is None:
        raise Refused(206, "null instead of a key")
    if key in keys:
        raise Refused(214, "a key that the map already has")
    keys.add(key)
    return [key, read(data, depth + 1)]


def write(value, out):
    if value is None:
        out.stop_bit(0)
        return
    tag, content = value
    out.stop_bit(tag)
    if tag in (TEXT, ZONE):
        textual.write_text(content, out)
    elif tag in (BYTES, LIST, MAP):
        out.stop_bit(len(content))
        for each in content:
            if tag == BYTES:
                FIXED["int8"].write(each, out)
            elif tag == LIST:
                write(each, out)
            else:
                textual.write_text(each[0], out)
                write(each[1], out)
    else:
        leaves.ALL[WORDS[tag]].write(content, out)


def sample(random, depth):
    tag = random.choice((TEXT, BYTES, LIST, MAP, ZONE, *WORDS))
    if depth >= DEEP and tag in (LIST, MAP):
        return None
    return [tag, _sample(tag, random, depth + 1)]


def _sample(tag, random, depth):
    some = range(random.randrange(4))
    if tag == LIST:
        return [sample(random, depth) for _ in some]
    if tag == MAP:
        return [[f"key {i}", sample(random, depth)] for i in some]
    if tag == BYTES:
        return [FIXED["int8"].sample(random) for _ in some]
    if tag == TEXT:
        return random.choice(("", "a", "\u20ac 5"))
    if tag == ZONE:
        return random.choice(("UTC", "GMT+02:00"))
    return leaves.ALL[WORDS[tag]].sample(random)
