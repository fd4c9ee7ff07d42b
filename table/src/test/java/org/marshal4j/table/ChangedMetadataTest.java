package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is changed in the metadata of a file, it is refused or has the same rows. Runs in a JVM that may crash. */
class ChangedMetadataTest {
    /** Which changes are made: 1 for all, in ten minutes. No power of two, so that all widths get their share. */
    private static final int STRIDE = Integer.getInteger("table.changes", 3001);

    private static final int MOST_CRASHES = 20;

    @TempDir
    private Path folder;

    @Test
    void refusesTheFileOrReadsTheSameRows() throws IOException, InterruptedException {
        MappedByteBuffer results = ChangedMetadata.results(folder.resolve("results"));
        StringBuilder told = new StringBuilder();
        int crashes = 0;
        while (run(STRIDE, told) != 0 && crashes < MOST_CRASHES) {
            crashes++;
            told.append("crash at ").append(results.getLong(0)).append('\n');
        }
        long refused = results.getLong(Long.BYTES * ChangedMetadata.REFUSED);
        long same = results.getLong(Long.BYTES * ChangedMetadata.SAME);
        long wrong = results.getLong(Long.BYTES * ChangedMetadata.WRONG);
        System.out.printf(
                "changed metadata: %d refused, %d with the same rows, %d wrong, %d crashes%n",
                refused, same, wrong, crashes);
        assertThat(told.toString()).isEmpty();
        assertThat(crashes + wrong).isZero();
        assertThat(refused).isPositive();
        assertThat(same).isPositive();
    }

    private int run(int stride, StringBuilder told) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx256m"));
        command.addAll(List.of("-XX:-CreateCoredumpOnCrash", "-XX:ErrorFile=" + folder.resolve("hs_err")));
        command.add("-Dmarshal4j.memory=" + System.getProperty("marshal4j.memory", "unsafe"));
        command.addAll(List.of("-cp", System.getProperty("java.class.path")));
        command.addAll(List.of(ChangedMetadata.class.getName(), folder.toString(), Integer.toString(stride)));
        // The JVM warns of Unsafe there.
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        told.append(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8));
        return process.waitFor();
    }
}
