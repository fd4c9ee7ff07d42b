package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * A hand-written marshaller of values that take the same number of bytes each, which {@code @MarshalWith} names on a field
 * or on a type. Such values are in a block with the primitive fields around them, whose memory is reserved only once. The
 * class has the constant
 *
 * <pre>public static final int SIZE = 12;</pre>
 *
 * <p>which is the number of bytes of a value, at least 1. All else that {@link FieldMarshaller} says of the class, of state,
 * null and failures goes for this one too, but that null is followed by {@code SIZE} zeros, so that the size stays fixed.
 *
 * <p><b>Memory.</b> What the methods get is a place in raw memory, for {@link RawMemory}:
 *
 * <pre>
 * RawMemory.putLong(base, offset, value.units());
 * RawMemory.putInt(base, offset + 8, value.scale());
 * </pre>
 *
 * <p>Nothing checks what is done with it, and a mistake may end the JVM. They touch exactly the bytes from {@code offset} to
 * {@code offset + SIZE}, and write all of them. They do not keep or hand on {@code base} and {@code offset}, which are
 * worth nothing once the method returns. They do nothing that could move the memory: no call on any buffer, no marshalling
 * of something else.
 *
 * @param <T> the type of the values: exactly that of the fields, since what is read is assigned to them
 */
public interface FixedFieldMarshaller<T> {
    /**
     * Stores a value.
     *
     * @param base what the offset counts in, for {@link RawMemory} alone to know
     * @param offset where in it, in bytes
     */
    void put(@Nullable Object base, long offset, T value);

    /**
     * Loads the value that {@link #put} stored.
     *
     * @param current what the field holds now, which may be filled or returned itself, so that reading makes no garbage;
     *     null where there is nothing
     * @param base what the offset counts in, for {@link RawMemory} alone to know
     * @param offset where in it, in bytes
     */
    T get(@Nullable T current, @Nullable Object base, long offset);

    /**
     * A copy of a value, for {@link Marshaller#copy}: an object that shares nothing with it that anybody can change. A value that nobody can
     * change is its own copy.
     *
     * @param current what the field of the copy holds now, which may be filled and returned; never the value itself, and null where there
     *     is nothing
     * @return null, as here, if the value is to be stored and loaded instead
     */
    default @Nullable T copy(T value, @Nullable T current) {
        return null;
    }
}
