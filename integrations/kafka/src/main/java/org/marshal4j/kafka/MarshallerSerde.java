package org.marshal4j.kafka;

import java.util.Map;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serde;
import org.apache.kafka.common.serialization.Serializer;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.ReadLimits;

/**
 * A {@link MarshallerSerializer} and a {@link MarshallerDeserializer} of one type, for Kafka Streams.
 *
 * <pre>{@code
 * Consumed.with(
 *         MarshallerSerde.of(SymbolMarshaller.INSTANCE).forKeys(), MarshallerSerde.of(QuoteMarshaller.INSTANCE));
 * Materialized.with(
 *         MarshallerSerde.of(SymbolMarshaller.INSTANCE).fingerprint(FingerprintPlace.NONE).forKeys(),
 *         MarshallerSerde.forStores(QuoteMarshaller.INSTANCE));
 * }</pre>
 *
 * <p>Entries of state stores have no headers. Use {@link #forStores} for them: it puts the fingerprint of the schema
 * before each message, so that a store written by an older version of the application is noticed. With {@link #of},
 * Kafka Streams would look for the fingerprint of an entry in the headers of the record that it processes just then.
 *
 * <p>Kafka Streams does not call {@link #configure} on a Serde that it is given as an object, so a Serde does not know
 * that it is for keys unless {@link #forKeys} says so. Keys need the same bytes in stores as in topics, since Kafka
 * Streams computes partitions from either. So use {@link FingerprintPlace#NONE} for keys in stores.
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
     * Creates a Serde for the values of topics: the fingerprint of the schema is in a header.
     *
     * @param <T> the type of the messages
     * @param marshaller the marshaller of that type
     * @return the Serde
     */
    public static <T> MarshallerSerde<T> of(Marshaller<T> marshaller) {
        return new MarshallerSerde<>(MarshallerSerializer.of(marshaller), MarshallerDeserializer.of(marshaller));
    }

    /**
     * Creates a Serde for the values of state stores and of the topics they are restored from: the fingerprint is
     * before the message.
     *
     * @param <T> the type of the messages
     * @param marshaller the marshaller of that type
     * @return the Serde
     */
    public static <T> MarshallerSerde<T> forStores(Marshaller<T> marshaller) {
        return of(marshaller).fingerprint(FingerprintPlace.PREFIX);
    }

    /**
     * Switches to keys, whose headers have other names. Call this before use.
     *
     * @return this
     * @throws IllegalArgumentException as {@link MarshallerSerializer#forKeys}, if equal keys may have different bytes
     */
    public MarshallerSerde<T> forKeys() {
        serializer.forKeys();
        deserializer.forKeys();
        return this;
    }

    /**
     * Switches to keys without checking that equal keys have equal bytes, as
     * {@link MarshallerSerializer#forUncheckedKeys} does. Call this before use.
     *
     * @return this
     */
    public MarshallerSerde<T> forUncheckedKeys() {
        serializer.forUncheckedKeys();
        deserializer.forKeys();
        return this;
    }

    /**
     * Puts the fingerprint somewhere else, or leaves it out, and looks for it there. Call this before use.
     *
     * @param where where to put it
     * @return this
     */
    public MarshallerSerde<T> fingerprint(FingerprintPlace where) {
        serializer.fingerprint(where);
        deserializer.fingerprint(where);
        return this;
    }

    /**
     * Puts the whole schema into a header of each record, for consumers that have no other way to find it. Call this
     * before writing. It is not for stores of Kafka Streams, which pass the headers of the record being processed.
     *
     * @return this
     */
    public MarshallerSerde<T> withSchemaInline() {
        serializer.withSchemaInline();
        return this;
    }

    /**
     * Adds a source of former schemas for reading. It is closed with the Serde. Call this before reading.
     *
     * @param source the source
     * @return this
     */
    public MarshallerSerde<T> knowing(SchemaFinder source) {
        deserializer.knowing(source);
        return this;
    }

    /**
     * Sets what to do with messages that cannot be read. Kafka Streams takes null as the deletion of an entry, so a
     * handler that returns null belongs in other programs.
     *
     * @param handler the handler
     * @return this
     */
    public MarshallerSerde<T> onPoison(PoisonHandler<T> handler) {
        deserializer.onPoison(handler);
        return this;
    }

    /**
     * Limits what a message may take when it is read. The default is {@link ReadLimits#DEFAULT}.
     *
     * @param most the limits
     * @return this
     */
    public MarshallerSerde<T> limits(ReadLimits most) {
        deserializer.limits(most);
        return this;
    }

    /**
     * Configures both parts, as {@link MarshallerSerializer#configure} and {@link MarshallerDeserializer#configure} do.
     */
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
