package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * For the sources in {@code golden/<case>/in}, every compiler generates the text of the files in
 * {@code golden/<case>/out}, without what cases before it show: {@code empty}, then the others in the order of their
 * names. A case may have a lock file. {@code golden/<case>/README.txt} says what no other case shows, and, if that is in
 * some of the generated files alone, how their names end; the others only have to compile, and to be the same with every
 * compiler. {@code -Dgolden.update=true} rewrites these files, but not what the README says. In the everyday build the
 * Eclipse compiler gets a quarter of the cases.
 */
class GoldenTest {

    private static final Path GOLDEN = Path.of("src/test/resources/golden");
    private static final Pattern SUBJECT = Pattern.compile("(?m)^Only the files: (.+)\\.$");
    private static final boolean UPDATE = Boolean.getBoolean("golden.update");

    /** By javac, for all cases. */
    private static final Map<String, Map<String, String>> GENERATED = new LinkedHashMap<>();

    private static final Map<String, GoldenFiles.Shown> SHOWN = new LinkedHashMap<>();

    static List<String> cases() throws IOException {
        try (Stream<Path> cases = Files.list(GOLDEN)) {
            return cases.map(each -> each.getFileName().toString())
                    .sorted(Comparator.comparing((String name) -> !name.equals("empty"))
                            .thenComparing(Comparator.naturalOrder()))
                    .toList();
        }
    }

    @BeforeAll
    static void generate(@TempDir Path temp) throws IOException {
        Map<String, Map<String, String>> generated = cases().parallelStream()
                .collect(Collectors.toConcurrentMap(
                        name -> name, name -> generated(TestCompiler.JAVAC, name, temp, newestJava())));
        GoldenFiles shortened = new GoldenFiles();
        for (String name : cases()) {
            GENERATED.put(name, generated.get(name));
            SHOWN.put(name, shortened.shorten(name, subject(name, generated.get(name))));
            if (UPDATE) {
                rewrite(name, SHOWN.get(name));
            }
        }
    }

    /** Compilers warn of more in sources of newer versions. */
    private static List<String> newestJava() {
        String version = String.valueOf(Runtime.version().feature());
        return List.of("-Werror", "-source", version, "-target", version);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void generates(String name) {
        GoldenFiles.Shown shown = SHOWN.get(name);
        assertThat(shown.files()).isEqualTo(read(GOLDEN.resolve(name).resolve("out")));
        assertThat(readme(name)).isEqualTo(readme(sentence(name), shown));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void eclipseGeneratesTheSame(String name, @TempDir Path temp) {
        if (UPDATE || Sampled.takesFourth(name)) {
            assertThat(generated(TestCompiler.ECLIPSE, name, temp, List.of("-proc:only")))
                    .isEqualTo(GENERATED.get(name));
        }
    }

    @ParameterizedTest
    @MethodSource("cases")
    void saysWhatNoOtherCaseShows(String name) {
        assertThat(sentence(name)).matches("(?s)[A-Z].{20,}\\.");
    }

    private static Map<String, String> generated(TestCompiler compiler, String name, Path temp, List<String> options) {
        TestCompiler.Result result = compiler.compile(
                temp.resolve(compiler.name()).resolve(name),
                read(GOLDEN.resolve(name).resolve("in")),
                withLock(name, options));
        assertThat(result.messages()).as(name).isEmpty();
        Map<String, String> generated = new TreeMap<>();
        result.sources().forEach((file, text) -> generated.put(file, text.replace(Version.CURRENT, "@version@")));
        return generated;
    }

    /** The generated files that a case is about: all, unless its README names the ends of their names. */
    private static Map<String, String> subject(String name, Map<String, String> generated) {
        Matcher ends = SUBJECT.matcher(sentence(name));
        if (!ends.find()) {
            return generated;
        }
        List<String> shown = List.of(ends.group(1).split(", "));
        Map<String, String> files = new TreeMap<>(generated);
        files.keySet().removeIf(file -> shown.stream().noneMatch(end -> file.endsWith(end + ".java")));
        return files;
    }

    /** The options, with the lock file that a case may have. */
    private static List<String> withLock(String name, List<String> options) {
        Path lock = GOLDEN.resolve(name).resolve("marshal4j.lock");
        return Files.exists(lock)
                ? Stream.concat(options.stream(), Stream.of("-Amarshal4j.lock=" + lock.toAbsolutePath()))
                        .toList()
                : options;
    }

    private static Map<String, String> read(Path directory) {
        Map<String, String> texts = new TreeMap<>();
        if (Files.isDirectory(directory)) {
            try (Stream<Path> files = Files.list(directory)) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    texts.put(file.getFileName().toString(), Files.readString(file));
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        return texts;
    }

    /** What only this case shows, and, after an empty line, its generated files that have nothing of their own. */
    private static String readme(String name) {
        return read(GOLDEN.resolve(name)).getOrDefault("README.txt", "");
    }

    private static String sentence(String name) {
        return readme(name).split("\n\n")[0].strip();
    }

    private static void rewrite(String name, GoldenFiles.Shown shown) throws IOException {
        rewrite(GOLDEN.resolve(name).resolve("out"), shown.files());
        Files.writeString(GOLDEN.resolve(name).resolve("README.txt"), readme(sentence(name), shown));
    }

    private static String readme(String sentence, GoldenFiles.Shown shown) {
        return sentence + "\n" + (shown.others().isEmpty() ? "" : "\n" + shown.others() + "\n");
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
