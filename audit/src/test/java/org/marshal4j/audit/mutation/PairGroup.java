package org.marshal4j.audit.mutation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
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

    /** A pair of methods, by names. */
    record Line(String type, String writer, String reader, String kind) {}

    static List<PairGroup> all() throws IOException {
        List<PairGroup> groups = new ArrayList<>();
        for (PublishedJars.Jar jar : PublishedJars.ALL) {
            groups.add(new PairGroup(
                    jar.name(),
                    jar.paths(),
                    jar.runtimePaths(),
                    PublishedJars.mutated().stream()
                            .map(line -> line.split(" ", 5))
                            .filter(parts -> parts[0].equals(jar.name()))
                            .map(parts -> new Line(parts[1], parts[2], parts[3], parts[4]))
                            .toList()));
        }
        groups.addAll(own());
        return groups;
    }

    /** Those in the tests' package {@code pairs}: a class there has the jars of its library. */
    private static List<PairGroup> own() throws IOException {
        Map<String, List<Line>> lines = new TreeMap<>();
        for (PairResult pair : Audit.of(List.of(OWN))
                .withClasses(List.of("org.marshal4j.audit.pairs."))
                .run()
                .pairs()) {
            lines.computeIfAbsent(pair.className().replaceFirst("\\$.*", ""), outer -> new ArrayList<>())
                    .add(new Line(
                            pair.className(),
                            pair.writer().method(),
                            pair.reader().method(),
                            pair.kind()));
        }
        List<PairGroup> groups = new ArrayList<>();
        lines.forEach((outer, pairs) -> {
            List<Path> jars = PublishedJars.forOwnPairs(outer.substring(outer.lastIndexOf('.') + 1));
            List<Path> run = jars.isEmpty() ? PublishedJars.newest() : jars;
            groups.add(new PairGroup("own", withOwn(jars), withOwn(run), pairs));
        });
        return groups;
    }

    /** The tests have stand-ins of the libraries' classes too: the libraries' own go first. */
    private static List<Path> withOwn(List<Path> jars) {
        return Stream.concat(jars.stream(), Stream.of(OWN)).toList();
    }
}
