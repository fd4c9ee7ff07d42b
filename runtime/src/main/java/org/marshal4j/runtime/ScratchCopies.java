package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.ScratchBuffer;

/** Copies by writing and reading, for marshallers without a shorter way. Stateless and thread-safe. */
final class ScratchCopies {
    private ScratchCopies() {}

    static <T> T copy(Marshaller<T> marshaller, T from, @Nullable T into) {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Output out = scratch.output();
            marshaller.write(from, out);
            return ExactMessage.message(marshaller, into, scratch.input(0, (int) out.position()));
        }
    }
}
