package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.DiagnosticListener;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
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
import org.marshal4j.table.Table;
import org.marshal4j.wire.Sequences;

/** Compiles sources with the processor, using javac or the Eclipse compiler, from and to real files as a build does. */
public enum TestCompiler {
    JAVAC(ToolProvider::getSystemJavaCompiler),
    ECLIPSE(EclipseCompiler::new);

    private final Supplier<JavaCompiler> compilers;
    private final FileManagers managers;

    TestCompiler(Supplier<JavaCompiler> compilers) {
        this.compilers = compilers;
        this.managers = new FileManagers(compilers.get());
    }

    /** What a compiler reported, and where it put its results. */
    public record Result(
            boolean success, List<Diagnostic<? extends JavaFileObject>> diagnostics, Path classes, Path generated) {

        public List<Diagnostic<? extends JavaFileObject>> errors() {
            return diagnostics.stream()
                    .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                    .toList();
        }

        /** The messages of the errors, sorted. */
        public List<String> messages() {
            return errors().stream()
                    .map(error -> error.getMessage(null))
                    .sorted()
                    .toList();
        }

        /** Loads the classes, which must have no errors, and perhaps others that they need. */
        Loaded load(Path... others) {
            assertThat(messages()).isEmpty();
            return Loaded.from(
                    Stream.concat(Stream.of(classes), Stream.of(others)).toArray(Path[]::new));
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

    /** The same, with more options. */
    public Result compile(Path in, Map<String, String> sources, List<String> options) {
        return compile(in, sources, pathOf(List.of()), List.of(new MarshalProcessor()), options);
    }

    /** Compiles sources, given by their paths, with more on the class path than marshal4j and Chronicle. */
    public Result compile(Path in, Map<String, String> sources, List<Path> classPath, List<Processor> processors) {
        return compile(in, sources, pathOf(classPath), processors, List.of());
    }

    /** A user's class path, with more entries before it. */
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
                                        Table.class,
                                        Sequences.class)
                                .map(TestCompiler::whereIs))
                .map(Path::toString)
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** The jar or directory from which a class was loaded. */
    public static Path whereIs(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Compiles sources against exactly the given class path, with more options. */
    public Result compile(
            Path in, Map<String, String> sources, String classPath, List<Processor> processors, List<String> options) {
        return compile(in, sources, StandardCharsets.UTF_8, classPath, processors, options);
    }

    /** The same, for sources in another encoding, which the options must name. */
    public Result compile(
            Path in,
            Map<String, String> sources,
            Charset encoding,
            String classPath,
            List<Processor> processors,
            List<String> options) {
        DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
        boolean success = compile(in, sources, encoding, classPath, processors, options, collector);
        return new Result(success, collector.getDiagnostics(), in.resolve("classes"), in.resolve("generated"));
    }

    /** The same, for callers that want to know what was reported even if the compiler throws. */
    public boolean compile(
            Path in,
            Map<String, String> sources,
            String classPath,
            List<Processor> processors,
            List<String> options,
            DiagnosticListener<JavaFileObject> listener) {
        return compile(in, sources, StandardCharsets.UTF_8, classPath, processors, options, listener);
    }

    private boolean compile(
            Path in,
            Map<String, String> sources,
            Charset encoding,
            String classPath,
            List<Processor> processors,
            List<String> options,
            DiagnosticListener<JavaFileObject> listener) {
        try {
            List<File> files = new ArrayList<>();
            for (Map.Entry<String, String> source : sources.entrySet()) {
                Path file = in.resolve("src").resolve(source.getKey());
                Files.createDirectories(file.getParent());
                files.add(Files.writeString(file, source.getValue(), encoding).toFile());
            }
            List<String> all = new ArrayList<>(
                    this == JAVAC
                            ? List.of("-source", "17", "-target", "17", "-Xlint:all,-processing,-options,-path,-serial")
                            : List.of("-17", "-proceedOnError"));
            all.addAll(options);
            StandardJavaFileManager manager = managers.take(encoding);
            manager.setLocation(StandardLocation.CLASS_PATH, entries(classPath));
            manager.setLocation(StandardLocation.CLASS_OUTPUT, List.of(made(in.resolve("classes"))));
            manager.setLocation(StandardLocation.SOURCE_OUTPUT, List.of(made(in.resolve("generated"))));
            boolean success = call(manager, manager.getJavaFileObjectsFromFiles(files), processors, all, listener);
            managers.giveBack(manager, all);
            return success;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static File made(Path directory) throws IOException {
        return Files.createDirectories(directory).toFile();
    }

    private static List<File> entries(String classPath) {
        return Arrays.stream(classPath.split(File.pathSeparator)).map(File::new).toList();
    }

    /** Compiles sources from anywhere. If there are no processors, the compiler searches for them itself. */
    public boolean call(
            JavaFileManager manager,
            Iterable<? extends JavaFileObject> sources,
            List<Processor> processors,
            List<String> options,
            DiagnosticListener<JavaFileObject> listener) {
        JavaCompiler.CompilationTask task =
                compilers.get().getTask(new StringWriter(), manager, listener, options, null, sources);
        if (!processors.isEmpty()) {
            task.setProcessors(processors);
        }
        return task.call();
    }
}
