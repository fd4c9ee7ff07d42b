    // as beginning in evolvable, but:
 * Writes and reads {@link Book.Half}, 9 bytes or more each. Stateless and thread-safe.

    // as in builder: MIN_SIZE
    // as in ancestors: MAX_SIZE

    // as FIELDS in evolvable, but:
            names list<text?>?

    // as in bean: Book_HalfMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in booleans, but:
        writeNames(half.names, out);

    /** As in bound. */
    public static Book.Half readFields(Book.Half current, Input in, int depth) {
        long offset = in.take(8);
        Object base = in.base();
        long id = RawMemory.getLong(base, offset);
        List<String> names = readNames(null, in);
        Book.Half half = new Book.Half(id);
        Filled.into("names", half.names, names, in.limits());
        return half;
    }

    // as sizeOfFields in builder, but:
        size += sizeOfNames(half.names);

    // as in empty: copy

    // as copyFields in builder, but:
        Book.Half half = new Book.Half(from.id);
        Filled.into("names", half.names, Lists.copy(from.names, null));
        // without Account account = Account.of((String) OWNER.get(from), (long) NUMBER.get(from));

    // as writeBlock1 in custom, with writeBlock for writeBlock1
    // as in final-fields: writeNames, readNames, sizeOfNames
}
