package org.marshal4j.runtime;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.FixedBlock;
import org.marshal4j.runtime.memory.RawMemory;

/** Messages as arrays, for {@link Marshaller}. Stateless and thread-safe. */
final class ArrayMessages {
    private ArrayMessages() {}

    static <T> byte[] write(Marshaller<T> marshaller, T value) {
        FixedBlock<T> block = FixedBlock.of(marshaller, value);
        if (block != null) {
            byte[] message = new byte[block.blockSize()];
            block.store(value, message, RawMemory.ARRAY_OFFSET);
            return message;
        }
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Output out = scratch.output();
            marshaller.write(value, out);
            return Arrays.copyOf(scratch.array(), (int) out.position());
        }
    }

    static <T> T read(Marshaller<T> marshaller, @Nullable T into, byte[] array, int offset, int length) {
        if (into != null) {
            FixedBlock<T> block = FixedBlock.of(marshaller, into);
            if (block != null && block.blockSize() == length) {
                Objects.checkFromIndexSize(offset, length, array.length);
                if (block.load(into, array, RawMemory.ARRAY_OFFSET + offset)) {
                    return into;
                }
            }
        }
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            return ExactMessage.message(marshaller, into, scratch.input(array, offset, length));
        }
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
