package org.marshal4j.benchmarks.peer.chronicle;

import java.util.Optional;
import net.openhft.chronicle.bytes.BytesMarshallable;
import net.openhft.chronicle.core.util.ObjectUtils;
import org.marshal4j.benchmarks.peer.Copies;
import org.marshal4j.benchmarks.peer.InBytes;
import org.marshal4j.benchmarks.peer.chronicle.trivial.MarketData;
import org.marshal4j.benchmarks.workload.Contestant;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Workload;

/**
 * The object copied as it is in memory, by two lines written by hand: only for classes with nothing but primitive
 * fields.
 */
public final class ChronicleTrivial implements Peer {

    @Override
    public String title() {
        return "Chronicle trivially copyable";
    }

    @Override
    public Optional<Contestant> enter(Workload workload) {
        return Copies.of(workload, MarketData.class).map(copies -> new Reusing(copies, workload));
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
            return target;
        }

        @Override
        public Object model(Object read) {
            return copies.convert(read);
        }
    }
}
