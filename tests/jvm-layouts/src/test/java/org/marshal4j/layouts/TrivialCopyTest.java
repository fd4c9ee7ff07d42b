package org.marshal4j.layouts;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Hand-written code that copies an object as it lies in memory produces bytes that another JVM silently takes for
 * other values. What the marshaller copies in bulk is the same everywhere.
 */
class TrivialCopyTest {
    private static final Cell SHORT_HEADER = Cell.of(Jdk.current(), "+UseCompressedClassPointers TieredStopAtLevel=1");
    private static final Cell LONG_HEADER = Cell.of(Jdk.current(), "-UseCompressedClassPointers TieredStopAtLevel=1");

    @TempDir
    Path folder;

    @Test
    void handWrittenCopyingFailsSilently() throws Exception {
        run(SHORT_HEADER, "write");
        List<String> there = run(LONG_HEADER, "read");
        List<String> here = run(SHORT_HEADER, "read");
        there.forEach(
                line -> System.out.println("written by " + SHORT_HEADER + ", read by " + LONG_HEADER + ": " + line));

        assertThat(here)
                .containsExactly("IntMarketDataTrivial: equal, 0 bytes left", "IntMarketData: equal, 0 bytes left");
        assertThat(there).hasSize(2);
        assertThat(there.get(0))
                .startsWith("IntMarketDataTrivial: no exception, 0 bytes left, but long ")
                .contains("IntMarketDataTrivial.securityId is ", " instead of 1000000007");
        assertThat(there.get(1)).isEqualTo("IntMarketData: equal, 0 bytes left");
    }

    private List<String> run(Cell cell, String what) throws Exception {
        return Child.run(cell.command(TrivialMain.class, what, folder.toString()));
    }
}
