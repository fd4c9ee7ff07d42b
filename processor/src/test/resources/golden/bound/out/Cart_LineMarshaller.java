    // as beginning in booleans, but:
 * Writes and reads {@link Cart.Line}, 8 bytes each. Stateless and thread-safe.
        fixedSize = 8,

    // as MIN_SIZE in empty, but:
    public static final int MIN_SIZE = 8;

    // as MAX_SIZE in empty, but:
    public static final int MAX_SIZE = 8;

    static final String FIELDS = """
            id int64
            """;

    // as in ancestors: SCHEMA
    // as in booleans: static
    // as in ancestors: Cart_LineMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type

    // as write in booleans, but:
            long offset = BytesBlocks.find(out, 8);
                BytesBlocks.advance(out, 8);

    // as in booleans: read

    // as readInto in booleans, but:
            long offset = BytesBlocks.find(in, 8);
                BytesBlocks.advance(in, 8);

    // as blockSize in booleans, but:
        return 8;

    // as in booleans: store

    @Override
    public boolean load(Cart.Line line, Object base, long offset) {
        loadBlock(line, base, offset);
        return true;
    }

    // as in booleans: writeFields, readFields

    // as sizeOfFields in empty, but:
        return 8;

    // as in empty: copy, copyInto

    /** As in empty. */
    public static Cart.Line copyFields(Cart.Line from, Cart.Line current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Cart.Line.class);
        Cart.Line line = OwnObjects.isFree(current, from, Cart.Line.class) ? current
                : new Cart.Line();
        line.id = from.id;
        return line;
    }

    // as writeNullable in booleans, but:
        long offset = out.reserve(9);
        if (Presence.put(out.base(), offset, line, 8)) {

    // as readNullable in booleans, but:
            return Presence.read(8, in) ? readFields(current, in, depth) : null;
        long offset = in.take(9);

    // as writeBlock in booleans, but:
        long offset = out.reserve(8);

    private static void storeBlock(Cart.Line line, Object base, long offset) {
        RawMemory.putLong(base, offset, line.id);
    }

    // as readBlock in booleans, but:
        long offset = in.take(8);

    private static void loadBlock(Cart.Line line, Object base, long offset) {
        line.id = RawMemory.getLong(base, offset);
    }
}
