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
 * Writes and reads {@link Outer.Inner.Deep}, 8 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 8,
        fields = Outer_Inner_DeepMarshaller.FIELDS
)
final class Outer_Inner_DeepMarshaller extends FixedBlock<Outer.Inner.Deep> implements ChronicleMarshaller<Outer.Inner.Deep> {
    public static final Outer_Inner_DeepMarshaller INSTANCE = new Outer_Inner_DeepMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 8;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 8;

    static final String FIELDS = """
            y int64
            """;

    private static final Schema SCHEMA = TypeSchema.of(Outer.Inner.Deep.class, FIELDS.split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private Outer_Inner_DeepMarshaller() {
    }

    @Override
    public void write(Outer.Inner.Deep deep, Output out) {
        long start = out.position();
        try {
            writeFields(deep, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Outer.Inner.Deep read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Outer.Inner.Deep deep, Input in) {
        long start = in.position();
        try {
            Checks.exactType(deep, Outer.Inner.Deep.class);
            readFields(deep, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Outer.Inner.Deep deep) {
        return sizeOfFields(deep, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Outer.Inner.Deep> type() {
        return Outer.Inner.Deep.class;
    }

    @Override
    public void write(Outer.Inner.Deep deep, BytesOut<?> out) {
        if (deep != null && deep.getClass() == Outer.Inner.Deep.class) {
            long offset = BytesBlocks.find(out, 8);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(deep, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 8);
                return;
            }
        }
        BytesMessages.write(this, deep, out);
    }

    @Override
    public Outer.Inner.Deep read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Outer.Inner.Deep deep, BytesIn<?> in) {
        if (deep != null && deep.getClass() == Outer.Inner.Deep.class) {
            long offset = BytesBlocks.find(in, 8);
            if (offset != BytesBlocks.ELSEWHERE && load(deep, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 8);
                return;
            }
        }
        BytesMessages.readInto(this, deep, in);
    }

    @Override
    public int blockSize() {
        return 8;
    }

    @Override
    public void store(Outer.Inner.Deep deep, Object base, long offset) {
        storeBlock(deep, base, offset);
    }

    @Override
    public boolean load(Outer.Inner.Deep deep, Object base, long offset) {
        loadBlock(deep, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Outer.Inner.Deep deep, Output out, int depth) {
        Checks.exactType(deep, Outer.Inner.Deep.class);
        writeBlock(deep, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Outer.Inner.Deep readFields(Outer.Inner.Deep current, Input in, int depth) {
        Outer.Inner.Deep deep = current != null && current.getClass() == Outer.Inner.Deep.class ? current : new Outer.Inner.Deep();
        readBlock(deep, in);
        return deep;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Outer.Inner.Deep deep, int depth) {
        Checks.exactType(deep, Outer.Inner.Deep.class);
        return 8;
    }

    @Override
    public Outer.Inner.Deep copy(Outer.Inner.Deep from) {
        return copyFields(Checks.anyObject(from, Outer.Inner.Deep.class), null, 0);
    }

    @Override
    public void copyInto(Outer.Inner.Deep from, Outer.Inner.Deep to) {
        copyFields(Checks.anyObject(from, Outer.Inner.Deep.class),
                Checks.exactType(to, Outer.Inner.Deep.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Outer.Inner.Deep copyFields(Outer.Inner.Deep from, Outer.Inner.Deep current,
            int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Outer.Inner.Deep.class);
        Outer.Inner.Deep deep = current != null && current != from
                && current.getClass() == Outer.Inner.Deep.class ? current : new Outer.Inner.Deep();
        deep.y = from.y;
        return deep;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Outer.Inner.Deep deep, Output out, int depth) {
        if (deep != null) {
            Checks.exactType(deep, Outer.Inner.Deep.class);
        }
        long offset = out.reserve(9);
        if (Presence.put(out.base(), offset, deep, 8)) {
            storeBlock(deep, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Outer.Inner.Deep readNullable(Outer.Inner.Deep current, Input in, int depth) {
        if (current == null || current.getClass() != Outer.Inner.Deep.class) {
            return Presence.read(8, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(9);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(Outer.Inner.Deep deep, Output out) {
        long offset = out.reserve(8);
        storeBlock(deep, out.base(), offset);
    }

    private static void storeBlock(Outer.Inner.Deep deep, Object base, long offset) {
        RawMemory.putLong(base, offset, deep.y);
    }

    private static void readBlock(Outer.Inner.Deep deep, Input in) {
        long offset = in.take(8);
        loadBlock(deep, in.base(), offset);
    }

    private static void loadBlock(Outer.Inner.Deep deep, Object base, long offset) {
        deep.y = RawMemory.getLong(base, offset);
    }
}
