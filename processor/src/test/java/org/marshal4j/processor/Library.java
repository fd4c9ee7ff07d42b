package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Classes of other people, compiled earlier and without the processor, as in a jar. */
final class Library {
    private static final Pattern PACKAGE = Pattern.compile("\\bpackage ([\\w.]+);");
    private static final Pattern TYPE = Pattern.compile("\\b(?:class|interface|enum|record) (\\w+)");

    private Library() {}

    /** The classes of a text that contains several sources, each after a line {@code //- path}. */
    static Path compiled(Path in, String text) {
        return compiled(in, sources(text));
    }

    /** The sources in a text, each after a line with its path. */
    static Map<String, String> sources(String text) {
        Map<String, String> sources = new LinkedHashMap<>();
        for (String part : text.split("(?m)^//- ")) {
            if (!part.isBlank()) {
                int end = part.indexOf('\n');
                sources.put(part.substring(0, end).strip(), part.substring(end + 1));
            }
        }
        return sources;
    }

    /** Sources with the paths that their packages and types ask for. */
    static Map<String, String> files(String... sources) {
        Map<String, String> files = new LinkedHashMap<>();
        for (String source : sources) {
            Matcher in = PACKAGE.matcher(source);
            Matcher type = TYPE.matcher(source);
            String name = type.find() ? type.group(1) : "package-info";
            files.put((in.find() ? in.group(1).replace('.', '/') + "/" : "") + name + ".java", source);
        }
        return files;
    }

    /** The classes of the given sources. */
    static Path compiled(Path in, Map<String, String> sources) {
        // No processor runs: a compiler that is given none would search for them.
        TestCompiler.Result result = TestCompiler.JAVAC.compile(
                in, sources, TestCompiler.pathOf(List.of()), List.of(), List.of("-proc:none", "-g"));
        assertThat(result.messages()).isEmpty();
        return result.classes();
    }

    /** A jar with the class files of a directory. */
    static Path jar(Path classes, Path jar) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(jar));
                Stream<Path> files = Files.walk(classes)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                zip.putNextEntry(
                        new ZipEntry(classes.relativize(file).toString().replace(File.separatorChar, '/')));
                Files.copy(file, zip);
                zip.closeEntry();
            }
        }
        return jar;
    }

    /** The errors, each with its line. */
    static List<String> errors(TestCompiler.Result result) {
        return result.errors().stream()
                .map(error -> error.getLineNumber() + ": " + error.getMessage(null))
                .toList();
    }

    /** One text for each number below a count, on lines of their own. */
    static String lines(int count, Function<Integer, String> line) {
        return IntStream.range(0, count).mapToObj(line::apply).collect(Collectors.joining("\n"));
    }
}
