package org.marshal4j.cli;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.marshal4j.tools.work.KeptSamples;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code marshal4j samples}. */
@Command(
        name = "samples",
        description = "Adds messages of every schema in the lock file to the file of kept messages, which check reads.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class SamplesCommand implements Callable<Integer> {
    @Mixin
    private ModuleOptions module;

    @Mixin
    private JvmOptions jvm;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Told told = Told.of(spec);
        return module.work(each -> {
            new KeptSamples(each, jvm.jvms(), told).run();
            return told.end(Optional.empty());
        });
    }
}
