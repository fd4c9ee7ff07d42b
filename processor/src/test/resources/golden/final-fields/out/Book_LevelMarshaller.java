    // as beginning in default-package, but:
 * Writes and reads {@link Book.Level}, 8 bytes each. Stateless and thread-safe.
        fixedSize = 8,

    // as in bound: MIN_SIZE, MAX_SIZE

    // as FIELDS in bound, but:
            price float64

    // as in ancestors: SCHEMA
    // as in booleans: static
    // as in ancestors: Book_LevelMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type
    // as in bound: write
    // as in booleans: read
    // as in bound: readInto, blockSize
    // as in booleans: store
    // as in bound: load
    // as in booleans: writeFields, readFields
    // as in bound: sizeOfFields
    // as in empty: copy, copyInto

    // as copyFields in bound, but:
        level.price = from.price;

    // as in bound: writeNullable, readNullable, writeBlock

    // as storeBlock in bound, but:
        RawMemory.putDouble(base, offset, level.price);

    // as in bound: readBlock

    // as loadBlock in bound, but:
        level.price = RawMemory.getDouble(base, offset);
}
