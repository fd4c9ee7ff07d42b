package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Ways to declare a type, in {@code src/test/resources/declarations}. A comment there such as
 * {@code // com.acme.Quote: 01000000} gives the bytes of a sample: of the object that the static method
 * {@code sample()} returns or, without such a method, of a new object. Both compilers must produce the same generated
 * text. In the everyday build the Eclipse compiler gets an eighth of them.
 */
class DeclarationsTest {

    private static final Path DECLARATIONS = Path.of("src/test/resources/declarations");

    /** The only one that is no folder there. */
    private static final String MANY_VALUES = "many-values";

    @TempDir
    Path temp;

    static Stream<String> declarations() throws IOException {
        try (Stream<Path> cases = Files.list(DECLARATIONS)) {
            List<String> names =
                    cases.map(each -> each.getFileName().toString()).sorted().toList();
            return Stream.concat(Stream.of(MANY_VALUES), names.stream());
        }
    }

    @ParameterizedTest
    @MethodSource("declarations")
    void writesAndReadsWhatTheCommentsSay(String name) throws Exception {
        Map<String, String> sources =
                name.equals(MANY_VALUES) ? ManyValues.sources() : SourceTree.read(DECLARATIONS.resolve(name));
        Map<String, String> expected = Samples.expected(sources);
        assertThat(expected).isNotEmpty();
        TestCompiler.Result javac = compile(TestCompiler.JAVAC, sources);
        assertThat(Samples.bytes(javac.classes(), expected.keySet())).isEqualTo(expected);
        if (Sampled.takes(name)) {
            TestCompiler.Result eclipse = compile(TestCompiler.ECLIPSE, sources);
            assertThat(Samples.bytes(eclipse.classes(), expected.keySet())).isEqualTo(expected);
            assertThat(eclipse.sources()).isEqualTo(javac.sources());
        }
    }

    private TestCompiler.Result compile(TestCompiler compiler, Map<String, String> sources) {
        List<String> strict = compiler == TestCompiler.JAVAC ? List.of("-Werror") : List.of();
        TestCompiler.Result result = compiler.compile(temp.resolve(compiler.name()), sources, strict);
        assertThat(result.messages()).isEmpty();
        if (compiler == TestCompiler.JAVAC) {
            assertThat(result.diagnostics()).isEmpty();
        }
        return result;
    }
}
