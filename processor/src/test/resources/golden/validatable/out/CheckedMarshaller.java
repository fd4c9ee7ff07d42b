package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.core.io.ValidatableUtil;
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
 * Writes and reads {@link Checked}, 4 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 4,
        fields = CheckedMarshaller.FIELDS
)
public final class CheckedMarshaller implements ChronicleMarshaller<Checked> {
    public static final CheckedMarshaller INSTANCE = new CheckedMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 4;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 4;

    static final String FIELDS = """
            positive int32
            """;

    private static final Schema SCHEMA = TypeSchema.of(Checked.class, FIELDS.split("\n"));

    static {
        Marshallers.register(INSTANCE, "@version@");
    }

    private CheckedMarshaller() {
    }

    @Override
    public void write(Checked checked, Output out) {
        long start = out.position();
        try {
            writeFields(checked, out, 0);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public Checked read(Input in) {
        long start = in.position();
        try {
            return readFields(null, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public void readInto(Checked checked, Input in) {
        long start = in.position();
        try {
            Checks.exactType(checked, Checked.class);
            readFields(checked, in, 0);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public long sizeOf(Checked checked) {
        return sizeOfFields(checked, 0);
    }

    @Override
    public Schema schema() {
        return SCHEMA;
    }

    @Override
    public Class<Checked> type() {
        return Checked.class;
    }

    @Override
    public void write(Checked checked, BytesOut<?> out) {
        BytesMessages.write(this, checked, out);
    }

    @Override
    public Checked read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    @Override
    public void readInto(Checked checked, BytesIn<?> in) {
        BytesMessages.readInto(this, checked, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Checked checked, Output out, int depth) {
        Checks.exactType(checked, Checked.class);
        ValidatableUtil.validate(checked);
        writeBlock(checked, out);
    }

    /**
     * The body of {@link #read}: fills {@code current}, or a new object if that is not possible.
     */
    public static Checked readFields(Checked current, Input in, int depth) {
        Checked checked = current != null && current.getClass() == Checked.class ? current : new Checked();
        readBlock(checked, in);
        return ValidatableUtil.validate(checked);
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Checked checked, int depth) {
        Checks.exactType(checked, Checked.class);
        return 4;
    }

    @Override
    public Checked copy(Checked from) {
        Checks.anyObject(from, Checked.class);
        return copyFields(from, null, 0);
    }

    @Override
    public void copyInto(Checked from, Checked to) {
        Checks.anyObject(from, Checked.class);
        Checks.exactType(to, Checked.class);
        copyFields(from, to, 0);
    }

    /**
     * The body of {@link #copy}: fills {@code current}, or a new object if that is not possible. Null for null.
     */
    public static Checked copyFields(Checked from, Checked current, int depth) {
        if (from == null) {
            return null;
        }
        Checks.exactType(from, Checked.class);
        Checked checked = current != null && current != from && current.getClass() == Checked.class
                ? current : new Checked();
        checked.positive = from.positive;
        return checked;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Checked checked, Output out, int depth) {
        if (Presence.write(checked, 4, out)) {
            writeFields(checked, out, depth);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Checked readNullable(Checked current, Input in, int depth) {
        return Presence.read(4, in) ? readFields(current, in, depth) : null;
    }

    private static void writeBlock(Checked checked, Output out) {
        long offset = out.reserve(4);
        storeBlock(checked, out.base(), offset);
    }

    private static void storeBlock(Checked checked, Object base, long offset) {
        RawMemory.putInt(base, offset, checked.positive);
    }

    private static void readBlock(Checked checked, Input in) {
        long offset = in.take(4);
        loadBlock(checked, in.base(), offset);
    }

    private static void loadBlock(Checked checked, Object base, long offset) {
        checked.positive = RawMemory.getInt(base, offset);
    }
}
