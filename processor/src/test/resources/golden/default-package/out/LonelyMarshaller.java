    // as beginning in ancestors, but:
        // without package com.acme;
 * Writes and reads {@link Lonely}, 4 bytes each. Stateless and thread-safe.
        fixedSize = 4,
final class LonelyMarshaller extends FixedBlock<Lonely> implements ChronicleMarshaller<Lonely> {

    // as MIN_SIZE in empty, with 4 for 0
    // as MAX_SIZE in empty, with 4 for 0
    // as FIELDS in bound, with age for id, int32 for int64
    // as in ancestors: SCHEMA
    // as in booleans: static
    // as in ancestors: LonelyMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type
    // as write in bound, with 4 for 8
    // as in booleans: read
    // as readInto in bound, with 4 for 8
    // as blockSize in bound, with 4 for 8
    // as in booleans: store
    // as in bound: load
    // as in booleans: writeFields, readFields
    // as sizeOfFields in empty, with 4 for 0
    // as in empty: copy, copyInto
    // as copyFields in bound, with age for id
    // as writeNullable in bound, with 5 for 9, 4 for 8
    // as readNullable in bound, with 4 for 8, 5 for 9
    // as writeBlock in bound, with 4 for 8
    // as storeBlock in bound, with putInt for putLong, age for id
    // as readBlock in bound, with 4 for 8
    // as loadBlock in bound, with age for id, getInt for getLong
}
