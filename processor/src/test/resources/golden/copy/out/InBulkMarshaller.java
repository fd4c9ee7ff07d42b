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
import org.marshal4j.runtime.layout.ObjectLayout;
import org.marshal4j.runtime.memory.FixedBlock;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link InBulk}, 19 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 19,
        fields = InBulkMarshaller.FIELDS
)
public final class InBulkMarshaller extends FixedBlock<InBulk> implements ChronicleMarshaller<InBulk> {
    public static final InBulkMarshaller INSTANCE = new InBulkMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 19;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 19;

    static final String FIELDS = """
            a int64
            b int64
            c int16
            d int8
            """;

    private static final Schema SCHEMA = TypeSchema.of(InBulk.class, FIELDS.split("\n"));

    /**
     * The offset of a to b in the object; negative unless the JVM keeps them there in wire order.
     */
    private static final long RUN = ObjectLayout.provedRun(InBulk.class, "a", "b");

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private InBulkMarshaller() {
    }

    @Override
    public void write(InBulk inBulk, Output out) {
        long start = out.position();
        try {
            writeFields(inBulk, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public InBulk read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(InBulk inBulk, Input in) {
        long start = in.position();
        try {
            Checks.exactType(inBulk, InBulk.class);
            readFields(inBulk, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(InBulk inBulk) {
        return sizeOfFields(inBulk, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<InBulk> type() {
        return InBulk.class;
    }

    @Override
    public void write(InBulk inBulk, BytesOut<?> out) {
        if (inBulk != null && inBulk.getClass() == InBulk.class) {
            long offset = BytesBlocks.find(out, 19);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(inBulk, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 19);
                return;
            }
        }
        BytesMessages.write(this, inBulk, out);
    }

    @Override
    public InBulk read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(InBulk inBulk, BytesIn<?> in) {
        if (inBulk != null && inBulk.getClass() == InBulk.class) {
            long offset = BytesBlocks.find(in, 19);
            if (offset != BytesBlocks.ELSEWHERE && load(inBulk, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 19);
                return;
            }
        }
        BytesMessages.readInto(this, inBulk, in);
    }

    @Override
    public int blockSize() {
        return 19;
    }

    @Override
    public void store(InBulk inBulk, Object base, long offset) {
        storeBlock(inBulk, base, offset);
    }

    @Override
    public boolean load(InBulk inBulk, Object base, long offset) {
        loadBlock(inBulk, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(InBulk inBulk, Output out, int depth) {
        Checks.exactType(inBulk, InBulk.class);
        writeBlock(inBulk, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static InBulk readFields(InBulk current, Input in, int depth) {
        InBulk inBulk = current != null && current.getClass() == InBulk.class ? current : new InBulk();
        readBlock(inBulk, in);
        return inBulk;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(InBulk inBulk, int depth) {
        Checks.exactType(inBulk, InBulk.class);
        return 19;
    }

    @Override
    public InBulk copy(InBulk from) {
        return copyFields(Checks.anyObject(from, InBulk.class), null, 0);
    }

    @Override
    public void copyInto(InBulk from, InBulk to) {
        copyFields(Checks.anyObject(from, InBulk.class), Checks.exactType(to, InBulk.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static InBulk copyFields(InBulk from, InBulk current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, InBulk.class);
        InBulk inBulk = current != null && current != from && current.getClass() == InBulk.class
                ? current : new InBulk();
        inBulk.a = from.a;
        inBulk.b = from.b;
        inBulk.c = from.c;
        inBulk.d = from.d;
        return inBulk;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(InBulk inBulk, Output out, int depth) {
        if (inBulk != null) {
            Checks.exactType(inBulk, InBulk.class);
        }
        long offset = out.reserve(20);
        if (Presence.put(out.base(), offset, inBulk, 19)) {
            storeBlock(inBulk, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static InBulk readNullable(InBulk current, Input in, int depth) {
        if (current == null || current.getClass() != InBulk.class) {
            return Presence.read(19, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(20);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(InBulk inBulk, Output out) {
        long offset = out.reserve(19);
        storeBlock(inBulk, out.base(), offset);
    }

    private static void storeBlock(InBulk inBulk, Object base, long offset) {
        if (RUN >= 0) {
            RawMemory.copy(inBulk, RUN, base, offset, 16);
        } else {
            storeBlockRun(inBulk, base, offset);
        }
        RawMemory.putShort(base, offset + 16, inBulk.c);
        RawMemory.putByte(base, offset + 18, inBulk.d);
    }

    private static void storeBlockRun(InBulk inBulk, Object base, long offset) {
        RawMemory.putLong(base, offset, inBulk.a);
        RawMemory.putLong(base, offset + 8, inBulk.b);
    }

    private static void readBlock(InBulk inBulk, Input in) {
        long offset = in.take(19);
        loadBlock(inBulk, in.base(), offset);
    }

    private static void loadBlock(InBulk inBulk, Object base, long offset) {
        if (RUN >= 0) {
            RawMemory.copy(base, offset, inBulk, RUN, 16);
        } else {
            loadBlockRun(inBulk, base, offset);
        }
        inBulk.c = RawMemory.getShort(base, offset + 16);
        inBulk.d = RawMemory.getByte(base, offset + 18);
    }

    private static void loadBlockRun(InBulk inBulk, Object base, long offset) {
        inBulk.a = RawMemory.getLong(base, offset);
        inBulk.b = RawMemory.getLong(base, offset + 8);
    }
}
