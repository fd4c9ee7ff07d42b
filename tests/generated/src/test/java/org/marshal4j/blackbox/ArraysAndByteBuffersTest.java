package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.function.IntFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Chronicle;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Sampling;
import org.marshal4j.blackbox.reference.DeepEquals;
import org.marshal4j.blackbox.reference.Filler;
import org.marshal4j.blackbox.reference.HandWritten;
import org.marshal4j.blackbox.reference.ReferenceEncoder;
import org.marshal4j.runtime.MarshalException;

/**
 * Writes every DTO to arrays and to every kind of {@link ByteBuffer}, compares the bytes with those of the reference
 * encoder, and reads them back.
 */
@Tag("plain")
class ArraysAndByteBuffersTest {
    private static final long SEED = Long.getLong("blackbox.seed", 20260417L);
    private static final int VALUES = Integer.getInteger("blackbox.values", 2);
    private static final int BEFORE = 3;
    private static final byte DIRT = 0x5A;

    static Stream<Dto<?>> dtos() {
        return Dtos.shapes().stream().filter(dto -> Chronicle.lets(dto.type()));
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void arrays(Dto<T> dto) {
        Filler filler = dto.filler(SEED);
        for (int i = 0; i < VALUES; i++) {
            T value = filler.make(dto.type());
            byte[] expected = ReferenceEncoder.encode(dto.type(), value);
            assertThat(dto.marshaller().toByteArray(value)).isEqualTo(expected);
            same(value, dto.marshaller().fromByteArray(expected));
            byte[] around = around(expected, expected.length + 2 * BEFORE);
            same(value, dto.marshaller().fromByteArray(around, BEFORE, expected.length));
            if (dto.mutable()) {
                T used = filler.make(dto.type());
                dto.marshaller().readInto(used, expected);
                same(value, used);
                T again = filler.make(dto.type());
                dto.marshaller().readInto(again, around, BEFORE, expected.length);
                same(value, again);
            }
            leftAndMissing(dto, expected, around);
        }
    }

    private static <T> void leftAndMissing(Dto<T> dto, byte[] expected, byte[] around) {
        if (HandWritten.isIn(dto.type())) {
            return; // a hand-written marshaller may take the rest
        }
        assertThatExceptionOfType(MarshalException.class)
                .isThrownBy(() -> dto.marshaller().fromByteArray(around, BEFORE, expected.length + 1))
                .withMessageEndingWith(" at offset " + expected.length + ": 1 of the " + (expected.length + 1)
                        + " bytes are left after it [MARSHAL221]");
        if (expected.length > 0) {
            assertThatExceptionOfType(MarshalException.class)
                    .isThrownBy(() -> dto.marshaller().fromByteArray(around, BEFORE, expected.length - 1))
                    .satisfies(failure -> assertThat(failure.code()).isNotEqualTo("MARSHAL299"));
        }
    }

    /** Kinds of buffers with room for a number of bytes at a position that is not 0, surrounded by dirt. */
    enum Kind {
        HEAP(size -> ByteBuffer.allocate(size + 2 * BEFORE)),
        HEAP_SLICE(size -> ByteBuffer.allocate(size + 4 * BEFORE).slice(BEFORE, size + 2 * BEFORE)),
        DIRECT(size -> ByteBuffer.allocateDirect(size + 2 * BEFORE)),
        DIRECT_SLICE(size -> ByteBuffer.allocateDirect(size + 4 * BEFORE).slice(BEFORE, size + 2 * BEFORE)),
        LARGE_HEAP(size -> ByteBuffer.allocate(size + Kind.LARGE)),
        LARGE_HEAP_SLICE(size -> ByteBuffer.allocate(size + 2 * Kind.LARGE).slice(BEFORE, size + Kind.LARGE)),
        LARGE_DIRECT_SLICE(
                size -> ByteBuffer.allocateDirect(size + 2 * Kind.LARGE).slice(BEFORE, size + Kind.LARGE));

        private static final int LARGE = 10_000;

        private final IntFunction<ByteBuffer> maker;

        Kind(IntFunction<ByteBuffer> maker) {
            this.maker = maker;
        }

        ByteBuffer make(int size) {
            ByteBuffer buffer = maker.apply(size);
            while (buffer.hasRemaining()) {
                buffer.put(DIRT);
            }
            return buffer.position(BEFORE);
        }

        boolean isLarge() {
            return name().startsWith("LARGE");
        }
    }

    @ParameterizedTest
    @EnumSource
    void byteBuffers(Kind kind) {
        dtos().filter(dto -> Sampling.takes(kind.ordinal(), dto)).forEach(dto -> buffers(dto, kind));
    }

    private static <T> void buffers(Dto<T> dto, Kind kind) {
        Filler filler = dto.filler(SEED);
        for (ByteOrder order : new ByteOrder[] {ByteOrder.BIG_ENDIAN, ByteOrder.LITTLE_ENDIAN}) {
            T value = filler.make(dto.type());
            byte[] expected = ReferenceEncoder.encode(dto.type(), value);
            ByteBuffer buffer = kind.make(expected.length).order(order);
            int limit = buffer.limit();
            assertThat(dto.marshaller().write(value, buffer)).as("%s", dto).isEqualTo(expected.length);
            assertThat(buffer.position()).isEqualTo(BEFORE + expected.length);
            assertThat(buffer.limit()).isEqualTo(limit);
            assertThat(buffer.order()).isEqualTo(order);
            assertThat(contents(buffer)).as("%s", dto).isEqualTo(around(expected, limit));
            if (kind.isLarge() && HandWritten.isIn(dto.type())) {
                buffer.limit(BEFORE + expected.length);
            }
            for (ByteBuffer reading : new ByteBuffer[] {buffer, buffer.asReadOnlyBuffer()}) {
                reading.position(BEFORE);
                same(value, dto.marshaller().read(reading));
                assertThat(reading.position()).as("%s", dto).isEqualTo(BEFORE + expected.length);
                if (dto.mutable()) {
                    T used = filler.make(dto.type());
                    reading.position(BEFORE);
                    dto.marshaller().readInto(used, reading);
                    same(value, used);
                    assertThat(reading.position()).as("%s", dto).isEqualTo(BEFORE + expected.length);
                }
            }
        }
    }

    private static byte[] contents(ByteBuffer buffer) {
        byte[] contents = new byte[buffer.limit()];
        buffer.duplicate().position(0).get(contents);
        return contents;
    }

    private static byte[] around(byte[] message, int length) {
        byte[] around = new byte[length];
        Arrays.fill(around, DIRT);
        System.arraycopy(message, 0, around, BEFORE, message.length);
        return around;
    }

    private static void same(Object expected, Object actual) {
        assertThat(DeepEquals.difference(expected, actual)).isNull();
    }
}
