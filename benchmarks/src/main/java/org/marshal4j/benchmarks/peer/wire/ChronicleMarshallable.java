package org.marshal4j.benchmarks.peer.wire;

import java.util.Optional;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.core.util.ObjectUtils;
import org.marshal4j.benchmarks.peer.Copies;
import org.marshal4j.benchmarks.peer.InBytes;
import org.marshal4j.benchmarks.peer.wire.model.MarketData;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Workload;

/** {@code BytesMarshallable}, with its default methods or others. */
public final class ChronicleMarshallable implements Peer {
    private final String title;
    private final Class<?> neighbour;

    private ChronicleMarshallable(String title, Class<?> neighbour) {
        this.title = title;
        this.neighbour = neighbour;
    }

    /** Returns the default methods, which find the fields by reflection. */
    public static ChronicleMarshallable byDefault() {
        return new ChronicleMarshallable("Chronicle Bytes default", MarketData.class);
    }

    /**
     * Returns two lines written by hand that copy the object as it is in memory: only for classes with nothing but
     * primitive fields.
     */
    public static ChronicleMarshallable trivial() {
        return new ChronicleMarshallable(
                "Chronicle trivially copyable", org.marshal4j.benchmarks.peer.chronicle.trivial.MarketData.class);
    }

    @Override
    public String title() {
        return title;
    }

    @Override
    public Optional<Contestant> enter(Workload workload) {
        return Copies.of(workload, neighbour).map(copies -> new Reusing(copies, workload));
    }

    private static final class Reusing extends InBytes {
        private final Copies copies;
        private final BytesMarshallable message;
        private final BytesMarshallable target;

        Reusing(Copies copies, Workload workload) {
            this.copies = copies;
            message = (BytesMarshallable) copies.convert(workload.sample());
            target = (BytesMarshallable) ObjectUtils.newInstance(copies.type());
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
}
