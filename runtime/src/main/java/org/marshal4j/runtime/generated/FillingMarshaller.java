package org.marshal4j.runtime.generated;

import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.generated.value.Checks;
import org.marshal4j.schema.Schema;

/** The superclass of generated marshallers that read into objects of exactly one class. */
public abstract class FillingMarshaller<T> extends GeneratedMarshaller<T> {
    /** As {@link GeneratedMarshaller#GeneratedMarshaller(Class, String, String...)}. */
    protected FillingMarshaller(Class<T> type, String version, String... fields) {
        super(type, version, fields);
    }

    /** As {@link GeneratedMarshaller#GeneratedMarshaller(Class, String, Schema)}. */
    protected FillingMarshaller(Class<?> type, String version, Schema schema) {
        super(type, version, schema);
    }

    @Override
    public final void readInto(T value, Input in) {
        long start = in.position();
        try {
            Checks.exactType(value, type());
            readMessage(value, in);
        } catch (Throwable failure) {
            throw Failures.reading(this, in, start, failure);
        }
    }
}
