package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferOverflowException;
import java.nio.BufferUnderflowException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.TestBuffer;
import org.marshal4j.runtime.TestBuffers;
import org.marshal4j.runtime.memory.RawMemory;

class PresenceTest {
    @ParameterizedTest
    @EnumSource
    void nullIsZeroFilled(TestBuffers kind) {
        TestBuffer bytes = kind.make();

        assertThat(Presence.write(null, 4, bytes.out())).isFalse();
        assertThat(Presence.write("leg", 4, bytes.out())).isTrue();
        assertThat(Presence.write(null, 0, bytes.out())).isFalse();
        assertThat(bytes.hex()).isEqualTo("00 00 00 00 00 01 00");

        assertThat(Presence.read(4, bytes.in())).isFalse();
        assertThat(bytes.taken()).isEqualTo(5);
        assertThat(Presence.read(4, bytes.in())).isTrue();
        assertThat(bytes.taken()).isEqualTo(6);
        assertThat(Presence.read(0, bytes.in())).isFalse();
    }

    @ParameterizedTest
    @EnumSource
    void nullOfVaryingSizeIsThePresenceByteAlone(TestBuffers kind) {
        TestBuffer bytes = kind.make();

        assertThat(Presence.write(null, bytes.out())).isFalse();
        assertThat(Presence.write("leg", bytes.out())).isTrue();
        assertThat(bytes.hex()).isEqualTo("00 01");

        assertThat(Presence.read(bytes.in())).isFalse();
        assertThat(Presence.read(bytes.in())).isTrue();
        assertThatThrownBy(() -> Presence.read(bytes.in())).isInstanceOf(BufferUnderflowException.class);
    }

    @Test
    void zeroBeforeAValue() {
        TestBuffer bytes = TestBuffer.elastic();
        assertThat(Presence.writeZero(null, bytes.out())).isFalse();
        assertThat(Presence.writeZero("leg", bytes.out())).isTrue();
        assertThat(bytes.hex()).isEqualTo("01 00");
        assertThat(Presence.readZero(bytes.in())).isFalse();
        assertThat(Presence.readZero(bytes.in())).isTrue();
        assertThatThrownBy(() -> Presence.readZero(bytes.in())).isInstanceOf(BufferUnderflowException.class);
        assertThatThrownBy(() -> Presence.readZero(TestBuffer.ofHex("02")))
                .hasMessageContaining("presence byte 2 instead of 0 or 1");
    }

    @Test
    void zerosThatDoNotFitAreRefused() {
        TestBuffer bytes = TestBuffers.PART.make(4);
        assertThatThrownBy(() -> Presence.write(null, 4, bytes.out())).isInstanceOf(BufferOverflowException.class);
        assertThat(bytes.size()).isZero();
        assertThat(bytes.isUntouchedAround()).isTrue();
    }

    @Test
    void everyOtherByteIsRefused() {
        assertThatThrownBy(() -> Presence.read(4, TestBuffer.ofHex("02 00 00 00 00")))
                .isInstanceOf(MarshalException.class)
                .hasMessage("presence byte 2 instead of 0 or 1 [MARSHAL204]");
        assertThatThrownBy(() -> Presence.read(4, TestBuffer.ofHex("80 00 00 00 00")))
                .hasMessage("presence byte 128 instead of 0 or 1 [MARSHAL204]");
        assertThatThrownBy(() -> Presence.read(TestBuffer.ofHex("02")))
                .hasMessage("presence byte 2 instead of 0 or 1 [MARSHAL204]");
    }

    @Test
    void missingZerosAreRefused() {
        assertThatThrownBy(() -> Presence.read(4, TestBuffer.ofHex("00 00 00 00")))
                .isInstanceOf(BufferUnderflowException.class);
    }

    @Test
    void worksInsideABlock() {
        byte[] block = {9, 9, 9, 9, 9};
        assertThat(Presence.put(block, RawMemory.ARRAY_OFFSET + 1, null, 2)).isFalse();
        assertThat(block).containsExactly(9, 0, 0, 0, 9);
        assertThat(Presence.get(block, RawMemory.ARRAY_OFFSET + 1)).isFalse();
        block[2] = 7;
        assertThat(Presence.put(block, RawMemory.ARRAY_OFFSET + 1, "there", 2)).isTrue();
        assertThat(block).containsExactly(9, 1, 7, 0, 9);
        assertThat(Presence.get(block, RawMemory.ARRAY_OFFSET + 1)).isTrue();
    }
}
