package org.marshal4j.processor;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import net.openhft.chronicle.bytes.Bytes;
import net.openhft.chronicle.core.io.Closeable;
import net.openhft.chronicle.wire.Wire;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.marshal4j.Marshal;
import org.marshal4j.chronicle.ChronicleMarshaller;
import org.marshal4j.runtime.MarshalVersion;
import org.marshal4j.schema.Schema;
import org.marshal4j.wire.Sequences;

/** Compiles sources with the processor, by javac or by the Eclipse compiler, from and to real files as a build does. */
public enum TestCompiler {
    JAVAC,
    ECLIPSE;

    /** What a compiler had to say, and where it left what it made. */
    public record Result(
            boolean success, List<Diagnostic<? extends JavaFileObject>> diagnostics, Path classes, Path generated) {

        public List<Diagnostic<? extends JavaFileObject>> errors() {
            return diagnostics.stream()
                    .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                    .toList();
        }

        /** What the errors say, sorted. */
        public List<String> messages() {
            return errors().stream()
                    .map(error -> error.getMessage(null))
                    .sorted()
                    .toList();
        }

        /** The text of each generated source, by file name. */
        public Map<String, String> sources() {
            try (Stream<Path> files = Files.walk(generated)) {
                Map<String, String> sources = new TreeMap<>();
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    sources.put(file.getFileName().toString(), Files.readString(file));
                }
                return sources;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    public Result compile(Path in, Map<String, String> sources) {
        return compile(in, sources, List.of(), List.of(new MarshalProcessor()));
    }

    /** Compiles sources, given by their paths, with more on the class path than marshal4j and Chronicle. */
    public Result compile(Path in, Map<String, String> sources, List<Path> classPath, List<Processor> processors) {
        return compile(in, sources, pathOf(classPath), processors, List.of());
    }

    /** What a user compiles with, and more in front of it. */
    public static String pathOf(List<Path> more) {
        return Stream.concat(
                        more.stream(),
                        Stream.of(
                                        Marshal.class,
                                        MarshalVersion.class,
                                        ChronicleMarshaller.class,
                                        Schema.class,
                                        Bytes.class,
                                        Closeable.class,
                                        Wire.class,
                                        Sequences.class)
                                .map(TestCompiler::whereIs))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** The jar or directory that a class was loaded from. */
    public static Path whereIs(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Compiles sources against this class path and no other, with more options. */
    public Result compile(
            Path in, Map<String, String> sources, String classPath, List<Processor> processors, List<String> options) {
        try {
            Path classes = Files.createDirectories(in.resolve("classes"));
            Path generated = Files.createDirectories(in.resolve("generated"));
            List<File> files = new ArrayList<>();
            for (Map.Entry<String, String> source : sources.entrySet()) {
                Path file = in.resolve("src").resolve(source.getKey());
                Files.createDirectories(file.getParent());
                files.add(Files.writeString(file, source.getValue()).toFile());
            }
            return run(files, classes, generated, classPath, processors, options);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<File> entries(String classPath) {
        return Arrays.stream(classPath.split(File.pathSeparator)).map(File::new).toList();
    }

    private Result run(
            List<File> files,
            Path classes,
            Path generated,
            String classPath,
            List<Processor> processors,
            List<String> more)
            throws IOException {
        JavaCompiler compiler = this == JAVAC ? ToolProvider.getSystemJavaCompiler() : new EclipseCompiler();
        DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
        try (StandardJavaFileManager manager =
                compiler.getStandardFileManager(collector, Locale.ROOT, StandardCharsets.UTF_8)) {
            manager.setLocation(StandardLocation.CLASS_PATH, entries(classPath));
            List<String> options = new ArrayList<>(List.of("-d", classes.toString(), "-s", generated.toString()));
            options.addAll(
                    this == JAVAC
                            ? List.of("-source", "17", "-target", "17", "-Xlint:all,-processing,-options,-path,-serial")
                            : List.of("-17", "-proceedOnError"));
            options.addAll(more);
            JavaCompiler.CompilationTask task = compiler.getTask(
                    new StringWriter(), manager, collector, options, null, manager.getJavaFileObjectsFromFiles(files));
            if (!processors.isEmpty()) {
                task.setProcessors(processors);
            }
            boolean success = task.call();
            return new Result(success, collector.getDiagnostics(), classes, generated);
        }
    }
}
