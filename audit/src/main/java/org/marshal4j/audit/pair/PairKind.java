package org.marshal4j.audit.pair;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A kind of pair: how a class names the two methods.
 *
 * @param name its name in reports
 * @param types internal names of classes or interfaces: the class has to extend or implement one; empty for any
 * @param writer the name of the method that writes
 * @param output the internal name of a stream among its parameters
 * @param readers names of the methods that read; {@code <init>} for a constructor
 * @param input the internal name of a stream among their parameters
 * @param copier the name of a method that copies from one stream to another; null if there is none
 * @param sizer the name of a method that says how many bytes are written; null if there is none
 * @param own whether the object whose methods they are is what is written
 * @param onClass whether the methods are static
 */
public record PairKind(
        String name,
        List<String> types,
        String writer,
        String output,
        List<String> readers,
        String input,
        @Nullable String copier,
        @Nullable String sizer,
        boolean own,
        boolean onClass) {

    private static final String ES = "org/elasticsearch/common/io/stream/";
    private static final String OS = "org/opensearch/common/io/stream/";
    private static final String OSC = "org/opensearch/core/common/io/stream/";

    /** All kinds that are known. */
    public static final List<PairKind> ALL = List.of(
            own(
                    "Externalizable",
                    "java/io/Externalizable",
                    "writeExternal",
                    "java/io/ObjectOutput",
                    "readExternal",
                    "java/io/ObjectInput"),
            own(
                    "Serializable",
                    "java/io/Serializable",
                    "writeObject",
                    "java/io/ObjectOutputStream",
                    "readObject",
                    "java/io/ObjectInputStream"),
            own(
                    "Writable",
                    "org/apache/hadoop/io/Writable",
                    "write",
                    "java/io/DataOutput",
                    "readFields",
                    "java/io/DataInput"),
            own(
                    "DataSerializable",
                    "com/hazelcast/nio/serialization/DataSerializable",
                    "writeData",
                    "com/hazelcast/nio/ObjectDataOutput",
                    "readData",
                    "com/hazelcast/nio/ObjectDataInput"),
            other(
                    "StreamSerializer",
                    "com/hazelcast/nio/serialization/StreamSerializer",
                    "write",
                    "com/hazelcast/nio/ObjectDataOutput",
                    "read",
                    "com/hazelcast/nio/ObjectDataInput",
                    null,
                    null),
            other(
                    "CompactSerializer",
                    "com/hazelcast/nio/serialization/compact/CompactSerializer",
                    "write",
                    "com/hazelcast/nio/serialization/compact/CompactWriter",
                    "read",
                    "com/hazelcast/nio/serialization/compact/CompactReader",
                    null,
                    null),
            own(
                    "Wire Marshallable",
                    "net/openhft/chronicle/wire/WriteMarshallable",
                    "writeMarshallable",
                    "net/openhft/chronicle/wire/WireOut",
                    "readMarshallable",
                    "net/openhft/chronicle/wire/WireIn"),
            other(
                    "Kryo",
                    "com/esotericsoftware/kryo/Serializer",
                    "write",
                    "com/esotericsoftware/kryo/io/Output",
                    "read",
                    "com/esotericsoftware/kryo/io/Input",
                    "copy",
                    null),
            other(
                    "TypeSerializer",
                    "org/apache/flink/api/common/typeutils/TypeSerializer",
                    "serialize",
                    "org/apache/flink/core/memory/DataOutputView",
                    "deserialize",
                    "org/apache/flink/core/memory/DataInputView",
                    "copy",
                    "getLength"),
            own(
                    "BytesMarshallable",
                    "net/openhft/chronicle/bytes/BytesMarshallable",
                    "writeMarshallable",
                    "net/openhft/chronicle/bytes/BytesOut",
                    "readMarshallable",
                    "net/openhft/chronicle/bytes/BytesIn"),
            other(
                    "FieldMarshaller",
                    "org/marshal4j/runtime/FieldMarshaller",
                    "write",
                    "org/marshal4j/runtime/Output",
                    "read",
                    "org/marshal4j/runtime/Input",
                    null,
                    "sizeOf"),
            elastic(List.of(ES + "Writeable", ES + "Streamable"), ES),
            elastic(List.of(OS + "Writeable", OSC + "Writeable"), OSC),
            elastic(List.of(OS + "Writeable"), OS),
            statics(ES),
            statics(OS),
            statics(OSC));

    /** A class that makes an array of an object, and another one that makes the object again. */
    static final PairKind KAFKA = other(
            "Kafka",
            "org/apache/kafka/common/serialization/Serializer",
            "serialize",
            "",
            "deserialize",
            "",
            null,
            null);

    /** Whether the methods return an array and take one, and no streams. */
    public boolean isOfArrays() {
        return equals(KAFKA);
    }

    private static PairKind own(String name, String type, String writer, String output, String reader, String input) {
        return new PairKind(name, List.of(type), writer, output, List.of(reader), input, null, null, true, false);
    }

    private static PairKind other(
            String name,
            String type,
            String writer,
            String output,
            String reader,
            String input,
            @Nullable String copier,
            @Nullable String sizer) {
        return new PairKind(name, List.of(type), writer, output, List.of(reader), input, copier, sizer, false, false);
    }

    private static PairKind elastic(List<String> types, String streams) {
        return new PairKind(
                "Writeable",
                types,
                "writeTo",
                streams + "StreamOutput",
                List.of("<init>", "readFrom"),
                streams + "StreamInput",
                null,
                null,
                true,
                false);
    }

    private static PairKind statics(String streams) {
        return new PairKind(
                "static Writeable",
                List.of(),
                "writeTo",
                streams + "StreamOutput",
                List.of("readFrom"),
                streams + "StreamInput",
                null,
                null,
                false,
                true);
    }
}
