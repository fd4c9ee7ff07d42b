package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import javax.management.ObjectName;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;
import org.marshal4j.runtime.ScratchBuffer;
import org.marshal4j.runtime.generated.Graph;
import org.marshal4j.runtime.memory.ThreadSlots;

/** What is kept for threads is bounded, however many virtual threads there are. */
class VirtualThreadsTest {
    private static final int THREADS = 10_000;

    /** For the other threads of the tests. */
    private static final int OTHERS = 20;

    @Test
    @EnabledForJreRange(min = JRE.JAVA_21)
    void tenThousandThreadsKeepNoMoreThanTheSlots() throws Exception {
        Method start = Thread.class.getMethod("startVirtualThread", Runnable.class);
        CountDownLatch end = new CountDownLatch(1);
        CountDownLatch written = new CountDownLatch(THREADS);
        AtomicInteger correct = new AtomicInteger();
        List<Thread> threads = new ArrayList<>();
        try {
            for (int i = 0; i < THREADS; i++) {
                threads.add((Thread) start.invoke(null, (Runnable) () -> {
                    if (writesAndReads()) {
                        correct.incrementAndGet();
                    }
                    written.countDown();
                    await(end);
                }));
            }
            written.await();
            assertThat(correct).hasValue(THREADS);
            String histogram = histogram();
            for (Class<?> kept : new Class<?>[] {BytesTarget.class, BytesSource.class, Graph.class}) {
                assertThat(count(histogram, kept)).as(kept.getName()).isBetween(1L, (long) ThreadSlots.COUNT + OTHERS);
            }
            long buffers = 4L * Runtime.getRuntime().availableProcessors() + OTHERS;
            assertThat(count(histogram, ScratchBuffer.class)).isBetween(1L, buffers);
        } finally {
            end.countDown();
            for (Thread thread : threads) {
                thread.join();
            }
        }
    }

    private static boolean writesAndReads() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap(64);
        QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
        Graph graph = Graph.begin();
        graph.end();
        byte[] array = QuoteMarshaller.INSTANCE.toByteArray(Quote.sample());
        return QuoteMarshaller.INSTANCE.read(bytes).equals(Quote.sample())
                && QuoteMarshaller.INSTANCE.fromByteArray(array).equals(Quote.sample());
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The number of reachable objects of each class. */
    private static String histogram() throws Exception {
        return (String) ManagementFactory.getPlatformMBeanServer()
                .invoke(
                        new ObjectName("com.sun.management:type=DiagnosticCommand"),
                        "gcClassHistogram",
                        new Object[] {new String[0]},
                        new String[] {String[].class.getName()});
    }

    private static long count(String histogram, Class<?> type) {
        return histogram
                .lines()
                .map(line -> line.trim().split("\\s+"))
                .filter(words -> words.length > 3 && words[3].equals(type.getName()))
                .mapToLong(words -> Long.parseLong(words[1]))
                .sum();
    }
}
