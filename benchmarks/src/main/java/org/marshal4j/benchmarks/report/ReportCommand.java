package org.marshal4j.benchmarks.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Fills in the sections of docs/performance-tables.md. A section stays as it is if nothing was measured for it. */
public final class ReportCommand {
    private ReportCommand() {}

    /** Runs the command, in the folder of this module. */
    public static void run(Path module, List<String> arguments) throws IOException {
        report(module.resolve("target/results"), Page.performance(module), new WrittenSizes());
    }

    static void report(Path results, Page page, Sizes sizes) throws IOException {
        List<Run> workloads = Run.of(results, "workloads");
        List<Run> shapes = Run.of(results, "shapes");
        List<Run> memory = Run.of(results, "memory");
        if (!workloads.isEmpty()) {
            page.replace("workloads", new WorkloadSection(workloads, sizes, page.charts()).write());
            page.replace("workloads-verdict", new Verdict(sizes).ofWorkloads(workloads));
        }
        if (!shapes.isEmpty()) {
            ShapeSection section = new ShapeSection(shapes, page.charts());
            page.replace("shapes", section.write());
            page.replace("bulk", section.fieldsAgainstBulk());
            page.replace("shapes-verdict", Verdict.ofShapes(shapes));
        }
        if (!memory.isEmpty()) {
            page.replace("memory", MemorySection.of(memory));
        }
        List<Run> fields = Run.of(results, "fields");
        List<Run> copies = Run.of(results, "copies");
        if (!fields.isEmpty()) {
            page.replace("fields", FieldTables.fields(fields));
        }
        if (!copies.isEmpty()) {
            page.replace("copies", FieldTables.copies(copies));
        }
        if (workloads.isEmpty() && fields.isEmpty() && copies.isEmpty() && shapes.isEmpty() && memory.isEmpty()) {
            System.out.println("No results in " + results + ": measure first, with -Dbench=quick or -Dbench=all");
        }
    }
}
