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
 * Writes and reads {@link Trade}, 20 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 20,
        fields = TradeMarshaller.FIELDS
)
public final class TradeMarshaller extends FixedBlock<Trade> implements ChronicleMarshaller<Trade> {
    public static final TradeMarshaller INSTANCE = new TradeMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 20;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 20;

    private static final String FIELDS_BEFORE = """
            time int64
            bid float64
            """;

    static final String FIELDS = """
            quantity int32
            """;

    private static final Schema SCHEMA = TypeSchema.of(Trade.class, String.join("", FIELDS_BEFORE, FIELDS).split("\n"));

    static {
        TypeSchema.requireInherited(SCHEMA, QuoteMarshaller.INSTANCE.schema());
        Marshallers.register(INSTANCE, "@version@");
    }

    private TradeMarshaller() {
    }

    @Override
    public void write(Trade trade, Output out) {
        long start = out.position();
        try {
            writeFields(trade, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Trade read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Trade trade, Input in) {
        long start = in.position();
        try {
            Checks.exactType(trade, Trade.class);
            readFields(trade, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Trade trade) {
        return sizeOfFields(trade, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Trade> type() {
        return Trade.class;
    }

    @Override
    public void write(Trade trade, BytesOut<?> out) {
        if (trade != null && trade.getClass() == Trade.class) {
            long offset = BytesBlocks.find(out, 20);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(trade, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 20);
                return;
            }
        }
        BytesMessages.write(this, trade, out);
    }

    @Override
    public Trade read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Trade trade, BytesIn<?> in) {
        if (trade != null && trade.getClass() == Trade.class) {
            long offset = BytesBlocks.find(in, 20);
            if (offset != BytesBlocks.ELSEWHERE && load(trade, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 20);
                return;
            }
        }
        BytesMessages.readInto(this, trade, in);
    }

    @Override
    public int blockSize() {
        return 20;
    }

    @Override
    public void store(Trade trade, Object base, long offset) {
        storeBlock(trade, base, offset);
    }

    @Override
    public boolean load(Trade trade, Object base, long offset) {
        loadBlock(trade, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Trade trade, Output out, int depth) {
        Checks.exactType(trade, Trade.class);
        writeBlock(trade, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Trade readFields(Trade current, Input in, int depth) {
        Trade trade = current != null ? current : new Trade();
        readBlock(trade, in);
        return trade;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Trade trade, int depth) {
        Checks.exactType(trade, Trade.class);
        return 20;
    }

    @Override
    public Trade copy(Trade from) {
        return copyFields(Checks.anyObject(from, Trade.class), null, 0);
    }

    @Override
    public void copyInto(Trade from, Trade to) {
        copyFields(Checks.anyObject(from, Trade.class), Checks.exactType(to, Trade.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Trade copyFields(Trade from, Trade current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Trade.class);
        Trade trade = current != null && current != from ? current : new Trade();
        trade.time = from.time;
        trade.bid = from.bid;
        trade.quantity = from.quantity;
        return trade;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Trade trade, Output out, int depth) {
        if (trade != null) {
            Checks.exactType(trade, Trade.class);
        }
        long offset = out.reserve(21);
        if (Presence.put(out.base(), offset, trade, 20)) {
            storeBlock(trade, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Trade readNullable(Trade current, Input in, int depth) {
        if (current == null || current.getClass() != Trade.class) {
            return Presence.read(20, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(21);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(Trade trade, Output out) {
        long offset = out.reserve(20);
        storeBlock(trade, out.base(), offset);
    }

    private static void storeBlock(Trade trade, Object base, long offset) {
        RawMemory.putLong(base, offset, trade.time);
        RawMemory.putDouble(base, offset + 8, trade.bid);
        RawMemory.putInt(base, offset + 16, trade.quantity);
    }

    private static void readBlock(Trade trade, Input in) {
        long offset = in.take(20);
        loadBlock(trade, in.base(), offset);
    }

    private static void loadBlock(Trade trade, Object base, long offset) {
        trade.time = RawMemory.getLong(base, offset);
        trade.bid = RawMemory.getDouble(base, offset + 8);
        trade.quantity = RawMemory.getInt(base, offset + 16);
    }
}
