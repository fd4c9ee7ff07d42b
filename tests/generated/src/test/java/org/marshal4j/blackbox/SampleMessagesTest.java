package org.marshal4j.blackbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.blackbox.kit.Hex;
import org.marshal4j.runtime.inspect.SampleMessages;
import org.marshal4j.schema.Schema;

/** Messages made from schemas alone are read, and written again as the same bytes. */
class SampleMessagesTest {
    private static final int ROUNDS = 20;

    static List<Dto<?>> dtos() {
        return Dtos.shapes();
    }

    @ParameterizedTest
    @MethodSource("dtos")
    <T> void areReadAndWrittenAgain(Dto<T> dto) {
        Schema schema = dto.marshaller().schema();
        for (int seed = 0; seed < ROUNDS; seed++) {
            byte[] sample;
            try {
                sample = SampleMessages.of(schema, schema.resolver(), seed);
            } catch (IllegalArgumentException e) {
                assertThat(e).hasMessageContaining("no sample value can be made for wire type custom");
                return;
            }
            Bytes<?> again = Bytes.allocateElasticOnHeap();
            dto.marshaller().write(dto.marshaller().read(Bytes.wrapForRead(sample)), again);
            assertThat(Hex.of(again)).as("seed %s", seed).isEqualTo(Hex.of(sample));
        }
    }
}
