package org.marshal4j.stack.wire;

import static org.assertj.core.api.Assertions.assertThat;

import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.wire.SelfDescribingMarshallable;
import net.openhft.chronicle.wire.Wire;
import net.openhft.chronicle.wire.WireType;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;

/** Arrays of bytes that are read again and again. */
class ByteArraysTest {

    @Marshal
    static class Frame extends SelfDescribingMarshallable implements ByteArraysTest_FrameMarshallable {
        int number;
        byte[] payload;
    }

    private static Frame frame(int number, byte... payload) {
        Frame frame = new Frame();
        frame.number = number;
        frame.payload = payload;
        return frame;
    }

    private static void read(WireType type, Frame value, Frame target) {
        Wire wire = type.apply(Bytes.allocateElasticOnHeap());
        value.writeMarshallable(wire);
        target.readMarshallable(wire);
        assertThat(target.payload).isEqualTo(value.payload);
        assertThat(target.number).isEqualTo(value.number);
    }

    @ParameterizedTest
    @EnumSource(names = {"BINARY", "BINARY_LIGHT"})
    void anArrayOfTheRightLengthIsFilled(WireType type) {
        Frame target = frame(0, new byte[3]);
        byte[] there = target.payload;
        read(type, frame(1, (byte) 1, (byte) 2, (byte) 3), target);
        assertThat(target.payload).isSameAs(there);
        read(type, frame(2, (byte) 4, (byte) 5), target);
        assertThat(there).containsExactly(1, 2, 3);
        read(type, frame(3), target);
        Frame empty = frame(4);
        empty.payload = null;
        read(type, empty, target);
    }

    @ParameterizedTest
    @EnumSource(names = {"TEXT", "YAML_ONLY", "JSON", "JSON_ONLY"})
    void textsCreateANewArray(WireType type) {
        Frame target = frame(0, new byte[3]);
        read(type, frame(1, (byte) 1, (byte) 2, (byte) 3), target);
    }

    @Test
    void aMissingArrayIsAsInANewObject() {
        Frame target = frame(0, new byte[3]);
        target.readMarshallable(WireType.TEXT.apply(Bytes.from("number: 2\n")));
        assertThat(target.payload).isNull();
    }
}
