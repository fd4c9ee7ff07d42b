package org.marshal4j.tools.work;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.marshal4j.tools.fork.ForkedJvm;

/**
 * The JVMs that run the classes of a module.
 *
 * @param jdk finds the JDK
 * @param limit how long a JVM may take, in whole seconds; zero for any time
 */
public record ModuleJvms(Jdk jdk, Duration limit) {
    /** Finds a JDK, which is only looked for when it is needed. */
    public interface Jdk {
        /**
         * {@return the home directory of the JDK}
         *
         * @throws IOException if there is none
         */
        Path home() throws IOException;
    }

    /** A JVM with a class path. */
    ForkedJvm with(List<Path> classPath) throws IOException {
        return new ForkedJvm(jdk.home(), List.of(), classPath, limit);
    }

    /** A JVM that may take any time, as a file may have any size. */
    ForkedJvm forFiles(List<String> options, List<Path> classPath) throws IOException {
        return new ForkedJvm(jdk.home(), options, classPath, Duration.ZERO);
    }
}
