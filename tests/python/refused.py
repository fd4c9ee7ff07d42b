"""The exception that readers raise."""


class Refused(Exception):
    """The bytes are not a valid message: a code of docs/wire-format.md, "What a reader refuses", and the reason."""

    def __init__(self, number, why):
        super().__init__(f"MARSHAL{number}: {why}")
        self.number = number
