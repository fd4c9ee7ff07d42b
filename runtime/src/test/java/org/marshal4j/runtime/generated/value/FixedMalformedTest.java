package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.marshal4j.runtime.RuntimeProblem.IMPOSSIBLE_BYTE;
import static org.marshal4j.runtime.RuntimeProblem.IMPOSSIBLE_VALUE;
import static org.marshal4j.runtime.generated.value.FixedForm.*;
import static org.marshal4j.runtime.memory.RawMemory.ARRAY_OFFSET;

import java.sql.Timestamp;
import java.util.Date;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.generated.value.FixedValues.Row;

/**
 * Bytes that are not a valid value of fixed size are refused, whatever object is offered for reuse. So are values that
 * would lose information.
 */
class FixedMalformedTest {
    /** The profile "thorough" runs all of them. */
    private static final int CASES = 20_000 / Integer.getInteger("sample.stride", 1);

    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");
    private static final String ZERO = "00 00 00 00 00 00 00 00";

    /** Invalid bytes of a value that is never null, and the problem they cause. */
    record Bad(FixedForm<?> form, String hex, RuntimeProblem problem) {
        Bad(FixedForm<?> form, String hex) {
            this(form, hex, IMPOSSIBLE_VALUE);
        }
    }

    static List<Bad> bad() {
        return List.of(
                new Bad(INSTANT, ZERO + " 00 ca 9a 3b"),
                new Bad(INSTANT, ZERO + " ff ff ff ff"),
                new Bad(INSTANT, "00 79 95 fa d2 1c 70 00 00 00 00 00"),
                new Bad(INSTANT, "ff 13 64 14 10 e3 8f ff 00 00 00 00"),
                new Bad(INSTANT, "00 00 00 00 00 00 00 80 00 00 00 00"),
                new Bad(DURATION, ZERO + " 00 ca 9a 3b"),
                new Bad(DURATION, ZERO + " 00 00 00 80"),
                new Bad(DATE, "e8 07 00 00 00 01"),
                new Bad(DATE, "e8 07 00 00 0d 01"),
                new Bad(DATE, "e8 07 00 00 ff 01"),
                new Bad(DATE, "e8 07 00 00 01 00"),
                new Bad(DATE, "e8 07 00 00 01 20"),
                new Bad(DATE, "e8 07 00 00 04 1f"),
                new Bad(DATE, "e8 07 00 00 02 1e"),
                new Bad(DATE, "e7 07 00 00 02 1d"),
                new Bad(DATE, "00 ca 9a 3b 01 01"),
                new Bad(DATE, "00 00 00 80 01 01"),
                new Bad(TIME, "ff ff ff ff ff ff ff ff"),
                new Bad(TIME, "00 00 4f 91 94 4e 00 00"),
                new Bad(TIME, "00 00 00 00 00 00 00 80"),
                new Bad(DATE_TIME, "e8 07 00 00 0d 01 " + ZERO),
                new Bad(DATE_TIME, "e8 07 00 00 01 01 00 00 4f 91 94 4e 00 00"),
                new Bad(OFFSET_TIME, "ff ff ff ff ff ff ff ff 00 00 00 00"),
                new Bad(OFFSET_TIME, ZERO + " 21 fd 00 00"),
                new Bad(OFFSET_DATE_TIME, "e8 07 00 00 02 1e " + ZERO + " 00 00 00 00"),
                new Bad(OFFSET_DATE_TIME, "e8 07 00 00 01 01 ff ff ff ff ff ff ff ff 00 00 00 00"),
                new Bad(OFFSET_DATE_TIME, "e8 07 00 00 01 01 " + ZERO + " 21 fd 00 00"),
                new Bad(YEAR, "00 ca 9a 3b"),
                new Bad(YEAR, "00 36 65 c4"),
                new Bad(YEAR_MONTH, "e8 07 00 00 00"),
                new Bad(YEAR_MONTH, "e8 07 00 00 0d"),
                new Bad(YEAR_MONTH, "e8 07 00 00 80"),
                new Bad(YEAR_MONTH, "00 ca 9a 3b 01"),
                new Bad(MONTH_DAY, "00 01"),
                new Bad(MONTH_DAY, "0d 01"),
                new Bad(MONTH_DAY, "02 1e"),
                new Bad(MONTH_DAY, "04 1f"),
                new Bad(MONTH_DAY, "01 00"),
                new Bad(MONTH_DAY, "01 ff"),
                new Bad(OFFSET, "21 fd 00 00"),
                new Bad(OFFSET, "df 02 ff ff"),
                new Bad(TIMESTAMP, ZERO + " 00 ca 9a 3b"),
                new Bad(TIMESTAMP, ZERO + " ff ff ff ff"),
                new Bad(TIMESTAMP, "ff ff ff ff ff ff ff 7f 00 00 00 00"),
                new Bad(TIMESTAMP, "00 00 00 00 00 00 00 80 00 00 00 00"),
                new Bad(ATOMIC_BOOLEAN, "02", IMPOSSIBLE_BYTE),
                new Bad(BOOLEAN, "ff", IMPOSSIBLE_BYTE),
                new Bad(OPTIONAL_INT, "03 00 00 00 00", IMPOSSIBLE_BYTE),
                new Bad(OPTIONAL_LONG, "ff " + ZERO, IMPOSSIBLE_BYTE),
                new Bad(OPTIONAL_DOUBLE, "59 " + ZERO, IMPOSSIBLE_BYTE));
    }

    @ParameterizedTest
    @MethodSource("bad")
    void isRefused(Bad bad) {
        refuses(bad.form(), bad);
    }

    private static <X> void refuses(FixedForm<X> form, Bad bad) {
        byte[] bytes = HEX.parseHex(bad.hex());
        assertThat(bytes).hasSize(form.size());
        FixedValues.all().filter(row -> row.form() == form).forEach(row -> {
            @SuppressWarnings("unchecked") // all rows have the same form
            X current = (X) row.value().get();
            assertThatThrownBy(() -> form.get().get(current, bytes, ARRAY_OFFSET))
                    .isInstanceOfSatisfying(
                            MarshalException.class, e -> assertThat(e.problem()).isEqualTo(bad.problem()));
        });
    }

    static List<FixedForm<?>> forms() {
        return FixedValuesTest.forms();
    }

    /** Any value that is read is written as the same bytes again, apart from bytes that have no meaning. */
    @Tag("long")
    @ParameterizedTest
    @MethodSource("forms")
    <X> void anyBytesAreReadOrRefused(FixedForm<X> form) {
        Random random = new Random(form.name().hashCode());
        List<Row<?>> rows = FixedValues.all().filter(row -> row.form() == form).toList();
        int accepted = 0;
        for (int i = 0; i < CASES; i++) {
            byte[] bytes = HEX.parseHex(rows.get(random.nextInt(rows.size())).hexNullable());
            for (int changes = random.nextInt(4); changes > 0; changes--) {
                byte change = (byte) (random.nextBoolean() ? random.nextInt(32) : random.nextInt());
                bytes[random.nextInt(bytes.length)] = change;
            }
            accepted += isReadBack(form, bytes) ? 1 : 0;
        }
        assertThat(accepted).as("a test that refuses everything shows nothing").isGreaterThan(CASES / 4);
    }

    private static <X> boolean isReadBack(FixedForm<X> form, byte[] bytes) {
        X value;
        try {
            value = form.getNullable().get(null, bytes, ARRAY_OFFSET);
        } catch (MarshalException e) {
            assertThat(e.problem()).isIn(IMPOSSIBLE_VALUE, IMPOSSIBLE_BYTE);
            return false;
        }
        byte[] again = new byte[bytes.length];
        form.putNullable().put(again, ARRAY_OFFSET, value);
        assertThat(form.seen(form.getNullable().get(null, again, ARRAY_OFFSET))).isEqualTo(form.seen(value));
        if (isExact(form, bytes)) {
            assertThat(HEX.formatHex(again)).isEqualTo(HEX.formatHex(bytes));
        }
        return true;
    }

    /**
     * Whether these are the only bytes for the value: a null may be followed by any bytes, and a boolean may be other
     * bytes than 0 and 1.
     */
    private static boolean isExact(FixedForm<?> form, byte[] bytes) {
        boolean hasValue = bytes[0] == (form.hasPresence() ? 1 : 2);
        return hasValue && form != BOOLEAN && form != ATOMIC_BOOLEAN;
    }

    @Test
    void valuesOfSubclassesAreRefused() {
        Timestamp timestamp = new Timestamp(1000);
        refusesClass(UTIL_DATE, timestamp);
        refusesClass(UTIL_DATE, new java.sql.Date(1000));
        refusesClass(UTIL_DATE, new java.sql.Time(1000));
        refusesClass(SQL_DATE, new java.sql.Date(1000) {});
        refusesClass(SQL_TIME, new java.sql.Time(1000) {});
        refusesClass(TIMESTAMP, new Timestamp(1000) {});
    }

    private static <X> void refusesClass(FixedForm<X> form, X value) {
        for (FixedForm.Put<X> put : List.of(form.put(), form.putNullable())) {
            assertThatThrownBy(() -> put.put(new byte[form.sizeNullable()], ARRAY_OFFSET, value))
                    .isInstanceOf(MarshalException.class)
                    .hasMessageContaining(value.getClass().getName());
        }
    }

    @Test
    void anObjectOfASubclassIsNotReused() {
        byte[] bytes = HEX.parseHex("e8 03 00 00 00 00 00 00");
        Date current = new java.sql.Date(1000);
        assertThat(Dates.get(current, bytes, ARRAY_OFFSET)).isExactlyInstanceOf(Date.class);
        byte[] second = HEX.parseHex("01 00 00 00 00 00 00 00 00 00 00 00");
        assertThat(Timestamps.get(new Timestamp(1000) {}, second, ARRAY_OFFSET)).isExactlyInstanceOf(Timestamp.class);
    }
}
