package org.marshal4j.benchmarks.latency;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;
import org.marshal4j.benchmarks.report.Page;

/** Sends messages at a fixed rate through a Chronicle Queue on disk, and measures how late they arrive. */
public final class LatencyCommand {
    private LatencyCommand() {}

    /** Runs the command, in the folder of this module. */
    public static void run(Path module, List<String> arguments) throws Exception {
        Settings settings = Settings.parse(arguments);
        Map<Form<?>, Runs> runs = measure(settings);
        publish(module, Conditions.of(settings) + "\n\n" + LatencyTable.of(runs));
    }

    /** Measures the forms in turns, so that other work on the machine affects all of them alike. */
    private static Map<Form<?>, Runs> measure(Settings settings) throws IOException, InterruptedException {
        Map<Form<?>, List<Histogram>> runs = new LinkedHashMap<>();
        for (int run = 1; run <= settings.runs(); run++) {
            for (Form<?> form : Forms.ALL) {
                System.out.printf("run %d of %d: %s%n", run, settings.runs(), form.title());
                runs.computeIfAbsent(form, key -> new ArrayList<>()).add(ForkedRun.of(form, settings));
            }
        }
        Map<Form<?>, Runs> result = new LinkedHashMap<>();
        runs.forEach((form, of) -> result.put(form, new Runs(of)));
        return result;
    }

    private static void publish(Path module, String table) throws IOException {
        System.out.println(table);
        Path results = Files.createDirectories(module.resolve("target/results"));
        Files.writeString(results.resolve("latency-jdk" + Runtime.version().feature() + ".md"), table);
        Page.performance(module).replace("latency", table);
    }
}
