package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import net.openhft.chronicle.bytes.MappedBytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Examples;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.kit.Sampling;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.runtime.MarshalException;

/** A file mapped in small chunks, with messages at every place where a chunk or its overlap ends. */
class MappedBoundaryTest {
    private static final int STEPS = Sampling.isThorough() ? 14 : 5;

    static List<Dto<?>> dtos() {
        return Dtos.shapes();
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void aChunkEndsInTheMiddle(Dto<T> dto) {
        Examples<T> example = Examples.of(dto);
        int length = example.bytes().length;
        int step = Math.max(1, (length + 2) / STEPS);
        MappedBytes bytes = Buffers.mapped();
        long boundary = Buffers.CHUNK;
        for (int before = -1; before <= length + 1; before += step) {
            // Each message gets a boundary of its own, so that its chunk is newly mapped. Ends of chunks and of
            // overlaps alternate.
            boundary += 2L * Buffers.CHUNK + length / Buffers.CHUNK * Buffers.CHUNK;
            writeAndRead(dto, example, bytes, boundary - before);
            cutShort(dto, example, bytes, boundary - before);
        }
        bytes.releaseLast();
    }

    private static <T> void writeAndRead(Dto<T> dto, Examples<T> example, MappedBytes bytes, long start) {
        String where = dto + " at " + start;
        bytes.writePosition(start);
        bytes.readPosition(start);
        dto.marshaller().write(example.value(), bytes);
        assertThat(bytes.readPosition()).as("read position, writing %s", where).isEqualTo(start);
        assertThat(bytes.writePosition()).as(where).isEqualTo(start + example.bytes().length);
        assertThat(Hex.of(bytes)).as(where).isEqualTo(Hex.of(example.bytes()));
        T read = dto.marshaller().read(bytes);
        assertThat(DeepEquals.difference(example.value(), read)).as(where).isNull();
        assertThat(bytes.readPosition()).as(where).isEqualTo(start + example.bytes().length);
    }

    private static <T> void cutShort(Dto<T> dto, Examples<T> example, MappedBytes bytes, long start) {
        int length = example.bytes().length;
        for (int cut : new int[] {0, length / 3, length - 1}) {
            if (cut < 0 || length == 0) {
                continue;
            }
            bytes.readPosition(start);
            bytes.readLimit(start + cut);
            MarshalException failure = catchThrowableOfType(
                    MarshalException.class, () -> dto.marshaller().read(bytes));
            assertThat(failure).as("%s at %s cut at %s", dto, start, cut).isNotNull();
            assertThat(failure.code()).as("%s", failure).isEqualTo("MARSHAL203");
            assertThat(bytes.readPosition()).isEqualTo(start);
            bytes.readLimit(start + length);
        }
        T read = dto.marshaller().read(bytes);
        assertThat(DeepEquals.difference(example.value(), read)).isNull();
    }
}
