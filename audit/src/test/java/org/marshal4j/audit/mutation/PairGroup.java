package org.marshal4j.audit.mutation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.marshal4j.audit.Audit;
import org.marshal4j.audit.PublishedJars;
import org.marshal4j.audit.report.PairResult;

/**
 * Pairs that stand on one class path.
 *
 * @param name of the jar, or of what else has them
 * @param lookUp where the audit looks classes up
 * @param run what their classes need to run
 */
record PairGroup(String name, List<Path> lookUp, List<Path> run, List<Line> pairs) {

    private static final Path OWN = Path.of("target", "test-classes");

    /** Our own classes of pairs, each with the jar for whose library they are. */
    private static final Map<String, String> LIBRARIES = new TreeMap<>(Map.of(
            "FlinkPairs", "flink-core-2.3.0", //
            "KryoPairs", "kryo-5.6.2",
            "WritablePairs", "hadoop-common-3.4.1"));

    /** A pair of methods, by names. */
    record Line(String type, String writer, String reader, String kind) {}

    static List<PairGroup> all() throws IOException {
        List<PairGroup> groups = new ArrayList<>();
        for (PublishedJars.Jar jar : PublishedJars.ALL) {
            groups.add(new PairGroup(
                    jar.name(),
                    jar.paths(),
                    jar.runtimePaths(),
                    Stream.concat(PublishedJars.correct().stream(), PublishedJars.mutated().stream())
                            .distinct()
                            .map(line -> line.split(" ", 5))
                            .filter(parts -> parts[0].equals(jar.name()))
                            .map(parts -> new Line(parts[1], parts[2], parts[3], parts[4]))
                            .toList()));
        }
        for (Map.Entry<String, String> each : LIBRARIES.entrySet()) {
            groups.add(own(each.getKey(), PublishedJars.named(each.getValue())));
        }
        return groups;
    }

    /** Those in the tests' package {@code pairs}, with the libraries for which they are. */
    private static PairGroup own(String name, PublishedJars.Jar jar) throws IOException {
        List<Path> jars = jar.runtimePaths();
        Set<Line> lines = new LinkedHashSet<>();
        for (PairResult pair : Audit.of(List.of(OWN))
                .withClassPath(jars)
                .withClasses(List.of("org.marshal4j.audit.pairs." + name))
                .run()
                .pairs()) {
            lines.add(new Line(
                    pair.className(), pair.writer().method(), pair.reader().method(), pair.kind()));
        }
        // The tests have stand-ins of the libraries' classes too: the libraries' own go first.
        List<Path> run = Stream.concat(jars.stream(), Stream.of(OWN)).toList();
        return new PairGroup("own " + name, run, run, List.copyOf(lines));
    }
}
