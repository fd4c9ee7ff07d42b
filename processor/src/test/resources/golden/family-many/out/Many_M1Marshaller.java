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
 * Writes and reads {@link Many.M1}, 4 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 4,
        fields = Many_M1Marshaller.FIELDS
)
final class Many_M1Marshaller implements Marshaller<Many.M1> {
    public static final Many_M1Marshaller INSTANCE = new Many_M1Marshaller();

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

    private static final Schema SCHEMA = TypeSchema.of(Many.M1.class, FIELDS.split("\n"));

    static {
        TypeSchema.requireInherited(SCHEMA, ManyMarshaller.INSTANCE.schema());
        Marshallers.register(INSTANCE, "@version@");
    }

    private Many_M1Marshaller() {
    }

    @Override
    public void write(Many.M1 m1, BytesOut<?> out) {
        long start = RawBytes.writePosition(out);
        try {
            writeFields(m1, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Many.M1 read(BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Many.M1 m1, BytesIn<?> in) {
        long start = RawBytes.readPosition(in);
        try {
            Checks.exactType(m1, Many.M1.class);
            readFields(m1, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Many.M1 m1) {
        return sizeOfFields(m1, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Many.M1> type() {
        return Many.M1.class;
    }

    /**
     * The body of {@link #write}, for marshallers of types that hold such an object.
     */
    public static void writeFields(Many.M1 m1, BytesOut<?> out, int depth) {
        Checks.exactType(m1, Many.M1.class);
        writeBlock(m1, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object where that will not do.
     */
    public static Many.M1 readFields(Many.M1 current, BytesIn<?> in, int depth) {
        Many.M1 m1 = current != null ? current : new Many.M1();
        readBlock(m1, in);
        return m1;
    }

    /**
     * The body of {@link #sizeOf}, for marshallers of types that hold such an object.
     */
    public static long sizeOfFields(Many.M1 m1, int depth) {
        Checks.exactType(m1, Many.M1.class);
        return 4;
    }

    /**
     * {@link #writeFields} behind a presence byte; for null, as many zeros.
     */
    public static void writeNullable(String name, Many.M1 m1, BytesOut<?> out, int depth) {
        if (m1 != null) {
            Checks.exactType(m1, Many.M1.class);
        }
        long offset = RawBytes.reserve(out, 5);
        if (offset == RawBytes.NOT_RAW) {
            if (Presence.write(name, m1, 4, out)) {
                writeFields(m1, out, depth);
            }
        } else if (Presence.put(RawBytes.base(out), offset, m1, 4)) {
            storeBlock(m1, RawBytes.base(out), offset + 1);
        }
    }

    /**
     * {@link #readFields} behind a presence byte; null if that says so.
     */
    public static Many.M1 readNullable(Many.M1 current, BytesIn<?> in, int depth) {
        boolean reusable = current != null && current.getClass() == Many.M1.class;
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

    private static void writeBlock(Many.M1 m1, BytesOut<?> out) {
        long offset = RawBytes.reserve(out, 4);
        if (offset != RawBytes.NOT_RAW) {
            storeBlock(m1, RawBytes.base(out), offset);
        } else {
            byte[] copy = new byte[4];
            storeBlock(m1, copy, RawMemory.ARRAY_OFFSET);
            RawBytes.writeCopy(copy, SCHEMA, 0, 1, out);
        }
    }

    private static void storeBlock(Many.M1 m1, Object base, long offset) {
        RawMemory.putInt(base, offset, m1.number);
    }

    private static void readBlock(Many.M1 m1, BytesIn<?> in) {
        long offset = RawBytes.take(in, 4);
        if (offset != RawBytes.NOT_RAW) {
            loadBlock(m1, RawBytes.base(in), offset);
        } else {
            loadBlock(m1, RawBytes.readCopy(in, 4), RawMemory.ARRAY_OFFSET);
        }
    }

    private static void loadBlock(Many.M1 m1, Object base, long offset) {
        m1.number = RawMemory.getInt(base, offset);
    }
}
