package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Iterator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArraySet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ReadLimits;

class CopyOnWriteSetsTest {
    private static final int MOST = ReadLimits.DEFAULT.equalHashes();

    @Test
    void currentElementsComeOneByOne() {
        Iterator<String> iterator = CopyOnWriteSets.iterator(new CopyOnWriteArraySet<>(List.of("a", "b")));
        assertThat(CopyOnWriteSets.next(iterator)).isEqualTo("a");
        assertThat(CopyOnWriteSets.next(iterator)).isEqualTo("b");
        assertThat(CopyOnWriteSets.next(iterator)).isNull();
        assertThat(CopyOnWriteSets.<String>iterator(null)).isNull();
        assertThat(CopyOnWriteSets.<String>next(null)).isNull();
    }

    @Test
    void theSetStaysIfItHasTheVeryElements() {
        String first = new String("a");
        CopyOnWriteArraySet<String> current = new CopyOnWriteArraySet<>(List.of(first, "b"));
        assertThat(CopyOnWriteSets.of(current, set(first, "b"))).isSameAs(current);
        for (Set<String> other : List.of(set("b", first), set(first), set(first, "c"), set(new String("a"), "b"))) {
            assertThat(CopyOnWriteSets.of(current, other)).isNotSameAs(current).containsExactlyElementsOf(other);
        }
        assertThat(CopyOnWriteSets.of(null, set("b", "a"))).containsExactly("b", "a");
    }

    private static Set<String> set(String... elements) {
        return new LinkedHashSet<>(List.of(elements));
    }

    @Test
    void thereAreAtMostSoMany() {
        CopyOnWriteArraySet<Integer> set =
                new CopyOnWriteArraySet<>(IntStream.range(0, MOST).boxed().toList());
        Input in = Input.of(new byte[0]);
        Counts.compared("ids", MOST, in);
        assertThat(Counts.writeCompared("ids", set, Output.elastic())).isEqualTo(MOST);
        set.add(-1);
        String refused =
                "ids: 257 elements, each of which is compared with all others; at most 256 are allowed [MARSHAL222]";
        assertThatThrownBy(() -> Counts.compared("ids", MOST + 1, in))
                .isInstanceOf(MarshalException.class)
                .hasMessage(refused);
        assertThatThrownBy(() -> Counts.writeCompared("ids", set, Output.elastic()))
                .hasMessage(refused);
        ReadLimits more = ReadLimits.DEFAULT.withEqualHashes(MOST + 1);
        Counts.compared("ids", MOST + 1, in.limits(more));
        assertThat(Counts.writeCompared("ids", set, Output.elastic().limits(more)))
                .isEqualTo(MOST + 1);
        assertThat(Counts.writeCompared("ids", null, Output.elastic())).isEqualTo(-1);
    }

    /** What reading collects them in compares decimals as well. */
    @Test
    void longDecimalsAreRefused() {
        BigDecimal longest = new BigDecimal(BigInteger.ONE.shiftLeft(999));
        assertThat(Counts.writeCompared("ids", new CopyOnWriteArraySet<>(List.of(longest)), Output.elastic()))
                .isOne();
        BigDecimal longer = new BigDecimal(BigInteger.ONE.shiftLeft(1000));
        assertThatThrownBy(
                        () -> Counts.writeCompared("ids", new CopyOnWriteArraySet<>(List.of(longer)), Output.elastic()))
                .hasMessageEndingWith("[MARSHAL215]");
    }
}
