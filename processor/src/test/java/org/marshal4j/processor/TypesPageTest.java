package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.codec.Codec;

/** docs/types.md lists every supported type and every annotation, and docs/architecture.md every codec. */
class TypesPageTest {

    private static final Pattern TABLE = Pattern.compile("<!-- codecs -->(.*?)<!-- /codecs -->", Pattern.DOTALL);
    private static final Pattern NAME = Pattern.compile("[A-Z]\\w+");

    /** The type at the beginning of a line in a list of kinds. */
    private static final Pattern FIRST_NAME = Pattern.compile("\\(\\s*\"(?:java|net)\\.[a-z.]+\\.([A-Z]\\w+)\",");

    private static final Pattern CODEC = Pattern.compile("\\| `(\\w+Codec)` \\|");

    @Test
    void architecturePageNamesEveryCodec() throws IOException {
        assertThat(namedOnPage()).containsExactlyInAnyOrderElementsOf(codecs());
    }

    @Test
    void namesEveryAnnotation() throws IOException {
        String page = page();
        Path sources = Path.of("../annotations/src/main/java/org/marshal4j");
        try (Stream<Path> files = Files.list(sources)) {
            assertThat(files.filter(TypesPageTest::isAnnotation)
                            .map(file -> file.getFileName().toString())
                            .map(file -> "\n| `@" + file.replace(".java", "")))
                    .allSatisfy(row -> assertThat(page).contains(row));
        }
    }

    @Test
    void namesEveryDeclaredTypeThatHasACodec() throws IOException {
        Set<String> listed =
                NAME.matcher(page()).results().map(MatchResult::group).collect(Collectors.toSet());
        Path codecs = Path.of("src/main/java/org/marshal4j/processor/codec");
        for (String file : List.of("value/LeafTypes", "holder/CollectionKind", "holder/MapKind")) {
            assertThat(FIRST_NAME
                            .matcher(Files.readString(codecs.resolve(file + ".java")))
                            .results())
                    .isNotEmpty()
                    .allSatisfy(match -> assertThat(listed).contains(match.group(1)));
        }
    }

    /** Others are enums for the values of annotations. */
    private static boolean isAnnotation(Path file) {
        try {
            return Files.readString(file).contains("public @interface ");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String page() throws IOException {
        return Files.readString(Path.of("../docs/types.md"));
    }

    private static List<String> namedOnPage() throws IOException {
        String table = TABLE.matcher(Files.readString(Path.of("../docs/architecture.md")))
                .results()
                .findFirst()
                .orElseThrow(() -> new AssertionError("no table between <!-- codecs --> and <!-- /codecs -->"))
                .group(1);
        return CODEC.matcher(table).results().map(match -> match.group(1)).toList();
    }

    /** The classes in the packages below that of the codecs that are codecs. */
    private static List<String> codecs() throws IOException {
        Path classes = TestCompiler.whereIs(Codec.class);
        Path inPackage = classes.resolve(Codec.class.getPackageName().replace('.', '/'));
        try (Stream<Path> files = Files.walk(inPackage)) {
            return files.map(file -> classes.relativize(file).toString())
                    .filter(file -> file.endsWith("Codec.class"))
                    .map(file ->
                            file.substring(0, file.length() - ".class".length()).replace(File.separatorChar, '.'))
                    .filter(TypesPageTest::isConcrete)
                    .map(name -> name.substring(name.lastIndexOf('.') + 1))
                    .sorted()
                    .toList();
        }
    }

    private static boolean isConcrete(String name) {
        try {
            return !Modifier.isAbstract(Class.forName(name).getModifiers());
        } catch (ClassNotFoundException e) {
            throw new LinkageError(name, e);
        }
    }
}
