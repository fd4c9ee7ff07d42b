    // as beginning in booleans, but:
 * Writes and reads {@link ByFields}, 16 bytes each. Stateless and thread-safe.
        fixedSize = 16,

    // as MIN_SIZE in empty, with 16 for 0
    // as MAX_SIZE in empty, with 16 for 0

    static final String FIELDS = """
            a int32
            b int32
            c int32
            d int32
            """;

    // as in ancestors: SCHEMA
    // as in booleans: static
    // as in ancestors: ByFieldsMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type
    // as write in booleans, with 16 for 17
    // as in booleans: read
    // as readInto in booleans, with 16 for 17
    // as blockSize in booleans, with 16 for 17
    // as in booleans: store

    @Override
    public boolean load(ByFields byFields, Object base, long offset) {
        loadBlock(byFields, base, offset);
        return true;
    }

    // as in booleans: writeFields, readFields
    // as sizeOfFields in empty, with 16 for 0
    // as in empty: copy, copyInto

    /** As in empty. */
    public static ByFields copyFields(ByFields from, ByFields current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, ByFields.class);
        ByFields byFields = OwnObjects.isFree(current, from, ByFields.class) ? current
                : new ByFields();
        byFields.a = from.a;
        byFields.b = from.b;
        byFields.c = from.c;
        byFields.d = from.d;
        return byFields;
    }

    // as writeNullable in booleans, with 17 for 18, 16 for 17
    // as readNullable in booleans, with 16 for 17, 17 for 18
    // as writeBlock in booleans, with 16 for 17

    private static void storeBlock(ByFields byFields, Object base, long offset) {
        RawMemory.putInt(base, offset, byFields.a);
        RawMemory.putInt(base, offset + 4, byFields.b);
        RawMemory.putInt(base, offset + 8, byFields.c);
        RawMemory.putInt(base, offset + 12, byFields.d);
    }

    // as readBlock in booleans, with 16 for 17

    private static void loadBlock(ByFields byFields, Object base, long offset) {
        byFields.a = RawMemory.getInt(base, offset);
        byFields.b = RawMemory.getInt(base, offset + 4);
        byFields.c = RawMemory.getInt(base, offset + 8);
        byFields.d = RawMemory.getInt(base, offset + 12);
    }
}
