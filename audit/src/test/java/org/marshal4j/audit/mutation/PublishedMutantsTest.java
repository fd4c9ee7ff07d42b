package org.marshal4j.audit.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.audit.Audit;
import org.marshal4j.audit.FollowedPair;
import org.marshal4j.audit.pair.NamedPairs;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.PairResult;

/** Published pairs that a program has broken, so that what is read back is something else: most are found. */
@EnabledIfSystemProperty(named = "audit.jars", matches = ".+")
class PublishedMutantsTest {

    /** What was found, and each mutant that was not, or not surely. */
    private static final Path TABLE = Path.of("target", "mutants.txt");

    /** The most mutants of a pair, evenly spread over all that there are. */
    private static final int MOST = Integer.getInteger("audit.mutants", 16);

    /** The first letters of the only jars to take the pairs of; {@code own} for our own. */
    private static final String ONLY = System.getProperty("audit.only", "");

    /** Whether pairs that only names make stay guesses, instead of being named as a user names them. */
    private static final boolean GUESSES = Boolean.getBoolean("audit.guesses");

    /** Ends loops that a change has made endless. */
    private static final ScheduledExecutorService CLOCK = Executors.newSingleThreadScheduledExecutor();

    private final Counts all = new Counts();
    private final Map<String, Counts> byMutation = new TreeMap<>();

    /** What is called certain in pairs that nobody has broken. */
    private final List<Finding> wrong = new ArrayList<>();

    private final Map<String, Counts> byKind = new TreeMap<>();
    private final List<String> missed = new ArrayList<>();
    private final Set<String> pairs = new TreeSet<>();
    private final Set<String> published = new TreeSet<>();
    private final Set<String> notRun = new TreeSet<>();

    @TempDir
    Path folder;

    /** How many mutants there are, and how many of them are found. */
    private static final class Counts {
        int pairs;
        int broken;
        int found;
        int certain;

        void add(boolean isFound, boolean isCertain) {
            broken++;
            found += isFound ? 1 : 0;
            certain += isCertain ? 1 : 0;
        }

        @Override
        public String toString() {
            return (pairs > 0 ? pairs + " pairs, " : "") + broken + " broken, " + found + " found, " + certain
                    + " certain\n";
        }
    }

    @AfterAll
    static void stop() {
        CLOCK.shutdownNow();
    }

    @Test
    void findsMutants() throws IOException {
        for (PairGroup group : PairGroup.all()) {
            if (group.name().startsWith(ONLY)) {
                try (PublishedClasses.Jars jars =
                        new PublishedClasses.Jars(group.anew(), group.prefix(), group.shared())) {
                    audit(group, subjects(group, jars));
                }
            }
        }
        all.pairs = pairs.size();
        StringBuilder table = new StringBuilder(published.size() + " of published jars; in all: " + all);
        byKind.forEach((kind, count) -> table.append(kind).append(": ").append(count));
        byMutation.forEach(
                (mutation, count) -> table.append(mutation).append(": ").append(count));
        Files.writeString(
                TABLE, table + String.join("\n", missed) + "\nnot run: " + String.join("\nnot run: ", notRun) + "\n");
        assertThat(wrong).isEmpty();
        if (ONLY.isEmpty()) {
            assertThat(published).as("published pairs that could be run").hasSizeGreaterThanOrEqualTo(120);
            assertThat(pairs).as("pairs that could be run").hasSizeGreaterThanOrEqualTo(200);
            assertThat(byMutation).as("%s", table).hasSameSizeAs(Mutation.values());
        }
        assertThat(all.found / (double) all.broken).as("%s", table).isGreaterThanOrEqualTo(0.95);
        assertThat(all.certain / (double) all.found).as("%s", table).isGreaterThanOrEqualTo(0.8);
    }

    private List<Subject> subjects(PairGroup group, PublishedClasses.Jars jars) throws IOException {
        List<Subject> subjects = new ArrayList<>();
        Map<String, Long> inClass =
                group.pairs().stream().collect(Collectors.groupingBy(PairGroup.Line::type, Collectors.counting()));
        for (PairGroup.Line line : group.pairs()) {
            if (PublishedRoundTrip.knows(line.kind())) {
                Subject subject = new Subject(line, jars, CLOCK);
                if (subject.runs()) {
                    // Only one mutant of a class at a time.
                    subject.mutate(
                            Math.max(MOST / 4, MOST / inClass.get(line.type()).intValue()));
                }
                if (subject.mutants().isEmpty()) {
                    notRun.add(group.name() + " " + line + " " + subject.why());
                } else {
                    subjects.add(subject);
                    pairs.add(group.name() + " " + line);
                    counts(byKind, line.kind()).pairs++;
                }
            }
        }
        if (!group.name().equals("own")) {
            subjects.forEach(subject -> published.add(group.name() + " " + subject.pair()));
        }
        return subjects;
    }

    private static Counts counts(Map<String, Counts> in, String key) {
        return in.computeIfAbsent(key, name -> new Counts());
    }

    /** A mutant of a pair. */
    private record Broken(Subject subject, Subject.Changed changed) {}

    /** Audits one mutant of each class at once, since finding the classes of a jar takes the longest. */
    private void audit(PairGroup group, List<Subject> subjects) throws IOException {
        List<PairResult> original = run(group, subjects, List.of());
        Map<String, Deque<Broken>> byClass = new LinkedHashMap<>();
        for (Subject subject : subjects) {
            findings(subject, original).forEach(finding -> {
                subject.before().add(key(finding));
                if (finding.certainty() == Certainty.CERTAIN) {
                    wrong.add(finding);
                }
            });
            Deque<Broken> mutants = byClass.computeIfAbsent(subject.pair().type(), type -> new ArrayDeque<>());
            subject.mutants().forEach(changed -> mutants.add(new Broken(subject, changed)));
        }
        while (byClass.values().stream().anyMatch(mutants -> !mutants.isEmpty())) {
            List<Broken> round = byClass.values().stream()
                    .filter(mutants -> !mutants.isEmpty())
                    .map(Deque::remove)
                    .toList();
            List<PairResult> results = run(group, subjects, round);
            round.forEach(broken -> count(group, broken, findings(broken.subject, results)));
        }
    }

    private static String key(Finding finding) {
        return finding.kind() + " " + finding.message() + " " + finding.written() + " " + finding.read();
    }

    private static List<Finding> findings(Subject subject, List<PairResult> results) {
        return results.stream()
                .map(PairResult::findings)
                .flatMap(List::stream)
                .filter(finding -> finding.className().equals(subject.pair().type())
                        && !subject.before().contains(key(finding)))
                .toList();
    }

    private List<PairResult> run(PairGroup group, List<Subject> subjects, List<Broken> round) throws IOException {
        Map<String, byte[]> classes = new LinkedHashMap<>();
        List<Subject> wanted =
                round.isEmpty() ? subjects : round.stream().map(Broken::subject).toList();
        wanted.forEach(subject -> classes.putAll(subject.originals()));
        round.forEach(broken ->
                classes.put(broken.changed.type(), broken.changed.mutant().bytes()));
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, byte[]> each : classes.entrySet()) {
            Path file = folder.resolve(each.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            files.add(Files.write(file, each.getValue()));
        }
        // A report would tell what is found in code that two of the mutants share of one of them alone.
        List<FollowedPair> followed = Audit.of(List.of(folder))
                .withClassPath(group.lookUp())
                .withPairs(GUESSES ? NamedPairs.none() : NamedPairs.of(named(wanted)))
                .follow();
        for (Path file : files) {
            Files.delete(file);
        }
        return followed.stream().map(FollowedPair::result).toList();
    }

    private static List<String> named(List<Subject> subjects) {
        return subjects.stream().map(Subject::named).flatMap(Optional::stream).toList();
    }

    private void count(PairGroup group, Broken broken, List<Finding> found) {
        Subject.Changed changed = broken.changed;
        boolean certain = found.stream().anyMatch(finding -> finding.certainty() == Certainty.CERTAIN);
        String mutation = changed.mutant().mutation().name();
        String kind = broken.subject.pair().kind();
        all.add(!found.isEmpty(), certain);
        counts(byMutation, mutation).add(!found.isEmpty(), certain);
        counts(byKind, kind).add(!found.isEmpty(), certain);
        if (!certain) {
            missed.add((found.isEmpty() ? "missed " : "likely ") + mutation + " in " + group.name() + " " + kind + " "
                    + changed.type() + "." + changed.mutant().where() + " " + found);
        }
    }
}
