package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Array;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.Output;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.TestBuffers;

class PrimitiveArraysTest {
    private final TestBuffer bytes = TestBuffer.elastic();

    /** An array with its bytes, and the methods for arrays of its type. */
    record Kind<A>(
            A array, String hex, BiConsumer<A, Output> write, BiFunction<A, Input, A> read, ToLongFunction<A> sizeOf) {
        @SuppressWarnings("unchecked") // the array has the class of the other one
        A ofLength(int length) {
            return (A) Array.newInstance(array.getClass().getComponentType(), length);
        }
    }

    static List<Kind<?>> kinds() {
        return List.of(
                new Kind<>(
                        new boolean[] {true, false, true},
                        "03 01 00 01",
                        PrimitiveArrays::write,
                        PrimitiveArrays::readBooleans,
                        PrimitiveArrays::sizeOf),
                new Kind<>(
                        new byte[] {1, -1},
                        "02 01 ff",
                        PrimitiveArrays::write,
                        PrimitiveArrays::readBytes,
                        PrimitiveArrays::sizeOf),
                new Kind<>(
                        new short[] {0x0102, -2},
                        "02 02 01 fe ff",
                        PrimitiveArrays::write,
                        PrimitiveArrays::readShorts,
                        PrimitiveArrays::sizeOf),
                new Kind<>(
                        new char[] {'a', '\uFFFE'},
                        "02 61 00 fe ff",
                        PrimitiveArrays::write,
                        PrimitiveArrays::readChars,
                        PrimitiveArrays::sizeOf),
                new Kind<>(
                        new int[] {0x01020304, -1, 7},
                        "03 04 03 02 01 ff ff ff ff 07 00 00 00",
                        PrimitiveArrays::write,
                        PrimitiveArrays::readInts,
                        PrimitiveArrays::sizeOf),
                new Kind<>(
                        new long[] {0x0102030405060708L},
                        "01 08 07 06 05 04 03 02 01",
                        PrimitiveArrays::write,
                        PrimitiveArrays::readLongs,
                        PrimitiveArrays::sizeOf),
                new Kind<>(
                        new float[] {1f, -0f},
                        "02 00 00 80 3f 00 00 00 80",
                        PrimitiveArrays::write,
                        PrimitiveArrays::readFloats,
                        PrimitiveArrays::sizeOf),
                new Kind<>(
                        new double[] {-2d},
                        "01 00 00 00 00 00 00 00 c0",
                        PrimitiveArrays::write,
                        PrimitiveArrays::readDoubles,
                        PrimitiveArrays::sizeOf));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <A> void elementsOfEveryType(Kind<A> kind) {
        kind.write.accept(kind.array, bytes.out());
        assertThat(bytes.hex()).isEqualTo(kind.hex);
        assertThat(kind.sizeOf.applyAsLong(kind.array)).isEqualTo(bytes.in().remaining());
        assertThat(kind.read.apply(null, bytes.in())).isEqualTo(kind.array);
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <A> void anArrayIsReusedOnlyIfItHasTheSameLength(Kind<A> kind) {
        int length = Array.getLength(kind.array);
        A fitting = kind.ofLength(length);
        assertThat(kind.read.apply(fitting, TestBuffer.ofHex(kind.hex)))
                .isSameAs(fitting)
                .isEqualTo(kind.array);
        A longer = kind.ofLength(length + 1);
        assertThat(kind.read.apply(longer, TestBuffer.ofHex(kind.hex))).isEqualTo(kind.array);
        assertThat(longer).isEqualTo(kind.ofLength(length + 1));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    <A> void anEmptyArrayIsNotNull(Kind<A> kind) {
        assertThat(kind.read.apply(null, TestBuffer.ofHex("00"))).isEqualTo(kind.ofLength(0));
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
}
