package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.kit.Sampling;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.blackbox.reference.HandWritten;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.runtime.MarshalException;

/**
 * Writes every DTO to every kind of buffer, as far as the sampling selects them, compares the bytes with those of the
 * reference encoder, and reads them back.
 */
class EveryBufferTest {
    private static final long SEED = Long.getLong("blackbox.seed", 20260417L);
    private static final int VALUES = Integer.getInteger("blackbox.values", 4);

    static Stream<Arguments> dtosAndBuffers() {
        List<Arguments> all = new ArrayList<>();
        for (Dto<?> dto : Dtos.all()) {
            for (Buffers buffer : Buffers.values()) {
                boolean possible = buffer != Buffers.GUARDED || !HandWritten.writesTo(dto.type());
                if (possible && Sampling.takes(buffer.ordinal(), dto)) {
                    all.add(Arguments.of(dto, buffer));
                }
            }
        }
        return all.stream();
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("dtosAndBuffers")
    <T> void writesTheReferenceBytesAndReadsThemBack(Dto<T> dto, Buffers kind) {
        Filler filler = dto.filler(SEED);
        Bytes<?> shared = kind.shared() ? kind.make(0) : null;
        try {
            for (int i = 0; i < VALUES; i++) {
                String what = dto + " in " + kind + ", value " + i + " of seed " + SEED;
                T value = filler.make(dto.type());
                T used = filler.make(dto.type());
                byte[] expected = ReferenceEncoder.encode(dto.type(), value);
                Bytes<?> bytes = shared != null ? shared : kind.makeDirty(expected.length);
                writeOne(dto, value, expected, bytes, what);
                readOne(dto, value, used, bytes, what);
                if (shared == null) {
                    bytes.releaseLast();
                    endsTooEarly(dto, expected, kind, what);
                }
            }
        } finally {
            if (shared != null) {
                shared.releaseLast();
            }
        }
    }

    private static <T> void writeOne(Dto<T> dto, T value, byte[] expected, Bytes<?> bytes, String what) {
        dto.marshaller().write(value, bytes);
        assertThat(Hex.of(bytes)).as(what).isEqualTo(Hex.of(expected));
        assertThat(dto.marshaller().sizeOf(value)).as("sizeOf %s", what).isEqualTo(expected.length);
        assertThat(expected.length).as("MIN_SIZE %s", what).isGreaterThanOrEqualTo(dto.minSize());
        if (dto.maxSize() >= 0) {
            assertThat(expected.length).as("MAX_SIZE %s", what).isLessThanOrEqualTo(dto.maxSize());
        }
    }

    private static <T> void readOne(Dto<T> dto, T value, T used, Bytes<?> bytes, String what) {
        long start = bytes.readPosition();
        T fresh = dto.marshaller().read(bytes);
        assertThat(bytes.readRemaining()).as("bytes left %s", what).isZero();
        assertThat(DeepEquals.difference(value, fresh)).as("fresh %s", what).isNull();
        if (dto.mutable()) {
            bytes.readPosition(start);
            dto.marshaller().readInto(used, bytes);
            assertThat(bytes.readRemaining()).as("bytes left %s", what).isZero();
            assertThat(DeepEquals.difference(value, used)).as("used %s", what).isNull();
        }
    }

    /** Whatever the buffer checks itself, the failure is one of marshal4j. */
    private static <T> void endsTooEarly(Dto<T> dto, byte[] expected, Buffers kind, String what) {
        int step = 1 + expected.length / 5;
        for (int cut = 0; cut < expected.length && kind != Buffers.UNCHECKED; cut += step) {
            Bytes<?> bytes = kind.makeDirty(cut).write(expected, 0, cut);
            long start = bytes.readPosition();
            assertThatExceptionOfType(MarshalException.class)
                    .as("%s cut at %s", what, cut)
                    .isThrownBy(() -> dto.marshaller().read(bytes))
                    .satisfies(failure -> assertThat(failure.code()).isEqualTo("MARSHAL203"));
            assertThat(bytes.readPosition()).as("%s cut at %s", what, cut).isEqualTo(start);
            bytes.releaseLast();
        }
    }
}
