package org.marshal4j.runtime;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.ScratchBuffer;

/** Messages as arrays, for {@link Marshaller}. Stateless and thread-safe. */
final class ArrayMessages {
    private ArrayMessages() {}

    static <T> byte[] write(Marshaller<T> marshaller, T value) {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Output out = scratch.output();
            marshaller.write(value, out);
            return Arrays.copyOf(scratch.array(), (int) out.position());
        }
    }

    static <T> T read(Marshaller<T> marshaller, @Nullable T into, byte[] array, int offset, int length) {
        return ExactMessage.message(marshaller, into, Input.of(array, offset, length));
    }

    /** Copies an object by writing it to a pooled array and reading it back. */
    static <T> T copy(Marshaller<T> marshaller, T from, @Nullable T into) {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Output out = scratch.output();
            marshaller.write(from, out);
            return ExactMessage.message(marshaller, into, scratch.input(0, (int) out.position()));
        }
    }
}
