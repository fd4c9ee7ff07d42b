    // as beginning in copy

    // as in copy: MIN_SIZE, MAX_SIZE
    // as FIELDS in ancestors, with time for year, int64 for int32, bid for month, float64 for int16
    // as in ancestors: SCHEMA
    // as in booleans: static
    // as in ancestors: QuoteMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type
    // as in copy: write
    // as in booleans: read
    // as in copy: readInto, blockSize
    // as in booleans: store
    // as in copy: load
    // as in booleans: writeFields, readFields
    // as in copy: sizeOfFields
    // as in empty: copy, copyInto

    // as copyFields in default-package, but:
        quote.time = from.time;
        quote.bid = from.bid;
        // without lonely.age = from.age;

    // as in copy: writeNullable, readNullable, writeBlock

    private static void storeBlock(Quote quote, Object base, long offset) {
        RawMemory.putLong(base, offset, quote.time);
        RawMemory.putDouble(base, offset + 8, quote.bid);
    }

    // as in copy: readBlock

    private static void loadBlock(Quote quote, Object base, long offset) {
        quote.time = RawMemory.getLong(base, offset);
        quote.bid = RawMemory.getDouble(base, offset + 8);
    }
}
