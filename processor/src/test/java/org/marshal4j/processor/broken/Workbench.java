package org.marshal4j.processor.broken;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.marshal4j.processor.TestCompiler;

/** Compiles very many sources one after the other, with jars that are opened once. */
final class Workbench implements AutoCloseable {

    private final TestCompiler which;
    private final Path directory;
    private final JavaCompiler compiler;
    private final StandardJavaFileManager manager;
    private int runs;

    Workbench(TestCompiler which, Path directory) throws IOException {
        this.which = which;
        this.directory = directory;
        this.compiler = which == TestCompiler.JAVAC ? ToolProvider.getSystemJavaCompiler() : new EclipseCompiler();
        this.manager = compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
        manager.setLocation(
                StandardLocation.CLASS_PATH,
                Arrays.stream(TestCompiler.pathOf(List.of()).split(File.pathSeparator))
                        .map(File::new)
                        .toList());
    }

    /** Compiles sources, given by their paths, as far as the compiler goes with them. */
    Outcome compile(Map<String, String> sources, String... more) {
        Path run = directory.resolve(which + "-" + runs++);
        Watched watched = new Watched();
        DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
        try {
            List<File> files = new ArrayList<>();
            for (Map.Entry<String, String> source : sources.entrySet()) {
                Path file = run.resolve("src").resolve(source.getKey());
                Files.createDirectories(file.getParent());
                files.add(Files.writeString(file, source.getValue()).toFile());
            }
            manager.setLocation(StandardLocation.CLASS_OUTPUT, List.of(made(run.resolve("classes"))));
            manager.setLocation(StandardLocation.SOURCE_OUTPUT, List.of(made(run.resolve("generated"))));
            List<String> options = new ArrayList<>(
                    which == TestCompiler.JAVAC
                            // Errors of later phases too, such as an IDE would show.
                            ? List.of("--release", "17", "-Xmaxerrs", "0", "-XDshould-stop.ifError=FLOW")
                            : List.of("-17", "-proceedOnError"));
            options.addAll(List.of(more));
            JavaCompiler.CompilationTask task = compiler.getTask(
                    new StringWriter(), manager, collector, options, null, manager.getJavaFileObjectsFromFiles(files));
            task.setProcessors(List.of(watched));
            return new Outcome(call(task), collector.getDiagnostics(), watched);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** What the compiler threw, if it did; compilers have defects of their own. */
    private static Throwable call(JavaCompiler.CompilationTask task) {
        try {
            task.call();
            return null;
        } catch (RuntimeException e) {
            return e;
        }
    }

    private static File made(Path path) throws IOException {
        return Files.createDirectories(path).toFile();
    }

    @Override
    public void close() throws IOException {
        manager.close();
    }
}
