package org.marshal4j.benchmarks;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.marshal4j.benchmarks.allocation.AllocationCommand;
import org.marshal4j.benchmarks.compile.CompileCommand;
import org.marshal4j.benchmarks.first.FirstCommand;
import org.marshal4j.benchmarks.flink.FlinkCommand;
import org.marshal4j.benchmarks.kafka.KafkaCommand;
import org.marshal4j.benchmarks.latency.LatencyCommand;
import org.marshal4j.benchmarks.report.ReportCommand;
import org.marshal4j.benchmarks.serialization.SerializationCommand;
import org.marshal4j.benchmarks.tables.TablesCommand;
import org.openjdk.jmh.Main;

/** The main class: {@code ./mvnw -q -Pbench verify -Dbench=…} runs it. */
public final class Benchmarks {
    private static final List<Command> COMMANDS = List.of(
            new Command("quick", "measures some shapes and workloads, in a few minutes", Measured::quick),
            new Command("all", "measures every workload, shape and kind of memory, in some hours", Measured::all),
            new Command(
                    "workloads",
                    "measures the workloads that are named, or all; forks=1 for a shorter run",
                    Measured::workloads),
            new Command(
                    "shapes",
                    "measures the shapes, memories and profiles that are named (MARKET_DATA NATIVE CLEAN), or all; forks=1 as above",
                    Measured::shapes),
            new Command(
                    "memory",
                    "measures the workloads that are named (MARKET_DATA NOTHING), or all, in arrays, ByteBuffers and Bytes; forks=1 as above",
                    Measured::memory),
            new Command(
                    "views",
                    "measures single fields in place, changes of a few, and a filter over a queue; forks=1 as above, quick for a look",
                    Measured::views),
            new Command(
                    "fields",
                    "measures single fields by views and by SBE, in the forms, places, accesses and profiles that are named (VIEW ARRAY UNSAFE NOTHING), or all; forks=1 as above",
                    Measured::fields),
            new Command(
                    "report",
                    "writes the results that are there to docs/performance-tables.md, with charts",
                    ReportCommand::run),
            new Command(
                    "compile",
                    "measures what the processor adds to a compilation: -Dbench=\"compile [rounds [DTOs …]]\"",
                    CompileCommand::run),
            new Command(
                    "first",
                    "measures how long a new JVM takes to its first message: -Dbench=\"first [rounds]\"",
                    FirstCommand::run),
            new Command(
                    "latency",
                    "latency through a Chronicle Queue: -Dbench=\"latency rate=20000 warmup=10 seconds=10 runs=3\"",
                    LatencyCommand::run),
            new Command("allocation", "counts the bytes of garbage for a field of each type", AllocationCommand::run),
            new Command(
                    "serialization",
                    "orders in Java's object streams, and messages as arrays, in minutes",
                    SerializationCommand::run),
            new Command(
                    "copies",
                    "copies of the workloads, beside those by hand, and writing and reading: time and garbage; forks=1 as above",
                    Measured::copies),
            new Command(
                    "former",
                    "messages of former versions of classes, in the ways that are named (MARSHAL4J AVRO ORDER_10), or all; the first conversion of a JVM; a queue; forks=1 as above, quick for a look",
                    Measured::former),
            new Command(
                    "flink",
                    "records by Flink's serializers, Fory and ours: time and garbage, in six minutes",
                    FlinkCommand::run),
            new Command(
                    "kafka",
                    "records through a broker, and serializers alone, beside Avro, Protobuf and JSON, in three minutes",
                    KafkaCommand::run),
            new Command(
                    "tables",
                    "millions of rows: update, sum, article, memory, pauses, opening, or all of them; quick for a look",
                    TablesCommand::run),
            new Command("check", "writes, reads and compares everything once, and measures nothing", CheckCommand::run),
            new Command(
                    "jmh",
                    "passes arguments to JMH: -Dbench=\"jmh -prof gc Workload -p workload=ORDER_1\"",
                    (module, arguments) -> Main.main(arguments.toArray(String[]::new))));

    private Benchmarks() {}

    /** Takes the folder of this module, the name of a command, and the arguments of the command. */
    public static void main(String[] args) throws Exception {
        String name = args.length > 1 ? args[1] : "";
        for (Command command : COMMANDS) {
            if (command.name().equals(name)) {
                command.action().run(Path.of(args[0]), Arrays.asList(args).subList(2, args.length));
                return;
            }
        }
        System.out.println("-Dbench=… is one of");
        COMMANDS.forEach(command -> System.out.printf("  %-13s %s%n", command.name(), command.purpose()));
        System.exit(2);
    }
}
