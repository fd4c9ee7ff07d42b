package org.marshal4j.benchmarks.former;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.apache.flink.api.common.serialization.SerializerConfigImpl;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.marshal4j.flink.MarshallerSerializerSnapshot;
import org.marshal4j.flink.MarshallerTypeInfo;
import org.marshal4j.kafka.MarshallerDeserializer;
import org.marshal4j.kafka.MarshallerSerializer;
import org.marshal4j.kafka.WrittenSchema;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.StreamHeader;

/** An engine that keeps messages, and reads them when the class has changed. */
public enum Engine {
    /** A consumer's deserializer, to new objects. */
    KAFKA {
        @Override
        FormerReader open(FormerMessage message, Class<?> written) {
            Marshaller<Object> marshaller = Ours.marshaller(written);
            RecordHeaders headers = new RecordHeaders();
            byte[] bytes;
            try (MarshallerSerializer<Object> serializer = MarshallerSerializer.of(marshaller)) {
                bytes = serializer.serialize(TOPIC, headers, object(message, written));
            }
            MarshallerDeserializer<Object> deserializer = MarshallerDeserializer.of(Ours.marshaller(message.today()))
                    .knowing(fingerprint -> Optional.of(new WrittenSchema(written.getName(), Ours.schemas(message))));
            return new FormerReader() {
                @Override
                public Object read() {
                    return deserializer.deserialize(TOPIC, headers, bytes);
                }

                @Override
                public int size() {
                    return bytes.length;
                }
            };
        }
    },
    /** A serializer restored from a snapshot, with object reuse. */
    FLINK {
        @Override
        FormerReader open(FormerMessage message, Class<?> written) throws IOException {
            DataOutputSerializer bytes = new DataOutputSerializer(ROOM);
            serializer(written).serialize(object(message, written), bytes);
            TypeSerializer<Object> restored = restored(message.today(), written);
            DataInputDeserializer in = new DataInputDeserializer();
            return new FormerReader() {
                private Object target = message.target();

                @Override
                public Object read() {
                    try {
                        in.setBuffer(bytes.getSharedBuffer(), 0, bytes.length());
                        target = restored.deserialize(target, in);
                        return target;
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                }

                @Override
                public int size() {
                    return bytes.length();
                }
            };
        }
    };

    private static final String TOPIC = "former";
    private static final int ROOM = 1 << 12;

    /** Returns a reader, into objects of today's class, of a message that a class has written. */
    abstract FormerReader open(FormerMessage message, Class<?> written) throws IOException;

    private static Object object(FormerMessage message, Class<?> written) {
        return written == message.today() ? message.expected() : message.former("was");
    }

    @SuppressWarnings("unchecked") // whoever asks has objects of this class
    private static TypeSerializer<Object> serializer(Class<?> type) {
        return (TypeSerializer<Object>) MarshallerTypeInfo.of(type).createSerializer(new SerializerConfigImpl());
    }

    /** Restores a serializer of today's class from a snapshot, as the former class of that name would have written it. */
    private static TypeSerializer<Object> restored(Class<?> today, Class<?> written) throws IOException {
        byte[] header = StreamHeader.toBytes(Ours.marshaller(written));
        DataOutputSerializer out = new DataOutputSerializer(ROOM);
        out.writeUTF(today.getName());
        out.writeUTF("");
        out.writeInt(header.length);
        out.write(header);
        MarshallerSerializerSnapshot<Object> snapshot = new MarshallerSerializerSnapshot<>();
        snapshot.readSnapshot(
                snapshot.getCurrentVersion(),
                new DataInputDeserializer(out.getCopyOfBuffer()),
                Engine.class.getClassLoader());
        return snapshot.restoreSerializer();
    }
}
