package org.marshal4j.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;

/** The same source yields the same files, byte for byte, and each file originates from one type. */
class DeterminismTest {

    private static final String HEAD = "package p; import java.util.*; import org.marshal4j.*; @Marshal ";

    private static final Map<String, String> SOURCES = new TreeMap<>(Map.of(
            "p/Order.java",
            HEAD + "class Order implements OrderMarshallable"
                    + " { @Required Customer customer; List<Line> lines; Side side; private int a, b, c, d; }",
            "p/Customer.java",
            HEAD + "class Customer { String name; Order last; Integer age; int[] visits; }",
            "p/Line.java",
            HEAD + "class Line extends Item { @Required Order order; boolean x, y, z; long when; }",
            "p/Item.java",
            HEAD + "abstract class Item { int id; List<List<Long>> numbers; private String name; }",
            "p/Batch.java",
            HEAD + "record Batch(@Required Line first, @Skip long skipped, List<Batch> more)"
                    + " implements BatchMarshallable {}",
            "p/Side.java",
            "package p; enum Side { BUY, SELL }"));

    @TempDir
    Path temp;

    @Test
    void neitherTheOrderOfFilesNorTheCompilerMakesADifference() {
        Map<String, String> expected = null;
        for (int seed = 0; seed < (Sampled.isThorough() ? 8 : 2); seed++) {
            for (TestCompiler compiler : TestCompiler.values()) {
                TestCompiler.Result result = compiler.compile(temp.resolve(compiler.name() + seed), shuffled(seed));
                assertThat(result.messages())
                        .as("order %s by %s", seed, compiler)
                        .isEmpty();
                expected = expected == null ? result.sources() : expected;
                assertThat(result.sources())
                        .as("order %s by %s", seed, compiler)
                        .isEqualTo(expected);
            }
        }
        assertThat(expected).hasSize(10);
    }

    @ParameterizedTest
    @EachCompiler
    void compilingAloneOrTogetherMakesNoDifference(TestCompiler compiler) throws IOException {
        TestCompiler.Result together = compiler.compile(temp.resolve("together"), SOURCES);
        // Eclipse's batch compiler does not generate a class that is already on the class path.
        Files.delete(together.classes().resolve("p/CustomerMarshaller.class"));
        Files.delete(together.classes().resolve("p/CustomerMarshallable.class"));
        Map<String, String> customer = Map.of("p/Customer.java", SOURCES.get("p/Customer.java"));
        TestCompiler.Result alone = compiler.compile(
                temp.resolve("alone"), customer, List.of(together.classes()), List.of(new MarshalProcessor()));
        assertThat(alone.messages()).isEmpty();
        assertThat(alone.sources()).hasSize(2);
        alone.sources().forEach((file, text) -> assertThat(together.sources()).containsEntry(file, text));
    }

    @ParameterizedTest
    @EachCompiler
    void eachFileComesFromOneType(TestCompiler compiler) {
        RecordingProcessor recording = new RecordingProcessor(new MarshalProcessor());
        compiler.compile(temp, SOURCES, List.of(), List.of(recording));
        assertThat(recording.origins())
                .hasSize(15)
                .allSatisfy((file, origins) -> assertThat(origins)
                        .containsExactly(file.replaceAll("Marshall(er|able)$|^META-INF/marshal4j/|\\.schema$", "")));
    }

    @ParameterizedTest
    @EachCompiler
    void eachPlaceholderOriginatesFromOneType(TestCompiler compiler) {
        RecordingProcessor recording = new RecordingProcessor(new MarshalProcessor());
        compiler.compile(
                temp,
                Map.of("p/A.java", HEAD + "class A { Object any; }", "p/B.java", HEAD + "class B { A a; }"),
                List.of(),
                List.of(recording));
        assertThat(recording.origins())
                .hasSize(4)
                .containsEntry("p.AMarshaller", List.of("p.A"))
                .containsEntry("p.BMarshaller", List.of("p.B"));
    }

    private static Map<String, String> shuffled(int seed) {
        List<String> files = new ArrayList<>(SOURCES.keySet());
        Collections.shuffle(files, new Random(seed));
        Map<String, String> sources = new LinkedHashMap<>();
        files.forEach(file -> sources.put(file, SOURCES.get(file)));
        return sources;
    }
}
