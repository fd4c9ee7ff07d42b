package org.marshal4j.processor.binding;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.processor.codec.holder.CheckedKeys;
import org.marshal4j.processor.codec.holder.CheckedKeys.Use;
import org.marshal4j.processor.codec.value.LeafTypes;

class CheckedKeysTest {

    /** Classes that are not Comparable, but of which nobody can make many objects with one hash code. */
    private static final Set<String> OF_OTHER_HASH_CODES = Set.of(
            // Their hash codes are those of Object.
            AtomicBoolean.class.getName(),
            AtomicInteger.class.getName(),
            AtomicLong.class.getName(),
            // There are only a few hundred, all known to the JDK.
            "java.util.Currency",
            // The hash code is the value.
            "java.util.OptionalInt",
            // Reading creates a String.
            "java.lang.CharSequence");

    static Stream<String> sortedByATable() {
        return Stream.concat(Stream.of("long[]"), types("""
                java.lang String CharSequence StringBuilder StringBuffer Long Double String[]
                com.acme Side
                java.util UUID Date Currency OptionalInt
                java.time Instant Duration LocalTime OffsetTime OffsetDateTime Year YearMonth MonthDay
                java.time ZoneOffset
                java.nio.charset Charset
                java.net URI
                java.math BigInteger
                java.util.concurrent.atomic AtomicLong
                """));
    }

    @ParameterizedTest
    @MethodSource("sortedByATable")
    void keysThatATableSortsAreNotChecked(String type) {
        for (Use use : List.of(Use.KEPT, Use.SORTED, Use.HASHED)) {
            assertThat(CheckedKeys.of(use, FieldTypes.of(type))).isEqualTo(CheckedKeys.NONE);
        }
    }

    static Stream<String> onlyHashed() {
        return types("""
                java.util Optional<java.lang.String> List<java.lang.Integer> Set<java.lang.Integer>
                java.util Map<java.lang.String,java.lang.String> BitSet Locale OptionalLong OptionalDouble
                java.nio ByteBuffer
                java.net InetAddress
                java.time LocalDate LocalDateTime ZonedDateTime Period ZoneId
                java.sql Timestamp Date Time
                com.acme Leg Shape Money
                """);
    }

    @ParameterizedTest
    @MethodSource("onlyHashed")
    void othersAreCheckedWhereTheyAreHashed(String type) {
        assertThat(CheckedKeys.of(Use.HASHED, FieldTypes.of(type))).isEqualTo(CheckedKeys.HASHES);
        assertThat(CheckedKeys.of(Use.SORTED, FieldTypes.of(type))).isEqualTo(CheckedKeys.NONE);
        assertThat(CheckedKeys.of(Use.KEPT, FieldTypes.of(type))).isEqualTo(CheckedKeys.NONE);
    }

    @Test
    void decimalsAreCheckedWhereverTheyAreCompared() {
        for (Use use : Use.values()) {
            assertThat(CheckedKeys.of(use, FieldTypes.of("java.math.BigDecimal")))
                    .isEqualTo(
                            switch (use) {
                                case KEPT -> CheckedKeys.NONE;
                                case SORTED, HASHED -> CheckedKeys.DECIMALS;
                                // Counts checks decimals for these as well.
                                case CHAINED -> CheckedKeys.CHAINS;
                                case COMPARED -> CheckedKeys.ALL;
                            });
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"java.lang.String", "java.lang.Integer", "com.acme.Side", "com.acme.Leg", "byte[]"})
    void chainsAndComparisonsAreLimitedForAnyClass(String type) {
        assertThat(CheckedKeys.of(Use.CHAINED, FieldTypes.of(type))).isEqualTo(CheckedKeys.CHAINS);
        assertThat(CheckedKeys.of(Use.COMPARED, FieldTypes.of(type))).isEqualTo(CheckedKeys.ALL);
    }

    static Stream<String> leafTypes() {
        return types("""
                java.lang String StringBuilder StringBuffer CharSequence
                java.util UUID Date OptionalInt OptionalLong OptionalDouble Currency Locale BitSet
                java.time Instant Duration LocalDate LocalTime LocalDateTime OffsetTime OffsetDateTime
                java.time ZonedDateTime Period Year YearMonth MonthDay ZoneOffset ZoneId
                java.sql Date Time Timestamp
                java.nio.charset Charset
                java.nio ByteBuffer
                java.net URI InetAddress
                java.math BigInteger
                java.util.concurrent.atomic AtomicInteger AtomicLong AtomicBoolean
                """);
    }

    /** A hash table sorts keys only if their own class, and not a superclass, is declared Comparable to itself. */
    @ParameterizedTest
    @MethodSource("leafTypes")
    void leafTypesAgreeWithTheirClasses(String name) throws ReflectiveOperationException {
        Class<?> type = Class.forName(name);
        boolean comparable = Arrays.stream(type.getGenericInterfaces())
                .anyMatch(each -> each instanceof ParameterizedType of
                        && of.getRawType() == Comparable.class
                        && of.getActualTypeArguments()[0] == type);
        // Buffers are Comparable to a class of which no object is an exact instance.
        boolean sorted = comparable && !name.equals("java.nio.ByteBuffer");
        assertThat(LeafTypes.of(FieldTypes.of(name)).orElseThrow().isOrdered())
                .isEqualTo(sorted || OF_OTHER_HASH_CODES.contains(name));
    }

    /** The types that each line names after their package. */
    private static Stream<String> types(String lines) {
        return lines.lines().flatMap(line -> {
            String[] words = line.split(" ");
            return Arrays.stream(words).skip(1).map(type -> words[0] + "." + type);
        });
    }
}
