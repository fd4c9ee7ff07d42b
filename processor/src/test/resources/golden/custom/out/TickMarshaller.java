    // as beginning in ancestors, but:
 * Writes and reads {@link Tick}, 14 bytes or more each. Stateless and thread-safe.
final class TickMarshaller extends BytesMarshaller<Tick> {

    // as MIN_SIZE in empty, with 14 for 0
    // as in ancestors: MAX_SIZE

    static final String FIELDS = """
            time int64
            last custom com.acme.PriceMarshaller?
            traded custom[4] com.acme.AmountMarshaller?
            """;

    // as in custom: PRICE, AMOUNT, static
    // as in bean: TickMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in ancestors, but:
        FieldMarshallers.writeNullable("last", PRICE, tick.last(), out);

    /** As in bound. */
    public static Tick readFields(Tick current, Input in, int depth) {
        long offset1 = in.take(8);
        Object base1 = in.base();
        long time = RawMemory.getLong(base1, offset1);
        Price last = FieldMarshallers.readNullable("last", PRICE, null, in);
        long offset2 = in.take(5);
        Object base2 = in.base();
        Amount traded = FixedFieldMarshallers.getNullable("traded", AMOUNT, null, base2, offset2);
        Tick tick = new Tick(time, last, traded);
        return tick;
    }

    // as sizeOfFields in ancestors, but:
        long size = 13;
        size += FieldMarshallers.sizeOfNullable("last", PRICE, tick.last());

    // as in empty: copy

    // as copyFields in empty, but:
     * The body of {@link #copy}; {@code current} cannot be filled and stays as it is. Null for null.
        Tick tick = new Tick(from.time(), FieldMarshallers.copy("last", PRICE, from.last(), null), FixedFieldMarshallers.copy("traded", AMOUNT, 4, from.traded(), null));
        return tick;

    // as writeBlock1 in custom, but:
        long time = tick.time();
        RawMemory.putLong(base, offset, time);

    private static void writeBlock2(Tick tick, Output out) {
        Amount traded = tick.traded();
        long offset = out.reserve(5);
        Object base = out.base();
        FixedFieldMarshallers.putNullable("traded", AMOUNT, base, offset, 4, traded);
    }
}
