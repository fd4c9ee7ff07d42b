package org.marshal4j.processor.codec.value;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.marshal4j.processor.model.Option;

class StopBitRowsTest {
    @Test
    void rowsSupportTheAnnotation() {
        assertThat(LeafTypes.all())
                .flatMap(type -> type.stopBit().stream().toList())
                .hasSizeGreaterThan(5)
                .allSatisfy(type -> assertThat(type.supportedOptions()).contains(Option.STOP_BIT));
    }
}
