package org.marshal4j.processor;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;

/**
 * Reuses the file managers of one compiler. That of the Eclipse compiler walks all modules of the JDK when it is
 * created, and that of javac opens each jar, which takes longer than most compilations in tests. Each serves one
 * compilation at a time.
 */
final class FileManagers {

    /** Options whose values a file manager keeps. Those for locations are set anew each time. */
    private static final List<String> KEPT = List.of("path", "-encoding", "--system", "--release", "-bootclasspath");

    private final JavaCompiler compiler;
    private final Queue<StandardJavaFileManager> idle = new ConcurrentLinkedQueue<>();

    FileManagers(JavaCompiler compiler) {
        this.compiler = compiler;
    }

    /** A file manager that nobody else is using, for sources in an encoding. */
    StandardJavaFileManager take(Charset encoding) {
        StandardJavaFileManager used = encoding.equals(StandardCharsets.UTF_8) ? idle.poll() : null;
        return used != null ? used : compiler.getStandardFileManager(null, Locale.ROOT, encoding);
    }

    /** Takes a file manager back, unless the options of its compilation would carry over to the next one. */
    void giveBack(StandardJavaFileManager manager, List<String> options) {
        if (options.stream().noneMatch(option -> KEPT.stream().anyMatch(option::endsWith))) {
            idle.add(manager);
        }
    }
}
