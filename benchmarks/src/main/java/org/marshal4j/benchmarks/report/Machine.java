package org.marshal4j.benchmarks.report;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Properties;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What was measured on: a small file next to the results. */
public final class Machine {
    private static final Path CPU_INFO = Path.of("/proc/cpuinfo");

    private final Properties facts;

    private Machine(Properties facts) {
        this.facts = facts;
    }

    /**
     * Describes this machine and this JVM. The JVMs that JMH starts have the same flags. Call it before measuring.
     *
     * @param results the file that JMH will write, such as {@code workloads-jdk17.json}; the description goes to
     *     {@code workloads-jdk17.machine.properties}
     */
    public static void write(Path results) throws IOException {
        StringWriter text = new StringWriter();
        Machine here = here();
        here.facts.setProperty(
                "flags", String.join(" ", ManagementFactory.getRuntimeMXBean().getInputArguments()));
        here.facts.store(text, null);
        Path file = beside(results);
        Files.createDirectories(file.toAbsolutePath().getParent());
        // Without the comment that store() writes, and in a fixed order.
        Files.writeString(
                file,
                text.toString()
                        .lines()
                        .filter(line -> !line.startsWith("#"))
                        .sorted()
                        .collect(Collectors.joining("\n", "", "\n")));
    }

    /** Returns this machine, today's date, and the current JDK. */
    public static Machine here() throws IOException {
        Properties facts = new Properties();
        facts.setProperty("cpu", cpu());
        facts.setProperty("cores", Integer.toString(Runtime.getRuntime().availableProcessors()));
        facts.setProperty("os", System.getProperty("os.name"));
        facts.setProperty("jdk", System.getProperty("java.vm.name") + " " + Runtime.version());
        facts.setProperty("date", LocalDate.now(ZoneOffset.UTC).toString());
        return new Machine(facts);
    }

    /** Returns the machine that is described next to the results; an unknown one if there is no description. */
    static Machine of(Path results) throws IOException {
        Properties facts = new Properties();
        Path file = beside(results);
        if (Files.exists(file)) {
            try (Reader reader = Files.newBufferedReader(file)) {
                facts.load(reader);
            }
        }
        return new Machine(facts);
    }

    private static Path beside(Path results) {
        String name = results.getFileName().toString();
        return results.resolveSibling(name.replaceFirst("\\.json$", "") + ".machine.properties");
    }

    /** Returns the model that Linux names, or elsewhere the architecture. */
    private static String cpu() throws IOException {
        if (Files.exists(CPU_INFO)) {
            try (Stream<String> lines = Files.lines(CPU_INFO)) {
                return lines.filter(line -> line.startsWith("model name"))
                        .map(line -> line.substring(line.indexOf(':') + 1).strip())
                        .findFirst()
                        .orElse(System.getProperty("os.arch"));
            }
        }
        return System.getProperty("os.arch");
    }

    /** Returns the sentence for the page. */
    public String sentence() {
        if (facts.isEmpty()) {
            return "Measured on a machine that was not written down.";
        }
        String flags = fact("flags");
        return "Measured on " + fact("date") + " with " + fact("jdk") + " on " + fact("cpu") + ", " + fact("cores")
                + " cores, " + fact("os") + (flags.isEmpty() ? "." : "; JVM flags: `" + flags + "`.");
    }

    private String fact(String name) {
        return facts.getProperty(name, "");
    }
}
