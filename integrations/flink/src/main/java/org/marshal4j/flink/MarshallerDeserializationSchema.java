package org.marshal4j.flink;

import java.io.IOException;
import java.util.Objects;
import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.metrics.Counter;
import org.apache.flink.metrics.SimpleCounter;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ExactMessage;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.ReadLimits;

/**
 * Reads the records of a source, such as Kafka's, with a marshaller. Each record is one message of today's class, or of
 * another version of it if the type is evolvable.
 *
 * <pre>{@code
 * KafkaSource.<Quote>builder().setValueOnlyDeserializer(MarshallerDeserializationSchema.of(Quote.class));
 * }</pre>
 *
 * <p>A record that cannot be read fails the job, unless {@link #skippingUnreadable()} says otherwise. Null, such as a
 * tombstone of Kafka, is always skipped. Its settings never change: the methods that set something return a new schema.
 *
 * @param <T> the class, or the root of its family
 */
@SuppressWarnings("serial") // the transient fields are set again in readResolve
public final class MarshallerDeserializationSchema<T> implements DeserializationSchema<T> {
    /** The metric that counts the records skipped because they could not be read. */
    public static final String SKIPPED = "numRecordsUnreadable";

    private static final long serialVersionUID = 1L;

    /** The type of the records. */
    private final MarshallerTypeInfo<T> type;
    /** What a record may take. */
    private final ReadLimits limits;
    /** Whether records that cannot be read are skipped. */
    private final boolean isSkipping;

    private final transient Marshaller<T> marshaller;
    private transient Counter skipped = new SimpleCounter();

    private MarshallerDeserializationSchema(MarshallerTypeInfo<T> type, ReadLimits limits, boolean isSkipping) {
        this.type = type;
        this.limits = Objects.requireNonNull(limits);
        this.isSkipping = isSkipping;
        this.marshaller = type.marshaller();
    }

    /**
     * Reads objects of a class annotated with {@code @Marshal}.
     *
     * @param <T> the class
     * @param type the class
     * @return the schema
     * @throws IllegalArgumentException if the class has no marshaller
     */
    public static <T> MarshallerDeserializationSchema<T> of(Class<T> type) {
        return of(MarshallerTypeInfo.of(type));
    }

    /**
     * Reads objects of any class with a marshaller.
     *
     * @param <T> the class
     * @param type the type information of the class
     * @return the schema
     */
    public static <T> MarshallerDeserializationSchema<T> of(MarshallerTypeInfo<T> type) {
        return new MarshallerDeserializationSchema<>(type, ReadLimits.DEFAULT, false);
    }

    /**
     * {@return a schema that limits what a record may take} The default is {@link ReadLimits#DEFAULT}. A record beyond
     * the limits cannot be read.
     *
     * @param most the limits
     */
    public MarshallerDeserializationSchema<T> withLimits(ReadLimits most) {
        return new MarshallerDeserializationSchema<>(type, most, isSkipping);
    }

    /** {@return a schema that skips records that cannot be read, and counts them in the metric {@value #SKIPPED}} */
    public MarshallerDeserializationSchema<T> skippingUnreadable() {
        return new MarshallerDeserializationSchema<>(type, limits, true);
    }

    @Override
    public void open(InitializationContext context) {
        skipped = context.getMetricGroup().counter(SKIPPED);
    }

    /**
     * Reads a record.
     *
     * @return the object; null if the record is null or is skipped, and then Flink emits nothing
     * @throws IOException if the record cannot be read or bytes are left after it; the message names the type, the
     *     field and the offset
     */
    @Override
    public @Nullable T deserialize(byte @Nullable [] message) throws IOException {
        if (message == null) {
            return null;
        }
        try {
            return ExactMessage.message(marshaller, null, Input.of(message).limits(limits));
        } catch (MarshalException e) {
            if (isSkipping) {
                skipped.inc();
                return null;
            }
            throw new IOException("a record of " + message.length + " bytes cannot be read: " + e.getMessage(), e);
        }
    }

    /** {@return false: no record ends the stream} */
    @Override
    public boolean isEndOfStream(T next) {
        return false;
    }

    @Override
    public TypeInformation<T> getProducedType() {
        return type;
    }

    /** {@return a schema that has looked up its marshaller again} */
    private Object readResolve() {
        return new MarshallerDeserializationSchema<>(type, limits, isSkipping);
    }
}
