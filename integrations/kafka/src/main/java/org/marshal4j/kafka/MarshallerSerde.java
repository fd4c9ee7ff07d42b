package org.marshal4j.kafka;

import java.util.Map;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serializer;
import org.marshal4j.runtime.Marshaller;

/**
 * A {@link MarshallerSerializer} and a {@link MarshallerDeserializer} of one type, for Kafka Streams. State stores have no headers: give those
 * {@link #forStores}, which puts the fingerprint of the form before each message, so that a store that an older version of the application has
 * left is noticed.
 *
 * @param <T> the type of the messages
 */
public final class MarshallerSerde<T> implements Serde<T> {
    private final MarshallerSerializer<T> serializer;
    private final MarshallerDeserializer<T> deserializer;

    /** For Kafka, which calls {@link #configure} next. */
    public MarshallerSerde() {
        this(new MarshallerSerializer<>(), new MarshallerDeserializer<>());
    }

    private MarshallerSerde(MarshallerSerializer<T> serializer, MarshallerDeserializer<T> deserializer) {
        this.serializer = serializer;
        this.deserializer = deserializer;
    }

    /** For topics: the fingerprint of the form is in a header. */
    public static <T> MarshallerSerde<T> of(Marshaller<T> marshaller) {
        return of(marshaller, FormPlace.HEADER);
    }

    /** For state stores, and for topics that they are restored from: the fingerprint is before the message. */
    public static <T> MarshallerSerde<T> forStores(Marshaller<T> marshaller) {
        return of(marshaller, FormPlace.PREFIX);
    }

    private static <T> MarshallerSerde<T> of(Marshaller<T> marshaller, FormPlace place) {
        return new MarshallerSerde<>(
                MarshallerSerializer.of(marshaller).form(place),
                MarshallerDeserializer.of(marshaller).form(place));
    }

    /** Adds a source of former forms for reading. It is closed with the Serde. To be called before anything is read. */
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
