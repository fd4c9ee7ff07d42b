package org.marshal4j.flink;

import org.apache.flink.api.common.InvalidProgramException;
import org.apache.flink.api.common.serialization.SerializationSchema;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;

/**
 * Writes the records of a sink, such as Kafka's, with a marshaller. Each record is one message, and nothing else.
 *
 * <pre>{@code
 * KafkaRecordSerializationSchema.<Quote>builder()
 *         .setTopic("quotes")
 *         .setValueSerializationSchema(MarshallerSerializationSchema.of(Quote.class))
 *         .build();
 * }</pre>
 *
 * <p>Immutable.
 *
 * @param <T> the class, or the root of its family
 */
@SuppressWarnings("serial") // the transient field is set again in readResolve
public final class MarshallerSerializationSchema<T> implements SerializationSchema<T> {
    private static final long serialVersionUID = 1L;

    /** The type of the records. */
    private final MarshallerTypeInfo<T> type;

    private final transient Marshaller<T> marshaller;

    private MarshallerSerializationSchema(MarshallerTypeInfo<T> type) {
        this.type = type;
        this.marshaller = type.marshaller();
    }

    /**
     * Writes objects of a class annotated with {@code @Marshal}.
     *
     * @param <T> the class
     * @param type the class
     * @return the schema
     * @throws IllegalArgumentException if the class has no marshaller
     */
    public static <T> MarshallerSerializationSchema<T> of(Class<T> type) {
        return of(MarshallerTypeInfo.of(type));
    }

    /**
     * Writes objects of any class with a marshaller.
     *
     * @param <T> the class
     * @param type the type information of the class
     * @return the schema
     */
    public static <T> MarshallerSerializationSchema<T> of(MarshallerTypeInfo<T> type) {
        return new MarshallerSerializationSchema<>(type);
    }

    /**
     * Checks that the class can be that of keys, which choose the partition of a record by their bytes.
     *
     * @return this
     * @throws InvalidProgramException if equal keys may have different bytes; the message names the field
     */
    public MarshallerSerializationSchema<T> forKeys() {
        type.refusalAsKey().ifPresent(reason -> {
            throw new InvalidProgramException(reason);
        });
        return this;
    }

    /**
     * Writes an object.
     *
     * @throws MarshalException if it cannot be written, which fails the job; the message names the type and the field
     */
    @Override
    public byte[] serialize(T element) {
        return marshaller.toByteArray(element);
    }

    /** {@return a schema that has looked up its marshaller again} */
    private Object readResolve() {
        return new MarshallerSerializationSchema<>(type);
    }
}
