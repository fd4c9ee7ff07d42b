package org.marshal4j.runtime.generated;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.memory.ScratchBuffer;
import org.marshal4j.runtime.problem.MarshalException;

/**
 * Values with a {@link FixedFieldMarshaller} of their own, in a block: what it stores, behind a presence byte if null is
 * possible. What it throws leaves here with the name of the field.
 */
public final class FixedFieldMarshallers {
    private FixedFieldMarshallers() {}

    /**
     * Stores a value.
     *
     * @param field its name, for failures
     * @throws MarshalException with what the marshaller threw as its cause
     */
    public static <T> void put(
            String field, FixedFieldMarshaller<T> marshaller, @Nullable Object base, long offset, T value) {
        try {
            marshaller.put(base, offset, value);
        } catch (RuntimeException e) {
            throw CustomFailures.in(field, e);
        }
    }

    /**
     * Stores a presence byte and the value, or zeros for null; as {@link #put}.
     *
     * @param size bytes of the value
     */
    public static <T> void putNullable(
            String field,
            FixedFieldMarshaller<T> marshaller,
            @Nullable Object base,
            long offset,
            int size,
            @Nullable T value) {
        Presence.put(base, offset, value, size);
        if (value != null) {
            put(field, marshaller, base, offset + 1, value);
        }
    }

    /**
     * Loads a value.
     *
     * @param field its name, for failures
     * @param current what the marshaller may reuse
     * @throws MarshalException with what the marshaller threw as its cause; MARSHAL299 if it returned null
     */
    public static <T> T get(
            String field, FixedFieldMarshaller<T> marshaller, @Nullable T current, @Nullable Object base, long offset) {
        T value;
        try {
            value = marshaller.get(current, base, offset);
        } catch (RuntimeException e) {
            throw CustomFailures.in(field, e);
        }
        if (value == null) {
            throw CustomFailures.nothingRead(field, marshaller);
        }
        return value;
    }

    /** Loads a presence byte and, if it is 1, the value; as {@link #get}. MARSHAL204 for an impossible presence byte. */
    public static <T> @Nullable T getNullable(
            String field, FixedFieldMarshaller<T> marshaller, @Nullable T current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(field, marshaller, current, base, offset + 1) : null;
    }

    /**
     * A copy, by the marshaller's own way or else stored and loaded; null of null.
     *
     * @param field its name, for failures
     * @param size bytes of the value
     * @param current what the field to copy into holds
     * @throws MarshalException with what the marshaller threw as its cause
     */
    public static <T> @Nullable T copy(
            String field, FixedFieldMarshaller<T> marshaller, int size, @Nullable T value, @Nullable T current) {
        if (value == null) {
            return null;
        }
        T own = OwnObjects.unless(current, value);
        T copy;
        try {
            copy = marshaller.copy(value, own);
        } catch (RuntimeException e) {
            throw CustomFailures.in(field, e);
        }
        return copy != null ? copy : storedAndLoaded(field, marshaller, size, value, own);
    }

    private static <T> T storedAndLoaded(
            String field, FixedFieldMarshaller<T> marshaller, int size, T value, @Nullable T current) {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            byte[] bytes = scratch.array(size);
            put(field, marshaller, bytes, RawMemory.ARRAY_OFFSET, value);
            return get(field, marshaller, current, bytes, RawMemory.ARRAY_OFFSET);
        }
    }
}
