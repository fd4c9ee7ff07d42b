package com.acme;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import net.openhft.chronicle.core.io.ValidatableUtil;
import org.marshal4j.chronicle.BytesMessages;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.generated.FillingMarshaller;
import org.marshal4j.runtime.generated.MarshalGenerated;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Writes and reads {@link Checked}, 4 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 4,
        fields = CheckedMarshaller.FIELDS
)
public final class CheckedMarshaller extends FillingMarshaller<Checked> implements ChronicleMarshaller<Checked> {
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

    private CheckedMarshaller() {
        super(Checked.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Checked checked, Output out) {
        writeFields(checked, out, 0);
    }

    @Override
    protected Checked readMessage(Checked current, Input in) {
        return readFields(current, in, 0);
    }

    @Override
    public long sizeOf(Checked checked) {
        return sizeOfFields(checked, 0);
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
        return copyFields(Checks.anyObject(from, Checked.class), null, 0);
    }

    @Override
    public void copyInto(Checked from, Checked to) {
        copyFields(Checks.anyObject(from, Checked.class), Checks.exactType(to, Checked.class), 0);
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
        Object base = out.base();
        RawMemory.putInt(base, offset, checked.positive);
    }

    private static void readBlock(Checked checked, Input in) {
        long offset = in.take(4);
        Object base = in.base();
        checked.positive = RawMemory.getInt(base, offset);
    }
}
