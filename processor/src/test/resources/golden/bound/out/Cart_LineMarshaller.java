    // as beginning in booleans, but:
 * Writes and reads {@link Cart.Line}, 8 bytes each. Stateless and thread-safe.
        fixedSize = 8,

    // as MIN_SIZE in empty, with 8 for 0
    // as MAX_SIZE in empty, with 8 for 0

    static final String FIELDS = """
            id int64
            """;

    // as in ancestors: SCHEMA
    // as in booleans: static
    // as in ancestors: Cart_LineMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type
    // as write in booleans, with 8 for 17
    // as in booleans: read
    // as readInto in booleans, with 8 for 17
    // as blockSize in booleans, with 8 for 17
    // as in booleans: store

    @Override
    public boolean load(Cart.Line line, Object base, long offset) {
        loadBlock(line, base, offset);
        return true;
    }

    // as in booleans: writeFields, readFields
    // as sizeOfFields in empty, with 8 for 0
    // as in empty: copy, copyInto

    // as copyFields in empty, but:
        Cart.Line line = OwnObjects.isFree(current, from, Cart.Line.class) ? current
                : new Cart.Line();
        line.id = from.id;
        return line;
        // without return OwnObjects.isFree(current, from, Ping.class) ? current : new Ping();

    // as writeNullable in booleans, with 9 for 18, 8 for 17
    // as readNullable in booleans, with 8 for 17, 9 for 18
    // as writeBlock in booleans, with 8 for 17

    private static void storeBlock(Cart.Line line, Object base, long offset) {
        RawMemory.putLong(base, offset, line.id);
    }

    // as readBlock in booleans, with 8 for 17

    private static void loadBlock(Cart.Line line, Object base, long offset) {
        line.id = RawMemory.getLong(base, offset);
    }
}
