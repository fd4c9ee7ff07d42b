package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.TestBuffers;

class PrimitiveArraysTest {
    private final TestBuffer bytes = TestBuffer.elastic();

    @Test
    void booleans() {
        boolean[] value = {true, false, true};
        PrimitiveArrays.write(value, bytes.out());
        assertBytes("03 01 00 01", PrimitiveArrays.sizeOf(value));
        assertThat(PrimitiveArrays.readBooleans(null, bytes.in())).isEqualTo(value);
    }

    @Test
    void bytes() {
        byte[] value = {1, -1};
        PrimitiveArrays.write(value, bytes.out());
        assertBytes("02 01 ff", PrimitiveArrays.sizeOf(value));
        assertThat(PrimitiveArrays.readBytes(null, bytes.in())).isEqualTo(value);
    }

    @Test
    void shorts() {
        short[] value = {0x0102, -2};
        PrimitiveArrays.write(value, bytes.out());
        assertBytes("02 02 01 fe ff", PrimitiveArrays.sizeOf(value));
        assertThat(PrimitiveArrays.readShorts(null, bytes.in())).isEqualTo(value);
    }

    @Test
    void chars() {
        char[] value = {'a', '\uFFFE'};
        PrimitiveArrays.write(value, bytes.out());
        assertBytes("02 61 00 fe ff", PrimitiveArrays.sizeOf(value));
        assertThat(PrimitiveArrays.readChars(null, bytes.in())).isEqualTo(value);
    }

    @Test
    void ints() {
        int[] value = {0x01020304, -1, 7};
        PrimitiveArrays.write(value, bytes.out());
        assertBytes("03 04 03 02 01 ff ff ff ff 07 00 00 00", PrimitiveArrays.sizeOf(value));
        assertThat(PrimitiveArrays.readInts(null, bytes.in())).isEqualTo(value);
    }

    @Test
    void longs() {
        long[] value = {0x0102030405060708L};
        PrimitiveArrays.write(value, bytes.out());
        assertBytes("01 08 07 06 05 04 03 02 01", PrimitiveArrays.sizeOf(value));
        assertThat(PrimitiveArrays.readLongs(null, bytes.in())).isEqualTo(value);
    }

    @Test
    void floats() {
        float[] value = {1f, -0f};
        PrimitiveArrays.write(value, bytes.out());
        assertBytes("02 00 00 80 3f 00 00 00 80", PrimitiveArrays.sizeOf(value));
        assertThat(PrimitiveArrays.readFloats(null, bytes.in())).isEqualTo(value);
    }

    @Test
    void doubles() {
        double[] value = {-2d};
        PrimitiveArrays.write(value, bytes.out());
        assertBytes("01 00 00 00 00 00 00 00 c0", PrimitiveArrays.sizeOf(value));
        assertThat(PrimitiveArrays.readDoubles(null, bytes.in())).isEqualTo(value);
    }

    private void assertBytes(String hex, long size) {
        assertThat(bytes.hex()).isEqualTo(hex);
        assertThat(size).isEqualTo(bytes.in().remaining());
    }

    @Test
    void nullAndEmptyAreDifferent() {
        PrimitiveArrays.write((int[]) null, bytes.out());
        PrimitiveArrays.write(new int[0], bytes.out());
        assertThat(bytes.hex()).isEqualTo("80 00 00");
        assertThat(PrimitiveArrays.sizeOf((int[]) null)).isEqualTo(2);

        assertThat(PrimitiveArrays.readInts(new int[3], bytes.in())).isNull();
        assertThat(PrimitiveArrays.readInts(null, bytes.in())).isEmpty();
    }

    @Test
    void theCurrentArrayIsFilledIfItFits() {
        PrimitiveArrays.write(new long[] {1, 2}, bytes.out());
        long[] fits = new long[2];
        assertThat(PrimitiveArrays.readLongs(fits, bytes.in())).isSameAs(fits).containsExactly(1, 2);

        bytes.again();
        long[] longer = {9, 9, 9};
        assertThat(PrimitiveArrays.readLongs(longer, bytes.in())).containsExactly(1, 2);
        assertThat(longer).containsExactly(9, 9, 9);
    }

    @Test
    void booleansOfChronicleAreRead() {
        boolean[] current = new boolean[3];
        assertThat(PrimitiveArrays.readBooleans(current, TestBuffer.ofHex("03 59 4e 01")))
                .isSameAs(current)
                .containsExactly(true, false, true);
    }

    @Test
    void anImpossibleBooleanIsNeverStored() {
        boolean[] current = new boolean[9];
        assertThatThrownBy(
                        () -> PrimitiveArrays.readBooleans(current, TestBuffer.ofHex("09 01 01 01 01 01 01 01 01 02")))
                .hasMessage("boolean 2 instead of 0, 1, 'Y' or 'N' [MARSHAL204]");
        assertThat(current[8] == false).isTrue();
    }

    @Test
    void hugeCountAllocatesNothing() {
        assertThatThrownBy(() -> PrimitiveArrays.readLongs(null, TestBuffer.ofHex("ff ff ff ff 07 00")))
                .isInstanceOf(MarshalException.class)
                .hasMessage("2147483647 elements of 8 bytes, 1 bytes left [MARSHAL203]");
    }

    @Test
    void arraysLongerThanAPiece() {
        int[] value = new int[1_000_003];
        for (int i = 0; i < value.length; i++) {
            value[i] = i * 7;
        }
        for (TestBuffers kind : TestBuffers.values()) {
            TestBuffer target = kind.make(5_000_000);
            target.out().writeByte((byte) 0);
            PrimitiveArrays.write(value, target.out());
            assertThat(target.size()).isEqualTo(1 + PrimitiveArrays.sizeOf(value));
            target.in().readByte();
            assertThat(PrimitiveArrays.readInts(null, target.in())).isEqualTo(value);
        }
    }

    @Test
    void anEmptyArrayIsNotNull() {
        assertThat(PrimitiveArrays.readBooleans(null, TestBuffer.ofHex("00"))).isEmpty();
        assertThat(PrimitiveArrays.readBytes(null, TestBuffer.ofHex("00"))).isEmpty();
        assertThat(PrimitiveArrays.readShorts(null, TestBuffer.ofHex("00"))).isEmpty();
        assertThat(PrimitiveArrays.readChars(null, TestBuffer.ofHex("00"))).isEmpty();
        assertThat(PrimitiveArrays.readInts(null, TestBuffer.ofHex("00"))).isEmpty();
        assertThat(PrimitiveArrays.readLongs(null, TestBuffer.ofHex("00"))).isEmpty();
        assertThat(PrimitiveArrays.readFloats(null, TestBuffer.ofHex("00"))).isEmpty();
        assertThat(PrimitiveArrays.readDoubles(null, TestBuffer.ofHex("00"))).isEmpty();
    }

    /** Such arrays are copied one mebibyte at a time. Each piece may contain the letters that Chronicle writes. */
    @Test
    void longArraysAreReadInPieces() {
        int length = (1 << 21) + 5;
        boolean[] flags = new boolean[length];
        for (int i = 0; i < length; i += 3) {
            flags[i] = true;
        }
        for (TestBuffers kind : TestBuffers.values()) {
            TestBuffer bytes = kind.make(length + 10);
            PrimitiveArrays.write(flags, bytes.out());
            byte[] written = bytes.written();
            written[written.length - length] = (byte) 'Y';
            written[written.length - length / 2 - 1] = (byte) (flags[length / 2] ? 'Y' : 'N');
            bytes.clear().out().write(written);
            assertThat(PrimitiveArrays.readBooleans(null, bytes.in())).isEqualTo(flags);
            assertThat(bytes.in().remaining()).isZero();
        }
    }

    @Test
    void countsOfMoreElementsThanBytesAreRefused() {
        assertThatThrownBy(() -> PrimitiveArrays.readLongs(null, TestBuffer.ofHex("02 01 02 03 04 05 06 07 08 09 0a")))
                .hasMessage("2 elements of 8 bytes, 10 bytes left [MARSHAL203]");
    }

    @Test
    void anArrayOfTheSameLengthIsReused() {
        byte[] bytes = {1, 2};
        assertThat(PrimitiveArrays.readBytes(bytes, TestBuffer.ofHex("02 07 08")))
                .isSameAs(bytes)
                .containsExactly(7, 8);
        assertThat(PrimitiveArrays.readBytes(bytes, TestBuffer.ofHex("01 09"))).containsExactly(9);
        short[] shorts = {1};
        assertThat(PrimitiveArrays.readShorts(shorts, TestBuffer.ofHex("01 07 00")))
                .isSameAs(shorts)
                .containsExactly((short) 7);
        assertThat(PrimitiveArrays.readShorts(new short[2], TestBuffer.ofHex("01 07 00")))
                .containsExactly((short) 7);
        char[] chars = {'a'};
        assertThat(PrimitiveArrays.readChars(chars, TestBuffer.ofHex("01 62 00")))
                .isSameAs(chars)
                .containsExactly('b');
        assertThat(PrimitiveArrays.readChars(new char[2], TestBuffer.ofHex("01 62 00")))
                .containsExactly('b');
        int[] ints = {1};
        assertThat(PrimitiveArrays.readInts(ints, TestBuffer.ofHex("01 07 00 00 00")))
                .isSameAs(ints)
                .containsExactly(7);
        assertThat(PrimitiveArrays.readInts(new int[2], TestBuffer.ofHex("01 07 00 00 00")))
                .containsExactly(7);
        long[] longs = {1};
        String seven = "01 07 00 00 00 00 00 00 00";
        assertThat(PrimitiveArrays.readLongs(longs, TestBuffer.ofHex(seven)))
                .isSameAs(longs)
                .containsExactly(7);
        assertThat(PrimitiveArrays.readLongs(new long[2], TestBuffer.ofHex(seven)))
                .containsExactly(7);
        float[] floats = {1};
        assertThat(PrimitiveArrays.readFloats(floats, TestBuffer.ofHex("01 00 00 c0 3f")))
                .isSameAs(floats)
                .containsExactly(1.5f);
        assertThat(PrimitiveArrays.readFloats(new float[2], TestBuffer.ofHex("01 00 00 c0 3f")))
                .containsExactly(1.5f);
        double[] doubles = {1};
        String half = "01 00 00 00 00 00 00 f8 3f";
        assertThat(PrimitiveArrays.readDoubles(doubles, TestBuffer.ofHex(half)))
                .isSameAs(doubles)
                .containsExactly(1.5);
        assertThat(PrimitiveArrays.readDoubles(new double[2], TestBuffer.ofHex(half)))
                .containsExactly(1.5);
    }
}
