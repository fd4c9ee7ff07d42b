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
 * Writes and reads {@link OrderLine}, 12 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 12,
        fields = OrderLineMarshaller.FIELDS
)
final class OrderLineMarshaller implements Marshaller<OrderLine> {
    public static final OrderLineMarshaller INSTANCE = new OrderLineMarshaller();

    /**
     * The fewest bytes of a message.
     */
    public static final int MIN_SIZE = 12;

    /**
     * The most bytes of a message; -1 if there is no such number.
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
    public void write(OrderLine orderLine, BytesOut<?> out) {
        long start = RawBytes.writePosition(out);
        try {
            writeFields(orderLine, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public OrderLine read(BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(OrderLine orderLine, BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
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

    /**
     * The body of {@link #write}, for marshallers of types that hold such an object.
     */
    public static void writeFields(OrderLine orderLine, BytesOut<?> out, int depth) {
        Checks.exactType(orderLine, OrderLine.class);
        writeBlock(orderLine, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object where that will not do.
     */
    public static OrderLine readFields(OrderLine current, BytesIn<?> in, int depth) {
        OrderLine orderLine = current != null && current.getClass() == OrderLine.class ? current : new OrderLine();
        readBlock(orderLine, in);
        return orderLine;
    }

    /**
     * The body of {@link #sizeOf}, for marshallers of types that hold such an object.
     */
    public static long sizeOfFields(OrderLine orderLine, int depth) {
        Checks.exactType(orderLine, OrderLine.class);
        return 12;
    }

    /**
     * {@link #writeFields} behind a presence byte; for null, as many zeros.
     */
    public static void writeNullable(String name, OrderLine orderLine, BytesOut<?> out, int depth) {
        if (orderLine != null) {
            Checks.exactType(orderLine, OrderLine.class);
        }
        long offset = RawBytes.reserve(out, 13);
        if (offset == RawBytes.NOT_RAW) {
            if (Presence.write(name, orderLine, 12, out)) {
                writeFields(orderLine, out, depth);
            }
        } else if (Presence.put(RawBytes.base(out), offset, orderLine, 12)) {
            storeBlock(orderLine, RawBytes.base(out), offset + 1);
        }
    }

    /**
     * {@link #readFields} behind a presence byte; null if that says so.
     */
    public static OrderLine readNullable(OrderLine current, BytesIn<?> in, int depth) {
        boolean reusable = current != null && current.getClass() == OrderLine.class;
        long offset = reusable ? RawBytes.take(in, 13) : RawBytes.NOT_RAW;
        if (offset == RawBytes.NOT_RAW) {
            return Presence.read(12, in) ? readFields(current, in, depth) : null;
        }
        if (!Presence.get(RawBytes.base(in), offset)) {
            return null;
        }
        loadBlock(current, RawBytes.base(in), offset + 1);
        return current;
    }

    private static void writeBlock(OrderLine orderLine, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 12);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock(orderLine, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[12];
            storeBlock(orderLine, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 0, 2, out);
        }
    }

    private static void storeBlock(OrderLine orderLine, Object base, long offset) {
        RawMemory.putInt(base, offset, orderLine.item);
        RawMemory.putLong(base, offset + 4, orderLine.quantity);
    }

    private static void readBlock(OrderLine orderLine, BytesIn<?> in) {
        long offset = RawBytes.take(in, 12);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock(orderLine, RawBytes.base(in), offset);
        } else {
            loadBlock(orderLine, RawBytes.readCopy(in, 12), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock(OrderLine orderLine, Object base, long offset) {
        orderLine.item = RawMemory.getInt(base, offset);
        orderLine.quantity = RawMemory.getLong(base, offset + 4);
    }
}
