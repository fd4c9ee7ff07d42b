package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ChecksTest {
    @Test
    void exactTypeNamesBothClasses() {
        assertThat(Checks.exactType("text", String.class)).isEqualTo("text");
        assertThat(Checks.anyObject(1, Number.class)).isEqualTo(1);
        assertThatThrownBy(() -> Checks.exactType(1, Number.class))
                .hasMessage("java.lang.Integer is not exactly java.lang.Number, and the fields it adds would be lost"
                        + " [MARSHAL201]");
        assertThatThrownBy(() -> Checks.exactType(null, Number.class))
                .hasMessage("null instead of a java.lang.Number [MARSHAL202]");
    }

    @Test
    void requiredAndPresentNameTheField() {
        assertThat(Checks.required("price", "p")).isEqualTo("p");
        assertThat(Checks.present("price", "p")).isEqualTo("p");
        assertThatThrownBy(() -> Checks.required("price", null))
                .hasMessage("price: null, but the field is required [MARSHAL202]");
        assertThatThrownBy(() -> Checks.present("price", null))
                .hasMessage("price: null, but the field is required [MARSHAL206]");
    }

    @Test
    void depthIsLimited() {
        assertThatCode(() -> Checks.depth(Checks.MAX_DEPTH)).doesNotThrowAnyException();
        assertThatThrownBy(() -> Checks.depth(Checks.MAX_DEPTH + 1))
                .hasMessage("objects nested more than 1000 deep [MARSHAL207]");
        assertThatCode(() -> Checks.exactType("text", String.class, Checks.MAX_DEPTH))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> Checks.exactType("text", String.class, Checks.MAX_DEPTH + 1))
                .hasMessage("objects nested more than 1000 deep [MARSHAL207]");
        assertThatThrownBy(() -> Checks.exactType(1, Number.class, Checks.MAX_DEPTH + 1))
                .hasMessageContaining("[MARSHAL201]");
    }

    @Test
    void theGreatestDepthFitsTheDefaultStack() throws InterruptedException {
        // Load all classes here: at the bottom of the stack, loading them would use up the space left there.
        assertThat(read(Checks.MAX_DEPTH).size()).isOne();
        AtomicReference<Object> outcome = new AtomicReference<>();
        Thread thread = new Thread(() -> {
            try {
                outcome.set(read(1).size());
            } catch (StackOverflowError e) {
                outcome.set(e);
            }
        });
        thread.start();
        thread.join();

        assertThat(outcome.get()).isEqualTo(Checks.MAX_DEPTH);
    }

    /**
     * Uses as much stack as the code generated for a record of 12 longs that holds itself: three interpreted calls per
     * level. With 16 longs, a tenth of the stack would be left, which is too little while HotSpot has compiled only
     * some of the three.
     */
    private static Chain read(int depth) {
        Checks.depth(depth);
        return construct(depth);
    }

    private static Chain construct(int depth) {
        long a = depth;
        long b = a + 1;
        long c = a + 2;
        long d = a + 3;
        long e = a + 4;
        long f = a + 5;
        long g = a + 6;
        long h = a + 7;
        long i = a + 8;
        long j = a + 9;
        long k = a + 10;
        long l = a + 11;
        return new Chain(a, b, c, d, e, f, g, h, i, j, k, l, nested(depth));
    }

    private static @Nullable Chain nested(int depth) {
        return depth == Checks.MAX_DEPTH ? null : read(depth + 1);
    }

    private record Chain(
            long a,
            long b,
            long c,
            long d,
            long e,
            long f,
            long g,
            long h,
            long i,
            long j,
            long k,
            long l,
            @Nullable Chain next) {
        int size() {
            int size = 1;
            for (Chain chain = next; chain != null; chain = chain.next) {
                size++;
            }
            return size;
        }
    }
}
