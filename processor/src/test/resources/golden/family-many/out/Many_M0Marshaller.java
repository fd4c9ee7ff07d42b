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
 * Writes and reads {@link Many.M0}, 4 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 4,
        fields = Many_M0Marshaller.FIELDS
)
final class Many_M0Marshaller implements Marshaller<Many.M0> {
    public static final Many_M0Marshaller INSTANCE = new Many_M0Marshaller();

    /**
     * The fewest bytes of a message.
     */
    public static final int MIN_SIZE = 4;

    /**
     * The most bytes of a message; -1 if there is no such number.
     */
    public static final int MAX_SIZE = 4;

    static final String FIELDS = """
            number int32
            """;

    private static final Schema SCHEMA = TypeSchema.of(Many.M0.class, FIELDS.split("\n"));

    static {
        TypeSchema.requireInherited(SCHEMA, ManyMarshaller.INSTANCE.schema());
        Marshallers.register(INSTANCE, "@version@");
    }

    private Many_M0Marshaller() {
    }

    @Override
    public void write(Many.M0 m0, BytesOut<?> out) {
        long start = RawBytes.writePosition(out);
        try {
            writeFields(m0, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Many.M0 read(BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Many.M0 m0, BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            Checks.exactType(m0, Many.M0.class);
            readFields(m0, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Many.M0 m0) {
        return sizeOfFields(m0, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Many.M0> type() {
        return Many.M0.class;
    }

    /**
     * The body of {@link #write}, for marshallers of types that hold such an object.
     */
    public static void writeFields(Many.M0 m0, BytesOut<?> out, int depth) {
        Checks.exactType(m0, Many.M0.class);
        writeBlock(m0, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object where that will not do.
     */
    public static Many.M0 readFields(Many.M0 current, BytesIn<?> in, int depth) {
        Many.M0 m0 = current != null ? current : new Many.M0();
        readBlock(m0, in);
        return m0;
    }

    /**
     * The body of {@link #sizeOf}, for marshallers of types that hold such an object.
     */
    public static long sizeOfFields(Many.M0 m0, int depth) {
        Checks.exactType(m0, Many.M0.class);
        return 4;
    }

    /**
     * {@link #writeFields} behind a presence byte; for null, as many zeros.
     */
    public static void writeNullable(String name, Many.M0 m0, BytesOut<?> out, int depth) {
        if (m0 != null) {
            Checks.exactType(m0, Many.M0.class);
        }
        long offset = RawBytes.reserve(out, 5);
        if (offset == RawBytes.NOT_RAW) {
            if (Presence.write(name, m0, 4, out)) {
                writeFields(m0, out, depth);
            }
        } else if (Presence.put(RawBytes.base(out), offset, m0, 4)) {
            storeBlock(m0, RawBytes.base(out), offset + 1);
        }
    }

    /**
     * {@link #readFields} behind a presence byte; null if that says so.
     */
    public static Many.M0 readNullable(Many.M0 current, BytesIn<?> in, int depth) {
        boolean reusable = current != null && current.getClass() == Many.M0.class;
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

    private static void writeBlock(Many.M0 m0, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 4);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock(m0, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[4];
            storeBlock(m0, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 0, 1, out);
        }
    }

    private static void storeBlock(Many.M0 m0, Object base, long offset) {
        RawMemory.putInt(base, offset, m0.number);
    }

    private static void readBlock(Many.M0 m0, BytesIn<?> in) {
        long offset = RawBytes.take(in, 4);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock(m0, RawBytes.base(in), offset);
        } else {
            loadBlock(m0, RawBytes.readCopy(in, 4), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock(Many.M0 m0, Object base, long offset) {
        m0.number = RawMemory.getInt(base, offset);
    }
}
