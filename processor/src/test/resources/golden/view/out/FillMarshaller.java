    // as beginning in booleans, but:
 * Writes and reads {@link Fill}, 12 bytes each. Stateless and thread-safe.
        fixedSize = 12,
final class FillMarshaller extends BytesMarshaller<Fill> {

    // as MIN_SIZE in empty, but:
    public static final int MIN_SIZE = 12;

    // as MAX_SIZE in empty, but:
    public static final int MAX_SIZE = 12;

    static final String FIELDS = """
            quantity int32
            price float64
            """;

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

    // as sizeOfFields in empty, but:
        return 12;

    // as in empty: copy
    // as in evolvable: copyFields

    // as writeNullable in family, but:
        if (Presence.write(fill, 12, out)) {

    // as readNullable in family, but:
        return Presence.read(12, in) ? readFields(current, in, depth) : null;

    private static void writeBlock(Fill fill, Output out) {
        int quantity = fill.quantity();
        double price = fill.price();
        long offset = out.reserve(12);
        Object base = out.base();
        RawMemory.putInt(base, offset, quantity);
        RawMemory.putDouble(base, offset + 4, price);
    }
}
