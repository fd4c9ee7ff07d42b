package org.marshal4j.layouts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small version of the matrix: few JVMs of one JDK, and few classes. */
class FewCellsTest {
    @TempDir
    Path folder;

    @Test
    void everyLayoutGivesTheSameBytes() throws Exception {
        Set<String> progress = ConcurrentHashMap.newKeySet();
        List<Cell> cells = Cells.few(Jdk.current());
        List<CellResult> results = new MatrixRun(cells, folder, progress::add).results();
        System.out.print(new MatrixTable(results));

        assertThat(results).hasSize(cells.size()).allSatisfy(result -> {
            assertThat(result.failures()).isEmpty();
            assertThat(result.facts().classes()).isGreaterThan(40);
        });
        assertThat(progress).hasSize(2 * cells.size());
        // The test would show nothing if these JVMs laid out objects alike, or copied nothing in bulk.
        assertThat(results.stream().map(result -> result.facts().header()).collect(Collectors.toSet()))
                .contains(12, 16);
        assertThat(results.stream().map(result -> result.facts().bulk()).collect(Collectors.toSet()))
                .hasSizeGreaterThan(1)
                .allSatisfy(bulk -> assertThat(bulk).isPositive());
        assertThat(results)
                .allSatisfy(result -> assertThat(result.facts().bulk())
                        .isLessThan(result.facts().runs()));
    }

    @Test
    void aJvmThatDoesNotStartIsAFailure() throws Exception {
        List<Cell> cells = List.of(Cell.of(Jdk.current(), "+NoSuchFlag"));
        CellResult result = new MatrixRun(cells, folder, done -> {}).results().get(0);
        assertThat(result.failures()).first().asString().contains("+NoSuchFlag", "(write)", "Unrecognized VM option");
        assertThat(new MatrixTable(List.of(result)).toString()).contains("| failed |");
    }
}
