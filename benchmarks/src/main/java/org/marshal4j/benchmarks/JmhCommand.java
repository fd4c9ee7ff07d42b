package org.marshal4j.benchmarks;

import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.Main;

/** Passes its arguments to JMH. */
final class JmhCommand implements Command {

    @Override
    public String name() {
        return "jmh";
    }

    @Override
    public String purpose() {
        return "passes arguments to JMH: -Dbench=\"jmh -prof gc Workload -p workload=ORDER_1\"";
    }

    @Override
    public void run(Path module, List<String> arguments) throws Exception {
        Main.main(arguments.toArray(String[]::new));
    }
}
