package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
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
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads {@link Fill}, 12 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 12,
        fields = FillMarshaller.FIELDS
)
final class FillMarshaller implements ChronicleMarshaller<Fill> {
    public static final FillMarshaller INSTANCE = new FillMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 12;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 12;

    static final String FIELDS = """
            quantity int32
            price float64
            """;

    private static final Schema SCHEMA = TypeSchema.of(Fill.class, FIELDS.split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private FillMarshaller() {
    }

    @Override
    public void write(Fill fill, Output out) {
        long start = out.position();
        try {
            writeFields(fill, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Fill read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Fill fill) {
        return sizeOfFields(fill, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Fill> type() {
        return Fill.class;
    }

    @Override
    public void write(Fill fill, BytesOut<?> out) {
        BytesMessages.write(this, fill, out);
    }

    @Override
    public Fill read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Fill fill, Output out, int depth) {
        Checks.exactType(fill, Fill.class);
        writeBlock(fill, out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Fill readFields(Fill current, Input in, int depth) {
        long offset = in.take(12);
        Object base = in.base();
        int quantity = RawMemory.getInt(base, offset);
        double price = RawMemory.getDouble(base, offset + 4);
        Fill fill = new Fill(quantity, price);
        return fill;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Fill fill, int depth) {
        Checks.exactType(fill, Fill.class);
        return 12;
    }

    @Override
    public Fill copy(Fill from) {
        Checks.anyObject(from, Fill.class);
        return copyFields(from, null, 0);
    }

    /**
     * The body of {@link #copy}: returns the object itself, which nobody can change.
     */
    public static Fill copyFields(Fill from, Fill current, int depth) {
        return from;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Fill fill, Output out, int depth) {
        if (Presence.write(fill, 12, out)) {
            writeFields(fill, out, depth);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Fill readNullable(Fill current, Input in, int depth) {
        return Presence.read(12, in) ? readFields(current, in, depth) : null;
    }

    private static void writeBlock(Fill fill, Output out) {
        int quantity = fill.quantity();
        double price = fill.price();
        long offset = out.reserve(12);
        Object base = out.base();
        RawMemory.putInt(base, offset, quantity);
        RawMemory.putDouble(base, offset + 4, price);
    }
}
