package org.marshal4j.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;
import org.marshal4j.processor.MarshalProcessor;
import org.marshal4j.processor.TestCompiler;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;

/** The project that a reader types. It does what Maven would do, but without Maven. */
final class TypedProject {
    static final String SOURCES = "src/main/java";
    private static final String LOCK = "marshal4j.lock";

    private final Path folder;
    private TestCompiler.Result compiled;

    TypedProject(Path folder) {
        this.folder = folder;
    }

    void write(String file, String text) throws IOException {
        Path path = folder.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    String read(String file) throws IOException {
        return Files.readString(folder.resolve(file));
    }

    /** Replaces the removed lines of a diff with the added ones. Both are surrounded by the unchanged lines. */
    void change(String file, String difference) throws IOException {
        String before = lines(difference, '-');
        String text = read(file);
        assertThat(text).as(file).containsOnlyOnce(before);
        write(file, text.replace(before, lines(difference, '+')));
    }

    private static String lines(String difference, char side) {
        return difference
                .lines()
                .filter(line -> line.isEmpty() || line.charAt(0) == ' ' || line.charAt(0) == side)
                .map(line -> line.isEmpty() ? "\n" : line.substring(1) + "\n")
                .collect(Collectors.joining());
    }

    /** Compiles everything that was typed, with the lock file if there is one. */
    TestCompiler.Result compile() throws IOException {
        Path lock = folder.resolve(LOCK);
        compiled = TestCompiler.JAVAC.compile(
                folder.resolve("target"),
                sources(),
                System.getProperty("java.class.path"),
                List.of(new MarshalProcessor()),
                Files.exists(lock) ? List.of("-Amarshal4j.lock=" + lock.toAbsolutePath()) : List.of());
        return compiled;
    }

    private Map<String, String> sources() throws IOException {
        Path root = folder.resolve(SOURCES);
        Map<String, String> sources = new TreeMap<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                sources.put(root.relativize(file).toString().replace('\\', '/'), Files.readString(file));
            }
        }
        return sources;
    }

    /** Runs a compiled class in the folder of the project, and returns what it prints. */
    String run(String main, List<String> jvm) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(jvm);
        command.addAll(List.of(
                "-XX:TieredStopAtLevel=1",
                "-classpath",
                compiled.classes().toAbsolutePath() + File.pathSeparator + System.getProperty("java.class.path"),
                main));
        Path errors = folder.resolve("errors.txt");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectError(errors.toFile())
                .start();
        String output = new String(process.getInputStream().readAllBytes(), System.getProperty("native.encoding"));
        assertThat(process.waitFor())
                .as(main + " printed " + Files.readString(errors))
                .isZero();
        return output;
    }

    /** Does what {@code marshal4j:update} does. */
    void update(String module) throws IOException {
        Path lock = folder.resolve(LOCK);
        LockFile before = Files.exists(lock)
                ? LockFile.parse(Files.readString(lock))
                : LockFile.empty().withModule(module);
        Files.writeString(lock, before.accept(schemas()).text());
    }

    private List<Schema> schemas() throws IOException {
        List<Schema> schemas = new ArrayList<>();
        try (Stream<Path> files = Files.list(compiled.classes().resolve("META-INF/marshal4j"))) {
            for (Path file : new TreeSet<>(files.toList())) {
                List<String> lines = Files.readAllLines(file);
                schemas.add(Schema.parse(
                        lines.get(2), lines.stream().skip(3).map(String::strip).toList()));
            }
        }
        return schemas;
    }

    /** Formats errors as Maven prints them. */
    static String printed(List<Diagnostic<? extends JavaFileObject>> errors) {
        return errors.stream()
                .map(error -> Path.of(error.getSource().getName()).getFileName() + ":[" + error.getLineNumber() + ","
                        + error.getColumnNumber() + "] " + error.getMessage(null) + "\n")
                .collect(Collectors.joining());
    }
}
