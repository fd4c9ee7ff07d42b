package org.marshal4j.layouts;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** One JVM of the matrix, started twice: to write, and to read after all others have written. */
final class CellRun {
    private final Cell cell;
    private final Path folder;
    private final List<String> failures = new ArrayList<>();
    private Facts facts;
    private int different;
    private Duration time = Duration.ZERO;

    CellRun(Cell cell, Path folder) {
        this.cell = cell;
        this.folder = folder;
    }

    /** Writes, and compares what was written with the expected bytes. */
    void write(Golden right) throws InterruptedException {
        start("write");
        if (facts == null) {
            return;
        }
        try {
            List<String> differences = right.differences(Golden.load(folder.resolve(cell.fileName() + Golden.SUFFIX)));
            different = differences.size();
            differences.forEach(difference -> failures.add(cell + ": writing " + difference));
        } catch (IOException e) {
            failures.add(cell + ": " + e);
        }
    }

    /** Reads what all others have written. */
    void read() throws InterruptedException {
        start("read");
    }

    CellResult result() {
        return new CellResult(cell, facts, different, failures, time);
    }

    private void start(String what) throws InterruptedException {
        long start = System.nanoTime();
        try {
            List<String> lines = Child.run(cell.command(CellMain.class, what, folder.toString(), cell.fileName()));
            for (String line : lines) {
                if (line.startsWith(CellMain.FACTS)) {
                    facts = Facts.parse(line.substring(CellMain.FACTS.length()));
                } else if (line.startsWith(CellMain.FAILURE)) {
                    failures.add(cell + ": " + line.substring(CellMain.FAILURE.length()));
                }
            }
            if (!lines.contains(CellMain.DONE)) {
                failures.add(cell + " (" + what + ") ended before it had done everything");
            }
        } catch (IOException e) {
            failures.add(cell + " (" + what + ") " + e.getMessage());
        }
        time = time.plusNanos(System.nanoTime() - start);
    }
}
