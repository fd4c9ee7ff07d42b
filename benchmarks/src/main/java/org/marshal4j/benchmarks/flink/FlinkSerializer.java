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
    MARSHAL4J {
        @Override
        TypeSerializer<?> of(Class<?> type) {
            return serializer(MarshallerTypeInfo.of(type));
        }
    },
    /** Flink's serializer for what it recognizes as a POJO. */
    POJO {
        @Override
        TypeSerializer<?> of(Class<?> type) {
            return serializer(TypeInformation.of(type));
        }
    },
    /** Flink's serializer of tuples, its fastest one; only for {@link Operations}. */
    TUPLE {
        @Override
        TypeSerializer<?> of(Class<?> type) {
            return type == Operations.class ? serializer(TypeInformation.of(new TupleOfOperations())) : null;
        }

        @Override
        Object sample(FlinkRecord of) {
            return FlinkRecord.tuple();
        }
    },
    /** Fory, in a serializer that hands over its buffer. */
    FORY {
        @Override
        TypeSerializer<?> of(Class<?> type) {
            return new ForyTypeSerializer(type);
        }
    },
    /** Flink's fallback. */
    KRYO {
        @Override
        TypeSerializer<?> of(Class<?> type) {
            return serializer(new GenericTypeInfo<>(type));
        }
    };

    /** Returns the serializer, or null if there is none for the type. */
    abstract TypeSerializer<?> of(Class<?> type);

    Object sample(FlinkRecord of) {
        return of.sample();
    }

    private static TypeSerializer<?> serializer(TypeInformation<?> type) {
        return type.createSerializer(new SerializerConfigImpl());
    }

    /** The type of the tuple. */
    private static final class TupleOfOperations
            extends TypeHint<
                    Tuple8<Integer, String, String[], Tuple2<Integer, String>[], Integer, Integer, Integer, String>> {}
}
