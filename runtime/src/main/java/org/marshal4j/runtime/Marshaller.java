package org.marshal4j.runtime;

import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.Optional;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.canonical.Canonical;

/**
 * Writes and reads the objects of one type. The implementations are generated from {@code @Marshal} at compile time:
 * {@code QuoteMarshaller.INSTANCE} is the one for {@code Quote}. {@link Marshallers#of(Class)} finds the marshaller
 * of any class.
 *
 * <pre>{@code
 * byte[] message = QuoteMarshaller.INSTANCE.toByteArray(quote);
 * Quote copy = QuoteMarshaller.INSTANCE.fromByteArray(message);
 *
 * ByteBuffer buffer = ByteBuffer.allocateDirect(4096);
 * QuoteMarshaller.INSTANCE.write(quote, buffer);
 * buffer.flip();
 * QuoteMarshaller.INSTANCE.readInto(reused, buffer); // creates no garbage
 * }</pre>
 *
 * <p><b>Threads.</b> A marshaller has no state, so any number of threads may use it at once. No other thread may
 * change the object or the buffer during a call.
 *
 * <p><b>Failures.</b> A method that fails leaves the position of the buffer unchanged. A failed write may have
 * overwritten bytes after that position, and an elastic buffer may have grown. After a failed
 * {@link #readInto(Object, Input)} the contents of the object are unspecified. Reading never allocates more than the
 * remaining bytes could fill. The methods throw
 * <ul>
 *   <li>a {@link MarshalException} that names the type, field and offset;
 *   <li>certain exceptions of a buffer or object, unchanged, if the module for that buffer says so, such as
 *       Chronicle's exceptions for invalid objects and closed buffers;
 *   <li>an {@link Error}, unchanged, except that a stack overflow while walking the objects becomes a
 *       {@link MarshalException}.
 * </ul>
 *
 * <p><b>Limits.</b> A read ends at the read limit of the buffer. A write ends at its write limit, or at its capacity
 * if it cannot grow.
 *
 * @param <T> the type: exactly this class or, if it is the root of a family, any class of the family
 */
public interface Marshaller<T> {
    /**
     * Writes a value at the write position and advances the position.
     *
     * @param value the object to write
     * @param out the buffer
     * @throws MarshalException if the value does not fit in the buffer, a required field is null, an object is not of
     *     its declared class, a text contains half a surrogate pair, or the class's own code throws; the write
     *     position is then unchanged
     */
    void write(T value, Output out);

    /**
     * Reads one value at the read position into new objects and advances the position.
     *
     * @param in the buffer
     * @return the value
     * @throws MarshalException if the bytes end early or are not valid for this type, or if a constructor throws; the
     *     read position is then unchanged
     */
    T read(Input in);

    /**
     * Reads one value into an existing object. Nested objects, lists and arrays that it already holds are reused
     * where possible, and a text that has not changed remains the same {@code String}, so reading creates no garbage.
     * What the object holds must be its own: anything shared with another object would change there too. Its previous
     * contents do not affect the values that it has afterwards.
     *
     * @param value the object to fill
     * @param in the buffer
     * @throws UnsupportedOperationException if only a constructor can fill this type (records, final fields)
     * @throws MarshalException as {@link #read(Input)}; the contents of the object are then unspecified
     */
    default void readInto(T value, Input in) {
        throw new UnsupportedOperationException(
                type().getName() + " can only be filled by its constructor: use read() instead of readInto()");
    }

    /**
     * Writes a value to a new array, which has exactly the length of the message.
     *
     * @param value the object to write
     * @return the message
     * @throws MarshalException as {@link #write(Object, Output)}; MARSHAL212 if the message does not fit in an array
     */
    default byte[] toByteArray(T value) {
        return ArrayMessages.write(this, value);
    }

    /**
     * Reads a message, such as {@link #toByteArray} returns, into new objects. The array is not retained.
     *
     * @param message exactly one message
     * @return the value
     * @throws MarshalException as {@link #read(Input)}; MARSHAL221 if bytes are left after the value
     */
    default T fromByteArray(byte[] message) {
        return fromByteArray(message, 0, message.length);
    }

    /**
     * Reads part of an array, which must be exactly one message, into new objects.
     *
     * @param array contains the message
     * @param offset index of the first byte
     * @param length number of bytes
     * @return the value
     * @throws IndexOutOfBoundsException if the array has no such part
     * @throws MarshalException as {@link #fromByteArray(byte[])}
     */
    default T fromByteArray(byte[] array, int offset, int length) {
        return ArrayMessages.read(this, null, array, offset, length);
    }

    /**
     * Reads a message, such as {@link #toByteArray} returns, into an existing object, as
     * {@link #readInto(Object, Input)} does.
     *
     * @param value the object to fill
     * @param message exactly one message
     * @throws UnsupportedOperationException if only a constructor can fill this type
     * @throws MarshalException as {@link #fromByteArray(byte[])}; the contents of the object are then unspecified
     */
    default void readInto(T value, byte[] message) {
        readInto(value, message, 0, message.length);
    }

    /**
     * Reads part of an array, which must be exactly one message, into an existing object.
     *
     * @param value the object to fill
     * @param array contains the message
     * @param offset index of the first byte
     * @param length number of bytes
     * @throws IndexOutOfBoundsException if the array has no such part
     * @throws UnsupportedOperationException if only a constructor can fill this type
     * @throws MarshalException as {@link #fromByteArray(byte[])}; the contents of the object are then unspecified
     */
    default void readInto(T value, byte[] array, int offset, int length) {
        ArrayMessages.read(this, Objects.requireNonNull(value), array, offset, length);
    }

    /**
     * Writes a value at the position of a buffer and advances the position. The buffer may be on the heap, direct, or
     * a slice. Its byte order does not matter and is not changed.
     *
     * @param value the object to write
     * @param buffer the buffer
     * @return the length of the message in bytes
     * @throws MarshalException as {@link #write(Object, Output)}; MARSHAL212 if the message does not fit before the
     *     limit. The position and the contents of the buffer are then unchanged
     * @throws java.nio.ReadOnlyBufferException if the buffer is read-only
     */
    default int write(T value, ByteBuffer buffer) {
        return BufferMessages.write(this, value, buffer);
    }

    /**
     * Reads one value at the position of a buffer into new objects and advances the position.
     *
     * @param buffer the buffer
     * @return the value
     * @throws MarshalException as {@link #read(Input)}; the position is then unchanged
     */
    default T read(ByteBuffer buffer) {
        return BufferMessages.read(this, null, buffer);
    }

    /**
     * Reads one value at the position of a buffer into an existing object, as {@link #readInto(Object, Input)} does,
     * and advances the position.
     *
     * @param value the object to fill
     * @param buffer the buffer
     * @throws UnsupportedOperationException if only a constructor can fill this type
     * @throws MarshalException as {@link #read(ByteBuffer)}; the contents of the object are then unspecified
     */
    default void readInto(T value, ByteBuffer buffer) {
        BufferMessages.read(this, Objects.requireNonNull(value), buffer);
    }

    /**
     * Returns a deep copy. The copy shares only immutable values with the original, such as Strings, numbers, times
     * and records of these. The result is the same as writing and reading the object: fields without bytes have the
     * value they have in a new object, {@code @Shared} objects keep their identity within the copy, and
     * {@code @Parent} fields refer to the copy. A record that holds only immutable values is returned as it is.
     *
     * <p>Generated marshallers copy field by field and do not check rules that concern the bytes alone: null in a
     * {@code @Required} field is copied, and so is a text that is too long. Hand-written marshallers write and read
     * instead, unless they override this. Exceptions thrown by the object's own code are passed on unchanged, as is a
     * {@link StackOverflowError}.
     *
     * @param from the object to copy
     * @return the copy
     * @throws MarshalException if the object is null, if it holds an object that is not of its declared class, if
     *     objects are nested too deeply, or if the value has to be written and cannot be
     */
    default T copy(T from) {
        return ArrayMessages.copy(this, from, null);
    }

    /**
     * Copies an object into an existing one, as {@link #copy} does, and reuses what that object holds, as
     * {@link #readInto(Object, Input)} does. Copying creates garbage only where reading does. What the target holds
     * must be its own and not shared with the original. Fields without bytes are not changed.
     *
     * @param from the object to copy
     * @param to the object to fill
     * @throws UnsupportedOperationException if only a constructor can fill this type (records, final fields)
     * @throws MarshalException as {@link #copy}; the contents of the object are then unspecified
     */
    default void copyInto(T from, T to) {
        ArrayMessages.copy(this, from, Objects.requireNonNull(to));
    }

    /**
     * Returns the exact number of bytes that {@link #write(Object, Output)} writes for a value. Exceptions thrown by
     * the value's own code are passed on unchanged, since there is no position to restore; objects that contain
     * themselves cause a {@link StackOverflowError}.
     *
     * @param value the object to measure
     * @return the size in bytes
     * @throws MarshalException if the value cannot be written for a reason that affects its size
     */
    long sizeOf(T value);

    /**
     * Returns the reason why equal values may have different bytes, such as
     * {@code a.Quote.bid is float64: 0.0 and -0.0 have different bytes, ...}; empty if they never have. Engines that
     * compare keys by their bytes accept only types without such an obstacle.
     *
     * <p>Empty for a type with {@code @Marshal(key = true)}, which the compiler has checked. For other types the schema
     * decides; it cannot tell a hash set from a list, so it assumes the worst. A hand-written marshaller may override
     * this.
     *
     * @return the path of the field that is in the way, and the reason
     */
    default Optional<String> keyObstacle() {
        Schema schema = schema();
        return Canonical.obstacle(schema, schema.resolver());
    }

    /**
     * {@return the schema id with which messages of today's schema begin; 0 if messages of this type have none} The four
     * bytes count in {@link #sizeOf} and in all limits.
     */
    default int schemaId() {
        return 0;
    }

    /**
     * Returns the schema id with which messages of a former schema begin. This marshaller reads such messages, since each
     * of them says which schema wrote it.
     *
     * @param fingerprint the fingerprint of that schema
     * @param names its second number ({@link Schema#namesFingerprint()})
     * @return the id; 0 if the history of this type does not know that schema, if none of its messages can be converted,
     *     or if messages of this type have no ids, as by default
     */
    default int schemaIdOf(long fingerprint, long names) {
        return 0;
    }

    /** {@return the schema: the names and wire types of the fields, in wire order} */
    Schema schema();

    /** {@return the class whose objects this marshals} */
    Class<T> type();
}
