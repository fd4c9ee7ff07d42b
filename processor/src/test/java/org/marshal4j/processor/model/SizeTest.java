package org.marshal4j.processor.model;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.marshal4j.processor.model.Size.Doubt;

class SizeTest {

    @Test
    void addsUp() {
        assertThat(Size.fixed(3).plus(Size.fixed(4))).isEqualTo(Size.fixed(7));
        assertThat(Size.fixed(3).plus(Size.between(1, 2))).isEqualTo(Size.between(4, 5));
        assertThat(Size.fixed(3).plus(Size.atLeast(1))).isEqualTo(Size.atLeast(4));
        assertThat(Size.atLeast(1).plus(Size.between(1, 2))).isEqualTo(Size.atLeast(2));
        assertThat(Size.ZERO.plus(Size.fixed(5))).isEqualTo(Size.fixed(5));
    }

    @Test
    void typeThatHoldsAnEndlessOneIsEndless() {
        assertThat(Size.fixed(3).plus(Size.OF_ITSELF).doubt()).isEqualTo(Doubt.ENDLESS);
        assertThat(Size.OF_ITSELF.plus(Size.fixed(3)).doubt()).isEqualTo(Doubt.ENDLESS);
        assertThat(Size.OF_ITSELF.orNull()).isEqualTo(Size.atLeast(1));
    }

    @Test
    void typeThatHoldsAnUnknownOneIsUnknown() {
        assertThat(Size.fixed(3).plus(Size.UNKNOWN).doubt()).isEqualTo(Doubt.UNKNOWN);
        assertThat(Size.UNKNOWN.plus(Size.OF_ITSELF).doubt()).isEqualTo(Doubt.UNKNOWN);
        assertThat(Size.OF_ITSELF.plus(Size.UNKNOWN).doubt()).isEqualTo(Doubt.UNKNOWN);
    }

    @Test
    void nullOfFixedSizeIsPaddedWithZeros() {
        assertThat(Size.fixed(8).orNull()).isEqualTo(Size.fixed(9));
        assertThat(Size.ZERO.orNull()).isEqualTo(Size.fixed(1));
    }

    @Test
    void nullOfVariableSizeIsAPresenceByte() {
        assertThat(Size.between(3, 5).orNull()).isEqualTo(Size.between(1, 6));
        assertThat(Size.atLeast(3).orNull()).isEqualTo(Size.atLeast(1));
        assertThat(Size.between(4, 4).orNull()).isEqualTo(Size.between(1, 5));
    }

    @Test
    void constantsFitAnInt() {
        assertThat(Size.fixed(7).minConstant()).isEqualTo(7);
        assertThat(Size.fixed(7).maxConstant()).isEqualTo(7);
        assertThat(Size.atLeast(7).maxConstant()).isEqualTo(-1);
        Size large = Size.fixed(1L << 31);
        assertThat(large.minConstant()).isEqualTo(Integer.MAX_VALUE);
        assertThat(large.maxConstant()).isEqualTo(-1);
        assertThat(Size.fixed(Integer.MAX_VALUE).maxConstant()).isEqualTo(Integer.MAX_VALUE);
    }
}
