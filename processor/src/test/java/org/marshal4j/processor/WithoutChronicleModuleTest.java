package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.io.Closeable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.marshal4j.Marshal;
import org.marshal4j.runtime.MarshalVersion;
import org.marshal4j.schema.Schema;

/** Without marshal4j-chronicle, nothing could write the contents of Chronicle's Bytes, wherever a field holds them. */
class WithoutChronicleModuleTest {

    private static final String PACKET = """
            import java.util.Map;
            import java.util.Optional;
            import net.openhft.chronicle.bytes.Bytes;
            import net.openhft.chronicle.bytes.BytesStore;
            import org.marshal4j.Marshal;

            @Marshal
            class Packet implements PacketMarshallable {
                Bytes<?> payload;
                Map<String, Optional<BytesStore<?, ?>[]>> parts;
                byte[] rest;
            }
            """;

    @TempDir
    Path temp;

    @ParameterizedTest
    @EachCompiler
    void saysWhichModuleIsMissing(TestCompiler compiler) {
        String path = Stream.of(Marshal.class, MarshalVersion.class, Schema.class, Bytes.class, Closeable.class)
                .map(TestCompiler::whereIs)
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));

        TestCompiler.Result result =
                compiler.compile(temp, Map.of("Packet.java", PACKET), path, List.of(new MarshalProcessor()), List.of());

        assertThat(result.diagnostics().stream()
                        .map(diagnostic -> diagnostic.getLineNumber() + ": " + diagnostic.getMessage(null)))
                .containsExactlyInAnyOrder(
                        "9: [MARSHAL188] Packet.payload holds Bytes<?> of Chronicle, but marshal4j-chronicle, which writes and reads them, is missing. Add org.marshal4j:marshal4j-chronicle to the"
                                + " dependencies, and to the requirements of a named module.",
                        "10: [MARSHAL188] Packet.parts holds BytesStore<?, ?> of Chronicle, but marshal4j-chronicle, which writes and reads them, is missing. Add org.marshal4j:marshal4j-chronicle to the"
                                + " dependencies, and to the requirements of a named module.");
    }
}
