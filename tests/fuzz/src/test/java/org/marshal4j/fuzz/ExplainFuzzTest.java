package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.kit.Dto;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.runtime.inspect.Explain;
import org.marshal4j.schema.lock.Schemas;
import org.marshal4j.schema.text.ShownText;

/**
 * Any schemas with any bytes are explained as far as possible. The text of the schemas ends with a 0; the bytes
 * follow.
 */
class ExplainFuzzTest {

    static Stream<byte[]> inputs() {
        return Dtos.shapes().stream().limit(40).map(ExplainFuzzTest::input);
    }

    private static byte[] input(Dto<?> dto) {
        byte[] text = Texts.bytes(dto.marshaller().schema() + "\n\0");
        byte[] message = Valid.message(dto);
        byte[] both = java.util.Arrays.copyOf(text, text.length + message.length);
        System.arraycopy(message, 0, both, text.length, message.length);
        return both;
    }

    @MethodSource("inputs")
    @FuzzTest
    void hostile(byte[] input) {
        if (input == null) {
            return;
        }
        int end = 0;
        while (end < input.length && input[end] != 0) {
            end++;
        }
        Schemas schemas;
        try {
            schemas = Schemas.parse(Texts.of(java.util.Arrays.copyOf(input, end)));
        } catch (IllegalArgumentException e) {
            return;
        }
        for (String type : schemas.types()) {
            Bytes<?> bytes = Bytes.wrapForRead(input);
            bytes.readPosition(Math.min(end + 1, input.length));
            long position = bytes.readPosition();
            assertThat(Explain.explain(schemas.apply(type), schemas, ChronicleBuffers.input(bytes)))
                    .startsWith(ShownText.of(type));
            assertThat(bytes.readPosition()).isEqualTo(position);
        }
    }
}
