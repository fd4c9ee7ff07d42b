package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Examples;
import org.marshal4j.blackbox.kit.Sampling;
import org.marshal4j.runtime.MarshalException;

/**
 * Counts near 2³¹ at every byte of every message that the sampling selects: nothing is allocated that the bytes cannot
 * back.
 */
class HostileCountTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final long MAX_GARBAGE = 4_000_000;
    private static final byte[][] COUNTS = {
        {-1, -1, -1, -1, 7}, {-1, -1, -1, -1, 3}, {-128, -128, -128, -128, 4}, {-1, -1, -1, 127}, {-128, -128, 4}
    };

    static List<Dto<?>> dtos() {
        return Dtos.shapes();
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void nothingLargeIsAllocated(Dto<T> dto) {
        byte[] example = Examples.of(dto).bytes();
        long worst = 0;
        for (int at : Sampling.below(example.length, dto).toArray()) {
            byte[] count = COUNTS[at % COUNTS.length];
            byte[] message = Arrays.copyOf(example, Math.max(example.length, at + count.length));
            System.arraycopy(count, 0, message, at, count.length);
            long allocated = allocatedByReading(dto, message);
            // The first read in a JVM also initialises classes.
            worst = Math.max(worst, allocated < MAX_GARBAGE ? allocated : allocatedByReading(dto, message));
        }
        assertThat(worst).as("most bytes allocated by one read of %s", dto).isLessThan(MAX_GARBAGE);
    }

    private static <T> long allocatedByReading(Dto<T> dto, byte[] message) {
        Bytes<?> bytes = Bytes.wrapForRead(message);
        long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
        Throwable failure = catchThrowable(() -> dto.marshaller().read(bytes));
        long after = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
        if (failure != null) {
            assertThat(failure).isInstanceOf(MarshalException.class);
            assertThat(bytes.readPosition()).isZero();
        }
        return after - before;
    }
}
