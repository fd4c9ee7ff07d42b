package org.marshal4j.benchmarks.flink;

import java.io.IOException;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.assertj.core.api.Assertions;
import org.marshal4j.benchmarks.Timed;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Setup;

/** Serializes and deserializes one record with one of Flink's serializers, with object reuse. */
public class FlinkBenchmark extends Timed {
    private static final int ROOM = 64 << 10;

    @Param
    private FlinkRecord what;

    @Param
    private FlinkSerializer by;

    private final DataOutputSerializer target = new DataOutputSerializer(ROOM);
    private final DataInputDeserializer source = new DataInputDeserializer();
    private TypeSerializer<Object> serializer;
    private Object value;
    private Object used;

    /** Creates the serializer and its objects, and checks that it reads what it has written. */
    @Setup
    @SuppressWarnings("unchecked") // the serializer belongs to this class
    public void prepare() throws IOException {
        serializer = (TypeSerializer<Object>) by.of(what.type());
        if (serializer == null) {
            throw new IllegalArgumentException(by + " has no " + what);
        }
        value = by.sample(what);
        used = by.sample(what);
        Assertions.assertThat(serializeAndDeserialize())
                .usingRecursiveComparison()
                .isEqualTo(value);
    }

    /** Serializes the record and deserializes it again. */
    @Benchmark
    public Object serializeAndDeserialize() throws IOException {
        target.clear();
        serializer.serialize(value, target);
        source.setBuffer(target.getSharedBuffer(), 0, target.length());
        used = serializer.deserialize(used, source);
        return used;
    }
}
