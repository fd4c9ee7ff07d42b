package org.marshal4j.benchmarks;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.marshal4j.benchmarks.allocation.AllocationCommand;
import org.marshal4j.benchmarks.compile.CompileCommand;
import org.marshal4j.benchmarks.copies.CopiesCommand;
import org.marshal4j.benchmarks.first.FirstCommand;
import org.marshal4j.benchmarks.flink.FlinkCommand;
import org.marshal4j.benchmarks.kafka.KafkaCommand;
import org.marshal4j.benchmarks.latency.LatencyCommand;
import org.marshal4j.benchmarks.report.ReportCommand;
import org.marshal4j.benchmarks.serialization.SerializationCommand;
import org.marshal4j.benchmarks.tables.TablesCommand;

/** The main class: {@code ./mvnw -q -Pbench verify -Dbench=…} runs it. */
public final class Benchmarks {
    private static final List<Command> COMMANDS = List.of(
            new QuickCommand(),
            new AllCommand(),
            new WorkloadsCommand(),
            new ShapesCommand(),
            new MemoryCommand(),
            new ViewsCommand(),
            new ReportCommand(),
            new CompileCommand(),
            new FirstCommand(),
            new LatencyCommand(),
            new AllocationCommand(),
            new SerializationCommand(),
            new CopiesCommand(),
            new FlinkCommand(),
            new KafkaCommand(),
            new TablesCommand(),
            new CheckCommand(),
            new JmhCommand());

    private Benchmarks() {}

    /** Takes the folder of this module, the name of a command, and the arguments of the command. */
    public static void main(String[] args) throws Exception {
        String name = args.length > 1 ? args[1] : "";
        for (Command command : COMMANDS) {
            if (command.name().equals(name)) {
                command.run(Path.of(args[0]), Arrays.asList(args).subList(2, args.length));
                return;
            }
        }
        System.out.println("-Dbench=… is one of");
        COMMANDS.forEach(command -> System.out.printf("  %-13s %s%n", command.name(), command.purpose()));
        System.exit(2);
    }
}
