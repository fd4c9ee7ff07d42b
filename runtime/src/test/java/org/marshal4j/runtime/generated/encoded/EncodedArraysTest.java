package org.marshal4j.runtime.generated.encoded;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HexFormat;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.runtime.ArrayTarget;
import org.marshal4j.runtime.Input;
import org.marshal4j.runtime.Output;
import org.marshal4j.schema.wire.NumberForm;

/** Each class of elements, in a form of fixed size and in one that varies. */
class EncodedArraysTest {
    private static final NumberForm LENGTH = NumberForm.INT16BE;
    private static final int MAX = 100;

    private interface Writer<A> {
        void write(String name, NumberForm element, NumberForm length, @Nullable A array, Output out);
    }

    private interface Reader<A> {
        @Nullable
        A read(NumberForm element, NumberForm length, @Nullable A current, int max, Input in);
    }

    private interface Sizes<A> {
        long of(NumberForm element, NumberForm length, @Nullable A array);
    }

    private record Elements<A>(A array, A other, Writer<A> writer, Reader<A> reader, Sizes<A> sizes) {
        private Arguments as(NumberForm form, String hex) {
            return Arguments.of(form, hex, this);
        }

        @Override
        public String toString() {
            return array.getClass().getSimpleName();
        }
    }

    static Stream<Arguments> arrays() {
        var booleans = new Elements<>(
                new boolean[] {true, false},
                new boolean[2],
                EncodedArrays::write,
                EncodedArrays::readBooleans,
                EncodedArrays::sizeOf);
        var bytes = new Elements<>(
                new byte[] {1, -2}, new byte[2], EncodedArrays::write, EncodedArrays::readBytes, EncodedArrays::sizeOf);
        var shorts = new Elements<>(
                new short[] {1, -2},
                new short[2],
                EncodedArrays::write,
                EncodedArrays::readShorts,
                EncodedArrays::sizeOf);
        var chars = new Elements<>(
                new char[] {'a', 'b'},
                new char[2],
                EncodedArrays::write,
                EncodedArrays::readChars,
                EncodedArrays::sizeOf);
        var ints = new Elements<>(
                new int[] {1, -2}, new int[2], EncodedArrays::write, EncodedArrays::readInts, EncodedArrays::sizeOf);
        var longs = new Elements<>(
                new long[] {1, -2}, new long[2], EncodedArrays::write, EncodedArrays::readLongs, EncodedArrays::sizeOf);
        var floats = new Elements<>(
                new float[] {1, -2},
                new float[2],
                EncodedArrays::write,
                EncodedArrays::readFloats,
                EncodedArrays::sizeOf);
        var doubles = new Elements<>(
                new double[] {1, -2},
                new double[2],
                EncodedArrays::write,
                EncodedArrays::readDoubles,
                EncodedArrays::sizeOf);
        return Stream.of(
                booleans.as(NumberForm.YES_NO, "594e"),
                booleans.as(NumberForm.VINT, "0100"),
                bytes.as(NumberForm.INT8, "01fe"),
                bytes.as(NumberForm.INT16LE, "0100feff"),
                bytes.as(NumberForm.ZIGZAG, "0203"),
                shorts.as(NumberForm.INT16BE, "0001fffe"),
                shorts.as(NumberForm.ZIGZAG, "0203"),
                chars.as(NumberForm.UINT16LE, "61006200"),
                chars.as(NumberForm.VINT, "6162"),
                ints.as(NumberForm.INT32BE, "00000001fffffffe"),
                ints.as(NumberForm.ZIGZAG, "0203"),
                longs.as(NumberForm.INT64LE, "0100000000000000feffffffffffffff"),
                longs.as(NumberForm.ZIGZAG, "0203"),
                floats.as(NumberForm.FLOAT32BE, "3f800000c0000000"),
                doubles.as(NumberForm.FLOAT64BE, "3ff0000000000000c000000000000000"));
    }

    @ParameterizedTest
    @MethodSource("arrays")
    <A> void elementsFollowTheirNumber(NumberForm form, String hex, Elements<A> elements) {
        byte[] message = HexFormat.of().parseHex("0002" + hex);

        assertThat(written(form, elements, elements.array)).isEqualTo(message);
        assertThat(elements.sizes.of(form, LENGTH, elements.array)).isEqualTo(message.length);
        assertThat(elements.reader.read(form, LENGTH, null, MAX, Input.of(message)))
                .isEqualTo(elements.array);
        assertThat(elements.reader.read(form, LENGTH, elements.other, MAX, Input.of(message)))
                .isSameAs(elements.other)
                .isEqualTo(elements.array);
    }

    @ParameterizedTest
    @MethodSource("arrays")
    <A> void nullIsALengthOfMinusOne(NumberForm form, String hex, Elements<A> elements) {
        byte[] message = {-1, -1};

        assertThat(written(form, elements, null)).isEqualTo(message);
        assertThat(elements.sizes.of(form, LENGTH, null)).isEqualTo(message.length);
        assertThat(elements.reader.read(form, LENGTH, elements.other, MAX, Input.of(message)))
                .isNull();
    }

    private static <A> byte[] written(NumberForm form, Elements<A> elements, @Nullable A array) {
        ArrayTarget target = new ArrayTarget(16);
        Output out = target.output();
        elements.writer.write("array", form, LENGTH, array, out);
        return Arrays.copyOf(target.array(), (int) out.position());
    }
}
