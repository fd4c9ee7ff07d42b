package org.marshal4j.audit.mutation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
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
 * @param anew what has their classes, which are loaded for each mutant
 * @param prefix what the names of those begin with
 * @param shared what their classes need to run, which is loaded once
 */
record PairGroup(String name, List<Path> lookUp, List<Path> anew, String prefix, List<Path> shared, List<Line> pairs) {

    private static final Path OWN = Path.of("target", "test-classes");

    /** A pair of methods, by names. */
    record Line(String type, String writer, String reader, String kind) {

        static Line of(PairResult pair) {
            return new Line(
                    pair.className(), pair.writer().method(), pair.reader().method(), pair.kind());
        }
    }

    /** The pairs of jars that two files list, and our own. */
    static List<PairGroup> all() throws IOException {
        Set<String> listed = PublishedJars.correct();
        listed.addAll(PublishedJars.mutated());
        List<PairGroup> groups = new ArrayList<>();
        for (PublishedJars.Jar jar : PublishedJars.ALL) {
            groups.add(of(
                    jar,
                    listed.stream()
                            .map(line -> line.split(" ", 5))
                            .filter(parts -> parts[0].equals(jar.name()))
                            .map(parts -> new Line(parts[1], parts[2], parts[3], parts[4]))
                            .toList()));
        }
        groups.addAll(own());
        return groups;
    }

    /** Pairs of a jar. */
    static PairGroup of(PublishedJars.Jar jar, List<Line> pairs) {
        List<Path> run = jar.runtimePaths();
        return new PairGroup(jar.name(), jar.paths(), run.subList(0, 1), "", run.subList(1, run.size()), pairs);
    }

    /** Those in the tests' package {@code pairs}: a class there has the jars of its library. */
    private static List<PairGroup> own() throws IOException {
        Map<String, List<Line>> lines = new TreeMap<>();
        for (PairResult pair : Audit.of(List.of(OWN))
                .withClasses(List.of("org.marshal4j.audit.pairs."))
                .run()
                .pairs()) {
            String outer = pair.className().replaceFirst("\\$.*", "").replaceFirst(".*\\.", "");
            lines.computeIfAbsent(outer, each -> new ArrayList<>()).add(Line.of(pair));
        }
        List<PairGroup> groups = new ArrayList<>();
        for (Map.Entry<String, List<Line>> each : lines.entrySet()) {
            List<Path> jars = PublishedJars.forOwnPairs(each.getKey());
            // The tests have stand-ins of the libraries' classes too: the libraries' own go first.
            List<Path> lookUp = Stream.concat(jars.stream(), Stream.of(OWN)).toList();
            groups.add(new PairGroup("own", lookUp, List.of(OWN), "org.marshal4j.", jars, each.getValue()));
        }
        return groups;
    }
}
