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
 * Writes and reads {@link Cart.Line}, 8 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 8,
        fields = Cart_LineMarshaller.FIELDS
)
public final class Cart_LineMarshaller extends FixedBlock<Cart.Line> implements ChronicleMarshaller<Cart.Line> {
    public static final Cart_LineMarshaller INSTANCE = new Cart_LineMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 8;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 8;

    static final String FIELDS = """
            id int64
            """;

    private static final Schema SCHEMA = TypeSchema.of(Cart.Line.class, FIELDS.split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private Cart_LineMarshaller() {
    }

    @Override
    public void write(Cart.Line line, Output out) {
        long start = out.position();
        try {
            writeFields(line, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Cart.Line read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Cart.Line line, Input in) {
        long start = in.position();
        try {
            Checks.exactType(line, Cart.Line.class);
            readFields(line, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Cart.Line line) {
        return sizeOfFields(line, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Cart.Line> type() {
        return Cart.Line.class;
    }

    @Override
    public void write(Cart.Line line, BytesOut<?> out) {
        if (line != null && line.getClass() == Cart.Line.class) {
            long offset = BytesBlocks.find(out, 8);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(line, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 8);
                return;
            }
        }
        BytesMessages.write(this, line, out);
    }

    @Override
    public Cart.Line read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Cart.Line line, BytesIn<?> in) {
        if (line != null && line.getClass() == Cart.Line.class) {
            long offset = BytesBlocks.find(in, 8);
            if (offset != BytesBlocks.ELSEWHERE && load(line, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 8);
                return;
            }
        }
        BytesMessages.readInto(this, line, in);
    }

    @Override
    public int blockSize() {
        return 8;
    }

    @Override
    public void store(Cart.Line line, Object base, long offset) {
        storeBlock(line, base, offset);
    }

    @Override
    public boolean load(Cart.Line line, Object base, long offset) {
        loadBlock(line, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Cart.Line line, Output out, int depth) {
        Checks.exactType(line, Cart.Line.class);
        writeBlock(line, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Cart.Line readFields(Cart.Line current, Input in, int depth) {
        Cart.Line line = current != null && current.getClass() == Cart.Line.class ? current : new Cart.Line();
        readBlock(line, in);
        return line;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Cart.Line line, int depth) {
        Checks.exactType(line, Cart.Line.class);
        return 8;
    }

    @Override
    public Cart.Line copy(Cart.Line from) {
        return copyFields(Checks.anyObject(from, Cart.Line.class), null, 0);
    }

    @Override
    public void copyInto(Cart.Line from, Cart.Line to) {
        copyFields(Checks.anyObject(from, Cart.Line.class),
                Checks.exactType(to, Cart.Line.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Cart.Line copyFields(Cart.Line from, Cart.Line current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Cart.Line.class);
        Cart.Line line = current != null && current != from && current.getClass() == Cart.Line.class
                ? current : new Cart.Line();
        line.id = from.id;
        return line;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Cart.Line line, Output out, int depth) {
        if (line != null) {
            Checks.exactType(line, Cart.Line.class);
        }
        long offset = out.reserve(9);
        if (Presence.put(out.base(), offset, line, 8)) {
            storeBlock(line, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Cart.Line readNullable(Cart.Line current, Input in, int depth) {
        if (current == null || current.getClass() != Cart.Line.class) {
            return Presence.read(8, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(9);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(Cart.Line line, Output out) {
        long offset = out.reserve(8);
        storeBlock(line, out.base(), offset);
    }

    private static void storeBlock(Cart.Line line, Object base, long offset) {
        RawMemory.putLong(base, offset, line.id);
    }

    private static void readBlock(Cart.Line line, Input in) {
        long offset = in.take(8);
        loadBlock(line, in.base(), offset);
    }

    private static void loadBlock(Cart.Line line, Object base, long offset) {
        line.id = RawMemory.getLong(base, offset);
    }
}
