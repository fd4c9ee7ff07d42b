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
 * Writes and reads {@link Outer.Holder.Held}, 4 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 4,
        fields = Outer_Holder_HeldMarshaller.FIELDS
)
final class Outer_Holder_HeldMarshaller extends FixedBlock<Outer.Holder.Held> implements ChronicleMarshaller<Outer.Holder.Held> {
    public static final Outer_Holder_HeldMarshaller INSTANCE = new Outer_Holder_HeldMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 4;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 4;

    static final String FIELDS = """
            z int32
            """;

    private static final Schema SCHEMA = TypeSchema.of(Outer.Holder.Held.class, FIELDS.split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private Outer_Holder_HeldMarshaller() {
    }

    @Override
    public void write(Outer.Holder.Held held, Output out) {
        long start = out.position();
        try {
            writeFields(held, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Outer.Holder.Held read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Outer.Holder.Held held, Input in) {
        long start = in.position();
        try {
            Checks.exactType(held, Outer.Holder.Held.class);
            readFields(held, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Outer.Holder.Held held) {
        return sizeOfFields(held, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Outer.Holder.Held> type() {
        return Outer.Holder.Held.class;
    }

    @Override
    public void write(Outer.Holder.Held held, BytesOut<?> out) {
        if (held != null && held.getClass() == Outer.Holder.Held.class) {
            long offset = BytesBlocks.find(out, 4);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(held, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 4);
                return;
            }
        }
        BytesMessages.write(this, held, out);
    }

    @Override
    public Outer.Holder.Held read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Outer.Holder.Held held, BytesIn<?> in) {
        if (held != null && held.getClass() == Outer.Holder.Held.class) {
            long offset = BytesBlocks.find(in, 4);
            if (offset != BytesBlocks.ELSEWHERE && load(held, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 4);
                return;
            }
        }
        BytesMessages.readInto(this, held, in);
    }

    @Override
    public int blockSize() {
        return 4;
    }

    @Override
    public void store(Outer.Holder.Held held, Object base, long offset) {
        storeBlock(held, base, offset);
    }

    @Override
    public boolean load(Outer.Holder.Held held, Object base, long offset) {
        loadBlock(held, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Outer.Holder.Held held, Output out, int depth) {
        Checks.exactType(held, Outer.Holder.Held.class);
        writeBlock(held, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Outer.Holder.Held readFields(Outer.Holder.Held current, Input in, int depth) {
        Outer.Holder.Held held = current != null && current.getClass() == Outer.Holder.Held.class ? current : new Outer.Holder.Held();
        readBlock(held, in);
        return held;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Outer.Holder.Held held, int depth) {
        Checks.exactType(held, Outer.Holder.Held.class);
        return 4;
    }

    @Override
    public Outer.Holder.Held copy(Outer.Holder.Held from) {
        return copyFields(Checks.anyObject(from, Outer.Holder.Held.class), null, 0);
    }

    @Override
    public void copyInto(Outer.Holder.Held from, Outer.Holder.Held to) {
        copyFields(Checks.anyObject(from, Outer.Holder.Held.class),
                Checks.exactType(to, Outer.Holder.Held.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Outer.Holder.Held copyFields(Outer.Holder.Held from, Outer.Holder.Held current,
            int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Outer.Holder.Held.class);
        Outer.Holder.Held held = current != null && current != from
                && current.getClass() == Outer.Holder.Held.class ? current
                : new Outer.Holder.Held();
        held.z = from.z;
        return held;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Outer.Holder.Held held, Output out, int depth) {
        if (held != null) {
            Checks.exactType(held, Outer.Holder.Held.class);
        }
        long offset = out.reserve(5);
        if (Presence.put(out.base(), offset, held, 4)) {
            storeBlock(held, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Outer.Holder.Held readNullable(Outer.Holder.Held current, Input in, int depth) {
        if (current == null || current.getClass() != Outer.Holder.Held.class) {
            return Presence.read(4, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(5);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(Outer.Holder.Held held, Output out) {
        long offset = out.reserve(4);
        storeBlock(held, out.base(), offset);
    }

    private static void storeBlock(Outer.Holder.Held held, Object base, long offset) {
        RawMemory.putInt(base, offset, held.z);
    }

    private static void readBlock(Outer.Holder.Held held, Input in) {
        long offset = in.take(4);
        loadBlock(held, in.base(), offset);
    }

    private static void loadBlock(Outer.Holder.Held held, Object base, long offset) {
        held.z = RawMemory.getInt(base, offset);
    }
}
