"""What a reader throws."""


class Refused(Exception):
    """Bytes that are no message: the code of docs/wire-format.md, "What a reader refuses", and why."""

    def __init__(self, number, why):
        super().__init__(f"MARSHAL{number}: {why}")
        self.number = number
