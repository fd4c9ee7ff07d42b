package org.marshal4j.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.marshal4j.tools.work.TypePages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code marshal4j report}. */
@Command(
        name = "report",
        description = "Writes a page for each type: its bytes, how to read each field, a message, its history.",
        mixinStandardHelpOptions = true,
        sortOptions = false)
final class ReportCommand implements Callable<Integer> {
    @Mixin
    private ModuleOptions module;

    @Mixin
    private JvmOptions jvm;

    @Option(names = "--to", paramLabel = "FOLDER", required = true, description = "Where the pages go.")
    private Path folder;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        Told told = Told.of(spec);
        return module.work(each -> {
            new TypePages(each, jvm.jvms(), told).write(folder);
            return told.end(Optional.empty());
        });
    }
}
