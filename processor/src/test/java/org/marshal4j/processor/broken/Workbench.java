package org.marshal4j.processor.broken;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import org.marshal4j.processor.TestCompiler;

/** Compiles a large number of sources one after the other, each as far as the compiler gets. */
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

    /** Also asks for errors of later phases, as an IDE would show them. */
    private List<String> options() {
        return which == TestCompiler.JAVAC ? List.of("-Xmaxerrs", "0", "-XDshould-stop.ifError=FLOW") : List.of();
    }
}
