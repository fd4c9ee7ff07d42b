package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.generated.value.BigDecimals;
import org.marshal4j.runtime.memory.Output;

/** Long decimals among short ones, which cost the JDK the length of the long one for each comparison. */
class SortedDecimalsTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final BigDecimal LONGEST = decimal(SortedDecimals.MOST_BITS);
    private static final BigDecimal TOO_LONG = decimal(SortedDecimals.MOST_BITS + 8);

    /** A decimal between 0.1 and 1, of that many bits. */
    private static BigDecimal decimal(int bits) {
        BigInteger digits = BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
        return new BigDecimal(digits, digits.toString().length());
    }

    static Stream<Supplier<Collection<BigDecimal>>> collections() {
        return Stream.of(TreeSet::new, PriorityQueue::new, () -> new TreeSet<>(Collections.reverseOrder()));
    }

    static Stream<Supplier<SortedMap<BigDecimal, Integer>>> maps() {
        return Stream.of(TreeMap::new, ConcurrentSkipListMap::new);
    }

    /** By the type that a field declares, as generated code does. */
    private static int write(Collection<BigDecimal> decimals) {
        return decimals instanceof SortedSet<BigDecimal> set
                ? Counts.write("prices", set, Output.elastic())
                : Counts.write("prices", (PriorityQueue<BigDecimal>) decimals, Output.elastic());
    }

    private static int sizeOf(Collection<BigDecimal> decimals) {
        return decimals instanceof SortedSet<BigDecimal> set
                ? Counts.sizeOf("prices", set)
                : Counts.sizeOf("prices", (PriorityQueue<BigDecimal>) decimals);
    }

    @ParameterizedTest
    @MethodSource("collections")
    void aCollectionThatSortsIsReadAndWrittenAlike(Supplier<Collection<BigDecimal>> kind) {
        Collection<BigDecimal> decimals = kind.get();
        Refill.add("prices", decimals, BigDecimal.TEN);
        Refill.add("prices", decimals, LONGEST);
        Refill.add("prices", decimals, LONGEST.negate());
        assertThatCode(() -> write(decimals)).doesNotThrowAnyException();
        assertThatThrownBy(() -> Refill.add("prices", decimals, TOO_LONG))
                .hasMessage("prices: a decimal, in what sorts its elements, of 126 bytes, but at most 125 are allowed"
                        + " [MARSHAL215]");
        decimals.add(TOO_LONG);
        assertThatThrownBy(() -> write(decimals))
                .hasMessageStartingWith("prices: ")
                .hasMessageEndingWith("[MARSHAL215]");
        assertThatThrownBy(() -> sizeOf(decimals)).hasMessageEndingWith("[MARSHAL215]");
    }

    @ParameterizedTest
    @MethodSource("maps")
    void aMapThatSortsIsReadAndWrittenAlike(Supplier<SortedMap<BigDecimal, Integer>> kind) {
        SortedMap<BigDecimal, Integer> decimals = kind.get();
        MapRefill.put("prices", decimals, BigDecimal.ONE, 1);
        MapRefill.put("prices", decimals, LONGEST, 2);
        assertThatCode(() -> Counts.write("prices", decimals, Output.elastic())).doesNotThrowAnyException();
        assertThatThrownBy(() -> MapRefill.put("prices", decimals, TOO_LONG, 3)).hasMessageEndingWith("[MARSHAL215]");
        decimals.put(TOO_LONG, 3);
        assertThatThrownBy(() -> Counts.write("prices", decimals, Output.elastic()))
                .hasMessageEndingWith("[MARSHAL215]");
        assertThatThrownBy(() -> Counts.sizeOf("prices", decimals)).hasMessageEndingWith("[MARSHAL215]");
    }

    @Test
    void whatDoesNotSortTakesAnyDecimal() {
        Collection<BigDecimal> set = new HashSet<>();
        Refill.add("prices", set, TOO_LONG);
        assertThat(Counts.write("prices", set, Output.elastic())).isEqualTo(1);
        Map<BigDecimal, Integer> map = new HashMap<>();
        MapRefill.put("prices", map, TOO_LONG, 1);
        assertThat(Counts.write("prices", map, Output.elastic())).isEqualTo(1);
        assertThat(Counts.write("prices", new TreeSet<BigDecimal>(), Output.elastic()))
                .isZero();
        assertThat(Counts.write("prices", new TreeMap<BigDecimal, Integer>(), Output.elastic()))
                .isZero();
    }

    /** As long as allowed, each long one among short ones that it has to be compared with. */
    @Test
    void whatComparingAllocatesGrowsAsTheMessage() {
        for (int elements : new int[] {1000, 4000, 16_000}) {
            long bytes = 0;
            BigDecimal[] decimals = new BigDecimal[elements];
            for (int i = 0; i < elements; i++) {
                BigDecimal small = BigDecimal.valueOf(1_000_000 + i, 7);
                decimals[i] = i % 12 == 0 ? LONGEST.subtract(BigDecimal.valueOf(i, 7)) : small;
                bytes += BigDecimals.sizeOf(decimals[i]);
            }
            Collection<BigDecimal> set = new TreeSet<>();
            long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
            for (BigDecimal decimal : decimals) {
                Refill.add("prices", set, decimal);
            }
            long allocated =
                    THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
            assertThat(allocated).as("%s bytes", bytes).isLessThan(100_000 + 256 * bytes);
        }
    }
}
