package org.marshal4j.benchmarks.allocation;

import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.marshal4j.benchmarks.report.Page;
import org.marshal4j.examples.allocation.Held;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Measures the table of docs/allocation.md, and writes it there. */
public final class AllocationCommand {
    private AllocationCommand() {}

    /** Runs the command, in the folder of this module. */
    public static void run(Path module, List<String> arguments) throws Exception {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .include(AllocationBenchmark.class.getName() + "\\.")
                        .param("type", Held.all().stream().map(Held::type).toArray(String[]::new))
                        .addProfiler("gc")
                        .shouldFailOnError(true)
                        .build())
                .run();
        Page.allocation(module).replace("allocation", table(results));
    }

    private static String table(Collection<RunResult> results) {
        Map<String, Long> bytes = new HashMap<>();
        for (RunResult result : results) {
            bytes.put(
                    result.getParams().getParam("type") + " "
                            + result.getPrimaryResult().getLabel(),
                    allocated(result));
        }
        StringBuilder table =
                new StringBuilder("| type | write | new | equal | changed |\n| --- | --- | --- | --- | --- |\n");
        for (Held<?> held : Held.all()) {
            table.append("| `").append(held.type()).append("` |");
            for (String column : List.of("write", "readNew", "readEqual", "readChanged")) {
                table.append(' ').append(bytes.get(held.type() + " " + column)).append(" |");
            }
            table.append('\n');
        }
        return table.toString();
    }

    private static long allocated(RunResult result) {
        return result.getSecondaryResults().keySet().stream()
                .filter(name -> name.endsWith("gc.alloc.rate.norm"))
                .mapToLong(name ->
                        Math.round(result.getSecondaryResults().get(name).getScore()))
                .findFirst()
                .orElseThrow();
    }
}
