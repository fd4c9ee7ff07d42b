package org.marshal4j.adopt.kit;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.marshal4j.processor.MarshalProcessor;

/** Compiles sources. */
public final class Compiled {

    private Compiled() {}

    /** What this test runs with. */
    public static List<Path> ownPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(Path::of)
                .toList();
    }

    /** Chronicle Bytes. */
    public static List<Path> chronicle() {
        return ownPath().stream()
                .filter(path -> path.getFileName().toString().startsWith("chronicle-bytes"))
                .toList();
    }

    /** Compiles files, and those of a folder that they need, without the processor. */
    public static List<String> compileFrom(Path sources, List<Path> files, List<Path> classPath, Path to)
            throws IOException {
        return compile(files, classPath, to, false, "-sourcepath", sources.toString());
    }

    /** Compiles files into a folder, and returns the errors. */
    public static List<String> compile(
            List<Path> files, List<Path> classPath, Path to, boolean processor, String... more) throws IOException {
        Files.createDirectories(to);
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();
        String path = classPath.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        try (StandardJavaFileManager manager = compiler.getStandardFileManager(null, null, null)) {
            List<String> options = new ArrayList<>(
                    List.of("-d", to.toString(), "-cp", path, "-g", "-nowarn", "-encoding", "UTF-8", "-Xmaxerrs", "5"));
            options.addAll(List.of(more));
            if (!processor) {
                options.add("-proc:none");
            }
            JavaCompiler.CompilationTask task =
                    compiler.getTask(null, manager, found, options, null, manager.getJavaFileObjectsFromPaths(files));
            if (processor) {
                task.setProcessors(List.of(new MarshalProcessor()));
            }
            task.call();
        }
        return found.getDiagnostics().stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .map(Object::toString)
                .toList();
    }
}
