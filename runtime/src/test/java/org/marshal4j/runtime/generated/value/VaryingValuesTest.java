package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import java.util.List;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.RuntimeProblem;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.TestBuffers;
import org.marshal4j.runtime.generated.value.VaryingValues.Row;

/** What all values of varying size have in common. */
class VaryingValuesTest {
    static List<Row<?>> rows() {
        return VaryingValues.all().toList();
    }

    @ParameterizedTest
    @MethodSource("rows")
    <X> void theBytesArePinned(Row<X> row) {
        TestBuffer bytes = TestBuffer.elastic();
        row.form().writer().write(row.value().get(), bytes.out());

        assertThat(bytes.hex()).isEqualTo(row.hex());
        assertThat(row.form().sizeOf().applyAsLong(row.value().get())).isEqualTo(row.size());
    }

    @ParameterizedTest
    @EnumSource
    void everyBufferGivesTheSame(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        rows().forEach(row -> write(row, bytes.out()));
        rows().forEach(row -> readBack(row, bytes.in()));
        assertThat(bytes.in().remaining()).isZero();
    }

    private static <X> void write(Row<X> row, Output out) {
        row.form().writer().write(row.value().get(), out);
    }

    private static <X> void readBack(Row<X> row, Input in) {
        X value = row.form().reader().read(null, in);
        assertThat(row.form().view(value))
                .as("%s", row)
                .isEqualTo(row.form().view(row.value().get()));
    }

    @ParameterizedTest
    @MethodSource("rows")
    <X> void theSameValueIsKept(Row<X> row) {
        X current = row.value().get();
        assertThat(row.form().reader().read(current, TestBuffer.ofHex(row.hex())))
                .isSameAs(current);
    }

    @ParameterizedTest
    @MethodSource("rows")
    <X> void nothingOfThePreviousValueIsLeft(Row<X> row) {
        for (Row<?> other : rows()) {
            if (other.form() == row.form()) {
                @SuppressWarnings("unchecked")
                X current = (X) other.value().get();
                Input in = TestBuffer.ofHex(row.hex());
                X value = row.form().reader().read(current, in);

                assertThat(row.form().view(value))
                        .isEqualTo(row.form().view(row.value().get()));
                assertThat(in.remaining()).isZero();
                if (row.form().isReused() && value != null && current != null) {
                    assertThat(value).isSameAs(current);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    <X> void truncatedBytesAreRefused(Row<X> row) {
        for (int length = 0; length < row.size(); length++) {
            String cut = length == 0 ? "" : row.hex().substring(0, 3 * length - 1);
            Throwable thrown =
                    Assertions.catchThrowable(() -> row.form().reader().read(null, TestBuffer.ofHex(cut)));

            assertThat(thrown).as("%s of %s", cut, row).isNotNull();
            if (thrown instanceof MarshalException e) {
                assertThat(e.problem()).as("%s of %s", cut, row).isEqualTo(RuntimeProblem.BYTES_RUN_OUT);
            } else {
                assertThat(thrown).as("%s of %s", cut, row).isInstanceOf(BufferUnderflowException.class);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("rows")
    <X> void aFullBufferIsNotOverrun(Row<X> row) {
        for (int room = 0; room < row.size(); room++) {
            for (TestBuffers kind : TestBuffers.values()) {
                TestBuffer bytes = kind.make(room);
                assertThat(Assertions.catchThrowable(
                                () -> row.form().writer().write(row.value().get(), bytes.out())))
                        .isInstanceOf(BufferOverflowException.class);
                assertThat(bytes.size()).isLessThanOrEqualTo(room);
                assertThat(bytes.isUntouchedAround()).isTrue();
            }
        }
    }

    @Test
    void aWrittenValueIsNotChanged() {
        for (Row<?> row : rows()) {
            unchanged(row);
        }
    }

    private static <X> void unchanged(Row<X> row) {
        X value = row.value().get();
        row.form().writer().write(value, Output.elastic());
        row.form().sizeOf().applyAsLong(value);
        assertThat(row.form().view(value)).isEqualTo(row.form().view(row.value().get()));
    }
}
