package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import java.util.Random;
import net.openhft.chronicle.bytes.MappedBytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.blackbox.dto.Reused;
import org.marshal4j.blackbox.kit.Address;
import org.marshal4j.blackbox.kit.Buffers;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.runtime.MarshalException;

/** Texts and arrays that are longer than a chunk with its overlap, so that no single mapping contains them. */
class MappedLargeTest {
    private static final int[] BEFORE = {0, 1, 2, 3, 9, 100, 4_000, 4_095};

    private static Reused large(int length) {
        Random random = new Random(length);
        Reused large = new Reused();
        large.symbol = "x".repeat(length);
        large.venue = "é€😀".repeat(length / 9 + 1);
        large.levels = random.ints(length / 4 + 1).toArray();
        large.address = new Address();
        large.address.street = "y".repeat(length + 1);
        large.names = List.of("z".repeat(length), "", "é".repeat(length / 2));
        return large;
    }

    @ParameterizedTest
    @ValueSource(ints = {4_000, 4_097, 8_190, 8_193, 12_300, 20_000})
    void writesAndReadsMessagesLongerThanAMapping(int length) {
        Dto<Reused> dto = Dtos.of(Reused.class);
        Reused value = large(length);
        byte[] expected = ReferenceEncoder.encode(value);
        MappedBytes bytes = Buffers.mapped();
        long boundary = 0;
        for (int before : BEFORE) {
            boundary += 4L * Buffers.CHUNK;
            long start = boundary - before;
            bytes.writePosition(start);
            bytes.readPosition(start);
            dto.marshaller().write(value, bytes);
            assertThat(bytes.readPosition()).isEqualTo(start);
            assertThat(bytes.writePosition()).isEqualTo(start + expected.length);
            assertThat(java.util.Arrays.equals(Hex.array(bytes), expected))
                    .as("bytes at %s", start)
                    .isTrue();
            Reused read = dto.marshaller().read(bytes);
            assertThat(DeepEquals.difference(value, read)).as("at %s", start).isNull();
            assertThat(bytes.readPosition()).isEqualTo(start + expected.length);
            cutShort(dto, bytes, start, expected.length);
        }
        bytes.releaseLast();
    }

    private static void cutShort(Dto<Reused> dto, MappedBytes bytes, long start, int length) {
        for (int cut : new int[] {9, length / 3, length / 2, length - 1}) {
            bytes.readPosition(start);
            bytes.readLimit(start + cut);
            MarshalException failure = catchThrowableOfType(
                    MarshalException.class, () -> dto.marshaller().read(bytes));
            assertThat(failure).as("cut at %s", cut).isNotNull();
            assertThat(failure.code()).as("%s", failure).isEqualTo("MARSHAL203");
            assertThat(bytes.readPosition()).isEqualTo(start);
            bytes.readLimit(start + length);
        }
    }
}
