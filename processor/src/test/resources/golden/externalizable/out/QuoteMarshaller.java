package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesBlocks;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.memory.FixedBlock;
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
public final class QuoteMarshaller extends FixedBlock<Quote> implements ChronicleMarshaller<Quote> {
    public static final QuoteMarshaller INSTANCE = new QuoteMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 16;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
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
    public void write(Quote quote, Output out) {
        long start = out.position();
        try {
            writeFields(quote, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Quote read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Quote quote, Input in) {
        long start = in.position();
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

    @Override
    public void write(Quote quote, BytesOut<?> out) {
        if (quote != null && quote.getClass() == Quote.class) {
            long offset = BytesBlocks.find(out, 16);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(quote, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 16);
                return;
            }
        }
        BytesMessages.write(this, quote, out);
    }

    @Override
    public Quote read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Quote quote, BytesIn<?> in) {
        if (quote != null && quote.getClass() == Quote.class) {
            long offset = BytesBlocks.find(in, 16);
            if (offset != BytesBlocks.ELSEWHERE && load(quote, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 16);
                return;
            }
        }
        BytesMessages.readInto(this, quote, in);
    }

    @Override
    public int blockSize() {
        return 16;
    }

    @Override
    public void store(Quote quote, Object base, long offset) {
        storeBlock(quote, base, offset);
    }

    @Override
    public boolean load(Quote quote, Object base, long offset) {
        loadBlock(quote, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Quote quote, Output out, int depth) {
        Checks.exactType(quote, Quote.class);
        writeBlock(quote, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Quote readFields(Quote current, Input in, int depth) {
        Quote quote = current != null && current.getClass() == Quote.class ? current : new Quote();
        readBlock(quote, in);
        return quote;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Quote quote, int depth) {
        Checks.exactType(quote, Quote.class);
        return 16;
    }

    @Override
    public Quote copy(Quote from) {
        return copyFields(Checks.anyObject(from, Quote.class), null, 0);
    }

    @Override
    public void copyInto(Quote from, Quote to) {
        copyFields(Checks.anyObject(from, Quote.class), Checks.exactType(to, Quote.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Quote copyFields(Quote from, Quote current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Quote.class);
        Quote quote = current != null && current != from && current.getClass() == Quote.class
                ? current : new Quote();
        quote.time = from.time;
        quote.bid = from.bid;
        return quote;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Quote quote, Output out, int depth) {
        if (quote != null) {
            Checks.exactType(quote, Quote.class);
        }
        long offset = out.reserve(17);
        if (Presence.put(out.base(), offset, quote, 16)) {
            storeBlock(quote, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Quote readNullable(Quote current, Input in, int depth) {
        if (current == null || current.getClass() != Quote.class) {
            return Presence.read(16, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(17);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(Quote quote, Output out) {
        long offset = out.reserve(16);
        storeBlock(quote, out.base(), offset);
    }

    private static void storeBlock(Quote quote, Object base, long offset) {
        RawMemory.putLong(base, offset, quote.time);
        RawMemory.putDouble(base, offset + 8, quote.bid);
    }

    private static void readBlock(Quote quote, Input in) {
        long offset = in.take(16);
        loadBlock(quote, in.base(), offset);
    }

    private static void loadBlock(Quote quote, Object base, long offset) {
        quote.time = RawMemory.getLong(base, offset);
        quote.bid = RawMemory.getDouble(base, offset + 8);
    }
}
