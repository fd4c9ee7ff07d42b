package org.marshal4j.blackbox.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * JVMs of the running JDK that lay objects out in different ways write the same bytes, whatever each of them copies in bulk. The module
 * {@code layouts} has the other JDKs, with {@code -Pmatrix}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LayoutMatrixTest {
    private final Map<ChildJvm, List<String>> outputs = new LinkedHashMap<>();

    private static List<ChildJvm> matrix() throws Exception {
        ChildJvm jdk = ChildJvm.current();
        List<ChildJvm> matrix = new ArrayList<>(List.of(
                jdk,
                jdk.with("-XX:-UseCompressedClassPointers"),
                jdk.with("-XX:-UseCompressedOops"),
                jdk.with("-XX:ObjectAlignmentInBytes=16")));
        if (jdk.version() >= 24) {
            matrix.add(jdk.with("-XX:+UnlockExperimentalVMOptions", "-XX:+UseCompactObjectHeaders"));
        }
        return matrix;
    }

    @BeforeAll
    void start() throws Exception {
        var pool = Executors.newFixedThreadPool(2);
        try {
            Map<ChildJvm, Future<List<String>>> started = new LinkedHashMap<>();
            for (ChildJvm jvm : matrix()) {
                started.put(jvm, pool.submit(() -> jvm.run(GoldenMain.class)));
            }
            for (var entry : started.entrySet()) {
                outputs.put(entry.getKey(), entry.getValue().get());
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private static List<String> lines(List<String> output, String kind) {
        return output.stream().filter(line -> line.startsWith(kind + " ")).toList();
    }

    private Map<String, List<String>> byVerdict(String kind) {
        return outputs.entrySet().stream()
                .collect(Collectors.groupingBy(
                        entry -> String.join("\n", lines(entry.getValue(), kind)),
                        LinkedHashMap::new,
                        Collectors.mapping(entry -> entry.getKey().toString(), Collectors.toList())));
    }

    @Test
    void sameBytesEverywhere() {
        List<String> first = lines(outputs.values().iterator().next(), "dto");
        assertThat(first).hasSizeGreaterThan(80);
        outputs.forEach((jvm, output) ->
                assertThat(lines(output, "dto")).as(jvm.toString()).isEqualTo(first));
    }

    /** The test would show nothing if all of these JVMs laid objects out alike. */
    @Test
    void notTheSameRunsInBulk() {
        Map<String, List<String>> verdicts = byVerdict("run");
        verdicts.forEach((runs, jvms) -> {
            long bulk = runs.lines().filter(line -> line.endsWith(": bulk")).count();
            System.out.println(bulk + " of " + runs.lines().count() + " runs in bulk: " + jvms);
        });
        assertThat(verdicts).hasSizeGreaterThan(1);
        assertThat(verdicts.keySet()).allSatisfy(runs -> assertThat(runs).contains(": bulk"));
        assertThat(verdicts.keySet()).anySatisfy(runs -> assertThat(runs).contains("field by field"));
    }

    /** What hand-written code that copies memory would have kept in files. */
    @Test
    void memoryIsNotTheSameEverywhere() {
        Map<String, List<String>> copies = byVerdict("copied");
        copies.forEach((hex, jvms) -> System.out.println(hex + ": " + jvms));
        assertThat(copies).hasSizeGreaterThan(1);
    }
}
