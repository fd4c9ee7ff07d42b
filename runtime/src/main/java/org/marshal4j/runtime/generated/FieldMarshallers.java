package org.marshal4j.runtime.generated;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.FieldMarshaller;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.WritesNull;
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
     * @throws MarshalException MARSHAL202 for null, unless the marshaller {@linkplain WritesNull writes null}, or with
     *     the marshaller's exception as its cause
     */
    public static <T> void write(String field, FieldMarshaller<T> marshaller, @Nullable T value, Output out) {
        T present = present(field, marshaller, value);
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
     * @throws MarshalException with the marshaller's exception as its cause; MARSHAL299 if it returned null and does
     *     not {@linkplain WritesNull write} that
     */
    public static <T> T read(String field, FieldMarshaller<T> marshaller, @Nullable T current, Input in) {
        T value;
        try {
            value = marshaller.read(current, in);
        } catch (RuntimeException e) {
            throw CustomFailures.in(field, e);
        }
        if (value == null && !(marshaller instanceof WritesNull)) {
            throw CustomFailures.nothingRead(field, marshaller);
        }
        return value;
    }

    /** The value, which is null only for a marshaller that writes null itself. */
    @SuppressWarnings("NullAway") // Such a marshaller says that it takes null.
    private static <T> T present(String field, FieldMarshaller<T> marshaller, @Nullable T value) {
        return value == null && marshaller instanceof WritesNull ? null : Checks.required(field, value);
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
     * Moves past a value that is not null: as many bytes as the marshaller says that it has, or by reading it.
     *
     * @throws MarshalException MARSHAL299 if the marshaller says something impossible, or with its exception as the cause
     */
    public static void skip(FieldMarshaller<?> marshaller, Input in) {
        long start = in.position();
        try {
            long size = marshaller.sizeAt(in);
            if (size >= 0) {
                in.position(start);
                in.skip(size);
                return;
            }
            requireUnknown(marshaller, size);
            in.position(start);
            if (marshaller.read(null, in) == null && !(marshaller instanceof WritesNull)) {
                throw CustomFailures.nothingRead("", marshaller);
            }
        } catch (RuntimeException e) {
            throw CustomFailures.in("", e);
        }
        if (in.position() < start) {
            throw new MarshalException(RuntimeProblem.OTHER, name(marshaller) + " moved back while it read a value");
        }
    }

    /**
     * Returns the number of bytes of the value at the read position.
     *
     * @param in the input, whose position may be anywhere afterwards
     * @return the number, of which as many are there; −1 if only reading the value tells
     * @throws MarshalException as {@link #skip}
     */
    public static long sizeAt(FieldMarshaller<?> marshaller, Input in) {
        long start = in.position();
        try {
            long size = marshaller.sizeAt(in);
            in.position(start);
            if (size < 0) {
                requireUnknown(marshaller, size);
            } else {
                in.requireRemaining(size);
            }
            return size;
        } catch (RuntimeException e) {
            throw CustomFailures.in("", e);
        }
    }

    private static void requireUnknown(FieldMarshaller<?> marshaller, long size) {
        if (size != -1) {
            throw new MarshalException(
                    RuntimeProblem.OTHER, name(marshaller) + " says that a value has " + size + " bytes");
        }
    }

    private static String name(FieldMarshaller<?> marshaller) {
        return marshaller.getClass().getName();
    }

    /**
     * Returns the number of bytes that {@link #write} writes.
     *
     * @throws MarshalException MARSHAL202 for null, or with the marshaller's exception as its cause
     */
    public static <T> long sizeOf(String field, FieldMarshaller<T> marshaller, @Nullable T value) {
        T present = present(field, marshaller, value);
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
