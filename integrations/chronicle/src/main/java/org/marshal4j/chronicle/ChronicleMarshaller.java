package org.marshal4j.chronicle;

import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;

/**
 * A marshaller that writes and reads Chronicle Bytes of every kind. Generated marshallers implement it if
 * chronicle-bytes is on the class path when they are compiled; {@link #over} adapts any other marshaller.
 *
 * <pre>{@code
 * Bytes<?> bytes = Bytes.allocateElasticDirect();
 * QuoteMarshaller.INSTANCE.write(quote, bytes);
 * Quote copy = QuoteMarshaller.INSTANCE.read(bytes);
 * bytes.releaseLast();
 * }</pre>
 *
 * <p>What {@link Marshaller} says about threads, failures and limits applies here too: the limits are the read and
 * write limits of the Bytes, and a method that fails leaves the position unchanged. These exceptions of Chronicle are
 * passed on unchanged: {@code InvalidMarshallableException}, for an object that reports itself as invalid, and
 * {@code ClosedIllegalStateException} and {@code ThreadingIllegalStateException}, for Bytes that have been released
 * or belong to another thread.
 *
 * @param <T> the type: exactly this class or, if it is the root of a family, any class of the family
 */
public interface ChronicleMarshaller<T> extends Marshaller<T> {
    /**
     * Writes a value at the write position and advances the position.
     *
     * @param value the object to write
     * @param bytes the Bytes
     * @throws org.marshal4j.runtime.MarshalException as
     *     {@link Marshaller#write(Object, org.marshal4j.runtime.Output)}
     */
    default void write(T value, BytesOut<?> bytes) {
        BytesMessages.write(this, value, bytes);
    }

    /**
     * Reads one value at the read position into new objects and advances the position.
     *
     * @param bytes the Bytes
     * @return the value
     * @throws org.marshal4j.runtime.MarshalException as
     *     {@link Marshaller#read(org.marshal4j.runtime.Input)}
     */
    default T read(BytesIn<?> bytes) {
        return BytesMessages.read(this, bytes);
    }

    /**
     * Reads one value at the read position into an existing object, as {@link Marshaller#readInto(Object,
     * org.marshal4j.runtime.Input)} does, and advances the position.
     *
     * @param value the object to fill
     * @param bytes the Bytes
     * @throws UnsupportedOperationException if only a constructor can fill this type
     * @throws org.marshal4j.runtime.MarshalException as {@link #read(BytesIn)}; the contents of the object
     *     are then unspecified
     */
    default void readInto(T value, BytesIn<?> bytes) {
        BytesMessages.readInto(this, value, bytes);
    }

    /**
     * {@return the marshaller of a class annotated with {@code @Marshal}, for Bytes}
     *
     * @param <T> the class
     * @param type the class
     * @throws IllegalArgumentException as {@link Marshallers#of(Class)}
     * @throws IllegalStateException as {@link Marshallers#of(Class)}
     */
    static <T> ChronicleMarshaller<T> of(Class<T> type) {
        return over(Marshallers.of(type));
    }

    /**
     * Adapts any marshaller to Bytes.
     *
     * @param <T> the type that it marshals
     * @param marshaller the marshaller
     * @return the marshaller itself if it already supports Bytes, otherwise an adapter
     */
    static <T> ChronicleMarshaller<T> over(Marshaller<T> marshaller) {
        return marshaller instanceof ChronicleMarshaller<T> own ? own : new AdaptedMarshaller<>(marshaller);
    }
}
