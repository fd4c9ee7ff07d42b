package org.marshal4j.benchmarks.peer.wire;

import java.util.Optional;
import net.openhft.chronicle.core.util.ObjectUtils;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.marshal4j.benchmarks.peer.Copies;
import org.marshal4j.benchmarks.peer.InBytes;
import org.marshal4j.benchmarks.peer.wire.model.MarketData;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Workload;

/** {@code SelfDescribingMarshallable} in a binary wire: each field is written with its name, and found by it. */
public final class ChronicleWire<T> extends InBytes {
    private final Copies copies;
    private final Class<T> type;
    private final T message;
    private final T target;
    private final Wire wire = WireType.BINARY_LIGHT.apply(bytes);

    private ChronicleWire(Copies copies, Class<T> type, Workload workload) {
        this.copies = copies;
        this.type = type;
        message = type.cast(copies.convert(workload.sample()));
        target = ObjectUtils.newInstance(type);
    }

    /** Uses Wire with its own code, which uses reflection. */
    public static Optional<Contestant> byReflection(Workload workload) {
        return of(workload, MarketData.class);
    }

    /** Uses Wire with the code that marshal4j generates. */
    public static Optional<Contestant> generated(Workload workload) {
        return of(workload, org.marshal4j.benchmarks.peer.wire.generated.MarketData.class);
    }

    private static Optional<Contestant> of(Workload workload, Class<?> neighbour) {
        return Copies.of(workload, neighbour).map(copies -> new ChronicleWire<>(copies, copies.type(), workload));
    }

    @Override
    protected void append() {
        wire.getValueOut().object(type, message);
    }

    @Override
    protected Object take() {
        wire.getValueIn().object(target, type);
        BackReferences.restore(target);
        return target;
    }

    @Override
    public Object model(Object read) {
        return copies.convert(read);
    }
}
