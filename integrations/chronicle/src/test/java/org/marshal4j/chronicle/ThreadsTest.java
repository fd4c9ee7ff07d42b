package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.io.ThreadingIllegalStateException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** One marshaller, and separate Bytes for each thread. */
class ThreadsTest {
    @ParameterizedTest
    @EnumSource(Buffers.class)
    void eachThreadWritesItsOwnBytes(Buffers kind) throws Exception {
        int threads = 4;
        CyclicBarrier start = new CyclicBarrier(threads);
        ExecutorService executor = Executors.newFixedThreadPool(threads);
        try {
            List<Future<?>> results = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++) {
                int number = thread;
                results.add(executor.submit(() -> {
                    Bytes<?> bytes = kind.make();
                    start.await();
                    for (int i = 0; i < 300; i++) {
                        Quote quote = Quote.of(i, i % 2 == 0, "of " + number, number, i);
                        QuoteMarshaller.INSTANCE.write(quote, bytes);
                        if (i % 3 == 2) {
                            for (int j = i - 2; j <= i; j++) {
                                assertThat(QuoteMarshaller.INSTANCE.read(bytes))
                                        .isEqualTo(Quote.of(j, j % 2 == 0, "of " + number, number, j));
                            }
                        }
                    }
                    bytes.releaseLast();
                    return null;
                }));
            }
            for (Future<?> result : results) {
                result.get();
            }
        } finally {
            executor.shutdownNow();
        }
    }

    /** A second thread writes a whole message while the first is in the middle of its own. */
    @Test
    void oneThreadInTheMiddleOfTheOther() throws Exception {
        Bytes<?> first = Bytes.allocateElasticOnHeap();
        Bytes<?> second = Bytes.allocateElasticOnHeap();
        CountDownLatch middle = new CountDownLatch(1);
        CountDownLatch done = new CountDownLatch(1);
        Thread other = new Thread(() -> {
            try {
                middle.await();
                second.singleThreadedCheckReset();
                QuoteMarshaller.INSTANCE.write(Quote.of(2, false, "second", 2), second);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            } finally {
                done.countDown();
            }
        });
        other.start();
        ChronicleMarshaller.over(new TestMarshaller<Quote>(
                        Quote.class,
                        QuoteMarshaller.INSTANCE.schema(),
                        (quote, out) -> {
                            out.writeLong(1).writeBoolean(true);
                            middle.countDown();
                            try {
                                done.await();
                            } catch (InterruptedException e) {
                                throw new IllegalStateException(e);
                            }
                            out.writeUtf8("first").writeStopBit(-1);
                        },
                        in -> new Quote()))
                .write(new Quote(), first);
        other.join();
        second.singleThreadedCheckReset();
        assertThat(QuoteMarshaller.INSTANCE.read(first)).isEqualTo(Quote.of(1, true, "first", (int[]) null));
        assertThat(QuoteMarshaller.INSTANCE.read(second)).isEqualTo(Quote.of(2, false, "second", 2));
    }

    /** There are more threads than slots, so that each slot has several owners in turn. */
    @Test
    void aThousandThreadsInTurn() throws Exception {
        for (int i = 0; i < 1000; i++) {
            int number = i;
            List<Throwable> failures = new ArrayList<>();
            Thread thread = new Thread(() -> {
                try {
                    Bytes<?> bytes = Bytes.allocateElasticOnHeap();
                    QuoteMarshaller.INSTANCE.write(Quote.of(number, true, null), bytes);
                    assertThat(QuoteMarshaller.INSTANCE.read(bytes).id).isEqualTo(number);
                } catch (Throwable e) {
                    failures.add(e);
                }
            });
            thread.start();
            thread.join();
            assertThat(failures).isEmpty();
        }
    }

    /** Chronicle reports this if assertions are on, as they are here, and its exception is thrown unchanged. */
    @Test
    void bytesOfAnotherThread() throws Exception {
        Bytes<?> bytes = Bytes.allocateElasticDirect(64);
        QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
        ExecutorService executor = Executors.newSingleThreadExecutor();
        try {
            Future<?> other = executor.submit(() -> QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes));
            assertThatThrownBy(other::get)
                    .isInstanceOf(ExecutionException.class)
                    .hasCauseInstanceOf(ThreadingIllegalStateException.class);
        } finally {
            executor.shutdownNow();
        }
        assertThat(bytes.writePosition()).isEqualTo(QuoteMarshaller.SIZE);
        assertThat(QuoteMarshaller.INSTANCE.read(bytes)).isEqualTo(Quote.sample());
        bytes.releaseLast();
    }
}
