package org.marshal4j.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.Optional;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.junit.jupiter.api.Test;
import org.marshal4j.Dynamic;
import org.marshal4j.Marshal;
import org.marshal4j.TypeId;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.NoSource;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/** Two versions of a program whose classes have exchanged their numbers: a bid must not become an ask. */
class ExchangedNumbersTest {
    @Marshal
    sealed interface Order {}

    @Marshal
    @TypeId(1)
    record Bid(double price) implements Order {}

    @Marshal
    @TypeId(2)
    record Ask(double price) implements Order {}

    @Marshal
    record Any(@Dynamic({Bid.class, Ask.class}) Object order) {}

    private static final Marshaller<Order> ORDERS = ExchangedNumbersTest_OrderMarshaller.INSTANCE;
    private static final String BID = Bid.class.getName();
    private static final String ASK = Ask.class.getName();

    private final Headers headers = new RecordHeaders();

    /** The schemas of a marshaller as they were when the two classes had each other's numbers. */
    private static Schemas former(Marshaller<?> marshaller) {
        byte[] today = StreamHeader.toBytes(marshaller);
        WrittenSchema form = WrittenSchema.parse(today, marshaller.schema().fingerprint());
        String text = form.schemas().toString();
        return Schemas.parse(text.replace("1 " + BID, "1 TMP")
                .replace("2 " + ASK, "2 " + BID)
                .replace("1 TMP", "1 " + ASK));
    }

    /** A program with the former numbers. Its bytes are those of today's for the other class. */
    private static Told program(Marshaller<?> marshaller) {
        Schemas former = former(marshaller);
        Schema schema = former.apply(marshaller.schema().type());
        return new Told(schema.from(new NoSource() {
            @Override
            public Schema find(String typeName) {
                return former.apply(typeName);
            }
        }));
    }

    private static LockFile lock(Marshaller<?> marshaller) {
        Schemas former = former(marshaller);
        Schemas today = Schemas.parse(WrittenSchema.parse(
                        StreamHeader.toBytes(marshaller), marshaller.schema().fingerprint())
                .schemas()
                .toString());
        return LockFile.empty()
                .accept(former.types().stream().map(former).toList())
                .accept(today.types().stream().map(today).toList());
    }

    private <T> void isRefused(Marshaller<T> marshaller, T value) {
        Told former = program(marshaller);
        assertThat(former.schema().fingerprint()).isEqualTo(marshaller.schema().fingerprint());
        byte[] bytes = MarshallerSerializer.of(former).serialize("orders", headers, marshaller.toByteArray(value));
        assertThatThrownBy(() -> MarshallerDeserializer.of(marshaller).deserialize("orders", headers, bytes))
                .isInstanceOf(SerializationException.class)
                .hasMessageContaining("whose schema here is")
                .hasMessageContaining(KnownSchemas.text(marshaller.schema().namesFingerprint()));
        byte[] stored =
                MarshallerSerde.forStores(former).serializer().serialize("store", marshaller.toByteArray(value));
        assertThatThrownBy(() ->
                        MarshallerSerde.forStores(marshaller).deserializer().deserialize("store", stored))
                .isInstanceOf(SerializationException.class)
                .hasMessageContaining("whose schema here is");
    }

    @Test
    void otherNumbersInAFamilyAreRefused() {
        isRefused(ORDERS, new Bid(1));
    }

    @Test
    void otherNumbersInAListAreRefused() {
        isRefused(ExchangedNumbersTest_AnyMarshaller.INSTANCE, new Any(new Bid(1)));
    }

    @Test
    void sameNumbersAreRead() {
        byte[] bytes = MarshallerSerializer.of(ORDERS).serialize("orders", headers, new Bid(1));
        assertThat(headers.toArray()).hasSize(2);
        assertThat(MarshallerDeserializer.of(ORDERS).deserialize("orders", headers, bytes))
                .isEqualTo(new Bid(1));
        byte[] stored = MarshallerSerde.forStores(ORDERS).serializer().serialize("store", new Bid(1));
        assertThat(MarshallerSerde.forStores(ORDERS).deserializer().deserialize("store", stored))
                .isEqualTo(new Bid(1));
    }

    @Test
    void keysHaveAHeaderOfTheirOwn() {
        MarshallerSerializer.of(ORDERS).forUncheckedKeys().serialize("orders", headers, new Bid(1));
        assertThat(headers.toArray())
                .extracting(Header::key)
                .containsExactly("marshal4j.key.form", "marshal4j.key.names");
        headers.add("marshal4j.key.names", new byte[3]);
        assertThatThrownBy(() -> MarshallerDeserializer.of(ORDERS)
                        .forKeys()
                        .deserialize("orders", headers, ORDERS.toByteArray(new Bid(1))))
                .hasMessageContaining("the header marshal4j.key.names has 3 bytes");
    }

    @Test
    void numberOfAnEarlierMessageIsRemoved() {
        MarshallerSerializer.of(ORDERS).serialize("orders", headers, new Bid(1));
        MarshallerSerializer.of(QuoteMarshaller.INSTANCE).serialize("quotes", headers, new Quote(7, 1.25, "VOD.L"));
        assertThat(headers.toArray()).extracting(Header::key).containsExactly("marshal4j.value.form");
    }

    /** As versions wrote them that did not know of the second number. */
    @Test
    void recordsWithTheFingerprintAloneAreRead() {
        byte[] fingerprint =
                ByteBuffer.allocate(8).putLong(ORDERS.schema().fingerprint()).array();
        headers.add("marshal4j.value.form", fingerprint);
        byte[] message = ORDERS.toByteArray(new Ask(2));
        assertThat(MarshallerDeserializer.of(ORDERS).deserialize("orders", headers, message))
                .isEqualTo(new Ask(2));
        byte[] stored = ByteBuffer.allocate(8 + message.length)
                .put(fingerprint)
                .put(message)
                .array();
        assertThat(MarshallerSerde.forStores(ORDERS).deserializer().deserialize("store", stored))
                .isEqualTo(new Ask(2));
    }

    /** A class is the same one if it has the same simple name. */
    @Test
    void knownSchemaIsConverted() {
        Told former = program(ORDERS);
        byte[] message = ORDERS.toByteArray(new Ask(2));
        byte[] bytes = MarshallerSerializer.of(former).withSchemaInline().serialize("orders", headers, message);
        assertThat(MarshallerDeserializer.of(ORDERS).deserialize("orders", headers, bytes))
                .isEqualTo(new Bid(2));

        byte[] stored = MarshallerSerde.forStores(former).serializer().serialize("store", message);
        assertThat(MarshallerSerde.forStores(ORDERS)
                        .knowing(LockFinder.of(lock(ORDERS)))
                        .deserializer()
                        .deserialize("store", stored))
                .isEqualTo(new Bid(2));
        headers.remove("marshal4j.value.schema");
        assertThat(MarshallerDeserializer.of(ORDERS)
                        .knowing(LockFinder.of(lock(ORDERS)))
                        .deserialize("orders", headers, bytes))
                .isEqualTo(new Bid(2));
    }

    /** As a topic of schemas that an earlier version has written. */
    @Test
    void sourceMayKnowTheFingerprintAlone() {
        Told former = program(ORDERS);
        byte[] bytes = MarshallerSerializer.of(former).serialize("orders", headers, ORDERS.toByteArray(new Ask(2)));
        WrittenSchema then = new WrittenSchema(ORDERS.schema().type(), former(ORDERS));
        SchemaFinder source = number -> number == then.fingerprint() ? Optional.of(then) : Optional.empty();
        assertThat(MarshallerDeserializer.of(ORDERS).knowing(source).deserialize("orders", headers, bytes))
                .isEqualTo(new Bid(2));
        WrittenSchema now = WrittenSchema.parse(
                StreamHeader.toBytes(ORDERS), ORDERS.schema().fingerprint());
        SchemaFinder other = number -> number == now.fingerprint() ? Optional.of(now) : Optional.empty();
        assertThatThrownBy(
                        () -> MarshallerDeserializer.of(ORDERS).knowing(other).deserialize("orders", headers, bytes))
                .hasMessageContaining("this deserializer does not know that one");
    }
}
