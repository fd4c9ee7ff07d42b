package org.marshal4j.layouts;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs the whole matrix and prints its table: {@code ./mvnw -q -Pmatrix verify}. The arguments are a working folder,
 * and the homes of JDKs, separated like paths.
 */
public final class Matrix {
    private static final int SHOWN = 40;

    private Matrix() {}

    /** Exits with 1 if anything failed. */
    public static void main(String[] args) throws Exception {
        List<Cell> cells = new ArrayList<>();
        for (Jdk jdk : Jdks.find(args.length < 2 ? "" : args[1])) {
            for (Cell cell : Cells.all(jdk)) {
                if (starts(cell)) {
                    cells.add(cell);
                }
            }
        }
        AtomicInteger done = new AtomicInteger();
        List<CellResult> results = new MatrixRun(
                        cells,
                        Path.of(args[0]),
                        what -> System.err.println("[" + done.incrementAndGet() + "/" + 2 * cells.size() + "] " + what))
                .results();
        System.out.println();
        System.out.print(new MatrixTable(results));
        List<String> failures =
                results.stream().flatMap(result -> result.failures().stream()).toList();
        if (!failures.isEmpty()) {
            System.out.println("\n" + failures.size() + " failures:");
            failures.stream().limit(SHOWN).forEach(System.out::println);
            System.exit(1);
        }
    }

    /**
     * Whether this JDK supports what the cell asks for, such as a collector that not every build includes, or a flag
     * that has been removed.
     */
    private static boolean starts(Cell cell) throws InterruptedException {
        List<String> command = new ArrayList<>(List.of(cell.jdk().java()));
        command.addAll(cell.flags());
        command.add("-version");
        try {
            Child.run(command);
            return true;
        } catch (IOException e) {
            System.out.println("left out: " + cell + " "
                    + e.getMessage().lines().findFirst().orElse(""));
            return false;
        }
    }
}
