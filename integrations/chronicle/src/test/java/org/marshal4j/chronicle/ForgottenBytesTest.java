package org.marshal4j.chronicle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.NativeBytes;
import net.openhft.chronicle.bytes.OnHeapBytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.ScratchBuffer;

/** Threads that live on do not keep the Bytes of their messages, nor arrays that are not small. */
class ForgottenBytesTest {
    private static final int THREADS = 3;
    private static final int LARGE = 1 << 23;

    private final List<WeakReference<?>> used = new ArrayList<>();

    @Test
    void everyKind() throws Exception {
        for (Buffers kind : Buffers.values()) {
            inThreads(() -> {
                Bytes<?> bytes = kind.make();
                QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
                QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
                QuoteMarshaller.INSTANCE.read(bytes);
                remember(bytes);
                replaceSmall(bytes);
                bytes.releaseLast();
            });
        }
    }

    @Test
    void largeArrays() throws Exception {
        inThreads(() -> {
            for (int size : new int[] {ScratchBuffer.KEPT + 1, LARGE}) {
                OnHeapBytes bytes = Bytes.allocateElasticOnHeap(size);
                QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
                QuoteMarshaller.INSTANCE.read(bytes);
                remember(bytes);
                remember(bytes.underlyingObject());
            }
        });
    }

    /** Of other Bytes than native and on-heap ones there may be copies, which are as large as a message. */
    @Test
    void copiesOfLargeMessages() throws Exception {
        inThreads(() -> {
            for (Buffers kind : new Buffers[] {Buffers.ELASTIC_HEAP_BYTE_BUFFER, Buffers.MAPPED_CHUNKS}) {
                Bytes<?> bytes = kind.make();
                Blocks.write(bytes, out -> {
                    out.reserve(2 * ScratchBuffer.KEPT);
                    if (out.base() != null) {
                        remember(out.base());
                    }
                });
                Blocks.read(bytes, in -> {
                    in.take(2 * ScratchBuffer.KEPT);
                    if (in.base() != null) {
                        remember(in.base());
                    }
                });
                remember(bytes);
                bytes.releaseLast();
            }
        });
    }

    @Test
    void nestedAndFailedMessages() throws Exception {
        inThreads(() -> {
            for (Buffers kind : new Buffers[] {Buffers.HEAP_GROWING, Buffers.NATIVE_GROWING, Buffers.GUARDED}) {
                Bytes<?> outer = kind.make();
                Bytes<?> inner = kind.make();
                assertThatThrownBy(() -> Blocks.write(
                                outer,
                                out -> Blocks.write(inner, nested -> {
                                    nested.reserve(kind == Buffers.GUARDED ? Buffers.ROOM : 2 * ScratchBuffer.KEPT);
                                    if (nested.base() != null) {
                                        remember(nested.base());
                                    }
                                    throw new IllegalArgumentException("fails");
                                })))
                        .hasMessage("fails");
                assertThatThrownBy(() -> Blocks.read(outer, in -> {
                            throw new IllegalArgumentException("fails");
                        }))
                        .hasMessage("fails");
                remember(outer);
                remember(inner);
                outer.releaseLast();
                inner.releaseLast();
            }
        });
    }

    /** Bytes in turn are no reason to keep any of them. */
    @Test
    void bytesInTurn() throws Exception {
        inThreads(() -> {
            for (int i = 0; i < 20; i++) {
                Bytes<?> bytes = Bytes.allocateElasticOnHeap(64);
                QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
                QuoteMarshaller.INSTANCE.write(Quote.sample(), bytes);
                remember(bytes);
                replaceSmall(bytes);
            }
        });
    }

    /** Small ones, which keep no other memory, stay until the next message. */
    private static void replaceSmall(Bytes<?> bytes) {
        if ((bytes.getClass() == NativeBytes.class && bytes.underlyingObject() == null)
                || bytes.getClass() == OnHeapBytes.class) {
            QuoteMarshaller.INSTANCE.write(Quote.sample(), Bytes.allocateElasticOnHeap(64));
        }
    }

    private void remember(Object object) {
        synchronized (used) {
            used.add(new WeakReference<>(object));
        }
    }

    private void inThreads(Runnable task) throws Exception {
        ExecutorService threads = Executors.newFixedThreadPool(THREADS);
        try {
            List<Future<?>> results = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                results.add(threads.submit(task));
            }
            for (Future<?> result : results) {
                result.get();
            }
            assertThat(used).hasSizeGreaterThanOrEqualTo(THREADS);
            for (int i = 0; i < 50 && left() > 0; i++) {
                System.gc();
                Thread.sleep(10);
            }
            assertThat(left()).isZero();
        } finally {
            threads.shutdownNow();
        }
    }

    private long left() {
        return used.stream().filter(reference -> reference.get() != null).count();
    }
}
