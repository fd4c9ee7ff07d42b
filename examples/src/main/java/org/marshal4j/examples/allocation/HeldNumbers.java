package org.marshal4j.examples.allocation;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.marshal4j.Marshal;
import org.marshal4j.StopBit;

/** Messages with one field: numbers. */
final class HeldNumbers {
    private HeldNumbers() {}

    /** Holds the value. */
    @Marshal
    static class OfInt {
        int value;

        static OfInt two() {
            OfInt two = new OfInt();
            two.value = 2;
            return two;
        }
    }

    /** Holds the value. */
    @Marshal
    static class OfIntegerBox {
        Integer value;
    }

    /** Holds the value. */
    @Marshal
    static class OfLongBox {
        Long value;
    }

    /** Holds the value. */
    @Marshal
    static class OfDoubleBox {
        Double value;
    }

    /** Holds the value. */
    @Marshal
    static class OfCharacterBox {
        Character value;
    }

    /** Holds the value. */
    @Marshal
    static class OfStopLong {
        @StopBit
        long value;
    }

    /** Holds the value. */
    @Marshal
    static class OfStopLongBox {
        @StopBit
        Long value;
    }

    /** Holds the value. */
    @Marshal
    static class OfBigInteger {
        BigInteger value;
    }

    /** Holds the value. */
    @Marshal
    static class OfBigDecimal {
        BigDecimal value;
    }

    /** Holds the value. */
    @Marshal
    static class OfOptionalInt {
        OptionalInt value;
    }

    /** Holds the value. */
    @Marshal
    static class OfOptionalLong {
        OptionalLong value;
    }

    /** Holds the value. */
    @Marshal
    static class OfOptionalDouble {
        OptionalDouble value;
    }

    /** Holds the value. */
    @Marshal
    static class OfAtomicInteger {
        AtomicInteger value;
    }

    /** Holds the value. */
    @Marshal
    static class OfAtomicLong {
        AtomicLong value;
    }

    /** Holds the value. */
    @Marshal
    static class OfAtomicBoolean {
        AtomicBoolean value;
    }

    static Stream<Held<?>> all() {
        return Stream.of(
                Held.of("int", OfInt::new, (of, value) -> of.value = value, () -> 1, () -> 2),
                Held.of("Integer", OfIntegerBox::new, (of, value) -> of.value = value, () -> 1000, () -> 2000),
                Held.of("Long", OfLongBox::new, (of, value) -> of.value = value, () -> 1000L, () -> 2000L),
                Held.of("Double", OfDoubleBox::new, (of, value) -> of.value = value, () -> 1.5, () -> 2.5),
                Held.of(
                        "Character",
                        OfCharacterBox::new,
                        (of, value) -> of.value = value,
                        () -> '\u20ac',
                        () -> '\u20ad'),
                Held.of("@StopBit long", OfStopLong::new, (of, value) -> of.value = value, () -> 1000L, () -> 2000L),
                Held.of("@StopBit Long", OfStopLongBox::new, (of, value) -> of.value = value, () -> 1000L, () -> 2000L),
                Held.of(
                        "BigInteger",
                        OfBigInteger::new,
                        (of, value) -> of.value = value,
                        () -> BigInteger.valueOf(1_000_000_000_000L),
                        () -> BigInteger.valueOf(2_000_000_000_000L)),
                Held.of(
                        "BigDecimal",
                        OfBigDecimal::new,
                        (of, value) -> of.value = value,
                        () -> new BigDecimal("101.2500"),
                        () -> new BigDecimal("101.2600")),
                Held.of(
                        "OptionalInt",
                        OfOptionalInt::new,
                        (of, value) -> of.value = value,
                        () -> OptionalInt.of(1000),
                        () -> OptionalInt.of(2000)),
                Held.of(
                        "OptionalLong",
                        OfOptionalLong::new,
                        (of, value) -> of.value = value,
                        () -> OptionalLong.of(1000),
                        () -> OptionalLong.of(2000)),
                Held.of(
                        "OptionalDouble",
                        OfOptionalDouble::new,
                        (of, value) -> of.value = value,
                        () -> OptionalDouble.of(1.5),
                        () -> OptionalDouble.of(2.5)),
                Held.of(
                        "AtomicInteger",
                        OfAtomicInteger::new,
                        (of, value) -> of.value = value,
                        () -> new AtomicInteger(1000),
                        () -> new AtomicInteger(2000)),
                Held.of(
                        "AtomicLong",
                        OfAtomicLong::new,
                        (of, value) -> of.value = value,
                        () -> new AtomicLong(1000),
                        () -> new AtomicLong(2000)),
                Held.of(
                        "AtomicBoolean",
                        OfAtomicBoolean::new,
                        (of, value) -> of.value = value,
                        () -> new AtomicBoolean(true),
                        () -> new AtomicBoolean(false)));
    }
}
