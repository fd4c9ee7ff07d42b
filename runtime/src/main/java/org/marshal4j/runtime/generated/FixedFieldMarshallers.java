package org.marshal4j.runtime.generated;

import java.lang.invoke.MethodHandles;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FixedFieldMarshaller;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.generated.value.OtherVersion;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.memory.RawMemory;

/**
 * Values in a block with their own {@link FixedFieldMarshaller}: the bytes that it stores, after a presence byte if
 * null is possible. Exceptions that it throws get the name of the field here.
 */
public final class FixedFieldMarshallers {
    private FixedFieldMarshallers() {}

    /**
     * Checks that values still have the size, in bytes, with which a type was compiled: otherwise they would be stored
     * over the bytes behind them. Called when the type's marshaller is initialised.
     *
     * @param type the lookup of the type's marshaller, which can use the other one
     * @param owner the type
     * @throws IllegalStateException (MARSHAL211) if they have another size
     */
    public static void requireSize(MethodHandles.Lookup type, Class<?> owner, Class<?> marshaller, int size) {
        int now;
        try {
            now = (int) type.findStaticVarHandle(marshaller, "SIZE", int.class).get();
        } catch (ReflectiveOperationException e) {
            return; // a constant of another kind
        }
        if (now != size) {
            throw OtherVersion.of(owner.getName(), marshaller.getName(), "");
        }
    }

    /**
     * Stores a value.
     *
     * @param field the name of the field, for messages
     * @throws MarshalException with the marshaller's exception as its cause
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
     * Stores a presence byte and the value, or zeros for null; otherwise as {@link #put}.
     *
     * @param size the size of the value in bytes
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
     * @param field the name of the field, for messages
     * @param current an object that the marshaller may reuse
     * @throws MarshalException with the marshaller's exception as its cause; MARSHAL299 if it returned null
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

    /**
     * Loads a presence byte and, if it is 1, the value; otherwise as {@link #get}. MARSHAL204 for an invalid presence
     * byte.
     */
    public static <T> @Nullable T getNullable(
            String field, FixedFieldMarshaller<T> marshaller, @Nullable T current, @Nullable Object base, long offset) {
        return Presence.get(base, offset) ? get(field, marshaller, current, base, offset + 1) : null;
    }

    /**
     * Copies a value with the marshaller's own method, or else by storing and loading it. Null is copied to null.
     *
     * @param field the name of the field, for messages
     * @param size the size of the value in bytes
     * @param current what the field of the copy holds
     * @throws MarshalException with the marshaller's exception as its cause
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
