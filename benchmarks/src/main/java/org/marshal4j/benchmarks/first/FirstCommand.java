package org.marshal4j.benchmarks.first;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marshal4j.benchmarks.report.Machine;
import org.marshal4j.benchmarks.report.MarkdownTable;
import org.marshal4j.benchmarks.report.Page;

/** Runs a program that writes and reads one message, with each library, in a new JVM each time. */
public final class FirstCommand {
    private static final int ROUNDS = 15;

    private FirstCommand() {}

    /** Runs the command, in the folder of this module. */
    public static void run(Path module, List<String> arguments) throws IOException, InterruptedException {
        int rounds = arguments.isEmpty() ? ROUNDS : Integer.parseInt(arguments.get(0));
        Path work = Files.createTempDirectory("first");
        Map<Starter, Started> all = new EnumMap<>(Starter.class);
        for (Starter starter : Starter.values()) {
            Path folder = Files.createDirectory(work.resolve(starter.name()));
            all.put(starter, new Started(starter, folder, module.resolve("target/processor/marshal4j-processor.jar")));
        }
        // They take turns, so that other work on the machine affects all of them alike.
        for (int i = 0; i < rounds; i++) {
            for (Started started : all.values()) {
                started.run();
            }
        }
        String text = Machine.here().sentence() + " Medians of " + rounds + " runs.\n\n" + table(all);
        System.out.println(text);
        Page page = Page.performance(module);
        String section = "first-jdk" + Runtime.version().feature();
        if (page.has(section)) {
            page.replace(section, text);
        }
    }

    private static String table(Map<Starter, Started> all) throws IOException, InterruptedException {
        double nothing = all.get(Starter.NOTHING).median();
        MarkdownTable table = new MarkdownTable(
                List.of("library", "whole JVM, ms", "above an empty one, ms", "classes loaded", "jars, KB"));
        for (Map.Entry<Starter, Started> each : all.entrySet()) {
            Started started = each.getValue();
            table.row(List.of(
                    each.getKey().title(),
                    whole(started.median()),
                    whole(started.median() - nothing),
                    whole(started.classes()),
                    whole(started.jars() / 1000.0)));
        }
        return table.toString();
    }

    private static String whole(double number) {
        return String.format(Locale.ROOT, "%,.0f", number);
    }
}
