package org.marshal4j.plain;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Marshaller;

/**
 * Messages made from schemas alone have the same values, bytes and refusals in every kind of memory that exists
 * without Chronicle.
 */
class MessagesTest {
    private static final boolean THOROUGH = Integer.getInteger("sample.stride", 1) == 1;
    private static final int SEEDS = THOROUGH ? 20 : 1;

    /** How many places of a message are truncated or damaged. */
    private static final int PLACES = THOROUGH ? 40 : 6;

    static Stream<Marshaller<?>> marshallers() {
        return PlainTypes.withSamples();
    }

    @Test
    void mostTypesHaveSamples() {
        int all = PlainTypes.marshallers().size();
        assertThat(all).isGreaterThan(150);
        assertThat(marshallers().count()).isGreaterThan(all * 9L / 10);
    }

    @ParameterizedTest
    @MethodSource("marshallers")
    <T> void allMemoryHasTheSameBytes(Marshaller<T> marshaller) {
        for (long seed = 0; seed < SEEDS; seed++) {
            byte[] sample = PlainTypes.sample(marshaller, seed);
            byte[] written = marshaller.toByteArray(marshaller.fromByteArray(sample));

            // Hash containers may have a different order.
            assertThat(sorted(written)).containsExactly(sorted(sample));
            for (Kind kind : Kind.values()) {
                T value = marshaller.read(kind.holding(sample));
                assertThat(marshaller.sizeOf(value)).isEqualTo(sample.length);
                assertThat(marshaller.toByteArray(value)).as(kind.name()).containsExactly(written);
                if (kind.isWritable()) {
                    assertThat(writtenTo(kind, marshaller, value))
                            .as(kind.name())
                            .containsExactly(written);
                }
            }
        }
    }

    private static <T> byte[] writtenTo(Kind kind, Marshaller<T> marshaller, T value) {
        int size = (int) marshaller.sizeOf(value);
        ByteBuffer buffer = kind.holding(new byte[size]);
        int start = buffer.position();
        assertThat(marshaller.write(value, buffer)).isEqualTo(size);
        assertThat(buffer.remaining()).isZero();
        byte[] bytes = new byte[size];
        buffer.get(start, bytes);
        return bytes;
    }

    private static byte[] sorted(byte[] bytes) {
        byte[] sorted = bytes.clone();
        Arrays.sort(sorted);
        return sorted;
    }

    @ParameterizedTest
    @MethodSource("marshallers")
    <T> void truncatedMessagesAreRefused(Marshaller<T> marshaller) {
        byte[] sample = PlainTypes.sample(marshaller, 0);
        int step = Math.max(1, sample.length / PLACES);
        for (int size = 0; size < sample.length; size += step) {
            byte[] cut = Arrays.copyOf(sample, size);
            assertThatThrownBy(() -> marshaller.fromByteArray(cut)).isInstanceOf(MarshalException.class);
            for (Kind kind : Kind.values()) {
                ByteBuffer buffer = kind.holding(cut);
                int start = buffer.position();
                assertThatThrownBy(() -> marshaller.read(buffer)).isInstanceOf(MarshalException.class);
                assertThat(buffer.position()).isEqualTo(start);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("marshallers")
    <T> void damagedMessagesHaveTheSameOutcome(Marshaller<T> marshaller) {
        byte[] sample = PlainTypes.sample(marshaller, 1);
        int step = Math.max(1, sample.length / PLACES);
        for (int at = 0; at < sample.length; at += step) {
            byte[] spoilt = sample.clone();
            spoilt[at] ^= (byte) 0x81;
            String expected = outcome(marshaller, () -> marshaller.fromByteArray(spoilt));
            for (Kind kind : Kind.values()) {
                ByteBuffer buffer = kind.holding(spoilt);
                String outcome = outcome(marshaller, () -> whole(marshaller, buffer));
                assertThat(outcome).as(kind.name()).isEqualTo(expected);
            }
        }
    }

    private static <T> T whole(Marshaller<T> marshaller, ByteBuffer buffer) {
        T value = marshaller.read(buffer);
        // Report bytes that are left in the same way as for a message in an array.
        if (buffer.hasRemaining()) {
            byte[] all = new byte[buffer.limit() - Kind.BEFORE];
            buffer.get(Kind.BEFORE, all);
            return marshaller.fromByteArray(all);
        }
        return value;
    }

    private static <T> String outcome(Marshaller<T> marshaller, Supplier<T> read) {
        Function<T, String> shown = value -> Arrays.toString(marshaller.toByteArray(value));
        try {
            return shown.apply(read.get());
        } catch (MarshalException e) {
            return String.valueOf(e.getMessage());
        }
    }

    /** Kinds of buffers. */
    private enum Kind {
        HEAP {
            @Override
            ByteBuffer holding(byte[] bytes) {
                return around(ByteBuffer.allocate(bytes.length + 2 * BEFORE), bytes);
            }
        },
        BIG_ENDIAN_SLICE {
            @Override
            ByteBuffer holding(byte[] bytes) {
                ByteBuffer whole = ByteBuffer.allocate(bytes.length + 2 * BEFORE + 5);
                return around(whole.position(5).slice(), bytes).order(ByteOrder.BIG_ENDIAN);
            }
        },
        DIRECT {
            @Override
            ByteBuffer holding(byte[] bytes) {
                return around(ByteBuffer.allocateDirect(bytes.length + 2 * BEFORE), bytes);
            }
        },
        READ_ONLY {
            @Override
            ByteBuffer holding(byte[] bytes) {
                return HEAP.holding(bytes).asReadOnlyBuffer();
            }
        },
        READ_ONLY_DIRECT {
            @Override
            ByteBuffer holding(byte[] bytes) {
                return DIRECT.holding(bytes).asReadOnlyBuffer();
            }
        };

        /** Bytes on both sides that do not belong to the message. */
        static final int BEFORE = 3;

        abstract ByteBuffer holding(byte[] bytes);

        boolean isWritable() {
            return this != READ_ONLY && this != READ_ONLY_DIRECT;
        }

        private static ByteBuffer around(ByteBuffer buffer, byte[] bytes) {
            buffer.put(BEFORE, bytes);
            return buffer.position(BEFORE).limit(BEFORE + bytes.length);
        }
    }
}
