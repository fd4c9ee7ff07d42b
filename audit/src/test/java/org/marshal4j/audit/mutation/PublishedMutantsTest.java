package org.marshal4j.audit.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
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
import org.marshal4j.audit.mutation.Mutants.Mutant;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Certainty;
import org.marshal4j.audit.report.Finding;
import org.marshal4j.audit.report.PairResult;
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

        Subject(PairGroup.Line line, byte[] original) {
            this.name = line.type();
            this.writer = line.writer();
            this.reader = line.reader();
            this.kind = line.kind();
            this.original = original;
        }

        boolean has(MethodNode method) {
            return method.name.equals(writer) || method.name.equals(reader);
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
                    audit(group, subjects(group, all));
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

    /** Finds out which samples come back, and makes the mutants with which one of them does not. */
    private static void prepare(Subject subject, PublishedClasses.Jars all) {
        Map<Long, String> first = trips(subject, all, subject.original);
        Map<Long, String> second = trips(subject, all, subject.original);
        first.forEach((seed, text) -> {
            if (!text.startsWith("failed") && !text.startsWith("refused") && text.equals(second.get(seed))) {
                subject.works.put(seed, text);
            }
        });
        if (subject.works.isEmpty()) {
            return; // nothing that can be made here
        }
        ClassLoader classes = new PublishedClasses(all, "", subject.original);
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
            byte[] ending = bytes == subject.original
                    ? bytes
                    : Mutants.endingBytes(bytes, new PublishedClasses(all, "", bytes));
            ClassLoader classes = new PublishedClasses(all, subject.name, ending);
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

    /** Audits one mutant of each class at once, since finding the classes of a jar takes the longest. */
    private void audit(PairGroup group, List<Subject> subjects) throws IOException {
        Map<String, byte[]> originals = new TreeMap<>();
        subjects.forEach(subject -> originals.put(subject.name, subject.original));
        for (Finding finding : run(group, originals)) {
            subjects.stream()
                    .filter(subject -> subject.name.equals(finding.className()))
                    .forEach(subject -> subject.before.add(key(finding)));
        }
        Map<String, Deque<Runnable>> counts = new TreeMap<>();
        Map<String, Deque<byte[]>> mutants = new TreeMap<>();
        List<Finding> findings = new ArrayList<>();
        for (Subject subject : subjects) {
            for (Mutant mutant : subject.mutants) {
                mutants.computeIfAbsent(subject.name, name -> new ArrayDeque<>())
                        .add(mutant.bytes());
                counts.computeIfAbsent(subject.name, name -> new ArrayDeque<>())
                        .add(() -> count(group, subject, mutant, findings));
            }
        }
        while (!mutants.isEmpty()) {
            Map<String, byte[]> next = new TreeMap<>();
            mutants.forEach((name, bytes) -> next.put(name, bytes.remove()));
            findings.clear();
            findings.addAll(run(group, next));
            next.keySet().forEach(name -> counts.get(name).remove().run());
            mutants.values().removeIf(Deque::isEmpty);
        }
    }

    private static String key(Finding finding) {
        return finding.kind() + " " + finding.message() + " " + finding.written() + " " + finding.read();
    }

    private List<Finding> run(PairGroup group, Map<String, byte[]> classes) throws IOException {
        List<Path> files = new ArrayList<>();
        for (Map.Entry<String, byte[]> each : classes.entrySet()) {
            Path file = folder.resolve(each.getKey().replace('.', '/') + ".class");
            Files.createDirectories(file.getParent());
            files.add(Files.write(file, each.getValue()));
        }
        AuditReport report =
                Audit.of(List.of(folder)).withClassPath(group.lookUp()).run();
        for (Path file : files) {
            Files.delete(file);
        }
        return report.pairs().stream()
                .map(PairResult::findings)
                .flatMap(List::stream)
                .toList();
    }

    private void count(PairGroup group, Subject subject, Mutant mutant, List<Finding> findings) {
        List<Finding> found = findings.stream()
                .filter(finding -> finding.className().equals(subject.name) && !subject.before.contains(key(finding)))
                .toList();
        int[] count = counts.computeIfAbsent(mutant.mutation(), key -> new int[3]);
        boolean certain = found.stream().anyMatch(finding -> finding.certainty() == Certainty.CERTAIN);
        count[0]++;
        count[1] += found.isEmpty() ? 0 : 1;
        count[2] += certain ? 1 : 0;
        if (!certain) {
            missed.add((found.isEmpty() ? "missed " : "likely ") + mutant.mutation() + " in " + group.name() + " "
                    + subject.name + "." + mutant.where() + " " + found);
        }
    }
}
