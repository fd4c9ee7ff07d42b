package org.marshal4j.guava;

import com.google.common.base.Optional;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * Guava's optional values: a byte of 1 if the value is absent, or a byte of 2 and the value.
 *
 * <pre>{@code
 * public final class Names extends GuavaOptionalMarshaller<String> {
 *     public Names() {
 *         super(Part.TEXT);
 *     }
 * }
 * }</pre>
 *
 * @param <T> the type of the value
 */
public abstract class GuavaOptionalMarshaller<T> implements FieldMarshaller<Optional<T>> {
    private static final byte ABSENT = 1;
    private static final byte PRESENT = 2;

    private final Part<T> value;

    /**
     * Creates a marshaller.
     *
     * @param value how the value is written
     */
    protected GuavaOptionalMarshaller(Part<T> value) {
        this.value = value;
    }

    @Override
    public final void write(Optional<T> optional, Output out) {
        out.writeByte(optional.isPresent() ? PRESENT : ABSENT);
        if (optional.isPresent()) {
            value.write(optional.get(), out);
        }
    }

    @Override
    public final Optional<T> read(@Nullable Optional<T> current, Input in) {
        Optional<T> read = isPresent(in) ? Optional.of(value.read(in)) : Optional.absent();
        return read.equals(current) ? current : read;
    }

    @Override
    public final long sizeOf(Optional<T> optional) {
        return 1 + (optional.isPresent() ? value.sizeOf(optional.get()) : 0);
    }

    @Override
    public final long sizeAt(Input in) {
        long start = in.position();
        boolean isPresent = isPresent(in);
        return !isPresent || value.skip(in) ? in.position() - start : -1;
    }

    private static boolean isPresent(Input in) {
        byte mark = in.readByte();
        if (mark != ABSENT && mark != PRESENT) {
            throw new MarshalException(
                    RuntimeProblem.IMPOSSIBLE_BYTE, mark + " is neither " + ABSENT + " for absent nor " + PRESENT);
        }
        return mark == PRESENT;
    }
}
