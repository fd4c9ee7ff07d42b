package org.marshal4j.benchmarks.latency;

import java.util.ArrayList;
import java.util.List;

/** The options of the JVMs that are measured. */
final class LatencyJvm {
    /**
     * A small heap, so that garbage has its price within seconds, as it has in a service that runs for days. All of it
     * is touched in advance: otherwise the first use of each page would be measured too.
     */
    private static final List<String> MEMORY = List.of("-Xms256m", "-Xmx256m", "-XX:+UseG1GC", "-XX:+AlwaysPreTouch");

    /** What Chronicle needs from <a href="https://chronicle.software/chronicle-support-java-17/">its list</a>. */
    private static final List<String> CHRONICLE = List.of(
            "--add-exports=java.base/jdk.internal.ref=ALL-UNNAMED",
            "--add-exports=java.base/sun.nio.ch=ALL-UNNAMED",
            "--add-opens=java.base/java.lang.reflect=ALL-UNNAMED",
            "-Dchronicle.analytics.disable=true");

    /** Keeps JDK 24 and later from warning about what Chronicle uses. */
    private static final List<String> FROM_24 =
            List.of("--sun-misc-unsafe-memory-access=allow", "--enable-native-access=ALL-UNNAMED");

    private LatencyJvm() {}

    /** Returns the options for the current JDK. */
    static List<String> options() {
        List<String> options = new ArrayList<>(MEMORY);
        options.addAll(CHRONICLE);
        if (Runtime.version().feature() >= 24) {
            options.addAll(FROM_24);
        }
        return options;
    }
}
