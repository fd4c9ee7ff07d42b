package org.marshal4j.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.runtime.memory.FixedBlock;
import org.marshal4j.segments.SegmentInput;
import org.marshal4j.segments.SegmentOutput;

/** The messages of {@link MessagesTest} in memory segments, with the same bytes and refusals as in arrays. */
class SegmentMessagesTest {
    private static final boolean THOROUGH = Integer.getInteger("sample.stride", 1) == 1;
    private static final int SEEDS = THOROUGH ? 20 : 1;

    /** How many places of a message are truncated or damaged. */
    private static final int PLACES = THOROUGH ? 40 : 4;

    static Stream<Marshaller<?>> marshallers() {
        return PlainTypes.withSamples();
    }

    @ParameterizedTest
    @MethodSource("marshallers")
    <T> void segmentsHaveTheSameBytes(Marshaller<T> marshaller) {
        for (long seed = 0; seed < SEEDS; seed++) {
            byte[] sample = PlainTypes.sample(marshaller, seed);
            byte[] written = marshaller.toByteArray(marshaller.fromByteArray(sample));
            for (Kind kind : Kind.values()) {
                try (Arena arena = Arena.ofConfined()) {
                    SegmentInput in = SegmentInput.of(kind.holding(sample, arena));
                    T value = in.read(marshaller);
                    if (marshaller instanceof FixedBlock) {
                        T used = marshaller.fromByteArray(PlainTypes.sample(marshaller, seed + 1));
                        in.position(0).readInto(marshaller, used);
                        assertThat(in.remaining()).isZero();
                        assertThat(marshaller.toByteArray(used)).containsExactly(written);
                    }
                    MemorySegment segment = kind.holding(new byte[sample.length], arena);
                    SegmentOutput out = SegmentOutput.to(segment);
                    assertThat(out.write(marshaller, value)).isEqualTo(sample.length);
                    assertThat(out.remaining()).isZero();
                    assertThat(segment.toArray(ValueLayout.JAVA_BYTE))
                            .as(kind.name())
                            .containsExactly(written);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("marshallers")
    <T> void shortSegmentsAreRefused(Marshaller<T> marshaller) {
        byte[] sample = PlainTypes.sample(marshaller, 0);
        T value = marshaller.fromByteArray(sample);
        for (Kind kind : Kind.values()) {
            if (sample.length > 0) {
                try (Arena arena = Arena.ofConfined()) {
                    MemorySegment segment = kind.holding(Arrays.copyOf(sample, sample.length - 1), arena);
                    SegmentOutput out = SegmentOutput.to(segment);
                    assertThatThrownBy(() -> out.write(marshaller, value)).isInstanceOf(MarshalException.class);
                    assertThat(out.position()).isZero();
                    SegmentInput in = SegmentInput.of(segment);
                    assertThatThrownBy(() -> in.readInto(marshaller, value)).isInstanceOf(RuntimeException.class);
                    assertThat(in.position()).isZero();
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("marshallers")
    <T> void damagedMessagesHaveTheSameOutcomeAsInAnArray(Marshaller<T> marshaller) {
        byte[] sample = PlainTypes.sample(marshaller, 1);
        int step = Math.max(1, sample.length / PLACES);
        for (int at = 0; at < sample.length; at += step) {
            byte[] spoilt = sample.clone();
            spoilt[at] ^= (byte) 0x81;
            sameOutcome(marshaller, spoilt);
            sameOutcome(marshaller, Arrays.copyOf(sample, at));
        }
    }

    private static <T> void sameOutcome(Marshaller<T> marshaller, byte[] message) {
        for (Kind kind : Kind.values()) {
            try (Arena arena = Arena.ofConfined()) {
                SegmentInput in = SegmentInput.of(kind.holding(message, arena));
                String outcome = outcome(marshaller, () -> in.read(marshaller));
                // Bytes after a message are refused in an array. In a segment, they are the next message.
                byte[] read = in.position() == 0 ? message : Arrays.copyOf(message, (int) in.position());
                assertThat(outcome)
                        .as(kind.name())
                        .isEqualTo(outcome(marshaller, () -> marshaller.fromByteArray(read)));
            }
        }
    }

    private static <T> String outcome(Marshaller<T> marshaller, Supplier<T> read) {
        try {
            return Arrays.toString(marshaller.toByteArray(read.get()));
        } catch (MarshalException e) {
            return String.valueOf(e.getMessage());
        }
    }

    /** One kind of segment for each way of accessing bytes, with Unsafe and without. */
    private enum Kind {
        BYTES {
            @Override
            MemorySegment make(int size, Arena arena) {
                return MemorySegment.ofArray(new byte[size + 3]).asSlice(3);
            }
        },
        LONGS {
            @Override
            MemorySegment make(int size, Arena arena) {
                return MemorySegment.ofArray(new long[size / 8 + 2]).asSlice(5, size);
            }
        },
        NATIVE {
            @Override
            MemorySegment make(int size, Arena arena) {
                return arena.allocate(size + 1L).asSlice(1);
            }
        },
        ANYBODYS {
            @Override
            MemorySegment make(int size, Arena arena) {
                return Arena.ofAuto().allocate(size + 1L).asSlice(1);
            }
        };

        abstract MemorySegment make(int size, Arena arena);

        MemorySegment holding(byte[] bytes, Arena arena) {
            MemorySegment segment = make(bytes.length, arena);
            MemorySegment.copy(bytes, 0, segment, ValueLayout.JAVA_BYTE, 0, bytes.length);
            return segment;
        }
    }
}
