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
 * Writes and reads {@link Page.Trade}, 8 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 8,
        fields = Page_TradeMarshaller.FIELDS
)
public final class Page_TradeMarshaller extends FixedBlock<Page.Trade> implements ChronicleMarshaller<Page.Trade> {
    public static final Page_TradeMarshaller INSTANCE = new Page_TradeMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 8;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
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
    public void write(Page.Trade trade, Output out) {
        long start = out.position();
        try {
            writeFields(trade, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Page.Trade read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Page.Trade trade, Input in) {
        long start = in.position();
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

    @Override
    public void write(Page.Trade trade, BytesOut<?> out) {
        if (trade != null && trade.getClass() == Page.Trade.class) {
            long offset = BytesBlocks.find(out, 8);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(trade, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 8);
                return;
            }
        }
        BytesMessages.write(this, trade, out);
    }

    @Override
    public Page.Trade read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Page.Trade trade, BytesIn<?> in) {
        if (trade != null && trade.getClass() == Page.Trade.class) {
            long offset = BytesBlocks.find(in, 8);
            if (offset != BytesBlocks.ELSEWHERE && load(trade, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 8);
                return;
            }
        }
        BytesMessages.readInto(this, trade, in);
    }

    @Override
    public int blockSize() {
        return 8;
    }

    @Override
    public void store(Page.Trade trade, Object base, long offset) {
        storeBlock(trade, base, offset);
    }

    @Override
    public boolean load(Page.Trade trade, Object base, long offset) {
        loadBlock(trade, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Page.Trade trade, Output out, int depth) {
        Checks.exactType(trade, Page.Trade.class);
        writeBlock(trade, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Page.Trade readFields(Page.Trade current, Input in, int depth) {
        Page.Trade trade = current != null && current.getClass() == Page.Trade.class ? current : new Page.Trade();
        readBlock(trade, in);
        return trade;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Page.Trade trade, int depth) {
        Checks.exactType(trade, Page.Trade.class);
        return 8;
    }

    @Override
    public Page.Trade copy(Page.Trade from) {
        return copyFields(Checks.anyObject(from, Page.Trade.class), null, 0);
    }

    @Override
    public void copyInto(Page.Trade from, Page.Trade to) {
        copyFields(Checks.anyObject(from, Page.Trade.class),
                Checks.exactType(to, Page.Trade.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Page.Trade copyFields(Page.Trade from, Page.Trade current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Page.Trade.class);
        Page.Trade trade = current != null && current != from
                && current.getClass() == Page.Trade.class ? current : new Page.Trade();
        trade.price = from.price;
        return trade;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Page.Trade trade, Output out, int depth) {
        if (trade != null) {
            Checks.exactType(trade, Page.Trade.class);
        }
        long offset = out.reserve(9);
        if (Presence.put(out.base(), offset, trade, 8)) {
            storeBlock(trade, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Page.Trade readNullable(Page.Trade current, Input in, int depth) {
        if (current == null || current.getClass() != Page.Trade.class) {
            return Presence.read(8, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(9);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(Page.Trade trade, Output out) {
        long offset = out.reserve(8);
        storeBlock(trade, out.base(), offset);
    }

    private static void storeBlock(Page.Trade trade, Object base, long offset) {
        RawMemory.putDouble(base, offset, trade.price);
    }

    private static void readBlock(Page.Trade trade, Input in) {
        long offset = in.take(8);
        loadBlock(trade, in.base(), offset);
    }

    private static void loadBlock(Page.Trade trade, Object base, long offset) {
        trade.price = RawMemory.getDouble(base, offset);
    }
}
