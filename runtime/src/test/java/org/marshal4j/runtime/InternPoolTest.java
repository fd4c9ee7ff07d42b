package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.memory.RawMemory;

class InternPoolTest {
    private final InternPool pool = new InternPool(16);

    private String get(String text) {
        return get(pool, text);
    }

    private static String get(InternPool pool, String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return pool.get(bytes, RawMemory.ARRAY_OFFSET, bytes.length);
    }

    @Test
    void equalBytesGiveTheSameString() {
        for (String text : new String[] {"a", "EURUSD", "Z\u00FCrich \uD83D\uDE00", "x".repeat(InternPool.LONGEST)}) {
            assertThat(get(text)).isEqualTo(text).isSameAs(get(text));
        }
    }

    @Test
    void longTextsAreNotKept() {
        String text = "x".repeat(InternPool.LONGEST + 1);
        assertThat(get(text)).isEqualTo(text).isNotSameAs(get(text));
    }

    /** There are more texts than places. A text may be another object each time, but never a wrong text. */
    @Test
    void itsSizeIsBounded() {
        for (int i = 0; i < 10_000; i++) {
            String text = "text " + i % 1000;
            assertThat(get(text)).isEqualTo(text);
        }
    }

    /** With only one place for each text, or with a hash of only a part of it, several times as many would be lost. */
    @ParameterizedTest
    @ValueSource(strings = {"%d", "%08d", "%08d.", "another %d", "%016d"})
    void nearlyAllOfAFewTextsAreKept(String format) {
        InternPool large = new InternPool(4096);
        List<String> texts =
                IntStream.range(0, 400).mapToObj(i -> String.format(format, i)).toList();
        List<String> first = texts.stream().map(text -> get(large, text)).toList();
        int lost = 0;
        for (int i = 0; i < texts.size(); i++) {
            String again = get(large, texts.get(i));
            assertThat(again).isEqualTo(texts.get(i));
            lost += again == first.get(i) ? 0 : 1;
        }
        assertThat(lost).isLessThan(8);
    }

    @Test
    void allReadersShareOnePool() {
        String one = Text.readInterned(null, TestBuffer.ofHex("06 45 55 52 55 53 44"));
        String other = Text.readInterned("GBPUSD", TestBuffer.ofHex("06 45 55 52 55 53 44"));
        assertThat(one).isEqualTo("EURUSD").isSameAs(other);
    }

    @Test
    void threadsShareThePoolWithoutALock() throws InterruptedException {
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
