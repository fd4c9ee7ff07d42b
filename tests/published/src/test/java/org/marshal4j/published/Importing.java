package org.marshal4j.published;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;
import org.marshal4j.processor.MarshalProcessor;

/** Compiles sources that import classes with javac and the processor, against the class path of the tests. */
record Importing(Path directory) {
    private static final List<String> OPTIONS =
            List.of("--release", "17", "-Xlint:none", "-Xmaxerrs", String.valueOf(Integer.MAX_VALUE));

    /** A source to compile, with the path that its package demands. */
    record Source(String path, String text) {}

    /** An error, and the source that contains it. */
    record Error(String path, String message) {}

    /** Returns the directory of the class files. */
    Path classes() {
        return directory.resolve("classes");
    }

    /** Returns the errors of all sources. If only errors are wanted, generated code is not compiled. */
    List<Error> compile(List<Source> sources, boolean onlyErrors) {
        JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
        Path generated = directory.resolve("generated");
        try (StandardJavaFileManager manager =
                javac.getStandardFileManager(collector, Locale.ROOT, StandardCharsets.UTF_8)) {
            Emptied.directory(classes());
            Emptied.directory(generated);
            Emptied.directory(directory.resolve("src"));
            List<File> files = new ArrayList<>();
            for (Source source : sources) {
                Path file = directory.resolve("src").resolve(source.path());
                Files.createDirectories(file.getParent());
                files.add(Files.writeString(file, source.text()).toFile());
            }
            manager.setLocation(StandardLocation.CLASS_OUTPUT, List.of(classes().toFile()));
            manager.setLocation(StandardLocation.SOURCE_OUTPUT, List.of(generated.toFile()));
            List<String> options = new ArrayList<>(OPTIONS);
            if (onlyErrors) {
                options.add("-proc:only");
            }
            JavaCompiler.CompilationTask task = javac.getTask(
                    new StringWriter(), manager, collector, options, null, manager.getJavaFileObjectsFromFiles(files));
            task.setProcessors(List.of(new MarshalProcessor()));
            task.call();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return collector.getDiagnostics().stream()
                .filter(each -> each.getKind() == Diagnostic.Kind.ERROR)
                .map(each -> new Error(pathOf(each.getSource()), each.getMessage(Locale.ROOT)))
                .toList();
    }

    private String pathOf(JavaFileObject source) {
        if (source == null) {
            return "";
        }
        Path file = Path.of(source.toUri());
        Path root =
                file.startsWith(directory.resolve("src")) ? directory.resolve("src") : directory.resolve("generated");
        return root.relativize(file).toString().replace(File.separatorChar, '/');
    }
}
