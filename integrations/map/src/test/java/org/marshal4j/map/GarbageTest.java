package org.marshal4j.map;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.hash.serialization.SizeMarshaller;
import net.openhft.chronicle.hash.serialization.SizedReader;
import net.openhft.chronicle.hash.serialization.SizedWriter;
import net.openhft.chronicle.map.ChronicleMap;
import org.junit.jupiter.api.Test;

/**
 * Putting, and getting into used objects, creates no more garbage than Chronicle Map does with marshallers that do
 * nothing.
 */
class GarbageTest {
    private static final int CALLS = 10_000;
    private static final int ATTEMPTS = 50;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Skips bytes. */
    static final class Nothing implements SizedReader<Position>, SizedWriter<Position> {
        private static final int SIZE = 21;

        @Override
        public Position read(Bytes<?> in, long size, Position using) {
            in.readSkip(size);
            return using;
        }

        @Override
        public long size(Position value) {
            return SIZE;
        }

        @Override
        public void write(Bytes<?> out, long size, Position value) {
            out.writeSkip(size);
        }
    }

    @Test
    void createsNoMoreThanChronicle() {
        Nothing nothing = new Nothing();
        Position position = MapMarshallersTest.position(5);
        Position used = new Position();
        try (ChronicleMap<Long, Position> ours =
                        MapMarshallersTest.positions().putReturnsNull(true).create();
                ChronicleMap<Long, Position> empty = ChronicleMap.of(Long.class, Position.class)
                        .entries(10)
                        .valueMarshallers(nothing, nothing)
                        .valueSizeMarshaller(SizeMarshaller.constant(Nothing.SIZE))
                        .putReturnsNull(true)
                        .create()) {
            Long key = 5L;
            long put = garbage(0, () -> empty.put(key, position));
            assertThat(garbage(put, () -> ours.put(key, position))).isLessThanOrEqualTo(put);
            long get = garbage(0, () -> empty.getUsing(key, used));
            assertThat(garbage(get, () -> ours.getUsing(key, used))).isLessThanOrEqualTo(get);
            assertThat(used).isEqualTo(position);
        }
    }

    /**
     * The garbage of one call in bytes: the minimum of several rounds, without what compilers and Chronicle's own
     * structures allocate at first.
     */
    private static long garbage(long allowed, Runnable call) {
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5 || round < ATTEMPTS && least > allowed; round++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < CALLS; i++) {
                call.run();
            }
            least = Math.min(least, (THREADS.getCurrentThreadAllocatedBytes() - before) / CALLS);
        }
        return least;
    }
}
