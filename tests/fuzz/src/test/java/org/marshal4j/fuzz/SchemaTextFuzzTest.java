package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.schema.lock.Schemas;

/** Any text in place of schemas is read and printed, or refused. */
class SchemaTextFuzzTest {

    static Stream<byte[]> inputs() {
        return Dtos.shapes().stream()
                .limit(40)
                .map(dto -> Texts.bytes("wire 1\n\n" + dto.marshaller().schema()));
    }

    @MethodSource("inputs")
    @FuzzTest
    void hostile(byte[] input) {
        if (input == null) {
            return;
        }
        String text = Texts.of(input);
        Schemas schemas;
        try {
            schemas = Schemas.parse(text);
        } catch (IllegalArgumentException e) {
            assertThat(e.getMessage()).as(text).isNotBlank();
            return;
        }
        String again = schemas.toString();
        assertThat(Schemas.parse(again).toString()).as(text).isEqualTo(again);
    }
}
