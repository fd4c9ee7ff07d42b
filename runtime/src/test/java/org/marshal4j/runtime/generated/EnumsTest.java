package org.marshal4j.runtime.generated;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.Buffers;
import org.marshal4j.runtime.problem.MarshalException;

class EnumsTest {
    enum Side {
        BUY,
        SELL {}
    }

    @Test
    void indexInOrderOfDeclaration() {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        Enums.write("side", Side.BUY, bytes);
        Enums.write("side", Side.SELL, bytes);
        Enums.write("side", null, bytes);

        assertThat(Buffers.hex(bytes)).isEqualTo("00 01 80 00");
        assertThat(Enums.read(Side.values(), bytes)).isEqualTo(Side.BUY);
        assertThat(Enums.read(Side.values(), bytes)).isEqualTo(Side.SELL);
        assertThat(Enums.read(Side.values(), bytes)).isNull();
        assertThat(Enums.sizeOf(Side.SELL)).isEqualTo(1);
        assertThat(Enums.sizeOf(null)).isEqualTo(2);
    }

    @Test
    void anUnknownIndexIsRefused() {
        assertThatThrownBy(() -> Enums.read(Side.values(), Buffers.ofHex("02")))
                .isInstanceOf(MarshalException.class)
                .hasMessage("index 2, but org.marshal4j.runtime.generated.EnumsTest$Side has 2 constants [MARSHAL209]");
    }
}
