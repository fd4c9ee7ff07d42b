    // as beginning in booleans, but:
 * Writes and reads {@link InBulk}, 19 bytes each. Stateless and thread-safe.
        fixedSize = 19,

    // as MIN_SIZE in empty, with 19 for 0
    // as MAX_SIZE in empty, with 19 for 0

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
    // as write in copy, with 19 for 16
    // as in booleans: read
    // as readInto in copy, with 19 for 16
    // as blockSize in copy, with 19 for 16
    // as in booleans: store
    // as in copy: load
    // as in booleans: writeFields, readFields
    // as sizeOfFields in empty, with 19 for 0
    // as in empty: copy, copyInto
    // as in copy: copyFields
    // as writeNullable in copy, with 20 for 17, 19 for 16
    // as readNullable in copy, with 19 for 16, 20 for 17
    // as writeBlock in copy, with 19 for 16

    // as storeBlock in booleans, but:
            RawMemory.copy(inBulk, RUN, base, offset, 16);
        RawMemory.putShort(base, offset + 16, inBulk.c);
        RawMemory.putByte(base, offset + 18, inBulk.d);

    private static void storeBlockRun(InBulk inBulk, Object base, long offset) {
        RawMemory.putLong(base, offset, inBulk.a);
        RawMemory.putLong(base, offset + 8, inBulk.b);
    }

    // as readBlock in copy, with 19 for 16

    // as loadBlock in booleans, but:
        if (RUN >= 0) {
            RawMemory.copy(base, offset, inBulk, RUN, 16);
        inBulk.c = RawMemory.getShort(base, offset + 16);
        inBulk.d = RawMemory.getByte(base, offset + 18);

    private static void loadBlockRun(InBulk inBulk, Object base, long offset) {
        inBulk.a = RawMemory.getLong(base, offset);
        inBulk.b = RawMemory.getLong(base, offset + 8);
    }
}
