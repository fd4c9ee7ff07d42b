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
 * Writes and reads {@link Int}, 4 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 4,
        fields = IntMarshaller.FIELDS
)
final class IntMarshaller extends FixedBlock<Int> implements ChronicleMarshaller<Int> {
    public static final IntMarshaller INSTANCE = new IntMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 4;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 4;

    static final String FIELDS = """
            int_ int32
            """;

    private static final Schema SCHEMA = TypeSchema.of(Int.class, FIELDS.split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private IntMarshaller() {
    }

    @Override
    public void write(Int int_, Output out) {
        long start = out.position();
        try {
            writeFields(int_, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Int read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Int int_, Input in) {
        long start = in.position();
        try {
            Checks.exactType(int_, Int.class);
            readFields(int_, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Int int_) {
        return sizeOfFields(int_, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Int> type() {
        return Int.class;
    }

    @Override
    public void write(Int int_, BytesOut<?> out) {
        if (int_ != null && int_.getClass() == Int.class) {
            long offset = BytesBlocks.find(out, 4);
            if (offset != BytesBlocks.ELSEWHERE) {
                store(int_, BytesBlocks.base(out), offset);
                BytesBlocks.advance(out, 4);
                return;
            }
        }
        BytesMessages.write(this, int_, out);
    }

    @Override
    public Int read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Int int_, BytesIn<?> in) {
        if (int_ != null && int_.getClass() == Int.class) {
            long offset = BytesBlocks.find(in, 4);
            if (offset != BytesBlocks.ELSEWHERE && load(int_, BytesBlocks.base(in), offset)) {
                BytesBlocks.advance(in, 4);
                return;
            }
        }
        BytesMessages.readInto(this, int_, in);
    }

    @Override
    public int blockSize() {
        return 4;
    }

    @Override
    public void store(Int int_, Object base, long offset) {
        storeBlock(int_, base, offset);
    }

    @Override
    public boolean load(Int int_, Object base, long offset) {
        loadBlock(int_, base, offset);
        return true;
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Int int_, Output out, int depth) {
        Checks.exactType(int_, Int.class);
        writeBlock(int_, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Int readFields(Int current, Input in, int depth) {
        Int int_ = current != null && current.getClass() == Int.class ? current : new Int();
        readBlock(int_, in);
        return int_;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Int int_, int depth) {
        Checks.exactType(int_, Int.class);
        return 4;
    }

    @Override
    public Int copy(Int from) {
        return copyFields(Checks.anyObject(from, Int.class), null, 0);
    }

    @Override
    public void copyInto(Int from, Int to) {
        copyFields(Checks.anyObject(from, Int.class), Checks.exactType(to, Int.class), 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Int copyFields(Int from, Int current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Int.class);
        Int int_ = current != null && current != from && current.getClass() == Int.class ? current
                : new Int();
        int_.int_ = from.int_;
        return int_;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Int int_, Output out, int depth) {
        if (int_ != null) {
            Checks.exactType(int_, Int.class);
        }
        long offset = out.reserve(5);
        if (Presence.put(out.base(), offset, int_, 4)) {
            storeBlock(int_, out.base(), offset + 1);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Int readNullable(Int current, Input in, int depth) {
        if (current == null || current.getClass() != Int.class) {
            return Presence.read(4, in) ? readFields(current, in, depth) : null;
        }
        long offset = in.take(5);
        if (!Presence.get(in.base(), offset)) {
            return null;
        }
        loadBlock(current, in.base(), offset + 1);
        return current;
    }

    private static void writeBlock(Int int_, Output out) {
        long offset = out.reserve(4);
        storeBlock(int_, out.base(), offset);
    }

    private static void storeBlock(Int int_, Object base, long offset) {
        RawMemory.putInt(base, offset, int_.int_);
    }

    private static void readBlock(Int int_, Input in) {
        long offset = in.take(4);
        loadBlock(int_, in.base(), offset);
    }

    private static void loadBlock(Int int_, Object base, long offset) {
        int_.int_ = RawMemory.getInt(base, offset);
    }
}
