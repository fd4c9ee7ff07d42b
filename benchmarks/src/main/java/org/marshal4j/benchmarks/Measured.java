package org.marshal4j.benchmarks;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.marshal4j.benchmarks.former.FormerCommand;
import org.marshal4j.benchmarks.former.FormerMessage;
import org.marshal4j.benchmarks.former.Way;
import org.marshal4j.benchmarks.memory.Before;
import org.marshal4j.benchmarks.shapes.Memory;
import org.marshal4j.benchmarks.shapes.Profile;
import org.marshal4j.benchmarks.shapes.Shape;
import org.marshal4j.benchmarks.views.BookFilterBenchmark;
import org.marshal4j.benchmarks.views.BookForm;
import org.marshal4j.benchmarks.views.FieldForm;
import org.marshal4j.benchmarks.views.QueueFilterBenchmark;
import org.marshal4j.benchmarks.views.QueueForm;
import org.marshal4j.benchmarks.views.ViewPlace;
import org.marshal4j.benchmarks.workload.Workload;
import org.marshal4j.runtime.memory.MemoryAccess;

/** The commands that choose what {@link Measurements} measures. */
final class Measured {
    private Measured() {}

    /** Takes a quick look at some shapes and workloads. */
    static void quick(Path module, List<String> arguments) throws Exception {
        Measurements measurements = new Measurements(Effort.QUICK, module, "quick");
        for (Shape shape : List.of(Shape.MARKET_DATA, Shape.INTS_32)) {
            measurements.shape(shape, Memory.NATIVE, Profile.CLEAN);
        }
        for (Workload workload : List.of(Workload.BLOG_BENCH, Workload.MEDIA_STANDARD)) {
            measurements.workload(workload);
        }
    }

    /** Measures everything that the tables and charts show. */
    static void all(Path module, List<String> arguments) throws Exception {
        workloads(module, arguments);
        shapes(module, arguments);
        memory(module, arguments);
    }

    /** Measures the workloads with all libraries. */
    static void workloads(Path module, List<String> arguments) throws Exception {
        Chosen chosen = new Chosen(arguments);
        Measurements measurements = new Measurements(chosen.effort(), module, "workloads");
        for (Workload workload : chosen.of(Workload.class)) {
            measurements.workload(workload);
        }
    }

    /** Measures the shapes in all forms. */
    static void shapes(Path module, List<String> arguments) throws Exception {
        Chosen chosen = new Chosen(arguments);
        Measurements measurements = new Measurements(chosen.effort(), module, "shapes");
        for (Shape shape : chosen.of(Shape.class)) {
            for (Memory memory : chosen.of(Memory.class)) {
                for (Profile profile : chosen.of(Profile.class)) {
                    measurements.shape(shape, memory, profile);
                }
            }
        }
    }

    /** Measures the workloads in each kind of memory, with Unsafe and without it. */
    static void memory(Path module, List<String> arguments) throws Exception {
        Chosen chosen = new Chosen(arguments);
        Measurements measurements = new Measurements(chosen.effort(), module, "memory");
        for (Before before : chosen.of(Before.class)) {
            for (Workload workload : chosen.of(Workload.class)) {
                for (MemoryAccess access : chosen.of(MemoryAccess.class)) {
                    measurements.memory(workload, access, before);
                }
            }
        }
    }

    /** Measures single fields, read by views and by SBE. */
    static void fields(Path module, List<String> arguments) throws Exception {
        Chosen chosen = new Chosen(arguments);
        Measurements measurements = new Measurements(chosen.effort(), module, "fields");
        for (Before before : chosen.of(Before.class)) {
            for (MemoryAccess access : chosen.of(MemoryAccess.class)) {
                List<ViewPlace> places = new ArrayList<>(ViewPlace.by(access));
                places.retainAll(chosen.of(ViewPlace.class));
                List<FieldForm> forms = new ArrayList<>(FieldForm.by(access));
                forms.retainAll(chosen.of(FieldForm.class));
                for (FieldForm form : forms) {
                    measurements.fields(form, places, access, before);
                }
            }
        }
    }

    /** Measures copies, beside those by hand, and writing and reading. */
    static void copies(Path module, List<String> arguments) throws Exception {
        Chosen chosen = new Chosen(arguments);
        new Measurements(chosen.effort(), module, "copies").copies();
    }

    /** Measures messages of former versions of classes, what it takes to make a conversion, and a queue. */
    static void former(Path module, List<String> arguments) throws Exception {
        Chosen chosen = new Chosen(arguments);
        Effort effort = arguments.contains("quick") ? Effort.QUICK : chosen.effort();
        new Measurements(effort, module, "former").former(chosen.of(FormerMessage.class), chosen.of(Way.class));
        FormerCommand.inNewJvms();
    }

    /** Measures views that read single fields: in memory, with Unsafe and without it, and in a queue. */
    static void views(Path module, List<String> arguments) throws Exception {
        Chosen chosen = new Chosen(arguments);
        Effort effort = arguments.contains("quick") ? Effort.QUICK : chosen.effort();
        Measurements measurements = new Measurements(effort, module, "views");
        for (MemoryAccess access : chosen.of(MemoryAccess.class)) {
            measurements.views(access);
        }
        measurements.filter(QueueFilterBenchmark.class, chosen.of(QueueForm.class));
        measurements.filter(BookFilterBenchmark.class, chosen.of(BookForm.class));
    }
}
