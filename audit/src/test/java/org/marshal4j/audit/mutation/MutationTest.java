package org.marshal4j.audit.mutation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.io.Writable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.audit.Audit;
import org.marshal4j.audit.fixture.Sampled;
import org.marshal4j.audit.report.AuditReport;
import org.marshal4j.audit.report.Certainty;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodNode;

/** Pairs that a program has broken: most are found, most of those surely, and no pair that works is called broken. */
class MutationTest {

    private static final Path CLASSES = Path.of("target", "test-classes");

    private static final List<Class<?>> PAIRS =
            List.of(Sampled.Quote.class, Sampled.Names.class, Sampled.Book.class, Sampled.Event.class);

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
        for (Class<?> needed : List.of(Writable.class, Sampled.Quote.class)) {
            Path file = Path.of(needed.getName().replace('.', '/') + ".class");
            Files.createDirectories(library.resolve(file).getParent());
            Files.copy(CLASSES.resolve(file), library.resolve(file));
        }
        for (Class<?> pair : PAIRS) {
            for (Mutation mutation : Mutation.values()) {
                all(pair, mutation);
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

    private void all(Class<?> pair, Mutation mutation) throws IOException {
        String name = pair.getName();
        byte[] original = Files.readAllBytes(CLASSES.resolve(name.replace('.', '/') + ".class"));
        String works = RoundTrip.of(name, original);
        assertThat(works).matches("(same0\n)+");
        for (int method = 0; method < node(original).methods.size(); method++) {
            int changes = isOfPair(node(original).methods.get(method))
                    ? mutation.in(node(original).methods.get(method)).size()
                    : 0;
            for (int i = 0; i < changes; i++) {
                ClassNode changed = node(original);
                mutation.in(changed.methods.get(method)).get(i).run();
                byte[] bytes = bytes(changed);
                boolean broken = !RoundTrip.of(name, bytes).equals(works);
                count(mutation, name, changed.methods.get(method).name + " " + i, bytes, broken);
            }
        }
    }

    private static boolean isOfPair(MethodNode method) {
        return method.name.startsWith("write") || method.name.startsWith("read");
    }

    private void count(Mutation mutation, String name, String where, byte[] bytes, boolean broken) throws IOException {
        Path file = folder.resolve(name.replace('.', '/') + ".class");
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
        AuditReport report =
                Audit.of(List.of(folder)).withClassPath(List.of(library)).run();
        Files.delete(file);
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

    private static ClassNode node(byte[] bytes) {
        ClassNode node = new ClassNode();
        new ClassReader(bytes).accept(node, 0);
        return node;
    }

    private static byte[] bytes(ClassNode node) {
        ClassWriter writer = new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
            @Override
            protected String getCommonSuperClass(String one, String other) {
                return "java/lang/Object";
            }
        };
        node.accept(writer);
        return writer.toByteArray();
    }
}
