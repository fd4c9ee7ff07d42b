package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JoinedSourceTest {
    private static final int LONGS = 5_000;
    private static final int BEFORE = 3;

    /** The first numbers, and others behind them that do not belong to the front. */
    private static byte[] front(int count) {
        ByteBuffer buffer = ByteBuffer.allocate(8 * (count + 2)).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < count; i++) {
            buffer.putLong(8 * i, i);
        }
        return buffer.array();
    }

    /** The numbers after those, in several windows, after bytes that were read before. */
    private static Input rest(int first) {
        ByteBuffer buffer =
                ByteBuffer.allocateDirect(BEFORE + 8 * (LONGS - first)).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = first; i < LONGS; i++) {
            buffer.putLong(BEFORE + 8 * (i - first), i);
        }
        Input in = new BufferSource(new ArrayTarget(16)).show(buffer);
        in.skip(BEFORE);
        return in;
    }

    private static Input joined(int count) {
        return new JoinedSource().show(front(count), 8 * count, rest(count));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 100, LONGS - 1})
    void readsOneAfterTheOther(int count) {
        Input in = joined(count);
        for (int i = 0; i < LONGS; i++) {
            assertThat(in.position()).isEqualTo(8L * i);
            assertThat(in.remaining()).isEqualTo(8L * (LONGS - i));
            assertThat(in.readLong()).isEqualTo(i);
        }
        assertThatThrownBy(in::readByte).isInstanceOf(BufferUnderflowException.class);
        assertThat(in.position()).isEqualTo(8L * LONGS);
    }

    @Test
    void aValueMayBeInBoth() {
        Input in = joined(10);
        in.skip(76);
        long across = in.readLong();
        assertThat(across).isEqualTo(10L << 32);
        assertThat(in.position()).isEqualTo(84);
        assertThat(in.readInt()).isZero();
        assertThat(in.readLong()).isEqualTo(11);
        in.position(72);
        byte[] many = new byte[800];
        in.read(many);
        ByteBuffer read = ByteBuffer.wrap(many).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < 100; i++) {
            assertThat(read.getLong(8 * i)).isEqualTo(9 + i);
        }
        assertThat(in.readLong()).isEqualTo(109);
    }

    @Test
    void goesToAnyPosition() {
        Input in = joined(10);
        for (int i : new int[] {11, 9, 10, 0, LONGS - 1, 5, 12, 2_000, 1_999}) {
            in.position(8L * i);
            assertThat(in.readLong()).isEqualTo(i);
        }
        in.position(8L * LONGS);
        assertThat(in.remaining()).isZero();
        assertThatThrownBy(() -> in.position(8L * LONGS + 1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> in.position(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThat(in.position()).isEqualTo(8L * LONGS);
    }

    @Test
    void showsAllBytes() {
        Input in = joined(10);
        in.skip(8L * 20);
        RandomBytes bytes = in.readable();
        assertThat(bytes.byteAt(8 * 9)).isEqualTo((byte) 9);
        assertThat(bytes.byteAt(8 * 10)).isEqualTo((byte) 10);
        assertThat(bytes.byteAt(8 * 300 + 1)).isEqualTo((byte) 1);
    }

    @Test
    void cannotBeUsedOnceItHasEnded() {
        JoinedSource source = new JoinedSource();
        Input in = source.show(front(10), 80, rest(10));
        source.end();
        assertThat(in.remaining()).isZero();
        assertThatThrownBy(in::readLong).isInstanceOf(IllegalStateException.class);
        assertThatThrownBy(() -> in.position(90)).isInstanceOf(IllegalStateException.class);
    }
}
