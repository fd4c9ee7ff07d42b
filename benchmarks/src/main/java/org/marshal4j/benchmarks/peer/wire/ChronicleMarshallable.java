package org.marshal4j.benchmarks.peer.wire;

import java.util.Optional;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.core.util.ObjectUtils;
import org.marshal4j.benchmarks.peer.Copies;
import org.marshal4j.benchmarks.peer.InBytes;
import org.marshal4j.benchmarks.peer.wire.model.MarketData;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;

/** {@code BytesMarshallable}, with its default methods or others. */
public final class ChronicleMarshallable extends InBytes {
    private final Copies copies;
    private final BytesMarshallable message;
    private final BytesMarshallable target;

    private ChronicleMarshallable(Copies copies, Workload workload) {
        this.copies = copies;
        message = (BytesMarshallable) copies.convert(workload.sample());
        target = (BytesMarshallable) ObjectUtils.newInstance(copies.type());
    }

    /** Uses the default methods, which find the fields by reflection. */
    public static Optional<Contestant> byDefault(Workload workload) {
        return of(workload, MarketData.class);
    }

    /**
     * Uses two lines written by hand that copy the object as it is in memory: only for classes with nothing but
     * primitive fields.
     */
    public static Optional<Contestant> trivial(Workload workload) {
        return of(workload, org.marshal4j.benchmarks.peer.chronicle.trivial.MarketData.class);
    }

    private static Optional<Contestant> of(Workload workload, Class<?> neighbour) {
        return Copies.of(workload, neighbour).map(copies -> new ChronicleMarshallable(copies, workload));
    }

    @Override
    protected void append() {
        message.writeMarshallable(bytes);
    }

    @Override
    protected Object take() {
        target.readMarshallable(bytes);
        BackReferences.restore(target);
        return target;
    }

    @Override
    public Object model(Object read) {
        return copies.convert(read);
    }
}
