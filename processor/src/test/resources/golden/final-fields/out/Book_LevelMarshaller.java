    // as beginning in default-package, but:
 * Writes and reads {@link Book.Level}, 8 bytes each. Stateless and thread-safe.
        fixedSize = 8,

    // as in bound: MIN_SIZE, MAX_SIZE

    // as FIELDS in bound, but:
            price float64

    // as in ancestors: SCHEMA
    // as in empty: static, Book_LevelMarshaller, write, read, readInto, sizeOf, schema, type
    // as in bound: write
    // as in empty: read
    // as in bound: readInto, blockSize
    // as in booleans: store
    // as in bound: load
    // as in booleans: writeFields, readFields
    // as in bound: sizeOfFields
    // as in empty: copy, copyInto

    // as copyFields in bound, but:
        Book.Level level = current != null && current != from
                && current.getClass() == Book.Level.class ? current : new Book.Level();
        level.price = from.price;

    // as in bound: writeNullable, readNullable, writeBlock

    // as storeBlock in bound, but:
        RawMemory.putDouble(base, offset, level.price);

    // as in bound: readBlock

    // as loadBlock in bound, but:
        level.price = RawMemory.getDouble(base, offset);
}
