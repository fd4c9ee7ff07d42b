package org.marshal4j.runtime;

import java.nio.ByteBuffer;
import java.util.Objects;
import java.util.Optional;
import org.marshal4j.runtime.memory.Input;
import org.marshal4j.runtime.memory.Output;
import org.marshal4j.runtime.problem.MarshalException;
import org.marshal4j.schema.Canonical;
import org.marshal4j.schema.Schema;

/**
 * Writes and reads the objects of one type. Implementations are generated from {@code @Marshal} at compile time
 * ({@code QuoteMarshaller.INSTANCE} for {@code Quote}) and found by {@link Marshallers#of(Class)}.
 *
 * <p><b>Threads.</b> A marshaller has no state: one instance may be used by any number of threads at once. The object
 * and the buffer it is given must not be changed by others meanwhile.
 *
 * <p><b>Failures.</b> A method that fails leaves the position of the buffer where it was before the call. A failed write
 * may have overwritten bytes beyond that position, and an elastic buffer may have grown. After a failed
 * {@link #readInto(Object, Input)} the contents of the object are unspecified; nothing larger than what the bytes at hand can fill was
 * allocated. What is thrown is
 * <ul>
 *   <li>a {@link MarshalException} that names type, field and offset;
 *   <li>what a module for a certain kind of buffer or object lets pass as it is, such as Chronicle's exceptions for invalid objects and
 *       closed buffers;
 *   <li>an {@link Error}, as it is; but where the stack is too small for the objects, a {@link MarshalException}.
 * </ul>
 *
 * <p><b>Limits.</b> Reads end at the buffer's read limit, writes at its write limit or, where it cannot grow, its
 * capacity.
 *
 * @param <T> the type: exactly this class, or one of its family if it is the root of one
 */
public interface Marshaller<T> {
    /**
     * Writes the value at the write position and moves that behind it.
     *
     * @throws MarshalException if the value does not fit the buffer, a required field is null, an object is of another
     *     class than the declared one, a text holds half a surrogate pair, or code of the value's class throws; the
     *     write position is then where it was
     */
    void write(T value, Output out);

    /**
     * Reads one value at the read position into new objects and moves the position behind it.
     *
     * @throws MarshalException if the bytes end early or are no encoding of this type, or a constructor throws; the read
     *     position is then where it was
     */
    T read(Input in);

    /**
     * Reads one value into an existing object, so that reading makes no garbage: nested objects, lists and arrays that
     * the object already holds are refilled where they can be, and a text that has not changed stays the same String.
     * They must therefore be the object's own: what it shares with other objects would change in those too. What the
     * object held before has no influence on the values it holds afterwards.
     *
     * @throws UnsupportedOperationException if only a constructor can fill this type (records, final fields)
     * @throws MarshalException as {@link #read(Input)}; the contents of the object are then unspecified
     */
    default void readInto(T value, Input in) {
        throw new UnsupportedOperationException(
                type().getName() + " can only be filled by its constructor: use read() instead of readInto()");
    }

    /**
     * The message as a new array of exactly its length.
     *
     * @throws MarshalException as {@link #write(Object, Output)}; MARSHAL212 if the message is longer than an array can be
     */
    default byte[] toByteArray(T value) {
        return ArrayMessages.write(this, value);
    }

    /**
     * Reads what {@link #toByteArray} made into new objects. The array is copied, or not kept.
     *
     * @throws MarshalException as {@link #read(Input)}; MARSHAL221 if bytes are left behind the value
     */
    default T fromByteArray(byte[] message) {
        return fromByteArray(message, 0, message.length);
    }

    /**
     * Reads a part of an array, which has to be exactly one message, into new objects.
     *
     * @param offset index of the first byte
     * @param length bytes
     * @throws IndexOutOfBoundsException if that is no part of the array
     * @throws MarshalException as {@link #fromByteArray(byte[])}
     */
    default T fromByteArray(byte[] array, int offset, int length) {
        return ArrayMessages.read(this, null, array, offset, length);
    }

    /**
     * Reads what {@link #toByteArray} made into an existing object, as {@link #readInto(Object, Input)} does.
     *
     * @throws UnsupportedOperationException if only a constructor can fill this type
     * @throws MarshalException as {@link #fromByteArray(byte[])}; the contents of the object are then unspecified
     */
    default void readInto(T value, byte[] message) {
        readInto(value, message, 0, message.length);
    }

    /**
     * Reads a part of an array, which has to be exactly one message, into an existing object.
     *
     * @param offset index of the first byte
     * @param length bytes
     * @throws IndexOutOfBoundsException if that is no part of the array
     * @throws UnsupportedOperationException if only a constructor can fill this type
     * @throws MarshalException as {@link #fromByteArray(byte[])}; the contents of the object are then unspecified
     */
    default void readInto(T value, byte[] array, int offset, int length) {
        ArrayMessages.read(this, Objects.requireNonNull(value), array, offset, length);
    }

    /**
     * Writes the value at the position of a buffer and moves that behind it. The buffer may be on the heap, direct, or a slice; its
     * byte order makes no difference, and stays.
     *
     * @return how many bytes the message has
     * @throws MarshalException as {@link #write(Object, Output)}; MARSHAL212 if less than the message remains before the limit. Neither
     *     position nor contents of the buffer have changed then
     * @throws java.nio.ReadOnlyBufferException if the buffer is read-only
     */
    default int write(T value, ByteBuffer buffer) {
        return BufferMessages.write(this, value, buffer);
    }

    /**
     * Reads one value at the position of a buffer into new objects and moves the position behind it. Of a buffer over an array that does
     * not show it ({@link ByteBuffer#asReadOnlyBuffer}) all that remains is copied first: limit it to one message, if there is much.
     *
     * @throws MarshalException as {@link #read(Input)}; the position has not changed then
     */
    default T read(ByteBuffer buffer) {
        return BufferMessages.read(this, null, buffer);
    }

    /**
     * Reads one value at the position of a buffer into an existing object, as {@link #readInto(Object, Input)} does, and moves the position
     * behind it.
     *
     * @throws UnsupportedOperationException if only a constructor can fill this type
     * @throws MarshalException as {@link #read(ByteBuffer)}; the contents of the object are then unspecified
     */
    default void readInto(T value, ByteBuffer buffer) {
        BufferMessages.read(this, Objects.requireNonNull(value), buffer);
    }

    /**
     * A copy that shares nothing with the object that anybody can change: what it holds is copied as well, but for values such as Strings,
     * numbers, times and records of these. It is as if the object were written and read, in one step: fields without bytes begin as in any
     * new object, {@code @Shared} objects keep their identity within the copy, and {@code @Parent} fields lead to the copy. A record that holds
     * only such values is its own copy.
     *
     * <p>Generated marshallers copy field by field, and do not ask what only matters in bytes: null in a {@code @Required} field is copied, and so is
     * a text that is too long. Others write and read. What the object's own code throws comes out as it is, and so does a {@link StackOverflowError}.
     *
     * @throws MarshalException if the object is null, or one that it holds is of another class than the declared one; if objects are nested
     *     too deep; if the value cannot be written, where there is no other way
     */
    default T copy(T from) {
        return ArrayMessages.copy(this, from, null);
    }

    /**
     * Copies an object into an existing one, as {@link #copy} does, and reuses what that holds, as {@link #readInto(Object, Input)} does: copying makes
     * no garbage where reading makes none. What it holds must be its own, and not that of the object that is copied. Fields without bytes stay
     * as they are.
     *
     * @throws UnsupportedOperationException if only a constructor can fill this type (records, final fields)
     * @throws MarshalException as {@link #copy}; the contents of the object are then unspecified
     */
    default void copyInto(T from, T to) {
        ArrayMessages.copy(this, from, Objects.requireNonNull(to));
    }

    /**
     * The exact number of bytes that {@link #write(Object, Output)} will write for this value. What the value's own code throws comes out
     * as it is, and objects that lead back to themselves end in a {@link StackOverflowError}: nothing is there yet that had to be put back.
     *
     * @throws MarshalException if the value cannot be written at all, as far as its size depends on that
     */
    long sizeOf(T value);

    /**
     * Why equal values may have different bytes, such as {@code a.Quote.bid is float64: 0.0 and -0.0 have different bytes, ...}; empty if they never
     * have. Engines that compare keys by their bytes take only types without an obstacle.
     *
     * <p>Empty for a type with {@code @Marshal(key = true)}, which the compiler has checked. Of others the schema is asked, which cannot tell a hash
     * set from a list, and assumes the worst. A marshaller that is written by hand may override it.
     */
    default Optional<String> keyObstacle() {
        Schema schema = schema();
        return Canonical.obstacle(schema, schema.resolver());
    }

    /** What the bytes look like: names and wire types of the fields, in wire order. */
    Schema schema();

    /** The class this marshals. */
    Class<T> type();
}
