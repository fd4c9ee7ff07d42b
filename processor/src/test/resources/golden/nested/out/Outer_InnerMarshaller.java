package com.acme;

import org.marshal4j.chronicle.FillingBytesMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.OwnObjects;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads {@link Outer.Inner}, 13 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 13,
        fields = Outer_InnerMarshaller.FIELDS
)
public final class Outer_InnerMarshaller extends FillingBytesMarshaller<Outer.Inner> {
    public static final Outer_InnerMarshaller INSTANCE = new Outer_InnerMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 13;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 13;

    static final String FIELDS = """
            x int32
            deep com.acme.Outer$Inner$Deep?
            """;

    static {
        TypeSchema.requireFixedSize(INSTANCE.schema(), Outer_Inner_DeepMarshaller.INSTANCE.schema(), 8);
    }

    private Outer_InnerMarshaller() {
        super(Outer.Inner.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Outer.Inner inner, Output out) {
        writeFields(inner, out, 0);
    }

    @Override
    protected Outer.Inner readMessage(Outer.Inner current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Outer.Inner inner) {
        return sizeOfFields(inner, 0);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Outer.Inner inner, Output out, int depth) {
        Checks.exactType(inner, Outer.Inner.class, depth);
        writeBlock(inner, out);
        Outer_Inner_DeepMarshaller.writeNullable(inner.deep, out, depth + 1);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Outer.Inner readFields(Outer.Inner current, Input in, int depth) {
        Checks.depth(depth, in);
        Outer.Inner inner = current != null && current.getClass() == Outer.Inner.class ? current : new Outer.Inner();
        readBlock(inner, in);
        // References are stored only if they changed: each store would cost the garbage collector time.
        Outer.Inner.Deep deep = Outer_Inner_DeepMarshaller.readNullable(inner.deep, in, depth + 1);
        if (deep != inner.deep) {
            inner.deep = deep;
        }
        return inner;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Outer.Inner inner, int depth) {
        Checks.exactType(inner, Outer.Inner.class, depth);
        long size = 4;
        size += inner.deep == null ? 9
                : 1 + Outer_Inner_DeepMarshaller.sizeOfFields(inner.deep, depth + 1);
        return size;
    }

    @Override
    public Outer.Inner copy(Outer.Inner from) {
        return copyFields(Checks.anyObject(from, Outer.Inner.class), null, 0);
    }

    @Override
    public void copyInto(Outer.Inner from, Outer.Inner to) {
        copyFields(Checks.anyObject(from, Outer.Inner.class),
                Checks.exactType(to, Outer.Inner.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Outer.Inner copyFields(Outer.Inner from, Outer.Inner current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Outer.Inner.class, depth);
        Outer.Inner inner = OwnObjects.isFree(current, from, Outer.Inner.class) ? current
                : new Outer.Inner();
        inner.x = from.x;
        Outer.Inner.Deep deep = Outer_Inner_DeepMarshaller.copyFields(from.deep, inner.deep, depth + 1);
        if (deep != inner.deep) {
            inner.deep = deep;
        }
        return inner;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Outer.Inner inner, Output out, int depth) {
        if (Presence.write(inner, 13, out)) {
            writeFields(inner, out, depth);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Outer.Inner readNullable(Outer.Inner current, Input in, int depth) {
        return Presence.read(13, in) ? readFields(current, in, depth) : null;
    }

    private static void writeBlock(Outer.Inner inner, Output out) {
        long offset = out.reserve(4);
        Object base = out.base();
        RawMemory.putInt(base, offset, inner.x);
    }

    private static void readBlock(Outer.Inner inner, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        inner.x = RawMemory.getInt(base, offset);
    }
}
