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
 * Writes and reads {@link Expression.Number}, 8 bytes each. Stateless and thread-safe.
 */
@MarshalGenerated(
        version = "@version@",
        fixedSize = 8,
        fields = Expression_NumberMarshaller.FIELDS
)
public final class Expression_NumberMarshaller extends GeneratedMarshaller<Expression.Number> implements ChronicleMarshaller<Expression.Number> {
    public static final Expression_NumberMarshaller INSTANCE = new Expression_NumberMarshaller();

    /**
     * The minimum number of bytes of a message.
     */
    public static final int MIN_SIZE = 8;

    /**
     * The maximum number of bytes of a message; -1 if there is no maximum.
     */
    public static final int MAX_SIZE = 8;

    static final String FIELDS = """
            value float64
            """;

    private Expression_NumberMarshaller() {
        super(Expression.Number.class, "@version@", FIELDS.split("\n"));
    }

    @Override
    protected void writeMessage(Expression.Number number, Output out) {
        writeFields(number, out, 0);
    }

    @Override
    protected Expression.Number readMessage(Expression.Number current, Input in) {
        return readFields(null, in, 0);
    }

    @Override
    public long sizeOf(Expression.Number number) {
        return sizeOfFields(number, 0);
    }

    @Override
    public void write(Expression.Number number, BytesOut<?> out) {
        BytesMessages.write(this, number, out);
    }

    @Override
    public Expression.Number read(BytesIn<?> in) {
        return BytesMessages.read(this, in);
    }

    /**
     * The body of {@link #write}; marshallers of types that contain such an object call it.
     */
    public static void writeFields(Expression.Number number, Output out, int depth) {
        Checks.exactType(number, Expression.Number.class);
        writeBlock(number, out);
    }

    /**
     * The body of {@link #read}; {@code current} cannot be filled and stays as it is.
     */
    public static Expression.Number readFields(Expression.Number current, Input in, int depth) {
        long offset = in.take(8);
        Object base = in.base();
        double value_ = RawMemory.getDouble(base, offset);
        Expression.Number number = new Expression.Number(value_);
        return number;
    }

    /**
     * The body of {@link #sizeOf}; marshallers of types that contain such an object call it.
     */
    public static long sizeOfFields(Expression.Number number, int depth) {
        Checks.exactType(number, Expression.Number.class);
        return 8;
    }

    @Override
    public Expression.Number copy(Expression.Number from) {
        return copyFields(Checks.anyObject(from, Expression.Number.class), null, 0);
    }

    /**
     * The body of {@link #copy}: returns the object itself, which nobody can change.
     */
    public static Expression.Number copyFields(Expression.Number from, Expression.Number current,
            int depth) {
        return from;
    }

    /**
     * Writes a presence byte, and then as {@link #writeFields}; for null, zeros of the same size.
     */
    public static void writeNullable(Expression.Number number, Output out, int depth) {
        if (Presence.write(number, 8, out)) {
            writeFields(number, out, depth);
        }
    }

    /**
     * Reads a presence byte, and then as {@link #readFields}; returns null if the byte says so.
     */
    public static Expression.Number readNullable(Expression.Number current, Input in, int depth) {
        return Presence.read(8, in) ? readFields(current, in, depth) : null;
    }

    private static void writeBlock(Expression.Number number, Output out) {
        double value_ = number.value();
        long offset = out.reserve(8);
        Object base = out.base();
        RawMemory.putDouble(base, offset, value_);
    }
}
