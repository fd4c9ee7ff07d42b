package org.marshal4j.flink;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import org.apache.flink.api.common.typeutils.TypeSerializer;
import org.apache.flink.core.memory.DataInputDeserializer;
import org.apache.flink.core.memory.DataOutputSerializer;
import org.junit.jupiter.api.Test;

/** Writing, reading into used objects, and copying into them create no garbage. */
class GarbageTest {
    private static final int CALLS = 10_000;
    private static final int ATTEMPTS = 50;
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private static <T> void roundTrip(TypeSerializer<T> serializer, T value, T used, T copy) throws IOException {
        DataOutputSerializer out = new DataOutputSerializer(256);
        DataInputDeserializer in = new DataInputDeserializer();
        Runnable call = () -> {
            try {
                out.clear();
                serializer.serialize(value, out);
                in.setBuffer(out.getSharedBuffer(), 0, out.length());
                serializer.deserialize(used, in);
                serializer.copy(used, copy);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        };

        assertThat(garbage(call)).isZero();
        assertThat(used).isEqualTo(value);
        assertThat(copy).isEqualTo(value);
    }

    @Test
    void objectsAreFilledWithoutGarbage() throws IOException {
        roundTrip(
                MarshallerTypeInfo.of(Order.class).createSerializer(null),
                new Order(1, "Ann", new Tick(1, 2), new Tick(3, 4)),
                new Order(),
                new Order());
    }

    @Test
    void objectsOfAFamilyAreFilledWithoutGarbage() throws IOException {
        roundTrip(
                MarshallerTypeInfo.of(Event.class).createSerializer(null),
                new Event.Login("Ann"),
                new Event.Login(),
                new Event.Login());
    }

    /** The garbage of one call in bytes: the minimum of several rounds, without what compilers allocate at first. */
    private static long garbage(Runnable call) {
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 5 || round < ATTEMPTS && least > 0; round++) {
            long before = THREADS.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < CALLS; i++) {
                call.run();
            }
            least = Math.min(least, (THREADS.getCurrentThreadAllocatedBytes() - before) / CALLS);
        }
        return least;
    }
}
