    // as beginning in booleans, but:
 * Writes and reads {@link Trade}, 20 bytes each. Stateless and thread-safe.
        fixedSize = 20,

    // as in evolvable: MIN_SIZE

    // as MAX_SIZE in empty, but:
    public static final int MAX_SIZE = 20;

    // as FIELDS in externalizable, but:
    private static final String FIELDS_BEFORE = """

    // as FIELDS in bound, but:
            quantity int32

    // as in evolvable: SCHEMA

    // as static in evolvable, but:
        TypeSchema.requireInherited(SCHEMA, QuoteMarshaller.INSTANCE.schema());

    // as in ancestors: TradeMarshaller
    // as in booleans: write, read, readInto
    // as in empty: sizeOf
    // as in booleans: schema, type

    // as write in booleans, but:
            long offset = BytesBlocks.find(out, 20);
                BytesBlocks.advance(out, 20);

    // as in booleans: read

    // as readInto in booleans, but:
            long offset = BytesBlocks.find(in, 20);
                BytesBlocks.advance(in, 20);

    // as blockSize in booleans, but:
        return 20;

    // as in booleans: store
    // as in bound: load
    // as in booleans: writeFields

    // as readFields in booleans, but:
        Trade trade = current != null ? current : new Trade();

    // as sizeOfFields in empty, but:
        return 20;

    // as in empty: copy, copyInto

    // as copyFields in evolvable, but:
        trade.time = from.time;
        trade.bid = from.bid;
        trade.quantity = from.quantity;

    // as writeNullable in booleans, but:
        long offset = out.reserve(21);
        if (Presence.put(out.base(), offset, trade, 20)) {

    // as readNullable in booleans, but:
            return Presence.read(20, in) ? readFields(current, in, depth) : null;
        long offset = in.take(21);

    // as writeBlock in booleans, but:
        long offset = out.reserve(20);

    private static void storeBlock(Trade trade, Object base, long offset) {
        RawMemory.putLong(base, offset, trade.time);
        RawMemory.putDouble(base, offset + 8, trade.bid);
        RawMemory.putInt(base, offset + 16, trade.quantity);
    }

    // as readBlock in booleans, but:
        long offset = in.take(20);

    private static void loadBlock(Trade trade, Object base, long offset) {
        trade.time = RawMemory.getLong(base, offset);
        trade.bid = RawMemory.getDouble(base, offset + 8);
        trade.quantity = RawMemory.getInt(base, offset + 16);
    }
}
