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
 * Writes and reads {@link Outer.Pair.Half}, 4 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 4,
        fields = Outer_Pair_HalfMarshaller.FIELDS
)
public final class Outer_Pair_HalfMarshaller extends FixedBlock<Outer.Pair.Half> implements ChronicleMarshaller<Outer.Pair.Half> {
    public static final Outer_Pair_HalfMarshaller INSTANCE = new Outer_Pair_HalfMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 4;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 4;

    static final String FIELDS = """
            side int32
            """;

    private static final Schema SCHEMA = TypeSchema.of(Outer.Pair.Half.class, FIELDS.split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private Outer_Pair_HalfMarshaller() {
    }

    @Override
    public void write(Outer.Pair.Half half, Output out) {
        long start = out.position();
        try {
            writeFields(half, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Outer.Pair.Half read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Outer.Pair.Half half, Input in) {
        long start = in.position();
        try {
            Checks.exactType(half, Outer.Pair.Half.class);
            readFields(half, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Outer.Pair.Half half) {
        return sizeOfFields(half, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Outer.Pair.Half> type() {
        return Outer.Pair.Half.class;
    }

    @Override
    public void write(Outer.Pair.Half half, BytesOut<?> out) {
        if (half != null && half.getClass() == Outer.Pair.Half.class) {
            long offset = BytesBlocks.find(out, 4);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(half, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 4);
                return;
            }
        }
        BytesMessages.write(this, half, out);
    }

    @Override
    public Outer.Pair.Half read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Outer.Pair.Half half, BytesIn<?> in) {
        if (half != null && half.getClass() == Outer.Pair.Half.class) {
            long offset = BytesBlocks.find(in, 4);
            if (offset != BytesBlocks.ELSEWHERE && load(half, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 4);
                return;
            }
        }
        BytesMessages.readInto(this, half, in);
    }

    @Override
    public int blockSize() {
        return 4;
    }

    @Override
    public void store(Outer.Pair.Half half, Object base, long offset) {
        storeBlock(half, base, offset);
    }

    @Override
    public boolean load(Outer.Pair.Half half, Object base, long offset) {
        loadBlock(half, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Outer.Pair.Half half, Output out, int depth) {
        Checks.exactType(half, Outer.Pair.Half.class);
        writeBlock(half, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Outer.Pair.Half readFields(Outer.Pair.Half current, Input in, int depth) {
        Outer.Pair.Half half = current != null && current.getClass() == Outer.Pair.Half.class ? current : new Outer.Pair.Half();
        readBlock(half, in);
        return half;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Outer.Pair.Half half, int depth) {
        Checks.exactType(half, Outer.Pair.Half.class);
        return 4;
    }

    @Override
    public Outer.Pair.Half copy(Outer.Pair.Half from) {
        return copyFields(Checks.anyObject(from, Outer.Pair.Half.class), null, 0);
    }

    @Override
    public void copyInto(Outer.Pair.Half from, Outer.Pair.Half to) {
        copyFields(Checks.anyObject(from, Outer.Pair.Half.class),
                Checks.exactType(to, Outer.Pair.Half.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Outer.Pair.Half copyFields(Outer.Pair.Half from, Outer.Pair.Half current,
            int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Outer.Pair.Half.class);
        Outer.Pair.Half half = current != null && current != from
                && current.getClass() == Outer.Pair.Half.class ? current : new Outer.Pair.Half();
        half.side = from.side;
        return half;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Outer.Pair.Half half, Output out, int depth) {
        if (half != null) {
            Checks.exactType(half, Outer.Pair.Half.class);
        }
        long offset = out.reserve(5);
        if (Presence.put(out.base(), offset, half, 4)) {
            storeBlock(half, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Outer.Pair.Half readNullable(Outer.Pair.Half current, Input in, int depth) {
        if (current == null || current.getClass() != Outer.Pair.Half.class) {
            return Presence.read(4, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(5);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(Outer.Pair.Half half, Output out) {
        long offset = out.reserve(4);
        storeBlock(half, out.base(), offset);
    }

    private static void storeBlock(Outer.Pair.Half half, Object base, long offset) {
        RawMemory.putInt(base, offset, half.side);
    }

    private static void readBlock(Outer.Pair.Half half, Input in) {
        long offset = in.take(4);
        loadBlock(half, in.base(), offset);
    }

    private static void loadBlock(Outer.Pair.Half half, Object base, long offset) {
        half.side = RawMemory.getInt(base, offset);
    }
}
