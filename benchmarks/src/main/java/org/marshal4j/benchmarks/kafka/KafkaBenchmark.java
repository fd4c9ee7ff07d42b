package org.marshal4j.benchmarks.kafka;

import java.util.concurrent.TimeUnit;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.marshal4j.benchmarks.Timed;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.Warmup;

/** Serializes and deserializes the value of a record the way Kafka's clients do it. */
@Warmup(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
@Measurement(iterations = 5, time = 500, timeUnit = TimeUnit.MILLISECONDS)
public class KafkaBenchmark extends Timed {
    private static final String TOPIC = "books";
    private static final long NUMBER = 8_234_567;

    @Param
    private KafkaFormat format;

    private Values<Object> values;
    private Object value;
    private RecordHeaders headers;
    private byte[] bytes;

    /** Creates the serializers, and checks that they read what they have written. */
    @Setup
    @SuppressWarnings("unchecked") // the value has the class of its serializer
    public void prepare() {
        values = (Values<Object>) format.make();
        value = values.made().apply(NUMBER);
        headers = new RecordHeaders();
        bytes = values.serializer().serialize(TOPIC, headers, value);
        if (values.sequence().applyAsLong(deserialize()) != NUMBER) {
            throw new IllegalStateException(format + " does not read what it has written");
        }
    }

    /** Serializes to the array of a record, with Kafka's headers. */
    @Benchmark
    public byte[] serialize() {
        headers = new RecordHeaders();
        return values.serializer().serialize(TOPIC, headers, value);
    }

    /** Deserializes to a new object. */
    @Benchmark
    public Object deserialize() {
        return values.deserializer().deserialize(TOPIC, headers, bytes);
    }
}
