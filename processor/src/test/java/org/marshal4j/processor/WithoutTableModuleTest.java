package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.Marshal;
import org.marshal4j.runtime.MarshalVersion;
import org.marshal4j.schema.Schema;

/**
 * Without marshal4j-table, generated tables would not compile. This is reported for each class that asks for one, and
 * nothing else is.
 */
class WithoutTableModuleTest {

    private static final String QUOTE = """
            import java.util.Map;
            import org.marshal4j.Marshal;

            @Marshal(table = true)
            class Quote implements QuoteMarshallable {
                long id;
                Map<String, String> notes;
                QuoteTable others() {
                    return null;
                }
            }
            """;

    @TempDir
    Path temp;

    @ParameterizedTest
    @EnumSource(TestCompiler.class)
    void saysWhichModuleIsMissing(TestCompiler compiler) {
        String path = Stream.of(Marshal.class, MarshalVersion.class, Schema.class)
                .map(TestCompiler::whereIs)
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));

        TestCompiler.Result result =
                compiler.compile(temp, Map.of("Quote.java", QUOTE), path, List.of(new MarshalProcessor()), List.of());

        assertThat(result.diagnostics().stream()
                        .map(diagnostic -> diagnostic.getLineNumber() + ": " + diagnostic.getMessage(null)))
                .containsExactly(
                        "5: [MARSHAL187] Quote asks for a table, but marshal4j-table, which provides it, is missing. Add"
                                + " org.marshal4j:marshal4j-table to the dependencies, and org.marshal4j.table to the"
                                + " requirements of a named module; or remove table = true.");
    }
}
