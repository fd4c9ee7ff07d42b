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
 * Writes and reads {@link Quote}, 16 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 16,
        fields = QuoteMarshaller.FIELDS
)
public final class QuoteMarshaller implements Marshaller<Quote> {
    public static final QuoteMarshaller INSTANCE = new QuoteMarshaller();

    /**
     * The fewest bytes of a message.
     */
    public static final int MIN_SIZE = 16;

    /**
     * The most bytes of a message; -1 if there is no such number.
     */
    public static final int MAX_SIZE = 16;

    static final String FIELDS = """
            time int64
            bid float64
            """;

    private static final Schema SCHEMA = TypeSchema.of(Quote.class, FIELDS.split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private QuoteMarshaller() {
    }

    @Override
    public void write(Quote quote, BytesOut<?> out) {
        long start = RawBytes.writePosition(out);
        try {
            writeFields(quote, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Quote read(BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Quote quote, BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            Checks.exactType(quote, Quote.class);
            readFields(quote, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Quote quote) {
        return sizeOfFields(quote, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Quote> type() {
        return Quote.class;
    }

    /**
     * The body of {@link #write}, for marshallers of types that hold such an object.
     */
    public static void writeFields(Quote quote, BytesOut<?> out, int depth) {
        Checks.exactType(quote, Quote.class);
        writeBlock(quote, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object where that will not do.
     */
    public static Quote readFields(Quote current, BytesIn<?> in, int depth) {
        Quote quote = current != null && current.getClass() == Quote.class ? current : new Quote();
        readBlock(quote, in);
        return quote;
    }

    /**
     * The body of {@link #sizeOf}, for marshallers of types that hold such an object.
     */
    public static long sizeOfFields(Quote quote, int depth) {
        Checks.exactType(quote, Quote.class);
        return 16;
    }

    /**
     * {@link #writeFields} behind a presence byte; for null, as many zeros.
     */
    public static void writeNullable(String name, Quote quote, BytesOut<?> out, int depth) {
        if (quote != null) {
            Checks.exactType(quote, Quote.class);
        }
        long offset = RawBytes.reserve(out, 17);
        if (offset == RawBytes.NOT_RAW) {
            if (Presence.write(name, quote, 16, out)) {
                writeFields(quote, out, depth);
            }
        } else if (Presence.put(RawBytes.base(out), offset, quote, 16)) {
            storeBlock(quote, RawBytes.base(out), offset + 1);
        }
    }

    /**
     * {@link #readFields} behind a presence byte; null if that says so.
     */
    public static Quote readNullable(Quote current, BytesIn<?> in, int depth) {
        boolean reusable = current != null && current.getClass() == Quote.class;
        long offset = reusable ? RawBytes.take(in, 17) : RawBytes.NOT_RAW;
        if (offset == RawBytes.NOT_RAW) {
            return Presence.read(16, in) ? readFields(current, in, depth) : null;
        }
        if (!Presence.get(RawBytes.base(in), offset)) {
            return null;
        }
        loadBlock(current, RawBytes.base(in), offset + 1);
        return current;
    }

    private static void writeBlock(Quote quote, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 16);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock(quote, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[16];
            storeBlock(quote, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 0, 2, out);
        }
    }

    private static void storeBlock(Quote quote, Object base, long offset) {
        RawMemory.putLong(base, offset, quote.time);
        RawMemory.putDouble(base, offset + 8, quote.bid);
    }

    private static void readBlock(Quote quote, BytesIn<?> in) {
        long offset = RawBytes.take(in, 16);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock(quote, RawBytes.base(in), offset);
        } else {
            loadBlock(quote, RawBytes.readCopy(in, 16), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock(Quote quote, Object base, long offset) {
        quote.time = RawMemory.getLong(base, offset);
        quote.bid = RawMemory.getDouble(base, offset + 8);
    }
}
