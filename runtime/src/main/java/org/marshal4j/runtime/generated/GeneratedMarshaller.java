package org.marshal4j.runtime.generated;

import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.Output;
import org.marshal4j.schema.Schema;

/**
 * The superclass of most generated marshallers: what they say about their type, and what they do if a message fails.
 * Only {@link org.marshal4j.runtime.memory.FixedBlock} takes its place, in marshallers of classes with nothing but
 * primitive fields.
 */
public abstract class GeneratedMarshaller<T> implements Marshaller<T> {
    private final Class<T> type;
    private final Schema schema;

    /**
     * Registers the marshaller of a class.
     *
     * @param version the version of the processor
     * @param fields as those of {@link TypeSchema#of}
     * @throws IllegalStateException as {@link Marshallers#register}
     */
    protected GeneratedMarshaller(Class<T> type, String version, String... fields) {
        this(type, version, TypeSchema.of(type, fields));
    }

    /**
     * Registers a marshaller whose schema has more than the fields of one class.
     *
     * @param type the class of {@code T}, whatever its type arguments are
     * @param version the version of the processor
     * @throws IllegalStateException as {@link Marshallers#register}
     */
    @SuppressWarnings({"unchecked", "this-escape"
    }) // the class is the same for all type arguments, and has no state yet
    protected GeneratedMarshaller(Class<?> type, String version, Schema schema) {
        this.type = (Class<T>) type;
        this.schema = schema;
        Marshallers.register(this, version);
    }

    @Override
    public final Class<T> type() {
        return type;
    }

    @Override
    public final Schema schema() {
        return schema;
    }

    /** Writes a message, and may leave the position anywhere if that fails. */
    protected abstract void writeMessage(T value, Output out);

    /**
     * Reads a message, and may leave the position anywhere if that fails.
     *
     * @param current the object to fill if it can be filled; null for a new one
     */
    protected abstract T readMessage(@Nullable T current, Input in);

    @Override
    public final void write(T value, Output out) {
        long start = out.position();
        try {
            writeMessage(value, out);
        } catch (Throwable failure) {
            throw Failures.writing(this, out, start, failure);
        }
    }

    @Override
    public final T read(Input in) {
        long start = in.position();
        try {
            return readMessage(null, in);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }
}
