package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.marshal4j.processor.codec.Codec;

/** The README's table of field types names, in its last column, the codec of each kind of type, and leaves none out. */
class ReadmeTypesTest {

    private static final Pattern TABLE = Pattern.compile("<!-- types -->(.*?)<!-- /types -->", Pattern.DOTALL);
    private static final Pattern CODEC = Pattern.compile("\\w+Codec");

    @Test
    void namesEveryCodec() throws IOException {
        assertThat(namedInReadme()).containsExactlyInAnyOrderElementsOf(codecs());
    }

    private static List<String> namedInReadme() throws IOException {
        String table = TABLE.matcher(Files.readString(Path.of("../README.md")))
                .results()
                .findFirst()
                .orElseThrow(() -> new AssertionError("no table between <!-- types --> and <!-- /types -->"))
                .group(1);
        return table.lines()
                .filter(line -> line.startsWith("|"))
                .map(row -> row.substring(row.lastIndexOf('|', row.length() - 2)))
                .flatMap(cell -> CODEC.matcher(cell).results())
                .map(match -> match.group())
                .distinct()
                .toList();
    }

    /** The classes of the codecs' package that are codecs. */
    private static List<String> codecs() throws IOException {
        Path classes = TestCompiler.whereIs(Codec.class);
        String inPackage = Codec.class.getPackageName();
        try (Stream<Path> files = Files.list(classes.resolve(inPackage.replace('.', '/')))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(file -> file.endsWith("Codec.class"))
                    .map(file -> file.substring(0, file.length() - ".class".length()))
                    .filter(name -> isConcrete(inPackage + "." + name))
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
