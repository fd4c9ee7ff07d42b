package org.marshal4j.benchmarks.peer.wire;

import java.util.Optional;
import net.openhft.chronicle.core.util.ObjectUtils;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.marshal4j.benchmarks.peer.Copies;
import org.marshal4j.benchmarks.peer.InBytes;
import org.marshal4j.benchmarks.peer.wire.model.MarketData;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Workload;

/** {@code SelfDescribingMarshallable} in a binary wire: each field is written with its name, and found by it. */
public final class ChronicleWire implements Peer {

    private final String title;
    private final Class<?> neighbour;

    private ChronicleWire(String title, Class<?> neighbour) {
        this.title = title;
        this.neighbour = neighbour;
    }

    /** Returns Wire with its own code, which uses reflection. */
    public static ChronicleWire byReflection() {
        return new ChronicleWire("Chronicle Wire", MarketData.class);
    }

    /** Returns Wire with the code that marshal4j generates. */
    public static ChronicleWire generated() {
        return new ChronicleWire(
                "Chronicle Wire (generated)", org.marshal4j.benchmarks.peer.wire.generated.MarketData.class);
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public Optional<Contestant> enter(Workload workload) {
        return Copies.of(workload, neighbour).map(copies -> reusing(copies, copies.type(), workload));
    }

    private static <T> Contestant reusing(Copies copies, Class<T> type, Workload workload) {
        return new Reusing<>(copies, type, workload);
    }

    private static final class Reusing<T> extends InBytes {
        private final Copies copies;
        private final Class<T> type;
        private final T message;
        private final T target;
        private final Wire wire = WireType.BINARY_LIGHT.apply(bytes);

        Reusing(Copies copies, Class<T> type, Workload workload) {
            this.copies = copies;
            this.type = type;
            message = type.cast(copies.convert(workload.sample()));
            target = ObjectUtils.newInstance(type);
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
}
