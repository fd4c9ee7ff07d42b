package org.marshal4j.random;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.OS;
import org.jetbrains.annotations.NotNull;
import org.marshal4j.Marshal;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.processor.MarshalProcessor;
import org.marshal4j.processor.TestCompiler;
import org.marshal4j.runtime.Marshaller;
import org.marshal4j.schema.Schema;

/**
 * Compiles many shapes at once with the processor. Everything that javac reads and writes stays in memory. The Eclipse
 * compiler reads sources only from files, and reads classes far faster with its own file manager.
 */
public record ShapeCompiler(TestCompiler compiler) {
    /** Only what the shapes need: compilers look for each package in each entry. */
    private static final String CLASS_PATH = Stream.of(
                    Marshal.class,
                    Marshaller.class,
                    Schema.class,
                    ChronicleMarshaller.class,
                    Bytes.class,
                    OS.class,
                    NotNull.class,
                    Hand.class)
            .map(TestCompiler::whereIs)
            .map(Path::toString)
            .collect(Collectors.joining(File.pathSeparator));

    /** For the same reason: javac looks for unknown names in each module. */
    private static final String MODULES = "java.base,java.sql,java.desktop,jdk.unsupported";

    /**
     * The output of a compiler.
     *
     * @param classes the classes by their binary names
     * @param problems the first problem of each shape that has any
     */
    record Result(Map<String, byte[]> classes, Map<Shape, Failure> problems) {}

    /**
     * Compiles the shapes.
     *
     * @param in the directory for what must be in files; it is emptied first
     */
    Result compile(Collection<Shape> shapes, Path in) {
        try {
            Map<String, Shape> byPackage = new LinkedHashMap<>();
            Map<String, String> texts = new LinkedHashMap<>();
            Map<String, String> libraries = new LinkedHashMap<>();
            for (Shape shape : shapes) {
                byPackage.put(shape.packageName(), shape);
                texts.putAll(shape.ownSources());
                libraries.putAll(shape.librarySources());
                int added = shape.added();
                if (added > 0) {
                    Shape former = shape.former(added);
                    byPackage.put(former.packageName(), shape);
                    texts.putAll(former.ownSources());
                    libraries.putAll(former.librarySources());
                }
            }
            Map<Shape, Failure> problems = new LinkedHashMap<>();
            delete(in);
            Map<String, byte[]> classes = new HashMap<>();
            String classPath = CLASS_PATH + File.pathSeparator + compileLibraries(libraries, classes, in);
            for (Diagnostic<? extends JavaFileObject> problem : compiler == TestCompiler.JAVAC
                    ? inMemory(texts, classPath, classes)
                    : inFiles(texts, classPath, classes, in)) {
                Shape shape = shapeOf(problem, byPackage);
                if (shape == null) {
                    throw new AssertionError(problem + ": " + problem.getMessage(Locale.ROOT));
                }
                String path = problem.getSource().toUri().getPath();
                String where = path.substring(path.lastIndexOf('/') + 1) + ":" + problem.getLineNumber();
                String message = problem.getMessage(Locale.ROOT);
                problems.putIfAbsent(shape, Failure.ofCompiler(message, where + ": " + message));
            }
            return new Result(classes, problems);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compiles sources, by their paths, with javac and more options. Returns the classes by their binary names. */
    public static Map<String, byte[]> compile(Map<String, String> sources, String... more) {
        Map<String, byte[]> classes = new HashMap<>();
        try {
            List<Diagnostic<? extends JavaFileObject>> problems = inMemory(sources, CLASS_PATH, classes, more);
            if (!problems.isEmpty()) {
                throw new AssertionError(problems.toString());
            }
            return classes;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns null if the problem belongs to no shape. */
    private static Shape shapeOf(Diagnostic<? extends JavaFileObject> problem, Map<String, Shape> byPackage) {
        if (problem.getSource() != null) {
            for (String part : problem.getSource().toUri().getPath().split("/")) {
                Shape shape = byPackage.get(part);
                if (shape != null) {
                    return shape;
                }
            }
        }
        return null;
    }

    /**
     * Compiles the classes that the shapes import to a directory, as libraries are compiled: long before, and without
     * the processor.
     */
    private static Path compileLibraries(Map<String, String> texts, Map<String, byte[]> classes, Path in)
            throws IOException {
        Path directory = Files.createDirectories(in.resolve("libraries"));
        if (texts.isEmpty()) {
            return directory;
        }
        try (MemoryFiles files = MemoryFiles.ofJavac()) {
            DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
            List<String> options = List.of(
                    "-source", "17", "-target", "17", "-nowarn", "-parameters", "-proc:none", "-classpath", CLASS_PATH);
            if (!TestCompiler.JAVAC.call(files, MemoryFiles.sources(texts), List.of(), options, said)) {
                throw new AssertionError(said.getDiagnostics().toString());
            }
            classes.putAll(files.classes());
        }
        for (Map.Entry<String, byte[]> made : classes.entrySet()) {
            Path file = directory.resolve(made.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            Files.write(file, made.getValue());
        }
        return directory;
    }

    private static List<Diagnostic<? extends JavaFileObject>> inMemory(
            Map<String, String> texts, String classPath, Map<String, byte[]> classes, String... more)
            throws IOException {
        try (MemoryFiles files = MemoryFiles.ofJavac()) {
            List<String> options = new ArrayList<>(List.of(more));
            options.addAll(List.of(
                    "-source",
                    "17",
                    "-target",
                    "17",
                    "-Xlint:all,-processing,-options,-path,-serial",
                    "--limit-modules",
                    MODULES,
                    "-classpath",
                    classPath));
            DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
            boolean success = TestCompiler.JAVAC.call(
                    files, MemoryFiles.sources(texts), List.of(new MarshalProcessor()), options, collector);
            classes.putAll(files.classes());
            return problems(success, collector);
        }
    }

    private static List<Diagnostic<? extends JavaFileObject>> inFiles(
            Map<String, String> texts, String classPath, Map<String, byte[]> classes, Path in) throws IOException {
        Map<String, String> given = new LinkedHashMap<>();
        texts.forEach((path, text) -> given.put(MemoryFiles.GIVEN + "/" + path, text));
        DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
        boolean success = TestCompiler.ECLIPSE.compile(
                in, given, classPath, List.of(new MarshalProcessor()), List.of("-nowarn"), collector);
        Path made = in.resolve("classes");
        try (Stream<Path> written = Files.walk(made)) {
            for (Path file : written.filter(Files::isRegularFile).toList()) {
                String name = made.relativize(file).toString().replace(File.separatorChar, '.');
                classes.put(name.substring(0, name.length() - ".class".length()), Files.readAllBytes(file));
            }
        }
        return problems(success, collector);
    }

    private static List<Diagnostic<? extends JavaFileObject>> problems(
            boolean success, DiagnosticCollector<JavaFileObject> collector) {
        List<Diagnostic<? extends JavaFileObject>> problems = collector.getDiagnostics().stream()
                .filter(ShapeCompiler::counts)
                .toList();
        if (success != problems.stream().noneMatch(problem -> problem.getKind() == Diagnostic.Kind.ERROR)) {
            throw new AssertionError("failed without an error: " + collector.getDiagnostics());
        }
        return problems;
    }

    /** Whether it is an error, or a warning of the processor or about generated code. */
    private static boolean counts(Diagnostic<? extends JavaFileObject> problem) {
        if (problem.getKind() == Diagnostic.Kind.ERROR) {
            return true;
        }
        boolean warning =
                problem.getKind() == Diagnostic.Kind.WARNING || problem.getKind() == Diagnostic.Kind.MANDATORY_WARNING;
        return warning
                && (problem.getMessage(Locale.ROOT).contains("MARSHAL")
                        || problem.getSource() != null && !MemoryFiles.isGiven(problem.getSource()));
    }

    private static void delete(Path directory) throws IOException {
        if (Files.exists(directory)) {
            try (Stream<Path> files = Files.walk(directory)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(file);
                }
            }
        }
    }
}
