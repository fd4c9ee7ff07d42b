package org.marshal4j.cli;

import java.nio.file.Path;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.marshal4j.tools.fork.ForkedJvm;
import org.marshal4j.tools.work.ModuleJvms;
import picocli.CommandLine.Option;

/** The options that say which JVM runs the classes of a module. */
final class JvmOptions {
    @Option(
            names = "--jdk",
            paramLabel = "FOLDER",
            description = "The home of the JDK that runs the classes; by default the one that runs this program.")
    private @Nullable Path jdk;

    @Option(
            names = "--timeout",
            paramLabel = "SECONDS",
            description = "How long the classes may run; 0 for any time. By default 600.")
    private int timeout = 600;

    ModuleJvms jvms() {
        return of(jdk, Duration.ofSeconds(Math.max(timeout, 0)));
    }

    /** The JVMs of a JDK; of the one that runs this program, if there is no other. */
    static ModuleJvms of(@Nullable Path jdk, Duration limit) {
        return new ModuleJvms(() -> jdk != null ? jdk : ForkedJvm.ownHome(), limit);
    }
}
