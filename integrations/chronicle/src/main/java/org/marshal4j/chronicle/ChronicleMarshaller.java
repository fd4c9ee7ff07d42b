package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;

/**
 * A marshaller that writes to and reads from Chronicle Bytes of every kind. Generated marshallers are such ones where chronicle-bytes is on
 * the class path of the compilation; {@link #over} makes one of any other.
 *
 * <p>What {@link Marshaller} says of threads, failures and limits goes for these methods too: the limits are the buffer's read and write
 * limit, and a method that fails leaves its position where it was. Chronicle's {@code InvalidMarshallableException}, for an object that
 * finds itself invalid, and its {@code ClosedIllegalStateException} and {@code ThreadingIllegalStateException}, for a buffer that is
 * released or belongs to another thread, are thrown as they are.
 *
 * @param <T> the type: exactly this class, or one of its family if it is the root of one
 */
public interface ChronicleMarshaller<T> extends Marshaller<T> {
    /**
     * Writes the value at the write position and moves that behind it.
     *
     * @throws org.marshal4j.runtime.problem.MarshalException as {@link Marshaller#write(Object, org.marshal4j.runtime.memory.Output)}
     */
    default void write(T value, BytesOut<?> bytes) {
        BytesMessages.write(this, value, bytes);
    }

    /**
     * Reads one value at the read position into new objects and moves the position behind it.
     *
     * @throws org.marshal4j.runtime.problem.MarshalException as {@link Marshaller#read(org.marshal4j.runtime.memory.Input)}
     */
    default T read(BytesIn<?> bytes) {
        return BytesMessages.read(this, bytes);
    }

    /**
     * Reads one value at the read position into an existing object, as {@link Marshaller#readInto(Object,
     * org.marshal4j.runtime.memory.Input)} does, and moves the position behind it.
     *
     * @throws UnsupportedOperationException if only a constructor can fill this type
     * @throws org.marshal4j.runtime.problem.MarshalException as {@link #read(BytesIn)}; the contents of the object are then unspecified
     */
    default void readInto(T value, BytesIn<?> bytes) {
        BytesMessages.readInto(this, value, bytes);
    }

    /**
     * The marshaller of a class that is annotated with {@code @Marshal}, for Bytes.
     *
     * @throws IllegalArgumentException as {@link Marshallers#of(Class)}
     * @throws IllegalStateException as {@link Marshallers#of(Class)}
     */
    static <T> ChronicleMarshaller<T> of(Class<T> type) {
        return over(Marshallers.of(type));
    }

    /** The marshaller itself if it is one for Bytes, else one that calls it. */
    static <T> ChronicleMarshaller<T> over(Marshaller<T> marshaller) {
        return marshaller instanceof ChronicleMarshaller<T> own ? own : new AdaptedMarshaller<>(marshaller);
    }
}
