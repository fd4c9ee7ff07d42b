package org.marshal4j.processor.hint;

import java.util.Set;

/** Superclasses of numbers, and numbers that are sums in progress. */
final class Numbers {

    private static final Set<String> NAMES = Set.of(
            "java.lang.Number",
            "java.util.concurrent.atomic.LongAdder",
            "java.util.concurrent.atomic.LongAccumulator",
            "java.util.concurrent.atomic.DoubleAdder",
            "java.util.concurrent.atomic.DoubleAccumulator");

    private Numbers() {}

    static Hint hint() {
        return Hint.forClasses(NAMES, "Say which number it is: long, double, BigDecimal, AtomicLong");
    }
}
