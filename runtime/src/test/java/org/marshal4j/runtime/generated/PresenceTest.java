package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.BufferUnderflowException;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.bytes.HexDumpBytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Buffers;
import org.marshal4j.runtime.memory.RawMemory;
import org.marshal4j.runtime.problem.MarshalException;

class PresenceTest {
    @Test
    void nullIsZeroFilled() {
        Bytes<?> bytes = Bytes.allocateElasticDirect();
        for (int i = 0; i < 8; i++) {
            bytes.writeByte(i, (byte) 0x55);
        }

        assertThat(Presence.write("leg", null, 4, bytes)).isFalse();
        assertThat(Presence.write("leg", "leg", 4, bytes)).isTrue();
        assertThat(Presence.write("leg", null, bytes)).isFalse();
        assertThat(Buffers.hex(bytes)).isEqualTo("00 00 00 00 00 01 00");

        assertThat(Presence.read(4, bytes)).isFalse();
        assertThat(bytes.readPosition()).isEqualTo(5);
        assertThat(Presence.read(4, bytes)).isTrue();
        assertThat(bytes.readPosition()).isEqualTo(6);
        assertThat(Presence.read(bytes)).isFalse();
        bytes.releaseLast();
    }

    @Test
    void everyOtherByteIsRefused() {
        assertThatThrownBy(() -> Presence.read(4, Buffers.ofHex("02 00 00 00 00")))
                .isInstanceOf(MarshalException.class)
                .hasMessage("presence byte 2 instead of 0 or 1 [MARSHAL204]");
        assertThatThrownBy(() -> Presence.read(4, Buffers.ofHex("80 00 00 00 00")))
                .hasMessage("presence byte 128 instead of 0 or 1 [MARSHAL204]");
    }

    @Test
    void missingZerosAreAnError() {
        assertThatThrownBy(() -> Presence.read(4, Buffers.ofHex("00 00 00 00")))
                .isInstanceOf(BufferUnderflowException.class);
    }

    @Test
    void bytesWhoseMemoryMustNotBeTouchedGetTheSame() {
        Bytes<?> dump = new HexDumpBytes();
        assertThat(Presence.write("leg", null, 4, dump)).isFalse();
        assertThat(Presence.write("leg", "leg", 4, dump)).isTrue();
        assertThat(dump.toHexString()).contains("leg");
        assertThat(dump.readRemaining()).isEqualTo(6);
        assertThat(Presence.read(4, dump)).isFalse();
        assertThat(dump.readRemaining()).isOne();
        assertThat(Presence.read(4, dump)).isTrue();
        assertThat(dump.readRemaining()).isZero();
        dump.releaseLast();
    }

    @Test
    void insideABlock() {
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
