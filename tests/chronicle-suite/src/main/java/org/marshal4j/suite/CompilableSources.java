package org.marshal4j.suite;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** The sources that compile with the versions used by this build. */
final class CompilableSources {
    private CompilableSources() {}

    /** Compiles the sources, leaving out those with errors until there are no errors. */
    static List<Path> of(Path directory, Compilation compilation, Report report) throws IOException {
        List<Path> left = new ArrayList<>(Directories.sources(directory));
        int all = left.size();
        while (true) {
            List<Diagnostic<? extends JavaFileObject>> errors = compilation.compile(left, Compilation.Mode.PLAIN);
            Set<Path> broken = errors.stream()
                    .filter(error -> error.getSource() != null)
                    .map(error -> Path.of(error.getSource().toUri()))
                    .collect(Collectors.toSet());
            if (!left.removeAll(broken)) {
                if (!errors.isEmpty()) {
                    throw new IllegalStateException(errors.get(0).toString());
                }
                report.say(left.size() + " of " + all + " source files compile.");
                return left;
            }
            errors.forEach(error ->
                    report.note("  " + error.toString().lines().findFirst().orElse("")));
        }
    }
}
