package org.marshal4j.suite;

import com.sun.source.util.JavacTask;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.marshal4j.processor.MarshalProcessor;

/** Compiles Chronicle's sources on the class path of this program. */
final class Compilation {
    /** Which parts of the compilation are done. */
    enum Mode {
        /** Everything, but without the processor. */
        PLAIN("-proc:none"),
        /** The processor's work only, without class files. */
        PROCESSOR_ONLY("-proc:only"),
        /** Everything. */
        PROCESSED("-Xlint:none");

        private final String option;

        Mode(String option) {
            this.option = option;
        }
    }

    private final JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    private final Path output;

    /**
     * Creates a compilation.
     *
     * @param output the folder for class files, which is emptied each time
     */
    Compilation(Path output) {
        this.output = output;
    }

    /** Returns a task for examining the sources. */
    JavacTask task(Collection<Path> sources) {
        StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        return (JavacTask) compiler.getTask(
                null, files, diagnostic -> {}, options(Mode.PLAIN), null, files.getJavaFileObjectsFromPaths(sources));
    }

    /** Compiles the sources and returns the errors. */
    List<Diagnostic<? extends JavaFileObject>> compile(Collection<Path> sources, Mode mode) throws IOException {
        Directories.empty(output);
        DiagnosticCollector<JavaFileObject> errors = new DiagnosticCollector<>();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            JavaCompiler.CompilationTask task = compiler.getTask(
                    null, files, errors, options(mode), null, files.getJavaFileObjectsFromPaths(sources));
            if (mode != Mode.PLAIN) {
                task.setProcessors(List.of(new MarshalProcessor()));
            }
            task.call();
        }
        return errors.getDiagnostics().stream()
                .filter(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.ERROR)
                .toList();
    }

    /** Returns how many of the generated classes write to wires. */
    long generated() throws IOException {
        try (Stream<Path> files = Files.walk(output)) {
            return files.filter(file -> file.toString().endsWith("WireFields.class"))
                    .count();
        }
    }

    private List<String> options(Mode mode) {
        return List.of(
                mode.option,
                "-nowarn",
                "-Xmaxerrs",
                "100000",
                "-encoding",
                "UTF-8",
                "-classpath",
                ClassPath.withoutProcessors() + File.pathSeparator + output,
                "-d",
                output.toString());
    }
}
