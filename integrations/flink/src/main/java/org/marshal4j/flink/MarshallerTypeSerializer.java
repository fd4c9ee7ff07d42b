package org.marshal4j.flink;

import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ExactMessage;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/**
 * Writes and reads objects with the marshaller of their class. {@link MarshallerTypeInfo} creates it:
 *
 * <pre>{@code
 * TypeSerializer<Quote> serializer = MarshallerTypeInfo.of(Quote.class).createSerializer(config);
 * }</pre>
 *
 * <p>With object reuse, reading and copying fill the given object and create garbage only where
 * {@link org.marshal4j.runtime.Marshaller#readInto} does. Immutable and thread-safe.
 *
 * @param <T> the class, or the root of its family
 */
public final class MarshallerTypeSerializer<T> extends FramedSerializer<T> {
    private static final long serialVersionUID = 1L;

    MarshallerTypeSerializer(Marshalled<T> marshalled) {
        super(marshalled, StoredSchema.frame(marshalled.marshaller().schema()));
    }

    @Override
    void write(T value, Output out) {
        marshaller.write(value, out);
    }

    @Override
    T read(@Nullable T reuse, Input in) {
        return ExactMessage.message(marshaller, reuses.canFill(reuse, in) ? reuse : null, in);
    }

    @Override
    public TypeSerializerSnapshot<T> snapshotConfiguration() {
        return new MarshallerSerializerSnapshot<>(marshalled);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MarshallerTypeSerializer<?> serializer && marshalled.equals(serializer.marshalled);
    }

    @Override
    public int hashCode() {
        return marshalled.hashCode();
    }

    @Override
    public String toString() {
        return "MarshallerTypeSerializer<" + marshalled + ">";
    }

    /** {@return a serializer that has looked up its marshaller again} */
    private Object readResolve() {
        return new MarshallerTypeSerializer<>(marshalled);
    }
}
