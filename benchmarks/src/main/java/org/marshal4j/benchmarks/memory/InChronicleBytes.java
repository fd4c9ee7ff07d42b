package org.marshal4j.benchmarks.memory;

import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.benchmarks.workload.Workload;

/** Chronicle Bytes that are reused. */
final class InChronicleBytes<T> extends InMemory<T> {
    private final Bytes<?> bytes;

    InChronicleBytes(Workload workload, Bytes<?> bytes) {
        super(workload);
        this.bytes = bytes;
    }

    @Override
    public int write() {
        bytes.clear();
        marshaller.write(message, bytes);
        return (int) bytes.writePosition();
    }

    @Override
    public Object read() {
        bytes.readPosition(0);
        marshaller.readInto(target, bytes);
        return target;
    }

    @Override
    public void close() {
        bytes.releaseLast();
    }
}
