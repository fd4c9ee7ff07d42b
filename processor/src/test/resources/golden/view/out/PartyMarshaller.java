    // as beginning in custom, but:
 * Writes and reads {@link Party}, 5 bytes or more each. Stateless and thread-safe.

    // as in family-many: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS in graph, but:
            number int32

    // as in bean: PartyMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in validatable, but:
        Text.write(party.name, out);

    // as readFields in family-root, but:
        // References are stored only if they changed: each store would cost the garbage collector time.
        String name = Text.read(party.name, in);
        if (name != party.name) {
            party.name = name;
        }
        readBlock(party, in);

    // as sizeOfFields in family, but:
        long size = 4;

    // as in empty: copy, copyInto

    // as copyFields in split, but:
        if (party.name != from.name) {
            party.name = from.name;
        }
        party.number = from.number;

    // as in generic: writeBlock, readBlock
}
