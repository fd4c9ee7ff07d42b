package org.marshal4j.agrona;

import java.lang.ref.Reference;
import java.util.Objects;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ExactMessage;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.memory.ArraySource;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.memory.ReadLimits;
import org.marshal4j.runtime.memory.ScratchBuffer;
import org.marshal4j.runtime.problem.MarshalException;

/**
 * Writes and reads messages where Agrona's buffers have their bytes: in an array, a ByteBuffer, native or mapped memory. Nothing is copied, except
 * where a buffer is a bare address and {@link org.marshal4j.runtime.memory.MemoryAccess} is not Unsafe.
 *
 * <p>Make one for each thread and keep it. Indexes are checked here, whether or not Agrona's own checks of bounds are on.
 *
 * <p><b>Threads.</b> One at a time. The memory must not be freed meanwhile.
 */
public final class AgronaMessages {
    private final Place place = new Place();
    private final BufferTarget target = new BufferTarget(place);
    private final Input input = new Input(new ArraySource());
    private boolean isBusy;
    private ReadLimits limits = ReadLimits.DEFAULT;

    /** Sets the most that a message which is read may take; {@link ReadLimits#DEFAULT} until then. */
    public AgronaMessages limits(ReadLimits most) {
        limits = Objects.requireNonNull(most);
        return this;
    }

    /**
     * Writes a message. An expandable buffer grows to take it.
     *
     * @param index where its first byte goes
     * @return how many bytes it has
     * @throws IndexOutOfBoundsException if there is no such index
     * @throws MarshalException as {@link Marshaller#write(Object, Output)}; MARSHAL212 if the buffer ends before the message does. Bytes from the
     *     index on may have been overwritten then
     */
    public <T> int write(Marshaller<T> marshaller, T value, MutableDirectBuffer buffer, int index) {
        int capacity = buffer.isExpandable() ? Integer.MAX_VALUE : buffer.capacity();
        Objects.checkFromToIndex(index, capacity, capacity);
        begin();
        try {
            if (buffer.isExpandable()) {
                buffer.checkLimit(index);
            }
            if (!place.find(buffer)) {
                return copyInto(marshaller, value, buffer, index);
            }
            Output out = target.begin(buffer, index);
            marshaller.write(value, out);
            return (int) out.position();
        } finally {
            target.end();
            isBusy = false;
            Reference.reachabilityFence(buffer);
        }
    }

    private void begin() {
        if (isBusy) {
            throw new IllegalStateException(
                    "a message is being written or read here already: this is called from within it");
        }
        isBusy = true;
    }

    private static <T> int copyInto(Marshaller<T> marshaller, T value, MutableDirectBuffer buffer, int index) {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Output out = scratch.output(buffer.capacity() - index);
            marshaller.write(value, out);
            int size = (int) out.position();
            buffer.putBytes(index, scratch.array(), 0, size);
            return size;
        }
    }

    /**
     * Reads a message into new objects.
     *
     * @param index of its first byte
     * @param length bytes, all of them the message's
     * @throws IndexOutOfBoundsException if the buffer does not have them
     * @throws MarshalException as {@link Marshaller#read(Input)}; MARSHAL221 if bytes are left behind the message
     */
    public <T> T read(Marshaller<T> marshaller, DirectBuffer buffer, int index, int length) {
        return read(marshaller, null, buffer, index, length);
    }

    /**
     * Reads a message into an existing object, as {@link Marshaller#readInto(Object, Input)} does.
     *
     * @throws UnsupportedOperationException if only a constructor can fill this type
     * @throws IndexOutOfBoundsException as {@link #read}
     * @throws MarshalException as {@link #read}; the contents of the object are then unspecified
     */
    public <T> void readInto(Marshaller<T> marshaller, T value, DirectBuffer buffer, int index, int length) {
        read(marshaller, Objects.requireNonNull(value), buffer, index, length);
    }

    private <T> T read(Marshaller<T> marshaller, @Nullable T into, DirectBuffer buffer, int index, int length) {
        Objects.checkFromIndexSize(index, length, buffer.capacity());
        begin();
        try {
            if (!place.find(buffer)) {
                byte[] copy = new byte[length];
                buffer.getBytes(index, copy);
                return ExactMessage.message(marshaller, into, Input.of(copy).limits(limits));
            }
            long start = place.offset(index);
            input.window(place.base(), start, start, start + length, start, 0);
            return ExactMessage.message(marshaller, into, input.limits(limits));
        } finally {
            input.close();
            isBusy = false;
            Reference.reachabilityFence(buffer);
        }
    }
}
