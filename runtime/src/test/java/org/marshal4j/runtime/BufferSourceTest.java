package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.memory.RawMemory;

class BufferSourceTest {
    private static final int BEFORE = 3;
    private static final int LONGS = 5_000;

    private final ArrayTarget copy = new ArrayTarget(16);
    private final BufferSource source = new BufferSource(copy);

    /** Numbers from 0 on, after a few bytes that do not belong to them and before others. */
    private static ByteBuffer numbers() {
        ByteBuffer buffer = ByteBuffer.allocateDirect(BEFORE + 8 * LONGS + 5);
        buffer.order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < LONGS; i++) {
            buffer.putLong(BEFORE + 8 * i, i);
        }
        return buffer.position(BEFORE).limit(BEFORE + 8 * LONGS).order(ByteOrder.BIG_ENDIAN);
    }

    @Test
    void readsOnePieceAfterAnother() {
        ByteBuffer buffer = numbers();
        Input in = source.show(buffer);
        assertThat(copy.array()).hasSize(512);
        for (int i = 0; i < LONGS; i++) {
            assertThat(in.position()).isEqualTo(8L * i);
            assertThat(in.remaining()).isEqualTo(8L * (LONGS - i));
            assertThat(in.readLong()).isEqualTo(i);
        }
        assertThatThrownBy(in::readByte).isInstanceOf(BufferUnderflowException.class);
        assertThat(in.position()).isEqualTo(8L * LONGS);
        assertThat(copy.array()).hasSize(8192);
        assertThat(buffer).isEqualTo(numbers());
    }

    @Test
    void copiesAsMuchAsOneValueNeeds() {
        Input in = source.show(numbers());
        assertThat(in.readLong()).isZero();
        byte[] large = new byte[30_000];
        in.read(large);
        assertThat(ByteBuffer.wrap(large).order(ByteOrder.LITTLE_ENDIAN).getLong(29_992))
                .isEqualTo(3_750);
        assertThat(in.readLong()).isEqualTo(3_751);
        long offset = in.take(9_000);
        assertThat(RawMemory.getLong(in.base(), offset)).isEqualTo(3_752);
        assertThat(RawMemory.getLong(in.base(), offset + 8_992)).isEqualTo(3_752 + 1_124);
    }

    @Test
    void goesToAnyPosition() {
        Input in = source.show(numbers());
        for (int i : new int[] {4_999, 0, 63, 64, 1, 4_000, 3_999, LONGS - 1}) {
            in.position(8L * i);
            assertThat(in.remaining()).isEqualTo(8L * (LONGS - i));
            assertThat(in.readLong()).isEqualTo(i);
            assertThat(in.readable().byteAt(8)).isEqualTo((byte) 1);
        }
        in.position(0);
        in.skip(8L * 2_500);
        assertThat(in.readLong()).isEqualTo(2_500);
        in.position(8L * LONGS);
        assertThat(in.remaining()).isZero();
        for (long wrong : new long[] {-1, 8L * LONGS + 1, Long.MIN_VALUE, 1L << 32}) {
            assertThatThrownBy(() -> in.position(wrong)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThat(in.position()).isEqualTo(8L * LONGS);
    }

    @Test
    void seesWhatHasChangedSinceTheLastMessage() {
        ByteBuffer buffer = numbers();
        assertThat(source.show(buffer).readLong()).isZero();
        buffer.put(BEFORE, (byte) 9);
        assertThat(source.show(buffer).readLong()).isEqualTo(9);
        assertThat(source.show(buffer.position(BEFORE + 8)).readLong()).isEqualTo(1);
    }

    @Test
    void readsNothingAfterItsEnd() {
        Input in = source.show(numbers());
        source.end();
        assertThatThrownBy(in::readByte).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(in::readable).isInstanceOf(IllegalStateException.class);
        assertThat(source.show(ByteBuffer.allocateDirect(0)).remaining()).isZero();
    }
}
