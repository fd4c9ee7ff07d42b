package org.marshal4j.runtime;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * A hand-written marshaller for values that all have the same size. Name it with {@code @MarshalWith} on a field or
 * type. The values are stored in the same block as the primitive fields around them, so space is reserved only once.
 * The class must have this constant, the size of a value in bytes, which is at least 1:
 *
 * <pre>{@code
 * public static final int SIZE = 12;
 * }</pre>
 *
 * <p>Otherwise everything that {@link FieldMarshaller} says about the class, state, null and failures applies, except
 * that null is followed by {@code SIZE} zeros, so that the size stays fixed.
 *
 * <p>Declare another {@code VERSION} if the bytes change, even if the size stays the same.
 *
 * <p><b>Memory.</b> The methods get a location in raw memory, to be used with {@link RawMemory}:
 *
 * <pre>{@code
 * public void put(Object base, long offset, Price value) {
 *     RawMemory.putLong(base, offset, value.units());
 *     RawMemory.putInt(base, offset + 8, value.scale());
 * }
 * }</pre>
 *
 * <p>These accesses are not checked, and a mistake can crash the JVM. Access exactly the bytes from {@code offset} to
 * {@code offset + SIZE}, and write all of them. Do not keep {@code base} and {@code offset} or pass them on: they are
 * invalid once the method returns. Do nothing that could move the memory: do not call any buffer, and do not marshal
 * anything else.
 *
 * @param <T> the exact type of the fields, since the result of {@code get} is assigned to them
 */
public interface FixedFieldMarshaller<T> {
    /**
     * Stores a value.
     *
     * @param base what the offset is relative to; pass it to {@link RawMemory}
     * @param offset the location, in bytes
     * @param value the value, never null
     */
    void put(@Nullable Object base, long offset, T value);

    /**
     * Loads the value that {@link #put} stored.
     *
     * @param current what the field holds at present, or null. You may fill and return it, so that reading creates no
     *     garbage
     * @param base what the offset is relative to; pass it to {@link RawMemory}
     * @param offset the location, in bytes
     * @return the value
     */
    T get(@Nullable T current, @Nullable Object base, long offset);

    /**
     * Copies a value for {@link Marshaller#copy}. The copy must not share anything mutable with the original. An
     * immutable value may return itself.
     *
     * @param value the value to copy
     * @param current what the field of the copy holds at present, or null. You may fill and return it; it is never
     *     {@code value}
     * @return the copy; null, the default, to have the value stored and loaded instead
     */
    default @Nullable T copy(T value, @Nullable T current) {
        return null;
    }
}
