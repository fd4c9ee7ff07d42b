package org.marshal4j.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import org.junit.jupiter.params.provider.MethodSource;
import org.marshal4j.blackbox.evolution.v1.OrderMarshaller;
import org.marshal4j.blackbox.kit.Dtos;
import org.marshal4j.chronicle.ChronicleBuffers;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.MarshalException;

/** Any bytes in place of a header are read, or refused with the position unchanged. */
class StreamHeaderFuzzTest {
    private static final ChronicleMarshaller<?> EXPECTED = OrderMarshaller.INSTANCE;

    static Stream<byte[]> inputs() {
        return Dtos.shapes().stream()
                .filter(dto -> dto.type().getName().contains("evolution"))
                .map(dto -> header(dto.marshaller()));
    }

    static byte[] header(ChronicleMarshaller<?> marshaller) {
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        ChronicleBuffers.writeHeader(bytes, marshaller);
        return bytes.toByteArray();
    }

    @MethodSource("inputs")
    @FuzzTest
    void hostile(byte[] input) {
        if (input != null) {
            check(input);
            check(header(Texts.of(input).replace("evolution.v2.", "evolution.v1.")));
        }
    }

    /** Returns a header that contains the text. */
    static byte[] header(String text) {
        byte[] body = Texts.bytes(text);
        Bytes<?> bytes = Bytes.allocateElasticOnHeap();
        bytes.writeInt(0x6A346D01).writeInt(body.length).write(body);
        return bytes.toByteArray();
    }

    static void check(byte[] input) {
        Bytes<?> bytes = Bytes.wrapForRead(input);
        try {
            ChronicleBuffers.checkHeader(bytes, EXPECTED);
        } catch (MarshalException e) {
            assertThat(bytes.readPosition()).as(e.getMessage()).isZero();
            assertThat(e.code()).isIn("MARSHAL218", "MARSHAL219");
        }
        bytes.readPosition(0);
        try {
            assertThat(ChronicleBuffers.readHeader(bytes).fingerprints()).isNotEmpty();
        } catch (MarshalException e) {
            assertThat(bytes.readPosition()).as(e.getMessage()).isZero();
            assertThat(e.code()).isEqualTo("MARSHAL219");
        }
    }
}
