package org.marshal4j.layouts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Consumer;
import java.util.stream.Stream;

/** Makes all cells write, and then all cells read. */
final class MatrixRun {
    private final Path folder;
    private final List<CellRun> runs;
    private final Consumer<String> progress;

    /**
     * Creates a run.
     *
     * @param folder the folder for messages; those of former runs are deleted
     * @param progress receives what has been done
     */
    MatrixRun(List<Cell> cells, Path folder, Consumer<String> progress) {
        this.folder = folder;
        this.runs = cells.stream().map(cell -> new CellRun(cell, folder)).toList();
        this.progress = progress;
    }

    List<CellResult> results() throws IOException, InterruptedException {
        clear();
        Golden right = Writing.byReference();
        right.save(folder.resolve("encoder" + Golden.SUFFIX));
        inParallel("written", run -> run.write(right));
        inParallel("read", CellRun::read);
        return runs.stream().map(CellRun::result).toList();
    }

    private void clear() throws IOException {
        Files.createDirectories(folder);
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                Files.delete(file);
            }
        }
    }

    private void inParallel(String what, Step step) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(Runtime.getRuntime().availableProcessors());
        try {
            List<Future<Void>> started = new ArrayList<>();
            for (CellRun run : runs) {
                Callable<Void> task = () -> {
                    step.of(run);
                    progress.accept(what + ": " + run.result().cell());
                    return null;
                };
                started.add(pool.submit(task));
            }
            for (Future<Void> one : started) {
                one.get();
            }
        } catch (ExecutionException e) {
            throw new IllegalStateException(e.getCause());
        } finally {
            pool.shutdownNow();
        }
    }

    private interface Step {
        void of(CellRun run) throws InterruptedException;
    }
}
