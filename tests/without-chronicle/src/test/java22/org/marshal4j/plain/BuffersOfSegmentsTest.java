package org.marshal4j.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Marshaller;

/**
 * A ByteBuffer over a memory segment is direct, but its memory can be freed while it is in use. So it must never be
 * accessed by its address.
 */
class BuffersOfSegmentsTest {

    static Stream<Marshaller<?>> marshallers() {
        return PlainTypes.withSamples();
    }

    @ParameterizedTest
    @MethodSource("marshallers")
    <T> void hasTheSameBytes(Marshaller<T> marshaller) {
        byte[] sample = PlainTypes.sample(marshaller, 0);
        try (Arena arena = Arena.ofShared()) {
            T value = marshaller.read(holding(sample, arena));
            ByteBuffer buffer = holding(new byte[sample.length], arena);
            assertThat(marshaller.write(value, buffer)).isEqualTo(sample.length);
            byte[] bytes = new byte[sample.length];
            buffer.get(0, bytes);
            assertThat(bytes).containsExactly(marshaller.toByteArray(value));
        }
    }

    @ParameterizedTest
    @MethodSource("marshallers")
    <T> void isRefusedWhenItsArenaIsClosed(Marshaller<T> marshaller) {
        byte[] sample = PlainTypes.sample(marshaller, 0);
        Arena arena = Arena.ofConfined();
        ByteBuffer buffer = holding(sample, arena);
        T value = marshaller.read(buffer.duplicate());
        arena.close();
        if (sample.length > 0) {
            assertThatThrownBy(() -> marshaller.read(buffer)).hasStackTraceContaining("Already closed");
            assertThatThrownBy(() -> marshaller.readInto(value, buffer)).isInstanceOf(RuntimeException.class);
            assertThatThrownBy(() -> marshaller.write(value, buffer)).hasStackTraceContaining("Already closed");
            assertThat(buffer.position()).isZero();
        }
    }

    @ParameterizedTest
    @MethodSource("marshallers")
    <T> void isRefusedInAnotherThreadThanThatOfItsArena(Marshaller<T> marshaller) {
        byte[] sample = PlainTypes.sample(marshaller, 0);
        try (Arena arena = Arena.ofConfined()) {
            ByteBuffer buffer = holding(sample, arena);
            CompletableFuture<T> elsewhere = CompletableFuture.supplyAsync(() -> marshaller.read(buffer));
            if (sample.length > 0) {
                assertThatThrownBy(elsewhere::join).hasStackTraceContaining("WrongThreadException");
                assertThat(buffer.position()).isZero();
            }
        }
    }

    private static ByteBuffer holding(byte[] bytes, Arena arena) {
        MemorySegment segment = arena.allocate(bytes.length);
        segment.copyFrom(MemorySegment.ofArray(bytes));
        return segment.asByteBuffer();
    }
}
