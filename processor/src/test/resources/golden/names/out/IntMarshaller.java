package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.generated.Checks;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.Presence;
import org.marshal4j.runtime.generated.TypeSchema;
import org.marshal4j.runtime.memory.RawBytes;
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
final class IntMarshaller implements Marshaller<Int> {
    public static final IntMarshaller INSTANCE = new IntMarshaller();

    /**
     * The fewest bytes of a message.
     */
    public static final int MIN_SIZE = 4;

    /**
     * The most bytes of a message; -1 if there is no such number.
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
    public void write(Int int_, BytesOut<?> out) {
        long start = RawBytes.writePosition(out);
        try {
            writeFields(int_, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Int read(BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Int int_, BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
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

    /**
     * The body of {@link #write}, for marshallers of types that hold such an object.
     */
    public static void writeFields(Int int_, BytesOut<?> out, int depth) {
        Checks.exactType(int_, Int.class);
        writeBlock(int_, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object where that will not do.
     */
    public static Int readFields(Int current, BytesIn<?> in, int depth) {
        Int int_ = current != null && current.getClass() == Int.class ? current : new Int();
        readBlock(int_, in);
        return int_;
    }

    /**
     * The body of {@link #sizeOf}, for marshallers of types that hold such an object.
     */
    public static long sizeOfFields(Int int_, int depth) {
        Checks.exactType(int_, Int.class);
        return 4;
    }

    /**
     * {@link #writeFields} behind a presence byte; for null, as many zeros.
     */
    public static void writeNullable(String name, Int int_, BytesOut<?> out, int depth) {
        if (int_ != null) {
            Checks.exactType(int_, Int.class);
        }
        long offset = RawBytes.reserve(out, 5);
        if (offset == RawBytes.NOT_RAW) {
            if (Presence.write(name, int_, 4, out)) {
                writeFields(int_, out, depth);
            }
        } else if (Presence.put(RawBytes.base(out), offset, int_, 4)) {
            storeBlock(int_, RawBytes.base(out), offset + 1);
        }
    }

    /**
     * {@link #readFields} behind a presence byte; null if that says so.
     */
    public static Int readNullable(Int current, BytesIn<?> in, int depth) {
        boolean reusable = current != null && current.getClass() == Int.class;
        long offset = reusable ? RawBytes.take(in, 5) : RawBytes.NOT_RAW;
        if (offset == RawBytes.NOT_RAW) {
            return Presence.read(4, in) ? readFields(current, in, depth) : null;
        }
        if (!Presence.get(RawBytes.base(in), offset)) {
            return null;
        }
        loadBlock(current, RawBytes.base(in), offset + 1);
        return current;
    }

    private static void writeBlock(Int int_, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 4);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock(int_, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[4];
            storeBlock(int_, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 0, 1, out);
        }
    }

    private static void storeBlock(Int int_, Object base, long offset) {
        RawMemory.putInt(base, offset, int_.int_);
    }

    private static void readBlock(Int int_, BytesIn<?> in) {
        long offset = RawBytes.take(in, 4);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock(int_, RawBytes.base(in), offset);
        } else {
            loadBlock(int_, RawBytes.readCopy(in, 4), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock(Int int_, Object base, long offset) {
        int_.int_ = RawMemory.getInt(base, offset);
    }
}
