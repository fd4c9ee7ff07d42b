package org.marshal4j.kafka;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/** Messages that another version of a class has written are read with their own schema, or refused. */
class FormerSchemasTest {
    private static final String TYPE = Quote.class.getName();
    private static final Schema TODAY = QuoteMarshaller.INSTANCE.schema();

    /** Since then, times have more bytes and bids are called prices. */
    private static final Schema FIRST = Schema.parse(TYPE, List.of("at int32", "bid float64", "symbol text?"));

    private static final LockFile LOCK = LockFile.empty()
            .accept(List.of(FIRST))
            .accept(List.of(Schema.parse(TYPE, List.of("at int32", "price float64", "symbol text?"))))
            .accept(List.of(TODAY));

    private static final byte[] OLD = ByteBuffer.allocate(18)
            .order(ByteOrder.LITTLE_ENDIAN)
            .putInt(7)
            .putDouble(1.25)
            .put((byte) 5)
            .put("VOD.L".getBytes(java.nio.charset.StandardCharsets.US_ASCII))
            .array();

    private final Headers headers = new RecordHeaders();

    private static MarshallerDeserializer<Quote> quotes() {
        return MarshallerDeserializer.of(QuoteMarshaller.INSTANCE);
    }

    private byte[] written(Schema schema, byte[] message) {
        return MarshallerSerializer.of(new Told(schema)).serialize("quotes", headers, message);
    }

    @Test
    void unknownSchemaIsRefusedBeforeAByteIsRead() {
        byte[] bytes = written(FIRST, OLD);

        assertThatThrownBy(() -> quotes().deserialize("quotes", headers, bytes))
                .isInstanceOf(SerializationException.class)
                .hasMessageContaining("was written with the schema " + KnownSchemas.text(FIRST.fingerprint()))
                .hasMessageContaining("knows no other schemas");
        assertThatThrownBy(() -> quotes().knowing(LockFinder.of(LockFile.empty().accept(List.of(TODAY))))
                        .deserialize("quotes", headers, bytes))
                .hasMessageContaining("this deserializer does not know that one");
    }

    @Test
    void schemaOfTheLockFileIsConverted() {
        byte[] bytes = written(FIRST, OLD);

        assertThat(quotes().knowing(LockFinder.of(LOCK)).deserialize("quotes", headers, bytes))
                .isEqualTo(new Quote(7, 1.25, "VOD.L"));
    }

    @Test
    void schemaOfAStoreIsConverted() {
        MarshallerSerde<Quote> serde =
                MarshallerSerde.forStores(QuoteMarshaller.INSTANCE).knowing(LockFinder.of(LOCK));
        byte[] stored = MarshallerSerde.forStores(new Told(FIRST)).serializer().serialize("store", OLD);

        assertThat(serde.deserializer().deserialize("store", stored)).isEqualTo(new Quote(7, 1.25, "VOD.L"));
    }

    @Test
    void schemaInTheRecordIsConverted() {
        Schema narrow = Schema.parse(TYPE, List.of("at int32", "price float64", "symbol text?"));
        byte[] bytes =
                MarshallerSerializer.of(new Told(narrow)).withSchemaInline().serialize("quotes", headers, OLD);

        assertThat(quotes().deserialize("quotes", headers, bytes)).isEqualTo(new Quote(7, 1.25, "VOD.L"));
    }

    /** Otherwise, a sender could have bytes read with another schema than their fingerprint says. */
    @Test
    void schemaInTheRecordMustMatchTheFingerprint() {
        byte[] bytes = written(FIRST, OLD);
        headers.add("marshal4j.value.schema", StreamHeader.toBytes(TradeMarshaller.INSTANCE));
        assertThatThrownBy(() -> quotes().deserialize("quotes", headers, bytes))
                .isInstanceOf(SerializationException.class)
                .hasMessageContaining("has the fingerprint");

        headers.add("marshal4j.value.schema", new byte[] {1, 2, 3});
        assertThatThrownBy(() -> quotes().deserialize("quotes", headers, bytes))
                .isInstanceOf(SerializationException.class)
                .hasMessageContaining("MARSHAL219");
    }

    /** A class may hide a field of its superclass, and a stranger may claim that thousands do. */
    @Test
    void schemaWithOneNameManyTimesCostsLittle() {
        Schema hostile = Schema.parse(TYPE, Collections.nCopies(10_000, "at text"));
        byte[] bytes =
                MarshallerSerializer.of(new Told(hostile)).withSchemaInline().serialize("quotes", headers, OLD);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());

        assertThatThrownBy(() -> quotes().deserialize("quotes", headers, bytes))
                .isInstanceOf(SerializationException.class)
                .satisfies(e -> assertThat(e.getMessage()).hasSizeLessThan(21_000));

        assertThat(threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before)
                .isLessThan(100_000_000);
    }

    @Test
    void valueThatDoesNotFitIsRefusedWithTheDifferences() {
        Schema text = Schema.parse(TYPE, List.of("at text", "price float64", "symbol text?"));
        LockFile lock = LockFile.empty().accept(List.of(text)).accept(List.of(TODAY));
        byte[] message = ByteBuffer.allocate(17)
                .order(ByteOrder.LITTLE_ENDIAN)
                .put((byte) 4)
                .put("noon".getBytes(java.nio.charset.StandardCharsets.US_ASCII))
                .putDouble(1.25)
                .put(3, (byte) 'n')
                .array();
        byte[] bytes = written(text, message);

        assertThatThrownBy(() -> quotes().knowing(LockFinder.of(lock)).deserialize("quotes", headers, bytes))
                .isInstanceOf(SerializationException.class)
                .hasMessageContaining("MARSHAL220")
                .hasMessageContaining("at: ");
    }

    @Test
    void evolvableTypesAreReadAcrossVersions() {
        Trade trade = new Trade();
        trade.id = 42;
        trade.fee = 0.5;
        Schema first = Schema.parse(
                Trade.class.getName(),
                TradeMarshaller.INSTANCE.schema().fields().stream()
                        .map(Object::toString)
                        .filter(line -> !line.contains("fee"))
                        .toList());
        byte[] frame = ByteBuffer.allocate(12)
                .order(ByteOrder.LITTLE_ENDIAN)
                .putInt(8)
                .putLong(42)
                .array();
        byte[] bytes = written(first, frame);
        SchemaFinder source = fingerprint -> fingerprint == first.fingerprint()
                ? Optional.of(new WrittenSchema(Trade.class.getName(), Schemas.of(List.of(first))))
                : Optional.empty();

        Trade read = MarshallerDeserializer.of(TradeMarshaller.INSTANCE)
                .knowing(source)
                .deserialize("trades", headers, bytes);

        assertThat(read.id).isEqualTo(42);
        assertThat(read.fee).isZero();
    }

    /** Asking a source may require network access. */
    @Test
    void sourceIsAskedOnce() {
        int[] asked = {0};
        SchemaFinder source = fingerprint -> {
            asked[0]++;
            return LockFinder.of(LOCK).find(fingerprint);
        };
        MarshallerDeserializer<Quote> deserializer = quotes().knowing(source);
        byte[] bytes = written(FIRST, OLD);

        for (int i = 0; i < 3; i++) {
            assertThat(deserializer.deserialize("quotes", headers, bytes).at()).isEqualTo(7);
        }
        assertThat(asked[0]).isOne();
    }

    /** Otherwise, each record that a consumer skips would make it ask the broker. */
    @Test
    void unknownSchemaIsLookedUpOnceASecond() {
        int[] asked = {0};
        long[] time = {Long.MAX_VALUE - 10};
        SchemaFinder topic = fingerprint -> {
            asked[0]++;
            return asked[0] < 3 ? Optional.empty() : LockFinder.of(LOCK).find(fingerprint);
        };
        KnownSchemas<Quote> forms =
                new KnownSchemas<>(QuoteMarshaller.INSTANCE, List.of(topic), new Misses(() -> time[0]));

        for (int i = 0; i < 10; i++) {
            assertThatThrownBy(() -> forms.read(SchemaNumbers.of(FIRST), () -> null, Input.of(OLD)))
                    .hasMessageContaining("this deserializer does not know that one");
        }
        assertThat(asked[0]).isEqualTo(1);
        time[0] += 999_999_999;
        assertThatThrownBy(() -> forms.read(SchemaNumbers.of(FIRST), () -> null, Input.of(OLD)));
        assertThat(asked[0]).isEqualTo(1);
        time[0] += 1;
        assertThatThrownBy(() -> forms.read(SchemaNumbers.of(FIRST), () -> null, Input.of(OLD)));
        assertThat(asked[0]).isEqualTo(2);
        time[0] += 1_000_000_000;
        assertThat(forms.read(SchemaNumbers.of(FIRST), () -> null, Input.of(OLD))
                        .at())
                .isEqualTo(7);
    }

    @Test
    void skippedRecordsDoNotAskEachTime() {
        int[] asked = {0};
        MarshallerDeserializer<Quote> deserializer = quotes().onPoison(PoisonHandler.skip())
                .knowing(fingerprint -> {
                    asked[0]++;
                    return Optional.empty();
                });
        byte[] bytes = written(FIRST, OLD);

        for (int i = 0; i < 1000; i++) {
            assertThat(deserializer.deserialize("quotes", headers, bytes)).isNull();
        }
        // A slow machine may take more than a second.
        assertThat(asked[0]).isBetween(1, 100);
    }

    /** The first record may have lost its header. */
    @Test
    void schemaInTheRecordIsFoundAfterAMiss() {
        MarshallerDeserializer<Quote> deserializer = quotes().knowing(fingerprint -> Optional.empty());
        Schema narrow = Schema.parse(TYPE, List.of("at int32", "price float64", "symbol text?"));
        byte[] bytes = written(narrow, OLD);
        assertThatThrownBy(() -> deserializer.deserialize("quotes", headers, bytes))
                .hasMessageContaining("this deserializer does not know that one");

        MarshallerSerializer.of(new Told(narrow)).withSchemaInline().serialize("quotes", headers, OLD);

        assertThat(deserializer.deserialize("quotes", headers, bytes)).isEqualTo(new Quote(7, 1.25, "VOD.L"));
    }

    @Test
    void oldestMissIsForgottenFirst() {
        Misses misses = new Misses(() -> 0);
        for (int i = 0; i < Misses.MOST; i++) {
            misses.add(i);
        }
        misses.add(0);
        misses.add(Misses.MOST);

        assertThat(misses.contains(0)).isTrue();
        assertThat(misses.contains(1)).isFalse();
        assertThat(misses.contains(2)).isTrue();
        assertThat(misses.contains(Misses.MOST)).isTrue();
    }

    @Test
    void closingClosesTheSources() {
        boolean[] closed = {false};
        SchemaFinder source = new SchemaFinder() {
            @Override
            public Optional<WrittenSchema> find(long fingerprint) {
                return Optional.empty();
            }

            @Override
            public void close() {
                closed[0] = true;
            }
        };

        quotes().knowing(source).close();

        assertThat(closed[0]).isTrue();
    }
}
