package org.marshal4j.audit;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.marshal4j.audit.report.AuditReport;

/** The jars that others have published and tests audit. */
public final class PublishedJars {

    private static final Path JARS = Path.of(System.getProperty("audit.jars", ""));

    private static final List<String> NEEDED = List.of("""
            slf4j-api-2.0.18 woodstox-core-5.4.0 stax2-api-4.2.1 commons-collections-3.2.2 commons-lang3-3.17.0
            hadoop-shaded-guava-1.3.0 hadoop-shaded-protobuf_3_25-1.3.0 hadoop-yarn-api-3.4.1 cache-api-1.1.1
            chronicle-core-2026.5 affinity-2026.2 compiler-2026.2 posix-2026.2 chronicle-threads-2026.3
            lucene-core-9.12.1
            """.split("\\s+"));

    /**
     * A jar to audit.
     *
     * @param lookUp those to look classes up in
     * @param needed those that its classes need to run, and others do not
     */
    public record Jar(String name, List<String> lookUp, List<String> needed) {
        static Jar of(String line) {
            List<String> names = Arrays.asList(line.split(" "));
            int end = names.indexOf("|") < 0 ? names.size() : names.indexOf("|");
            return new Jar(
                    names.get(0), names.subList(1, end), names.subList(Math.min(end + 1, names.size()), names.size()));
        }

        AuditReport audit(List<String> classes) throws IOException {
            List<Path> paths = paths();
            return Audit.of(paths.subList(0, 1))
                    .withClassPath(paths.subList(1, paths.size()))
                    .withClasses(classes)
                    .run();
        }

        /** The same, and what the classes need to run. */
        public List<Path> runtimePaths() {
            return Stream.concat(
                            paths().stream(),
                            Stream.concat(needed.stream(), NEEDED.stream()).map(jar -> JARS.resolve(jar + ".jar")))
                    .toList();
        }

        /** The jar, and behind it those to look up in. */
        public List<Path> paths() {
            return Stream.concat(Stream.of(name), lookUp.stream())
                    .map(jar -> JARS.resolve(jar + ".jar"))
                    .toList();
        }
    }

    public static final List<Jar> ALL = List.of(
                    "chronicle-wire-2026.7 chronicle-bytes-2026.4",
                    "commons-collections4-4.4",
                    "eclipse-collections-11.1.0 eclipse-collections-api-11.1.0",
                    "elasticsearch-1.3.1 | lucene-core-4.9.0",
                    "elasticsearch-6.8.23 | elasticsearch-core-6.8.23 elasticsearch-x-content-6.8.23 lucene-core-7.7.3"
                            + " log4j-api-2.17.1 joda-time-2.10.10 hppc-0.7.1",
                    "fastutil-8.5.15",
                    "flink-core-1.10.0 | flink-shaded-guava-18.0-9.0",
                    "flink-core-2.3.0 | flink-core-api-2.3.0 flink-shaded-guava-33.5.0-jre-21.0"
                            + " flink-shaded-jackson-2.20.1-21.0",
                    "flink-runtime-2.3.0 flink-core-2.3.0 | flink-core-api-2.3.0 flink-shaded-guava-33.5.0-jre-21.0",
                    "guava-33.4.0-jre",
                    "hadoop-common-3.4.1",
                    "hadoop-mapreduce-client-core-3.4.1 hadoop-common-3.4.1",
                    "hadoop-yarn-common-3.4.1 hadoop-common-3.4.1",
                    "hazelcast-5.7.0",
                    "hbase-common-2.4.2 hadoop-common-3.4.1",
                    "hbase-mapreduce-2.4.2 hbase-common-2.4.2 hbase-client-2.4.2 hadoop-common-3.4.1"
                            + " hadoop-mapreduce-client-core-3.4.1",
                    "hive-exec-4.0.1 hadoop-common-3.4.1",
                    "ignite-core-2.16.0",
                    "jfreechart-1.5.6",
                    "kafka-clients-4.3.1",
                    "kryo-5.6.2 | reflectasm-1.11.9 objenesis-3.4 minlog-1.3.1",
                    "kryo-serializers-0.45 kryo-5.6.2 | reflectasm-1.11.9 objenesis-3.4 minlog-1.3.1 guava-33.4.0-jre"
                            + " failureaccess-1.0.2 joda-time-2.13.0",
                    "lucene-core-10.1.0",
                    "lucene-core-9.12.1",
                    "opensearch-2.19.0 opensearch-core-2.19.0 opensearch-common-2.19.0 | opensearch-x-content-2.19.0"
                            + " lucene-core-9.12.1 log4j-api-2.17.1 joda-time-2.10.10",
                    "trove4j-3.0.3")
            .stream()
            .map(Jar::of)
            .toList();

    private PublishedJars() {}

    /**
     * The jars of the library with whose name the name of a class of our own pairs begins, or all jars if there is
     * none: the newest of each.
     */
    public static List<Path> forOwnPairs(String outer) {
        List<Path> jars = newest(
                jar -> outer.toLowerCase(Locale.ROOT).startsWith(jar.name().replaceFirst("-.*", "")));
        return jars.isEmpty() ? newest(jar -> true) : jars;
    }

    private static List<Path> newest(Predicate<Jar> wanted) {
        Set<String> seen = new HashSet<>();
        return ALL.stream()
                .filter(wanted)
                .sorted(Comparator.comparing(Jar::name).reversed())
                .filter(jar -> seen.add(jar.name().replaceFirst("-[0-9].*", "")))
                .flatMap(jar -> jar.runtimePaths().stream())
                .distinct()
                .toList();
    }

    /** The lines of the pairs that are believed to be correct. */
    public static Set<String> correct() throws IOException {
        return lines("correct-pairs.txt");
    }

    /** The lines of further pairs that are mutated. */
    public static Set<String> mutated() throws IOException {
        return lines("mutated-pairs.txt");
    }

    private static Set<String> lines(String file) throws IOException {
        try (InputStream in = PublishedJars.class.getResourceAsStream(file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }
}
