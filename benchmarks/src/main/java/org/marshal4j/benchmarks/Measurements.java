package org.marshal4j.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.marshal4j.benchmarks.copies.CopyBenchmark;
import org.marshal4j.benchmarks.former.FormerBenchmark;
import org.marshal4j.benchmarks.former.FormerMessage;
import org.marshal4j.benchmarks.former.MakingBenchmark;
import org.marshal4j.benchmarks.former.Way;
import org.marshal4j.benchmarks.memory.Before;
import org.marshal4j.benchmarks.memory.MemoryBenchmark;
import org.marshal4j.benchmarks.memory.Place;
import org.marshal4j.benchmarks.report.Machine;
import org.marshal4j.benchmarks.shapes.Form;
import org.marshal4j.benchmarks.shapes.Memory;
import org.marshal4j.benchmarks.shapes.Profile;
import org.marshal4j.benchmarks.shapes.Shape;
import org.marshal4j.benchmarks.shapes.ShapeBenchmark;
import org.marshal4j.benchmarks.views.DeltaBenchmark;
import org.marshal4j.benchmarks.views.FieldBenchmark;
import org.marshal4j.benchmarks.views.FieldForm;
import org.marshal4j.benchmarks.views.FieldsBenchmark;
import org.marshal4j.benchmarks.views.Filter;
import org.marshal4j.benchmarks.views.ViewPlace;
import org.marshal4j.benchmarks.workload.Peer;
import org.marshal4j.benchmarks.workload.Peers;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.benchmarks.workload.WorkloadBenchmark;
import org.marshal4j.runtime.memory.MemoryAccess;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.results.format.ResultFormatFactory;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;

/** Runs JMH for one group of rows after another, and keeps the results so far in a file in JMH's JSON. */
final class Measurements {
    private final Effort effort;
    private final Path file;
    private final List<RunResult> results = new ArrayList<>();

    /**
     * Creates an instance without results.
     *
     * @param module the folder of this module, whose {@code target/results} gets the files
     * @param name the name of the file, which is followed by the version of the JDK
     */
    Measurements(Effort effort, Path module, String name) throws IOException {
        this.effort = effort;
        Path folder = Files.createDirectories(module.resolve("target").resolve("results"));
        file = folder.resolve(name + "-jdk" + Runtime.version().feature() + ".json");
        Machine.write(file);
    }

    /**
     * Measures a shape: in all its forms in native memory with a clean profile, elsewhere only in those written by
     * hand and the generated one.
     */
    void shape(Shape shape, Memory memory, Profile profile) throws RunnerException {
        boolean all = memory == Memory.NATIVE && profile == Profile.CLEAN;
        run(effort.options()
                .include(ShapeBenchmark.class.getName() + "\\.")
                .param("shape", shape.name())
                .param("form", names(all ? Form.of(shape) : Form.compared(shape)))
                .param("memory", memory.name())
                .param("profile", profile.name()));
    }

    /** Measures a workload with all libraries that have a form for it. */
    void workload(Workload workload) throws RunnerException {
        Map<List<String>, List<String>> titles = new LinkedHashMap<>();
        for (Peer peer : Peers.entering(workload)) {
            titles.computeIfAbsent(peer.jvmFlags(), flags -> new ArrayList<>()).add(peer.title());
        }
        for (Map.Entry<List<String>, List<String>> alike : titles.entrySet()) {
            run(effort.options()
                    .include(WorkloadBenchmark.class.getName() + "\\.")
                    .param("workload", workload.name())
                    .param("peer", alike.getValue().toArray(String[]::new))
                    .jvmArgsAppend(alike.getKey().toArray(String[]::new)));
        }
    }

    /** Measures a workload in all places that an access supports, in JVMs that use this access. */
    void memory(Workload workload, MemoryAccess access, Before before) throws RunnerException {
        run(effort.options()
                .include(MemoryBenchmark.class.getName() + "\\.")
                .param("workload", workload.name())
                .param("access", access.name())
                .param("before", before.name())
                .param("place", names(Place.by(access)))
                .jvmArgsAppend("-D" + MemoryAccess.PROPERTY + "=" + property(access)));
    }

    /** Measures reads of fields and changes of messages in all places where an access works in place. */
    void views(MemoryAccess access) throws RunnerException {
        List<ViewPlace> places = ViewPlace.by(access);
        List<ViewPlace> changed = places.stream()
                .filter(place -> place != ViewPlace.HEAP_BUFFER
                        && place != ViewPlace.DIRECT_BUFFER
                        && place != ViewPlace.NATIVE_BYTES)
                .toList();
        views(FieldBenchmark.class, access, places);
        views(DeltaBenchmark.class, access, changed);
    }

    private void views(Class<?> benchmark, MemoryAccess access, List<ViewPlace> places) throws RunnerException {
        run(effort.options()
                .include(benchmark.getName() + "\\.")
                .param("access", access.name())
                .param("place", names(places))
                .jvmArgsAppend("-D" + MemoryAccess.PROPERTY + "=" + property(access)));
    }

    /** Measures single fields in places, read by a form in JVMs with an access. */
    void fields(FieldForm form, List<ViewPlace> places, MemoryAccess access, Before before) throws RunnerException {
        if (places.isEmpty()) {
            return;
        }
        List<String> flags = new ArrayList<>(form.jvmFlags());
        flags.add("-D" + MemoryAccess.PROPERTY + "=" + property(access));
        run(effort.options()
                .include(FieldsBenchmark.class.getName() + "\\.")
                .param("form", form.name())
                .param("place", names(places))
                .param("access", access.name())
                .param("before", before.name())
                .jvmArgsAppend(flags.toArray(String[]::new)));
    }

    /**
     * Measures copies. New ones are garbage, and the speed of a collector with many threads depends on how idle the
     * machine is. Copies into objects are measured with the collector that keeps track of what is stored.
     */
    void copies() throws RunnerException {
        run(effort.options()
                .include(CopyBenchmark.class.getName() + "\\.(copy|copyByHand|writeAndRead)$")
                .jvmArgsAppend("-XX:+UseSerialGC"));
        run(effort.options()
                .include(CopyBenchmark.class.getName() + "\\.\\w+Into\\w*$")
                .jvmArgsAppend("-XX:+UseG1GC"));
    }

    /** Measures messages of former versions of classes, and what it takes to make a conversion. */
    void former(List<FormerMessage> messages, List<Way> ways) throws RunnerException {
        run(effort.options()
                .include(FormerBenchmark.class.getName() + "\\.")
                .param("message", names(messages))
                .param("way", names(ways)));
        run(effort.options().include(MakingBenchmark.class.getName() + "\\."));
    }

    /** Measures a filter over a queue. */
    void filter(Class<? extends Filter> benchmark, List<? extends Enum<?>> forms) throws RunnerException {
        run(effort.options().include(benchmark.getName() + "\\.").param("form", names(forms)));
    }

    private static String property(MemoryAccess access) {
        return access.name().toLowerCase(Locale.ROOT).replace("_", "");
    }

    private static String[] names(List<? extends Enum<?>> constants) {
        return constants.stream().map(Enum::name).toArray(String[]::new);
    }

    private void run(ChainedOptionsBuilder options) throws RunnerException {
        results.addAll(new Runner(options.build()).run());
        ResultFormatFactory.getInstance(ResultFormatType.JSON, file.toString()).writeOut(results);
    }
}
