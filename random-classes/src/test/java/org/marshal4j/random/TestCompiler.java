package org.marshal4j.random;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.OS;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.jetbrains.annotations.NotNull;
import org.marshal4j.Marshal;
import org.marshal4j.processor.MarshalProcessor;
import org.marshal4j.runtime.Marshaller;

/** Compiles many shapes at once with the processor, from and to files, as the Eclipse compiler reads generated ones from nowhere else. */
enum TestCompiler {
    JAVAC,
    ECLIPSE;

    /** What the shapes need and no more: compilers look for each package in each entry. */
    private static final String CLASS_PATH = Stream.of(
                    Marshal.class, Marshaller.class, Bytes.class, OS.class, NotNull.class, Hand.class)
            .map(TestCompiler::placeOf)
            .collect(Collectors.joining(File.pathSeparator));

    /**
     * What a compiler made.
     *
     * @param classes where it is
     * @param problems the first one of each shape that has any
     */
    record Result(Path classes, Map<Shape, Failure> problems) {}

    /** Compiles them into a directory, which is emptied before. */
    Result compile(Collection<Shape> shapes, Path in) {
        try {
            delete(in);
            Path classes = Files.createDirectories(in.resolve("classes"));
            Path generated = Files.createDirectories(in.resolve("generated"));
            Map<String, Shape> byPackage = new LinkedHashMap<>();
            List<File> files = new ArrayList<>();
            for (Shape shape : shapes) {
                byPackage.put(shape.packageName(), shape);
                for (Map.Entry<String, String> source : shape.sources().entrySet()) {
                    Path file = in.resolve("src").resolve(source.getKey());
                    Files.createDirectories(file.getParent());
                    files.add(Files.writeString(file, source.getValue()).toFile());
                }
            }
            Map<Shape, Failure> problems = new LinkedHashMap<>();
            for (Diagnostic<? extends JavaFileObject> problem : run(files, classes, generated)) {
                Shape shape = shapeOf(problem, byPackage);
                if (shape == null) {
                    throw new AssertionError(problem.toString());
                }
                String where = Path.of(problem.getSource().toUri()).getFileName() + ":" + problem.getLineNumber();
                String message = problem.getMessage(Locale.ROOT);
                problems.putIfAbsent(shape, Failure.ofCompiler(message, where + ": " + message));
            }
            return new Result(classes, problems);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Null if it is of none. */
    private static Shape shapeOf(Diagnostic<? extends JavaFileObject> problem, Map<String, Shape> byPackage) {
        if (problem.getSource() != null) {
            for (Path part : Path.of(problem.getSource().toUri())) {
                Shape shape = byPackage.get(part.toString());
                if (shape != null) {
                    return shape;
                }
            }
        }
        return null;
    }

    private List<Diagnostic<? extends JavaFileObject>> run(List<File> files, Path classes, Path generated)
            throws IOException {
        JavaCompiler compiler = this == JAVAC ? ToolProvider.getSystemJavaCompiler() : new EclipseCompiler();
        DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(collector, Locale.ROOT, StandardCharsets.UTF_8)) {
            List<String> options =
                    new ArrayList<>(List.of("-d", classes.toString(), "-s", generated.toString(), "-classpath"));
            options.add(CLASS_PATH);
            options.addAll(
                    this == JAVAC
                            ? List.of("-source", "17", "-target", "17", "-Xlint:all,-processing,-options,-path,-serial")
                            : List.of("-17", "-nowarn"));
            JavaCompiler.CompilationTask task = compiler.getTask(
                    new StringWriter(), manager, collector, options, null, manager.getJavaFileObjectsFromFiles(files));
            task.setProcessors(List.of(new MarshalProcessor()));
            boolean success = task.call();
            List<Diagnostic<? extends JavaFileObject>> problems = collector.getDiagnostics().stream()
                    .filter(problem -> counts(problem, generated))
                    .toList();
            if (success != problems.stream().noneMatch(problem -> problem.getKind() == Diagnostic.Kind.ERROR)) {
                throw new AssertionError(this + " failed without an error: " + collector.getDiagnostics());
            }
            return problems;
        }
    }

    /** Errors, and warnings of generated code or by the processor. */
    private static boolean counts(Diagnostic<? extends JavaFileObject> problem, Path generated) {
        if (problem.getKind() == Diagnostic.Kind.ERROR) {
            return true;
        }
        boolean warning =
                problem.getKind() == Diagnostic.Kind.WARNING || problem.getKind() == Diagnostic.Kind.MANDATORY_WARNING;
        return warning
                && (problem.getMessage(Locale.ROOT).contains("MARSHAL")
                        || problem.getSource() != null
                                && Path.of(problem.getSource().toUri()).startsWith(generated.toAbsolutePath()));
    }

    private static String placeOf(Class<?> type) {
        try {
            URL place = type.getProtectionDomain().getCodeSource().getLocation();
            return Path.of(place.toURI()).toString();
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
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
