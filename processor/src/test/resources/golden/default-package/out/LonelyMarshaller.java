    // as beginning in ancestors, but:
        // without package com.acme;
 * Writes and reads {@link Lonely}, 4 bytes each. Stateless and thread-safe.
        fixedSize = 4,
final class LonelyMarshaller extends FixedBlock<Lonely> implements ChronicleMarshaller<Lonely> {

    // as MIN_SIZE in empty, with 4 for 0
    // as MAX_SIZE in empty, with 4 for 0

    static final String FIELDS = """
            age int32
            """;

    // as in ancestors: SCHEMA
    // as in booleans: static
    // as in ancestors: LonelyMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type
    // as write in copy, with 4 for 16
    // as in booleans: read
    // as readInto in copy, with 4 for 16
    // as blockSize in copy, with 4 for 16
    // as in booleans: store
    // as in copy: load
    // as in booleans: writeFields, readFields
    // as sizeOfFields in empty, with 4 for 0
    // as in empty: copy, copyInto

    // as copyFields in empty, but:
        Lonely lonely = OwnObjects.isFree(current, from, Lonely.class) ? current : new Lonely();
        lonely.age = from.age;
        return lonely;
        // without return OwnObjects.isFree(current, from, Ping.class) ? current : new Ping();

    // as writeNullable in copy, with 5 for 17, 4 for 16
    // as readNullable in copy, with 4 for 16, 5 for 17
    // as writeBlock in copy, with 4 for 16

    private static void storeBlock(Lonely lonely, Object base, long offset) {
        RawMemory.putInt(base, offset, lonely.age);
    }

    // as readBlock in copy, with 4 for 16

    private static void loadBlock(Lonely lonely, Object base, long offset) {
        lonely.age = RawMemory.getInt(base, offset);
    }
}
