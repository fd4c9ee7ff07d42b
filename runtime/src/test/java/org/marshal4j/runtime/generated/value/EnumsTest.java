package org.marshal4j.runtime.generated.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.marshal4j.runtime.MarshalException;
import org.marshal4j.runtime.TestBuffer;

class EnumsTest {
    enum Side {
        BUY,
        SELL {}
    }

    @Test
    void constantsAreIndexedInOrderOfDeclaration() {
        TestBuffer bytes = TestBuffer.elastic();
        Enums.write(Side.BUY, bytes.out());
        Enums.write(Side.SELL, bytes.out());
        Enums.write(null, bytes.out());

        assertThat(bytes.hex()).isEqualTo("00 01 80 00");
        assertThat(Enums.read(Side.values(), bytes.in())).isEqualTo(Side.BUY);
        assertThat(Enums.read(Side.values(), bytes.in())).isEqualTo(Side.SELL);
        assertThat(Enums.read(Side.values(), bytes.in())).isNull();
        assertThat(Enums.sizeOf(Side.SELL)).isEqualTo(1);
        assertThat(Enums.sizeOf(null)).isEqualTo(2);
    }

    @Test
    void anUnknownIndexIsRefused() {
        assertThatThrownBy(() -> Enums.read(Side.values(), TestBuffer.ofHex("02")))
                .isInstanceOf(MarshalException.class)
                .hasMessage(
                        "index 2, but org.marshal4j.runtime.generated.value.EnumsTest$Side has 2 constants [MARSHAL209]");
    }

    @Test
    void constantsMayOnlyBeAddedOrMissingAtTheEnd() {
        Side[] both = Side.values();
        for (String[] names : new String[][] {{"BUY,SELL"}, {"BUY", "SELL,HOLD"}, {"BUY"}, {}}) {
            assertThat(Enums.checked(both, names)).isSameAs(both);
        }
        for (String[] names : new String[][] {{"BUY,HOLD,SELL"}, {"BUY", "SEL"}, {"BUYS,SELL"}, {"SELL,BUY"}}) {
            assertThatThrownBy(() -> Enums.checked(both, names))
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessageMatching("recompile \\S*EnumsTest: it was compiled against another \\S*Side,"
                            + " with the constant \\w+ at index [01] \\[MARSHAL211]");
        }
    }
}
