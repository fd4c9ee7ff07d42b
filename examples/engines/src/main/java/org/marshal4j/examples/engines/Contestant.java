package org.marshal4j.examples.engines;

import java.util.List;
import org.apache.flink.api.common.typeinfo.TypeInformation;
import org.apache.flink.api.java.typeutils.GenericTypeInfo;
import org.apache.flink.formats.avro.typeutils.AvroSerializer;
import org.marshal4j.flink.MarshallerTypeInfo;

/** A serializer with which the job is timed. */
record Contestant(String name, TypeInformation<? extends Book> type) {

    static final List<Contestant> ALL = List.of(
            new Contestant("marshal4j", MarshallerTypeInfo.of(Imports.class, PlainBook.class)),
            new Contestant("Fory", new SerializerType<>(PlainBook.class, new ForySerializer())),
            new Contestant("Flink's POJO", TypeInformation.of(PlainBook.class)),
            new Contestant(
                    "Avro, by reflection",
                    new SerializerType<>(PlainBook.class, new AvroSerializer<>(PlainBook.class))),
            new Contestant("Kryo, by fallback", new GenericTypeInfo<>(PlainBook.class)));
}
