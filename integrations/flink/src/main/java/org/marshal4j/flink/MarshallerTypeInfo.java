package org.marshal4j.flink;

import java.util.Optional;
import org.apache.flink.api.common.serialization.SerializerConfig;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.RuntimeProblem;

/**
 * The type information of a class with a marshaller.
 *
 * <pre>{@code
 * DataStream<Quote> quotes = lines.map(Quote::parse).returns(MarshallerTypeInfo.of(Quote.class));
 * }</pre>
 *
 * <p>A type can be a key if {@linkplain Marshaller#keyObstacle nothing} prevents it, because Flink finds the state
 * of a key by its bytes. Immutable and thread-safe.
 *
 * @param <T> the class, or the root of its family
 */
public final class MarshallerTypeInfo<T> extends TypeInformation<T> {
    private static final long serialVersionUID = 1L;

    /** The class and its marshaller. */
    private final Marshalled<T> marshalled;

    private MarshallerTypeInfo(Marshalled<T> marshalled) {
        this.marshalled = marshalled;
        marshalled.marshaller();
    }

    /**
     * Describes a class annotated with {@code @Marshal}.
     *
     * @param <T> the class
     * @param type the class
     * @return its type information
     * @throws IllegalArgumentException if it has no marshaller; the message says how to set up the annotation processor
     */
    public static <T> MarshallerTypeInfo<T> of(Class<T> type) {
        return new MarshallerTypeInfo<>(new Marshalled<>(type, null));
    }

    /**
     * Describes a class imported with {@code @MarshalImport}.
     *
     * @param <T> the class
     * @param importer the type with the annotation
     * @param type the imported class
     * @return its type information
     * @throws IllegalArgumentException if it has no marshaller there
     */
    public static <T> MarshallerTypeInfo<T> of(Class<?> importer, Class<T> type) {
        return new MarshallerTypeInfo<>(new Marshalled<>(type, importer));
    }

    /** {@return why the class cannot be a key, such as {@code a.Quote.bid is float64: …}; empty if it can} */
    public Optional<String> keyObstacle() {
        return marshaller().keyObstacle();
    }

    /** The message that refuses the class as a key; empty if it can be a key. */
    Optional<String> refusalAsKey() {
        return Marshallers.refusalAsKey(marshaller());
    }

    /** The message that refuses the class as a key because of its hash code; empty if it can be a key. */
    Optional<String> refusalOfHashCode() {
        return HashCodes.obstacle(
                        getTypeClass(), marshaller().schema().members().values())
                .map(obstacle -> getTypeClass().getName()
                        + " cannot be used as a key, since equal keys need the same hashCode in every JVM: " + obstacle
                        + ". " + RuntimeProblem.HASH_DIFFERS.fix() + " [" + RuntimeProblem.HASH_DIFFERS.code() + "]");
    }

    Marshaller<T> marshaller() {
        return marshalled.marshaller();
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
