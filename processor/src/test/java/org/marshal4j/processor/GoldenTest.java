package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * For the sources in {@code golden/<case>/in}, every compiler generates the text of the files in
 * {@code golden/<case>/out}. {@code -Dgolden.update=true} rewrites those files. In the everyday build the Eclipse
 * compiler gets a quarter of them.
 */
class GoldenTest {

    private static final Path GOLDEN = Path.of("src/test/resources/golden");
    private static final boolean UPDATE = Boolean.getBoolean("golden.update");

    @TempDir
    Path temp;

    static Stream<String> cases() throws IOException {
        try (Stream<Path> cases = Files.list(GOLDEN)) {
            return cases.map(each -> each.getFileName().toString()).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void generates(String name) throws IOException {
        Map<String, String> in = read(GOLDEN.resolve(name).resolve("in"));
        Map<String, String> byJavac = generated(TestCompiler.JAVAC, in, List.of("-Werror"));
        if (UPDATE || Sampled.takesFourth(name)) {
            Map<String, String> byEclipse = generated(TestCompiler.ECLIPSE, in, List.of());
            assertThat(byEclipse).as("by Eclipse as by javac").isEqualTo(byJavac);
        }
        Path out = GOLDEN.resolve(name).resolve("out");
        if (UPDATE) {
            rewrite(out, byJavac);
        }
        assertThat(byJavac).isEqualTo(read(out));
    }

    private Map<String, String> generated(TestCompiler compiler, Map<String, String> sources, List<String> options) {
        TestCompiler.Result result = compiler.compile(
                temp.resolve(compiler.name()),
                sources,
                TestCompiler.pathOf(List.of()),
                List.of(new MarshalProcessor()),
                options);
        assertThat(result.messages()).isEmpty();
        Map<String, String> generated = new TreeMap<>();
        result.sources().forEach((file, text) -> generated.put(file, text.replace(Version.CURRENT, "@version@")));
        return generated;
    }

    private static Map<String, String> read(Path directory) throws IOException {
        Map<String, String> texts = new TreeMap<>();
        if (Files.isDirectory(directory)) {
            try (Stream<Path> files = Files.list(directory)) {
                for (Path file : files.toList()) {
                    texts.put(file.getFileName().toString(), Files.readString(file));
                }
            }
        }
        return texts;
    }

    private static void rewrite(Path directory, Map<String, String> texts) throws IOException {
        Files.createDirectories(directory);
        Map<String, String> old = read(directory);
        for (String gone : old.keySet()) {
            if (!texts.containsKey(gone)) {
                Files.delete(directory.resolve(gone));
                System.out.println("deleted " + directory.resolve(gone));
            }
        }
        for (Map.Entry<String, String> text : texts.entrySet()) {
            if (!text.getValue().equals(old.get(text.getKey()))) {
                System.out.println("rewrote " + Files.writeString(directory.resolve(text.getKey()), text.getValue()));
            }
        }
    }
}
