package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.marshal4j.schema.Schema;
import org.marshal4j.schema.lock.LockFile;
import org.marshal4j.schema.lock.Schemas;

/**
 * Versions of sources that are compiled one after the other: each once to find its schemas, which are accepted, and
 * again with the lock file.
 */
final class AcceptedVersions {
    private final Path temp;
    private List<Path> classPath;
    private String packageName = "";
    private LockFile lock = LockFile.empty();
    private int count;

    /** Versions in a directory of their own, with these directories on the class path. */
    AcceptedVersions(Path temp, Path... classPath) {
        this.temp = temp;
        this.classPath = List.of(classPath);
    }

    /** The next versions, with other directories on the class path. */
    AcceptedVersions with(Path... directories) {
        classPath = List.of(directories);
        return this;
    }

    /** The next versions, in a package. */
    AcceptedVersions in(String name) {
        packageName = name;
        return this;
    }

    LockFile lock() {
        return lock;
    }

    /** Accepts the schemas of sources, each of a class with {@code import org.marshal4j.*} and its name. */
    TestCompiler.Result accept(String... sources) {
        TestCompiler.Result found = compile(sources);
        accept(found);
        TestCompiler.Result accepted = compile(sources);
        assertThat(accepted.messages()).isEmpty();
        return accepted;
    }

    /** Accepts the schemas that a compilation has found, as marshal4j:update does, with those of the class path. */
    void accept(TestCompiler.Result found) {
        Map<String, Schema> all = new TreeMap<>();
        for (Path each : classPath) {
            addTo(all, each);
        }
        addTo(all, found.classes());
        lock = lock.accept(all.values());
        assertThat(LockFile.parse(lock.text())).isEqualTo(lock);
    }

    private static void addTo(Map<String, Schema> all, Path classes) {
        Path folder = classes.resolve(Schemas.FOLDER);
        if (!Files.isDirectory(folder)) {
            return;
        }
        try {
            Schemas schemas = Schemas.read(folder);
            schemas.types().forEach(type -> all.put(type, schemas.apply(type)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compiles sources with what has been accepted. */
    TestCompiler.Result compile(String... sources) {
        Map<String, String> files = new TreeMap<>();
        String folder = packageName.isEmpty() ? "" : packageName.replace('.', '/') + "/";
        String start = packageName.isEmpty() ? "" : "package " + packageName + ";\n";
        for (String source : sources) {
            files.put(
                    folder + nameOf(source) + ".java",
                    start + "import org.marshal4j.*;\nimport java.util.*;\n" + source);
        }
        try {
            Path file = Files.writeString(Files.createDirectories(temp).resolve("marshal4j.lock"), lock.text());
            List<String> options = new ArrayList<>(List.of("-Xlint:all,-processing,-path"));
            if (!lock.equals(LockFile.empty())) {
                options.add("-Amarshal4j.lock=" + file);
            }
            return TestCompiler.JAVAC.compile(
                    temp.resolve("version" + ++count),
                    files,
                    TestCompiler.pathOf(classPath),
                    List.of(new MarshalProcessor()),
                    options);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String nameOf(String source) {
        return source.replaceFirst("(?s).*?\\b(?:class|record|interface|enum) (\\w+).*", "$1");
    }
}
