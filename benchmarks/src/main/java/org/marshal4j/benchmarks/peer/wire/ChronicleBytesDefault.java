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

/** {@code BytesMarshallable} with its default methods, which find the fields by reflection. */
public final class ChronicleBytesDefault implements Peer {

    @Override
    public String title() {
        return "Chronicle Bytes default";
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
            BackReferences.restore(target);
            return target;
        }

        @Override
        public Object model(Object read) {
            return copies.convert(read);
        }
    }
}
