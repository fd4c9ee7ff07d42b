package org.marshal4j.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.value.Enums;
import org.marshal4j.runtime.generated.value.Presence;
import org.marshal4j.runtime.generated.value.PrimitiveArrays;
import org.marshal4j.runtime.memory.RawMemory;

/** The same values give the same bytes in every kind of memory, and are read back from it. */
class EveryBufferTest {
    private static final String HEX = "08 07 06 05 04 03 02 01 ff 07" // block: int64, int8, int8
            + " 80 00 e9 07" // stop-bit numbers −1 and 1001
            + " 05 68 65 6c 6c 6f" // hello
            + " 06 68 c3 a9 6c 6c 6f" // héllo
            + " 80 00" // null text
            + " 02 01 00 00 00 fe ff ff ff" // int32[]
            + " 02 01 00" // bool[]
            + " 01" // SECONDS is present
            + " 00 00 00 00" // absent, and three zeros
            + " 03" // enum
            + " 03"; // count of a list

    private static final int[] SIZES = {1, 7, 127, 128, 129, 200, 4095, 4097, 9000};

    @ParameterizedTest
    @EnumSource
    void sameBytesInEveryBuffer(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        write(bytes.out());

        assertThat(bytes.hex()).isEqualTo(HEX);
        readAndCheck(bytes.in());
        assertThat(bytes.in().remaining()).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void blocksOfAllSizesAreReadBack(TestBuffers kind) {
        TestBuffer bytes = kind.make();
        for (int size : SIZES) {
            writeBlock(bytes.out(), pattern(size));
        }
        for (int size : SIZES) {
            assertThat(readBlock(bytes.in(), size)).isEqualTo(pattern(size));
        }
    }

    private static void write(Output out) {
        byte[] block = new byte[10];
        RawMemory.putLong(block, RawMemory.ARRAY_OFFSET, 0x0102030405060708L);
        RawMemory.putByte(block, RawMemory.ARRAY_OFFSET + 8, (byte) -1);
        RawMemory.putByte(block, RawMemory.ARRAY_OFFSET + 9, (byte) 7);
        writeBlock(out, block);
        StopBit.write(-1, out);
        StopBit.write(1001, out);
        Text.write("hello", out);
        Text.write("héllo", out);
        Text.write(null, out);
        PrimitiveArrays.write(new int[] {1, -2}, out);
        PrimitiveArrays.write(new boolean[] {true, false}, out);
        assertThat(Presence.write("it", 3, out)).isTrue();
        assertThat(Presence.write(null, 3, out)).isFalse();
        Enums.write(Digit.THREE, out);
        assertThat(Counts.write("list", List.of(1, 2, 3), out)).isEqualTo(3);
    }

    private static void readAndCheck(Input in) {
        byte[] block = readBlock(in, 10);
        assertThat(RawMemory.getLong(block, RawMemory.ARRAY_OFFSET)).isEqualTo(0x0102030405060708L);
        assertThat(block[8]).isEqualTo((byte) -1);
        assertThat(StopBit.read(in)).isEqualTo(-1);
        assertThat(StopBit.read(in)).isEqualTo(1001);
        assertThat(Text.read(null, in)).isEqualTo("hello");
        assertThat(Text.read(null, in)).isEqualTo("héllo");
        assertThat(Text.read("before", in)).isNull();
        assertThat(PrimitiveArrays.readInts(null, in)).containsExactly(1, -2);
        assertThat(PrimitiveArrays.readBooleans(null, in)).containsExactly(true, false);
        assertThat(Presence.read(3, in)).isTrue();
        assertThat(Presence.read(3, in)).isFalse();
        assertThat(Enums.read(Digit.values(), in)).isEqualTo(Digit.THREE);
        assertThat(StopBit.read(in)).isEqualTo(3);
    }

    /** As generated code does it. */
    private static void writeBlock(Output out, byte[] block) {
        long offset = out.reserve(block.length);
        RawMemory.copy(block, RawMemory.ARRAY_OFFSET, out.base(), offset, block.length);
    }

    /** As generated code does it. */
    private static byte[] readBlock(Input in, int size) {
        byte[] block = new byte[size];
        long offset = in.take(size);
        RawMemory.copy(in.base(), offset, block, RawMemory.ARRAY_OFFSET, size);
        return block;
    }

    static byte[] pattern(int size) {
        byte[] bytes = new byte[size];
        for (int i = 0; i < size; i++) {
            bytes[i] = (byte) (i * 31 + size);
        }
        return bytes;
    }

    enum Digit {
        ZERO,
        ONE,
        TWO,
        THREE
    }
}
