package org.marshal4j.benchmarks.flink;

import java.io.IOException;
import org.apache.flink.api.common.typeutils.SimpleTypeSerializerSnapshot;
import org.apache.flink.api.common.typeutils.TypeSerializerSnapshot;
import org.apache.flink.api.common.typeutils.base.TypeSerializerSingleton;
import org.apache.flink.core.memory.DataInputView;
import org.apache.flink.core.memory.DataOutputView;
import org.apache.fory.Fory;
import org.apache.fory.memory.MemoryBuffer;
import org.marshal4j.benchmarks.peer.ApacheFory;
import org.marshal4j.benchmarks.workload.Workload;

/** Fory with all options that make it fast, the length before the bytes, and arrays that are reused. For one thread. */
final class ForyTypeSerializer extends TypeSerializerSingleton<Object> {
    private static final long serialVersionUID = 1L;
    private static final int ROOM = 64 << 10;

    private final transient Fory fory = ApacheFory.withoutExtras();
    private final transient MemoryBuffer written = MemoryBuffer.newHeapBuffer(ROOM);
    private final transient byte[] read = new byte[ROOM];
    private final transient MemoryBuffer reading = MemoryBuffer.fromByteArray(read);
    private final Class<?> type;

    ForyTypeSerializer(Class<?> type) {
        this.type = type;
        for (Workload each : Workload.values()) {
            each.classes().forEach(fory::register);
        }
        fory.register(Purchase.class);
        fory.register(Purchase.Line.class);
        fory.register(Operations.class);
        fory.register(Operations.Operation.class);
        fory.ensureSerializersCompiled();
    }

    @Override
    public boolean isImmutableType() {
        return false;
    }

    @Override
    public Object createInstance() {
        return null;
    }

    @Override
    public Object copy(Object from) {
        return fory.copy(from);
    }

    @Override
    public Object copy(Object from, Object reuse) {
        return copy(from);
    }

    @Override
    public int getLength() {
        return -1;
    }

    @Override
    public void serialize(Object value, DataOutputView target) throws IOException {
        written.writerIndex(0);
        fory.serialize(written, value);
        target.writeInt(written.writerIndex());
        target.write(written.getHeapMemory(), 0, written.writerIndex());
    }

    @Override
    public Object deserialize(DataInputView source) throws IOException {
        int length = source.readInt();
        source.readFully(read, 0, length);
        reading.readerIndex(0);
        return fory.deserialize(reading, type);
    }

    @Override
    public Object deserialize(Object reuse, DataInputView source) throws IOException {
        return deserialize(source);
    }

    @Override
    public void copy(DataInputView source, DataOutputView target) throws IOException {
        int length = source.readInt();
        target.writeInt(length);
        target.write(source, length);
    }

    @Override
    public TypeSerializerSnapshot<Object> snapshotConfiguration() {
        return new SimpleTypeSerializerSnapshot<>(() -> this) {};
    }
}
