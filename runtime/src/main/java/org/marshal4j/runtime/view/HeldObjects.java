package org.marshal4j.runtime.view;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.generated.Failures;
import org.marshal4j.runtime.generated.PlacedFailure;
import org.marshal4j.schema.Schema;

/**
 * Reads objects that other messages hold, of a type whose own messages begin with schema ids: held objects have none.
 * It writes nothing. Immutable and thread-safe.
 *
 * @param <T> the type
 */
public abstract class HeldObjects<T> implements Marshaller<T> {
    private final Marshaller<T> marshaller;
    private final Schema schema;

    /** Takes the marshaller of whole messages. */
    HeldObjects(Marshaller<T> marshaller) {
        this.marshaller = marshaller;
        this.schema = marshaller.schema().withoutSchemaId();
    }

    /**
     * Reads an object, and may leave the position anywhere if that fails.
     *
     * @param in the input
     * @return the object
     */
    protected abstract T readHeld(Input in);

    /**
     * Reads into an object, and may leave the position anywhere if that fails. Generated code overrides it, unless only
     * a constructor can fill objects.
     *
     * @param value the object
     * @param in the input
     */
    protected void fillHeld(T value, Input in) {
        throw new PlacedFailure(new UnsupportedOperationException(
                type().getName() + " can only be filled by its constructor: use toObject() instead of readInto()"));
    }

    @Override
    public final T read(Input in) {
        long start = in.position();
        try {
            return readHeld(in);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public final void readInto(T value, Input in) {
        long start = in.position();
        try {
            fillHeld(value, in);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }

    @Override
    public final void write(T value, Output out) {
        throw new UnsupportedOperationException("views only read");
    }

    @Override
    public final long sizeOf(T value) {
        throw new UnsupportedOperationException("views only read");
    }

    @Override
    public final Schema schema() {
        return schema;
    }

    @Override
    public final Class<T> type() {
        return marshaller.type();
    }
}
