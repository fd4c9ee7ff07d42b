package org.marshal4j.benchmarks;

import java.nio.file.Path;
import java.util.List;

/** Measures everything that the tables and charts show. */
final class AllCommand implements Command {

    @Override
    public String name() {
        return "all";
    }

    @Override
    public String purpose() {
        return "measures every workload, shape and kind of memory, in some hours";
    }

    @Override
    public void run(Path module, List<String> arguments) throws Exception {
        new WorkloadsCommand().run(module, arguments);
        new ShapesCommand().run(module, arguments);
        new MemoryCommand().run(module, arguments);
    }
}
