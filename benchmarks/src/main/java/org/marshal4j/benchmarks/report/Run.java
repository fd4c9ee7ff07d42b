package org.marshal4j.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** What was measured on one JDK. */
record Run(int jdk, Machine machine, List<Result> results) {
    private static final List<Integer> JDKS = List.of(17, 25);

    /** Returns the runs that have a file: {@code workloads-jdk17.json} and so on. */
    static List<Run> of(Path folder, String name) throws IOException {
        List<Run> runs = new ArrayList<>();
        for (int jdk : JDKS) {
            Path file = folder.resolve(name + "-jdk" + jdk + ".json");
            if (Files.exists(file)) {
                runs.add(new Run(jdk, Machine.of(file), ResultFile.read(file)));
            }
        }
        return runs;
    }

    /** Returns a title for its tables. */
    String title() {
        return "JDK " + jdk;
    }
}
