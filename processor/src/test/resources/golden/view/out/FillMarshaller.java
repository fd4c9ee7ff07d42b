package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.GeneratedMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads {@link Fill}, 12 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 12,
        fields = FillMarshaller.FIELDS
)
final class FillMarshaller extends GeneratedMarshaller<Fill> implements ChronicleMarshaller<Fill> {
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

    private FillMarshaller() {
        super(Fill.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Fill fill, Output out) {
        writeFields(fill, out, 0);
    }

    @Override
    protected Fill readMessage(Fill current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Fill fill) {
        return sizeOfFields(fill, 0);
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
        return copyFields(Checks.anyObject(from, Fill.class), null, 0);
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
