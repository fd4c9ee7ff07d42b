package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The DTOs of the examples compile with either compiler, and both generate the same text. */
class ExampleDtosTest {

    private static final Path EXAMPLES = Path.of("../examples/src/main/java");

    @TempDir
    Path temp;

    @Test
    void bothCompilersAgree() throws IOException {
        Map<String, String> sources = new HashMap<>();
        for (String folder : List.of("marketdata", "orders")) {
            try (Stream<Path> files =
                    Files.list(EXAMPLES.resolve("org/marshal4j/examples").resolve(folder))) {
                for (Path file : files.toList()) {
                    sources.put(EXAMPLES.relativize(file).toString(), Files.readString(file));
                }
            }
        }

        TestCompiler.Result javac = TestCompiler.JAVAC.compile(temp.resolve("javac"), sources);
        TestCompiler.Result eclipse = TestCompiler.ECLIPSE.compile(temp.resolve("eclipse"), sources);

        assertThat(javac.errors()).isEmpty();
        assertThat(eclipse.errors()).isEmpty();
        assertThat(javac.sources()).containsKeys("MarketDataMarshaller.java", "OrderMarshaller.java");
        assertThat(eclipse.sources()).isEqualTo(javac.sources());
    }
}
