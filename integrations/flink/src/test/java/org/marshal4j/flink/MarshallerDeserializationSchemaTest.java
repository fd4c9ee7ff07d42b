package org.marshal4j.flink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.flink.api.common.functions.util.ListCollector;
import org.apache.flink.api.common.serialization.DeserializationSchema;
import org.apache.flink.metrics.Counter;
import org.apache.flink.metrics.MetricGroup;
import org.apache.flink.metrics.SimpleCounter;
import org.apache.flink.metrics.groups.UnregisteredMetricsGroup;
import org.apache.flink.util.InstantiationUtil;
import org.apache.flink.util.UserCodeClassLoader;
import org.junit.jupiter.api.Test;
import org.marshal4j.MarshalImport;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshallers;
import org.marshal4j.runtime.ReadLimits;

class MarshallerDeserializationSchemaTest {
    record Foreign(long id) {}

    @MarshalImport(Foreign.class)
    interface Imports {}

    private static final Quote QUOTE = new Quote(1, 2.5, "A");
    private static final byte[] BYTES = Marshallers.of(Quote.class).toByteArray(QUOTE);

    private final MarshallerDeserializationSchema<Quote> schema = MarshallerDeserializationSchema.of(Quote.class);

    @Test
    void readsRecordsOfItsType() throws Exception {
        assertThat(schema.deserialize(BYTES)).isEqualTo(QUOTE);
        assertThat(schema.getProducedType()).isEqualTo(MarshallerTypeInfo.of(Quote.class));
        assertThat(schema.isEndOfStream(QUOTE)).isFalse();
    }

    @Test
    void readsImportedClasses() throws Exception {
        byte[] bytes = Marshallers.of(Imports.class, Foreign.class).toByteArray(new Foreign(7));

        assertThat(InstantiationUtil.clone(
                                MarshallerDeserializationSchema.of(MarshallerTypeInfo.of(Imports.class, Foreign.class)))
                        .deserialize(bytes))
                .isEqualTo(new Foreign(7));
    }

    @Test
    void keepsItsSettingsWhenFlinkSendsItToATask() throws Exception {
        MarshallerDeserializationSchema<Quote> sent = InstantiationUtil.clone(
                schema.withLimits(ReadLimits.DEFAULT.withTextBytes(127)).skippingUnreadable());

        assertThat(sent.deserialize(BYTES)).isEqualTo(QUOTE);
        assertThat(sent.deserialize(Marshallers.of(Quote.class).toByteArray(new Quote(1, 2, "A".repeat(128)))))
                .isNull();
    }

    @Test
    void recordThatCannotBeReadFailsTheJobWithTheReason() {
        assertThatThrownBy(() -> schema.deserialize(Arrays.copyOf(BYTES, 10)))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("a record of 10 bytes cannot be read: reading " + Quote.class.getName())
                .hasMessageContaining("[MARSHAL203]")
                .hasCauseInstanceOf(MarshalException.class);
        assertThatThrownBy(() -> schema.deserialize(Arrays.copyOf(BYTES, BYTES.length + 1)))
                .isInstanceOf(IOException.class)
                .hasMessageEndingWith("[MARSHAL221]");
        assertThatThrownBy(() -> schema.deserialize(new byte[0])).isInstanceOf(IOException.class);
    }

    @Test
    void recordBeyondTheLimitsCannotBeRead() {
        byte[] bytes = Marshallers.of(Quote.class).toByteArray(new Quote(1, 2, "A".repeat(128)));

        assertThatThrownBy(() ->
                        schema.withLimits(ReadLimits.DEFAULT.withTextBytes(127)).deserialize(bytes))
                .isInstanceOf(IOException.class)
                .hasMessageEndingWith("[MARSHAL215]");
    }

    @Test
    void nullIsSkipped() throws Exception {
        List<Quote> read = new ArrayList<>();
        ListCollector<Quote> collector = new ListCollector<>(read);
        schema.deserialize(null, collector);
        schema.deserialize(BYTES, collector);

        assertThat(read).containsExactly(QUOTE);
    }

    @Test
    void skippedRecordsAreCounted() throws Exception {
        Counted counted = new Counted();
        MarshallerDeserializationSchema<Quote> skipping = schema.skippingUnreadable();
        skipping.open(counted);

        assertThat(skipping.deserialize(new byte[3])).isNull();
        assertThat(skipping.deserialize(BYTES)).isEqualTo(QUOTE);
        assertThat(skipping.deserialize(null)).isNull();
        assertThat(counted.counter.getCount()).isEqualTo(1);
    }

    /** What Flink passes to a schema. */
    private static final class Counted extends UnregisteredMetricsGroup
            implements DeserializationSchema.InitializationContext {
        final SimpleCounter counter = new SimpleCounter();

        @Override
        public MetricGroup getMetricGroup() {
            return this;
        }

        @Override
        public Counter counter(String name) {
            assertThat(name).isEqualTo(MarshallerDeserializationSchema.SKIPPED);
            return counter;
        }

        @Override
        public UserCodeClassLoader getUserCodeClassLoader() {
            throw new UnsupportedOperationException();
        }
    }
}
