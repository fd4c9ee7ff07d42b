package org.marshal4j.benchmarks.peer.chronicle;

import java.util.List;
import java.util.function.Supplier;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.marshal4j.benchmarks.peer.Lists;

/** Lists: a stop-bit count, then the elements, which are reused. */
final class Elements {
    private Elements() {}

    static <E> void write(List<E> list, ByHand<E> element, BytesOut<?> out) {
        out.writeStopBit(list.size());
        for (int i = 0; i < list.size(); i++) {
            element.write(list.get(i), out);
        }
    }

    static <E> void read(List<E> list, ByHand<E> element, Supplier<E> newElement, BytesIn<?> in) {
        Lists.resize(list, (int) in.readStopBit(), newElement);
        for (int i = 0; i < list.size(); i++) {
            element.read(list.get(i), in);
        }
    }
}
