"""Reads and writes bytes: little-endian numbers, and docs/wire-format.md, "Stop-bit numbers"."""

from refused import Refused

INT_MAX = 2**31 - 1
LONG_GROUPS = 9


class Input:
    """Reads bytes. Versioned blocks move `end`."""

    def __init__(self, data):
        self.data = data
        self.at = 0
        self.end = len(data)
        # Local times with an offset and a zone. No document says whether the zone has that offset then.
        self.times = []

    @property
    def left(self):
        return self.end - self.at

    def require(self, count):
        """Refuses to continue if fewer bytes are left."""
        if count > self.left:
            raise Refused(203, f"{count} bytes needed, {self.left} left")

    def raw(self, count):
        self.require(count)
        self.at += count
        return self.data[self.at - count : self.at]

    def byte(self):
        return self.raw(1)[0]

    def int(self, size):
        return int.from_bytes(self.raw(size), "little", signed=True)

    def unsigned(self, size):
        return int.from_bytes(self.raw(size), "little")

    def stop_bit(self):
        """Reads a number from -2^63 to 2^63 - 1."""
        number = 0
        for group in range(LONG_GROUPS + 1):
            byte = self.byte()
            if byte >= 0x80 and group < LONG_GROUPS:
                number |= (byte & 0x7F) << 7 * group
            elif byte == 0 and group > 0:
                if group > 1 and number >> 7 * (group - 1) == 0:
                    raise Refused(205, "not in its shortest form")
                return ~number
            elif byte < 0x80 and group < LONG_GROUPS:
                return number | byte << 7 * group
            else:
                break
        raise Refused(205, "a number of more than 64 bits")

    def count(self):
        """Reads a count, an index or the number of an object, from -1 to 2^31 - 1."""
        start = self.at
        for group in range(5):
            byte = self.byte()
            if byte < 0x80:
                break
        else:
            raise Refused(205, "a count above 2147483647")
        self.at = start
        number = self.stop_bit()
        if not -1 <= number <= INT_MAX:
            raise Refused(205, f"a count of {number}")
        return number

    def presence(self):
        byte = self.byte()
        if byte > 1:
            raise Refused(204, f"presence byte {byte}")
        return byte == 1

    def bool(self):
        byte = self.byte()
        if byte not in (0, 1, 0x59, 0x4E):
            raise Refused(204, f"boolean {byte}")
        return byte in (1, 0x59)


class Output:
    """Writes bytes."""

    def __init__(self):
        self.data = bytearray()

    def raw(self, data):
        self.data += data

    def int(self, number, size):
        self.data += (number & (1 << 8 * size) - 1).to_bytes(size, "little")

    def stop_bit(self, number):
        rest = number if number >= 0 else ~number
        while rest > 0x7F or number < 0:
            self.data.append(rest & 0x7F | 0x80)
            rest >>= 7
            if number < 0 and rest == 0:
                break
        self.data.append(rest)

    def presence(self, value, is_zero=False):
        """The byte is 1 if there is a value, or 0 if `is_zero`."""
        self.data.append(1 if (value is None) == is_zero else 0)
