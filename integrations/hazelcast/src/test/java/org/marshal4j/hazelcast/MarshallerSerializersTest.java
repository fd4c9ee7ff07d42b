package org.marshal4j.hazelcast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.hazelcast.config.SerializationConfig;
import com.hazelcast.config.SerializerConfig;
import com.hazelcast.internal.serialization.Data;
import com.hazelcast.internal.serialization.InternalSerializationService;
import com.hazelcast.internal.serialization.impl.DefaultSerializationServiceBuilder;
import com.hazelcast.internal.serialization.impl.HeapData;
import com.hazelcast.nio.ObjectDataInput;
import com.hazelcast.nio.ObjectDataOutput;
import com.hazelcast.nio.serialization.DataSerializable;
import com.hazelcast.nio.serialization.HazelcastSerializationException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.schema.Schema;

/** Passes objects through Hazelcast's own serialization service, without a grid. */
class MarshallerSerializersTest {
    private static final int HEADER = Long.BYTES + Integer.BYTES;
    private static final Quote QUOTE = new Quote(7, 1.25, "VOD.L");

    private final SerializationConfig config = new SerializationConfig();

    private InternalSerializationService service() {
        return new DefaultSerializationServiceBuilder().setConfig(config).build();
    }

    private InternalSerializationService ofQuotes() {
        MarshallerSerializers.register(config, QuoteMarshaller.INSTANCE);
        return service();
    }

    private static byte[] payload(Data data) {
        byte[] bytes = data.toByteArray();
        return Arrays.copyOfRange(bytes, HeapData.DATA_OFFSET, bytes.length);
    }

    private static Data withPayload(Data data, byte[] payload) {
        byte[] bytes = Arrays.copyOf(data.toByteArray(), HeapData.DATA_OFFSET + payload.length);
        System.arraycopy(payload, 0, bytes, HeapData.DATA_OFFSET, payload.length);
        return new HeapData(bytes);
    }

    @Test
    void equalKeysNeedEqualBytes() {
        assertThatThrownBy(() -> MarshallerSerializers.registerKey(config, QuoteMarshaller.INSTANCE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("org.marshal4j.hazelcast.Quote cannot be used as a key")
                .hasMessageEndingWith("[MARSHAL231]");
        assertThat(config.getSerializerConfigs()).isEmpty();
    }

    @Test
    void messageFollowsTheFingerprintAndTheLength() {
        InternalSerializationService service = ofQuotes();

        Data data = service.toData(QUOTE);

        byte[] message = QuoteMarshaller.INSTANCE.toByteArray(QUOTE);
        assertThat(payload(data))
                .isEqualTo(ByteBuffer.allocate(HEADER + message.length)
                        .order(ByteOrder.LITTLE_ENDIAN)
                        .putLong(QuoteMarshaller.INSTANCE.schema().fingerprint())
                        .putInt(message.length)
                        .put(message)
                        .array());
        assertThat(data.getType()).isEqualTo(MarshallerSerializers.typeId(Quote.class.getName()));
        assertThat(service.<Quote>toObject(data)).isEqualTo(QUOTE);
    }

    /** Hazelcast writes null itself, wherever it occurs. */
    @Test
    void nullIsNull() {
        InternalSerializationService service = ofQuotes();
        List<Quote> quotes = new ArrayList<>(Arrays.asList(QUOTE, null, QUOTE));

        assertThat(service.<Object>toObject(service.toData(null))).isNull();
        assertThat(service.<List<Quote>>toObject(service.toData(quotes))).isEqualTo(quotes);
    }

    @Test
    void membersOfAFamilyAreWrittenByTheRootsSerializer() {
        MarshallerSerializers.register(config, AuditedMarshaller.INSTANCE);
        MarshallerSerializers.register(config, 12, EventMarshaller.INSTANCE);
        InternalSerializationService service = service();

        for (Object event : List.of(new Event.Opened(3), new Event.Traded(4, 0.5))) {
            Data data = service.toData(event);
            assertThat(data.getType()).isEqualTo(12);
            assertThat(service.<Object>toObject(data)).isEqualTo(event);
        }
        Audited.Login login = new Audited.Login("me");
        assertThat(service.<Object>toObject(service.toData(login))).isEqualTo(login);
    }

    @Test
    void otherSchemaIsRefused() {
        InternalSerializationService service = ofQuotes();
        Data data = service.toData(QUOTE);
        byte[] other = payload(data);
        other[3]++;

        assertThatThrownBy(() -> service.toObject(withPayload(data, other)))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasStackTraceContaining("written with another schema")
                .hasStackTraceContaining(Quote.class.getName());
    }

    @Test
    void everyShorterMessageIsRefused() {
        InternalSerializationService service = ofQuotes();
        Data data = service.toData(QUOTE);
        byte[] whole = payload(data);

        for (int length = 0; length < whole.length; length++) {
            Data shorter = withPayload(data, Arrays.copyOf(whole, length));
            assertThatThrownBy(() -> service.toObject(shorter)).isInstanceOf(HazelcastSerializationException.class);
        }
    }

    /** Otherwise, a few bytes could cause an allocation of 2 GiB. */
    @Test
    void lengthIsNotTrusted() {
        InternalSerializationService service = ofQuotes();
        Data data = service.toData(QUOTE);
        byte[] hostile = payload(data);
        ByteBuffer.wrap(hostile).order(ByteOrder.LITTLE_ENDIAN).putInt(Long.BYTES, Integer.MAX_VALUE - 16);

        assertThatThrownBy(() -> service.toObject(withPayload(data, hostile)))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasStackTraceContaining("the stream ends inside the object");
    }

    @Test
    void messageLongerThanTheLimitIsRefused() {
        int length = QuoteMarshaller.INSTANCE.toByteArray(QUOTE).length;
        MarshallerSerializers.register(config, QuoteMarshaller.INSTANCE, SerializerLimits.DEFAULT.withBytes(length));
        SerializationConfig stricter = new SerializationConfig();
        MarshallerSerializers.register(
                stricter, QuoteMarshaller.INSTANCE, SerializerLimits.DEFAULT.withBytes(length - 1));
        InternalSerializationService strict =
                new DefaultSerializationServiceBuilder().setConfig(stricter).build();
        Data data = service().toData(QUOTE);

        assertThat(service().<Quote>toObject(data)).isEqualTo(QUOTE);
        assertThatThrownBy(() -> strict.toObject(data))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasStackTraceContaining("a message of " + length + " bytes; at most " + (length - 1))
                .hasStackTraceContaining("MARSHAL223");
    }

    @Test
    void messageIsReadWithinTheLimits() {
        ReadLimits shortTexts = ReadLimits.DEFAULT.withTextBytes(127);
        MarshallerSerializers.register(
                config, 3, QuoteMarshaller.INSTANCE, SerializerLimits.DEFAULT.withReads(shortTexts));
        InternalSerializationService service = service();

        assertThat(service.<Quote>toObject(service.toData(QUOTE))).isEqualTo(QUOTE);
        Data tooLong = service.toData(new Quote(7, 1.25, "V".repeat(128)));
        assertThatThrownBy(() -> service.toObject(tooLong))
                .isInstanceOf(HazelcastSerializationException.class)
                .hasStackTraceContaining("MARSHAL215");
    }

    @Test
    void keysTakeLimitsToo() {
        MarshallerSerializers.registerKey(config, 4, KeyMarshaller.INSTANCE, SerializerLimits.DEFAULT.withBytes(3));
        Data key = service().toData(new Key("VOD"));

        assertThatThrownBy(() -> service().toObject(key)).hasStackTraceContaining("at most 3");
        assertThatThrownBy(() -> SerializerLimits.DEFAULT.withBytes(0)).isInstanceOf(IllegalArgumentException.class);
    }

    /** These numbers are in the memory of a grid, so they never change. */
    @Test
    void typeIdDependsOnTheName() {
        assertThat(MarshallerSerializers.typeId("com.acme.Quote")).isEqualTo(1_585_173_301);
        assertThat(MarshallerSerializers.typeId("")).isEqualTo(MarshallerSerializers.FIRST_DERIVED_ID);
    }

    /** Hazelcast itself would say nothing, and read objects of one class with the serializer of the other. */
    @Test
    void typeIdMustBeUnique() {
        MarshallerSerializers.register(config, 5, QuoteMarshaller.INSTANCE);

        assertThatThrownBy(() -> MarshallerSerializers.register(config, 5, EventMarshaller.INSTANCE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(Event.class.getName())
                .hasMessageContaining(Quote.class.getName());
        assertThat(config.getSerializerConfigs()).hasSize(1);
    }

    @Test
    void typeIdIsPositive() {
        assertThatThrownBy(() -> MarshallerSerializers.register(config, 0, QuoteMarshaller.INSTANCE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 or more");
    }

    @Test
    void classHasOneSerializer() {
        config.addSerializerConfig(new SerializerConfig()
                .setTypeClassName(Event.Traded.class.getName())
                .setClassName("com.acme.Other"));

        assertThatThrownBy(() -> MarshallerSerializers.register(config, EventMarshaller.INSTANCE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(Event.Traded.class.getName() + " has a serializer already");
        assertThat(config.getSerializerConfigs()).hasSize(1);
    }

    /** Hazelcast prefers this interface to a registered serializer. */
    static final class Preferred implements DataSerializable {
        @Override
        public void writeData(ObjectDataOutput out) {}

        @Override
        public void readData(ObjectDataInput in) {}
    }

    /** A marshaller that only declares its type and schema. */
    private record Declared<T>(Class<T> type, Schema schema) implements Marshaller<T> {
        @Override
        public void write(T value, Output out) {}

        @Override
        public T read(Input in) {
            throw new UnsupportedOperationException();
        }

        @Override
        public long sizeOf(T value) {
            return 0;
        }
    }

    static Stream<Marshaller<?>> unusable() {
        return Stream.of(
                new Declared<>(Preferred.class, Schema.of(Preferred.class.getName())),
                new Declared<>(
                        Event.class,
                        Schema.of(Event.class.getName()).asFamily(new TreeMap<>(Map.of(1, "com.acme.Gone")))));
    }

    @ParameterizedTest
    @MethodSource("unusable")
    void unusedAnnotationIsRefused(Marshaller<?> marshaller) {
        assertThatThrownBy(() -> MarshallerSerializers.register(config, marshaller))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageMatching(".*Hazelcast prefers.*|.*com.acme.Gone.* was not found");
        assertThat(config.getSerializerConfigs()).isEmpty();
    }
}
