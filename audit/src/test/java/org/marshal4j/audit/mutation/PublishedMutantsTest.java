package org.marshal4j.audit.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.audit.Audit;
import org.marshal4j.audit.FollowedPair;
import org.marshal4j.audit.mutation.Mutants.Mutant;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.Finding;
import org.objectweb.asm.tree.MethodNode;

/** Published pairs that a program has broken, so that what is read back is something else: most are found. */
@EnabledIfSystemProperty(named = "audit.jars", matches = ".+")
class PublishedMutantsTest {

    private static final int SAMPLES = 6;

    /** What was found, and each mutant that was not, or not surely. */
    private static final Path TABLE = Path.of("target", "mutants.txt");

    /** The most mutants of a pair, evenly spread over all that there are. */
    private static final int MOST = Integer.getInteger("audit.mutants", 16);

    /** The first letters of the only jars to take the pairs of; {@code own} for our own. */
    private static final String ONLY = System.getProperty("audit.only", "");

    /** Ends loops that a change has made endless. */
    private static final ScheduledExecutorService CLOCK = Executors.newSingleThreadScheduledExecutor();

    private final Map<Mutation, int[]> counts = new EnumMap<>(Mutation.class);
    private final Map<String, int[]> kinds = new TreeMap<>();
    private final List<String> missed = new ArrayList<>();
    private final Set<String> pairs = new HashSet<>();
    private final Set<String> notRun = new TreeSet<>();

    @TempDir
    Path folder;

    /** A class whose objects come back as they were. */
    private static final class Subject {
        final String name;
        final String kind;
        final String writer;
        final String reader;
        final byte[] original;
        final Map<Long, String> works = new TreeMap<>();
        final List<Mutant> mutants = new ArrayList<>();
        final Set<String> before = new HashSet<>();
        final Set<String> references = new HashSet<>();
        boolean isFast;

        Subject(PairGroup.Line line, byte[] original) {
            this.name = line.type();
            this.writer = line.writer();
            this.reader = line.reader();
            this.kind = line.kind();
            this.original = original;
        }

        boolean has(MethodNode method) {
            boolean reads = method.name.equals(reader)
                    && (!reader.equals("<init>") || method.desc.matches(".*StreamInput;\\).*"));
            return reads || method.name.equals(writer);
        }

        /** Whether one of two classes refers to the other one, or they are the same. */
        boolean isRelated(Subject other) {
            return references.contains(other.name) || other.references.contains(name);
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
                try (PublishedClasses.Jars all = new PublishedClasses.Jars(group.run())) {
                    for (List<Subject> apart : apart(subjects(group, all), all)) {
                        audit(group, apart);
                    }
                }
            }
        }
        int broken = counts.values().stream().mapToInt(count -> count[0]).sum();
        int found = counts.values().stream().mapToInt(count -> count[1]).sum();
        int certain = counts.values().stream().mapToInt(count -> count[2]).sum();
        StringBuilder table = new StringBuilder(
                pairs.size() + " pairs, " + broken + " broken, " + found + " found, " + certain + " certain\n");
        counts.forEach((mutation, count) -> table.append(
                mutation + ": " + count[0] + " broken, " + count[1] + " found, " + count[2] + " certain\n"));
        kinds.forEach((kind, count) ->
                table.append(kind + ": " + count[0] + " broken, " + count[1] + " found, " + count[2] + " certain\n"));
        Files.writeString(
                TABLE, table + String.join("\n", missed) + "\nnot run: " + String.join("\nnot run: ", notRun) + "\n");
        assertThat(pairs).as("pairs that could be run").hasSizeGreaterThan(50);
        assertThat(found / (double) broken).as("%s", table).isGreaterThanOrEqualTo(0.95);
        assertThat(certain / (double) found).as("%s", table).isGreaterThanOrEqualTo(0.8);
    }

    private List<Subject> subjects(PairGroup group, PublishedClasses.Jars all) throws IOException {
        List<Subject> subjects = new ArrayList<>();
        for (PairGroup.Line line : group.pairs()) {
            if (PublishedRoundTrip.knows(line.kind())) {
                Subject subject = new Subject(line, all.bytes(line.type()));
                prepare(subject, all);
                (subject.mutants.isEmpty() ? notRun : pairs).add(group.name() + " " + line);
                if (!subject.mutants.isEmpty()) {
                    subjects.add(subject);
                }
            }
        }
        return subjects;
    }

    /** Groups pairs so that no class of a group refers to another one there: what is broken in one is its own. */
    private static List<List<Subject>> apart(List<Subject> subjects, PublishedClasses.Jars all) throws IOException {
        List<List<Subject>> groups = new ArrayList<>();
        for (Subject subject : subjects) {
            subject.references.addAll(all.references(subject.name));
            List<Subject> group = groups.stream()
                    .filter(others -> others.stream().noneMatch(subject::isRelated))
                    .findFirst()
                    .orElse(null);
            if (group == null) {
                group = new ArrayList<>();
                groups.add(group);
            }
            group.add(subject);
        }
        return groups;
    }

    /** Finds out which samples come back, and makes the mutants with which one of them does not. */
    private static void prepare(Subject subject, PublishedClasses.Jars all) {
        Map<Long, String> first = trips(subject, all, subject.original);
        subject.isFast = true;
        Map<Long, String> second = trips(subject, all, subject.original);
        if (!second.equals(first)) {
            // Classes of other packages refer to the changed one.
            subject.isFast = false;
            second = trips(subject, all, subject.original);
        }
        Map<Long, String> again = second;
        first.forEach((seed, text) -> {
            if (!text.startsWith("failed") && !text.startsWith("refused") && text.equals(again.get(seed))) {
                subject.works.put(seed, text);
            }
        });
        if (subject.works.isEmpty()) {
            return; // nothing that can be made here
        }
        ClassLoader classes = all.loaded();
        List<Mutant> mutants = new ArrayList<>();
        for (Mutation mutation : Mutation.values()) {
            mutants.addAll(Mutants.of(subject.original, mutation, subject::has, classes));
        }
        List<Mutant> broken = mutants.stream()
                .filter(mutant -> {
                    Map<Long, String> now = trips(subject, all, mutant.bytes());
                    return !now.getOrDefault(1L, "").startsWith("refused")
                            && subject.works.entrySet().stream()
                                    .anyMatch(entry ->
                                            !entry.getValue().equals(now.getOrDefault(entry.getKey(), "endless")));
                })
                .toList();
        for (int i = 0; i < Math.min(MOST, broken.size()); i++) {
            subject.mutants.add(broken.get((int) ((long) i * broken.size() / Math.min(MOST, broken.size()))));
        }
    }

    /** What becomes of each sample; nothing if the JVM refuses the class. */
    private static Map<Long, String> trips(Subject subject, PublishedClasses.Jars all, byte[] bytes) {
        Map<Long, String> texts = new HashMap<>();
        Thread reads = Thread.currentThread();
        ScheduledFuture<?> end = CLOCK.schedule(reads::interrupt, 2, TimeUnit.SECONDS);
        try {
            byte[] ending = bytes == subject.original ? bytes : Mutants.endingBytes(bytes, all.loaded());
            ClassLoader classes = subject.isFast
                    ? PublishedClasses.fast(all, subject.name, ending)
                    : new PublishedClasses(all, subject.name, ending);
            PublishedRoundTrip trip = new PublishedRoundTrip(
                    new Trip.Way(subject.kind, classes.loadClass(subject.name), subject.writer, subject.reader));
            for (long seed = 1; seed <= SAMPLES && !end.isDone(); seed++) {
                texts.put(seed, trip.of(seed));
            }
        } catch (ClassNotFoundException | LinkageError e) {
            return Map.of(1L, "refused: " + e);
        } finally {
            end.cancel(false);
            Thread.interrupted();
        }
        return texts;
    }

    /** Audits one mutant of each pair at once, since finding the classes of a jar takes the longest. */
    private void audit(PairGroup group, List<Subject> subjects) throws IOException {
        for (Finding finding : run(group, subjects, -1)) {
            subjects.stream()
                    .filter(subject -> subject.name.equals(finding.className()))
                    .forEach(subject -> subject.before.add(key(finding)));
        }
        int most = subjects.stream()
                .mapToInt(subject -> subject.mutants.size())
                .max()
                .orElse(0);
        for (int round = 0; round < most; round++) {
            List<Finding> findings = run(group, subjects, round);
            for (Subject subject : subjects) {
                if (round < subject.mutants.size()) {
                    count(group, subject, subject.mutants.get(round), findings);
                }
            }
        }
    }

    private static String key(Finding finding) {
        return finding.kind() + " " + finding.message() + " " + finding.written() + " " + finding.read();
    }

    private List<Finding> run(PairGroup group, List<Subject> subjects, int round) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Subject subject : subjects) {
            if (round < subject.mutants.size()) {
                Path file = folder.resolve(subject.name.replace('.', '/') + ".class");
                Files.createDirectories(file.getParent());
                files.add(Files.write(
                        file,
                        round < 0
                                ? subject.original
                                : subject.mutants.get(round).bytes()));
            }
        }
        // A report has a finding once, even if several pairs share the lines of a class above them.
        List<FollowedPair> followed =
                Audit.of(List.of(folder)).withClassPath(group.lookUp()).follow();
        for (Path file : files) {
            Files.delete(file);
        }
        return followed.stream()
                .map(pair -> pair.result().findings())
                .flatMap(List::stream)
                .toList();
    }

    private void count(PairGroup group, Subject subject, Mutant mutant, List<Finding> findings) {
        List<Finding> found = findings.stream()
                .filter(finding -> finding.className().equals(subject.name) && !subject.before.contains(key(finding)))
                .toList();
        boolean certain = found.stream().anyMatch(finding -> finding.certainty() == Certainty.CERTAIN);
        for (int[] count : List.of(
                counts.computeIfAbsent(mutant.mutation(), key -> new int[3]),
                kinds.computeIfAbsent(subject.kind, key -> new int[3]))) {
            count[0]++;
            count[1] += found.isEmpty() ? 0 : 1;
            count[2] += certain ? 1 : 0;
        }
        if (!certain) {
            missed.add((found.isEmpty() ? "missed " : "likely ") + mutant.mutation() + " in " + group.name() + " "
                    + subject.kind + " " + subject.name + "." + mutant.where() + " " + found);
        }
    }
}
