package org.marshal4j.benchmarks;

import java.nio.file.Path;
import java.util.List;
import org.marshal4j.benchmarks.views.BookFilterBenchmark;
import org.marshal4j.benchmarks.views.BookForm;
import org.marshal4j.benchmarks.views.QueueFilterBenchmark;
import org.marshal4j.benchmarks.views.QueueForm;
import org.marshal4j.runtime.memory.MemoryAccess;

/** Measures views that read single fields: in memory, with Unsafe and without it, and in a queue. */
final class ViewsCommand implements Command {

    @Override
    public String name() {
        return "views";
    }

    @Override
    public String purpose() {
        return "measures single fields in place, changes of a few, and a filter over a queue; forks=1 as above, quick for a look";
    }

    @Override
    public void run(Path module, List<String> arguments) throws Exception {
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
