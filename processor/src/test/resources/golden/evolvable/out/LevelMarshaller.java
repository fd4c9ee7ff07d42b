import org.marshal4j.runtime.generated.VersionedBlocks;
import org.marshal4j.runtime.generated.value.Boxes;
    // as beginning in custom, but:
        // without package com.acme;
 * Writes and reads {@link Level}, 20 to 25 bytes each. Stateless and thread-safe.

    // as MIN_SIZE in empty, with 20 for 0
    // as MAX_SIZE in empty, with 25 for 0

    private static final String FIELDS_BEFORE = """
            Level frame
            """;

    static final String FIELDS = """
            price float64
            quantity int64
            orders int32? since=2
            """;

    // as in ancestors: LevelMarshaller
    // as in empty: writeMessage
    // as in bean: readMessage
    // as in empty: sizeOf

    // as writeFields in ancestors, but:
        VersionedBlocks.write(21, out);
        // without Text.write((String) NAME.get(bond), out);

    /** As in bound. */
    public static Level readFields(Level current, Input in, int depth) {
        Values values = new Values();
        long behind = VersionedBlocks.enter(in);
        readBlock1(values, in);
        if (VersionedBlocks.goesOn(behind, in)) {
            readBlock2(values, in);
        }
        VersionedBlocks.leave(behind, in);
        Level level = new Level(values.price, values.quantity, values.orders);
        return level;
    }

    private static void readBlock1(Values values, Input in) {
        long offset = in.take(16);
        loadBlock1(values, in.base(), offset);
    }

    private static void loadBlock1(Values values, Object base, long offset) {
        values.price = RawMemory.getDouble(base, offset);
        values.quantity = RawMemory.getLong(base, offset + 8);
    }

    // as readBlock1 in evolvable, with readBlock2 for readBlock1, 5 for 16, loadBlock2 for loadBlock1

    private static void loadBlock2(Values values, Object base, long offset) {
        values.orders = Boxes.getInteger(null, base, offset);
    }

    // as sizeOfFields in empty, with 25 for 0
    // as in empty: copy

    /**
     * The body of {@link #copy}: returns the object itself, which nobody can change.
     */
    public static Level copyFields(Level from, Level current, int depth) {
        return from;
    }

    /**
     * Writes as {@link #writeFields}; for null, a versioned block of -1 bytes.
     */
    public static void writeNullable(Level level, Output out, int depth) {
        if (level == null) {
            VersionedBlocks.writeNull(out);
        } else {
            writeFields(level, out, depth);
        }
    }

    /**
     * Reads as {@link #readFields}; returns null for a versioned block of -1 bytes.
     */
    public static Level readNullable(Level current, Input in, int depth) {
        return VersionedBlocks.isNull(in) ? null : readFields(current, in, depth);
    }

    private static void writeBlock1(Level level, Output out) {
        double price = level.price();
        long quantity = level.quantity();
        long offset = out.reserve(16);
        Object base = out.base();
        RawMemory.putDouble(base, offset, price);
        RawMemory.putLong(base, offset + 8, quantity);
    }

    // as writeBlock2 in custom, but:
        Integer orders = level.orders();
        Boxes.putInteger(base, offset, orders);

    /**
     * The values that a {@link Level} is created from, while they are read.
     */
    private static final class Values {
        double price;

        long quantity;

        Integer orders;
    }
}
