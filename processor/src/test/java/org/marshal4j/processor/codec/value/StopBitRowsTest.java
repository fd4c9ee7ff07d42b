package org.marshal4j.processor.codec.value;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.marshal4j.processor.model.Option;
import org.marshal4j.processor.model.StopBitClasses;

class StopBitRowsTest {
    @Test
    void annotationOnATypeIsForAllClassesWithSuchARow() {
        assertThat(LeafTypes.all())
                .filteredOn(type -> type.stopBit().isPresent())
                .extracting(LeafType::name)
                .containsExactlyInAnyOrderElementsOf(StopBitClasses.NAMES);
    }

    @Test
    void rowsSupportTheAnnotation() {
        assertThat(LeafTypes.all())
                .flatMap(type -> type.stopBit().stream().toList())
                .allSatisfy(type -> assertThat(type.supportedOptions()).contains(Option.STOP_BIT));
    }
}
