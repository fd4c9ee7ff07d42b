package org.marshal4j.processor.codec.value;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.marshal4j.processor.model.Option;

class StopBitRowsTest {
    @Test
    void rowsSupportTheAnnotation() {
        assertThat(LeafTypes.all())
                .flatMap(type -> type.stopBit().stream().toList())
                .hasSizeGreaterThan(20)
                .allSatisfy(type -> assertThat(type.supportedOptions()).contains(Option.STOP_BIT));
    }

    @Test
    void rowsAgreeOnWhatMayBeRefilled() {
        assertThat(LeafTypes.all())
                .filteredOn(type -> type.stopBit().isPresent())
                .allSatisfy(type -> assertThat(type.stopBit().orElseThrow().isImmutable())
                        .as(type.name())
                        .isEqualTo(type.isImmutable()))
                .filteredOn(type -> !type.isImmutable())
                .allSatisfy(type -> assertThat(type.stopBit().orElseThrow().copier())
                        .as(type.name())
                        .isEqualTo(type.copier()));
    }
}
