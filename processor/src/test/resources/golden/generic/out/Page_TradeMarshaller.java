package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.generated.Checks;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.Presence;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.memory.RawBytes;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link Page.Trade}, 8 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 8,
        fields = Page_TradeMarshaller.FIELDS
)
public final class Page_TradeMarshaller implements Marshaller<Page.Trade> {
    public static final Page_TradeMarshaller INSTANCE = new Page_TradeMarshaller();

    /**
     * The fewest bytes of a message.
     */
    public static final int MIN_SIZE = 8;

    /**
     * The most bytes of a message; -1 if there is no such number.
     */
    public static final int MAX_SIZE = 8;

    static final String FIELDS = """
            price float64
            """;

    private static final Schema SCHEMA = TypeSchema.of(Page.Trade.class, FIELDS.split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private Page_TradeMarshaller() {
    }

    @Override
    public void write(Page.Trade trade, BytesOut<?> out) {
        long start = RawBytes.writePosition(out);
        try {
            writeFields(trade, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Page.Trade read(BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Page.Trade trade, BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            Checks.exactType(trade, Page.Trade.class);
            readFields(trade, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Page.Trade trade) {
        return sizeOfFields(trade, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Page.Trade> type() {
        return Page.Trade.class;
    }

    /**
     * The body of {@link #write}, for marshallers of types that hold such an object.
     */
    public static void writeFields(Page.Trade trade, BytesOut<?> out, int depth) {
        Checks.exactType(trade, Page.Trade.class);
        writeBlock(trade, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object where that will not do.
     */
    public static Page.Trade readFields(Page.Trade current, BytesIn<?> in, int depth) {
        Page.Trade trade = current != null && current.getClass() == Page.Trade.class ? current : new Page.Trade();
        readBlock(trade, in);
        return trade;
    }

    /**
     * The body of {@link #sizeOf}, for marshallers of types that hold such an object.
     */
    public static long sizeOfFields(Page.Trade trade, int depth) {
        Checks.exactType(trade, Page.Trade.class);
        return 8;
    }

    /**
     * {@link #writeFields} behind a presence byte; for null, as many zeros.
     */
    public static void writeNullable(String name, Page.Trade trade, BytesOut<?> out, int depth) {
        if (trade != null) {
            Checks.exactType(trade, Page.Trade.class);
        }
        long offset = RawBytes.reserve(out, 9);
        if (offset == RawBytes.NOT_RAW) {
            if (Presence.write(name, trade, 8, out)) {
                writeFields(trade, out, depth);
            }
        } else if (Presence.put(RawBytes.base(out), offset, trade, 8)) {
            storeBlock(trade, RawBytes.base(out), offset + 1);
        }
    }

    /**
     * {@link #readFields} behind a presence byte; null if that says so.
     */
    public static Page.Trade readNullable(Page.Trade current, BytesIn<?> in, int depth) {
        boolean reusable = current != null && current.getClass() == Page.Trade.class;
        long offset = reusable ? RawBytes.take(in, 9) : RawBytes.NOT_RAW;
        if (offset == RawBytes.NOT_RAW) {
            return Presence.read(8, in) ? readFields(current, in, depth) : null;
        }
        if (!Presence.get(RawBytes.base(in), offset)) {
            return null;
        }
        loadBlock(current, RawBytes.base(in), offset + 1);
        return current;
    }

    private static void writeBlock(Page.Trade trade, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 8);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock(trade, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[8];
            storeBlock(trade, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 0, 1, out);
        }
    }

    private static void storeBlock(Page.Trade trade, Object base, long offset) {
        RawMemory.putDouble(base, offset, trade.price);
    }

    private static void readBlock(Page.Trade trade, BytesIn<?> in) {
        long offset = RawBytes.take(in, 8);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock(trade, RawBytes.base(in), offset);
        } else {
            loadBlock(trade, RawBytes.readCopy(in, 8), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock(Page.Trade trade, Object base, long offset) {
        trade.price = RawMemory.getDouble(base, offset);
    }
}
