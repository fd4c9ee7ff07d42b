package org.marshal4j.benchmarks.flink;

import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeinfo.TypeHint;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.api.java.tuple.Tuple2;
import org.apache.flink.api.java.tuple.Tuple8;
import org.apache.flink.api.java.typeutils.GenericTypeInfo;
import org.marshal4j.flink.MarshallerTypeInfo;

/** The serializers that are compared. */
public enum FlinkSerializer {
    /** The serializer of marshal4j. */
    MARSHAL4J,
    /** Flink's serializer for what it recognizes as a POJO. */
    POJO,
    /** Flink's serializer of tuples, its fastest one; only for {@link Operations}. */
    TUPLE,
    /** Fory, in a serializer that hands over its buffer. */
    FORY,
    /** Flink's fallback. */
    KRYO;

    /** Returns the serializer, or null if there is none for the type. */
    TypeSerializer<?> of(Class<?> type) {
        return switch (this) {
            case MARSHAL4J -> serializer(MarshallerTypeInfo.of(type));
            case POJO -> serializer(TypeInformation.of(type));
            case TUPLE -> type == Operations.class ? serializer(TypeInformation.of(new TupleOfOperations())) : null;
            case FORY -> new ForyTypeSerializer(type);
            case KRYO -> serializer(new GenericTypeInfo<>(type));
        };
    }

    Object sample(FlinkRecord of) {
        return this == TUPLE ? FlinkRecord.tuple() : of.sample();
    }

    private static TypeSerializer<?> serializer(TypeInformation<?> type) {
        return type.createSerializer(new SerializerConfigImpl());
    }

    /** The type of the tuple. */
    private static final class TupleOfOperations
            extends TypeHint<
                    Tuple8<Integer, String, String[], Tuple2<Integer, String>[], Integer, Integer, Integer, String>> {}
}
