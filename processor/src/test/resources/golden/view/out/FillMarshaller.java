    // as beginning in custom, but:
 * Writes and reads {@link Fill}, 12 bytes each. Stateless and thread-safe.
        fixedSize = 12,

    // as MIN_SIZE in empty, with 12 for 0
    // as MAX_SIZE in empty, with 12 for 0
    // as FIELDS in schema-id, with quantity for time, int32 for int64
    // as in bean: FillMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf
    // as in booleans: writeFields

    // as readFields in builder, but:
        long offset = in.take(12);
        int quantity = RawMemory.getInt(base, offset);
        double price = RawMemory.getDouble(base, offset + 4);
        Fill fill = new Fill(quantity, price);

    // as sizeOfFields in empty, with 12 for 0
    // as in empty: copy
    // as in evolvable: copyFields
    // as writeNullable in family, with 12 for 8
    // as readNullable in family, with 12 for 8

    private static void writeBlock(Fill fill, Output out) {
        int quantity = fill.quantity();
        double price = fill.price();
        long offset = out.reserve(12);
        Object base = out.base();
        RawMemory.putInt(base, offset, quantity);
        RawMemory.putDouble(base, offset + 4, price);
    }
}
