package org.marshal4j.benchmarks.peer;

import net.openhft.chronicle.bytes.Bytes;
import org.marshal4j.benchmarks.workload.Contestant;

/** A way to write to Chronicle Bytes in native memory and to read from them. The Bytes are reused. */
public abstract class InBytes implements Contestant {

    /** The buffer. */
    protected final Bytes<?> bytes = Bytes.allocateElasticDirect(64 << 10);

    /** Writes the object at the write position. */
    protected abstract void append();

    /** Reads the object from the read position. */
    protected abstract Object take();

    @Override
    public final int write() {
        bytes.clear();
        append();
        return (int) bytes.writePosition();
    }

    @Override
    public final Object read() {
        bytes.readPosition(0);
        return take();
    }

    @Override
    public final void close() {
        bytes.releaseLast();
    }
}
