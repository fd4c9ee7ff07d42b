package org.marshal4j.agrona;

import java.lang.ref.Reference;
import java.util.Objects;
import org.agrona.DirectBuffer;
import org.agrona.MutableDirectBuffer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ArraySource;
import org.marshal4j.runtime.ExactMessage;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.ScratchBuffer;

/**
 * Writes and reads messages in Agrona's buffers: arrays, ByteBuffers, and native or mapped memory.
 *
 * <pre>{@code
 * AgronaMessages messages = new AgronaMessages();
 * int length = messages.write(QuoteMarshaller.INSTANCE, quote, buffer, 0);
 * Quote copy = messages.read(QuoteMarshaller.INSTANCE, buffer, 0, length);
 * }</pre>
 *
 * <p>Messages are not copied, unless a buffer is only an address and
 * {@link org.marshal4j.runtime.memory.MemoryAccess} does not use Unsafe. Indexes are always checked, even if Agrona's
 * own bounds checks are off.
 *
 * <p><b>Threads.</b> One at a time: create one instance per thread and keep it. The memory must not be freed during a
 * call.
 */
public final class AgronaMessages {
    private final Place place = new Place();
    private final BufferTarget target = new BufferTarget(place);
    private final Input input = new Input(new ArraySource());
    private boolean isBusy;
    private ReadLimits limits = ReadLimits.DEFAULT;

    /** Creates an instance for one thread. */
    public AgronaMessages() {}

    /**
     * Limits what a message may take when it is read. The default is {@link ReadLimits#DEFAULT}.
     *
     * @param most the limits
     * @return this
     */
    public AgronaMessages limits(ReadLimits most) {
        limits = Objects.requireNonNull(most);
        return this;
    }

    /**
     * Writes a message. An expandable buffer grows if necessary.
     *
     * @param <T> the type of the value
     * @param marshaller the marshaller of that type
     * @param value the object to write
     * @param buffer the buffer
     * @param index where the message starts
     * @return the length of the message in bytes
     * @throws IndexOutOfBoundsException if the buffer has no such index
     * @throws MarshalException as {@link Marshaller#write(Object, Output)}; MARSHAL212 if the message does not fit.
     *     Bytes from the index on may have been overwritten then
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
     * @param <T> the type of the value
     * @param marshaller the marshaller of that type
     * @param buffer the buffer
     * @param index where the message starts
     * @param length the exact length of the message in bytes
     * @return the value
     * @throws IndexOutOfBoundsException if the buffer has no such part
     * @throws MarshalException as {@link Marshaller#read(Input)}; MARSHAL221 if bytes are left after the message
     */
    public <T> T read(Marshaller<T> marshaller, DirectBuffer buffer, int index, int length) {
        return read(marshaller, null, buffer, index, length);
    }

    /**
     * Reads a message into an existing object, as {@link Marshaller#readInto(Object, Input)} does.
     *
     * @param <T> the type of the value
     * @param marshaller the marshaller of that type
     * @param value the object to fill
     * @param buffer the buffer
     * @param index where the message starts
     * @param length the exact length of the message in bytes
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
            if (place.letGo()) {
                input.window(null, 0, 0, -1, 0, 1);
            }
            isBusy = false;
            Reference.reachabilityFence(buffer);
        }
    }
}
