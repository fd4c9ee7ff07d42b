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
 * Writes and reads {@link Order.Line}, 4 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 4,
        fields = Order_LineMarshaller.FIELDS
)
final class Order_LineMarshaller extends FixedBlock<Order.Line> implements ChronicleMarshaller<Order.Line> {
    public static final Order_LineMarshaller INSTANCE = new Order_LineMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 4;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 4;

    static final String FIELDS = """
            quantity int32
            """;

    private static final Schema SCHEMA = TypeSchema.of(Order.Line.class, FIELDS.split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private Order_LineMarshaller() {
    }

    @Override
    public void write(Order.Line line, Output out) {
        long start = out.position();
        try {
            writeFields(line, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Order.Line read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Order.Line line, Input in) {
        long start = in.position();
        try {
            Checks.exactType(line, Order.Line.class);
            readFields(line, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Order.Line line) {
        return sizeOfFields(line, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Order.Line> type() {
        return Order.Line.class;
    }

    @Override
    public void write(Order.Line line, BytesOut<?> out) {
        if (line != null && line.getClass() == Order.Line.class) {
            long offset = BytesBlocks.find(out, 4);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(line, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 4);
                return;
            }
        }
        BytesMessages.write(this, line, out);
    }

    @Override
    public Order.Line read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Order.Line line, BytesIn<?> in) {
        if (line != null && line.getClass() == Order.Line.class) {
            long offset = BytesBlocks.find(in, 4);
            if (offset != BytesBlocks.ELSEWHERE && load(line, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 4);
                return;
            }
        }
        BytesMessages.readInto(this, line, in);
    }

    @Override
    public int blockSize() {
        return 4;
    }

    @Override
    public void store(Order.Line line, Object base, long offset) {
        storeBlock(line, base, offset);
    }

    @Override
    public boolean load(Order.Line line, Object base, long offset) {
        loadBlock(line, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Order.Line line, Output out, int depth) {
        Checks.exactType(line, Order.Line.class);
        writeBlock(line, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Order.Line readFields(Order.Line current, Input in, int depth) {
        Order.Line line = current != null && current.getClass() == Order.Line.class ? current : new Order.Line();
        readBlock(line, in);
        return line;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Order.Line line, int depth) {
        Checks.exactType(line, Order.Line.class);
        return 4;
    }

    @Override
    public Order.Line copy(Order.Line from) {
        return copyFields(Checks.anyObject(from, Order.Line.class), null, 0);
    }

    @Override
    public void copyInto(Order.Line from, Order.Line to) {
        copyFields(Checks.anyObject(from, Order.Line.class),
                Checks.exactType(to, Order.Line.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Order.Line copyFields(Order.Line from, Order.Line current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Order.Line.class);
        Order.Line line = current != null && current != from
                && current.getClass() == Order.Line.class ? current : new Order.Line();
        line.quantity = from.quantity;
        return line;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Order.Line line, Output out, int depth) {
        if (line != null) {
            Checks.exactType(line, Order.Line.class);
        }
        long offset = out.reserve(5);
        if (Presence.put(out.base(), offset, line, 4)) {
            storeBlock(line, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Order.Line readNullable(Order.Line current, Input in, int depth) {
        if (current == null || current.getClass() != Order.Line.class) {
            return Presence.read(4, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(5);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(Order.Line line, Output out) {
        long offset = out.reserve(4);
        storeBlock(line, out.base(), offset);
    }

    private static void storeBlock(Order.Line line, Object base, long offset) {
        RawMemory.putInt(base, offset, line.quantity);
    }

    private static void readBlock(Order.Line line, Input in) {
        long offset = in.take(4);
        loadBlock(line, in.base(), offset);
    }

    private static void loadBlock(Order.Line line, Object base, long offset) {
        line.quantity = RawMemory.getInt(base, offset);
    }
}
