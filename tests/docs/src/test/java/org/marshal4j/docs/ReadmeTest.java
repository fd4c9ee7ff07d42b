package org.marshal4j.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README's class, how it is used, and what is generated for it; and the calls of docs/marshallers.md. */
class ReadmeTest {
    private static final String USES = """
            import java.nio.ByteBuffer;
            import net.openhft.chronicle.bytes.Bytes;
            import org.marshal4j.chronicle.ChronicleMarshaller;
            import org.marshal4j.runtime.*;

            class Uses {
                void use(Quote quote, Quote copy, Bytes<?> bytes, ByteBuffer byteBuffer) {
            %s    }
            }
            """;

    @TempDir
    Path folder;

    private TypedProject project;
    private List<Fence> fences;

    @BeforeEach
    void begin() throws IOException {
        project = new TypedProject(folder);
        fences = Fence.of("README.md").stream()
                .filter(fence -> fence.language().equals("java"))
                .toList();
        assertThat(fences).hasSize(3);
        write("Quote", "import org.marshal4j.*;\n\n" + fences.get(1).text());
    }

    private void write(String type, String text) throws IOException {
        project.write(TypedProject.SOURCES + "/" + type + ".java", text);
    }

    @Test
    void generatesWhatItShows() throws IOException {
        write("Uses", USES.formatted(fences.get(0).text()));
        assertThat(project.compile().diagnostics()).isEmpty();
        assertThat(project.read("target/generated/QuoteMarshaller.java"))
                .contains(fences.get(2).text().split("\n\n"));
    }

    @Test
    void marshallersAreCalledAsThePageShows() throws IOException {
        StringBuilder calls = new StringBuilder();
        for (Fence fence : Fence.of("docs/marshallers.md")) {
            if (fence.language().equals("java")) {
                calls.append(fence.text());
            }
        }
        write("Uses", USES.formatted(calls));
        assertThat(project.compile().diagnostics()).isEmpty();
    }

    @Test
    void theSetUpNamesTheVersionsThatAreTested() throws IOException {
        String builds = Fence.of("docs/builds.md").stream()
                .filter(fence -> fence.heading().equals("Maven"))
                .map(Fence::text)
                .findFirst()
                .orElseThrow();
        assertThat(builds)
                .contains("<version>" + System.getProperty("maven-compiler-plugin.version") + "</version>")
                .contains("<version>" + System.getProperty("project.version") + "</version>");
    }
}
