package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.HexDumpBytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Examples;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.runtime.MarshalException;

/**
 * Messages truncated at each byte that the sampling selects: refused with type and offset, and with the position
 * restored.
 */
class TruncatedTest {
    private static final int LEAD = 5;

    static List<Dto<?>> dtos() {
        return Dtos.shapes();
    }

    /** The missing bytes exist after the read limit, and must not be read. */
    @ParameterizedTest
    @MethodSource("dtos")
    <T> void endsAtTheReadLimit(Dto<T> dto) {
        Examples<T> example = Examples.of(dto);
        Bytes<?> bytes = Bytes.allocateDirect(example.bytes().length + LEAD + 64);
        bytes.write(new byte[LEAD]).write(example.bytes()).write(new byte[64]);
        long end = LEAD + example.bytes().length;
        for (int cut : example.cuts()) {
            bytes.readPositionRemaining(LEAD, cut);
            refused(dto, bytes, cut);
            bytes.readLimit(end);
            T read = dto.marshaller().read(bytes);
            assertThat(DeepEquals.difference(example.value(), read)).isNull();
            assertThat(bytes.readPosition()).isEqualTo(end);
        }
        bytes.releaseLast();
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void endsWithTheArray(Dto<T> dto) {
        Examples<T> example = Examples.of(dto);
        for (int cut : example.cuts()) {
            Bytes<?> bytes = Bytes.wrapForRead(Arrays.copyOf(example.bytes(), cut));
            refused(dto, bytes, cut);
        }
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void endsInABufferWithoutMemory(Dto<T> dto) {
        Examples<T> example = Examples.of(dto);
        int step = Math.max(1, example.bytes().length / 20);
        for (int cut = 0; cut < example.bytes().length; cut += step) {
            Bytes<?> bytes = new HexDumpBytes();
            bytes.write(example.bytes(), 0, cut);
            refused(dto, bytes, cut);
            bytes.releaseLast();
        }
    }

    @ParameterizedTest
    @MethodSource("mutable")
    <T> void endsWhileAnObjectIsBeingRefilled(Dto<T> dto) {
        Examples<T> example = Examples.of(dto);
        Bytes<?> bytes = Bytes.wrapForRead(example.bytes());
        T used = dto.filler(7).make(dto.type());
        for (int cut : example.cuts()) {
            bytes.readPositionRemaining(0, cut);
            MarshalException failure = catchThrowableOfType(
                    MarshalException.class, () -> dto.marshaller().readInto(used, bytes));
            assertThat(failure).as("%s cut at %s", dto, cut).isNotNull();
            assertThat(bytes.readPosition()).isZero();
        }
        bytes.readPositionRemaining(0, example.bytes().length);
        dto.marshaller().readInto(used, bytes);
        assertThat(DeepEquals.difference(example.value(), used)).isNull();
    }

    static List<Dto<?>> mutable() {
        return Dtos.mutable();
    }

    private static <T> void refused(Dto<T> dto, Bytes<?> bytes, int cut) {
        long start = bytes.readPosition();
        long limit = bytes.readLimit();
        MarshalException failure = catchThrowableOfType(
                MarshalException.class, () -> dto.marshaller().read(bytes));
        assertThat(failure).as("%s cut at %s", dto, cut).isNotNull();
        assertThat(failure.code()).as("%s cut at %s: %s", dto, cut, failure).isEqualTo("MARSHAL203");
        assertThat(failure.type()).isEqualTo(dto.type().getName());
        assertThat(dto.namesPlace(failure)).as("path of %s", failure).isTrue();
        assertThat(failure.offset()).as("offset of %s cut at %s", failure, cut).isBetween(dto.leastOffset(), (long)
                cut);
        assertThat(bytes.readPosition()).as("position after %s", failure).isEqualTo(start);
        assertThat(bytes.readLimit()).as("limit after %s", failure).isEqualTo(limit);
    }
}
