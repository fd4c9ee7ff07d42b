package org.marshal4j.runtime.inspect;

import java.nio.BufferUnderflowException;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Counted;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * Reads a value with the methods that generated code calls, from a copy of the next bytes. How many there are is not
 * known before, so the copy is small at first, and larger if they run out.
 */
final class CopiedValue {
    private static final int FEW = 64;

    private CopiedValue() {}

    /** Reads a value. */
    interface Reader {
        /** Reads the next value; null for null. */
        @Nullable
        Object read(Input in);
    }

    /** Reads the next value, as {@link SpecialCodec} promises. If bytes are missing, the cursor is where they should be. */
    static @Nullable Object read(Reader reader, WireCursor in) {
        in.require(1);
        long start = in.offset();
        for (long count = FEW; count < Math.min(in.left(), Counted.MOST); count *= FEW) {
            try {
                return read(reader, (int) count, in);
            } catch (MarshalException e) {
                if (e.problem() != RuntimeProblem.BYTES_RUN_OUT) {
                    throw e;
                }
                in.moveTo(start);
            }
        }
        return read(reader, (int) Math.min(in.left(), Counted.MOST), in);
    }

    private static @Nullable Object read(Reader reader, int count, WireCursor in) {
        long start = in.offset();
        Input copy = Input.of(in.nextBytes(count));
        in.moveTo(start);
        try {
            Object value = reader.read(copy);
            in.skip(copy.position());
            return value;
        } catch (BufferUnderflowException e) {
            in.skip(copy.position());
            throw new MarshalException(RuntimeProblem.BYTES_RUN_OUT, String.valueOf(e.getMessage()));
        } catch (MarshalException e) {
            in.skip(e.problem() == RuntimeProblem.BYTES_RUN_OUT ? copy.position() : 0);
            throw e;
        }
    }
}
