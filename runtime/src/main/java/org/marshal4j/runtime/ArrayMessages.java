package org.marshal4j.runtime;

import java.util.Arrays;
import java.util.Objects;
import net.openhft.chronicle.bytes.BytesStore;
import net.openhft.chronicle.bytes.OnHeapBytes;
import org.jspecify.annotations.Nullable;

/** Messages as arrays, for {@link Marshaller}. Stateless and thread-safe. */
final class ArrayMessages {
    /** Up to here, to copy bytes takes less than to make a buffer around them. */
    static final int SMALL = 1 << 12;

    private ArrayMessages() {}

    static <T> byte[] write(Marshaller<T> marshaller, T value) {
        try (ScratchBytes scratch = ScratchBytes.take()) {
            OnHeapBytes bytes = scratch.bytes();
            marshaller.write(value, bytes);
            return Arrays.copyOf(scratch.array(), (int) bytes.writePosition());
        }
    }

    static <T> T read(Marshaller<T> marshaller, @Nullable T into, byte[] array, int offset, int length) {
        Objects.checkFromIndexSize(offset, length, array.length);
        if (length <= SMALL) {
            try (ScratchBytes scratch = ScratchBytes.take()) {
                return ExactMessage.message(marshaller, into, scratch.holding(array, offset, length));
            }
        }
        OnHeapBytes view = view(array, offset, length);
        try {
            return ExactMessage.message(marshaller, into, view);
        } finally {
            view.releaseLast();
        }
    }

    /** A buffer to read that part of the array from, without a copy. */
    static OnHeapBytes view(byte[] array, int offset, int length) {
        OnHeapBytes view = new OnHeapBytes(BytesStore.wrap(array), false);
        view.readPositionRemaining(offset, length);
        return view;
    }
}
