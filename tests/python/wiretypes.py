"""Wire types parsed from their texts: docs/wire-format.md, "Schema"."""

import re
from dataclasses import dataclass

PRIMITIVES = {
    "int8": 1, "int16": 2, "int32": 4, "int64": 8, "float32": 4, "float64": 8, "char16": 2, "bool": 1,
}
TEXTS = ("text", "uri", "zone", "currency", "locale", "charset")

_NAME = re.compile(r"[^\s()<>\[\],?\"]+")
_CONSTANT = r"[^ <>()\[\],?\"=]+=-?[0-9]+"
_FORM = re.compile(rf"[a-z0-9]+(?:\((?:[a-z0-9]+(?:,-1)?|{_CONSTANT}(?:,{_CONSTANT})*)\))?")
_STRING = re.compile(r'"((?:[^"\\]|\\["\\])*)"')


@dataclass(frozen=True)
class WireType:
    """A wire type. `word` tells which one it is. Of the other fields, those are set that belong to that word.

    name: a class. element: that of an array, list or optional, the value of a map or an entry, or the object of a
    reference. listed: types by their numbers, as pairs. key: that of a map or an entry. length: a fixed length.
    limit: @MaxLength. names: the constants of an enum, or known texts.
    Of a value in another library's form, name is the form, element the type that it would have otherwise, and
    is_zero whether the byte before a value is 0, and 1 for null.
    """

    word: str
    nullable: bool = False
    name: str = ""
    element: object = None
    key: object = None
    length: int = None
    limit: int = None
    names: tuple = ()
    listed: tuple = ()
    is_zero: bool = False


def parse(text, words):
    """Parses a wire type. Raises ValueError if the text is not one. All words but `words` and texts are classes."""
    parser = _Parser(text, words)
    wire_type = parser.wire_type()
    if parser.at != len(text):
        raise ValueError(f"not a wire type: {text}")
    return wire_type


class _Parser:
    def __init__(self, text, words):
        self.text = text
        self.words = words
        self.at = 0

    def take(self, expected):
        found = self.text.startswith(expected, self.at)
        if found:
            self.at += len(expected)
        return found

    def expect(self, expected):
        if not self.take(expected):
            raise ValueError(f"no {expected!r} at {self.at} of {self.text}")

    def match(self, pattern):
        found = pattern.match(self.text, self.at)
        if not found:
            raise ValueError(f"something else expected at {self.at} of {self.text}")
        self.at = found.end()
        return found

    def word(self):
        return self.match(_NAME).group()

    def nullable(self):
        return self.take("?")

    def number(self):
        return int(self.match(re.compile("[0-9]+")).group())

    def limit(self):
        if not self.take("(max="):
            return None
        limit = self.number()
        self.expect(")")
        return limit

    def version(self):
        """The version of a hand-written marshaller."""
        if self.take("("):
            self.number()
            self.expect(")")

    def wire_type(self):
        plain = self.plain()
        if not self.take(" as "):
            return plain
        form = self.match(_FORM).group()
        nullable = self.nullable()
        is_zero = nullable and self.take("0")
        return WireType("encoded", nullable, name=form, element=plain, is_zero=is_zero)

    def plain(self):
        word = self.word()
        if not self.text.startswith(" as ", self.at) and self.take(" "):
            return self.described(word)
        if self.take("<"):
            return self.container(word)
        if self.take("[]"):
            limit = self.limit()
            return WireType("array", self.nullable(), name=word, limit=limit)
        if self.take("["):
            return self.sized(word)
        if self.text.startswith("(", self.at) and word == "oneof":
            return self.one_of()
        limit = self.limit()
        if word in TEXTS or word in self.words:
            return WireType(word, self.nullable(), limit=limit)
        return WireType("nested", self.nullable(), name=word)

    def described(self, word):
        if word == "shared":
            element = self.wire_type_without_mark()
            return WireType("shared", self.nullable(), element=element)
        name = self.word()
        if word == "enum":
            constants = self.constants()
            return WireType("enum", self.nullable(), name=name, names=constants)
        if word == "custom":
            self.version()
            return WireType("custom", self.nullable(), name=name)
        if word not in ("family", "framed"):
            raise ValueError(f"unknown word {word} in {self.text}")
        return WireType(word, self.nullable(), name=name)

    def wire_type_without_mark(self):
        word = self.word()
        if self.take(" "):
            return WireType(word, name=self.word())
        return WireType("nested", name=word)

    def constants(self):
        self.expect("(")
        constants = []
        while not self.take(")"):
            if constants:
                self.expect(",")
            constants.append(self.word())
        return tuple(constants)

    def dynamic(self):
        listed = []
        while not listed or self.take(","):
            number = self.number()
            self.expect(" ")
            listed.append((number, self.wire_type()))
        self.expect(">")
        return WireType("dynamic", self.nullable(), listed=tuple(listed))

    def container(self, word):
        if word == "dynamic":
            return self.dynamic()
        key = None
        if word in ("map", "entry"):
            key = self.wire_type()
            self.expect(",")
        element = self.wire_type()
        self.expect(">")
        limit = self.limit()
        if word not in ("list", "map", "entry", "optional"):
            raise ValueError(f"unknown word {word} in {self.text}")
        return WireType(word, self.nullable(), element=element, key=key, limit=limit)

    def sized(self, word):
        length = self.number()
        self.expect("]")
        if word == "custom":
            self.expect(" ")
            name = self.word()
            self.version()
            return WireType("fixedcustom", self.nullable(), name=name, length=length)
        kind = "fixedtext" if word == "text" else "fixedarray"
        return WireType(kind, self.nullable(), name=word, length=length)

    def one_of(self):
        self.expect("(")
        known = []
        while not self.take(")"):
            if known:
                self.expect(",")
            known.append(re.sub(r"\\(.)", r"\1", self.match(_STRING).group(1)))
        return WireType("oneof", self.nullable(), names=tuple(known))
