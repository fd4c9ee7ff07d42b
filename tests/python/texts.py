"""Texts in UTF-8, and their kinds: docs/wire-format.md, "Text"."""

import re

import uris
from refused import Refused

_PAIR = re.compile("[\ud800-\udbff][\udc00-\udfff]")
_HALF = re.compile("[\ud800-\udfff]")
_LANGUAGE = re.compile("(?!iw|in|ji)[a-z]{2}|[a-z]{3,8}")
_SCRIPT = re.compile("[A-Z][a-z]{3}")
_REGION = re.compile("[A-Z]{2}|[0-9]{3}")
_VARIANT = re.compile("[A-Za-z0-9]{5,8}|[0-9][A-Za-z0-9]{3}")
_OFFSET = re.compile("([+-])([0-9]{2}):([0-9]{2})(?::([0-9]{2}))?")

MOST_SECONDS = 18 * 3600


class World:
    """What no document defines: the time zones, currencies and charsets that the other side knows."""

    zones = frozenset()
    currencies = frozenset()
    charsets = frozenset()


def decode(data):
    """Returns the text that bytes encode."""
    try:
        text = data.decode("utf-8", "surrogatepass")
    except UnicodeDecodeError as e:
        raise Refused(208, str(e)) from None
    text = _PAIR.sub(lambda pair: pair.group().encode("utf-16", "surrogatepass").decode("utf-16"), text)
    if _HALF.search(text):
        raise Refused(208, "half of a surrogate pair")
    return text


def check(word, text):
    """Refuses a text that is not of that kind."""
    if not _CHECKS[word](text):
        raise Refused(214, f"not a {word}: {text!r}")


def seconds_of_offset(text):
    """Returns the offset of a zone id such as +01:00, with or without UTC, GMT or UT before it; None for other ids."""
    for prefix in ("UTC", "GMT", "UT"):
        if text.startswith(prefix):
            return 0 if text == prefix else _seconds(text.removeprefix(prefix))
    return 0 if text == "Z" else _seconds(text)


def _seconds(text):
    offset = _OFFSET.fullmatch(text)
    if not offset:
        return None
    hours, minutes, seconds = (int(part or 0) for part in offset.groups()[1:])
    total = 3600 * hours + 60 * minutes + seconds
    is_written_so = total != 0 and offset.group(4) != "00"
    if minutes > 59 or seconds > 59 or total > MOST_SECONDS or not is_written_so:
        return None
    return total if offset.group(1) == "+" else -total


def is_zone(text):
    return seconds_of_offset(text) is not None or text in World.zones


def is_locale(text):
    """Whether it is a language tag in the form in which it is written."""
    parts = text.split("-")
    at = 0

    def take(pattern):
        nonlocal at
        found = at < len(parts) and pattern.fullmatch(parts[at])
        at += 1 if found else 0
        return found

    if take(_LANGUAGE):
        others = at
        take(_SCRIPT)
        take(_REGION)
        while take(_VARIANT):
            pass
        if not _extensions(parts, at):
            return False
        # A tag with only a private part needs no "und".
        return parts[0] != "und" or parts[others : others + 1] != ["x"]
    return parts[0] == "x" and _private(parts[1:])


def _extensions(parts, at):
    before = ""
    while at < len(parts):
        singleton = parts[at]
        if singleton == "x":
            return _private(parts[at + 1 :])
        if not re.fullmatch("[a-wyz]", singleton) or singleton <= before:
            return False
        end = at + 1
        while end < len(parts) and re.fullmatch("[a-z0-9]{2,8}", parts[end]):
            end += 1
        subtags = parts[at + 1 : end]
        if not subtags or (singleton == "u" and not _is_unicode(subtags)):
            return False
        before = singleton
        at = end
    return True


def _is_unicode(subtags):
    """Whether there are attributes, then keys with their types, both sorted and without duplicates."""
    keys = [subtag for subtag in subtags if len(subtag) == 2]
    first = subtags.index(keys[0]) if keys else len(subtags)
    attributes = subtags[:first]
    return all(names == sorted(set(names)) for names in (keys, attributes))


def _private(parts):
    """Checks the part after x. After lvariant come the variants that have no other place, in upper or lower case."""
    if not parts:
        return False
    plain = parts
    if "lvariant" in parts:
        at = parts.index("lvariant")
        plain, variants = parts[:at], parts[at + 1 :]
        if not variants or _VARIANT.fullmatch(variants[0]):
            return False
        if not all(re.fullmatch("[A-Za-z0-9]{1,8}", variant) for variant in variants):
            return False
    return all(re.fullmatch("[a-z0-9]{1,8}", part) for part in plain)


_CHECKS = {
    "text": lambda text: True,
    "uri": uris.is_uri,
    "zone": is_zone,
    "currency": lambda text: text in World.currencies,
    "locale": is_locale,
    "charset": lambda text: text in World.charsets,
}
