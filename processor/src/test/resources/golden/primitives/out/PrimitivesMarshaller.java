package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesBlocks;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.Booleans;
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
 * Writes and reads {@link Primitives}, 30 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 30,
        fields = PrimitivesMarshaller.FIELDS
)
public final class PrimitivesMarshaller extends FixedBlock<Primitives> implements ChronicleMarshaller<Primitives> {
    public static final PrimitivesMarshaller INSTANCE = new PrimitivesMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 30;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 30;

    static final String FIELDS = """
            aByte int8
            aShort int16
            anInt int32
            aLong int64
            aFloat float32
            aDouble float64
            aChar char16
            aBoolean bool
            """;

    private static final Schema SCHEMA = TypeSchema.of(Primitives.class, FIELDS.split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private PrimitivesMarshaller() {
    }

    @Override
    public void write(Primitives primitives, Output out) {
        long start = out.position();
        try {
            writeFields(primitives, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Primitives read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Primitives primitives, Input in) {
        long start = in.position();
        try {
            Checks.exactType(primitives, Primitives.class);
            readFields(primitives, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Primitives primitives) {
        return sizeOfFields(primitives, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Primitives> type() {
        return Primitives.class;
    }

    @Override
    public void write(Primitives primitives, BytesOut<?> out) {
        if (primitives != null && primitives.getClass() == Primitives.class) {
            long offset = BytesBlocks.find(out, 30);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(primitives, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 30);
                return;
            }
        }
        BytesMessages.write(this, primitives, out);
    }

    @Override
    public Primitives read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Primitives primitives, BytesIn<?> in) {
        if (primitives != null && primitives.getClass() == Primitives.class) {
            long offset = BytesBlocks.find(in, 30);
            if (offset != BytesBlocks.ELSEWHERE && load(primitives, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 30);
                return;
            }
        }
        BytesMessages.readInto(this, primitives, in);
    }

    @Override
    public int blockSize() {
        return 30;
    }

    @Override
    public void store(Primitives primitives, Object base, long offset) {
        storeBlock(primitives, base, offset);
    }

    @Override
    public boolean load(Primitives primitives, Object base, long offset) {
        try {
            loadBlock(primitives, base, offset);
            return true;
        } catch (RuntimeException failure) {
            return false;
        }
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Primitives primitives, Output out, int depth) {
        Checks.exactType(primitives, Primitives.class);
        writeBlock(primitives, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Primitives readFields(Primitives current, Input in, int depth) {
        Primitives primitives = current != null && current.getClass() == Primitives.class ? current : new Primitives();
        readBlock(primitives, in);
        return primitives;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Primitives primitives, int depth) {
        Checks.exactType(primitives, Primitives.class);
        return 30;
    }

    @Override
    public Primitives copy(Primitives from) {
        return copyFields(Checks.anyObject(from, Primitives.class), null, 0);
    }

    @Override
    public void copyInto(Primitives from, Primitives to) {
        copyFields(Checks.anyObject(from, Primitives.class),
                Checks.exactType(to, Primitives.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Primitives copyFields(Primitives from, Primitives current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Primitives.class);
        Primitives primitives = current != null && current != from
                && current.getClass() == Primitives.class ? current : new Primitives();
        primitives.aByte = from.aByte;
        primitives.aShort = from.aShort;
        primitives.anInt = from.anInt;
        primitives.aLong = from.aLong;
        primitives.aFloat = from.aFloat;
        primitives.aDouble = from.aDouble;
        primitives.aChar = from.aChar;
        primitives.aBoolean = from.aBoolean;
        return primitives;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Primitives primitives, Output out, int depth) {
        if (primitives != null) {
            Checks.exactType(primitives, Primitives.class);
        }
        long offset = out.reserve(31);
        if (Presence.put(out.base(), offset, primitives, 30)) {
            storeBlock(primitives, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Primitives readNullable(Primitives current, Input in, int depth) {
        if (current == null || current.getClass() != Primitives.class) {
            return Presence.read(30, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(31);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(Primitives primitives, Output out) {
        long offset = out.reserve(30);
        storeBlock(primitives, out.base(), offset);
    }

    private static void storeBlock(Primitives primitives, Object base, long offset) {
        RawMemory.putByte(base, offset, primitives.aByte);
        RawMemory.putShort(base, offset + 1, primitives.aShort);
        RawMemory.putInt(base, offset + 3, primitives.anInt);
        RawMemory.putLong(base, offset + 7, primitives.aLong);
        RawMemory.putFloat(base, offset + 15, primitives.aFloat);
        RawMemory.putDouble(base, offset + 19, primitives.aDouble);
        RawMemory.putChar(base, offset + 27, primitives.aChar);
        RawMemory.putBoolean(base, offset + 29, primitives.aBoolean);
    }

    private static void readBlock(Primitives primitives, Input in) {
        long offset = in.take(30);
        loadBlock(primitives, in.base(), offset);
    }

    private static void loadBlock(Primitives primitives, Object base, long offset) {
        primitives.aByte = RawMemory.getByte(base, offset);
        primitives.aShort = RawMemory.getShort(base, offset + 1);
        primitives.anInt = RawMemory.getInt(base, offset + 3);
        primitives.aLong = RawMemory.getLong(base, offset + 7);
        primitives.aFloat = RawMemory.getFloat(base, offset + 15);
        primitives.aDouble = RawMemory.getDouble(base, offset + 19);
        primitives.aChar = RawMemory.getChar(base, offset + 27);
        primitives.aBoolean = Booleans.get(base, offset + 29);
    }
}
