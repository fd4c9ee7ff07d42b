package org.marshal4j.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.marshal4j.runtime.MarshalException;

/**
 * A writer may be killed at any time, and files may be damaged. Flushed rows are still there, or the failure says what
 * is wrong.
 */
class RecoveryTest {
    /** How often the writer is killed. Each time, a JVM is started. */
    private static final int TIMES = Integer.getInteger("table.kills", 3);

    /** How often the writer of one file is killed. */
    private static final int TIMES_A_FILE = 5;

    /** The number of damaged files. */
    private static final int DAMAGES = 800 / Integer.getInteger("sample.stride", 1);

    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("quotes.arrow");
    }

    @Test
    void keepsEveryRowThatWasFlushedBeforeTheWriterWasKilled() throws IOException, InterruptedException {
        Random random = new Random(1);
        for (int time = 0; time < TIMES; time++) {
            long flushed = runAndKill(time, random.nextInt(400));
            try (QuoteTable table = QuoteTable.openReadOnly(file())) {
                assertRows(table, flushed);
            }
            try (QuoteTable table = QuoteTable.open(file())) {
                assertRows(table, flushed);
            }
            if (time % TIMES_A_FILE == TIMES_A_FILE - 1) {
                Files.delete(file());
            }
        }
    }

    private static void assertRows(QuoteTable table, long flushed) {
        assertThat(table.size()).isGreaterThanOrEqualTo(flushed);
        long wrong = 0;
        for (long row = 0; row < table.size(); row++) {
            Quote expected = KilledWriter.quote(row);
            Quote quote = table.get(row);
            String symbol = String.valueOf(quote.symbol());
            assertThat(KilledWriter.mayHave(row, symbol)).as(symbol).isTrue();
            if (!String.valueOf(expected.symbol()).equals(symbol)) {
                wrong++;
            }
            assertThat(quote)
                    .usingRecursiveComparison()
                    .ignoringFields("symbol")
                    .isEqualTo(expected);
        }
        assertThat(wrong).isLessThanOrEqualTo(TIMES_A_FILE);
    }

    private long runAndKill(int time, int millis) throws IOException, InterruptedException {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        List<String> command = new ArrayList<>(List.of(java.toString(), "-XX:TieredStopAtLevel=1"));
        // What this JVM was allowed to do, the other one need not warn about.
        ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(flag -> flag.startsWith("--"))
                .forEach(command::add);
        command.add("-cp");
        command.add(System.getProperty("java.class.path"));
        command.addAll(List.of(
                "-Dmarshal4j.memory=" + System.getProperty("marshal4j.memory", "unsafe"),
                KilledWriter.class.getName(),
                file().toString(),
                Integer.toString(time)));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        long flushed = 0;
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            String line = lines.readLine();
            assertThat(line).as("the writer has written").isNotNull();
            long until = System.nanoTime() + millis * 1_000_000L;
            while (line != null && System.nanoTime() < until) {
                flushed = Long.parseLong(line);
                line = lines.readLine();
            }
            process.destroyForcibly().waitFor();
        }
        return flushed;
    }

    @Test
    void refusesDamagedFilesOrReadsThem() throws IOException {
        try (QuoteTable table = QuoteTable.create(
                file(), TableOptions.DEFAULTS.batchRows(64).textBytes(8).listElements(1))) {
            Quotes.random(new Random(3), 100).forEach(table::add);
        }
        byte[] bytes = Files.readAllBytes(file());
        Random random = new Random(4);
        int opened = 0;
        for (int i = 0; i < DAMAGES; i++) {
            byte[] damaged = bytes.clone();
            // Most of the file is space for values. Headers are at the start, at the start of the batches, and at the
            // end.
            for (int j = 1 + random.nextInt(8); j > 0; j--) {
                damaged[position(random, damaged)] = (byte) random.nextInt();
            }
            if (random.nextInt(4) == 0) {
                damaged = Arrays.copyOf(damaged, random.nextInt(damaged.length));
            }
            Path other = folder.resolve("damaged" + i);
            Files.write(other, damaged);
            opened += readAll(other, random.nextBoolean());
            Files.delete(other);
        }
        assertThat(opened).isPositive();
    }

    private static int position(Random random, byte[] bytes) {
        return switch (random.nextInt(3)) {
            case 0 -> random.nextInt(4096);
            case 1 -> bytes.length - 1 - random.nextInt(4096);
            default -> random.nextInt(bytes.length);
        };
    }

    private static int readAll(Path file, boolean isReadOnly) {
        try (QuoteTable table = isReadOnly ? QuoteTable.openReadOnly(file) : QuoteTable.open(file)) {
            for (long row = 0; row < table.size(); row++) {
                read(table, row);
            }
            return 1;
        } catch (MarshalException e) {
            assertThat(e.code()).isEqualTo("MARSHAL249");
            return 0;
        }
    }

    private static void read(QuoteTable table, long row) {
        try {
            table.get(row);
        } catch (MarshalException e) {
            // An invalid text, an unknown constant, a position beyond the batch, or an impossible time of day or
            // number.
            assertThat(e.code()).isIn("MARSHAL208", "MARSHAL209", "MARSHAL249");
        } catch (NumberFormatException e) {
            // Thrown by the test's own code: it parses a decimal from a damaged text.
            assertThat(table.c().fee.get(row)).isNotNull();
        }
    }

    @Test
    void saysWhereTheFileIsAndWhatIsWrong() throws IOException {
        try (QuoteTable table = QuoteTable.create(file(), TableOptions.DEFAULTS.batchRows(64))) {
            table.add(Quotes.one(new Random(5), 0));
        }
        byte[] bytes = Files.readAllBytes(file());
        Files.write(file(), Arrays.copyOf(bytes, 100));
        assertThatThrownBy(() -> QuoteTable.open(file()))
                .hasMessageContaining("quotes.arrow")
                .hasMessageContaining("MARSHAL249");
    }
}
