package org.marshal4j.kafka;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.common.config.ConfigException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.apache.kafka.common.serialization.Serializer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.StreamHeader;

/**
 * Writes keys or values of records with a marshaller. Each record also carries the fingerprint of the schema, so
 * consumers with another schema notice. Null is written as null.
 *
 * <pre>{@code
 * new KafkaProducer<>(config, new StringSerializer(), MarshallerSerializer.of(QuoteMarshaller.INSTANCE));
 * }</pre>
 *
 * <p>Create one with {@link #of}, or let Kafka create and configure it ({@link MarshallerConfig}). Kafka assigns
 * records to partitions by the bytes of their keys, so a class whose equal values may have different bytes is refused
 * as a key ({@link Marshaller#keyObstacle}). Thread-safe once configured.
 *
 * @param <T> the type of the messages
 */
public final class MarshallerSerializer<T> implements Serializer<T> {
    private @Nullable Marshaller<T> marshaller;
    private Role role = Role.VALUE;
    private FingerprintPlace place = FingerprintPlace.HEADER;
    private boolean isInline;
    private SchemaNumbers numbers = new SchemaNumbers(0, 0);
    private long prefix;
    /** Volatile, because several threads may send with one serializer, and share these. */
    private volatile Header @Nullable [] headers;

    /** Creates an instance for Kafka, which then calls {@link #configure}. */
    public MarshallerSerializer() {}

    /**
     * Creates a serializer for values, with the fingerprint of their schema in a header.
     *
     * @param <T> the type of the messages
     * @param marshaller the marshaller of that type
     * @return the serializer
     */
    public static <T> MarshallerSerializer<T> of(Marshaller<T> marshaller) {
        MarshallerSerializer<T> serializer = new MarshallerSerializer<>();
        serializer.use(marshaller);
        return serializer;
    }

    /**
     * Switches to keys, whose headers have other names. Call this before writing.
     *
     * @return this
     * @throws IllegalArgumentException if equal keys may have different bytes ({@link Marshaller#keyObstacle}); the
     *     message names the field
     */
    public MarshallerSerializer<T> forKeys() {
        Marshallers.refusalAsKey(chosen()).ifPresent(reason -> {
            throw new IllegalArgumentException(reason);
        });
        return forUncheckedKeys();
    }

    /**
     * Switches to keys without checking that equal keys have equal bytes. Use this if you know that they do, for
     * example because a collection field never holds a hash set. Call this before writing.
     *
     * @return this
     */
    public MarshallerSerializer<T> forUncheckedKeys() {
        role = Role.KEY;
        return this;
    }

    /**
     * Puts the fingerprint somewhere else, or leaves it out. Call this before writing.
     *
     * @param where where to put it
     * @return this
     */
    public MarshallerSerializer<T> fingerprint(FingerprintPlace where) {
        place = Objects.requireNonNull(where);
        return this;
    }

    /**
     * Puts the whole schema into a header of each record, for consumers that have no other way to find it. Call this
     * before writing.
     *
     * @return this
     */
    public MarshallerSerializer<T> withSchemaInline() {
        isInline = true;
        return this;
    }

    /**
     * Configures this serializer. If it was created by {@link #of}, this only sets whether it is for keys, and checks
     * that as {@link #forKeys} does, unless {@link #forUncheckedKeys} was called before.
     *
     * @throws ConfigException if the class is missing or has no marshaller, or if it is the class of keys and equal
     *     keys may have different bytes
     * @throws IllegalArgumentException in that last case, if this serializer was created by {@link #of}
     * @throws org.apache.kafka.common.KafkaException if the schema cannot be published in the topic of schemas
     */
    @Override
    public void configure(Map<String, ?> configs, boolean isKey) {
        if (marshaller != null && isKey && role != Role.KEY) {
            forKeys();
        }
        role = Role.of(isKey);
        if (marshaller != null) {
            return;
        }
        MarshallerConfig config = new MarshallerConfig(configs, role);
        Marshaller<T> configured = config.marshaller();
        if (isKey && !config.hasUncheckedKeys()) {
            Marshallers.refusalAsKey(configured).ifPresent(reason -> {
                throw new ConfigException(
                        MarshallerConfig.KEY_TYPE, configured.type().getName(), reason);
            });
        }
        place = config.place();
        isInline = config.isInline();
        use(configured);
        try (SchemaTopic topic = config.schemaTopic()) {
            if (topic != null) {
                topic.publish(configured);
            }
        }
    }

    private Marshaller<T> chosen() {
        if (marshaller == null) {
            throw new IllegalStateException("call configure first");
        }
        return marshaller;
    }

    private void use(Marshaller<T> chosen) {
        marshaller = chosen;
        numbers = SchemaNumbers.of(chosen.schema());
        prefix = numbers.combined();
    }

    /**
     * Returns the message, after its fingerprint with {@link FingerprintPlace#PREFIX}.
     *
     * @throws SerializationException if it cannot be written; the cause says why
     */
    @Override
    public byte @Nullable [] serialize(String topic, @Nullable T data) {
        Marshaller<T> known = chosen();
        if (data == null) {
            return null;
        }
        try {
            return place == FingerprintPlace.PREFIX ? prefixed(known, data) : known.toByteArray(data);
        } catch (MarshalException e) {
            throw new SerializationException("topic " + topic + ": " + e.getMessage(), e);
        }
    }

    /**
     * Returns the message and sets the headers that it needs. These replace the headers of an earlier message.
     *
     * @throws SerializationException as {@link #serialize(String, Object)}
     */
    @Override
    public byte @Nullable [] serialize(String topic, Headers into, @Nullable T data) {
        byte[] message = serialize(topic, data);
        if (!numbers.hasNames() && place == FingerprintPlace.HEADER && into.lastHeader(role.namesHeader()) != null) {
            // That of an earlier message of another class.
            into.remove(role.namesHeader());
        }
        for (Header header : headers()) {
            into.remove(header.key());
            if (message != null) {
                into.add(header);
            }
        }
        return message;
    }

    private byte[] prefixed(Marshaller<T> known, T data) {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(Long.BYTES + known.sizeOf(data)));
        bytes.putLong(prefix);
        known.write(data, bytes);
        return bytes.array();
    }

    /** The same objects for each record: they never change, so a send creates no garbage except its bytes. */
    private Header[] headers() {
        Header[] made = headers;
        if (made == null) {
            made = makeHeaders();
            headers = made;
        }
        return made;
    }

    private Header[] makeHeaders() {
        List<Header> made = new ArrayList<>();
        if (place == FingerprintPlace.HEADER) {
            made.add(header(role.fingerprintHeader(), numbers.fingerprint()));
            if (numbers.hasNames()) {
                made.add(header(role.namesHeader(), numbers.names()));
            }
        }
        if (isInline) {
            made.add(new RecordHeader(role.schemaHeader(), StreamHeader.toBytes(chosen())));
        }
        return made.toArray(Header[]::new);
    }

    private static Header header(String name, long number) {
        return new RecordHeader(name, KnownSchemas.bytes(number));
    }
}
