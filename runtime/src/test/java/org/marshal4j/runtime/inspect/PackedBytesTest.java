package org.marshal4j.runtime.inspect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;

/** Writes, changes and reads packed bytes, beside an array that holds the same. */
class PackedBytesTest {
    private static final int ROOM = 1 << 20;
    private static final int STEPS = 150;
    private static final int LONG = 5_000;
    private static final int LONGEST = 150_000;

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void holdWhatAnArrayWouldHold(long seed) {
        Random random = new Random(seed);
        byte[] expected = new byte[ROOM];
        int size = 0;
        PackedTarget target = new PackedTarget();
        Output out = target.output();
        for (int i = 0; i < STEPS && size < ROOM - LONGEST; i++) {
            int choice = random.nextInt(20);
            if (choice == 0 && size > 0) {
                size = random.nextInt(size + 1);
                out.rewind(size);
            } else if (choice < 4 && size >= Integer.BYTES) {
                int at = random.nextInt(size - Integer.BYTES + 1);
                int value = random.nextInt();
                out.putInt(at, value);
                for (int j = 0; j < Integer.BYTES; j++) {
                    expected[at + j] = (byte) (value >> 8 * j);
                }
            } else {
                byte[] some = some(random);
                out.write(some);
                System.arraycopy(some, 0, expected, size, some.length);
                size += some.length;
            }
            assertThat(out.position()).isEqualTo(size);
        }
        Input in = new PackedSource(target.finish()).input();
        assertThat(in.remaining()).isEqualTo(size);
        check(random, in, Arrays.copyOf(expected, size));
        assertThatIllegalStateException().isThrownBy(() -> out.writeByte((byte) 1));
    }

    private static byte[] some(Random random) {
        byte[] some = new byte[random.nextInt(random.nextInt(50) == 0 ? LONGEST : LONG)];
        if (random.nextBoolean()) {
            random.nextBytes(some);
        } else {
            for (int i = random.nextInt(4); i > 0 && some.length > 0; i--) {
                some[random.nextInt(some.length)] = (byte) random.nextInt();
            }
        }
        return some;
    }

    private static void check(Random random, Input in, byte[] expected) {
        int at = 0;
        while (at < expected.length) {
            byte[] read = new byte[Math.min(expected.length - at, 1 + random.nextInt(LONG))];
            in.read(read);
            assertThat(read).isEqualTo(Arrays.copyOfRange(expected, at, at + read.length));
            at += read.length;
            if (random.nextInt(8) == 0) {
                at = random.nextInt(at);
                in.position(at);
                at += random.nextInt(expected.length - at) / 2;
                in.skip(at - in.position());
                assertThat(in.readable().byteAt(at)).isEqualTo(expected[at]);
            }
        }
        assertThat(in.remaining()).isZero();
        assertThatIllegalArgumentException().isThrownBy(() -> in.position(expected.length + 1L));
    }
}
