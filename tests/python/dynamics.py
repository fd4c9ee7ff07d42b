"""Values of @Dynamic fields: docs/wire-format.md, "Dynamic values".

A value is [tag, value], and None for null. A list contains such values, a map contains [key, such a value]. The value
of a listed class is [number, value].
"""

import leaves
import textual
from fixed import FIXED
from refused import Refused
from varying import VARYING

DEEPEST = 1000
DEEP = 3
TEXT, BYTES, LIST, MAP, ZONE, LISTED = 11, 12, 13, 14, 29, 30
WORDS = {
    1: "bool", 2: "int8", 3: "int16", 4: "int32", 5: "int64", 6: "float32", 7: "float64", 8: "char16",
    15: "uuid", 16: "instant", 17: "duration", 18: "date", 19: "time", 20: "datetime", 21: "offsettime",
    22: "offsetdatetime", 24: "period", 25: "year", 26: "yearmonth", 27: "monthday", 28: "offset",
    **{leaf.tag: word for word, leaf in VARYING.items() if leaf.tag},
}


class Reader:
    """Reads values. `listed` maps numbers to wire types, and `value` reads a value of a wire type at a depth."""

    def __init__(self, data, listed, value):
        self.data = data
        self.listed = listed
        self.value = value

    def read(self, depth):
        tag = self.data.count()
        if tag == 0:
            return None
        if tag in (LIST, MAP) and depth > DEEPEST:
            raise Refused(207, "nested too deep")
        value = self._read(tag, depth)
        if value is None:
            raise Refused(206, f"null behind tag {tag}")
        return [tag, value]

    def _read(self, tag, depth):
        data = self.data
        if tag == LISTED and self.listed:
            return self._listed(depth)
        if tag == LIST:
            return self._counted(lambda: self.read(depth + 1))
        if tag == MAP:
            keys = set()
            return self._counted(lambda: self._entry(keys, depth))
        if tag == BYTES:
            count = data.count()
            data.require(count)
            return None if count < 0 else [FIXED["int8"].read(data) for _ in range(count)]
        if tag == TEXT:
            return textual.read_text("text", None, data)
        if tag == ZONE:
            zone = textual.read_text("zone", None, data)
            if zone is not None and (zone == "Z" or zone[0] in "+-"):
                raise Refused(214, "an offset after the tag of zones")
            return zone
        if tag not in WORDS:
            raise Refused(214, f"tag {tag}")
        leaf = leaves.ALL[WORDS[tag]]
        if WORDS[tag] in FIXED:
            data.require(leaf.size)
        return leaf.read(data)

    def _listed(self, depth):
        number = self.data.count()
        if number not in self.listed:
            raise Refused(214, f"number {number}, which no listed class has")
        return [number, self.value(self.listed[number], depth - 1)]

    def _counted(self, element):
        count = self.data.count()
        return None if count < 0 else [element() for _ in range(count)]

    def _entry(self, keys, depth):
        key = textual.read_text("text", None, self.data)
        if key is None:
            raise Refused(206, "null instead of a key")
        if key in keys:
            raise Refused(214, "a key that the map already has")
        keys.add(key)
        return [key, self.read(depth + 1)]


class Writer:
    """Writes values. `value` writes a value of a listed type."""

    def __init__(self, out, listed, value):
        self.out = out
        self.listed = listed
        self.value = value

    def write(self, value):
        if value is None:
            self.out.stop_bit(0)
            return
        tag, content = value
        self.out.stop_bit(tag)
        if tag == LISTED:
            self.out.stop_bit(content[0])
            self.value(self.listed[content[0]], content[1])
        elif tag in (TEXT, ZONE):
            textual.write_text(content, self.out)
        elif tag in (BYTES, LIST, MAP):
            self._counted(tag, content)
        else:
            leaves.ALL[WORDS[tag]].write(content, self.out)

    def _counted(self, tag, content):
        self.out.stop_bit(len(content))
        for each in content:
            if tag == BYTES:
                FIXED["int8"].write(each, self.out)
            elif tag == LIST:
                self.write(each)
            else:
                textual.write_text(each[0], self.out)
                self.write(each[1])


class Sampler:
    """Makes values. `listed` contains pairs of a number and a type, and `present` makes a value of such a type."""

    def __init__(self, random, listed, present):
        self.random = random
        self.listed = listed
        self.present = present

    def sample(self, depth):
        if self.listed and self.random.random() < 0.4:
            number, listed = self.random.choice(self.listed)
            return [LISTED, [number, self.present(listed)]]
        tag = self.random.choice((TEXT, BYTES, LIST, MAP, ZONE, *WORDS))
        if depth >= DEEP and tag in (LIST, MAP):
            return None
        return [tag, self._sample(tag, depth + 1)]

    def _sample(self, tag, depth):
        some = range(self.random.randrange(4))
        if tag == LIST:
            return [self.sample(depth) for _ in some]
        if tag == MAP:
            return [[f"key {i}", self.sample(depth)] for i in some]
        if tag == BYTES:
            return [FIXED["int8"].sample(self.random) for _ in some]
        if tag == TEXT:
            return self.random.choice(("", "a", "\u20ac 5"))
        if tag == ZONE:
            return self.random.choice(("UTC", "GMT+02:00"))
        return leaves.ALL[WORDS[tag]].sample(self.random)
