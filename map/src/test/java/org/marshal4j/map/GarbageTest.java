package org.marshal4j.map;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import net.openhft.chronicle.map.ChronicleMap;
import org.junit.jupiter.api.Test;

/** Putting and getting with used objects makes no garbage. */
class GarbageTest {
    private static final int CALLS = 20_000;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    @Test
    void usedValuesMakeNone() {
        try (ChronicleMap<Long, Position> map = MapMarshallersTest.positions().create()) {
            Position position = MapMarshallersTest.position(5);
            Position used = new Position();
            Long key = 5L;
            long least = Long.MAX_VALUE;
            // What compilers and Chronicle's own structures take at first goes away.
            for (int round = 0; round < 20 && least > CALLS; round++) {
                long before = THREADS.getCurrentThreadAllocatedBytes();
                for (int i = 0; i < CALLS; i++) {
                    map.put(key, position);
                    map.getUsing(key, used);
                }
                least = Math.min(least, THREADS.getCurrentThreadAllocatedBytes() - before);
            }
            assertThat(least).as("bytes of %s calls", CALLS).isLessThan(CALLS);
            assertThat(used).isEqualTo(position);
        }
    }
}
