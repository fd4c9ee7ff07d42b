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
 * Writes and reads {@link Many.M8}, 4 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 4,
        fields = Many_M8Marshaller.FIELDS
)
final class Many_M8Marshaller extends FixedBlock<Many.M8> implements ChronicleMarshaller<Many.M8> {
    public static final Many_M8Marshaller INSTANCE = new Many_M8Marshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 4;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 4;

    static final String FIELDS = """
            number int32
            """;

    private static final Schema SCHEMA = TypeSchema.of(Many.M8.class, FIELDS.split("\n"));

    static {
        TypeSchema.requireInherited(SCHEMA, ManyMarshaller.INSTANCE.schema());
        Marshallers.register(INSTANCE, "@version@");
    }

    private Many_M8Marshaller() {
    }

    @Override
    public void write(Many.M8 m8, Output out) {
        long start = out.position();
        try {
            writeFields(m8, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Many.M8 read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Many.M8 m8, Input in) {
        long start = in.position();
        try {
            Checks.exactType(m8, Many.M8.class);
            readFields(m8, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Many.M8 m8) {
        return sizeOfFields(m8, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Many.M8> type() {
        return Many.M8.class;
    }

    @Override
    public void write(Many.M8 m8, BytesOut<?> out) {
        if (m8 != null && m8.getClass() == Many.M8.class) {
            long offset = BytesBlocks.find(out, 4);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(m8, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 4);
                return;
            }
        }
        BytesMessages.write(this, m8, out);
    }

    @Override
    public Many.M8 read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Many.M8 m8, BytesIn<?> in) {
        if (m8 != null && m8.getClass() == Many.M8.class) {
            long offset = BytesBlocks.find(in, 4);
            if (offset != BytesBlocks.ELSEWHERE && load(m8, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 4);
                return;
            }
        }
        BytesMessages.readInto(this, m8, in);
    }

    @Override
    public int blockSize() {
        return 4;
    }

    @Override
    public void store(Many.M8 m8, Object base, long offset) {
        storeBlock(m8, base, offset);
    }

    @Override
    public boolean load(Many.M8 m8, Object base, long offset) {
        loadBlock(m8, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Many.M8 m8, Output out, int depth) {
        Checks.exactType(m8, Many.M8.class);
        writeBlock(m8, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Many.M8 readFields(Many.M8 current, Input in, int depth) {
        Many.M8 m8 = current != null ? current : new Many.M8();
        readBlock(m8, in);
        return m8;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Many.M8 m8, int depth) {
        Checks.exactType(m8, Many.M8.class);
        return 4;
    }

    @Override
    public Many.M8 copy(Many.M8 from) {
        return copyFields(Checks.anyObject(from, Many.M8.class), null, 0);
    }

    @Override
    public void copyInto(Many.M8 from, Many.M8 to) {
        copyFields(Checks.anyObject(from, Many.M8.class), Checks.exactType(to, Many.M8.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Many.M8 copyFields(Many.M8 from, Many.M8 current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Many.M8.class);
        Many.M8 m8 = current != null && current != from ? current : new Many.M8();
        m8.number = from.number;
        return m8;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Many.M8 m8, Output out, int depth) {
        if (m8 != null) {
            Checks.exactType(m8, Many.M8.class);
        }
        long offset = out.reserve(5);
        if (Presence.put(out.base(), offset, m8, 4)) {
            storeBlock(m8, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Many.M8 readNullable(Many.M8 current, Input in, int depth) {
        if (current == null || current.getClass() != Many.M8.class) {
            return Presence.read(4, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(5);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(Many.M8 m8, Output out) {
        long offset = out.reserve(4);
        storeBlock(m8, out.base(), offset);
    }

    private static void storeBlock(Many.M8 m8, Object base, long offset) {
        RawMemory.putInt(base, offset, m8.number);
    }

    private static void readBlock(Many.M8 m8, Input in) {
        long offset = in.take(4);
        loadBlock(m8, in.base(), offset);
    }

    private static void loadBlock(Many.M8 m8, Object base, long offset) {
        m8.number = RawMemory.getInt(base, offset);
    }
}
