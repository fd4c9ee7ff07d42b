"""Texts that are URIs, as java.net.URI parses them."""

import re

# A letter, a digit, a mark, or a character beyond ASCII that is neither a control character nor a space.
_OTHER = "\u00a1-\u167f\u1681-\u1fff\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u2fff\u3001-\U0010ffff"
_UNRESERVED = "A-Za-z0-9_\\-!.~'()*" + _OTHER
_ESCAPED = "%[0-9A-Fa-f]{2}"


def _some(characters):
    return f"(?:[{_UNRESERVED}{characters}]|{_ESCAPED})*"


_ANY = _some(";/?:@&=+$,\\[\\]")
_PATH = _some(":@&=+$,;/")
_NAME = _some("$,;:@&=+")
_USER = _some(";:&=+$,")
_NUMBER = "0*(?:25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])"
_IPV4 = re.compile(rf"{_NUMBER}(?:\.{_NUMBER}){{3}}")
_SERVER = re.compile(rf"(?:{_USER}@)?\[([^\]%]*)(?:%[A-Za-z0-9_.]+)?\](?::([0-9]*))?")
_SCHEME = re.compile("([A-Za-z][A-Za-z0-9+.\\-]*):")
_OPAQUE = re.compile(f"(?!/)(?!#)(?=.){_ANY}", re.DOTALL)
_REST = re.compile(rf"{_PATH}(?:\?{_ANY})?")
_MOST_PORT = 2**31 - 1


def is_uri(text):
    before, sharp, fragment = text.partition("#")
    if sharp and not re.fullmatch(_ANY, fragment):
        return False
    delimiter = re.search("[:/?]", before)
    if delimiter and delimiter.group() == ":":
        scheme = _SCHEME.match(before)
        if not scheme:
            return False
        before = before[scheme.end() :]
        if not before.startswith("/"):
            return bool(before) and bool(re.fullmatch(_ANY, before))
    return _is_hierarchical(before, bool(sharp))


def _is_hierarchical(text, has_fragment):
    if not text.startswith("//"):
        return bool(_REST.fullmatch(text))
    authority, rest = re.fullmatch("([^/?]*)(.*)", text[2:], re.DOTALL).groups()
    if authority:
        return _is_authority(authority) and bool(_REST.fullmatch(rest))
    return (bool(rest) or has_fragment) and bool(_REST.fullmatch(rest))


def _is_authority(text):
    if re.fullmatch(_NAME, text):
        return True
    server = _SERVER.fullmatch(text)
    return bool(server) and _is_ipv6(server.group(1)) and int(server.group(2) or 0) <= _MOST_PORT


def _is_ipv6(text):
    """Eight groups of one to four hex digits, or fewer with a "::". The last two may be an IPv4 address."""
    head, colons, tail = text.partition("::")
    groups = _groups(head, not colons) + _groups(tail, True) if colons else _groups(head, True)
    if None in groups or "::" in tail:
        return False
    return len(groups) < 8 if colons else len(groups) == 8


def _groups(text, is_last):
    """Returns the groups, with two for an IPv4 address at the end, and None in place of anything else."""
    if not text:
        return []
    *others, last = text.split(":")
    if is_last and _IPV4.fullmatch(last):
        return [_group(other) for other in others] + ["", ""]
    return [_group(other) for other in [*others, last]]


def _group(text):
    return text if re.fullmatch("[0-9A-Fa-f]{1,4}", text) else None
