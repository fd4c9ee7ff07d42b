package org.marshal4j.audit.mutation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.marshal4j.audit.Audit;
import org.marshal4j.audit.PublishedJars;
import org.marshal4j.audit.report.GrammarLine;
import org.marshal4j.audit.report.PairResult;

/**
 * Finds pairs of published jars that can be mutated, and writes the lines of {@code mutated-pairs.txt} to a file of that
 * name in {@code target}: {@code -Paudit -Dtest=PairSearch -Daudit.search=Writable|Kafka}. Of each jar and kind, it takes
 * the first ones by name that are understood, whose objects come back, and that are not written in the same form as one
 * before, whatever is found in them or in their mutants.
 */
@EnabledIfSystemProperty(named = "audit.search", matches = ".+")
class PairSearch {

    private static final int MOST = 6;

    private static final ScheduledExecutorService CLOCK = Executors.newSingleThreadScheduledExecutor();

    @Test
    void findsPairs() throws IOException {
        Set<String> listed = PublishedJars.correct();
        Set<String> lines = new TreeSet<>();
        for (PublishedJars.Jar jar : PublishedJars.ALL) {
            List<Path> paths = jar.paths();
            List<PairResult> results = Audit.of(paths.subList(0, 1))
                    .withClassPath(paths.subList(1, paths.size()))
                    .run()
                    .pairs();
            PairGroup group = PairGroup.of(jar, List.of());
            try (PublishedClasses.Jars classes =
                    new PublishedClasses.Jars(group.anew(), group.prefix(), group.shared())) {
                find(jar.name(), results, classes, listed, lines);
            }
        }
        Files.write(Path.of("target", "mutated-pairs.txt"), lines);
        CLOCK.shutdownNow();
    }

    private static void find(
            String jar, List<PairResult> results, PublishedClasses.Jars classes, Set<String> listed, Set<String> lines)
            throws IOException {
        Map<String, Integer> counts = new HashMap<>();
        Set<String> forms = new HashSet<>();
        Set<String> names = new HashSet<>();
        results.forEach(pair -> {
            if (!names.add(name(jar, pair))) {
                names.add("several " + name(jar, pair));
            }
        });
        for (PairResult pair : results) {
            boolean wanted = pair.understood()
                    && pair.kind().matches(System.getProperty("audit.search"))
                    && !names.contains("several " + name(jar, pair));
            String form = pair.kind() + " "
                    + pair.written().stream().map(PairSearch::form).toList();
            if (wanted && counts.getOrDefault(pair.kind(), 0) < MOST && !forms.contains(form)) {
                Subject subject = new Subject(PairGroup.Line.of(pair), classes, CLOCK);
                if (subject.runs()) {
                    subject.mutate(1);
                }
                if (!subject.mutants().isEmpty()) {
                    forms.add(form);
                    counts.merge(pair.kind(), 1, Integer::sum);
                    if (!listed.contains(name(jar, pair))) {
                        lines.add(name(jar, pair));
                    }
                }
            }
        }
    }

    private static String name(String jar, PairResult pair) {
        PairGroup.Line line = PairGroup.Line.of(pair);
        return String.join(" ", jar, line.type(), line.writer(), line.reader(), line.kind());
    }

    /** What a line writes, without the names in it. */
    private static String form(GrammarLine line) {
        return line.depth() + " " + line.text().replaceAll("[( ].*", "");
    }
}
