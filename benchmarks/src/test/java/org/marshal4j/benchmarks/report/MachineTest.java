package org.marshal4j.benchmarks.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MachineTest {
    @TempDir
    Path folder;

    @Test
    void describesTheMachineNextToTheResults() throws IOException {
        Path results = folder.resolve("results/workloads-jdk17.json");
        Machine.write(results);
        assertThat(folder.resolve("results/workloads-jdk17.machine.properties")).exists();
        assertThat(Machine.of(results).sentence())
                .contains(Runtime.version().toString(), Runtime.getRuntime().availableProcessors() + " cores");
    }

    @Test
    void reportsAnUnknownMachine() throws IOException {
        assertThat(Machine.of(folder.resolve("shapes-jdk25.json")).sentence()).contains("not written down");
    }
}
