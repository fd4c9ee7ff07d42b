package org.marshal4j.runtime.generated;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.runtime.generated.value.Presence;

/**
 * Values with their own {@link FieldMarshaller}: the bytes that it writes, after a presence byte if null is possible.
 * Exceptions that it throws get the name of the field here.
 */
public final class FieldMarshallers {
    private FieldMarshallers() {}

    /**
     * Writes a value.
     *
     * @param field the name of the field, for messages
     * @throws MarshalException MARSHAL202 for null, or with the marshaller's exception as its cause
     */
    public static <T> void write(String field, FieldMarshaller<T> marshaller, @Nullable T value, Output out) {
        T present = Checks.required(field, value);
        try {
            marshaller.write(present, out);
        } catch (RuntimeException e) {
            throw CustomFailures.in(field, e);
        }
    }

    /** Writes a presence byte and, unless it is null, the value; otherwise as {@link #write}. */
    public static <T> void writeNullable(String field, FieldMarshaller<T> marshaller, @Nullable T value, Output out) {
        if (Presence.write(value, out)) {
            write(field, marshaller, value, out);
        }
    }

    /**
     * Reads a value.
     *
     * @param field the name of the field, for messages
     * @param current an object that the marshaller may reuse
     * @throws MarshalException with the marshaller's exception as its cause; MARSHAL299 if it returned null
     */
    public static <T> T read(String field, FieldMarshaller<T> marshaller, @Nullable T current, Input in) {
        T value;
        try {
            value = marshaller.read(current, in);
        } catch (RuntimeException e) {
            throw CustomFailures.in(field, e);
        }
        if (value == null) {
            throw CustomFailures.nothingRead(field, marshaller);
        }
        return value;
    }

    /**
     * Reads a presence byte and, if it is 1, the value; otherwise as {@link #read}. MARSHAL204 for an invalid presence
     * byte.
     */
    public static <T> @Nullable T readNullable(
            String field, FieldMarshaller<T> marshaller, @Nullable T current, Input in) {
        return Presence.read(in) ? read(field, marshaller, current, in) : null;
    }

    /**
     * Returns the number of bytes that {@link #write} writes.
     *
     * @throws MarshalException MARSHAL202 for null, or with the marshaller's exception as its cause
     */
    public static <T> long sizeOf(String field, FieldMarshaller<T> marshaller, @Nullable T value) {
        T present = Checks.required(field, value);
        try {
            return marshaller.sizeOf(present);
        } catch (RuntimeException e) {
            throw CustomFailures.in(field, e);
        }
    }

    /** Returns the number of bytes that {@link #writeNullable} writes. */
    public static <T> long sizeOfNullable(String field, FieldMarshaller<T> marshaller, @Nullable T value) {
        return value == null ? 1 : 1 + sizeOf(field, marshaller, value);
    }

    /**
     * Copies a value with the marshaller's own method, or else by writing and reading it. Null is copied to null.
     *
     * @param field the name of the field, for messages
     * @param current what the field of the copy holds
     * @throws MarshalException with the marshaller's exception as its cause
     */
    public static <T> @Nullable T copy(
            String field, FieldMarshaller<T> marshaller, @Nullable T value, @Nullable T current) {
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
        return copy != null ? copy : writtenAndRead(field, marshaller, value, own);
    }

    private static <T> T writtenAndRead(String field, FieldMarshaller<T> marshaller, T value, @Nullable T current) {
        try (ScratchBuffer scratch = ScratchBuffer.take()) {
            Output out = scratch.output();
            write(field, marshaller, value, out);
            return read(field, marshaller, current, scratch.input(0, (int) out.position()));
        }
    }
}
