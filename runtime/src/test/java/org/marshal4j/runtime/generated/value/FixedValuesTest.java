package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.marshal4j.runtime.memory.RawMemory.ARRAY_OFFSET;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.TestBuffers;
import org.marshal4j.runtime.generated.value.FixedValues.Row;

class FixedValuesTest {
    private static final HexFormat HEX = HexFormat.ofDelimiter(" ");
    private static final byte OTHER = 0x55;

    static List<Row<?>> rows() {
        return FixedValues.all().toList();
    }

    static List<FixedForm<?>> forms() {
        return FixedValues.all().<FixedForm<?>>map(Row::form).distinct().toList();
    }

    @ParameterizedTest
    @MethodSource("rows")
    <X> void theBytesArePinned(Row<X> row) {
        FixedForm<X> form = row.form();
        assertThat(stored(form.put(), row.value().get(), form.size())).isEqualTo(row.hex());
        assertThat(stored(form.putNullable(), row.value().get(), form.sizeNullable()))
                .isEqualTo(row.hexNullable());
    }

    @ParameterizedTest
    @MethodSource("forms")
    <X> void nullIsZeros(FixedForm<X> form) {
        String zeros = HEX.formatHex(new byte[form.sizeNullable()]);
        assertThat(stored(form.putNullable(), null, form.sizeNullable())).isEqualTo(zeros);
        assertThat(form.getNullable().get(null, HEX.parseHex(zeros), ARRAY_OFFSET))
                .isNull();
    }

    /** Returns the bytes stored, and checks that the bytes around them are unchanged. */
    private static <X> String stored(FixedForm.Put<X> put, X value, int size) {
        byte[] around = new byte[size + 2];
        Arrays.fill(around, OTHER);
        put.put(around, ARRAY_OFFSET + 1, value);
        assertThat(around[0]).as("the byte before").isEqualTo(OTHER);
        assertThat(around[size + 1]).as("the byte after").isEqualTo(OTHER);
        return HEX.formatHex(around, 1, size + 1);
    }

    @ParameterizedTest
    @MethodSource("rows")
    <X> void nativeMemoryHoldsTheSame(Row<X> row) {
        TestBuffer bytes = TestBuffers.NATIVE.make(64);
        long address = bytes.out().reserve(row.form().sizeNullable());
        row.form().putNullable().put(bytes.out().base(), address, row.value().get());
        assertThat(bytes.hex()).isEqualTo(row.hexNullable());
        check(row, row.form().getNullable().get(null, bytes.out().base(), address));
    }

    @ParameterizedTest
    @MethodSource("rows")
    <X> void anEqualValueIsKept(Row<X> row) {
        X current = row.value().get();
        assertThat(row.form().getNullable().get(current, nullable(row), ARRAY_OFFSET))
                .isSameAs(current);
        assertThat(row.form().get().get(current, plain(row), ARRAY_OFFSET)).isSameAs(current);
    }

    @ParameterizedTest
    @MethodSource("rows")
    <X> void nothingOfThePreviousValueIsLeft(Row<X> row) {
        for (Row<?> other : rows()) {
            if (other.form() == row.form()) {
                @SuppressWarnings("unchecked") // both rows have the same form
                X current = (X) other.value().get();
                X value = row.form().getNullable().get(current, nullable(row), ARRAY_OFFSET);
                check(row, value);
                if (row.form().isReused()) {
                    assertThat(value).isSameAs(current);
                }
            }
        }
        check(row, row.form().get().get(null, plain(row), ARRAY_OFFSET));
    }

    @ParameterizedTest
    @MethodSource("rows")
    <X> void nullReplacesAnyValue(Row<X> row) {
        byte[] zeros = new byte[row.form().sizeNullable()];
        assertThat(row.form().getNullable().get(row.value().get(), zeros, ARRAY_OFFSET))
                .isNull();
    }

    @ParameterizedTest
    @MethodSource("rows")
    <X> void bytesAfterANullAreIgnored(Row<X> row) {
        byte[] bytes = nullable(row);
        bytes[0] = 0;
        assertThat(row.form().getNullable().get(null, bytes, ARRAY_OFFSET)).isNull();
    }

    @ParameterizedTest
    @MethodSource("rows")
    <X> void aPresenceByteIsChecked(Row<X> row) {
        byte[] bytes = nullable(row);
        bytes[0] = 3;
        assertThatThrownBy(() -> row.form().getNullable().get(row.value().get(), bytes, ARRAY_OFFSET))
                .hasMessageEndingWith("[MARSHAL204]");
    }

    @ParameterizedTest
    @MethodSource("forms")
    <X> void aRequiredValueWithASpecialFormForNullIsNotNull(FixedForm<X> form) {
        if (!form.hasPresence()) {
            assertThatThrownBy(() -> form.get().get(null, new byte[form.size()], ARRAY_OFFSET))
                    .hasMessageEndingWith("[MARSHAL206]");
        }
    }

    /** Without this, the tests above would show nothing: the values of one form must differ. */
    @Test
    void everyFormHasTwoValues() {
        for (FixedForm<?> form : forms()) {
            assertThat(rows().stream()
                            .filter(row -> row.form() == form)
                            .map(Row::hex)
                            .distinct())
                    .as("%s", form)
                    .hasSizeGreaterThan(1);
        }
    }

    private static byte[] plain(Row<?> row) {
        return HEX.parseHex(row.hex());
    }

    private static byte[] nullable(Row<?> row) {
        return HEX.parseHex(row.hexNullable());
    }

    private static <X> void check(Row<X> row, X value) {
        assertThat(row.form().seen(value)).isEqualTo(row.form().seen(row.value().get()));
    }
}
