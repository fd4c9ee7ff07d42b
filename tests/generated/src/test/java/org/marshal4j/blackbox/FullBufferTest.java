package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.Arrays;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Examples;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.runtime.MarshalException;

/**
 * Buffers that are too small by each number of bytes that the sampling selects: writing is refused, and the position
 * is restored.
 */
class FullBufferTest {
    private static final int LEAD = 3;
    private static final byte UNTOUCHED = 0x5A;

    static List<Dto<?>> dtos() {
        return Dtos.shapes();
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void aFixedNativeBufferIsTooSmall(Dto<T> dto) {
        Examples<T> example = Examples.of(dto);
        for (int size : example.cuts()) {
            Bytes<?> bytes = Bytes.allocateDirect(size + LEAD);
            bytes.write(new byte[LEAD]);
            refused(dto, example, bytes);
            bytes.releaseLast();
        }
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void anArrayIsTooSmall(Dto<T> dto) {
        Examples<T> example = Examples.of(dto);
        for (int size : example.cuts()) {
            Bytes<?> bytes = Bytes.wrapForWrite(new byte[size + LEAD]);
            bytes.write(new byte[LEAD]);
            refused(dto, example, bytes);
        }
    }

    /** There is room after the limit, and nothing may be written to it. */
    @ParameterizedTest
    @MethodSource("dtos")
    <T> void theWriteLimitIsInTheMiddle(Dto<T> dto) {
        Examples<T> example = Examples.of(dto);
        int length = example.bytes().length;
        Bytes<?> bytes = Bytes.allocateElasticDirect(length + LEAD + 64L);
        byte[] untouched = new byte[length + 32];
        Arrays.fill(untouched, UNTOUCHED);
        for (int room : example.cuts()) {
            bytes.clear();
            bytes.write(new byte[LEAD]).write(untouched);
            bytes.writePosition(LEAD);
            bytes.writeLimit(LEAD + room);
            refused(dto, example, bytes);
            assertThat(bytes.writeLimit()).isEqualTo(LEAD + room);
            byte[] behind = new byte[untouched.length - room];
            bytes.bytesStore().read(LEAD + room, behind, 0, behind.length);
            assertThat(Arrays.equals(behind, Arrays.copyOf(untouched, behind.length)))
                    .as("%s: nothing is written behind the limit of %s", dto, room)
                    .isTrue();
        }
        bytes.clear();
        dto.marshaller().write(example.value(), bytes);
        assertThat(Hex.of(bytes)).isEqualTo(Hex.of(example.bytes()));
        bytes.releaseLast();
    }

    private static <T> void refused(Dto<T> dto, Examples<T> example, Bytes<?> bytes) {
        long start = bytes.writePosition();
        String where = dto + " of " + example.bytes().length + " bytes into " + (bytes.writeLimit() - start);
        MarshalException failure = catchThrowableOfType(
                MarshalException.class, () -> dto.marshaller().write(example.value(), bytes));
        assertThat(failure).as(where).isNotNull();
        assertThat(failure.code()).as("%s: %s", where, failure).isEqualTo("MARSHAL212");
        assertThat(failure.type()).isEqualTo(dto.type().getName());
        assertThat(dto.namesPlace(failure)).as("path of %s", failure).isTrue();
        assertThat(bytes.writePosition()).as("position after %s", failure).isEqualTo(start);
        assertThat(bytes.readPosition()).isZero();
    }
}
