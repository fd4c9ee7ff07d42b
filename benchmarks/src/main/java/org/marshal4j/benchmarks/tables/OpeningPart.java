package org.marshal4j.benchmarks.tables;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.marshal4j.table.TableOptions;

/**
 * How long it takes to open files of several sizes and read one value, while the operating system has them in memory.
 */
final class OpeningPart implements Part {
    private static final int TIMES = 41;
    private static final int BATCHES = 21;
    private static final int FEW = 1 << 14;
    private static final int SOME = 1 << 17;
    private static final int MANY = 1 << 20;
    private static final int DEFAULT = TableOptions.DEFAULTS.batchRows();

    private record File(int rows, int batchRows) {
        int batches() {
            return (rows + batchRows - 1) / batchRows;
        }
    }

    private static final List<File> FILES = List.of(
            new File(BATCHES * FEW, FEW),
            new File(BATCHES * SOME, SOME),
            new File(BATCHES * MANY, MANY),
            new File(BATCHES * FEW, DEFAULT),
            new File(BATCHES * SOME, DEFAULT),
            new File(BATCHES * MANY, DEFAULT));

    @Override
    public String name() {
        return "opening";
    }

    @Override
    public String measure(Path charts, String suffix, boolean quick) throws Exception {
        StringBuilder table = new StringBuilder(
                "| file, MB | rows | batches | `openReadOnly`, ms | `open`, ms |\n| ---: | ---: | ---: | ---: | ---: |\n");
        for (File file : quick ? FILES.subList(0, 2) : FILES) {
            table.append(line(file));
        }
        return table.toString();
    }

    private static String line(File file) throws IOException {
        Path folder = Files.createTempDirectory("ticks");
        Path path = folder.resolve("ticks.arrow");
        try {
            TableOptions options = TableOptions.DEFAULTS.batchRows(file.batchRows);
            TableRows.fill(TickTable.create(path, options), file.rows).close();
            String line = String.format(
                    Locale.ROOT,
                    "| %,d | %,d | %d | %s | %s |%n",
                    Math.round(Files.size(path) / 1e6),
                    file.rows,
                    file.batches(),
                    times(() -> TickTable.openReadOnly(path)),
                    times(() -> TickTable.open(path)));
            System.out.print(line);
            return line;
        } finally {
            Files.deleteIfExists(path);
            Files.delete(folder);
        }
    }

    private interface Opening {
        TickTable open();
    }

    /** Returns the median and the quartiles. The first openings warm up. */
    private static String times(Opening opening) {
        double[] millis = new double[TIMES];
        for (int i = -TIMES; i < TIMES; i++) {
            long start = System.nanoTime();
            try (TickTable table = opening.open()) {
                table.id().get(table.size() - 1);
                if (i >= 0) {
                    millis[i] = (System.nanoTime() - start) / 1e6;
                }
            }
        }
        Arrays.sort(millis);
        return String.format(
                Locale.ROOT, "%.2f (%.2f to %.2f)", millis[TIMES / 2], millis[TIMES / 4], millis[TIMES * 3 / 4]);
    }
}
