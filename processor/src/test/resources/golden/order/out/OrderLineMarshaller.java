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
 * Writes and reads {@link OrderLine}, 12 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 12,
        fields = OrderLineMarshaller.FIELDS
)
final class OrderLineMarshaller extends FixedBlock<OrderLine> implements ChronicleMarshaller<OrderLine> {
    public static final OrderLineMarshaller INSTANCE = new OrderLineMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 12;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 12;

    static final String FIELDS = """
            item int32
            quantity int64
            """;

    private static final Schema SCHEMA = TypeSchema.of(OrderLine.class, FIELDS.split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private OrderLineMarshaller() {
    }

    @Override
    public void write(OrderLine orderLine, Output out) {
        long start = out.position();
        try {
            writeFields(orderLine, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public OrderLine read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(OrderLine orderLine, Input in) {
        long start = in.position();
        try {
            Checks.exactType(orderLine, OrderLine.class);
            readFields(orderLine, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(OrderLine orderLine) {
        return sizeOfFields(orderLine, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<OrderLine> type() {
        return OrderLine.class;
    }

    @Override
    public void write(OrderLine orderLine, BytesOut<?> out) {
        if (orderLine != null && orderLine.getClass() == OrderLine.class) {
            long offset = BytesBlocks.find(out, 12);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(orderLine, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 12);
                return;
            }
        }
        BytesMessages.write(this, orderLine, out);
    }

    @Override
    public OrderLine read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(OrderLine orderLine, BytesIn<?> in) {
        if (orderLine != null && orderLine.getClass() == OrderLine.class) {
            long offset = BytesBlocks.find(in, 12);
            if (offset != BytesBlocks.ELSEWHERE && load(orderLine, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 12);
                return;
            }
        }
        BytesMessages.readInto(this, orderLine, in);
    }

    @Override
    public int blockSize() {
        return 12;
    }

    @Override
    public void store(OrderLine orderLine, Object base, long offset) {
        storeBlock(orderLine, base, offset);
    }

    @Override
    public boolean load(OrderLine orderLine, Object base, long offset) {
        loadBlock(orderLine, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(OrderLine orderLine, Output out, int depth) {
        Checks.exactType(orderLine, OrderLine.class);
        writeBlock(orderLine, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static OrderLine readFields(OrderLine current, Input in, int depth) {
        OrderLine orderLine = current != null && current.getClass() == OrderLine.class ? current : new OrderLine();
        readBlock(orderLine, in);
        return orderLine;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(OrderLine orderLine, int depth) {
        Checks.exactType(orderLine, OrderLine.class);
        return 12;
    }

    @Override
    public OrderLine copy(OrderLine from) {
        return copyFields(Checks.anyObject(from, OrderLine.class), null, 0);
    }

    @Override
    public void copyInto(OrderLine from, OrderLine to) {
        copyFields(Checks.anyObject(from, OrderLine.class),
                Checks.exactType(to, OrderLine.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static OrderLine copyFields(OrderLine from, OrderLine current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, OrderLine.class);
        OrderLine orderLine = current != null && current != from
                && current.getClass() == OrderLine.class ? current : new OrderLine();
        orderLine.item = from.item;
        orderLine.quantity = from.quantity;
        return orderLine;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(OrderLine orderLine, Output out, int depth) {
        if (orderLine != null) {
            Checks.exactType(orderLine, OrderLine.class);
        }
        long offset = out.reserve(13);
        if (Presence.put(out.base(), offset, orderLine, 12)) {
            storeBlock(orderLine, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static OrderLine readNullable(OrderLine current, Input in, int depth) {
        if (current == null || current.getClass() != OrderLine.class) {
            return Presence.read(12, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(13);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(OrderLine orderLine, Output out) {
        long offset = out.reserve(12);
        storeBlock(orderLine, out.base(), offset);
    }

    private static void storeBlock(OrderLine orderLine, Object base, long offset) {
        RawMemory.putInt(base, offset, orderLine.item);
        RawMemory.putLong(base, offset + 4, orderLine.quantity);
    }

    private static void readBlock(OrderLine orderLine, Input in) {
        long offset = in.take(12);
        loadBlock(orderLine, in.base(), offset);
    }

    private static void loadBlock(OrderLine orderLine, Object base, long offset) {
        orderLine.item = RawMemory.getInt(base, offset);
        orderLine.quantity = RawMemory.getLong(base, offset + 4);
    }
}
