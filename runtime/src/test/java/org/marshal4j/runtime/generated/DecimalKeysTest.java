package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.ReadLimits;
import org.marshal4j.runtime.generated.value.BigDecimals;

/** Long decimals among short ones: comparing a long one with any other costs the JDK as much as it is long. */
class DecimalKeysTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    private static final int MOST_BITS = 8 * ReadLimits.DEFAULT.keyNumberBytes();
    private static final BigDecimal LONGEST = decimal(MOST_BITS);
    private static final BigDecimal TOO_LONG = decimal(MOST_BITS + 8);
    private static final ReadLimits MORE = ReadLimits.DEFAULT.withKeyNumberBytes(126);

    private final Input in = Input.of(new byte[0]);

    /** Returns a decimal between 0.1 and 1 whose digits take the given number of bits. */
    private static BigDecimal decimal(int bits) {
        BigInteger digits = BigInteger.ONE.shiftLeft(bits).subtract(BigInteger.ONE);
        return new BigDecimal(digits, digits.toString().length());
    }

    static Stream<Supplier<Collection<BigDecimal>>> collections() {
        return Stream.of(
                HashSet::new,
                TreeSet::new,
                PriorityQueue::new,
                java.util.concurrent.PriorityBlockingQueue::new,
                () -> new TreeSet<>(Collections.reverseOrder()));
    }

    static Stream<Supplier<Map<BigDecimal, Integer>>> maps() {
        return Stream.of(TreeMap::new, ConcurrentSkipListMap::new, HashMap::new, ConcurrentHashMap::new);
    }

    @ParameterizedTest
    @MethodSource("collections")
    void theSameLimitHoldsForReadingAndWritingACollection(Supplier<Collection<BigDecimal>> kind) {
        Collection<BigDecimal> decimals = kind.get();
        Refill.addChecked("prices", decimals, BigDecimal.TEN, in);
        Refill.addChecked("prices", decimals, LONGEST, in);
        Refill.addChecked("prices", decimals, LONGEST.negate(), in);
        assertThatCode(() -> Counts.writeDecimals("prices", decimals, Output.elastic()))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> Refill.addChecked("prices", decimals, TOO_LONG, in))
                .hasMessage(
                        "prices: a decimal, in a collection that compares its elements, of 126 bytes, but at most 125 are"
                                + " allowed [MARSHAL215]");
        assertThat(decimals).hasSize(3);
        Refill.addChecked("prices", decimals, TOO_LONG, in.limits(MORE));
        assertThatThrownBy(() -> Counts.writeDecimals("prices", decimals, Output.elastic()))
                .hasMessageStartingWith("prices: ")
                .hasMessageEndingWith("[MARSHAL215]");
        assertThat(Counts.writeDecimals("prices", decimals, Output.elastic().limits(MORE)))
                .isEqualTo(4);
    }

    @ParameterizedTest
    @MethodSource("maps")
    void theSameLimitHoldsForReadingAndWritingAMap(Supplier<Map<BigDecimal, Integer>> kind) {
        Map<BigDecimal, Integer> decimals = kind.get();
        MapRefill.putChecked("prices", decimals, BigDecimal.ONE, 1, in);
        MapRefill.putChecked("prices", decimals, LONGEST, 2, in);
        assertThatCode(() -> Counts.writeDecimals("prices", decimals, Output.elastic()))
                .doesNotThrowAnyException();
        assertThatThrownBy(() -> MapRefill.putChecked("prices", decimals, TOO_LONG, 3, in))
                .hasMessageEndingWith("[MARSHAL215]");
        MapRefill.putChecked("prices", decimals, TOO_LONG, 3, in.limits(MORE));
        assertThatThrownBy(() -> Counts.writeDecimals("prices", decimals, Output.elastic()))
                .hasMessageEndingWith("[MARSHAL215]");
        assertThat(Counts.writeDecimals("prices", decimals, Output.elastic().limits(MORE)))
                .isEqualTo(3);
    }

    @Test
    void collectionsThatDoNotCompareTakeAnyDecimal() {
        for (Collection<BigDecimal> each : List.of(new ArrayList<BigDecimal>(), new ArrayDeque<BigDecimal>())) {
            Refill.addChecked("prices", each, TOO_LONG, in);
            assertThat(Counts.writeDecimals("prices", each, Output.elastic())).isEqualTo(1);
        }
        assertThat(Counts.writeDecimals("prices", new TreeSet<BigDecimal>(), Output.elastic()))
                .isZero();
        assertThat(Counts.writeDecimals("prices", (Map<?, ?>) null, Output.elastic()))
                .isEqualTo(-1);
        assertThat(Counts.writeDecimals("prices", (Collection<?>) null, Output.elastic()))
                .isEqualTo(-1);
    }

    /** Null comes first in a hash set. The search must not stop there. */
    @Test
    void aDecimalAfterNullIsFound() {
        Collection<BigDecimal> decimals = new HashSet<>();
        decimals.add(null);
        decimals.add(TOO_LONG);
        assertThatThrownBy(() -> Counts.writeDecimals("prices", decimals, Output.elastic()))
                .hasMessageEndingWith("[MARSHAL215]");
    }

    /** The long decimals are as long as allowed, and each must be compared with short ones. */
    @Test
    void comparingAllocatesInProportionToTheMessage() {
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
                Refill.addChecked("prices", set, decimal, in);
            }
            long allocated =
                    THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
            assertThat(allocated).as("%s bytes", bytes).isLessThan(100_000 + 256 * bytes);
        }
    }
}
