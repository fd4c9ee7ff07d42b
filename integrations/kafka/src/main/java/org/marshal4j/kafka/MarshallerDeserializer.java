package org.marshal4j.kafka;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.apache.kafka.common.serialization.Deserializer;
import org.jspecify.annotations.Nullable;
import org.marshal4j.runtime.ExactMessage;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.ReadLimits;

/**
 * Reads keys or values of records with a marshaller. Null is read as null.
 *
 * <pre>{@code
 * new KafkaConsumer<>(config, new StringDeserializer(), MarshallerDeserializer.of(QuoteMarshaller.INSTANCE));
 * }</pre>
 *
 * <p>A message whose fingerprint is that of another schema can be read if a {@link SchemaFinder} knows the schema or
 * the record contains it. If today's class can read every message of that schema, as is the case for evolvable types,
 * the message is read directly; otherwise it is converted field by field, by name. If nobody knows the schema, or the
 * message does not fit into today's schema, it is refused before the application sees anything. A message without a
 * fingerprint is assumed to have today's schema.
 *
 * <p>Create one with {@link #of}, or let Kafka create and configure it ({@link MarshallerConfig}). Use it from one
 * thread at a time, as Kafka does.
 *
 * @param <T> the type of the messages
 */
public final class MarshallerDeserializer<T> implements Deserializer<T> {
    private @Nullable Marshaller<T> marshaller;
    private @Nullable KnownSchemas<T> schemas;
    private List<SchemaFinder> sources = List.of();
    private PoisonHandler<T> poison = PoisonHandler.fail();
    private ReadLimits limits = ReadLimits.DEFAULT;
    private FingerprintPlace place = FingerprintPlace.HEADER;
    private Role role = Role.VALUE;

    /** Creates an instance for Kafka, which then calls {@link #configure}. */
    public MarshallerDeserializer() {}

    /**
     * Creates a deserializer for values, with the fingerprint of their schema in a header.
     *
     * @param <T> the type of the messages
     * @param marshaller the marshaller of that type
     * @return the deserializer
     */
    public static <T> MarshallerDeserializer<T> of(Marshaller<T> marshaller) {
        MarshallerDeserializer<T> deserializer = new MarshallerDeserializer<>();
        deserializer.use(marshaller, List.of());
        return deserializer;
    }

    /**
     * Switches to keys, whose headers have other names. Call this before reading.
     *
     * @return this
     */
    public MarshallerDeserializer<T> forKeys() {
        role = Role.KEY;
        return this;
    }

    /**
     * Says where to look for the fingerprint. Call this before reading.
     *
     * @param where the place
     * @return this
     */
    public MarshallerDeserializer<T> fingerprint(FingerprintPlace where) {
        place = Objects.requireNonNull(where);
        return this;
    }

    /**
     * Adds a source of former schemas, which is asked after those added before. It is closed with the deserializer.
     * Call this before reading.
     *
     * @param source the source
     * @return this
     */
    public MarshallerDeserializer<T> knowing(SchemaFinder source) {
        List<SchemaFinder> more = new ArrayList<>(sources);
        more.add(source);
        use(chosen(), more);
        return this;
    }

    /**
     * Sets what to do with messages that cannot be read. The default is {@link PoisonHandler#fail()}.
     *
     * @param handler the handler
     * @return this
     */
    public MarshallerDeserializer<T> onPoison(PoisonHandler<T> handler) {
        poison = Objects.requireNonNull(handler);
        return this;
    }

    /**
     * Limits what a message may take. The default is {@link ReadLimits#DEFAULT}.
     *
     * @param most the limits
     * @return this
     */
    public MarshallerDeserializer<T> limits(ReadLimits most) {
        limits = Objects.requireNonNull(most);
        return this;
    }

    /**
     * Configures this deserializer. If it was created by {@link #of}, this only sets whether it is for keys.
     *
     * @throws org.apache.kafka.common.config.ConfigException if the class is missing or has no marshaller, or there is
     *     no such lock file
     */
    @Override
    public void configure(Map<String, ?> configs, boolean isKey) {
        role = Role.of(isKey);
        if (marshaller != null) {
            return;
        }
        MarshallerConfig config = new MarshallerConfig(configs, role);
        Marshaller<T> configured = config.marshaller();
        place = config.place();
        poison = config.poisonHandler();
        limits = config.limits();
        use(configured, config.sources(configured));
    }

    private void use(Marshaller<T> chosen, List<SchemaFinder> known) {
        marshaller = chosen;
        sources = known;
        schemas = new KnownSchemas<>(chosen, known);
    }

    private Marshaller<T> chosen() {
        if (marshaller == null) {
            throw new IllegalStateException("call configure first");
        }
        return marshaller;
    }

    /**
     * Reads a message.
     *
     * @throws SerializationException if the message cannot be read and the {@link PoisonHandler} does not handle it
     */
    @Override
    public @Nullable T deserialize(String topic, byte @Nullable [] data) {
        return deserialize(topic, new RecordHeaders(), data);
    }

    /**
     * Reads a message.
     *
     * @throws SerializationException as {@link #deserialize(String, byte[])}
     */
    @Override
    public @Nullable T deserialize(String topic, Headers headers, byte @Nullable [] data) {
        return data == null ? null : deserialize(topic, headers, data, 0, data.length);
    }

    /**
     * Reads a message. If the buffer gives access to its array, as those of Kafka's consumer do, the bytes are read in
     * place. The message in a direct or read-only buffer is copied first. The buffer's position stays the same.
     *
     * @throws SerializationException as {@link #deserialize(String, byte[])}
     */
    @Override
    public @Nullable T deserialize(String topic, Headers headers, @Nullable ByteBuffer data) {
        if (data == null) {
            return null;
        }
        if (data.hasArray()) {
            int offset = data.arrayOffset() + data.position();
            return deserialize(topic, headers, data.array(), offset, data.remaining());
        }
        byte[] copy = new byte[data.remaining()];
        data.get(data.position(), copy);
        return deserialize(topic, headers, copy);
    }

    private @Nullable T deserialize(String topic, Headers headers, byte[] array, int offset, int length) {
        try {
            return read(headers, Input.of(array, offset, length).limits(limits));
        } catch (MarshalException | SerializationException | IllegalArgumentException e) {
            byte[] message = Arrays.copyOfRange(array, offset, offset + length);
            return poison.handle(new PoisonMessage(topic, headers, message, e));
        }
    }

    private T read(Headers headers, Input in) {
        Marshaller<T> known = chosen();
        KnownSchemas<T> formers = Objects.requireNonNull(schemas);
        switch (place) {
            case NONE:
                return ExactMessage.message(known, null, in);
            case PREFIX:
                if (in.remaining() < Long.BYTES) {
                    throw new SerializationException(
                            in.remaining() + " bytes are too few for the fingerprint before a message");
                }
                return prefixed(formers, Long.reverseBytes(in.readLong()), headers, in);
            default:
                Header first = headers.lastHeader(role.fingerprintHeader());
                return first == null
                        ? ExactMessage.message(known, null, in)
                        : read(formers, number(first), headers, in);
        }
    }

    private T prefixed(KnownSchemas<T> known, long number, Headers headers, Input in) {
        return known.isTodays(number)
                ? ExactMessage.message(chosen(), null, in)
                : former(known, new SchemaNumbers(number, 0), headers, in);
    }

    private T read(KnownSchemas<T> known, long fingerprint, Headers headers, Input in) {
        Header second = known.hasNames(fingerprint) ? headers.lastHeader(role.namesHeader()) : null;
        long names = second == null ? 0 : number(second);
        return known.isTodays(fingerprint, names)
                ? ExactMessage.message(chosen(), null, in)
                : former(known, new SchemaNumbers(fingerprint, names), headers, in);
    }

    private T former(KnownSchemas<T> known, SchemaNumbers numbers, Headers headers, Input in) {
        return known.read(numbers, () -> schema(headers), in);
    }

    private byte @Nullable [] schema(Headers headers) {
        Header schema = headers.lastHeader(role.schemaHeader());
        return schema == null ? null : schema.value();
    }

    private static long number(Header header) {
        byte[] bytes = header.value();
        if (bytes == null || bytes.length != Long.BYTES) {
            throw new SerializationException("the header " + header.key() + " has "
                    + (bytes == null ? "no value" : bytes.length + " bytes") + ", and a fingerprint has 8");
        }
        return ByteBuffer.wrap(bytes).getLong();
    }

    @Override
    public void close() {
        sources.forEach(SchemaFinder::close);
    }
}
