package org.marshal4j.processor.binding;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.ParameterizedType;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
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

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.lang.String",
                "java.lang.CharSequence",
                "java.lang.StringBuilder",
                "java.lang.StringBuffer",
                "java.lang.Long",
                "java.lang.Double",
                "com.acme.Side",
                "java.util.UUID",
                "java.time.Instant",
                "java.time.Duration",
                "java.time.LocalTime",
                "java.time.OffsetTime",
                "java.time.OffsetDateTime",
                "java.time.Year",
                "java.time.YearMonth",
                "java.time.MonthDay",
                "java.time.ZoneOffset",
                "java.util.Date",
                "java.util.Currency",
                "java.nio.charset.Charset",
                "java.util.OptionalInt",
                "java.net.URI",
                "java.math.BigInteger",
                "java.util.concurrent.atomic.AtomicLong",
                "java.lang.String[]",
                "long[]"
            })
    void keysThatATableSortsAreNotChecked(String type) {
        for (Use use : List.of(Use.KEPT, Use.SORTED, Use.HASHED)) {
            assertThat(CheckedKeys.of(use, FieldTypes.of(type))).isEqualTo(CheckedKeys.NONE);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.util.Optional<java.lang.String>",
                "java.util.List<java.lang.Integer>",
                "java.util.Set<java.lang.Integer>",
                "java.util.Map<java.lang.String,java.lang.String>",
                "java.util.BitSet",
                "java.util.Locale",
                "java.nio.ByteBuffer",
                "java.net.InetAddress",
                "java.time.LocalDate",
                "java.time.LocalDateTime",
                "java.time.ZonedDateTime",
                "java.time.Period",
                "java.time.ZoneId",
                "java.sql.Timestamp",
                "java.sql.Date",
                "java.sql.Time",
                "java.util.OptionalLong",
                "java.util.OptionalDouble",
                "com.acme.Leg",
                "com.acme.Shape",
                "com.acme.Money"
            })
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

    /** A hash table sorts keys only if their own class, and not a superclass, is declared Comparable to itself. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "java.lang.String",
                "java.lang.StringBuilder",
                "java.lang.StringBuffer",
                "java.util.UUID",
                "java.time.Instant",
                "java.time.Duration",
                "java.time.LocalDate",
                "java.time.LocalTime",
                "java.time.LocalDateTime",
                "java.time.OffsetTime",
                "java.time.OffsetDateTime",
                "java.time.ZonedDateTime",
                "java.time.Period",
                "java.time.Year",
                "java.time.YearMonth",
                "java.time.MonthDay",
                "java.time.ZoneOffset",
                "java.time.ZoneId",
                "java.util.Date",
                "java.sql.Date",
                "java.sql.Time",
                "java.sql.Timestamp",
                "java.util.OptionalInt",
                "java.util.OptionalLong",
                "java.util.OptionalDouble",
                "java.util.Currency",
                "java.nio.charset.Charset",
                "java.util.Locale",
                "java.util.BitSet",
                "java.nio.ByteBuffer",
                "java.net.URI",
                "java.net.InetAddress",
                "java.math.BigInteger",
                "java.util.concurrent.atomic.AtomicInteger",
                "java.util.concurrent.atomic.AtomicLong",
                "java.util.concurrent.atomic.AtomicBoolean",
                "java.lang.CharSequence"
            })
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
}
