    // as beginning in booleans, but:
 * Writes and reads {@link InBulk}, 19 bytes each. Stateless and thread-safe.
        fixedSize = 19,

    // as MIN_SIZE in empty, but:
    public static final int MIN_SIZE = 19;

    // as MAX_SIZE in empty, but:
    public static final int MAX_SIZE = 19;

    static final String FIELDS = """
            a int64
            b int64
            c int16
            d int8
            """;

    // as in ancestors: SCHEMA

    /**
     * The offset of a to b in the object; negative unless the JVM keeps them there in wire order.
     */
    private static final long RUN = ObjectLayout.provedRun(InBulk.class, "a", "b");

    // as in booleans: static
    // as in ancestors: InBulkMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type

    // as write in booleans, but:
            long offset = BytesBlocks.find(out, 19);
                BytesBlocks.advance(out, 19);

    // as in booleans: read

    // as readInto in booleans, but:
            long offset = BytesBlocks.find(in, 19);
                BytesBlocks.advance(in, 19);

    // as blockSize in booleans, but:
        return 19;

    // as in booleans: store
    // as in bound: load
    // as in booleans: writeFields, readFields

    // as sizeOfFields in empty, but:
        return 19;

    // as in empty: copy, copyInto
    // as in copy: copyFields

    // as writeNullable in booleans, but:
        long offset = out.reserve(20);
        if (Presence.put(out.base(), offset, inBulk, 19)) {

    // as readNullable in booleans, but:
            return Presence.read(19, in) ? readFields(current, in, depth) : null;
        long offset = in.take(20);

    // as writeBlock in booleans, but:
        long offset = out.reserve(19);

    private static void storeBlock(InBulk inBulk, Object base, long offset) {
        if (RUN >= 0) {
            RawMemory.copy(inBulk, RUN, base, offset, 16);
        } else {
            storeBlockRun(inBulk, base, offset);
        }
        RawMemory.putShort(base, offset + 16, inBulk.c);
        RawMemory.putByte(base, offset + 18, inBulk.d);
    }

    private static void storeBlockRun(InBulk inBulk, Object base, long offset) {
        RawMemory.putLong(base, offset, inBulk.a);
        RawMemory.putLong(base, offset + 8, inBulk.b);
    }

    // as readBlock in booleans, but:
        long offset = in.take(19);

    private static void loadBlock(InBulk inBulk, Object base, long offset) {
        if (RUN >= 0) {
            RawMemory.copy(base, offset, inBulk, RUN, 16);
        } else {
            loadBlockRun(inBulk, base, offset);
        }
        inBulk.c = RawMemory.getShort(base, offset + 16);
        inBulk.d = RawMemory.getByte(base, offset + 18);
    }

    private static void loadBlockRun(InBulk inBulk, Object base, long offset) {
        inBulk.a = RawMemory.getLong(base, offset);
        inBulk.b = RawMemory.getLong(base, offset + 8);
    }
}
