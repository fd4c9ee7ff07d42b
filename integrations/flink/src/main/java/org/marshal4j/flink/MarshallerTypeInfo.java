package org.marshal4j.flink;

import java.util.Optional;
import org.apache.flink.api.common.serialization.SerializerConfig;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;

/**
 * What Flink wants to know of a class with a marshaller. A type is a key if {@linkplain Marshaller#keyObstacle nothing} is in the way: Flink finds the state of a key by
 * its bytes. Immutable and thread-safe.
 *
 * @param <T> the class, or the root of its family
 */
public final class MarshallerTypeInfo<T> extends TypeInformation<T> {
    private static final long serialVersionUID = 1L;

    private final Marshalled<T> marshalled;

    private MarshallerTypeInfo(Marshalled<T> marshalled) {
        this.marshalled = marshalled;
        marshalled.marshaller();
    }

    /**
     * Describes a class that is annotated with {@code @Marshal}.
     *
     * @throws IllegalArgumentException if it has no marshaller; the message says how to set the annotation processor up
     */
    public static <T> MarshallerTypeInfo<T> of(Class<T> type) {
        return new MarshallerTypeInfo<>(new Marshalled<>(type, null));
    }

    /**
     * Describes a class that was imported with {@code @MarshalImport}.
     *
     * @param importer the type that bears the annotation
     * @throws IllegalArgumentException if it has no marshaller there
     */
    public static <T> MarshallerTypeInfo<T> of(Class<?> importer, Class<T> type) {
        return new MarshallerTypeInfo<>(new Marshalled<>(type, importer));
    }

    /** Why it is no key, such as {@code a.Quote.bid is float64: …}; empty if it is one. */
    public Optional<String> keyObstacle() {
        return marshalled.marshaller().keyObstacle();
    }

    /** What is said as it is refused as a key; empty if it is one. */
    Optional<String> refusalAsKey() {
        return Marshallers.refusalAsKey(marshalled.marshaller());
    }

    @Override
    public boolean isKeyType() {
        return keyObstacle().isEmpty();
    }

    @Override
    public TypeSerializer<T> createSerializer(@Nullable SerializerConfig config) {
        return new MarshallerTypeSerializer<>(marshalled);
    }

    @Override
    public Class<T> getTypeClass() {
        return marshalled.type();
    }

    @Override
    public boolean isBasicType() {
        return false;
    }

    @Override
    public boolean isTupleType() {
        return false;
    }

    @Override
    public int getArity() {
        return 1;
    }

    @Override
    public int getTotalFields() {
        return 1;
    }

    @Override
    public boolean canEqual(Object other) {
        return other instanceof MarshallerTypeInfo;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof MarshallerTypeInfo<?> info && marshalled.equals(info.marshalled);
    }

    @Override
    public int hashCode() {
        return marshalled.hashCode();
    }

    @Override
    public String toString() {
        return "MarshallerTypeInfo<" + marshalled + ">";
    }
}
