package org.marshal4j.examples.engines;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LiveRunTest {
    private static final int SECONDS = 3;

    /** {@code -Dchaos.kills=20} kills more often. */
    private static final int KILLS = Integer.getInteger("chaos.kills", 1);

    @Test
    void countsEachBookOnceWhenItsTaskManagerIsKilledAndItsClassReplaced(@TempDir Path folder) throws Exception {
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
        boolean right = new LiveRun(out, folder, SECONDS, KILLS).run();
        printed.toString(StandardCharsets.UTF_8)
                .lines()
                .filter(line -> line.contains("sent:"))
                .forEach(line -> System.out.println("Flink, " + KILLS + " kills." + line));
        assertThat(right).as(printed.toString(StandardCharsets.UTF_8)).isTrue();
        assertThat(printed.toString(StandardCharsets.UTF_8))
                .contains("Another one restores the last checkpoint", "Version 2", "lost: 0   doubled: 0");
    }
}
