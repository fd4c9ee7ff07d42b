package org.marshal4j.runtime.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferUnderflowException;
import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.BytesIn;
import net.openhft.chronicle.bytes.BytesOut;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.Buffers;
import org.marshal4j.runtime.generated.Counts;
import org.marshal4j.runtime.generated.Enums;
import org.marshal4j.runtime.generated.Presence;
import org.marshal4j.runtime.generated.PrimitiveArrays;
import org.marshal4j.runtime.generated.Text;

/** The same values are the same bytes in every kind of buffer, and are read back from it. */
public class EveryBufferTest {
    private static final String HEX = "08 07 06 05 04 03 02 01 ff 07" // block: int64, int8, int8
            + " 80 00 e9 07" // stop-bit numbers −1 and 1001
            + " 05 68 65 6c 6c 6f" // hello
            + " 06 68 c3 a9 6c 6c 6f" // héllo
            + " 80 00" // no text
            + " 02 01 00 00 00 fe ff ff ff" // int32[]
            + " 02 01 00" // bool[]
            + " 01" // SECONDS is present
            + " 00 00 00 00" // absent, and three zeros
            + " 03" // enum
            + " 03"; // count of a list

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void sameBytesInEveryBuffer(Buffers kind) {
        Bytes<?> bytes = kind.make();
        try {
            write(bytes);

            assertThat(Buffers.hex(bytes)).isEqualTo(HEX);
            readAndCheck(bytes);
            assertThat(RawBytes.readRemaining(bytes)).isZero();
        } finally {
            bytes.releaseLast();
        }
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void storesRightIntoMemoryWhereThatIsAllowed(Buffers kind) {
        Bytes<?> bytes = kind.make();
        try {
            assertThat(RawBytes.reserve(bytes, 16) != RawBytes.NOT_RAW).isEqualTo(kind.isRaw());
            if (!kind.isRaw()) {
                bytes.write(new byte[16]);
            }
            assertThat(RawBytes.take(bytes, 16) != RawBytes.NOT_RAW).isEqualTo(kind.isRaw());
        } finally {
            bytes.releaseLast();
        }
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void refusesToReadBeyondTheReadLimitAndMovesNothing(Buffers kind) {
        Bytes<?> bytes = kind.make();
        try {
            writeBlock(bytes, new byte[8]);
            long position = RawBytes.readPosition(bytes);

            assertThatThrownBy(() -> readBlock(bytes, 9))
                    .isInstanceOf(BufferUnderflowException.class)
                    .hasMessage("9 bytes needed, 8 left");
            assertThat(RawBytes.readPosition(bytes)).isEqualTo(position);
            assertThat(readBlock(bytes, 8)).hasSize(8);
        } finally {
            bytes.releaseLast();
        }
    }

    @ParameterizedTest
    @EnumSource(Buffers.class)
    void blocksOfAllSizesComeBack(Buffers kind) {
        Bytes<?> bytes = kind.make();
        try {
            for (int size : new int[] {1, 7, 127, 128, 129, 200, 4095, 4097, 9000}) {
                writeBlock(bytes, pattern(size));
            }
            for (int size : new int[] {1, 7, 127, 128, 129, 200, 4095, 4097, 9000}) {
                assertThat(readBlock(bytes, size)).isEqualTo(pattern(size));
            }
        } finally {
            bytes.releaseLast();
        }
    }

    private static void write(BytesOut<?> out) {
        byte[] block = new byte[10];
        RawMemory.putLong(block, RawMemory.ARRAY_OFFSET, 0x0102030405060708L);
        RawMemory.putByte(block, RawMemory.ARRAY_OFFSET + 8, (byte) -1);
        RawMemory.putByte(block, RawMemory.ARRAY_OFFSET + 9, (byte) 7);
        writeBlock(out, block);
        StopBit.write(-1, out);
        StopBit.write(1001, out);
        Text.write("ascii", "hello", out);
        Text.write("latin", "héllo", out);
        Text.write("none", null, out);
        PrimitiveArrays.write("ints", new int[] {1, -2}, out);
        PrimitiveArrays.write("flags", new boolean[] {true, false}, out);
        assertThat(Presence.write("here", "it", 3, out)).isTrue();
        assertThat(Presence.write("away", null, 3, out)).isFalse();
        Enums.write("unit", Digit.THREE, out);
        assertThat(Counts.write("list", List.of(1, 2, 3), out)).isEqualTo(3);
    }

    private static void readAndCheck(BytesIn<?> in) {
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
    public static void writeBlock(BytesOut<?> out, byte[] block) {
        long offset = RawBytes.reserve(out, block.length);
        if (offset != RawBytes.NOT_RAW) {
            RawMemory.copy(block, RawMemory.ARRAY_OFFSET, RawBytes.base(out), offset, block.length);
        } else {
            RawBytes.writeCopy(block, "block", out);
        }
    }

    /** As generated code does it. */
    public static byte[] readBlock(BytesIn<?> in, int size) {
        byte[] block = new byte[size];
        long offset = RawBytes.take(in, size);
        if (offset != RawBytes.NOT_RAW) {
            RawMemory.copy(RawBytes.base(in), offset, block, RawMemory.ARRAY_OFFSET, size);
        } else {
            RawMemory.copy(RawBytes.readCopy(in, size), RawMemory.ARRAY_OFFSET, block, RawMemory.ARRAY_OFFSET, size);
        }
        return block;
    }

    public static byte[] pattern(int size) {
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
