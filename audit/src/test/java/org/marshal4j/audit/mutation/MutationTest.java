package org.marshal4j.audit.mutation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.objectweb.asm.Opcodes.ACC_BRIDGE;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.io.Writable;
import org.apache.kafka.common.serialization.Deserializer;
import org.apache.kafka.common.serialization.Serializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.audit.Audit;
import org.marshal4j.audit.fixture.Sampled;
import org.marshal4j.audit.fixture.SampledBuffers;
import org.marshal4j.audit.mutation.Mutants.Mutant;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Certainty;
import org.objectweb.asm.tree.MethodNode;

/** Pairs that a program has broken: most are found, most of those surely, and no pair that works is called broken. */
class MutationTest {

    private static final Path CLASSES = Path.of("target", "test-classes");

    /** The classes of each pair, those with the samples first. */
    private static final List<List<Class<?>>> PAIRS = List.of(
            List.of(Sampled.Quote.class),
            List.of(Sampled.Names.class),
            List.of(Sampled.Book.class),
            List.of(Sampled.Event.class),
            List.of(SampledBuffers.Packed.class),
            List.of(SampledBuffers.TradeSerializer.class, SampledBuffers.TradeDeserializer.class));

    private static final List<Class<?>> NEEDED = List.of(
            Writable.class, Sampled.Quote.class, SampledBuffers.Trade.class, Serializer.class, Deserializer.class);

    private final Map<Mutation, int[]> counts = new EnumMap<>(Mutation.class);
    private final List<String> missed = new ArrayList<>();
    private final List<String> wronglyCertain = new ArrayList<>();

    @TempDir
    Path folder;

    /** What the pairs need, and nothing else, so that it is read fast. */
    @TempDir
    Path library;

    @Test
    void findsMutants() throws IOException {
        for (Class<?> needed : NEEDED) {
            write(library, needed.getName(), original(needed));
        }
        for (List<Class<?>> pair : PAIRS) {
            for (Class<?> mutated : pair) {
                for (Mutation mutation : Mutation.values()) {
                    all(pair, mutated, mutation);
                }
            }
        }

        int broken = counts.values().stream().mapToInt(count -> count[0]).sum();
        int found = counts.values().stream().mapToInt(count -> count[1]).sum();
        int certain = counts.values().stream().mapToInt(count -> count[2]).sum();
        StringBuilder table = new StringBuilder();
        counts.forEach((mutation, count) -> table.append(
                mutation + ": " + count[0] + " broken, " + count[1] + " found, " + count[2] + " certain\n"));
        assertThat(counts.keySet()).as("%s", table).containsExactly(Mutation.values());
        assertThat(broken).isGreaterThan(100);
        assertThat(found / (double) broken)
                .as("%s%s", table, String.join("\n", missed))
                .isGreaterThanOrEqualTo(0.95);
        assertThat(certain / (double) found).as("%s", table).isGreaterThanOrEqualTo(0.8);
        assertThat(wronglyCertain).as("%s", table).isEmpty();
    }

    private static byte[] original(Class<?> of) throws IOException {
        return Files.readAllBytes(CLASSES.resolve(of.getName().replace('.', '/') + ".class"));
    }

    private static Path write(Path to, String name, byte[] bytes) throws IOException {
        Path file = to.resolve(name.replace('.', '/') + ".class");
        Files.createDirectories(file.getParent());
        return Files.write(file, bytes);
    }

    private void all(List<Class<?>> pair, Class<?> mutated, Mutation mutation) throws IOException {
        String name = mutated.getName();
        byte[] original = original(mutated);
        String works = RoundTrip.of(pair, name, original);
        assertThat(works).matches("(same0\n)+");
        ClassLoader classes = MutationTest.class.getClassLoader();
        for (Mutant mutant : Mutants.of(original, mutation, MutationTest::isOfPair, classes)) {
            boolean broken = !RoundTrip.of(pair, name, mutant.bytes()).equals(works);
            count(pair, mutation, name, mutant.where(), mutant.bytes(), broken);
        }
    }

    private static boolean isOfPair(MethodNode method) {
        return method.name.matches("(write|read|serialize|deserialize).*") && (method.access & ACC_BRIDGE) == 0;
    }

    private void count(List<Class<?>> pair, Mutation mutation, String name, String where, byte[] bytes, boolean broken)
            throws IOException {
        List<Path> files = new ArrayList<>();
        for (Class<?> part : pair) {
            files.add(write(folder, part.getName(), part.getName().equals(name) ? bytes : original(part)));
        }
        AuditReport report =
                Audit.of(List.of(folder)).withClassPath(List.of(library)).run();
        for (Path file : files) {
            Files.delete(file);
        }
        String text = mutation + " in " + name + "." + where + " " + report.findings();
        int[] count = counts.computeIfAbsent(mutation, key -> new int[3]);
        if (!broken) {
            if (report.count(Certainty.CERTAIN) > 0) {
                wronglyCertain.add(text);
            }
            return;
        }
        count[0]++;
        count[1] += report.findings().isEmpty() ? 0 : 1;
        count[2] += report.count(Certainty.CERTAIN) > 0 ? 1 : 0;
        if (report.findings().isEmpty()) {
            missed.add(text);
        }
    }
}
