package org.marshal4j.benchmarks.memory;

import java.nio.ByteBuffer;
import org.marshal4j.benchmarks.workload.Workload;

/** A ByteBuffer that is reused. */
final class InBuffer<T> extends InMemory<T> {
    private final ByteBuffer buffer;

    InBuffer(Workload workload, ByteBuffer buffer) {
        super(workload);
        this.buffer = buffer;
    }

    @Override
    public int write() {
        buffer.clear();
        marshaller.write(message, buffer);
        return buffer.position();
    }

    @Override
    public Object read() {
        buffer.position(0);
        marshaller.readInto(target, buffer);
        return target;
    }
}
