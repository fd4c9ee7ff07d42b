package org.marshal4j.flink;

import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.marshal4j.runtime.StreamHeader;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.Schemas;

/** What a savepoint contains of a class that had other schemas. */
record Former(String type, Schemas schemas) {
    /**
     * Creates it from schemas.
     *
     * @param root the schema of the class
     * @param held the schemas that it holds
     */
    static Former of(Schema root, Schema... held) {
        Map<String, Schema> all = new TreeMap<>(Map.of(root.type(), root));
        for (Schema schema : held) {
            all.put(schema.type(), schema);
        }
        return new Former(root.type(), Schemas.of(all.values()));
    }

    byte[] header() {
        return StreamHeader.toBytes(new FormerBytes(schemas.apply(type).from(new FormerSchemas(schemas))));
    }

    /** The snapshot as Flink has read it. */
    <T> MarshallerSerializerSnapshot<T> snapshot(Class<T> now) {
        return snapshot(now.getName());
    }

    <T> MarshallerSerializerSnapshot<T> snapshot(String className) {
        try {
            DataOutputSerializer out = new DataOutputSerializer(64);
            byte[] header = header();
            out.writeUTF(className);
            out.writeUTF("");
            out.writeInt(header.length);
            out.write(header);
            MarshallerSerializerSnapshot<T> read = new MarshallerSerializerSnapshot<>();
            read.readSnapshot(1, new DataInputDeserializer(out.getCopyOfBuffer()), Former.class.getClassLoader());
            return read;
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
