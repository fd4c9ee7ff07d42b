package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class InternPoolTest {
    private final InternPool pool = new InternPool(16);

    private String get(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return pool.get(bytes, RawMemory.ARRAY_OFFSET, bytes.length);
    }

    @Test
    void theSameBytesAreTheSameString() {
        for (String text : new String[] {"a", "EURUSD", "Z\u00FCrich \uD83D\uDE00", "x".repeat(InternPool.LONGEST)}) {
            assertThat(get(text)).isEqualTo(text).isSameAs(get(text));
        }
    }

    @Test
    void longTextsAreNotKept() {
        String text = "x".repeat(InternPool.LONGEST + 1);
        assertThat(get(text)).isEqualTo(text).isNotSameAs(get(text));
    }

    /** More texts than places: each may be another object each time, but never another text. */
    @Test
    void itsSizeIsBounded() {
        for (int i = 0; i < 10_000; i++) {
            String text = "text " + i % 1000;
            assertThat(get(text)).isEqualTo(text);
        }
    }

    @Test
    void allReadersShareOne() {
        String one = Text.readInterned(null, Buffers.ofHex("06 45 55 52 55 53 44"));
        String other = Text.readInterned("GBPUSD", Buffers.ofHex("06 45 55 52 55 53 44"));
        assertThat(one).isEqualTo("EURUSD").isSameAs(other);
    }

    @Test
    void threadsNeedNoLock() throws InterruptedException {
        Thread[] threads = new Thread[4];
        boolean[] right = new boolean[threads.length];
        for (int t = 0; t < threads.length; t++) {
            int index = t;
            threads[t] = new Thread(() -> {
                boolean all = true;
                for (int i = 0; i < 50_000; i++) {
                    String text = "t" + (i * 7 + index) % 40;
                    all &= get(text).equals(text);
                }
                right[index] = all;
            });
            threads[t].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(right).containsOnly(true);
    }
}
