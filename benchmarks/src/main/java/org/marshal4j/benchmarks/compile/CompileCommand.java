package org.marshal4j.benchmarks.compile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.benchmarks.report.Machine;
import org.marshal4j.benchmarks.report.Page;

/** Compiles DTOs with the processor and without it. */
public final class CompileCommand {
    private static final List<Integer> DTOS = List.of(10, 100, 300, 1000);
    private static final int ROUNDS = 5;

    private CompileCommand() {}

    /** Runs the command, in the folder of this module. */
    public static void run(Path module, List<String> arguments) throws IOException, InterruptedException {
        int rounds = arguments.isEmpty() ? ROUNDS : Integer.parseInt(arguments.get(0));
        List<Integer> sizes = arguments.size() < 2
                ? DTOS
                : arguments.stream().skip(1).map(Integer::valueOf).toList();
        List<Compiled> compiled = new ArrayList<>();
        for (int dtos : sizes) {
            compiled.add(measure(module, dtos, rounds));
        }
        String text = Machine.here().sentence() + " Medians of " + rounds + " compilations, each in a new JVM.\n\n"
                + "By the clock:\n\n"
                + new CompileReport(compiled.stream().map(Compiled::clock).toList())
                + "\nWork of all threads, the JVM's own ones too, which depends less on what else the machine does:\n\n"
                + new CompileReport(compiled.stream().map(Compiled::work).toList());
        System.out.println(text);
        Page page = Page.performance(module);
        String section = "compile-jdk" + Runtime.version().feature();
        if (page.has(section)) {
            page.replace(section, text);
        }
    }

    private static Compiled measure(Path module, int dtos, int rounds) throws IOException, InterruptedException {
        Path work = Files.createTempDirectory("compile");
        try {
            return new Compilation(
                            dtos,
                            work,
                            module.resolve("target/processor/marshal4j-processor.jar"),
                            Folders.jars(module.resolve("target/avaje")))
                    .measure(rounds);
        } finally {
            Folders.delete(work);
        }
    }
}
