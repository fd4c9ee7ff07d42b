    // as beginning in custom, but:
 * Writes and reads {@link Party}, 5 bytes or more each. Stateless and thread-safe.

    // as in family-many: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS in family, but:
            number int32

    // as in bean: PartyMarshaller
    // as in empty: writeMessage, readMessage, sizeOf

    // as writeFields in booleans, but:
        Text.write(party.name, out);

    // as readFields in family, but:
        Party party = current != null && current.getClass() == Party.class ? current : new Party();
        readBlock(party, in);

    // as sizeOfFields in family, with 4 for 0
    // as in empty: copy, copyInto

    // as copyFields in family-many, but:
        if (party.name != from.name) {
            party.name = from.name;
        }

    // as writeBlock in validatable, with number for positive
    // as readBlock1 in view, with readBlock for readBlock1
}
