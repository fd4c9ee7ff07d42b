package org.marshal4j.processor.broken;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import org.marshal4j.processor.TestCompiler;

/** Compiles very many sources one after the other, as far as the compiler goes with them. */
final class Workbench {

    private static final String CLASS_PATH = TestCompiler.pathOf(List.of());

    private final TestCompiler which;
    private final Path directory;
    private int runs;

    Workbench(TestCompiler which, Path directory) {
        this.which = which;
        this.directory = directory;
    }

    /** Compiles sources, given by their paths. */
    Outcome compile(Map<String, String> sources) {
        Path run = directory.resolve(which + "-" + runs++);
        Watched watched = new Watched();
        DiagnosticCollector<JavaFileObject> collector = new DiagnosticCollector<>();
        Throwable crash = null;
        try {
            which.compile(run, sources, CLASS_PATH, List.of(watched), options(), collector);
        } catch (RuntimeException e) {
            // Compilers have defects of their own.
            crash = e;
        }
        return new Outcome(crash, collector.getDiagnostics(), watched);
    }

    /** Errors of later phases too, such as an IDE would show. */
    private List<String> options() {
        return which == TestCompiler.JAVAC ? List.of("-Xmaxerrs", "0", "-XDshould-stop.ifError=FLOW") : List.of();
    }
}
