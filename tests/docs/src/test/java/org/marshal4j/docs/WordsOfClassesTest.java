package org.marshal4j.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A word in the names of classes has one meaning, which the glossary gives, in the packages that it lists. */
class WordsOfClassesTest {
    private static final Path ROOT = Path.of("../..");
    private static final Path SOURCES = Path.of("src/main/java/org/marshal4j");
    private static final List<String> MODULES = List.of("""
            annotations schema runtime table processor maven-plugin audit adopt tools cli test-support
            """.split("\\s+"));
    private static final Set<String> TAKEN_TOGETHER = Set.of("processor.emit", "runtime.generated");
    private static final Pattern ROW = Pattern.compile("\\| `(\\w+)` \\| .* \\| (`.*`) \\|");
    private static final Pattern WORD = Pattern.compile("[A-Z][a-z0-9]*");

    /** A word and the packages that may have it. */
    private record Row(String word, Set<String> packages) {}

    /** A class, by its package below ours and its simple name. */
    private record Named(String in, String name) {
        boolean has(String word) {
            return WORD.matcher(name)
                    .results()
                    .map(MatchResult::group)
                    .map(Named::singular)
                    .anyMatch(word::equals);
        }

        private static String singular(String word) {
            return word.endsWith("ies")
                    ? word.substring(0, word.length() - 3) + "y"
                    : word.endsWith("s") ? word.substring(0, word.length() - 1) : word;
        }
    }

    @Test
    void wordsAreUsedWhereTheGlossarySays() throws IOException {
        List<Named> classes = classes();
        for (Row row : rows()) {
            assertThat(classes)
                    .as("%s, anywhere else", row.word())
                    .filteredOn(each -> each.has(row.word()) && !isIn(each.in(), row.packages()))
                    .isEmpty();
        }
    }

    @Test
    void theGlossaryNamesNoPackageWithoutTheWord() throws IOException {
        List<Named> classes = classes();
        for (Row row : rows()) {
            assertThat(row.packages())
                    .as("packages with %s", row.word())
                    .allMatch(in ->
                            classes.stream().anyMatch(each -> each.has(row.word()) && isIn(each.in(), Set.of(in))));
        }
    }

    @Test
    void theWordsAreThere() throws IOException {
        assertThat(rows())
                .extracting(Row::word)
                .containsExactly(
                        "Artifact", "Copy", "Form", "Input", "Output", "Program", "Source", "Subject", "Target");
        assertThat(classes()).hasSizeGreaterThan(500);
    }

    /** What is generated has packages by kind, which the glossary takes together. */
    private static boolean isIn(String of, Set<String> packages) {
        return packages.stream()
                .anyMatch(in -> of.equals(in) || (TAKEN_TOGETHER.contains(in) && of.startsWith(in + ".")));
    }

    private static List<Row> rows() throws IOException {
        return Files.readAllLines(ROOT.resolve("docs/glossary.md")).stream()
                .map(ROW::matcher)
                .filter(matcher -> matcher.matches())
                .map(matcher -> new Row(
                        matcher.group(1),
                        Arrays.stream(matcher.group(2).split(", "))
                                .map(in -> in.replace("`", ""))
                                .collect(Collectors.toCollection(TreeSet::new))))
                .toList();
    }

    private static List<Named> classes() throws IOException {
        List<Path> modules = new ArrayList<>(MODULES.stream().map(ROOT::resolve).toList());
        try (Stream<Path> integrations = Files.list(ROOT.resolve("integrations"))) {
            integrations.filter(Files::isDirectory).forEach(modules::add);
        }
        List<Named> classes = new ArrayList<>();
        for (Path module : modules) {
            Path sources = module.resolve(SOURCES);
            if (!Files.exists(sources)) {
                continue;
            }
            try (Stream<Path> files = Files.walk(sources)) {
                files.filter(file -> file.toString().endsWith(".java"))
                        .map(sources::relativize)
                        .map(WordsOfClassesTest::named)
                        .forEach(classes::add);
            }
        }
        return classes;
    }

    private static Named named(Path file) {
        String name = file.getFileName().toString().replace(".java", "");
        Path folder = file.getParent();
        String in = folder == null
                ? "annotations"
                : folder.toString().replace(folder.getFileSystem().getSeparator(), ".");
        return new Named(in, name);
    }
}
