package org.marshal4j.processor.broken;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.marshal4j.processor.Sampled;
import org.marshal4j.processor.SourceTree;
import org.marshal4j.processor.TestCompiler;

/**
 * The sources of other tests, each broken in a random way. Whatever the result is: nothing is thrown, no failure
 * counts as a defect of the processor, nothing is reported twice, and the compiler does not report errors about
 * generated types. {@code -Dbroken.mutants=5000} asks for more of them than profile thorough does,
 * {@code -Dbroken.seed=…} for others.
 */
class MutatedSourcesTest {

    private static final Path RESOURCES = Path.of("src/test/resources");
    private static final int MUTANTS = Integer.getInteger("broken.mutants", Sampled.isThorough() ? 240 : 15);
    private static final long SEED = Long.getLong("broken.seed", 1);

    /** Larger ones would be slow, without containing anything that the smaller ones do not. */
    private static final int LARGEST = 3_000;

    @TempDir
    Path temp;

    @ParameterizedTest
    @EnumSource
    void neverUpsetTheProcessor(TestCompiler compiler) throws IOException {
        Map<String, Map<String, String>> originals = originals();
        List<String> names = List.copyOf(originals.keySet());
        List<String> failures = new ArrayList<>();
        int refused = 0;
        Workbench workbench = new Workbench(compiler, temp);
        // Each compiler has its own seeds, so that more of them are tried in the same time.
        long first = SEED + (long) compiler.ordinal() * MUTANTS;
        for (long seed = first; seed < first + MUTANTS; seed++) {
            String name = names.get((int) Math.floorMod(seed, (long) names.size()));
            Mutant mutant = Mutant.of(name, originals.get(name), seed);
            Outcome outcome = workbench.compile(mutant.sources());
            refused += outcome.isRefused() ? 1 : 0;
            List<String> complaints = outcome.complaints();
            if (!complaints.isEmpty()) {
                failures.add(String.join("\n", complaints) + "\n" + mutant.text() + "\n=== reported\n"
                        + String.join("\n", outcome.reported()));
            }
        }
        assertThat(failures).isEmpty();
        // Some mutants are as good as their originals. If most were, nothing would be tested.
        assertThat(refused).isGreaterThan(MUTANTS / 2);
    }

    private static Map<String, Map<String, String>> originals() throws IOException {
        List<Path> directories = new ArrayList<>();
        directories.addAll(list(RESOURCES.resolve("diagnostics")));
        directories.addAll(list(RESOURCES.resolve("declarations")));
        list(RESOURCES.resolve("golden")).forEach(golden -> directories.add(golden.resolve("in")));
        list(RESOURCES.resolve("drift"))
                .forEach(edit -> directories.addAll(List.of(edit.resolve("before"), edit.resolve("after"))));
        Map<String, Map<String, String>> originals = new TreeMap<>();
        for (Path directory : directories) {
            Map<String, String> sources = SourceTree.read(directory);
            if (sources.values().stream().mapToInt(String::length).sum() < LARGEST) {
                originals.put(RESOURCES.relativize(directory).toString(), sources);
            }
        }
        return originals;
    }

    private static List<Path> list(Path directory) throws IOException {
        try (Stream<Path> files = Files.list(directory)) {
            return files.filter(Files::isDirectory).sorted().toList();
        }
    }
}
