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
import org.marshal4j.runtime.layout.ObjectLayout;
import org.marshal4j.runtime.memory.FixedBlock;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link MarketData}, 40 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 40,
        fields = MarketDataMarshaller.FIELDS
)
public final class MarketDataMarshaller extends FixedBlock<MarketData> implements ChronicleMarshaller<MarketData> {
    public static final MarketDataMarshaller INSTANCE = new MarketDataMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 40;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 40;

    static final String FIELDS = """
            time int64
            bid0 int32
            bid1 int32
            bid2 int32
            bid3 int32
            bid4 int32
            bid5 int32
            last float64
            """;

    private static final Schema SCHEMA = TypeSchema.of(MarketData.class, FIELDS.split("\n"));

    /**
     * The offset of bid1 to bid5 in the object; negative unless the JVM keeps them there in wire order.
     */
    private static final long RUN = ObjectLayout.provedRun(MarketData.class, "bid1", "bid2", "bid3",
            "bid4", "bid5");

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private MarketDataMarshaller() {
    }

    @Override
    public void write(MarketData marketData, Output out) {
        long start = out.position();
        try {
            writeFields(marketData, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public MarketData read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(MarketData marketData, Input in) {
        long start = in.position();
        try {
            Checks.exactType(marketData, MarketData.class);
            readFields(marketData, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(MarketData marketData) {
        return sizeOfFields(marketData, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<MarketData> type() {
        return MarketData.class;
    }

    @Override
    public void write(MarketData marketData, BytesOut<?> out) {
        if (marketData != null && marketData.getClass() == MarketData.class) {
            long offset = BytesBlocks.find(out, 40);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(marketData, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 40);
                return;
            }
        }
        BytesMessages.write(this, marketData, out);
    }

    @Override
    public MarketData read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(MarketData marketData, BytesIn<?> in) {
        if (marketData != null && marketData.getClass() == MarketData.class) {
            long offset = BytesBlocks.find(in, 40);
            if (offset != BytesBlocks.ELSEWHERE && load(marketData, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 40);
                return;
            }
        }
        BytesMessages.readInto(this, marketData, in);
    }

    @Override
    public int blockSize() {
        return 40;
    }

    @Override
    public void store(MarketData marketData, Object base, long offset) {
        storeBlock(marketData, base, offset);
    }

    @Override
    public boolean load(MarketData marketData, Object base, long offset) {
        loadBlock(marketData, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(MarketData marketData, Output out, int depth) {
        Checks.exactType(marketData, MarketData.class);
        writeBlock(marketData, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static MarketData readFields(MarketData current, Input in, int depth) {
        MarketData marketData = current != null && current.getClass() == MarketData.class ? current : new MarketData();
        readBlock(marketData, in);
        return marketData;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(MarketData marketData, int depth) {
        Checks.exactType(marketData, MarketData.class);
        return 40;
    }

    @Override
    public MarketData copy(MarketData from) {
        return copyFields(Checks.anyObject(from, MarketData.class), null, 0);
    }

    @Override
    public void copyInto(MarketData from, MarketData to) {
        copyFields(Checks.anyObject(from, MarketData.class),
                Checks.exactType(to, MarketData.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static MarketData copyFields(MarketData from, MarketData current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, MarketData.class);
        MarketData marketData = current != null && current != from
                && current.getClass() == MarketData.class ? current : new MarketData();
        marketData.time = from.time;
        marketData.bid0 = from.bid0;
        marketData.bid1 = from.bid1;
        marketData.bid2 = from.bid2;
        marketData.bid3 = from.bid3;
        marketData.bid4 = from.bid4;
        marketData.bid5 = from.bid5;
        marketData.last = from.last;
        return marketData;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(MarketData marketData, Output out, int depth) {
        if (marketData != null) {
            Checks.exactType(marketData, MarketData.class);
        }
        long offset = out.reserve(41);
        if (Presence.put(out.base(), offset, marketData, 40)) {
            storeBlock(marketData, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static MarketData readNullable(MarketData current, Input in, int depth) {
        if (current == null || current.getClass() != MarketData.class) {
            return Presence.read(40, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(41);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(MarketData marketData, Output out) {
        long offset = out.reserve(40);
        storeBlock(marketData, out.base(), offset);
    }

    private static void storeBlock(MarketData marketData, Object base, long offset) {
        RawMemory.putLong(base, offset, marketData.time);
        RawMemory.putInt(base, offset + 8, marketData.bid0);
        if (RUN >= 0) {
            RawMemory.copy(marketData, RUN, base, offset + 12, 20);
        } else {
            storeBlockRun(marketData, base, offset);
        }
        RawMemory.putDouble(base, offset + 32, marketData.last);
    }

    private static void storeBlockRun(MarketData marketData, Object base, long offset) {
        RawMemory.putInt(base, offset + 12, marketData.bid1);
        RawMemory.putInt(base, offset + 16, marketData.bid2);
        RawMemory.putInt(base, offset + 20, marketData.bid3);
        RawMemory.putInt(base, offset + 24, marketData.bid4);
        RawMemory.putInt(base, offset + 28, marketData.bid5);
    }

    private static void readBlock(MarketData marketData, Input in) {
        long offset = in.take(40);
        loadBlock(marketData, in.base(), offset);
    }

    private static void loadBlock(MarketData marketData, Object base, long offset) {
        marketData.time = RawMemory.getLong(base, offset);
        marketData.bid0 = RawMemory.getInt(base, offset + 8);
        if (RUN >= 0) {
            RawMemory.copy(base, offset + 12, marketData, RUN, 20);
        } else {
            loadBlockRun(marketData, base, offset);
        }
        marketData.last = RawMemory.getDouble(base, offset + 32);
    }

    private static void loadBlockRun(MarketData marketData, Object base, long offset) {
        marketData.bid1 = RawMemory.getInt(base, offset + 12);
        marketData.bid2 = RawMemory.getInt(base, offset + 16);
        marketData.bid3 = RawMemory.getInt(base, offset + 20);
        marketData.bid4 = RawMemory.getInt(base, offset + 24);
        marketData.bid5 = RawMemory.getInt(base, offset + 28);
    }
}
