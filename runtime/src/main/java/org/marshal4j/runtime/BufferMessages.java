package org.marshal4j.runtime;

import java.lang.ref.Reference;
import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.OnHeapBytes;
import net.openhft.chronicle.bytes.PointerBytesStore;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.DirectMemory;

/** Messages in buffers of the JDK, for {@link Marshaller}. Stateless and thread-safe. */
final class BufferMessages {
    private BufferMessages() {}

    static <T> int write(Marshaller<T> marshaller, T value, ByteBuffer buffer) {
        if (buffer.isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        try (ScratchBytes scratch = ScratchBytes.take()) {
            OnHeapBytes bytes = scratch.bytes();
            bytes.writeLimit(Math.min(buffer.remaining(), bytes.capacity()));
            marshaller.write(value, bytes);
            int size = (int) bytes.writePosition();
            buffer.put(scratch.array(), 0, size);
            return size;
        }
    }

    static <T> T read(Marshaller<T> marshaller, @Nullable T into, ByteBuffer buffer) {
        boolean hasMemory = buffer.hasArray() || (buffer.isDirect() && DirectMemory.IS_KNOWN);
        if (buffer.remaining() > ArrayMessages.SMALL && hasMemory) {
            return readInPlace(marshaller, into, buffer);
        }
        try (ScratchBytes scratch = ScratchBytes.take()) {
            return read(marshaller, into, scratch.holding(buffer), buffer);
        }
    }

    /** A large buffer may hold many messages: to copy all that remains for each of them would take the square of its length. */
    private static <T> T readInPlace(Marshaller<T> marshaller, @Nullable T into, ByteBuffer buffer) {
        Bytes<?> view = buffer.hasArray()
                ? ArrayMessages.view(buffer.array(), buffer.arrayOffset() + buffer.position(), buffer.remaining())
                : view(DirectMemory.at(buffer), buffer.remaining());
        try {
            return read(marshaller, into, view, buffer);
        } finally {
            view.releaseLast();
            Reference.reachabilityFence(buffer);
        }
    }

    private static Bytes<?> view(long address, int length) {
        PointerBytesStore store = new PointerBytesStore();
        store.set(address, length);
        Bytes<?> view = store.bytesForWrite();
        view.readPositionRemaining(0, length);
        return view;
    }

    private static <T> T read(Marshaller<T> marshaller, @Nullable T into, Bytes<?> in, ByteBuffer buffer) {
        T value = ExactMessage.value(marshaller, into, in);
        buffer.position(buffer.limit() - (int) in.readRemaining());
        return value;
    }
}
