"""Answers the questions in the lines of a file, which are JSON, and prints one line for each."""

import json
import random
import sys
import threading

import schemas
import texts
from decoder import Decoder
from encoder import Encoder
from refused import Refused
from samples import Sampler

STACK = 512 << 20


class Session:
    """Answers questions, and knows what earlier lines have said."""

    def __init__(self):
        self.schemas = None

    def world(self, line):
        self.schemas = schemas.Schemas(line["world"], line["ids"])
        texts.World.zones = frozenset(line["zones"])
        texts.World.currencies = frozenset(line["currencies"])
        texts.World.charsets = frozenset(line["charsets"])
        return "ready"

    def decode(self, line):
        decoder = Decoder(self.schemas, bytes.fromhex(line["hex"]))
        try:
            value = decoder.message(line["decode"])
        except Refused as e:
            # The text of a message may hold ends of lines.
            return f"refused\t{e.number}\t{shown(decoder.data.times)}\t{ascii(str(e))}"
        again = Encoder(self.schemas).message(line["decode"], value).hex() if decoder.is_whole else "?"
        return f"read\t{decoder.data.at}\t{again}\t{shown(decoder.data.times)}\t{shown(value)}"

    def sample(self, line):
        name = line["sample"]
        value = Sampler(self.schemas, random.Random(f"{name} {line['seed']}")).message(name)
        return f"sample\t{Encoder(self.schemas).message(name, value).hex()}\t{shown(value)}"

    def check(self, line):
        try:
            texts.check(line["check"], line["text"])
        except Refused:
            return "no"
        return "yes"

    def answer(self, line):
        for task in (self.world, self.decode, self.sample, self.check):
            if task.__name__ in line:
                return task(line)
        raise ValueError(f"nothing to do: {line}")


def shown(value):
    return json.dumps(value, separators=(",", ":"))


def main():
    session = Session()
    with open(sys.argv[1], encoding="utf-8") as lines:
        for line in lines:
            print(session.answer(json.loads(line)))


if __name__ == "__main__":
    # Messages are at most a thousand objects deep, and each object takes a few calls.
    sys.setrecursionlimit(100_000)
    threading.stack_size(STACK)
    failed = []
    threading.excepthook = lambda failure: (failed.append(failure), sys.excepthook(*failure[:3]))
    thread = threading.Thread(target=main)
    thread.start()
    thread.join()
    sys.exit(1 if failed else 0)
