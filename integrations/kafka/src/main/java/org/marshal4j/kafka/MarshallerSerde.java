package org.marshal4j.kafka;

import java.util.Map;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serializer;
import org.marshal4j.runtime.Marshaller;

/**
 * A {@link MarshallerSerializer} and a {@link MarshallerDeserializer} of one type, for Kafka Streams.
 *
 * <pre>{@code
 * Consumed.with(Serdes.String(), MarshallerSerde.of(QuoteMarshaller.INSTANCE));
 * Materialized.with(Serdes.String(), MarshallerSerde.forStores(QuoteMarshaller.INSTANCE));
 * }</pre>
 *
 * <p>State stores have no headers. Use {@link #forStores} for them: it puts the fingerprint of the schema before each
 * message, so that a store written by an older version of the application is noticed.
 *
 * @param <T> the type of the messages
 */
public final class MarshallerSerde<T> implements Serde<T> {
    private final MarshallerSerializer<T> serializer;
    private final MarshallerDeserializer<T> deserializer;

    /** Creates an instance for Kafka, which then calls {@link #configure}. */
    public MarshallerSerde() {
        this(new MarshallerSerializer<>(), new MarshallerDeserializer<>());
    }

    private MarshallerSerde(MarshallerSerializer<T> serializer, MarshallerDeserializer<T> deserializer) {
        this.serializer = serializer;
        this.deserializer = deserializer;
    }

    /**
     * Creates a Serde for topics: the fingerprint of the schema is in a header.
     *
     * @param <T> the type of the messages
     * @param marshaller the marshaller of that type
     * @return the Serde
     */
    public static <T> MarshallerSerde<T> of(Marshaller<T> marshaller) {
        return of(marshaller, FormPlace.HEADER);
    }

    /**
     * Creates a Serde for state stores and the topics they are restored from: the fingerprint is before the message.
     *
     * @param <T> the type of the messages
     * @param marshaller the marshaller of that type
     * @return the Serde
     */
    public static <T> MarshallerSerde<T> forStores(Marshaller<T> marshaller) {
        return of(marshaller, FormPlace.PREFIX);
    }

    private static <T> MarshallerSerde<T> of(Marshaller<T> marshaller, FormPlace place) {
        return new MarshallerSerde<>(
                MarshallerSerializer.of(marshaller).form(place),
                MarshallerDeserializer.of(marshaller).form(place));
    }

    /**
     * Adds a source of former schemas for reading. It is closed with the Serde. Call this before reading.
     *
     * @param source the source
     * @return this
     */
    public MarshallerSerde<T> knowing(FormSource source) {
        deserializer.knowing(source);
        return this;
    }

    /** Sets both up, as {@link MarshallerSerializer#configure} and {@link MarshallerDeserializer#configure} do. */
    @Override
    public void configure(Map<String, ?> configs, boolean isKey) {
        serializer.configure(configs, isKey);
        deserializer.configure(configs, isKey);
    }

    @Override
    public Serializer<T> serializer() {
        return serializer;
    }

    @Override
    public Deserializer<T> deserializer() {
        return deserializer;
    }

    @Override
    public void close() {
        serializer.close();
        deserializer.close();
    }
}
