package org.marshal4j.processor;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;

/**
 * File managers of one compiler that are used again: the Eclipse compiler's walks all modules of the JDK when it is made, and javac's opens
 * each jar, which takes longer than most compilations of tests. Each serves one compilation at a time.
 */
final class FileManagers {

    /** Options whose values a file manager keeps; those that set the places are set anew each time. */
    private static final List<String> KEPT = List.of("path", "-encoding", "--system", "--release", "-bootclasspath");

    private final JavaCompiler compiler;
    private final Queue<StandardJavaFileManager> idle = new ConcurrentLinkedQueue<>();

    FileManagers(JavaCompiler compiler) {
        this.compiler = compiler;
    }

    /** One that nobody else uses now. */
    StandardJavaFileManager take() {
        StandardJavaFileManager used = idle.poll();
        return used != null ? used : compiler.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8);
    }

    /** Takes it back, unless the options of its compilation would be there in the next one too. */
    void giveBack(StandardJavaFileManager manager, List<String> options) {
        if (options.stream().noneMatch(option -> KEPT.stream().anyMatch(option::endsWith))) {
            idle.add(manager);
        }
    }
}
