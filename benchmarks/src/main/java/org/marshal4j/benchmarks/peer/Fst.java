package org.marshal4j.benchmarks.peer;

import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.benchmarks.workload.order.Order;
import org.nustaq.serialization.simpleapi.FSTCoder;
import org.nustaq.serialization.simpleapi.OnHeapCoder;

/**
 * FST with its unsafe coder over an array that is kept, and with registered classes. References are tracked only for
 * orders: without tracking, FST does not write a {@code BigDecimal}, which has a {@code writeObject} of its own.
 */
public final class Fst implements Contestant {
    private final Object message;
    private final byte[] bytes = new byte[64 << 10];
    private final FSTCoder coder;
    private int size;

    /** Writes and reads the sample of a workload. */
    public Fst(Workload workload) {
        message = workload.sample();
        boolean shareReferences = workload.type() == Order.class;
        coder = new OnHeapCoder(shareReferences, workload.classes().toArray(Class<?>[]::new));
    }

    @Override
    public int write() {
        size = coder.toByteArray(message, bytes, 0, bytes.length);
        return size;
    }

    @Override
    public Object read() {
        return coder.toObject(bytes, 0, size);
    }
}
