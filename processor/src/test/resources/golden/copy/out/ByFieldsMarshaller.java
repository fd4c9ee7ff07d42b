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
 * Writes and reads {@link ByFields}, 16 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 16,
        fields = ByFieldsMarshaller.FIELDS
)
public final class ByFieldsMarshaller extends FixedBlock<ByFields> implements ChronicleMarshaller<ByFields> {
    public static final ByFieldsMarshaller INSTANCE = new ByFieldsMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 16;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 16;

    static final String FIELDS = """
            a int32
            b int32
            c int32
            d int32
            """;

    private static final Schema SCHEMA = TypeSchema.of(ByFields.class, FIELDS.split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private ByFieldsMarshaller() {
    }

    @Override
    public void write(ByFields byFields, Output out) {
        long start = out.position();
        try {
            writeFields(byFields, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public ByFields read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(ByFields byFields, Input in) {
        long start = in.position();
        try {
            Checks.exactType(byFields, ByFields.class);
            readFields(byFields, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(ByFields byFields) {
        return sizeOfFields(byFields, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<ByFields> type() {
        return ByFields.class;
    }

    @Override
    public void write(ByFields byFields, BytesOut<?> out) {
        if (byFields != null && byFields.getClass() == ByFields.class) {
            long offset = BytesBlocks.find(out, 16);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(byFields, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 16);
                return;
            }
        }
        BytesMessages.write(this, byFields, out);
    }

    @Override
    public ByFields read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(ByFields byFields, BytesIn<?> in) {
        if (byFields != null && byFields.getClass() == ByFields.class) {
            long offset = BytesBlocks.find(in, 16);
            if (offset != BytesBlocks.ELSEWHERE && load(byFields, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 16);
                return;
            }
        }
        BytesMessages.readInto(this, byFields, in);
    }

    @Override
    public int blockSize() {
        return 16;
    }

    @Override
    public void store(ByFields byFields, Object base, long offset) {
        storeBlock(byFields, base, offset);
    }

    @Override
    public boolean load(ByFields byFields, Object base, long offset) {
        loadBlock(byFields, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(ByFields byFields, Output out, int depth) {
        Checks.exactType(byFields, ByFields.class);
        writeBlock(byFields, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static ByFields readFields(ByFields current, Input in, int depth) {
        ByFields byFields = current != null && current.getClass() == ByFields.class ? current : new ByFields();
        readBlock(byFields, in);
        return byFields;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(ByFields byFields, int depth) {
        Checks.exactType(byFields, ByFields.class);
        return 16;
    }

    @Override
    public ByFields copy(ByFields from) {
        return copyFields(Checks.anyObject(from, ByFields.class), null, 0);
    }

    @Override
    public void copyInto(ByFields from, ByFields to) {
        copyFields(Checks.anyObject(from, ByFields.class), Checks.exactType(to, ByFields.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static ByFields copyFields(ByFields from, ByFields current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, ByFields.class);
        ByFields byFields = current != null && current != from
                && current.getClass() == ByFields.class ? current : new ByFields();
        byFields.a = from.a;
        byFields.b = from.b;
        byFields.c = from.c;
        byFields.d = from.d;
        return byFields;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(ByFields byFields, Output out, int depth) {
        if (byFields != null) {
            Checks.exactType(byFields, ByFields.class);
        }
        long offset = out.reserve(17);
        if (Presence.put(out.base(), offset, byFields, 16)) {
            storeBlock(byFields, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static ByFields readNullable(ByFields current, Input in, int depth) {
        if (current == null || current.getClass() != ByFields.class) {
            return Presence.read(16, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(17);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(ByFields byFields, Output out) {
        long offset = out.reserve(16);
        storeBlock(byFields, out.base(), offset);
    }

    private static void storeBlock(ByFields byFields, Object base, long offset) {
        RawMemory.putInt(base, offset, byFields.a);
        RawMemory.putInt(base, offset + 4, byFields.b);
        RawMemory.putInt(base, offset + 8, byFields.c);
        RawMemory.putInt(base, offset + 12, byFields.d);
    }

    private static void readBlock(ByFields byFields, Input in) {
        long offset = in.take(16);
        loadBlock(byFields, in.base(), offset);
    }

    private static void loadBlock(ByFields byFields, Object base, long offset) {
        byFields.a = RawMemory.getInt(base, offset);
        byFields.b = RawMemory.getInt(base, offset + 4);
        byFields.c = RawMemory.getInt(base, offset + 8);
        byFields.d = RawMemory.getInt(base, offset + 12);
    }
}
